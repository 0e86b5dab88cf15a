"""The dice game's effects as plain data: what changed, where and because of what, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from troyes.dice import codes as c
from troyes.dice.layout import COLUMNS
from troyes.dice.names import COLOUR_NAMES, DEED_NAMES, DIRECTION_NAMES, RESOURCE_NAMES, building_name, word
from troyes.dice.phrases import phrase
from troyes.dice.setup import Setup
from troyes.kernel.effects import Effect, decode_effect
from troyes.kernel.naming import Cause, Naming, Parts

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
RULES: Final = {
    c.B_SETUP: "setup",
    c.B_PRICE: "price",
    c.B_VALUE: "value",
    c.B_COLOUR: "colour",
    c.B_DIE: "die",
    c.B_BUILDING: "building",
    c.B_LINK: "link",
    c.B_TRACK: "track",
    c.B_COLUMN: "column",
    c.B_TILE: "tile",
    c.B_MERCY: "mercy",
    c.B_BLACK: "black",
    c.B_WHEEL: "wheel",
    c.B_BOX: "box",
    c.B_CRIER: "crier",
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


class DiceNaming(Naming):
    """Names of effects: dice of the wheel and columns are counted from 1, plazas of the wheel from 0 as in views."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def parts(self, effect: Effect) -> Parts:
        where = PLACES[effect.what](effect.where) if effect.what in PLACES else None
        return Parts(WHATS[effect.what], where, self.cause(effect), effect.amount)

    def cause(self, effect: Effect) -> Cause | None:
        if effect.what == c.N_ACTION:  # the colour as which the die is used
            used = COLOUR_NAMES[effect.because]
            return Cause("colour", used, word(used, self.language))
        key = RULES.get(effect.because)
        return None if key is None else Cause("rule", key, phrase("rule", key, self.language))


@cache
def naming(language: str) -> DiceNaming:
    """The same for every setup."""
    return DiceNaming(language)


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
