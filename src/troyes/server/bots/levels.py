"""The levels of bots that people can choose, and who plays when a bot fails."""

from __future__ import annotations

from typing import Final

from troyes.bots.registry import bots_for
from troyes.kernel.refusals import BadInput

STRONGEST_FIRST: Final = ["greedy", "noisy", "random"]  # where one does not know the game, or fails, the next one plays
LEVELS: Final[dict[str, str]] = {"easy": "noisy", "medium": "greedy"}
BEST: Final = "best"  # the strongest bot there is, for hints: no level that a seat can have


def add_level(level: str, bot: str) -> None:
    """A further level, played by a bot that is stronger than all before it; `BOTS` knows it by name."""
    STRONGEST_FIRST.insert(0, bot)
    LEVELS[level] = bot


def check_level(level: str, where: str) -> str:
    if level not in LEVELS:
        raise BadInput(where, "no level is called {level!r}", "Levels: {levels}", level=level, levels=list(LEVELS))
    return level


def bots_of(level: str, game: str) -> list[str]:
    """The bots that play a game at a level, strongest first; a level that is gone is played by the weakest."""
    strongest = STRONGEST_FIRST[0] if level == BEST else LEVELS.get(level, STRONGEST_FIRST[-1])
    playing = bots_for(game)
    return [name for name in STRONGEST_FIRST[STRONGEST_FIRST.index(strongest) :] if name in playing]
