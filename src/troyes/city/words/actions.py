"""Sentences of a turn: influence, dice bought and used, activities, cathedral, fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.city import effect_codes as e
from troyes.city.effect_codes import B_CARD
from troyes.city.layout import COLUMNS, NEUTRAL
from troyes.city.words.changes import by_person, gains, sums
from troyes.city.words.lexicon import Die, Lexicon
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect

CATHEDRAL_EFFECTS = (e.E_CATHEDRAL, e.E_POINTS, e.E_INFLUENCE)
DECIDED_LATER = ("archer", "chivalry", "diplomat", "miller")  # effects of cards that go on with a choice or a roll

# ---- influence -----------------------------------------------------------------------------------------------------


def reroll(lexicon: Lexicon, cursor: Cursor) -> str:
    paid = cursor.next()
    taken = cursor.take(e.E_DIE, because=e.B_REROLL)
    rolled = cursor.take(e.E_DIE, because=e.B_REROLL)
    die = lexicon.die(taken.where // 6, taken.where % 6 + 1) if taken else ""
    return lexicon.log(
        "reroll" if rolled else "reroll_begun",
        who=lexicon.who(paid.seat),
        cost=lexicon.amount("influence", paid.amount),
        die=die,
        value=rolled.where % 6 + 1 if rolled else "",
    )


def reroll_result(lexicon: Lexicon, cursor: Cursor) -> str:
    die = cursor.next()
    colour = lexicon.colour(die.where // 6)
    return lexicon.log("reroll_result", of=lexicon.of(die.seat), colour=colour, value=die.where % 6 + 1)


def recruit(lexicon: Lexicon, cursor: Cursor) -> str:
    paid = cursor.next()
    cursor.take(e.E_GENERAL, because=e.B_RECRUIT)
    came = cursor.take(e.E_SUPPLY, because=e.B_RECRUIT)
    return lexicon.log(
        "recruit",
        who=lexicon.who(paid.seat),
        cost=lexicon.amount("influence", paid.amount),
        citizens=lexicon.amount("citizens", came.amount if came else 1),
    )


def flip(lexicon: Lexicon, cursor: Cursor) -> str:
    paid = cursor.next()
    cost, who = lexicon.amount("influence", paid.amount), lexicon.who(paid.seat)
    flips = turned(lexicon, cursor)
    return lexicon.log("flip" if flips else "flip_begun", who=who, cost=cost, flips=flips)


def flip_more(lexicon: Lexicon, cursor: Cursor) -> str:
    who = lexicon.who(cursor.peek().seat)
    return lexicon.log("flip_more", who=who, flips=turned(lexicon, cursor))


def turned(lexicon: Lexicon, cursor: Cursor) -> str:
    """`yellow 1 to 6, red 2 to 5`: pairs of a die going and coming."""
    group = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_FLIP)
    return ", ".join(
        lexicon.say(
            "log",
            "flipped",
            die=lexicon.die(effect.where // 6, effect.where % 6 + 1),
            value=6 - effect.where % 6,
        )
        for effect in group
        if effect.amount < 0
    )


# ---- dice ----------------------------------------------------------------------------------------------------------


def lot(lexicon: Lexicon, cursor: Cursor) -> str:
    """The dice of an action: own ones used, others bought, a cube that improves them."""
    following = cursor.effects[cursor.at + 1 : cursor.at + 2]
    if cursor.peek().what == e.E_CARD_CUBE and not (following and is_of_lot(following[0])):
        return card_effect(lexicon, cursor)  # cubes that the card itself uses
    cube = cursor.take(e.E_CARD_CUBE)
    group = cursor.take_while(is_of_lot)
    buyer = next((effect.seat for effect in group if effect.because == e.B_PURCHASE), -1)
    actor = cube.seat if cube else buyer if buyer >= 0 else group[0].seat
    used = [effect for effect in group if effect.what == e.E_DIE]
    own = [die_of(effect) for effect in used if effect.seat == actor or not is_paid(group, effect)]
    bought = purchases(lexicon, group, actor)
    parts = [lexicon.say("log", "uses", who=lexicon.who(actor), dice=free_dice(lexicon, group, actor))] if own else []
    if bought:
        parts.append(lexicon.say("log", "and_buys" if own else "buys", who=lexicon.who(actor), dice=bought))
    text = " ".join(parts)
    if cube:
        text += ", " + lexicon.say("log", "with_cube", card=lexicon.card(cube.because - B_CARD))
    return text + "."


def is_of_lot(effect: Effect) -> bool:
    return effect.because in (e.B_USED, e.B_PURCHASE, e.B_SALE)


def die_of(effect: Effect) -> Die:
    return effect.where // 6, effect.where % 6 + 1


def is_paid(group: Sequence[Effect], die: Effect) -> bool:
    """Whether the purchase of a die follows it."""
    at = next(i for i, effect in enumerate(group) if effect is die)
    return at + 1 < len(group) and group[at + 1].because == e.B_PURCHASE


def free_dice(lexicon: Lexicon, group: Sequence[Effect], actor: int) -> str:
    free = [effect for effect in group if effect.what == e.E_DIE and not is_paid(group, effect)]
    if all(effect.seat == actor for effect in free):
        return lexicon.dice([die_of(effect) for effect in free], articles=True)
    return lexicon.owned_dice([(effect.seat, *die_of(effect)) for effect in free], actor)


def purchases(lexicon: Lexicon, group: Sequence[Effect], actor: int) -> str:
    """`yellow 5 from Gilles for 6 deniers and …`, one part per seller."""
    paid = [(effect, group[i + 1].amount) for i, effect in enumerate(group) if effect.what == e.E_DIE
            and is_paid(group, effect)]  # fmt: skip
    items = []
    for owner in dict.fromkeys(effect.seat for effect, _ in paid):
        dice = [die_of(effect) for effect, _ in paid if effect.seat == owner]
        price = -sum(amount for effect, amount in paid if effect.seat == owner)
        items.append(
            lexicon.say(
                "log",
                "from_neutral" if owner == NEUTRAL else "from_owner",
                dice=lexicon.dice(dice, articles=True),
                owner=lexicon.who(owner),
                price=lexicon.amount("deniers", price),
            )
        )
    return lexicon.series(items)


# ---- activities, fields, cathedral ---------------------------------------------------------------------------------


def activate(lexicon: Lexicon, cursor: Cursor) -> str:
    """`Merchant, 8 times: +16 deniers`."""
    note = cursor.next()
    group = effects_of_card(cursor, note.because)
    card = note.because - B_CARD
    entry = lexicon.names.figures.activity[lexicon.names.cards[card]]
    values = {"card": lexicon.card(card), "times": lexicon.times(activations(entry, note.amount))}
    result = by_person(lexicon, group, note.seat)
    if result:
        return lexicon.log("activates", **values, list=result)
    return lexicon.log("activates_waiting" if is_decided_later(lexicon, entry) else "activates_nothing", **values)


def activations(entry: dict[str, Any], times: int) -> int:
    """A card that counts dice keeps how many of them are high above the number of dice."""
    return times & 7 if entry.get("per_die") else times


def is_decided_later(lexicon: Lexicon, entry: dict[str, Any]) -> bool:
    effect = entry["effect"]
    return effect in DECIDED_LATER or any(effect in edge.goes_on for edge in lexicon.names.edges)


def effects_of_card(cursor: Cursor, because: int) -> list[Effect]:
    return cursor.take_while(
        lambda effect: (
            effect.because == because and effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS, e.E_CARD_CUBE)
        )
    )


def card_effect(lexicon: Lexicon, cursor: Cursor) -> str:
    because = cursor.peek().because
    group = effects_of_card(cursor, because)
    return lexicon.log("card_effect", card=lexicon.card(because - B_CARD), list=by_person(lexicon, group))


def shot(lexicon: Lexicon, cursor: Cursor) -> str:
    effect = cursor.next()
    return lexicon.log("shot", card=lexicon.card(effect.because - B_CARD), value=effect.where)


def build(lexicon: Lexicon, cursor: Cursor) -> str:
    note = cursor.next()
    if cursor.peek().because == e.B_CATHEDRAL:
        return cathedral_cubes(lexicon, cursor)
    return lexicon.log("builds_begun", who=lexicon.who(note.seat))


def cathedral_cubes(lexicon: Lexicon, cursor: Cursor) -> str:
    """Cubes that one action or one card lays, with their gains; a floor above the usual ones is named."""
    first = cursor.peek()
    group = cursor.take_while(lambda effect: effect.because == first.because and effect.what in CATHEDRAL_EFFECTS)
    placed = [effect.where for effect in group if effect.what == e.E_CATHEDRAL]
    columns = lexicon.series(sorted(place % COLUMNS + 1 for place in placed))
    numbers = lexicon.say("log", "column_one" if len(placed) == 1 else "column_many", numbers=columns)
    usual = lexicon.names.figures.rules["cathedral_levels"]
    if above := [place for place in placed if place // COLUMNS >= usual]:
        numbers = lexicon.say("log", "column_above", columns=numbers, level=above[0] // COLUMNS + 1)
    held = sums(group).get(first.seat, {})
    return lexicon.log("builds", who=lexicon.who(first.seat), columns=numbers, list=gains(lexicon, held))


def farm(lexicon: Lexicon, cursor: Cursor) -> str:
    note = cursor.take(e.N_ACTION)
    gained = cursor.take(e.E_DENIERS, because=e.B_FARM)
    if gained:
        return lexicon.log("farms", gain=lexicon.signed("deniers", gained.amount))
    return lexicon.log("farms_nothing", who=lexicon.who(note.seat)) if note else ""
