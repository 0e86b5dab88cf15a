"""The rules of the board game Troyes, of the King's Challenge and of The Ladies of Troyes; `CITY` is the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["CITY"]

if TYPE_CHECKING:
    from troyes.city.game import CITY
else:

    def __getattr__(name: str) -> Any:
        """Fetched when first asked for: modules of the rules import each other without waiting for the whole game."""
        if name != "CITY":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from troyes.city.game import CITY

        return CITY
