"""Small words for tests of the solo game: stage a position where the King is to play, roll his dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.city.helpers import play
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.city.rules.setup import Setup

_setups: dict[str, Setup] = {}


def solo_setup(modules: Sequence[str] = (), **options: Any) -> Setup:
    """The setup of a solo game, made once."""
    chosen = {"players": 1, "modules": list(modules), **options}
    return _setups.setdefault(repr(chosen), CITY.setup(chosen))


def royal(
    modules: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    figures: dict[str, Any] | None = None,
    **fields: Any,
) -> Position:
    """A solo position by name, with the King to play unless `turn` or `phase` says otherwise."""
    setup = solo_setup(modules, **(options or {}))
    if figures:
        setup = CITY.setup({"players": 1, "modules": list(modules), **(options or {})}, figures)
    if fields.get("phase", "actions") == "actions":
        fields.setdefault("turn", "N")
    return CITY.stage(setup, fields, "test")


def king(position: Position, first: int, second: int) -> Position:
    """The King's turn with these dice."""
    return play(position, f"* king {first} {second}")


def you(dice: str = "W1", **fields: Any) -> dict[str, Any]:
    """The seat of the person; one die keeps the round going."""
    return {"A": {"dice": dice, **fields}}
