"""HTTP as uvicorn speaks it, with an end to everything: the head, the time for head and body, requests that wait."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from troyes.server.edge.connection import LINGER, Deadline, EdgeConnection
from troyes.server.edge.refusal import answer

SPARE: Final = 1 << 20  # bytes of a body still read after its answer, so that the connection can be used again
BETWEEN: Final = 4  # the colon, a space and the end of the line of a field


class Refusal(Exception):
    """Ends the reading of a request."""


class EdgeHttp(EdgeConnection, HttpToolsProtocol):
    """One connection until it ends or becomes a socket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.arriving = Deadline(self.loop, self.too_slow)
        self.is_inside = False
        self.in_head = self.in_body = False
        self.status = 400  # of a refusal
        self.unread = self.head = self.fields = 0
        self.rest = -1  # bytes of the body; below zero where nobody has said how many
        self.bodies: deque[int] = deque()  # bytes held of every request that is not answered, the next one first

    # ---- the connection -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.is_inside = self.doors.enter(self.host)
        if self.is_inside:
            self.arriving.set(self.limits.head_seconds)
        else:
            self.refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        self.arriving.stop()
        self.leaving.stop()
        self.release_all()
        if self.is_inside:
            self.is_inside = False
            self.doors.leave(self.host)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The socket leaves through the same door."""
        self.arriving.stop()
        self.leaving.stop()
        self.release_all()
        super().handle_websocket_upgrade()

    # ---- reading --------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        if self.in_head:
            self.unread += len(data)
        elif not self.in_body and self.arriving.due is None:
            self.arriving.set(self.limits.head_seconds)
        super().data_received(data)
        if self.in_head and self.unread > self.limits.head_bytes:
            self.refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.unread = self.head = self.fields = 0
        self.rest = -1

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.line_bytes:
            self.stop_reading(414)
        self.count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self.fields += 1
        self.count(len(name) + len(value) + BETWEEN)
        if self.fields > self.limits.head_fields:
            self.stop_reading(431)
        if name.lower() == b"content-length" and value.isdigit():
            self.rest = int(value[:20])
        super().on_header(name, value)

    def count(self, size: int) -> None:
        self.head += size
        if self.head > self.limits.head_bytes:
            self.stop_reading(431)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self.limits.pipelined:
            self.stop_reading(400)
        self.in_head, self.in_body = False, True
        self.arriving.set(self.limits.body_seconds)
        self.bodies.append(0)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.arriving.extend(len(body) / self.limits.body_rate)
        if not self.is_answered():
            self.hold(len(body))
        super().on_body(body)
        self.rest -= len(body)

    def hold(self, size: int) -> None:
        self.bodies[-1] += size
        if not self.doors.hold(self.host, size) and self.bodies[-1] > self.limits.small_body:
            self.stop_reading(429)

    def release_all(self) -> None:
        self.doors.release(self.host, sum(self.bodies))
        self.bodies.clear()

    def is_answered(self) -> bool:
        """Whether the request whose body is arriving has its answer: refused for its size, say."""
        return self.cycle is not None and self.cycle.response_complete

    def on_message_complete(self) -> None:
        self.in_body = False
        self.arriving.clear()
        super().on_message_complete()

    # ---- refusing -------------------------------------------------------------------------------------------------

    def stop_reading(self, status: int) -> None:
        self.status = status
        raise Refusal

    def send_400_response(self, msg: str) -> None:
        """Whatever could not be read: our refusals, and what is no HTTP."""
        self.refuse(self.status)

    def too_slow(self) -> None:
        """A connection that was opened in advance and never used ends without a word: an answer to nothing would be
        taken for that to the next request."""
        is_unused = not self.in_head and not self.in_body
        if is_unused or (self.in_body and self.is_answered()):
            self.hang_up()
        else:
            self.refuse(408)

    def refuse(self, status: int) -> None:
        """Told unless an answer is under way; what the other side goes on sending would make its system forget it."""
        if self.is_refused or self.transport.is_closing():
            return
        self.is_refused = True
        self.arriving.stop()
        self.flow.resume_reading()
        is_answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if is_answering or self.pipeline:
            return self.abort()
        if self.cycle is not None and not self.cycle.response_complete:  # nobody answers a request that is cut off
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(answer(status))
        self.transport.write_eof()
        self.leaving.set(LINGER)

    # ---- answering ------------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        if self.bodies:  # else the connection has been lost meanwhile
            self.doors.release(self.host, self.bodies.popleft())
        super().on_response_complete()
        if self.transport.is_closing():
            self.leaving.set(self.limits.stalled_seconds)
        elif self.in_body and not 0 <= self.rest <= SPARE:
            self.hang_up()

    def hang_up(self) -> None:
        """What else is sent, such as the rest of a body that is answered already, is of no use."""
        self.is_refused = True
        self.arriving.stop()
        self.flow.resume_reading()
        self.transport.write_eof()
        self.leaving.set(LINGER)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.leaving.set(self.limits.stalled_seconds)
