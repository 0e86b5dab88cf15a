"""Live updates: one socket per game and viewer. It only tells; orders go over HTTP.

Close codes: 4404 no such game, or not your seat; 4403 from another site; 4000 come back (behind, moved to another seat,
server ends); 1003 for anything sent but `ping`; 1013 too many sockets of one person, or, with the reason `storage`, the
server cannot reach its storage: come back later.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from sqlalchemy import Connection

from troyes.server.api.described import described
from troyes.server.api.games.access import GameId, Invitation, SeatWanted, game_for, viewer_for
from troyes.server.api.languages import language_of
from troyes.server.api.people.identity import find_person, services_of
from troyes.server.api.protection import is_same_origin
from troyes.server.api.sockets import FORGED, MISSING, TRY_LATER, closed_without_storage, sends, talk
from troyes.server.edge.sockets import PUSH
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.own_seats import shown_seat
from troyes.server.live.told.frames import Frame, catch_up
from troyes.server.live.told.hub import Subscription, has_to_wait
from troyes.server.live.told.shown import FrameShown
from troyes.server.services import Services

router = APIRouter(prefix="/games/{id}", tags=["live"])


@router.websocket("/live")
@sends(described(FrameShown))
async def watch(
    socket: WebSocket,
    id: GameId,
    invitation: Invitation = None,
    wanted: SeatWanted = None,
    after: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    moves: bool = False,
) -> None:
    """A frame at once, then one per change, for one seat as long as it is yours. `after`: what you have seen; `moves`:
    with your legal moves whenever you have to decide."""
    services = services_of(socket)
    await socket.accept()
    if not is_same_origin(socket.headers, services.settings):
        return await socket.close(FORGED)
    async with closed_without_storage(socket):
        await admit(socket, services, id, invitation, wanted, after, moves)


async def admit(
    socket: WebSocket,
    services: Services,
    id: str,
    invitation: str | None,
    wanted: int | None,
    after: int | None,
    moves: bool,
) -> None:
    """Who may watch is told until either side ends it."""
    person = await find_person(socket)
    who = None if person is None else person.id
    try:
        game = await game_for(services, id, person, invitation)
        viewer = await viewer_for(services, game, person, shown_seat(game, who, wanted), language_of(socket))
    except (NoSuchGame, Refused):
        return await socket.close(MISSING)
    viewer = viewer._replace(decides=moves)
    if services.hub.sockets_of(who) >= services.settings.sockets_per_person:
        return await socket.close(TRY_LATER)
    subscription = services.hub.subscribe(id, viewer, who, is_guest=invitation is not None)
    try:
        await talk(socket, send(socket, services, subscription, after))
    finally:
        services.hub.unsubscribe(subscription)


async def send(socket: WebSocket, services: Services, subscription: Subscription, after: int | None) -> None:
    """Frames in order; whatever was missed is read again. What can go out at once does not come this way."""
    await send_missed(socket, services, subscription, after)
    subscription.push = socket.scope.get("extensions", {}).get(PUSH, has_to_wait)
    while (frame := await subscription.queue.get()) is not None:
        if frame.last <= subscription.last:
            continue
        if frame.first != subscription.last + 1:  # something is missing, or has been told already
            await send_missed(socket, services, subscription, subscription.last)
        else:
            await socket.send_text(frame.data.decode())
            subscription.last = frame.last


async def send_missed(socket: WebSocket, services: Services, subscription: Subscription, after: int | None) -> None:
    def missed(connection: Connection) -> Frame:
        game = services.games.get(connection, subscription.game).by_calendar(services.time)
        return catch_up(connection, game, subscription.viewer, after)

    frame = await services.read(missed)
    await socket.send_text(frame.data.decode())
    subscription.last = frame.last
