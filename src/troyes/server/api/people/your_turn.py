"""Whether you are waited for anywhere: asked once, or told over one socket for all your games.

Close codes of the socket: 4401 unknown person, 4403 from another site, 4000 come back, 1003 for anything sent but
`ping`, 1013 with the reason `storage` while the server cannot reach its storage.
"""

from __future__ import annotations

from typing import Any, Final

import orjson
from fastapi import APIRouter, Response, WebSocket
from pydantic import ConfigDict
from sqlalchemy import Connection, select

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.people.identity import Asked, Somebody, find_person, services_of
from troyes.server.api.protection import is_same_origin
from troyes.server.api.sockets import FORGED, UNKNOWN, closed_without_storage, sends, talk
from troyes.server.database.tables import games, seats
from troyes.server.people.following import Follower
from troyes.server.people.reception import reception_of
from troyes.server.server_time import ServerTime
from troyes.server.services import Services

AGAIN: Final = 60.0  # seconds after which to look even if nothing was heard
router = APIRouter(prefix="/your-turn", tags=["your turn"], responses=REFUSALS)


class TurnShown(Answered):
    """A game in which you have to decide; `deadline` in milliseconds since 1970. `seats`: all of yours that have to."""

    id: str
    game: str
    seat: int
    seats: list[int]
    deadline: int | None


class TurnsShown(Answered):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "count": 1,
                    "games": [{"id": "u3Yk2vLr9QeXc0aB", "game": "city", "seat": 0, "seats": [0], "deadline": None}],
                }
            ]
        }
    )

    count: int
    games: list[TurnShown]


@router.get("", response_model=TurnsShown)
async def your_turn(person: Somebody, services: Asked) -> Response:
    """How many games wait for you, and which; the nearest deadline first."""
    return Answer(await services.read(lambda connection: turns_of(connection, person.id, services.time)))


@router.websocket("/live")
@sends(TurnsShown)
async def watch_turns(socket: WebSocket) -> None:
    """The same as the answer of `GET /your-turn`, at once and whenever it changes."""
    services, following = services_of(socket), reception_of(socket).following
    await socket.accept()
    if not is_same_origin(socket.headers, services.settings):
        return await socket.close(FORGED)
    async with closed_without_storage(socket):
        person = await find_person(socket)
        if person is None:
            return await socket.close(UNKNOWN)
        follower = following.follow(person.id)
        try:
            await talk(socket, send(socket, services, follower))
        finally:
            following.leave(follower)


async def send(socket: WebSocket, services: Services, follower: Follower) -> None:
    last = b""
    while not follower.is_gone:
        found = await services.read(lambda connection: turns_of(connection, follower.person, services.time))
        data = orjson.dumps(found)
        if data != last:
            await socket.send_text(data.decode())
            last = data
        await follower.next(AGAIN)


MOST: Final = 200


def turns_of(connection: Connection, person: str, time: ServerTime) -> dict[str, Any]:
    """The games in which somebody has to decide, the nearest deadline first; counted up to `MOST`."""
    query = (
        select(seats.c.game, games.c.game.label("played"), seats.c.seat, seats.c.deadline)
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.person == person, seats.c.waiting)
        .order_by(seats.c.deadline.is_(None), seats.c.deadline, seats.c.game, seats.c.seat)
        .limit(MOST)
    )
    found: dict[str, dict[str, Any]] = {}
    for row in connection.execute(query):
        deadline = None if row.deadline is None else time.calendar(row.deadline)
        first = {"id": row.game, "game": row.played, "seat": row.seat, "seats": [], "deadline": deadline}
        found.setdefault(row.game, first)["seats"].append(row.seat)
    return {"count": len(found), "games": list(found.values())}
