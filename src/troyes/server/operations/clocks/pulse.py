"""The steady time of all processes of a database, kept in one row.

On PostgreSQL one process leads: it writes its time every few seconds, and the others go by it. Only that the row
changes shows that somebody leads, never how late it is by anybody's clock; when it no longer does, the next one takes
over with the same time. On SQLite there is nobody to follow: the row is written when the wall clock has jumped.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Row, select, update

from troyes.server.database.tables import pulse
from troyes.server.database.upsert import insert_new
from troyes.server.database.writer import Transaction
from troyes.server.server_time import NOTICED

if TYPE_CHECKING:
    from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server.operations.clocks")
EVERY: Final = 2.0  # seconds between looks
SILENCE: Final = 10_000  # milliseconds after which nobody leads any more
TOLERANCE: Final = 5_000  # more than a leader's row can be late when it is read
THE_ROW: Final = 1


def find(connection: Connection) -> Row[Any] | None:
    return connection.execute(select(pulse).where(pulse.c.id == THE_ROW)).first()


def ahead_of(connection: Connection) -> int:
    """How far the steady time lies before the wall clock; a database without a row has seen no jump."""
    row = find(connection)
    return 0 if row is None else int(row.ahead)


class Pulse:
    """Made when the server starts, asked to `keep` time every few seconds."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.time = services.time
        self.name = services.games.process
        self.seen: int | None = None  # the last beat of somebody else
        self.heard = self.time.monotonic()  # when it came

    async def keep(self) -> None:
        row = await self.services.read(find)
        if row is not None and self.follows(row):
            return
        if row is None or self.services.database.is_postgresql or self.has_jumped(row):
            await self.services.write(lambda transaction: self.beat(transaction, row))

    def has_jumped(self, row: Row[Any]) -> bool:
        return abs(self.time.ahead - int(row.ahead)) > NOTICED

    def follows(self, row: Row[Any]) -> bool:
        """Whether another process leads; a beat that is new was written a moment ago."""
        if not self.services.database.is_postgresql or row.process == self.name:
            return False
        if row.beat != self.seen:
            if self.seen is not None:
                self.go_by(row.steady)
            self.seen, self.heard = row.beat, self.time.monotonic()
        return self.time.monotonic() - self.heard < SILENCE

    def go_by(self, steady: int) -> None:
        difference = steady - self.time.steady()
        if abs(difference) > TOLERANCE:
            LOG.warning("the clocks of this process are moved by %d ms, to those of the others", difference)
            self.time.shift(difference)

    def beat(self, transaction: Transaction, row: Row[Any] | None) -> None:
        """If others do so at the same moment, one of them leads."""
        number = 1 if row is None else row.beat + 1
        values = {"process": self.name, "beat": number, "steady": self.time.steady(), "ahead": self.time.ahead}
        if row is None:
            insert_new(transaction.connection, pulse, {"id": THE_ROW, **values})
        else:
            where = (pulse.c.id == THE_ROW, pulse.c.beat == row.beat)
            transaction.connection.execute(update(pulse).where(*where).values(values))
