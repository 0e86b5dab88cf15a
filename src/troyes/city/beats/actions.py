# compiled
"""Beats of a turn: influence, dice bought and used, activities, cathedral, fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.city.beats.places import card, colour, die
from troyes.city.beats.saying import amount, beat, by_person, dice_of, gains, of, signed, sums
from troyes.city.edge.names import Names
from troyes.city.rules import effect_codes as e
from troyes.city.rules.codes import dice_used
from troyes.city.rules.effect_codes import B_CARD
from troyes.city.rules.layout import COLUMNS, NEUTRAL
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Dice, Joined, Named, Part, Phrase, Series, Who
from troyes.kernel.contract.things import Amount
from troyes.kernel.play.cursor import Cursor

CATHEDRAL_EFFECTS = (e.E_CATHEDRAL, e.E_POINTS, e.E_INFLUENCE)
DECIDED_LATER = ("archer", "chivalry", "diplomat", "miller")  # effects of cards that go on with a choice or a roll

# ---- influence -----------------------------------------------------------------------------------------------------


def reroll(names: Names, cursor: Cursor) -> Beat:
    paid = cursor.next()
    taken = cursor.take(e.E_DIE, because=e.B_REROLL)
    rolled = cursor.take(e.E_DIE, because=e.B_REROLL)
    return beat(
        "reroll" if rolled else "reroll_begun",
        paid.seat,
        None,
        rolled.where % 6 + 1 if rolled else None,
        who=Who(paid.seat),
        cost=amount("influence", paid.amount),
        die=dice_of([taken], False) if taken else "",
        value=rolled.where % 6 + 1 if rolled else "",
    )


def reroll_result(names: Names, cursor: Cursor) -> Beat:
    rolled = cursor.next()
    shade, value = colour(rolled.where // 6), rolled.where % 6 + 1
    return beat("reroll_result", rolled.seat, None, value, of=of(rolled.seat), colour=Named(shade), value=value)


def recruit(names: Names, cursor: Cursor) -> Beat:
    paid = cursor.next()
    cursor.take(e.E_GENERAL, because=e.B_RECRUIT)
    came = cursor.take(e.E_SUPPLY, because=e.B_RECRUIT)
    return beat(
        "recruit",
        paid.seat,
        who=Who(paid.seat),
        cost=amount("influence", paid.amount),
        citizens=amount("citizens", came.amount if came else 1),
    )


def flip(names: Names, cursor: Cursor) -> Beat:
    paid = cursor.next()
    flips = turned(cursor)
    kind = "flip" if flips.items else "flip_begun"
    return beat(kind, paid.seat, who=Who(paid.seat), cost=amount("influence", paid.amount), flips=flips)


def flip_more(names: Names, cursor: Cursor) -> Beat:
    seat = cursor.peek().seat
    return beat("flip_more", seat, who=Who(seat), flips=turned(cursor))


def turned(cursor: Cursor) -> Joined:
    """`yellow 1 to 6, red 2 to 5`: pairs of a die going and coming."""
    group = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_FLIP)
    return Joined(
        tuple(
            Phrase("flipped", {"die": dice_of([effect], False), "value": 6 - effect.where % 6})
            for effect in group
            if effect.amount < 0
        )
    )


# ---- dice ----------------------------------------------------------------------------------------------------------


def lot(names: Names, cursor: Cursor) -> Beat:
    """The dice of an action: own ones used, others bought, a cube that improves them."""
    following = cursor.effects[cursor.at + 1 : cursor.at + 2]
    if cursor.peek().what == e.E_CARD_CUBE and not (following and is_of_lot(following[0])):
        return card_effect(names, cursor)  # cubes that the card itself uses
    cube = cursor.take(e.E_CARD_CUBE)
    group = cursor.take_while(is_of_lot)
    buyer = next((effect.seat for effect in group if effect.because == e.B_PURCHASE), -1)
    actor = cube.seat if cube else buyer if buyer >= 0 else group[0].seat
    own = [
        effect for effect in group if effect.what == e.E_DIE and (effect.seat == actor or not is_paid(group, effect))
    ]
    bought = purchases(group)
    said: list[Part] = []
    if own:
        said.append(Phrase("uses", {"who": Who(actor), "dice": free_dice(group, actor)}))
    if bought:
        said.append(Phrase("and_buys" if own else "buys", {"who": Who(actor), "dice": Series(bought)}))
    lot: Part = Joined(tuple(said), " ")
    if cube:
        lot = Joined((lot, Phrase("with_cube", {"card": Named(card(names, cube.because))})))
    return beat("lot", actor, card(names, cube.because) if cube else None, lot=lot)


def is_of_lot(effect: Effect) -> bool:
    return effect.because in (e.B_USED, e.B_PURCHASE, e.B_SALE)


def is_paid(group: Sequence[Effect], bought: Effect) -> bool:
    """Whether the purchase of a die follows it."""
    at = next(i for i, effect in enumerate(group) if effect is bought)
    return at + 1 < len(group) and group[at + 1].because == e.B_PURCHASE


def free_dice(group: Sequence[Effect], actor: int) -> Dice:
    free = [effect for effect in group if effect.what == e.E_DIE and not is_paid(group, effect)]
    if all(effect.seat == actor for effect in free):
        return dice_of(free)
    return Dice(tuple(die(effect.where, effect.seat) for effect in free), beside=actor)


def purchases(group: Sequence[Effect]) -> tuple[Part, ...]:
    """`yellow 5 from Gilles for 6 deniers and …`, one part per seller."""
    paid = [(effect, group[i + 1].amount) for i, effect in enumerate(group) if effect.what == e.E_DIE
            and is_paid(group, effect)]  # fmt: skip
    items = []
    for owner in dict.fromkeys(effect.seat for effect, _ in paid):
        parts: dict[str, Part] = {
            "dice": dice_of([effect for effect, _ in paid if effect.seat == owner]),
            "owner": Who(owner),
            "price": Amount("deniers", -sum(price for effect, price in paid if effect.seat == owner)),
        }
        items.append(Phrase("from_neutral" if owner == NEUTRAL else "from_owner", parts))
    return tuple(items)


# ---- activities, fields, cathedral ---------------------------------------------------------------------------------


def activate(names: Names, cursor: Cursor) -> Beat:
    """`Merchant, 8 times: +16 deniers`."""
    note = cursor.next()
    group = effects_of_card(cursor, note.because)
    about = card(names, note.because)
    entry = names.figures.activity[about.key]
    times = activations(entry, note.amount)
    parts: dict[str, Part] = {"card": Named(about), "times": times_said(times)}
    if (result := by_person(group, note.seat)).items:
        return beat("activates", note.seat, about, times, **parts, list=result)
    kind = "activates_waiting" if is_decided_later(names, entry) else "activates_nothing"
    return beat(kind, note.seat, about, times, **parts)


def times_said(n: int) -> Part:
    return Phrase("once", section="word") if n == 1 else Amount("times", n)


def activations(entry: dict[str, Any], times: int) -> int:
    """For a card that counts dice, the dice."""
    return int(dice_used(times)) if entry.get("per_die") else times


def is_decided_later(names: Names, entry: dict[str, Any]) -> bool:
    effect = entry["effect"]
    return effect in DECIDED_LATER or any(effect in edge.goes_on for edge in names.edges)


def effects_of_card(cursor: Cursor, because: int) -> list[Effect]:
    return cursor.take_while(
        lambda effect: (
            effect.because == because and effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS, e.E_CARD_CUBE)
        )
    )


def card_effect(names: Names, cursor: Cursor) -> Beat:
    first = cursor.peek()
    group = effects_of_card(cursor, first.because)
    about = card(names, first.because)
    return beat("card_effect", first.seat, about, card=Named(about), list=by_person(group))


def shot(names: Names, cursor: Cursor) -> Beat:
    effect = cursor.next()
    about = card(names, effect.because)
    return beat("shot", effect.seat, about, effect.where, card=Named(about), value=effect.where)


def build(names: Names, cursor: Cursor) -> Beat:
    note = cursor.next()
    if cursor.peek().because == e.B_CATHEDRAL:
        return cathedral_cubes(names, cursor)
    return beat("builds_begun", note.seat, who=Who(note.seat))


def cathedral_cubes(names: Names, cursor: Cursor) -> Beat:
    """Cubes that one action or one card lays, with their gains; a floor above the usual ones is named."""
    first = cursor.peek()
    group = cursor.take_while(lambda effect: effect.because == first.because and effect.what in CATHEDRAL_EFFECTS)
    placed = [effect.where for effect in group if effect.what == e.E_CATHEDRAL]
    columns = Series(tuple(sorted(place % COLUMNS + 1 for place in placed)))
    numbers = Phrase("column", {"n": len(placed), "numbers": columns})
    if above := [place for place in placed if place // COLUMNS >= names.figures.rules["cathedral_levels"]]:
        numbers = Phrase("column_above", {"columns": numbers, "level": above[0] // COLUMNS + 1})
    held = sums(group).get(first.seat, {})
    about = card(names, first.because) if first.because >= B_CARD else None
    return beat("builds", first.seat, about, len(placed), who=Who(first.seat), columns=numbers, list=gains(held))


def farm(names: Names, cursor: Cursor) -> Beat | None:
    note = cursor.take(e.N_ACTION)
    gained = cursor.take(e.E_DENIERS, because=e.B_FARM)
    if gained:
        return beat("farms", gained.seat, None, gained.amount, gain=signed("deniers", gained.amount))
    return beat("farms_nothing", note.seat, who=Who(note.seat)) if note else None
