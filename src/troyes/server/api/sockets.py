"""A socket that only tells: what is sent until either side ends it, and the codes with which it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from troyes.server.database.faults import StorageFailed

NO_STORAGE: Final = "storage"  # a reason that the page knows
PONG: Final = '"pong"'
COME_BACK, UNKNOWN, FORGED, MISSING, NOT_UNDERSTOOD, TRY_LATER = 4000, 4401, 4403, 4404, 1003, 1013

Handler = TypeVar("Handler", bound=Callable[..., Any])
SENT: Final[dict[Callable[..., Any], Any]] = {}


def sends(model: Any) -> Callable[[Handler], Handler]:
    """Declares what a socket sends besides `PONG`: OpenAPI has no place for it."""

    def declare(handler: Handler) -> Handler:
        SENT[handler] = model
        return handler

    return declare


def sent_by(handler: Callable[..., Any]) -> Any:
    return SENT.get(handler)


async def talk(socket: WebSocket, telling: Coroutine[Any, Any, None]) -> None:
    """Tell until that ends or the other side does."""
    sending = asyncio.create_task(telling)
    receiving = asyncio.create_task(receive(socket))
    done, waiting = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    errors = [None if task.cancelled() else task.exception() for task in done]
    for error in errors:
        if isinstance(error, StorageFailed):
            raise error  # whoever has accepted the socket says so
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
        await socket.close(COME_BACK if sending in done else receiving.result())
    for error in errors:
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            raise error


@asynccontextmanager
async def closed_without_storage(socket: WebSocket) -> AsyncIterator[None]:
    """While the storage is away, whoever watches is told so and comes back later."""
    try:
        yield
    except StorageFailed:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(TRY_LATER, NO_STORAGE)


async def receive(socket: WebSocket) -> int:
    """Nothing but `ping` is understood; the code with which the socket is closed."""
    while True:
        part = await socket.receive()
        if part["type"] == "websocket.disconnect":
            return 1000
        if part.get("text") != "ping":
            return NOT_UNDERSTOOD
        await socket.send_text(PONG)
