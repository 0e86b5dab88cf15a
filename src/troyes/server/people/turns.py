"""Where somebody is waited for: one query on one index."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from troyes.server.database.tables import games, seats
from troyes.server.server_time import ServerTime

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
