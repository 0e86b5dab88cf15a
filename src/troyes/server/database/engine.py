"""The database: one connection that writes, a few that read, whichever of the two databases it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.pool import QueuePool

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause
from troyes.kernel.tools.writing import FOLDER_REMEDY, unwritable
from troyes.server.database.faults import StorageFailed, storing
from troyes.server.database.migrate import BEGIN_STORING, NOTHING_STORED
from troyes.server.database.prepared import Prepared
from troyes.server.settings import Settings

T = TypeVar("T")
# Who waits for a lock that long waits for a process that hangs; a transaction that idles that long belongs to one.
# A machine that is gone without a word is noticed; what the address itself says goes first.
POSTGRESQL: Final = {
    "options": "-c lock_timeout=10s -c idle_in_transaction_session_timeout=60s",
    "connect_timeout": "5",
    "tcp_user_timeout": "15000",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
}
BEGIN: Final = {kind: Prepared(text(f"BEGIN {kind}")) for kind in ("IMMEDIATE", "DEFERRED")}
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Database:
    """Engines and the threads that read. Writing is the Writer's."""

    def __init__(self, settings: Settings, make: bool = True) -> None:
        """`make`: whether a file that is not there is made; without it BadInput says that nothing has been stored."""
        self.is_postgresql = settings.is_postgresql
        self.url = settings.database_url
        if not self.is_postgresql:
            make_file(self.url) if make else find_file(self.url)
        self.failed: Callable[[StorageFailed], object] = str  # told of what nobody could be asked
        self.writing = make_engine(self.url, 2, "IMMEDIATE")  # one that writes, one for migrations and checks
        self.reading = make_engine(self.url, settings.readers + settings.workers, "DEFERRED")
        self.threads = ThreadPoolExecutor(settings.readers, "read")

    def read(self, question: Callable[[Connection], T]) -> T:
        """Ask in this thread; StorageFailed if nobody answers."""
        try:
            with storing(), self.reading.connect() as connection:
                return question(connection)
        except StorageFailed as failure:
            self.failed(failure)
            raise

    def ask(self, question: Callable[[Connection], T]) -> Future[T]:
        """Ask in a thread that reads."""
        return self.threads.submit(self.read, question)

    def work(self, work: Callable[[], T]) -> Future[T]:
        """Something that needs no connection, in a thread that reads."""
        return self.threads.submit(work)

    def close(self) -> None:
        self.threads.shutdown()
        self.reading.dispose()
        self.writing.dispose()


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


def make_file(url: str) -> None:
    """SQLite makes the file, not the folder it lies in; nobody else may look into either."""
    file = named(url)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except (OSError, ValueError) as error:
        raise unwritable(file, error) from None


def find_file(url: str) -> None:
    file = named(url)
    try:
        is_there = file.exists()
    except (OSError, ValueError) as error:
        raise BadInput(str(file), "cannot-be-read", FOLDER_REMEDY, why=cause(error)) from None
    if not is_there:
        raise BadInput(str(file), NOTHING_STORED, BEGIN_STORING)


def named(url: str) -> Path:
    name = make_url(url).database
    if not name:
        raise BadInput("TROYES_DATABASE_URL", "names-no-file", "write-sqlite-path")
    return Path(name)


def make_engine(url: str, connections: int, begin: str) -> Engine:
    """An engine whose connections are all prepared the same way."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=url.startswith("postgresql"),
        connect_args=connecting(url),
        hide_parameters=True,  # no secret in a log line
        json_serializer=to_json,
        json_deserializer=orjson.loads,
    )
    if not url.startswith("postgresql"):
        event.listen(engine, "do_connect", only_what_is_there)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", lambda connection: begin_sqlite(connection, begin))
    return engine


def connecting(url: str) -> dict[str, Any]:
    """What the driver is told besides the address."""
    asked = make_url(url).query
    return {key: value for key, value in POSTGRESQL.items() if key not in asked} if url.startswith("postgresql") else {}


def only_what_is_there(dialect: object, record: object, names: list[str], options: dict[str, Any]) -> None:
    """Connections never make the file. If it was moved away for a moment, SQLite would begin an empty one in its place,
    and throw away the newest moves, which lie in a file beside it."""
    names[0] = f"{Path(names[0]).absolute().as_uri()}?mode=rw"
    options["uri"] = True


def prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    """The driver must not begin transactions by itself: it would do so too late to hold a lock."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection, kind: str) -> None:
    BEGIN[kind].run(connection, {})
