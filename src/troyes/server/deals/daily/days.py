"""Days: they begin and end at midnight UTC, wherever somebody plays."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

LENGTH: Final = 24 * 3600 * 1000


def day_of(now: int) -> str:
    """The day of a time, as 2027-01-15."""
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=now)).date().isoformat()


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def beginning_of(day: str) -> int:
    """ValueError if there is no such day."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * LENGTH
