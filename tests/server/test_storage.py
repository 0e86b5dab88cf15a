"""Faults of the storage are called so: by every answer, by readiness, in the log, and by programs that end."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.helpers import Troyes
from tests.server.moving_time import wait_for
from tests.server.postgres import running_cluster
from tests.server.processes import ServerProcess
from tests.server.serving import PLAIN, Client, Running, play_next, seat_all, serving
from troyes.server.database import condition
from troyes.server.database.condition import Condition
from troyes.server.database.faults import DAMAGED, StorageFailed, shown
from troyes.server.operations import logs
from troyes.server.settings import from_environment

TRY_LATER = 1013


@pytest.fixture
def troyes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Troyes:
    monkeypatch.setenv("TROYES_LANG", "en")
    return Troyes(capsys, monkeypatch)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that is logged meanwhile."""
    root, own = logging.getLogger(), logging.getLogger("troyes")
    before = (root.handlers[:], root.level, own.level)
    stream = io.StringIO()
    logs.configure("info", stream)
    yield stream
    root.handlers[:], root.level, own.level = before


def lines(log: io.StringIO, event: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == event]


@contextmanager
def on_file(file: Path) -> Iterator[Running]:
    with serving(from_environment({"TROYES_DATABASE_URL": f"sqlite:///{file}"})) as server:
        yield server


def status(server: Running) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/readyz", **PLAIN)
    return answer.status_code, answer.json()["status"]


def is_named(answer: httpx.Response) -> bool:
    """An answer that blames the storage and says when to come back."""
    return (answer.status_code, answer.headers.get("retry-after")) == (503, "2") and (
        answer.json()["error"]["code"] == "storage"
    )


def closed_with(client: Client, game: str) -> tuple[int, str]:
    with client.watch(game) as watching, pytest.raises(ConnectionClosed) as closed:
        watching.frame()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


# ---- PostgreSQL is away ------------------------------------------------------------------------------------------


def test_while_postgresql_is_away_everything_says_so_and_then_goes_on(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "PAUSE", 0.2)
    with running_cluster() as cluster:
        url = cluster.database("games")
        with serving(from_environment({"TROYES_DATABASE_URL": url})) as server:
            clients, id = seat_all(server, "city", {"players": 2})
            assert status(server) == (200, "ok")
            cluster.stop()
            wait_for(lambda: status(server) == (503, "storage"))
            stranger = server.client()
            stranger.http.cookies.set("troyes_device", "nobody knows this one")
            for path in (
                "/api/v2/games",
                f"/api/v2/games/{id}",
                f"/api/v2/games/{id}/moves",
                f"/api/v2/games/{id}/record",
                "/api/v2/your-turn",
                "/api/v2/daily",
                "/api/v2/statistics/leaderboard",
            ):
                answer = clients[0].get(path)
                assert answer.status_code == 404 or is_named(answer), (path, answer.status_code, answer.text)
            assert is_named(clients[0].get("/api/v2/games"))
            assert is_named(clients[0].get(f"/api/v2/games/{id}", lang="fr"))
            assert is_named(stranger.get("/api/v2/people/me"))
            assert is_named(stranger.post("/api/v2/people", {"name": "Zoé"}))
            assert is_named(clients[0].post(f"/api/v2/games/{id}/chat", {"text": "Hello"}))
            assert closed_with(clients[0], id) == (TRY_LATER, "storage")
            found = httpx.get(f"{server.url}/metrics", **PLAIN)
            assert (found.status_code, "troyes_storage_works 0.0" in found.text) == (200, True)
            assert httpx.get(f"{server.url}/healthz", **PLAIN).status_code == 200
            cluster.run()
            wait_for(lambda: status(server) == (200, "ok"))
            play_next(clients, id)
            with clients[0].watch(id) as watching:
                assert watching.frame()["seq"] > 0
    [fails, *more] = lines(log, "the storage fails")
    assert len(more) < 8, "once per reason, not per request"
    assert (fails["database"], "db restore" in fails["remedy"]) == (shown(url), False)
    assert "connection" in fails["why"]
    assert lines(log, "the storage works again")
    assert not [line for line in log.getvalue().splitlines() if '"a request failed"' in line]


