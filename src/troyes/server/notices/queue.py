"""What is to be sent, in the database: written with the move that makes it somebody's turn, sent later by any process.

A delivery has the name of its decision, so there is one per decision however often it is asked for. Whoever sends it
marks it as sent first and takes the mark back only when it is sure that nothing has arrived. All its times are steady
ones (`now` here too): when the wall clock jumps, nothing is sent too early and nothing waits.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, select, update

from troyes.server.database.tables import deliveries, notices, people
from troyes.server.database.upsert import insert_new
from troyes.server.notices.outcomes import Outcome

MINUTE: Final = 60_000
BACK_OFF: Final = tuple(minutes * MINUTE for minutes in (1, 5, 30, 120, 360, 1440))
MOST_AT_ONCE: Final = 100
WAITS: Final[ColumnElement[bool]] = and_(deliveries.c.sent.is_(None), deliveries.c.given_up.is_(None))


def add(connection: Connection, notice: str, game: str | None, body: dict[str, Any], due: int, now: int) -> None:
    """Unless it is there already."""
    values = {"id": name_of(notice, game, body), "notice": notice, "game": game, "body": body}
    insert_new(connection, deliveries, {**values, "due": due, "created": now})


def name_of(notice: str, game: str | None, body: dict[str, Any]) -> str:
    text = f"{notice} {game or ''} {body['kind']} {body.get('decision', '')}"
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# ---- sending -----------------------------------------------------------------------------------------------------


def due(connection: Connection, now: int) -> list[Row[Any]]:
    """What is to be sent, with where it goes."""
    query = (
        select(deliveries, notices.c.kind, notices.c.target, notices.c.secret, notices.c.person, people.c.language)
        .join(notices, notices.c.id == deliveries.c.notice)
        .join(people, people.c.id == notices.c.person)
        .where(WAITS, deliveries.c.due <= now)
    )
    return list(connection.execute(query.order_by(deliveries.c.due).limit(MOST_AT_ONCE)))


def claim(connection: Connection, id: str, now: int) -> bool:
    """Mark a delivery as sent; False if another process has."""
    where = and_(deliveries.c.id == id, WAITS, deliveries.c.due <= now)
    values = {"sent": now, "tries": deliveries.c.tries + 1}
    return connection.execute(update(deliveries).where(where).values(values)).rowcount == 1


def settle(connection: Connection, row: Row[Any], outcome: Outcome, now: int) -> None:
    """Take the mark back if nothing has arrived. `row` is as it was before it was claimed."""
    if outcome not in (Outcome.AGAIN, Outcome.NEVER):
        return
    values: dict[str, Any] = {"sent": None}
    if outcome is Outcome.NEVER or row.tries >= len(BACK_OFF):
        values["given_up"] = now
    else:
        values["due"] = now + BACK_OFF[row.tries]
    connection.execute(update(deliveries).where(deliveries.c.id == row.id).values(values))


def give_up(connection: Connection, ids: Collection[str], now: int) -> None:
    connection.execute(update(deliveries).where(deliveries.c.id.in_(ids), WAITS).values(given_up=now))


def call_off(connection: Connection, notice: str) -> None:
    """Nothing more about this notice."""
    connection.execute(update(deliveries).where(deliveries.c.notice == notice, WAITS).values(given_up=0))


def soon(connection: Connection, until: int) -> list[Row[Any]]:
    """Turns that will be told until then, and to whom."""
    query = select(deliveries.c.id, notices.c.person).join(notices, notices.c.id == deliveries.c.notice)
    return list(connection.execute(query.where(WAITS, deliveries.c.due <= until, deliveries.c.game.is_not(None))))
