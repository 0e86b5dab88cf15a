"""WebSockets as uvicorn speaks them, with an end to everything: handshakes, frames of all kinds, what nobody reads."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from troyes.server.edge.connection import LINGER, Deadline, EdgeConnection

PIECE: Final = 1024  # bytes that are taken apart at once: the smallest frames are many
PUSH: Final = "troyes.push"  # what the scope calls `push`
FLOOD: Final = 1008  # the code of sockets that send too much


class EdgeSocket(EdgeConnection, WebSocketsSansIOProtocol):
    """One socket, from its handshake on; it came in as HTTP and leaves through the same door."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.shaking = Deadline(self.loop, self.not_shaken)
        self.allowed = float(self.limits.frames)
        self.counted = self.loop.time()

    async def run_asgi(self) -> None:
        self.scope["extensions"][PUSH] = cast(Any, self.push)
        await super().run_asgi()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.shaking.set(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.shaking.stop()
        self.leaving.stop()
        self.doors.leave(self.host)
        super().connection_lost(exc)

    # ---- reading --------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self.abort()  # nothing would ever follow
            return
        for start in range(0, len(data), PIECE):
            if self.is_refused or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_text(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_pong(event)

    def is_allowed(self) -> bool:
        """One frame more; the first one too many closes the socket."""
        now = self.loop.time()
        regained = (now - self.counted) * self.limits.frames_per_second
        self.allowed = min(float(self.limits.frames), self.allowed + regained) - 1
        self.counted = now
        if self.allowed < 0 and not self.is_refused:
            self.is_refused = True
            self.conn.fail(FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": ""})
            self.leaving.set(LINGER)
        return not self.is_refused

    # ---- telling --------------------------------------------------------------------------------------------------

    def push(self, text: bytes) -> bool:
        """A message sent at once, without waking the task of the socket; False if it has to wait its turn."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_head(len(text)) + text)
        return True

    # ---- the end --------------------------------------------------------------------------------------------------

    def not_shaken(self) -> None:
        if not self.handshake_complete:
            self.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.leaving.set(LINGER)


def text_head(size: int) -> bytes:
    """What a whole text of so many bytes begins with, when a server sends it."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8, "big")
