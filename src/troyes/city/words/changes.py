"""Sums of deniers, influence and points, by person."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.effect_codes import E_CARD_CUBE, E_DENIERS, E_INFLUENCE, E_POINTS
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.effects import Effect

GOODS = {E_DENIERS: "deniers", E_INFLUENCE: "influence", E_POINTS: "points", E_CARD_CUBE: "cubes"}
Sums = dict[int, dict[str, int]]  # seat -> unit -> amount


def sums(effects: Sequence[Effect]) -> Sums:
    """What each seat gains and loses in these effects, in order of appearance."""
    totals: Sums = {}
    for effect in effects:
        if effect.what in GOODS:
            held = totals.setdefault(effect.seat, {})
            unit = GOODS[effect.what]
            held[unit] = held.get(unit, 0) + effect.amount
    return totals


def gains(lexicon: Lexicon, held: dict[str, int]) -> str:
    """`+2 VP, −1 influence`."""
    return ", ".join(lexicon.signed(unit, n) for unit, n in held.items() if n)


def by_person(lexicon: Lexicon, effects: Sequence[Effect], actor: int = -1) -> str:
    """Changes of everybody; the actor alone is not named."""
    totals = {seat: held for seat, held in sums(effects).items() if any(held.values())}
    if list(totals) == [actor]:
        return gains(lexicon, totals[actor])
    return lexicon.say("word", "break").join(
        lexicon.say("word", "change", who=lexicon.who(seat), changes=gains(lexicon, held))
        for seat, held in totals.items()
    )
