"""Live updates: one socket per game and viewer. It only tells; orders go over HTTP.

Close codes: 4404 no such game, or not your seat; 4403 from another site; 4000 come back (behind, moved to another seat,
server ends); 1003 for anything sent but `ping`; 1013 too many sockets of one person.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from troyes.server.api.access import GameId, Invitation, SeatWanted, game_for
from troyes.server.api.identity import find_person, services_of
from troyes.server.api.languages import language_of
from troyes.server.api.protection import is_same_origin
from troyes.server.live.frames import Frame, Viewer, catch_up
from troyes.server.live.hub import Subscription
from troyes.server.live.loading import NoSuchGame
from troyes.server.live.own_seats import shown_seat
from troyes.server.live.refused import Refused
from troyes.server.services import Services

COME_BACK, FORGED, MISSING, NOT_UNDERSTOOD, TRY_LATER = 4000, 4403, 4404, 1003, 1013
router = APIRouter(prefix="/games/{id}", tags=["live"])


@router.websocket("/live")
async def watch(
    socket: WebSocket,
    id: GameId,
    invitation: Invitation = None,
    wanted: SeatWanted = None,
    after: Annotated[int | None, Query(ge=0, le=2**31)] = None,
) -> None:
    """A frame at once, then one per change, for one seat as long as it is yours. `after`: what you have seen."""
    services = services_of(socket)
    await socket.accept()
    if not is_same_origin(socket.headers, services.settings):
        return await socket.close(FORGED)
    person = await find_person(socket)
    who = None if person is None else person.id
    try:
        game = await game_for(services, id, person, invitation)
        viewer = Viewer(shown_seat(game, who, wanted), language_of(socket))
    except (NoSuchGame, Refused):
        return await socket.close(MISSING)
    if services.hub.sockets_of(who) >= services.settings.sockets_per_person:
        return await socket.close(TRY_LATER)
    subscription = services.hub.subscribe(id, viewer, who, is_guest=invitation is not None)
    try:
        await talk(socket, services, subscription, after)
    finally:
        services.hub.unsubscribe(subscription)


async def talk(socket: WebSocket, services: Services, subscription: Subscription, after: int | None) -> None:
    """Until either side ends it."""
    sending = asyncio.create_task(send(socket, services, subscription, after))
    receiving = asyncio.create_task(receive(socket, services.settings.largest_frame))
    done, waiting = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    code = COME_BACK if sending in done else receiving.result()
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
        await socket.close(code)
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            raise error


async def send(socket: WebSocket, services: Services, subscription: Subscription, after: int | None) -> None:
    """Frames in order; whatever was missed is read again."""
    last = await send_missed(socket, services, subscription, after)
    while (frame := await subscription.queue.get()) is not None:
        if frame.last <= last:
            continue
        if frame.first != last + 1:  # something is missing, or has been told already
            last = await send_missed(socket, services, subscription, last)
        else:
            await socket.send_text(frame.data.decode())
            last = frame.last


async def send_missed(socket: WebSocket, services: Services, subscription: Subscription, after: int | None) -> int:
    frame: Frame = await services.read(
        lambda connection: catch_up(
            connection, services.games.get(connection, subscription.game), subscription.viewer, after
        )
    )
    await socket.send_text(frame.data.decode())
    return frame.last


async def receive(socket: WebSocket, longest: int) -> int:
    """Nothing but `ping` is understood; the code with which the socket is closed."""
    while True:
        part = await socket.receive()
        if part["type"] == "websocket.disconnect":
            return 1000
        if part.get("text") != "ping":
            return NOT_UNDERSTOOD
        await socket.send_text('"pong"')
