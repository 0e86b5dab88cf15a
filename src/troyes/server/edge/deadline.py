"""Deadlines of a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """One timer that is moved far more often than it fires: moving it on costs nothing until it would have fired."""

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Callable[[], None]) -> None:
        self.loop = loop
        self.late = late
        self.due: float | None = None
        self.timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.due = self.loop.time() + seconds
        if self.timer is not None and self.timer.when() > self.due:
            self.timer.cancel()
            self.timer = None
        if self.timer is None:
            self.timer = self.loop.call_at(self.due, self.look)

    def extend(self, seconds: float) -> None:
        if self.due is not None:
            self.due += seconds

    def clear(self) -> None:
        """It is met; the timer finds out by itself."""
        self.due = None

    def stop(self) -> None:
        """Nothing is waited for any more."""
        self.due = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def look(self) -> None:
        self.timer = None
        if self.due is None:
            return
        if self.loop.time() < self.due:
            self.timer = self.loop.call_at(self.due, self.look)
        else:
            self.due = None
            self.late()
