"""Levels for people: from one who makes mistakes to one who thinks a second, each clearly stronger than the one below.

A level is the name of a player like any other: `troyes play --bots apprentice,master`.
"""

from __future__ import annotations

from typing import Final

LADDER: Final = ("search", "learned", "greedy", "noisy", "random")  # strongest first; all play every game

LEVELS: Final = {  # weakest first
    "apprentice": "noisy",
    "journeyman": "greedy",
    "master": "learned",
    "grandmaster": "search",  # for a second
}
USUAL: Final = "journeyman"


def ladder(first: str) -> list[str]:
    """A bot and all weaker ones. It may be told something: `search:seconds=1`."""
    return [first, *LADDER[LADDER.index(first.partition(":")[0]) + 1 :]]
