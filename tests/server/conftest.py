"""Databases for the tests of the server: every test that asks for one runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, running_cluster
from tests.server.serving import Running, serving
from troyes.server.settings import from_environment

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for the whole run; started when a test needs it."""
    with running_cluster() as found:
        yield found


@pytest.fixture
def postgresql_url(cluster: Cluster) -> str:
    """An empty database."""
    return cluster.database(f"test_{secrets.token_hex(6)}")


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    found: str = request.getfixturevalue("postgresql_url")
    return found


@pytest.fixture
def server(database_url: str) -> Iterator[Running]:
    """A server in this process, with quick bots."""
    with serving(from_environment({"TROYES_DATABASE_URL": database_url})) as running:
        yield running
