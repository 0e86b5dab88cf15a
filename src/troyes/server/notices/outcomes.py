"""How an attempt to deliver something has ended."""

from __future__ import annotations

from enum import Enum


class Outcome(Enum):
    """What is UNSURE may have arrived, so it is not tried again: nobody is told twice."""

    DONE = "done"
    AGAIN = "again"  # it has not arrived; it may later
    NEVER = "never"  # it cannot arrive
    GONE = "gone"  # the receiver wants nothing any more
    UNSURE = "unsure"
