"""The city's effects by name, and the sums of what they bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from troyes.city.beats.kinds import WHATS
from troyes.city.beats.places import COLOURS, cause
from troyes.city.edge.deeds import ACTIONS, HIGHEST_BLACK, SIMPLE
from troyes.city.edge.final_sheet import scorers
from troyes.city.edge.names import PHASES, Names, tradesman_space
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD
from troyes.city.rules.layout import (
    COLUMNS,
    FROM_BLACK_DICE,
    FROM_CATHEDRAL,
    FROM_CHARACTERS,
    FROM_EVENTS,
    FROM_KING,
    FROM_LOSSES,
    FROM_OUTDOOR,
    FROM_SALARIES,
    SPACES_PER_BUILDING,
)
from troyes.city.rules.setup import Setup
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.tools.naming import Named, seat_of

SOURCES: Final = {
    FROM_CATHEDRAL: "cathedral",
    FROM_EVENTS: "events",
    FROM_SALARIES: "salaries",
    FROM_LOSSES: "losses",
    FROM_BLACK_DICE: "black_dice",
    FROM_CHARACTERS: "characters",
    FROM_KING: "king",
    FROM_OUTDOOR: "outdoor",
}
GOODS: Final = {e.E_DENIERS: "deniers", e.E_INFLUENCE: "influence", e.E_POINTS: "vp"}

# ---- where --------------------------------------------------------------------------------------------------------

Place = Callable[[Names, int], str | int]


def space(names: Names, where: int) -> str:
    building, number = divmod(where, SPACES_PER_BUILDING)
    return f"{BUILDING_NAMES[building]}:{number + 1}"


def building_of(names: Names, where: int) -> str:
    return BUILDING_NAMES[where]


def tradesman(names: Names, where: int) -> str:
    return f"{where // 4}:{tradesman_space(where % 4)}"


def cathedral(names: Names, where: int) -> str:
    return f"{where // COLUMNS + 1}:{where % COLUMNS + 1}"


def die(names: Names, where: int) -> str:
    return f"{COLOURS[where // 6]}:{where % 6 + 1}"


def deed(names: Names, where: int) -> str | int:
    """The kind of an action, as its line in notation begins."""
    for edge in names.edges:
        if where in edge.deeds:
            return edge.deeds[where]
    return {**SIMPLE, **HIGHEST_BLACK, **ACTIONS}.get(where, where)


PLACES: Final[dict[int, Place]] = {
    e.E_POINTS: lambda names, where: SOURCES.get(where, where),
    e.E_CITIZEN: space,
    e.E_LYING: building_of,
    e.E_TRADESMAN: tradesman,
    e.E_CARD_CUBE: lambda names, where: where,
    e.E_EVENT_CUBE: lambda names, where: names.events[where],
    e.E_CATHEDRAL: cathedral,
    e.E_DIE: die,
    e.E_BLACK: lambda names, where: where,
    e.E_EVENT: lambda names, where: names.events[where],
    e.E_CARD: lambda names, where: where,
    e.E_CHARACTER: lambda names, where: names.characters[where],
    e.E_FACE_UP: lambda names, where: names.characters[where],
    e.E_TILE: lambda names, where: where + 1,
    e.E_TILE_CUBE: lambda names, where: where + 1,
    e.N_ACTION: deed,
    e.N_ROLLED: lambda names, where: where,
    e.N_RAISED: lambda names, where: where,
    e.N_PROTECTED: building_of,
    e.N_PHASE: lambda names, where: PHASES[where],
    e.N_KING_ROLL: lambda names, where: f"{where // 8}:{where % 8}",
    e.N_KING_ACTS: lambda names, where: where,
    e.N_REACTS: lambda names, where: where + 1,
}


def name_effect(names: Names, effect: Effect) -> Named:
    """Numbers of spaces, columns, levels and gates begin with 1, slots of cards with 0."""
    because, amount = effect.because, effect.amount
    if effect.what == e.E_CARD:
        because, amount = B_CARD + amount - 1, 1
    elif effect.what == e.E_TILE:
        because, amount = e.B_OUTDOOR + amount - 1, 1
    where = PLACES[effect.what](names, effect.where) if effect.what in PLACES else None
    return Named(WHATS[effect.what], seat_of(effect.seat), where, cause(names, because), amount)


def gains(setup: Setup, effects: Sequence[int]) -> list[dict[str, int]]:
    """What deniers, influence and points every scorer gains or loses; without what comes to nothing."""
    sums: dict[int, dict[str, int]] = {seat: {} for seat in scorers(setup)}
    for effect in map(decode_effect, effects):
        if effect.what in GOODS and effect.seat in sums:
            held, unit = sums[effect.seat], GOODS[effect.what]
            held[unit] = held.get(unit, 0) + effect.amount
    return [{unit: n for unit, n in held.items() if n} for held in sums.values()]
