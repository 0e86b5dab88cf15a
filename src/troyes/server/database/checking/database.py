"""The whole database: every game, and what games share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, select, text

from troyes.server.database.checking.games import Checked, Finding, GameCheck
from troyes.server.database.engine import Database
from troyes.server.database.faults import DAMAGED, StorageFailed, as_failed, is_fault, storing
from troyes.server.database.migrate import check_current
from troyes.server.database.portable import Progress
from troyes.server.database.tables import figures, games
from troyes.server.live.tables.setups import Setups, hash_of
from troyes.words.message import Message


def check_database(database: Database, progress: Progress | None = None) -> Checked:
    """Everything; the server may go on meanwhile: each game is seen at one moment."""
    checked, setups = Checked(), Setups()
    with looking(database) as connection:
        check_current(connection)
        with damage_noted(checked):
            check_file(connection, checked)
        ids: Sequence[str] = ()
        with damage_noted(checked):
            check_figures(connection, checked)
            ids = connection.execute(select(games.c.id).order_by(games.c.created, games.c.id)).scalars().all()
    for number, id in enumerate(ids, 1):
        check_one(database, setups, id, checked)
        if progress is not None:
            progress(number, len(ids))
    return checked


def check_one(database: Database, setups: Setups, id: str, checked: Checked) -> None:
    """A game that cannot even be read is a finding like any other."""
    with looking(database) as connection:
        try:
            GameCheck(connection, setups, id, checked).run()
        except Exception as error:
            if is_fault(error) and as_failed(error).kind != DAMAGED:
                raise  # not this game's fault
            problem = Message("cannot-be-read-server", why=f"{type(error).__name__} {error}"[:200])
            checked.findings.append(Finding(id, 0, problem))


@contextmanager
def damage_noted(checked: Checked) -> Iterator[None]:
    """A file that is damaged here may be whole elsewhere."""
    try:
        with storing():
            yield
    except StorageFailed as failure:
        if failure.kind != DAMAGED:
            raise
        checked.findings.append(Finding("", 0, Message("the-file-is-damaged", what=failure.why)))


@contextmanager
def looking(database: Database) -> Iterator[Connection]:
    """A connection that sees one moment."""
    with database.reading.connect() as connection:
        if database.is_postgresql:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        yield connection


def check_file(connection: Connection, checked: Checked) -> None:
    """SQLite can look for broken pages and dangling references itself."""
    if connection.dialect.name != "sqlite":
        return
    for row in connection.exec_driver_sql("PRAGMA integrity_check"):
        if row[0] != "ok":
            checked.findings.append(Finding("", 0, Message("the-file-is-damaged", what=row[0])))
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        problem = Message("a-row-of-names", table=row[0], other=row[2])
        checked.findings.append(Finding("", 0, problem))


def check_figures(connection: Connection, checked: Checked) -> None:
    for row in connection.execute(select(figures)):
        if hash_of(row.body) != row.hash:
            checked.findings.append(Finding("", 0, Message("figures-have-been-changed", hash=row.hash)))