def test_no_password_is_shown() -> None:
    assert shown("postgresql+psycopg://ada:open-sesame@db.example.org:5433/games?password=x") == (
        "postgresql://ada@db.example.org:5433/games"
    )
    assert shown("sqlite:////srv/games.sqlite3") == "/srv/games.sqlite3"


# ---- a full disk -------------------------------------------------------------------------------------------------


def most_pages(server: Running, number: int) -> None:
    """SQLite's own limit: what needs another page fails as on a full disk."""
    assert server.services.writer is not None
    limit = f"PRAGMA max_page_count={number}"
    server.services.writer.submit(lambda transaction: transaction.connection.exec_driver_sql(limit).scalar()).result(30)


def test_a_full_disk_is_named_and_nothing_is_lost(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "AGAIN", 0.2)
    file = tmp_path / "games.sqlite3"
    with on_file(file) as server:
        clients, id = seat_all(server, "city", {"players": 2})
        seq = play_next(clients, id)["seq"]
        assert status(server) == (200, "ok")
        most_pages(server, 1)
        wait_for(lambda: is_named(clients[0].post(f"/api/v2/games/{id}/chat", {"text": "x" * 400})))
        assert status(server) == (503, "storage")
        [line] = lines(log, "the storage fails")
        assert (line["database"], line["why"], line["level"]) == (str(file), "database or disk is full", "error")
        assert "Make room" in line["remedy"]
        assert clients[0].look(id)["seq"] >= seq
        most_pages(server, 1_000_000)
        wait_for(lambda: status(server) == (200, "ok"))
        play_next(clients, id)
    assert "UncertainCommit" not in log.getvalue()


def test_a_server_whose_disk_takes_no_more_is_not_ready(tmp_path: Path) -> None:
    """A limit of the system on the size of files, for a real process; nobody has to play for it to be noticed."""
    server = ServerProcess(f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "data")
    server.most_bytes = 400_000
    server.start()
    server.wait()
    try:
        client = Client(server.url)
        client.introduce("Ada")
        wait_for(lambda: fills_up(client))
        wait_for(lambda: httpx.get(f"{server.url}/readyz", **PLAIN).status_code == 503)
        found = [json.loads(line) for line in server.log.read_text().splitlines()]
        [line, *_] = [line for line in found if line["event"] == "the storage fails"]
        assert (line["database"], line["why"]) == (f"{tmp_path}/games.sqlite3", "disk I/O error")
        assert "db check" in line["remedy"]
    finally:
        server.stop()
    assert not server.tracebacks()


def fills_up(client: Client) -> bool:
    return any(
        client.post("/api/v2/games", {"game": "city", "options": {"players": 4}}).status_code == 503 for _ in range(20)
    )


