# compiled
"""Small things that many beats say: people, amounts, dice, sums by person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from troyes.city.beats.places import die, seat_of
from troyes.city.rules.effect_codes import E_CARD_CUBE, E_DENIERS, E_INFLUENCE, E_POINTS
from troyes.city.rules.layout import NEUTRAL
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.phrase import Dice, Joined, Part, Phrase, Signed, Who
from troyes.kernel.contract.things import Amount, Thing

GOODS = {E_DENIERS: "deniers", E_INFLUENCE: "influence", E_POINTS: "vp", E_CARD_CUBE: "cubes"}
BREAK = Phrase("break", section="word")
Held = dict[str, int]  # unit -> amount
Sums = dict[int, Held]  # by seat


def beat(
    kind: str, seat: int | None = None, subject: Thing | None = None, n: int | None = None, /, **parts: Part
) -> Beat:
    """A beat that is told by the template of its kind."""
    return Beat(kind, None if seat is None else seat_of(seat), subject, n, says=Phrase(kind, parts))


def word(key: str, **parts: Part) -> Phrase:
    return Phrase(key, parts, "word")


def of(seat: int) -> Part:
    """Whose: `Anna's`."""
    return Who(seat, is_owner=True)


def amount(unit: str, n: int) -> Amount:
    return Amount(unit, abs(n))


def signed(unit: str, n: int) -> Signed:
    return Signed(Amount(unit, n))


def dice_of(effects: Sequence[Effect], has_articles: bool = True) -> Dice:
    """Dice that one owner gives."""
    return Dice(tuple(die(effect.where, effect.seat) for effect in effects), has_articles)


def citizen_of(seat: int) -> Phrase:
    """`a neutral citizen`, `Anna's citizen`."""
    if seat == NEUTRAL:
        return word("neutral_citizen")
    return Phrase("expelled_citizen", {"of": of(seat)})


# ---- sums ----------------------------------------------------------------------------------------------------------


def sums(effects: Sequence[Effect]) -> Sums:
    """What each seat gains and loses in these effects, in order of appearance."""
    totals: Sums = {}
    for effect in effects:
        if effect.what in GOODS:
            held = totals.setdefault(effect.seat, {})
            unit = GOODS[effect.what]
            held[unit] = held.get(unit, 0) + effect.amount
    return totals


def gains(held: Mapping[str, int]) -> Joined:
    """`+2 VP, −1 influence`."""
    return Joined(tuple(signed(unit, n) for unit, n in held.items() if n))


def by_person(effects: Sequence[Effect], actor: int = -1) -> Joined:
    """Changes of everybody; the actor alone is not named."""
    totals = {seat: held for seat, held in sums(effects).items() if any(held.values())}
    if list(totals) == [actor]:
        return gains(totals[actor])
    return Joined(tuple(word("change", who=Who(seat), changes=gains(held)) for seat, held in totals.items()), BREAK)


def with_gain(group: Sequence[Effect]) -> Part:
    """`: +1 influence`, or nothing."""
    changed = tuple(gains(held) for held in sums(group).values() if any(held.values()))
    return Phrase("gain", {"list": Joined(changed)}) if changed else ""


def amounts(effects: Sequence[Effect], unit: str) -> Joined:
    """`Anna 5 deniers, Bruno 4 deniers`."""
    totals: dict[int, int] = {}
    for effect in effects:
        totals[effect.seat] = totals.get(effect.seat, 0) + abs(effect.amount)
    return Joined(tuple(Joined((Who(seat), amount(unit, n)), " ") for seat, n in totals.items()))
