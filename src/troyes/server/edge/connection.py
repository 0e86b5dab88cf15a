"""What requests and sockets share: the door they came in by, deadlines, and an end to what nobody takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from troyes.server.edge.doors import Doors


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


LINGER: Final = 1.0  # seconds in which a refusal can be read, while what is still sent is thrown away


class EdgeConnection(asyncio.Protocol):
    """Stands before one of uvicorn's protocols, which brings the loop and the transport."""

    if TYPE_CHECKING:
        loop: asyncio.AbstractEventLoop
        transport: asyncio.Transport

    def __init__(self, *given: Any, doors: Doors, **named: Any) -> None:
        super().__init__(*given, **named)
        self.doors = doors
        self.limits = doors.limits
        self.leaving = Deadline(self.loop, self.abort)
        self.is_refused = False  # nothing it sends is read any more

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving.set(self.limits.stalled_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.is_refused:
            self.leaving.clear()

    def abort(self) -> None:
        self.transport.abort()
