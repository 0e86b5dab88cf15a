"""What can be set from outside. Nothing has to be: without any setting the games are kept in the data folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput

FILE: Final = "server.sqlite3"
URL_REMEDY: Final = Message("Write postgresql://user:password@host/database or sqlite:///path, or leave it out")


@dataclass(frozen=True)
class Settings:
    """Fixed from start to end. `origin` is where browsers find the server (https://…) behind a proxy."""

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""
    readers: int = 4  # threads that read and render
    games_in_memory: int = 2000
    largest_body: int = 64 * 1024
    largest_frame: int = 1024  # of what a socket may send
    waiting_frames: int = 64  # a socket that is further behind is closed: it comes back and catches up
    bots: bool = True
    bot_seconds: float = 20.0

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server over TLS."""
        return self.origin.startswith("https://")

    @property
    def is_postgresql(self) -> bool:
        return self.database_url.startswith("postgresql")


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Settings from variables called TROYES_…; what is given goes first."""
    found: dict[str, object] = {
        "database_url": database_url(environment),
        "origin": environment.get("TROYES_ORIGIN", "").rstrip("/"),
    }
    return Settings(**{**found, **given})  # type: ignore[arg-type]


def database_url(environment: Mapping[str, str]) -> str:
    """The address of the database as SQLAlchemy writes it."""
    given = environment.get("TROYES_DATABASE_URL", "")
    if not given:
        folder = environment.get("TROYES_DATA_DIR") or user_data_dir("troyes", appauthor=False)
        return f"sqlite:///{Path(folder).resolve() / FILE}"
    scheme, found, rest = given.partition("://")
    if not found or scheme not in ("postgresql", "postgres", "postgresql+psycopg", "sqlite"):
        raise BadInput("TROYES_DATABASE_URL", "is not the address of a database", URL_REMEDY)
    return f"sqlite://{rest}" if scheme == "sqlite" else f"postgresql+psycopg://{rest}"
