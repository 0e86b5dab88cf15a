"""When a device or token was last used: to the hour, so that looking at a page writes next to nothing."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, or_, update

from troyes.server.database.writer import Transaction

HOUR: Final = 3600 * 1000


def is_old(seen: int | None, now: int) -> bool:
    return seen is None or abs(now - seen) >= HOUR  # it may have been noted while the clock was wrong


def refresh(transaction: Transaction, table: Any, hashed: str, now: int) -> None:
    """Whoever comes second within an hour changes nothing."""
    is_recent = and_(table.c.seen > now - HOUR, table.c.seen < now + HOUR)
    query = update(table).where(table.c.hash == hashed, or_(table.c.seen.is_(None), ~is_recent))
    transaction.connection.execute(query.values(seen=now))
