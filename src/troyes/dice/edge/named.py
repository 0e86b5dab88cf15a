"""The dice game's effects by name, and the sums of what they bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from troyes.dice.edge.names import COLOUR_NAMES, DEED_NAMES, DIRECTION_NAMES, RESOURCE_NAMES, building_name
from troyes.dice.rules import codes as c
from troyes.dice.rules.changes import RULES
from troyes.dice.rules.layout import COLUMNS
from troyes.dice.rules.setup import Setup
from troyes.kernel.contract.effects import Effect, decode_effect
from troyes.kernel.contract.things import Thing
from troyes.kernel.tools.naming import Named, seat_of

WHATS: Final = {
    c.E_CIRCLED: "circled",
    c.E_SPENT: "spent",
    c.E_RESIDENT: "resident",
    c.E_BUILT: "built",
    c.E_CROSSED: "crossed",
    c.E_WORTH: "worth",
    c.E_DONE: "done",
    c.E_FACE: "face",
    c.E_RAID: "raid",
    c.E_DIE: "die",
    c.E_DAY: "day",
    c.E_HALF: "half",
    c.E_NUMBER: "number",
    c.E_TILE: "tile",
    c.N_ACTION: "action",
    c.N_DESTROYED: "destroyed",
    c.N_PROTECTED: "protected",
    c.N_LOST: "lost",
    c.N_NO_BUILDING: "no_building",
    c.N_CHOICE: "choice",
    c.N_DIRECTION: "direction",
}


def resource(where: int) -> str:
    return RESOURCE_NAMES[where]


def colour(where: int) -> str:
    return COLOUR_NAMES[where]


def counted(where: int) -> int:
    return where + 1


def building(where: int) -> str:
    return building_name(where).replace(" ", ":")


def die_of_sheet(where: int) -> str:
    return f"{COLOUR_NAMES[where // COLUMNS]}:{where % COLUMNS + 1}"


def die(where: int) -> str:
    return f"{where // 8 + 1}:{where % 8}"


def as_it_is(where: int) -> int:
    return where


def deed(where: int) -> str:
    return DEED_NAMES[where]


def direction(where: int) -> str:
    return DIRECTION_NAMES[where]


PLACES: Final[dict[int, Callable[[int], str | int]]] = {
    c.E_CIRCLED: resource,
    c.E_SPENT: resource,
    c.E_RESIDENT: colour,
    c.E_BUILT: building,
    c.E_CROSSED: die_of_sheet,
    c.E_WORTH: counted,
    c.E_FACE: as_it_is,
    c.E_RAID: colour,
    c.E_DIE: die,
    c.E_NUMBER: counted,
    c.E_TILE: colour,
    c.N_ACTION: deed,
    c.N_DESTROYED: counted,
    c.N_PROTECTED: die_of_sheet,
    c.N_LOST: colour,
    c.N_CHOICE: counted,
    c.N_DIRECTION: direction,
}


def name_effect(effect: Effect) -> Named:
    """Dice of the wheel and columns are counted from 1, plazas of the wheel from 0 as in views."""
    where = PLACES[effect.what](effect.where) if effect.what in PLACES else None
    return Named(WHATS[effect.what], seat_of(effect.seat), where, cause(effect), effect.amount)


def cause(effect: Effect) -> Thing | None:
    if effect.what == c.N_ACTION:  # the colour as which the die is used
        return Thing("colour", COLOUR_NAMES[effect.because])
    key = RULES.get(effect.because)
    return None if key is None else Thing("rule", key)


def gains(setup: Setup, effects: Sequence[int]) -> list[dict[str, int]]:
    """Resources (by name) and residents (by colour) that every seat gains or loses; without what comes to nothing."""
    sums: list[dict[str, int]] = [{} for _ in range(int(setup.players))]
    for effect in map(decode_effect, effects):
        if effect.what not in (c.E_CIRCLED, c.E_SPENT, c.E_RESIDENT):
            continue
        unit = (COLOUR_NAMES if effect.what == c.E_RESIDENT else RESOURCE_NAMES)[effect.where]
        change = -effect.amount if effect.what == c.E_SPENT else effect.amount
        sums[effect.seat][unit] = sums[effect.seat].get(unit, 0) + change
    return [{unit: n for unit, n in held.items() if n} for held in sums]
