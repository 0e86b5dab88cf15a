"""Whether the storage works: what readiness reports, and what the log says of it.

The server writes something of its own every few seconds; the last of these writes counts, however often anybody asks.
What fails in between counts at once.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final

from sqlalchemy import text

from troyes.server.database.faults import NO_SUCH_FILE, StorageFailed, file_of, shown
from troyes.server.database.migrate import is_current
from troyes.server.database.writer import Transaction

LOG: Final = logging.getLogger("troyes.server.storage")
PATIENCE: Final = 20.0  # seconds: a write of the server's own that takes longer hangs
PAUSE: Final = 5.0  # seconds between two of them
AGAIN: Final = 1.0  # while the storage fails
ROOM: Final = 64 * 1024  # bytes: more than a move needs
OTHER_SCHEMA: Final = "the schema is that of another version"
# A write without a row that several processes would have to wait for.
LITTLE: Final = {
    "sqlite": text("UPDATE alembic_version SET version_num = version_num"),
    "postgresql": text("SELECT pg_logical_emit_message(true, 'troyes', 'works')"),
}


class Condition:
    """Any thread may tell and ask. A change is logged, and no more: others fail for the same reason meanwhile."""

    def __init__(self, url: str, clock: Callable[[], float] = monotonic) -> None:
        self.url = url
        self.clock = clock
        self.lock = Lock()
        self.why: str | None = None
        self.seen = clock()
        self.file = identity(url)

    @property
    def is_good(self) -> bool:
        return self.why is None and self.clock() - self.seen < PATIENCE

    @property
    def pause(self) -> float:
        """Seconds until the next write of the server's own."""
        return PAUSE if self.why is None else AGAIN

    def failed(self, failure: StorageFailed) -> None:
        with self.lock:
            is_new, self.why = failure.why != self.why, failure.why
        if is_new:
            fields = {"database": shown(self.url), "why": failure.why, "remedy": str(failure.remedy)}
            LOG.error("the storage fails", extra={"fields": fields})

    def works(self) -> None:
        with self.lock:
            was_failing, self.why, self.seen = self.why is not None, None, self.clock()
        if was_failing:
            LOG.warning("the storage works again", extra={"fields": {"database": shown(self.url)}})

    # ---- the server's own write -----------------------------------------------------------------------------------

    def write(self, transaction: Transaction) -> None:
        """A job of the writer: little while all is well, as much as a move needs after something has failed."""
        if identity(self.url) != self.file:  # what is written to it now is lost
            raise StorageFailed(NO_SUCH_FILE)
        connection = transaction.connection
        if not is_current(connection):
            raise StorageFailed(OTHER_SCHEMA)
        connection.execute(LITTLE[connection.dialect.name])
        if self.why is not None:
            name = f"troyes_room_{secrets.token_hex(8)}"
            kind = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
            connection.execute(text(f"CREATE TABLE {name} (room {kind})"))
            connection.execute(text(f"INSERT INTO {name} VALUES (:room)"), {"room": os.urandom(ROOM)})
            connection.execute(text(f"DROP TABLE {name}"))


def identity(url: str) -> tuple[int, int] | None:
    """Which file the name of the database leads to, if it is one."""
    file = file_of(url)
    try:
        found = None if file is None else file.stat()
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)
