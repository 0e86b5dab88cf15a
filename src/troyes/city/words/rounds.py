"""Sentences of the set-up and of the phases around the actions."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city import effect_codes as e
from troyes.city.layout import COUNTER, EVENTS, INCOME, REVEAL, WORKFORCE
from troyes.city.names import PHASES
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect
from troyes.kernel.phrasing import capital

# Phases whose first sentence says what begins.
OBVIOUS = (REVEAL, INCOME, WORKFORCE, EVENTS, COUNTER)


def phase(lexicon: Lexicon, cursor: Cursor) -> str:
    number = cursor.next().where
    return "" if number in OBVIOUS else lexicon.say("phase", PHASES[number])


def start_card(lexicon: Lexicon, cursor: Cursor) -> str:
    given = cursor.take(e.E_START)
    assert given is not None
    if given.amount > 0:
        return lexicon.log("start", who=lexicon.who(given.seat))
    taken = cursor.take(e.E_START)
    return lexicon.log("start_moves", who=lexicon.who(taken.seat)) if taken else ""


def dealing(lexicon: Lexicon, cursor: Cursor) -> str:
    seat = cursor.peek().seat
    hand = cursor.take_while(lambda effect: effect.what == e.E_CHARACTER and effect.seat == seat)
    what = lexicon.series([lexicon.names.character(effect.where, lexicon.language) for effect in hand])
    return lexicon.log("dealt", who=lexicon.who(seat), what=what)


def laying_open(lexicon: Lexicon, cursor: Cursor) -> str:
    """Characters that come to lie open, or one that leaves."""
    came = cursor.take_while(lambda effect: effect.what == e.E_FACE_UP and effect.amount > 0)
    what = lexicon.series([lexicon.names.character(effect.where, lexicon.language) for effect in came])
    return lexicon.log("laid_open", what=what) if came else ""


def placement(lexicon: Lexicon, cursor: Cursor) -> str:
    """A citizen leaves the supply for a space."""
    if cursor.effects[cursor.at + 1 : cursor.at + 2] and cursor.effects[cursor.at + 1].what == e.E_CITIZEN:
        cursor.next()
        placed = cursor.next()
        return lexicon.log("place", who=lexicon.who(placed.seat), at=lexicon.at_space(placed.where))
    return ""


def neutral_citizens(lexicon: Lexicon, cursor: Cursor) -> str:
    group = cursor.take_while(lambda effect: effect.because == e.B_SETUP and effect.what in (e.E_NEUTRAL, e.E_CITIZEN))
    spaces = [effect.where for effect in group if effect.what == e.E_CITIZEN]
    return lexicon.log("neutral_fill", spaces=lexicon.spaces(spaces))


def opening(lexicon: Lexicon, cursor: Cursor) -> str:
    opened = cursor.take_while(lambda effect: effect.what == e.E_CARD)
    cards = [
        lexicon.say(
            "word",
            "card_colour",
            card=lexicon.card(effect.amount - 1),
            colour=lexicon.colour(effect.where // 3),
        )
        for effect in opened
    ]
    return lexicon.log("cards", cards=lexicon.series(cards))


def income(lexicon: Lexicon, cursor: Cursor) -> str:
    """Everybody's income and salaries, up to the first who cannot pay."""
    paid = cursor.take_while(lambda effect: effect.what == e.E_DENIERS and effect.because in (e.B_INCOME, e.B_SALARY))
    items = []
    for seat in dict.fromkeys(effect.seat for effect in paid):
        came = sum(effect.amount for effect in paid if effect.seat == seat and effect.because == e.B_INCOME)
        went = sum(effect.amount for effect in paid if effect.seat == seat and effect.because == e.B_SALARY)
        items.append(f"{lexicon.who(seat)} +{came}" + (f" −{-went}" if went else ""))
    return lexicon.log("income", list=", ".join(items))


def unpaid(lexicon: Lexicon, cursor: Cursor) -> str:
    lost = cursor.next()
    return lexicon.log("unpaid", who=lexicon.who(lost.seat), loss=lexicon.signed("points", lost.amount))


def workforce(lexicon: Lexicon, cursor: Cursor) -> str:
    """The dice of one building, by district."""
    colour = cursor.peek().where // 6
    rolled = cursor.take_while(
        lambda effect: effect.what == e.E_DIE and effect.because == e.B_WORKFORCE and effect.where // 6 == colour
    )
    items = []
    for owner in sorted({effect.seat for effect in rolled}):
        values = sorted(effect.where % 6 + 1 for effect in rolled if effect.seat == owner)
        items.append(f"{lexicon.who(owner)} {' '.join(map(str, values))}")
    return lexicon.log("rolled", colour=capital_if_first(lexicon, colour), list=", ".join(items))


def capital_if_first(lexicon: Lexicon, colour: int) -> str:
    """French puts the colour after its noun."""
    return lexicon.colour_many(colour) if lexicon.language == "fr" else capital(lexicon.colour_many(colour))


def passing(lexicon: Lexicon, cursor: Cursor) -> str:
    passed = cursor.peek()
    if passed.amount < 0:
        return ""
    cursor.next()
    coins = cursor.take(e.E_COINS, because=e.B_PASS)
    who = lexicon.who(passed.seat)
    if coins is None:
        return lexicon.log("passes_bare", who=who)
    return lexicon.log("passes", who=who, coins=lexicon.amount("deniers", coins.amount))


def amounts(lexicon: Lexicon, effects: Sequence[Effect], unit: str) -> str:
    """`Anna 5 deniers, Bruno 4 deniers`."""
    totals: dict[int, int] = {}
    for effect in effects:
        totals[effect.seat] = totals.get(effect.seat, 0) + abs(effect.amount)
    return ", ".join(f"{lexicon.who(seat)} {lexicon.amount(unit, n)}" for seat, n in totals.items())


def waiting(lexicon: Lexicon, cursor: Cursor) -> str:
    coins = cursor.take_while(lambda effect: effect.what == e.E_COINS and effect.because == e.B_WAIT)
    return lexicon.log("waits", list=amounts(lexicon, coins, "deniers"))


def collecting(lexicon: Lexicon, cursor: Cursor) -> str:
    """Coins of the districts become deniers; those who passed are back."""
    group = cursor.take_while(
        lambda effect: effect.because == e.B_ROUND_END and effect.what in (e.E_COINS, e.E_DENIERS, e.E_PASSED)
    )
    deniers = [effect for effect in group if effect.what == e.E_DENIERS]
    return lexicon.log("collects", list=amounts(lexicon, deniers, "deniers")) if deniers else ""


def going_home(lexicon: Lexicon, cursor: Cursor) -> str:
    group = cursor.take_while(
        lambda effect: effect.because == e.B_ROUND_END and effect.what in (e.E_LYING, e.E_SUPPLY, e.E_NEUTRAL)
    )
    lying = [effect for effect in group if effect.what == e.E_LYING]
    return lexicon.log("home", list=amounts(lexicon, lying, "citizens"))


def clearing(lexicon: Lexicon, cursor: Cursor) -> str:
    cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_ROUND_END)
    return lexicon.log("cleared_dice")
