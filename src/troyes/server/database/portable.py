"""All rows of a database as lines of JSON, the same from either database and good for either.

First a header (format, the schema's revision, rows per table), then per table a line that names its columns and one
line per row, at the end how many rows there were: a file that was cut off is noticed. Bytes are written in base64.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import orjson
from sqlalchemy import JSON, Column, Connection, LargeBinary, MetaData, Table, func, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from troyes import __version__
from troyes.kernel.contract.refusals import BadInput
from troyes.server.database.migrate import revision_of
from troyes.server.database.tables import METADATA
from troyes.words.message import Message, line_number

FORMAT: Final = "troyes-database"
VERSION: Final = 1
REVISIONS: Final = "alembic_version"
OURS: Final = frozenset(METADATA.tables)  # others may keep tables of their own beside ours
BATCH: Final = 500
REMEDY: Final = "restore-another-backup"
Progress = Callable[[int, int], None]
Row = dict[str, Any]


def tables_of(connection: Connection) -> MetaData:
    """The tables as they are in the database, whichever version made them."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in OURS)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return found


def count_rows(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


# ---- writing -----------------------------------------------------------------------------------------------------


def written(connection: Connection, progress: Progress | None = None) -> Iterator[bytes]:
    """The lines of all rows; the connection should see one state of the database throughout."""
    tables = tables_of(connection).sorted_tables
    counts = {str(table.name): count_rows(connection, table) for table in tables}
    total, done = sum(counts.values()), 0
    header = {"format": FORMAT, "version": VERSION, "revision": revision_of(connection), "troyes": __version__}
    yield line_of({**header, "rows": counts})
    for table in tables:
        yield line_of({"table": table.name, "columns": [column.name for column in table.columns]})
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=BATCH).execute(query):
            yield line_of([encoded(value) for value in row])
            done += 1
            if progress is not None and done % BATCH == 0:
                progress(done, total)
    yield line_of({"end": done})


def line_of(data: Any) -> bytes:
    return orjson.dumps(data) + b"\n"


def encoded(value: Any) -> Any:
    return b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


# ---- reading -----------------------------------------------------------------------------------------------------


class Reader:
    """Puts the rows of some lines into empty tables; BadInput names the line that is no good."""

    def __init__(self, lines: Iterable[bytes], where: str, progress: Progress | None = None) -> None:
        self.lines = enumerate(lines, 1)
        self.where = where
        self.progress = progress
        self.number = 0
        self.done = 0
        header = self.next()
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise self.bad(Message("is-not-a-backup"))
        if header.get("version") != VERSION or not isinstance(header.get("rows"), dict):
            raise self.bad(Message("was-written-by-a-newer-version"))
        self.revision = header.get("revision")
        self.rows: dict[str, int] = header["rows"]

    def next(self) -> Any:
        found = next(self.lines, None)
        if found is None:
            raise self.bad(Message("is-cut-off"))
        self.number = found[0]
        try:
            return orjson.loads(found[1])
        except orjson.JSONDecodeError:
            raise self.bad(Message("is-not-json")) from None

    def bad(self, problem: Message) -> BadInput:
        return BadInput((self.where, line_number(self.number)), problem, REMEDY)

    def put_all(self, connection: Connection) -> int:
        """All rows into tables that are empty and have the schema of the header's revision; how many there were."""
        tables = tables_of(connection).tables
        line = self.next()
        while isinstance(line, dict) and "table" in line:
            table = tables.get(line["table"])
            if table is None or set(line.get("columns", ())) != {column.name for column in table.columns}:
                raise self.bad(Message("names-a-table-that"))
            line = self.put_table(connection, table, [table.columns[name] for name in line["columns"]])
        if not isinstance(line, dict) or line.get("end") != self.done or sum(self.rows.values()) != self.done:
            raise self.bad(Message("does-not-hold-all"))
        return self.done

    def put_table(self, connection: Connection, table: Table, columns: list[Column[Any]]) -> Any:
        """The rows of one table; the line after them. Rows may name other rows of their table: those are named last."""
        later = Later(table)
        batch: list[Row] = []
        while isinstance(line := self.next(), list):
            batch.append(later.keep(self.decoded(line, columns)))
            self.done += 1
            if len(batch) == BATCH:
                self.put(connection, table, batch)
        self.put(connection, table, batch)
        later.put(connection)
        return line

    def decoded(self, values: list[Any], columns: list[Column[Any]]) -> Row:
        if len(values) != len(columns):
            raise self.bad(Message("does-not-fit-its"))
        try:
            return {column.name: decoded(value, column) for value, column in zip(values, columns)}
        except (ValueError, TypeError):
            raise self.bad(Message("does-not-fit-its")) from None

    def put(self, connection: Connection, table: Table, batch: list[Row]) -> None:
        if batch:
            try:
                connection.execute(insert(table), batch)
            except (IntegrityError, DataError):
                raise self.bad(Message("does-not-fit-the")) from None
            batch.clear()
        if self.progress is not None:
            self.progress(self.done, sum(self.rows.values()))


def decoded(value: Any, column: Column[Any]) -> Any:
    return b64decode(value) if value is not None and isinstance(column.type, LargeBinary) else value


class Later:
    """Columns that name another row of the same table, filled once all rows are there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.keys = [column.name for column in table.primary_key.columns]
        self.columns = [
            column.name for column in table.columns for key in column.foreign_keys if key.column.table is table
        ]
        self.kept: list[tuple[Row, Row]] = []

    def keep(self, row: Row) -> Row:
        """The row as it can be written now."""
        named = {name: row[name] for name in self.columns if row[name] is not None}
        if not named:
            return row
        self.kept.append(({key: row[key] for key in self.keys}, named))
        return {**row, **dict.fromkeys(self.columns)}

    def put(self, connection: Connection) -> None:
        for keys, named in self.kept:
            where = [self.table.columns[name] == value for name, value in keys.items()]
            connection.execute(update(self.table).where(*where).values(named))
