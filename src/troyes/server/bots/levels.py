"""The levels of bots that people can choose."""

from __future__ import annotations

from typing import Final

from troyes.bots.registry import bots_for
from troyes.kernel.refusals import BadInput

# The bots of a level, best first: where one does not know the game, or fails, the next one plays.
LEVELS: Final[dict[str, tuple[str, ...]]] = {"easy": ("random",), "medium": ("greedy", "random")}


def check_level(level: str, where: str) -> str:
    if level not in LEVELS:
        raise BadInput(where, "no level is called {level!r}", "Levels: {levels}", level=level, levels=list(LEVELS))
    return level


def bots_of(level: str, game: str) -> list[str]:
    """The bots that play a game at a level, best first."""
    return [name for name in LEVELS.get(level, ("random",)) if name in bots_for(game)]
