"""What requests and sockets share: the door they came in by, and an end to what nobody takes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from troyes.server.edge.deadline import Deadline
from troyes.server.edge.doors import Doors

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
