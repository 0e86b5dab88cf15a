"""Databases for the tests of the server: every test that asks for one runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import declared
from tests.server.noticing import Scene, scene_on
from tests.server.postgres import Cluster, running_cluster
from tests.server.serving import Running, serving
from troyes.server.settings import from_environment

HERE = Path(__file__).parent
DATABASES = ("sqlite", "postgresql")
MakeUrl = Callable[[str], str]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server run in one process: else every process would start a server for its part of them."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == HERE and hasattr(item, "callspec"):
            kind = item.callspec.params.get("server")
            if kind is not None:
                item.add_marker(pytest.mark.xdist_group(f"{item.path.stem}-{kind}"))


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A server that is started in this process sends all logs to what is standard error just then."""
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    root.handlers[:] = before


@pytest.fixture(autouse=True)
def answers_as_declared() -> Iterator[None]:
    """Whatever a server has sent since the last test is what its address declares."""
    yield
    wrong, declared.WRONG[:] = declared.WRONG[:], []
    assert not wrong, "\n\n".join(dict.fromkeys(wrong))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for the whole run; started when a test needs it."""
    with running_cluster() as found:
        yield found


@pytest.fixture(scope="session")
def make_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> MakeUrl:
    """The address of a new, empty database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / 'games.sqlite3'}"
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.database(f"test_{secrets.token_hex(6)}")

    return make


@pytest.fixture
def postgresql_url(make_url: MakeUrl) -> str:
    return make_url("postgresql")


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, make_url: MakeUrl) -> str:
    """An empty database of each kind."""
    return make_url(request.param)


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Running]:
    """A server in this process, with quick bots; the tests of a file share it."""
    with serving(from_environment({"TROYES_DATABASE_URL": make_url(request.param)})) as running:
        yield running


@pytest.fixture(scope="module", params=DATABASES)
def scene(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Scene]:
    """A server with receivers of its notices; the tests of a file share it."""
    with scene_on(make_url(request.param)) as made:
        yield made
