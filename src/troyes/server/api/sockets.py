"""A socket that only tells: what is sent until either side ends it, and the codes with which it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

COME_BACK, UNKNOWN, FORGED, MISSING, NOT_UNDERSTOOD, TRY_LATER = 4000, 4401, 4403, 4404, 1003, 1013


async def talk(socket: WebSocket, telling: Coroutine[Any, Any, None]) -> None:
    """Tell until that ends or the other side does."""
    sending = asyncio.create_task(telling)
    receiving = asyncio.create_task(receive(socket))
    done, waiting = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
        await socket.close(COME_BACK if sending in done else receiving.result())
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            raise error


async def receive(socket: WebSocket) -> int:
    """Nothing but `ping` is understood; the code with which the socket is closed."""
    while True:
        part = await socket.receive()
        if part["type"] == "websocket.disconnect":
            return 1000
        if part.get("text") != "ping":
            return NOT_UNDERSTOOD
        await socket.send_text('"pong"')
