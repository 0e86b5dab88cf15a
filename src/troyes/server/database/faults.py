"""Faults of the storage: which errors are the database's and not the program's, in the driver's words and in ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

BROKEN: Final = (OperationalError, InterfaceError, InternalError, NoConnection)
LONGEST_REASON: Final = 200
NO_SUCH_FILE: Final = "the file has been moved or deleted"
FULL, DAMAGED, BUSY, LOCKED_UP, AWAY, OTHER = "full", "damaged", "busy", "read-only", "away", "other"
SQLITE: Final = {  # the first byte of its error codes says what kind of error it is
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_READONLY: LOCKED_UP,
    sqlite3.SQLITE_CANTOPEN: LOCKED_UP,
}
POSTGRESQL: Final = {"53100": FULL, "XX001": DAMAGED, "XX002": DAMAGED, "55P03": BUSY, "25006": LOCKED_UP}
PROBLEMS: Final = {
    FULL: Message("has-no-room-left"),
    DAMAGED: Message("is-damaged"),
    BUSY: Message("is-in-use"),
    LOCKED_UP: Message("cannot-be-opened-or"),
    AWAY: Message("cannot-be-reached"),
    OTHER: Message("cannot-be-used-server"),
}
REMEDIES: Final = {
    FULL: Message("make-room-on-its"),
    DAMAGED: Message("troyes-db-check-says"),
    BUSY: Message("wait-for-the-other"),
    LOCKED_UP: Message("let-the-user-of"),
    AWAY: Message("check-troyes-database-url"),
    OTHER: Message("look-at-its-disk"),
}


class StorageFailed(Exception):
    """The database could not do what was asked, or broke off while it did: whether it was written is not known."""

    def __init__(self, why: str = "", kind: str = OTHER) -> None:
        super().__init__(why)
        self.why = why  # the driver's reason
        self.kind = kind

    @property
    def remedy(self) -> Message:
        return REMEDIES[self.kind]

    def about(self, url: str) -> BadInput:
        """The same to whoever runs the program: which database, why, and the way out."""
        said = Message("plain-server", problem=PROBLEMS[self.kind], why=self.why)
        return BadInput(shown(url), said, self.remedy)


def is_fault(error: BaseException) -> bool:
    """Whether the database failed, rather than refused what it was given.

    SQLite calls a damaged file by the name that all errors of a database have in common.
    """
    return isinstance(error, BROKEN) or type(error) is DatabaseError


def as_failed(error: BaseException) -> StorageFailed:
    """What failed, in the first line of the driver's words: others may quote what was to be stored."""
    found: Any = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(found).strip().splitlines() or [type(found).__name__]
    failure = StorageFailed(lines[0][:LONGEST_REASON], kind_of(found))
    failure.__cause__ = error
    return failure


def kind_of(error: Any) -> str:
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, OTHER)
    state = getattr(error, "sqlstate", None)  # none: nobody has answered
    return AWAY if state is None or state[:2] in ("08", "57") else POSTGRESQL.get(state, OTHER)


@contextmanager
def storing() -> Iterator[None]:
    """Faults of the storage inside are called so."""
    try:
        yield
    except SQLAlchemyError as error:
        if is_fault(error):
            raise as_failed(error) from error
        raise


@contextmanager
def told_of(url: str) -> Iterator[None]:
    """Faults of the storage inside end the program with a plain message."""
    try:
        with storing():
            yield
    except StorageFailed as failure:
        raise failure.about(url) from None


# ---- its name ----------------------------------------------------------------------------------------------------


def file_of(url: str) -> Path | None:
    """The file of SQLite, by its one true name; None for PostgreSQL."""
    found = make_url(url)
    return Path(found.database or "").resolve() if found.get_backend_name() == "sqlite" else None


def shown(url: str) -> str:
    """A database as people may see it: its file, or its address without the password."""
    found = make_url(url)
    if found.get_backend_name() == "sqlite":
        return found.database or ""
    query = {"host": found.query["host"]} if "host" in found.query else {}
    return URL.create(
        "postgresql", found.username, None, found.host, found.port, found.database, query
    ).render_as_string()
