"""What effects of the dice game change, as plain data: goods and numbers, buildings and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules import codes as c
from troyes.dice.rules.layout import COLUMNS
from troyes.kernel.contract.beat import Change, Moved
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.things import Amount, Thing

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
# Numbers of the table, by what they stand on.
NUMBERS: Final = {
    c.E_DONE: ("done", ""),
    c.E_DAY: ("day", ""),
    c.E_HALF: ("half", ""),
    c.E_FACE: ("face", "place"),
    c.E_NUMBER: ("number", "column"),
    c.E_WORTH: ("worth", "column"),
    c.E_TILE: ("tile", "plaza"),
    c.E_RAID: ("raid", "plaza"),
}


def cause(because: int) -> Thing | None:
    key = RULES.get(because)
    return None if key is None else Thing("rule", key)


def changes_of(effects: Sequence[Effect]) -> tuple[Change, ...]:
    return tuple(change for effect in effects if (change := change_of(effect)))


def change_of(effect: Effect) -> Change | None:
    seat, where, n = None if effect.seat == c.NOBODY else effect.seat, effect.where, effect.amount
    if effect.what in (c.E_CIRCLED, c.E_RESIDENT):
        unit = (RESOURCE_NAMES if effect.what == c.E_CIRCLED else COLOUR_NAMES)[where]
        return Change(seat, Amount(unit, n), cause(effect.because))
    if effect.what == c.E_SPENT:
        return Change(seat, Amount(RESOURCE_NAMES[where], -n), cause(effect.because), is_price=True)
    if effect.what not in NUMBERS:
        return None
    unit, kind = NUMBERS[effect.what]
    thing = Thing("plaza", COLOUR_NAMES[where]) if kind == "plaza" else Thing(kind, "", where + 1) if kind else None
    return Change(seat, Amount(unit, n), thing)


def moved_in(effects: Sequence[Effect]) -> tuple[Moved, ...]:
    return tuple(moved for effect in effects if (moved := moved_by(effect)))


def moved_by(effect: Effect) -> Moved | None:
    """A building that is built, a die of a sheet that is crossed out, a die of the wheel that comes or goes."""
    where = effect.where
    if effect.what == c.E_BUILT:
        return Moved(
            "building", effect.seat, None, Thing("building", BUILDING_ROWS[where // COLUMNS], where % COLUMNS + 1)
        )
    if effect.what == c.E_CROSSED:
        return Moved("die", effect.seat, Thing("die", COLOUR_NAMES[where // COLUMNS], where % COLUMNS + 1), None)
    if effect.what != c.E_DIE:
        return None
    die = Thing("die", str(where % 8), where // 8 + 1)
    return Moved("die", None, None, die) if effect.amount > 0 else Moved("die", None, die, None)
