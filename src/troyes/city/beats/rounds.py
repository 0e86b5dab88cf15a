# compiled
"""Beats of the set-up and of the phases around the actions."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.beats.places import cause, character, colour, space
from troyes.city.beats.saying import amount, amounts, beat, signed, word
from troyes.city.edge.names import PHASES, Names
from troyes.city.rules import effect_codes as e
from troyes.city.rules.layout import COUNTER, EVENTS, INCOME, REVEAL, WORKFORCE
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Joined, Named, Part, Phrase, Series, Signed, Who
from troyes.kernel.contract.things import Amount, Thing
from troyes.kernel.play.cursor import Cursor

# Phases whose first sentence says what begins.
OBVIOUS = (REVEAL, INCOME, WORKFORCE, EVENTS, COUNTER)


def phase(names: Names, cursor: Cursor) -> Beat | None:
    number = cursor.next().where
    return None if number in OBVIOUS else Beat(PHASES[number], says=Phrase(PHASES[number], section="phase"))


def start_card(names: Names, cursor: Cursor) -> Beat | None:
    given = cursor.next()
    if given.amount > 0:
        return beat("start", given.seat, who=Who(given.seat))
    taken = cursor.take(e.E_START)
    return beat("start_moves", taken.seat, who=Who(taken.seat)) if taken else None


def characters(names: Names, effects: Sequence[Effect]) -> tuple[Named, ...]:
    return tuple(Named(character(names, effect.where)) for effect in effects)


def dealing(names: Names, cursor: Cursor) -> Beat:
    seat = cursor.peek().seat
    hand = cursor.take_while(lambda effect: effect.what == e.E_CHARACTER and effect.seat == seat)
    return beat("dealt", seat, who=Who(seat), what=Series(characters(names, hand)))


def laying_open(names: Names, cursor: Cursor) -> Beat | None:
    """Characters that come to lie open, or one that leaves."""
    came = cursor.take_while(lambda effect: effect.what == e.E_FACE_UP and effect.amount > 0)
    return beat("laid_open", what=Series(characters(names, came))) if came else None


def placement(names: Names, cursor: Cursor) -> Beat | None:
    """A citizen leaves the supply for a space."""
    following = cursor.effects[cursor.at + 1 : cursor.at + 2]
    if not following or following[0].what != e.E_CITIZEN:
        return None
    cursor.next()
    placed = cursor.next()
    where = space(placed.where)
    return beat("place", placed.seat, where, who=Who(placed.seat), at=Named(where, "at"))


def neutral_citizens(names: Names, cursor: Cursor) -> Beat:
    group = cursor.take_while(lambda effect: effect.because == e.B_SETUP and effect.what in (e.E_NEUTRAL, e.E_CITIZEN))
    return beat("neutral_fill", spaces=spaces([effect for effect in group if effect.what == e.E_CITIZEN]))


def spaces(effects: Sequence[Effect]) -> Joined:
    return Joined(tuple(Named(space(effect.where)) for effect in effects), word("break"))


def opening(names: Names, cursor: Cursor) -> Beat:
    opened = cursor.take_while(lambda effect: effect.what == e.E_CARD)
    cards = [
        word(
            "card_colour",
            card=Named(Thing("card", names.cards[effect.amount - 1])),
            colour=Named(colour(effect.where // 3)),
        )
        for effect in opened
    ]
    return beat("cards", cards=Series(tuple(cards)))


def income(names: Names, cursor: Cursor) -> Beat:
    """Everybody's income and salaries, up to the first who cannot pay."""
    paid = cursor.take_while(lambda effect: effect.what == e.E_DENIERS and effect.because in (e.B_INCOME, e.B_SALARY))
    items: list[Part] = []
    for seat in dict.fromkeys(effect.seat for effect in paid):
        came = sum(effect.amount for effect in paid if effect.seat == seat and effect.because == e.B_INCOME)
        went = sum(effect.amount for effect in paid if effect.seat == seat and effect.because == e.B_SALARY)
        sums = [Signed(Amount("deniers", n), is_bare=True) for n in ((came, went) if went else (came,))]
        items.append(Joined((Who(seat), *sums), " "))
    return beat("income", list=Joined(tuple(items)))


def unpaid(names: Names, cursor: Cursor) -> Beat:
    lost = cursor.next()
    return beat("unpaid", lost.seat, cause(names, lost.because), who=Who(lost.seat), loss=signed("vp", lost.amount))


def workforce(names: Names, cursor: Cursor) -> Beat:
    """The dice of one building, by district."""
    where = cursor.peek().where // 6
    rolled = cursor.take_while(
        lambda effect: effect.what == e.E_DIE and effect.because == e.B_WORKFORCE and effect.where // 6 == where
    )
    items = []
    for owner in sorted({effect.seat for effect in rolled}):
        values = sorted(effect.where % 6 + 1 for effect in rolled if effect.seat == owner)
        items.append(Joined((Who(owner), *values), " "))
    return beat("rolled", None, colour(where), colour=Named(colour(where), "many"), list=Joined(tuple(items)))


def passing(names: Names, cursor: Cursor) -> Beat | None:
    passed = cursor.peek()
    if passed.amount < 0:
        return None
    cursor.next()
    coins = cursor.take(e.E_COINS, because=e.B_PASS)
    if coins is None:
        return beat("passes_bare", passed.seat, who=Who(passed.seat))
    return beat("passes", passed.seat, who=Who(passed.seat), coins=amount("deniers", coins.amount))


def waiting(names: Names, cursor: Cursor) -> Beat:
    coins = cursor.take_while(lambda effect: effect.what == e.E_COINS and effect.because == e.B_WAIT)
    return beat("waits", list=amounts(coins, "deniers"))


def collecting(names: Names, cursor: Cursor) -> Beat | None:
    """Coins of the districts become deniers; those who passed are back."""
    group = cursor.take_while(
        lambda effect: effect.because == e.B_ROUND_END and effect.what in (e.E_COINS, e.E_DENIERS, e.E_PASSED)
    )
    deniers = [effect for effect in group if effect.what == e.E_DENIERS]
    return beat("collects", list=amounts(deniers, "deniers")) if deniers else None


def going_home(names: Names, cursor: Cursor) -> Beat:
    group = cursor.take_while(
        lambda effect: effect.because == e.B_ROUND_END and effect.what in (e.E_LYING, e.E_SUPPLY, e.E_NEUTRAL)
    )
    lying = [effect for effect in group if effect.what == e.E_LYING]
    return beat("home", list=amounts(lying, "citizens"))


def clearing(names: Names, cursor: Cursor) -> Beat:
    cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_ROUND_END)
    return beat("cleared_dice")
