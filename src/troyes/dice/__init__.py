"""Troyes Dice, the roll-and-write for one to ten players; `DICE` is the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["DICE"]

if TYPE_CHECKING:
    from troyes.dice.game import DICE
else:

    def __getattr__(name: str) -> Any:
        """Fetched when first asked for: modules of the rules import each other without waiting for the whole game."""
        if name != "DICE":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from troyes.dice.game import DICE

        return DICE
