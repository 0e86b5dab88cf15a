"""The one thread that writes.

Jobs wait in a queue; whatever waits is done in one transaction and committed together: one flush of the disk for many
moves. Each of several jobs has its own savepoint; a single one has the transaction to itself. Nobody hears of a job
before it is committed. Jobs of a batch are done in the order of the games they lock, so that two processes never wait
for each other; jobs about one game keep their order.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, text
from sqlalchemy.exc import SQLAlchemyError

from troyes.server.database.faults import StorageFailed, as_failed, is_fault
from troyes.server.database.prepared import Prepared

T = TypeVar("T")
MOST_JOBS: Final = 64
LOG: Final = logging.getLogger("troyes.server.writer")
SAVEPOINT: Final = Prepared(text("SAVEPOINT job"))
ROLLBACK: Final = Prepared(text("ROLLBACK TO SAVEPOINT job"))
RELEASE: Final = Prepared(text("RELEASE SAVEPOINT job"))


class Transaction:
    """What a job works with. What it keeps and tells is seen by later jobs of the batch, and outside once committed."""

    def __init__(self, connection: Connection, kept: dict[str, Any]) -> None:
        self.connection = connection
        self.earlier = kept
        self.kept: dict[str, Any] = {}
        self.told: list[Any] = []

    def recall(self, key: str) -> Any:
        """What this job or an earlier one of the batch has kept."""
        return self.kept.get(key, self.earlier.get(key))

    def keep(self, key: str, value: Any) -> None:
        self.kept[key] = value

    def tell(self, news: Any) -> None:
        self.told.append(news)


@dataclass
class Job:
    """Something to write; `key` names the row it locks. `answered` is called in the writer's thread."""

    work: Callable[[Transaction], Any]
    key: str
    answered: Callable[[Job], object]
    result: Any = None
    error: Exception | None = None

    def settle(self, future: Any) -> None:
        """Tell a future of either kind how it went, unless nobody waits any more."""
        if future.done():
            return
        if self.error is None:
            future.set_result(self.result)
        else:
            future.set_exception(self.error)


Committed = Callable[[dict[str, Any], list[Any]], None]  # what was kept, what was told
Failed = Callable[[list[str], StorageFailed], None]  # the keys of jobs of which nobody knows whether they were written


class Writer:
    """`submit` a job: it is answered after the commit. `close` finishes what was submitted."""

    def __init__(self, engine: Engine, committed: Committed, failed: Failed) -> None:
        self.engine = engine
        self.committed = committed
        self.failed = failed
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.connection: Connection | None = None
        self.batches = 0
        self.jobs = 0
        self.announce: Callable[[list[Any]], None] = lambda told: None  # what was told, after all have been answered
        self.measured: Callable[[int, float], None] = lambda jobs, seconds: None  # told of every batch
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Transaction], T], key: str = "") -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()  # what is accepted is not called off
        self.put(Job(work, key, lambda job: job.settle(future)))
        return future

    def put(self, job: Job) -> None:
        self.queue.put(job)

    def close(self) -> None:
        self.queue.put(None)
        self.thread.join()

    # ---- in the thread --------------------------------------------------------------------------------------------

    def run(self) -> None:
        while (job := self.queue.get()) is not None:
            batch, ends = self.gather(job)
            self.write(batch)
            if ends:
                break
        self.disconnect()

    def gather(self, first: Job) -> tuple[list[Job], bool]:
        """All that waits, in the order of keys; and whether the end has been called."""
        batch = [first]
        while len(batch) < MOST_JOBS:
            try:
                job = self.queue.get_nowait()
            except Empty:
                break
            if job is None:
                return sorted(batch, key=lambda one: one.key), True
            batch.append(job)
        return sorted(batch, key=lambda one: one.key), False

    def write(self, batch: list[Job]) -> None:
        """Write a batch; if the database breaks off before the commit, job by job, so that one cannot fail others."""
        self.batches, self.jobs = self.batches + 1, self.jobs + len(batch)
        began = perf_counter()
        try:
            self.attempt(batch)
        except UncertainCommit as error:
            self.give_up(batch, error)
        except SQLAlchemyError as error:
            LOG.info("a batch of %d is repeated: %s", len(batch), as_failed(error).why)
            for job in batch:
                self.write_alone(job)
        self.measured(len(batch), perf_counter() - began)

    def write_alone(self, job: Job) -> None:
        try:
            self.attempt([job])
        except (SQLAlchemyError, UncertainCommit) as error:
            self.give_up([job], error)

    def attempt(self, batch: list[Job]) -> None:
        """One transaction. Raises before anybody has been answered."""
        kept: dict[str, Any] = {}
        told: list[Any] = []
        connection = self.connected()
        try:
            transaction = connection.begin()
            if len(batch) == 1:
                self.do(batch[0], connection, kept, told)
            else:
                for job in batch:
                    self.do_apart(job, connection, kept, told)
            if len(batch) == 1 and batch[0].error is not None:
                transaction.rollback()
            else:
                commit(transaction)
        except BaseException:
            self.disconnect()
            raise
        self.committed(kept, told)
        for job in batch:
            job.answered(job)
        self.announce(told)

    def connected(self) -> Connection:
        """The connection of the last batch; a new one if that went wrong."""
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def disconnect(self) -> None:
        """What was not committed is taken back."""
        if self.connection is not None:
            with suppress(SQLAlchemyError):  # it may be broken
                self.connection.close()
            self.connection = None

    def do(self, job: Job, connection: Connection, kept: dict[str, Any], told: list[Any]) -> None:
        """What a job refuses is its own affair, a broken database is everybody's."""
        job.result = job.error = None
        transaction = Transaction(connection, kept)
        try:
            job.result = job.work(transaction)
        except Exception as error:
            if is_fault(error):
                raise
            job.error = error
            return
        kept.update(transaction.kept)
        told += transaction.told

    def do_apart(self, job: Job, connection: Connection, kept: dict[str, Any], told: list[Any]) -> None:
        """In a savepoint, so that what it refuses leaves the others' work as it is."""
        SAVEPOINT.run(connection, {})
        self.do(job, connection, kept, told)
        if job.error is not None:
            ROLLBACK.run(connection, {})
        RELEASE.run(connection, {})

    def give_up(self, batch: list[Job], error: Exception) -> None:
        reason = error.__cause__ if isinstance(error, UncertainCommit) and error.__cause__ else error
        self.failed([job.key for job in batch], as_failed(reason))
        for job in batch:
            job.error = as_failed(reason)  # one each: whoever raises it adds to it
            job.answered(job)


class UncertainCommit(Exception):
    """The commit itself failed: it may have been written."""


def commit(transaction: RootTransaction) -> None:
    try:
        transaction.commit()
    except SQLAlchemyError as error:
        raise UncertainCommit from error