def test_readiness_costs_nothing_however_often_it_is_asked(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, read = [], server.services.database.read

    def counted(question: Any) -> Any:
        asked.append(question)
        return read(question)

    monkeypatch.setattr(server.services.database, "read", counted)
    before = server.services.writer.jobs if server.services.writer is not None else 0
    assert {status(server) for _ in range(100)} == {(200, "ok")}
    assert server.services.writer is not None
    assert len(asked) + server.services.writer.jobs - before < 50, "what it does by itself, and nothing per question"


def test_the_condition_is_that_of_the_last_write(tmp_path: Path) -> None:
    now = [0.0]
    found = Condition(f"sqlite:///{tmp_path}/games.sqlite3", lambda: now[0])
    assert found.is_good
    now[0] = condition.PATIENCE
    assert not found.is_good  # a write that hangs
    found.works()
    assert (found.is_good, found.pause) == (True, condition.PAUSE)
    found.failed(StorageFailed("database disk image is malformed", DAMAGED))
    assert (found.is_good, found.pause) == (False, condition.AGAIN)
    found.works()
    assert found.is_good


def test_a_file_that_is_taken_away_is_noticed(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "PAUSE", 0.2)
    file = tmp_path / "games.sqlite3"
    with on_file(file) as server:
        clients, id = seat_all(server, "dice", {"players": 2})
        file.rename(tmp_path / "elsewhere.sqlite3")
        wait_for(lambda: status(server) == (503, "storage"))
        server.client().get("/api/v2/daily")  # some connections are opened only now
        assert not file.exists()  # an empty one in its place would cost the newest moves, which lie beside it
        (tmp_path / "elsewhere.sqlite3").rename(file)
        wait_for(lambda: status(server) == (200, "ok"))
        play_next(clients, id)
    assert "the file has been moved or deleted" in [line["why"] for line in lines(log, "the storage fails")]


# ---- programs that end -------------------------------------------------------------------------------------------


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A database with a game."""
    file = tmp_path / "games.sqlite3"
    with on_file(file) as server:
        clients, id = seat_all(server, "dice", {"players": 2})
        play_next(clients, id)
    return file


def garble(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 4000)


def cut_off(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 8)


def spoil_the_middle(file: Path) -> None:
    """All pages but the first: the schema can be read, nothing else can."""
    data = file.read_bytes()
    file.write_bytes(data[:4096] + bytes(len(data) - 4096))


@pytest.mark.parametrize("spoil", [garble, cut_off, spoil_the_middle])
def test_a_damaged_file_ends_programs_with_its_name_and_the_way_out(
    sound: Path, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch, spoil: Any
) -> None:
    backup = tmp_path / "backup.sqlite3"
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{sound}")
    troyes.fine("db", "backup", backup)
    spoil(sound)
    said = troyes.refused("serve", "--port", 0)
    assert f"{sound}: is damaged (" in said
    assert "`troyes db check`" in said
    assert "`troyes db restore FILE`" in said
    assert "est abîmé" in troyes.refused("serve", "--port", 0, "--lang", "fr")
    assert "is damaged" in troyes.refused("server", "people")
    assert "is damaged" in troyes.refused("db", "backup", tmp_path / "another.sqlite3")
    assert not [path for path in tmp_path.iterdir() if "another" in path.name]
    checked = troyes("db", "check")
    assert checked.code in (1, 2)
    assert "damaged" in checked.out + checked.err
    sound.unlink()
    assert "Restored" in troyes.fine("db", "restore", backup).out
    troyes.fine("db", "check")


def test_a_damaged_backup_is_blamed_and_not_the_database(
    sound: Path, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{sound}")
    copy, packed = tmp_path / "copy.sqlite3", tmp_path / "packed.jsonl.gz"
    troyes.fine("db", "backup", copy)
    troyes.fine("db", "backup", "--portable", packed)
    spoil_the_middle(copy)
    packed.write_bytes(packed.read_bytes()[:200] + bytes(300) + packed.read_bytes()[500:])
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{tmp_path}/empty.sqlite3")
    for file in (copy, packed):
        said = troyes.refused("db", "restore", file)
        assert f"{file}: " in said
        assert "is damaged" in said
    assert "nothing has been stored yet" in troyes.refused("db", "check")


def test_an_unreachable_database_ends_the_server_plainly(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATABASE_URL", "postgresql://ada:open-sesame@127.0.0.1:9/games")
    said = troyes.refused("serve", "--port", 0)
    assert "postgresql://ada@127.0.0.1:9/games: cannot be reached (connection" in said
    assert "TROYES_DATABASE_URL" in said
    assert "open-sesame" not in said
    assert "ne répond pas" in troyes.refused("serve", "--port", 0, "--lang", "fr")


def test_a_folder_that_cannot_be_written_ends_the_server_plainly(
    tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{tmp_path}/file/games.sqlite3")
    assert f"{tmp_path}/file/games.sqlite3: cannot be written" in troyes.refused("serve", "--port", 0)


def test_a_file_without_room_ends_the_server_plainly(
    tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.sqlite3"
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{file}")
    monkeypatch.setattr("troyes.server.database.engine.PRAGMAS", ("journal_mode=WAL", "max_page_count=2"))
    assert f"{file}: has no room left (database or disk is full)" in troyes.refused("serve", "--port", 0)
