"""Whether anything stored has changed, and whether anything went wrong inside."""

from __future__ import annotations

import hashlib
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, func, make_url, select

from tests.server.serving import Running
from troyes.server.database.tables import METADATA

TIMES = {"seen"}  # when a device was last seen is no state of a game
OWN = {"pulse"}  # what the server writes by itself


def digest(server: Running) -> str:
    """Of every row of every table."""
    return server.services.database.read(digest_of)


def digest_of(connection: Connection) -> str:
    found = hashlib.sha256()
    for table in METADATA.sorted_tables:
        if table.name in OWN:
            continue
        columns = [column for column in table.columns if column.name not in TIMES]
        query = select(*columns).order_by(*table.primary_key.columns)
        count = connection.execute(select(func.count()).select_from(table)).scalar_one()
        found.update(f"{table.name} {count}".encode())
        for row in connection.execute(query):
            found.update(repr(tuple(row)).encode())
    return found.hexdigest()


class Watch:
    """Tells cheaply whether anything has changed since the last time it was asked."""

    def __init__(self, server: Running) -> None:
        self.server = server
        url = make_url(server.services.settings.database_url)
        self.sqlite = sqlite3.connect(url.database or "") if url.drivername == "sqlite" else None
        self.version, self.found = self.number(), digest(server)

    def number(self) -> int:
        """SQLite counts what others commit."""
        return 0 if self.sqlite is None else int(self.sqlite.execute("PRAGMA data_version").fetchone()[0])

    def digest(self) -> str:
        number = self.number()
        if self.sqlite is None or number != self.version:
            self.version, self.found = number, digest(self.server)
        return self.found

    def close(self) -> None:
        if self.sqlite is not None:
            self.sqlite.close()


class Faults(logging.Handler):
    """Everything logged as an error or with a traceback."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.records.append(self.format(record))


@contextmanager
def no_faults() -> Iterator[None]:
    """Fails if an error or a traceback is logged in the block."""
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(faults)
    assert not faults.records, "\n".join(faults.records)


@contextmanager
def untouched(server: Running) -> Iterator[None]:
    """Fails if anything stored is different after the block, or an error is logged in it."""
    before = digest(server)
    with no_faults():
        yield
    assert digest(server) == before, "what was refused has changed something"
