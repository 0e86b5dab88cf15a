"""How long a bot may think that looks further: less while others wait, so that nobody is answered late.

A question is to be answered within three seconds of being asked (`WITHIN`), however many are asked at once. Everybody
who waits shares the next two seconds of all workers, less what an answer takes besides thinking on this machine
as it is now; whoever has waited long already thinks the less, and in the end not at all: one look ahead is enough.
"""

from __future__ import annotations

from typing import Final

WITHIN: Final = 3.0
MOST: Final = 1.0  # seconds for one decision
SHARED: Final = 2.0  # seconds of each worker that all who wait now share
UNTIL: Final = 2.4  # seconds after the question: the rest is for the way there and back
LEAST: Final = 0.02  # a search that is shorter finds nothing that one look does not
LATEST: Final = 0.1  # how much the latest answer counts in what answers take besides thinking

FULL: Final = "full budgets"  # how often each was spent
SHRUNK: Final = "shrunk budgets"
NONE: Final = "no budget"


def time_to_think(waiting: int, workers: int, waited: float, besides: float = 0.0) -> float:
    """Seconds for a question that has waited so long, while so many wait behind it; 0.0 when there is no time."""
    seconds = min(MOST, SHARED * workers / (workers + waiting) - besides, UNTIL - waited - besides)
    return seconds if seconds >= LEAST else 0.0


def smoothed(before: float, latest: float) -> float:
    """What answers take besides thinking."""
    return before + LATEST * (latest - before)


def named(seconds: float) -> str:
    return FULL if seconds >= MOST else SHRUNK if seconds > 0 else NONE
