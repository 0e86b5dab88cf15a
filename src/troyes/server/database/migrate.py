"""Bring the database to the schema of this version, whoever starts first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from troyes.kernel.refusals import BadInput

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x74726F796573  # any number that nobody else uses in this database


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing, in one transaction and under a lock; others wait until it is done."""
    with engine.begin() as connection:  # SQLite: BEGIN IMMEDIATE is the lock
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config = config_for(connection)
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise BadInput(
                "database", "was written by a newer version", "Update troyes, or name another database"
            ) from None


def is_current(connection: Connection) -> bool:
    """Whether the database has the schema of this version."""
    head = ScriptDirectory(str(FOLDER)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head
