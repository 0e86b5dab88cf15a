"""Storage: migrations, the writer and its batches."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from threading import Event
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from troyes.kernel.contract.refusals import BadInput
from troyes.server.database.engine import Database
from troyes.server.database.faults import StorageFailed
from troyes.server.database.migrate import is_current, migrate
from troyes.server.database.tables import METADATA, figures
from troyes.server.database.upsert import insert_new
from troyes.server.database.writer import Transaction, Writer
from troyes.server.settings import from_environment


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    found = Database(from_environment({"TROYES_DATABASE_URL": database_url}))
    migrate(found.writing)
    yield found
    found.close()


class Kept:
    """A writer, and all that it has told."""

    def __init__(self, database: Database) -> None:
        self.kept: dict[str, Any] = {}
        self.told: list[Any] = []
        self.failed: list[str] = []
        self.writer = Writer(database.writing, self.committed, self.gave_up)

    def committed(self, kept: dict[str, Any], told: list[Any]) -> None:
        self.kept |= kept
        self.told += told

    def gave_up(self, keys: list[str], failure: StorageFailed) -> None:
        assert failure.why
        self.failed += keys


@pytest.fixture
def kept(database: Database) -> Iterator[Kept]:
    found = Kept(database)
    yield found
    found.writer.close()


def note(transaction: Transaction, name: str) -> str:
    transaction.connection.execute(insert(figures), {"hash": name, "body": {}})
    transaction.keep(name, name)
    transaction.tell(name)
    return name


def noted(database: Database) -> set[str]:
    return set(database.read(lambda connection: connection.execute(select(figures.c.hash)).scalars().all()))


# ---- migrations --------------------------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_of_this_version(database: Database) -> None:
    with database.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert is_current(connection)


def test_migrating_again_changes_nothing(database: Database) -> None:
    migrate(database.writing)
    assert database.read(is_current)


def test_a_database_of_a_newer_version_is_refused(database: Database) -> None:
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="newer version"):
        migrate(database.writing)


def test_several_processes_may_start_at_once(database_url: str) -> None:
    settings = from_environment({"TROYES_DATABASE_URL": database_url})
    databases = [Database(settings) for _ in range(4)]
    for future in [one.work(partial(migrate, one.writing)) for one in databases]:
        future.result(60)
    assert databases[0].read(is_current)
    for one in databases:
        one.close()


def test_what_may_be_there_already_is_inserted_once(database: Database) -> None:
    with database.writing.begin() as connection:
        assert insert_new(connection, figures, {"hash": "a", "body": {}})
        assert not insert_new(connection, figures, {"hash": "a", "body": {}})


# ---- the writer --------------------------------------------------------------------------------------------------


def test_an_answer_comes_after_the_commit(database: Database, kept: Kept) -> None:
    assert kept.writer.submit(lambda transaction: note(transaction, "a")).result(30) == "a"
    assert noted(database) == {"a"}
    assert (kept.kept, kept.told) == ({"a": "a"}, ["a"])


def hold(kept: Kept) -> tuple[Event, Future[None]]:
    """Keep the writer busy, so that what follows waits and becomes one batch."""
    started, go_on = Event(), Event()

    def work(transaction: Transaction) -> None:
        started.set()
        go_on.wait(30)

    held = kept.writer.submit(work)
    started.wait(30)
    return go_on, held


def test_what_waits_is_committed_together(database: Database, kept: Kept) -> None:
    go_on, _ = hold(kept)
    futures = [kept.writer.submit(partial(note, name=f"n{i}")) for i in range(20)]
    go_on.set()
    assert [future.result(30) for future in futures] == [f"n{i}" for i in range(20)]
    assert kept.writer.batches == 2
    assert len(noted(database)) == 20


def test_a_job_that_fails_fails_alone(database: Database, kept: Kept) -> None:
    def wrong(transaction: Transaction) -> None:
        note(transaction, "never")
        raise ValueError("no")

    go_on, _ = hold(kept)
    futures: list[Future[Any]] = [
        kept.writer.submit(lambda transaction: note(transaction, "a")),
        kept.writer.submit(wrong),
        kept.writer.submit(lambda transaction: note(transaction, "a"), "b"),  # the same row again
        kept.writer.submit(lambda transaction: note(transaction, "c"), "c"),
    ]
    go_on.set()
    assert futures[0].result(30) == "a"
    with pytest.raises(ValueError, match="no"):
        futures[1].result(30)
    with pytest.raises(IntegrityError):
        futures[2].result(30)
    assert futures[3].result(30) == "c"
    assert noted(database) == {"a", "c"}
    assert (kept.kept, kept.told) == ({"a": "a", "c": "c"}, ["a", "c"])


def test_jobs_about_one_thing_see_what_earlier_ones_kept(kept: Kept) -> None:
    def count(transaction: Transaction) -> int:
        number = (transaction.recall("count") or 0) + 1
        transaction.keep("count", number)
        return int(number)

    go_on, _ = hold(kept)
    futures = [kept.writer.submit(count, "k") for _ in range(5)]
    go_on.set()
    assert [future.result(30) for future in futures] == [1, 2, 3, 4, 5]
    assert kept.kept == {"count": 5}


def noting(order: list[str], key: str, transaction: Transaction) -> None:
    order.append(key)


def test_jobs_are_done_in_the_order_of_what_they_lock(kept: Kept) -> None:
    order: list[str] = []
    go_on, _ = hold(kept)
    futures = [kept.writer.submit(partial(noting, order, key), key) for key in "cabcab"]
    go_on.set()
    for future in futures:
        future.result(30)
    assert order == list("aabbcc")


def test_closing_finishes_what_was_submitted(database: Database) -> None:
    kept = Kept(database)
    futures = [kept.writer.submit(partial(note, name=f"n{i}")) for i in range(100)]
    kept.writer.close()
    assert all(future.done() for future in futures)
    assert len(noted(database)) == 100


def test_sqlite_is_safe_against_a_loss_of_power(database: Database) -> None:
    if database.is_postgresql:
        return
    with database.writing.connect() as connection:
        assert pragma(connection, "journal_mode") == "wal"
        assert pragma(connection, "synchronous") == 2
        assert pragma(connection, "foreign_keys") == 1


def pragma(connection: Connection, name: str) -> Any:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()
