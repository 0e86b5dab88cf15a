"""Lists of games, from the tables alone: no game has to be loaded for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from sqlalchemy import Column, Connection, Row, Select, select

from troyes.games import GameName, OptionsShown
from troyes.server.database.tables import games, progress, seats
from troyes.server.live.kept.live_game import OPEN, RUNNING, Status
from troyes.server.live.told.rendering import seat_shown
from troyes.server.live.told.shown import SeatShown
from troyes.server.server_time import ServerTime

COLUMNS: tuple[Column[Any], ...] = (
    games.c.id,
    games.c.game,
    games.c.options,
    games.c.created,
    progress.c.status,
    progress.c.changed,
    progress.c.deadline,
)
NARROW: dict[str, Column[Any]] = {"game": games.c.game, "status": progress.c.status}


class SummaryShown(TypedDict):
    """A game in a list."""

    id: str
    game: GameName
    status: Status
    players: int
    options: OptionsShown
    seats: list[SeatShown]
    your_turn: bool
    created: int
    changed: int
    closes: int | None


class ListShown(TypedDict):
    games: list[SummaryShown]


def list_games(
    connection: Connection,
    time: ServerTime,
    wanted: str,
    person: str | None,
    limit: int,
    before: int | None,
    **equal: str | None,
) -> list[SummaryShown]:
    """Games with their seats, the last changed first; `equal` narrows them to a `game` or a `status`."""
    if wanted == "mine" and person is None:
        return []
    query: Select[Any] = select(*COLUMNS).join(progress, progress.c.game == games.c.id)
    query = only(query, wanted, person).order_by(progress.c.changed.desc()).limit(limit)
    if before is not None:
        query = query.where(progress.c.changed < before)
    for name, value in equal.items():
        query = query if value is None else query.where(NARROW[name] == value)
    found: Sequence[Row[Any]] = connection.execute(query).all()
    seated = seats_of(connection, [row.id for row in found])
    return [summary(row, seated[row.id], person, time) for row in found]


def only(query: Select[Any], wanted: str, person: str | None) -> Select[Any]:
    if wanted == "mine":
        mine = select(seats.c.game).where(seats.c.person == person)
        return query.where(games.c.id.in_(mine))
    status = OPEN if wanted == "open" else RUNNING
    return query.where(progress.c.status == status, progress.c.visibility == "public")


def seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    query = select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.seat)
    for row in connection.execute(query):
        found[row.game].append(row)
    return found


def seats_shown(seated: list[Row[Any]], time: ServerTime) -> list[SeatShown]:
    return [seat_shown(row.seat, row, None if row.deadline is None else time.calendar(row.deadline)) for row in seated]


def summary(row: Row[Any], seated: list[Row[Any]], person: str | None, time: ServerTime) -> SummaryShown:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "players": len(seated),
        "options": row.options,
        "seats": seats_shown(seated, time),
        "your_turn": any(seat.waiting and seat.person == person for seat in seated) if person else False,
        "created": row.created,
        "changed": row.changed,
        "closes": time.calendar(row.deadline) if row.deadline is not None and row.status == OPEN else None,
    }
