"""What can be set from outside. Nothing has to be: without any setting the games are kept in the data folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from troyes.kernel.contract.refusals import BadInput
from troyes.server.edge.limits import EdgeLimits
from troyes.words.message import Message

LOG_LEVELS: Final = ("info", "debug", "warning", "error")
FILE: Final = "server.sqlite3"
URL_REMEDY: Final = Message("write-postgresql-user-password")


@dataclass(frozen=True)
class Settings:
    """Fixed from start to end. `origin` is where browsers find the server (https://…) behind a proxy."""

    database_url: str
    data_folder: str = ""  # where the server keeps what it keeps in files
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""
    readers: int = 4  # threads that read and render
    workers: int = 2  # threads for what is not play, each with a connection that reads
    most_work: int = 48  # pieces of such work that are done or wait
    games_in_memory: int = 2000
    largest_body: int = 64 * 1024
    largest_record: int = 512 * 1024  # of a request that may hold the record of a game
    largest_frame: int = 1024  # of what a socket may send
    waiting_frames: int = 64  # a socket that is further behind is closed: it comes back and catches up
    bots: bool = True
    own_bots: tuple[str, ...] = ()  # that people can choose beside those of the package: names, or file.py:Class
    bot_seconds: float = 20.0
    rate_limits: bool = True  # how much one device or address may ask for
    edge: EdgeLimits = field(default_factory=EdgeLimits)
    most_sockets: int = 10_000
    sockets_per_person: int = 50  # that watch games
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed
    metrics_token: str = ""  # lets others than programs on this machine read the metrics
    log_level: str = "info"

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server over TLS."""
        return self.origin.startswith("https://")

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the server."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"

    @property
    def is_postgresql(self) -> bool:
        return self.database_url.startswith("postgresql")


def from_environment(environment: Mapping[str, str] = os.environ, /, **given: object) -> Settings:
    """Settings from variables called TROYES_…; what is given goes first."""
    found: dict[str, object] = {
        "database_url": database_url(environment),
        "data_folder": str(data_folder(environment)),
        "origin": environment.get("TROYES_ORIGIN", "").rstrip("/"),
        "own_bots": tuple(name.strip() for name in environment.get("TROYES_BOTS", "").split(",") if name.strip()),
        "rate_limits": switch(environment, "TROYES_RATE_LIMITS"),
        "trusted_proxies": environment.get("TROYES_TRUSTED_PROXIES", ""),
        "metrics_token": environment.get("TROYES_METRICS_TOKEN", ""),
        "log_level": choice(environment, "TROYES_LOG_LEVEL", LOG_LEVELS),
    }
    return Settings(**{**found, **given})  # type: ignore[arg-type]


def switch(environment: Mapping[str, str], name: str) -> bool:
    """On unless it is turned off."""
    return choice(environment, name, ("on", "off")) == "on"


def choice(environment: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    """One of some words; the first if none is given."""
    given = environment.get(name, "").lower() or known[0]
    if given not in known:
        raise BadInput(name, "is-none-of", "choose-one-of-them", given=given, known=known)
    return given


def data_folder(environment: Mapping[str, str]) -> Path:
    return Path(environment.get("TROYES_DATA_DIR") or user_data_dir("troyes", appauthor=False)).resolve()


def database_url(environment: Mapping[str, str]) -> str:
    """The address of the database as SQLAlchemy writes it."""
    given = environment.get("TROYES_DATABASE_URL", "")
    if not given:
        return f"sqlite:///{data_folder(environment) / FILE}"
    scheme, found, rest = given.partition("://")
    if not found or scheme not in ("postgresql", "postgres", "postgresql+psycopg", "sqlite"):
        raise BadInput("TROYES_DATABASE_URL", "is-not-the-address-of-a-database", URL_REMEDY)
    return f"sqlite://{rest}" if scheme == "sqlite" else f"postgresql+psycopg://{rest}"
