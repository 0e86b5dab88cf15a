"""Backups: a copy of the SQLite file, or the rows of either database in a portable file; and their way back."""

from __future__ import annotations

import gzip
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final, cast
from urllib.parse import quote

import orjson
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, make_url, text

from troyes.kernel.reading import cause
from troyes.kernel.refusals import BadInput
from troyes.server.database.migrate import FOLDER, LOCK, config_for
from troyes.server.database.portable import (
    REVISIONS,
    Progress,
    Reader,
    count_rows,
    revision_of,
    tables_of,
    written,
)

SQLITE: Final = b"SQLite format 3\x00"
PAGES: Final = 1000  # copied at once, between the moves of others


# ---- writing -----------------------------------------------------------------------------------------------------


def copy_sqlite(url: str, target: Path, progress: Progress | None = None) -> int:
    """A copy of the file while the server goes on; its size in bytes."""
    with new_file(target) as part:
        with closing(sqlite3.connect(str(make_url(url).database))) as source, closing(sqlite3.connect(part)) as copy:
            report = None if progress is None else lambda _, left, total: progress(total - left, total)
            source.backup(copy, pages=PAGES, progress=report)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, no companions
        return part.stat().st_size


def write_portable(engine: Engine, target: Path, progress: Progress | None = None) -> int:
    """All rows at one moment, while the server goes on; the size of the file in bytes."""
    with new_file(target) as part, opened(part, "wb", target) as file, engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        for line in written(connection, progress):
            file.write(line)
    return target.stat().st_size


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place once it is whole. Only its owner may read it: it holds secrets."""
    if target.exists():
        raise BadInput(str(target), "is there already", "Name a new file")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        flush(part)
        part.rename(target)
    except OSError as error:
        remedy = "Name a file in a folder you may write to"
        raise BadInput(str(target), "cannot be written ({why})", remedy, why=cause(error)) from None
    finally:
        part.unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Wait until the disk has it."""
    with open(path, "rb") as file:
        os.fsync(file.fileno())


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
    try:
        with open(source, "rb") as file:
            is_sqlite = file.read(len(SQLITE)) == SQLITE
        if is_sqlite:
            with from_sqlite(source) as lines:
                yield lines
        else:
            with opened(source, "rb", source) as file:
                yield iter(file)
    except (OSError, EOFError) as error:
        problem = "cannot be read ({why})"
        raise BadInput(str(source), problem, "Name a backup you may read", why=cause(error)) from None


@contextmanager
def from_sqlite(source: Path) -> Iterator[Iterator[bytes]]:
    """A backup is only looked at: opening it as a database of the server would change it."""
    url = f"sqlite:///file:{quote(str(source))}?mode=ro&uri=true"
    engine = create_engine(url, json_deserializer=orjson.loads, hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield written(connection)
    finally:
        engine.dispose()


def check_known(reader: Reader) -> None:
    known = {script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()}
    if reader.revision not in known:
        raise BadInput(reader.where, "was written by a newer version", "Update troyes, or name another database")


def clear_empty(connection: Connection) -> None:
    """Take empty tables away, so that they can be made as they were at the time of the backup."""
    tables = tables_of(connection)
    if any(count_rows(connection, table) for table in tables.sorted_tables):
        raise BadInput("TROYES_DATABASE_URL", "names a database that is not empty", "Name an empty one")
    tables.drop_all(connection)
    if revision_of(connection) is not None:
        connection.execute(text(f"DROP TABLE {REVISIONS}"))
