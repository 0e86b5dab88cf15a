"""A file of SQLite has one server at a time; the lock is the system's and ends with its process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from tests.server.processes import ServerProcess
from tests.server.serving import Client, serving
from troyes.kernel.contract.refusals import BadInput
from troyes.server.database.owner import Owner, address_of_owner
from troyes.server.settings import from_environment

Start = Callable[[str], ServerProcess]


@pytest.fixture
def troyes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Troyes:
    monkeypatch.setenv("TROYES_LANG", "en")
    return Troyes(capsys, monkeypatch)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`troyes serve` on one file; it is killed in the end, whatever became of it."""
    started: list[ServerProcess] = []

    def run(name: str) -> ServerProcess:
        server = ServerProcess(f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / name)
        server.start()
        started.append(server)
        return server

    yield run
    for server in started:
        server.kill()


def end_of(server: ServerProcess) -> tuple[int, str]:
    """With what code a server ended by itself, and what it said."""
    assert server.process is not None
    return server.process.wait(60), server.log.read_text()


def test_a_second_server_is_refused_and_told_where_the_first_one_is(start: Start, tmp_path: Path) -> None:
    first = start("first")
    first.wait()
    code, said = end_of(start("second"))
    assert code == 2
    assert f"{tmp_path}/games.sqlite3: a server at {first.url}/ uses it already" in said
    assert "Traceback" not in said
    client = Client(first.url)
    client.introduce("Ada")
    client.open(game="dice", options={"players": 2})


def test_a_server_that_was_killed_leaves_nothing_to_clean_up(start: Start) -> None:
    first = start("first")
    first.wait()
    client = Client(first.url)
    client.introduce("Ada")
    game = client.open(game="dice", options={"players": 1}, seats=[{"kind": "me"}])["state"]["id"]
    first.kill()
    second = start("second")
    second.wait()
    client.move_to(second.url)
    assert client.state(game)["id"] == game


def test_other_programs_go_on_beside_a_running_server(
    start: Start, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start("first")
    server.wait()
    client = Client(server.url)
    client.introduce("Ada")
    game = client.open(game="dice", options={"players": 2})["state"]["id"]
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{tmp_path}/games.sqlite3")
    assert "1 game," in troyes.fine("db", "backup", tmp_path / "copy.sqlite3").out
    troyes.fine("db", "backup", "--portable", tmp_path / "copy.jsonl.gz")
    troyes.fine("db", "check")
    assert game in troyes.fine("server", "games").out
    troyes.fine("server", "close", game)
    for words in (("restore", tmp_path / "copy.jsonl.gz"), ("upgrade",)):
        assert f"a server at {server.url}/ uses it already" in troyes.refused("db", *words)
        assert "un serveur à l'adresse" in troyes.refused("db", *words, "--lang", "fr")


def test_another_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    with Owner(f"sqlite:///{tmp_path}/games.sqlite3", "http://127.0.0.1:1/"):
        with pytest.raises(BadInput, match=r"127\.0\.0\.1:1/"):
            Owner(f"sqlite:///{tmp_path}/link/games.sqlite3")
        assert address_of_owner(f"sqlite:///{tmp_path}/link/games.sqlite3") == "http://127.0.0.1:1/"
    assert address_of_owner(f"sqlite:///{tmp_path}/games.sqlite3") is None
    Owner(f"sqlite:///{tmp_path}/games.sqlite3").close()


def test_nobody_owns_what_is_not_there(tmp_path: Path) -> None:
    assert address_of_owner(f"sqlite:///{tmp_path}/none/games.sqlite3") is None
    assert not list(tmp_path.iterdir())


def test_a_program_that_is_no_server_is_waited_for(
    tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    monkeypatch.setenv("TROYES_DATABASE_URL", url)
    with Owner(url):
        assert "another program is changing it" in troyes.refused("serve", "--port", 0)


def test_a_server_that_could_not_start_owns_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"no database at all, " * 500)
    settings = from_environment({"TROYES_DATABASE_URL": f"sqlite:///{file}"})
    with pytest.raises(BadInput, match="damaged"), serving(settings):
        pass
    file.unlink()
    with serving(settings) as server:
        server.client("Ada")
    with serving(settings) as server:  # nor does one that has ended
        server.client("Ada")


# ---- plain `troyes` ----------------------------------------------------------------------------------------------


def test_plain_troyes_opens_the_server_that_runs(start: Start, tmp_path: Path) -> None:
    """Wherever that is: the lock names it, no port has to be guessed."""
    server = start("first")
    server.wait()
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 >{opened}\n")
    browser.chmod(0o755)
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    done = subprocess.run(
        [sys.executable, "-m", "troyes", "--lang", "en"],
        env={**os.environ, "BROWSER": f"{browser} %s", "TROYES_DATABASE_URL": url},
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"A server runs already at {server.url}/: opening its lobby.\n"
    assert opened.read_text().strip() == f"{server.url}/?lang=en"
