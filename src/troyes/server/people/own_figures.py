"""The figures that somebody plays with wherever a table names none."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select, update

from troyes.server.database.tables import own_figures
from troyes.server.database.upsert import insert_new
from troyes.server.database.writer import Transaction

Own = dict[str, Any]


def find(connection: Connection, person: str) -> Own:
    """Empty if there are none."""
    found: Own | None = connection.execute(select(own_figures.c.body).where(own_figures.c.person == person)).scalar()
    return found or {}


def save(transaction: Transaction, person: str, own: Own, now: int) -> None:
    values = {"body": own, "changed": now}
    if not insert_new(transaction.connection, own_figures, {"person": person, **values}):
        query = update(own_figures).where(own_figures.c.person == person)
        transaction.connection.execute(query.values(values))


def remove(transaction: Transaction, person: str) -> None:
    transaction.connection.execute(delete(own_figures).where(own_figures.c.person == person))
