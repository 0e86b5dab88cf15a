"""How long a bot may think that looks further: less while others wait, so that nobody is answered late.

A question is to be answered within three seconds of being asked (`WITHIN`), however many are asked at once. Everybody
who waits shares the next second and a half of all workers; whoever has waited long already thinks the less, and in the
end not at all: one look ahead takes milliseconds.
"""

from __future__ import annotations

from typing import Final

WITHIN: Final = 3.0
MOST: Final = 1.0  # seconds for one decision
SHARED: Final = 1.5  # seconds of each worker that all who wait now share
UNTIL: Final = 2.4  # seconds after the question: the rest is for the way there and back, and for a busy machine
LEAST: Final = 0.02  # a search that is shorter finds nothing that one look does not

FULL: Final = "full budgets"  # how often each was spent
SHRUNK: Final = "shrunk budgets"
NONE: Final = "no budget"


def time_to_think(waiting: int, workers: int, waited: float) -> float:
    """Seconds for a question that has waited so long, while so many wait behind it; 0.0 when there is no time."""
    seconds = min(MOST, SHARED * workers / (workers + waiting), UNTIL - waited)
    return seconds if seconds >= LEAST else 0.0


def named(seconds: float) -> str:
    return FULL if seconds >= MOST else SHRUNK if seconds > 0 else NONE
