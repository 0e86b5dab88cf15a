"""When a device or token was last used: to the hour, so that looking at a page writes next to nothing."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import or_, update

from troyes.server.database.writer import Transaction

HOUR: Final = 3600 * 1000


def is_old(seen: int | None, now: int) -> bool:
    return seen is None or seen <= now - HOUR


def refresh(transaction: Transaction, table: Any, hashed: str, now: int) -> None:
    """Whoever comes second within an hour changes nothing."""
    query = update(table).where(table.c.hash == hashed, or_(table.c.seen.is_(None), table.c.seen <= now - HOUR))
    transaction.connection.execute(query.values(seen=now))
