"""Bring the database to the schema of this version, whoever starts first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from troyes.kernel.contract.refusals import BadInput
from troyes.server.database.faults import shown
from troyes.words.message import Message

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x74726F796573  # any number that nobody else uses in this database
NOTHING_STORED: Final = Message("nothing-has-been-stored")
BEGIN_STORING: Final = Message("start-the-server-once")
NEWER_SCHEMA: Final = Message("was-written-by-a-newer-version")
UPDATE_TROYES: Final = Message("update-troyes-or-name")


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def revision_of(connection: Connection) -> str | None:
    """The schema that the database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str | None:
    """The schema of this version."""
    return ScriptDirectory(str(FOLDER)).get_current_head()


@cache
def known() -> frozenset[str]:
    """The schemas of this version and of all before it."""
    return frozenset(script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions())


def is_current(connection: Connection) -> bool:
    """Whether the database has the schema of this version."""
    return revision_of(connection) == newest()


def migrate(engine: Engine, first: Callable[[str], object] = str) -> None:
    """Run the migrations that are missing, in one transaction and under a lock; others wait until it is done.

    `first` is called before a database that is in use is changed, with its schema.
    """
    with engine.begin() as connection:  # SQLite: BEGIN IMMEDIATE is the lock
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        revision = revision_of(connection)
        if revision == newest():
            return
        if revision is not None:
            if revision not in known():
                raise BadInput(shown(url_of(connection)), NEWER_SCHEMA, UPDATE_TROYES)
            first(revision)
        command.upgrade(config_for(connection), "head")


def check_stored(connection: Connection) -> str:
    """The schema of a database in which a server has stored something; BadInput if none has."""
    revision = revision_of(connection)
    if revision is None:
        raise BadInput(shown(url_of(connection)), NOTHING_STORED, BEGIN_STORING)
    return revision


def check_current(connection: Connection) -> None:
    """BadInput if a database cannot be read as it is."""
    revision, where = check_stored(connection), shown(url_of(connection))
    if revision not in known():
        raise BadInput(where, NEWER_SCHEMA, UPDATE_TROYES)
    if revision != newest():
        raise BadInput(where, "has-an-older-schema", "run-troyes-db-upgrade")


def url_of(connection: Connection) -> str:
    return connection.engine.url.render_as_string(hide_password=False)
