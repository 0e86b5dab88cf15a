"""Backups: a copy of the SQLite file, or the rows of either database in a portable file; and their way back."""

from __future__ import annotations

import gzip
import os
import secrets
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple, cast
from urllib.parse import quote

import orjson
from alembic import command
from sqlalchemy import Connection, Engine, create_engine, text

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause
from troyes.kernel.tools.writing import MAKE_ROOM, unwritable
from troyes.server.database import owner
from troyes.server.database.engine import Database
from troyes.server.database.faults import (
    BUSY,
    DAMAGED,
    StorageFailed,
    as_failed,
    file_of,
    shown,
    storing,
    told_of,
)
from troyes.server.database.migrate import (
    LOCK,
    NEWER_SCHEMA,
    UPDATE_TROYES,
    check_stored,
    config_for,
    known,
    revision_of,
    url_of,
)
from troyes.server.database.portable import REMEDY, REVISIONS, Progress, Reader, count_rows, tables_of, written

SQLITE: Final = b"SQLite format 3\x00"
PAGES: Final = 1000  # copied at once, between the moves of others
PART: Final = ".backup.part"


# ---- writing -----------------------------------------------------------------------------------------------------


class Written(NamedTuple):
    """What was put into a backup."""

    size: int  # bytes
    games: int


def write(database: Database, target: Path, is_portable: bool = False, progress: Progress | None = None) -> Written:
    """All that is stored, while the server goes on: SQLite as it is unless a portable file is wanted."""
    with told_of(database.url):
        database.read(check_stored)
        file = file_of(database.url)
        if is_portable or file is None:
            return write_portable(database.reading, target, progress)
        return copy_sqlite(file, target, progress)


def copy_sqlite(file: Path, target: Path, progress: Progress | None = None) -> Written:
    with new_file(target) as part, closing(sqlite3.connect(address(file, "rw"), uri=True)) as source:
        report = None if progress is None else lambda _, left, total: progress(total - left, total)
        try:
            with closing(sqlite3.connect(part)) as copy:
                source.backup(copy, pages=PAGES, progress=report)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, no companions
                [[problem]] = copy.execute("PRAGMA quick_check(1)")
                if problem != "ok":  # pages are copied as they are
                    raise StorageFailed(problem, DAMAGED)
                [[games]] = copy.execute("SELECT count(*) FROM games")
        except sqlite3.Error as error:
            raise blamed(error, file, target) from None
        return Written(part.stat().st_size, games)


def blamed(error: sqlite3.Error, file: Path, target: Path) -> BadInput | StorageFailed:
    """What fails while a file is copied is either the one that is read or the one that is written."""
    failure = as_failed(error)
    if failure.kind in (DAMAGED, BUSY):
        return failure
    return BadInput(str(target), "cannot-be-written", MAKE_ROOM, why=failure.why)


def write_portable(engine: Engine, target: Path, progress: Progress | None = None) -> Written:
    """All rows at one moment, as lines of JSON."""
    with new_file(target) as part, opened(part, "wb", target) as file, engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        games = count_rows(connection, tables_of(connection).tables["games"])
        for line in written(connection, progress):
            file.write(line)
    return Written(target.stat().st_size, games)


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place once it is whole. Only its owner may read it: it holds secrets.

    Who is killed in the middle leaves it behind; the next backup in the same folder takes it away.
    """
    if target.exists():
        raise BadInput(str(target), "is-there-already", "name-a-new-file")
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}{PART}")
    handle = None
    try:
        handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        owner.locked(handle)
        sweep(target.parent)
        yield part
        os.fsync(handle)
        part.rename(target)
    except OSError as error:
        raise unwritable(target, error) from None
    finally:
        discard(part)
        if handle is not None:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Take away what nobody is writing any more."""
    for part in folder.glob(f".*{PART}"):
        handle = os.open(part, os.O_RDWR)
        try:
            if owner.locked(handle):
                discard(part)
        finally:
            os.close(handle)


def discard(part: Path) -> None:
    """With what SQLite keeps beside a file that it writes."""
    for companion in ("-journal", "-wal", "-shm", ""):
        part.with_name(part.name + companion).unlink(missing_ok=True)


def opened(path: Path, mode: str, named: Path) -> IO[bytes]:
    """A file, packed if its name says so."""
    found = gzip.open if named.suffix == ".gz" else open
    return cast(IO[bytes], found(path, mode))


# ---- the way back ------------------------------------------------------------------------------------------------


def restore(engine: Engine, source: Path, progress: Progress | None = None) -> int:
    """Fill an empty database from a backup of either kind, all or nothing; how many rows there were."""
    with lines_of(source) as lines, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        reader = Reader(lines, str(source), progress)
        check_known(reader)
        clear_empty(connection)
        command.upgrade(config_for(connection), str(reader.revision))
        done = reader.put_all(connection)
        command.upgrade(config_for(connection), "head")
    return done


@contextmanager
def lines_of(source: Path) -> Iterator[Iterator[bytes]]:
    """The portable lines of a file, whichever kind of backup it is."""
    with ExitStack() as stack, reading(source):
        with open(source, "rb") as file:
            is_sqlite = file.read(len(SQLITE)) == SQLITE
        found = from_sqlite(source) if is_sqlite else opened(source, "rb", source)
        yield each(source, stack.enter_context(found))


def each(source: Path, lines: Iterable[bytes]) -> Iterator[bytes]:
    """What goes wrong while a backup is read is told of the backup, not of the database it is to fill."""
    left = iter(lines)
    while True:
        with reading(source):
            line = next(left, None)
        if line is None:
            return
        yield line


@contextmanager
def reading(source: Path) -> Iterator[None]:
    problem, remedy = "cannot-be-read", "name-a-backup-you"
    try:
        with storing():
            yield
    except (OSError, EOFError) as error:
        raise BadInput(str(source), problem, remedy, why=cause(error)) from None
    except (StorageFailed, zlib.error) as error:
        raise BadInput(str(source), "is-damaged-server", REMEDY, why=str(error)) from None


@contextmanager
def from_sqlite(source: Path) -> Iterator[Iterator[bytes]]:
    """A backup is only looked at: opening it as a database of the server would change it."""
    engine = create_engine(
        f"sqlite:///{address(source, 'ro')}&uri=true", json_deserializer=orjson.loads, hide_parameters=True
    )
    try:
        with engine.connect() as connection:
            yield written(connection)
    finally:
        engine.dispose()


def address(file: Path, mode: str) -> str:
    """A file for SQLite that must be there."""
    return f"file:{quote(str(file))}?mode={mode}"


def check_known(reader: Reader) -> None:
    if reader.revision not in known():
        raise BadInput(reader.where, NEWER_SCHEMA, UPDATE_TROYES)


def clear_empty(connection: Connection) -> None:
    """Take empty tables away, so that they can be made as they were at the time of the backup."""
    tables = tables_of(connection)
    if any(count_rows(connection, table) for table in tables.sorted_tables):
        where = shown(url_of(connection))
        raise BadInput(where, "names-a-database-that", "name-an-empty-one")
    tables.drop_all(connection)
    if revision_of(connection) is not None:
        connection.execute(text(f"DROP TABLE {REVISIONS}"))
