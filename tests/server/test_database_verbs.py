"""`troyes db`: backups, the way back on either database, and the check of every game."""

from __future__ import annotations

import gzip
import json
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, delete, select, update

from tests.cli.helpers import Troyes
from tests.server.postgres import Cluster
from tests.server.random_play import Hall, play_some
from troyes.kernel.play.chance import SequenceSource
from troyes.server.database.portable import tables_of
from troyes.server.database.tables import games, messages, progress, seats, snapshots

Rows = dict[str, list[Any]]


@pytest.fixture
def troyes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Troyes:
    monkeypatch.setenv("TROYES_LANG", "en")
    return Troyes(capsys, monkeypatch)


@pytest.fixture(scope="module")
def full_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in a file with games of all kinds, made once."""
    path = tmp_path_factory.mktemp("full") / "games.sqlite3"
    hall = Hall(f"sqlite:///{path}")
    hall.fill()
    hall.close()
    return path


@pytest.fixture(scope="module")
def full_name(cluster: Cluster) -> str:
    """The same in PostgreSQL."""
    name = f"full_{secrets.token_hex(6)}"
    hall = Hall(cluster.database(name))
    hall.fill()
    hall.close()
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def hall(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """Games of all kinds, in the database that the command works on."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("full_file"), tmp_path / "games.sqlite3")
        url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    else:
        url = copied(request.getfixturevalue("cluster"), request.getfixturevalue("full_name"))
    monkeypatch.setenv("TROYES_DATABASE_URL", url)
    found = Hall(url)
    yield found
    found.close()


def copied(cluster: Cluster, name: str) -> str:
    """A copy of a database."""
    copy = f"copy_{secrets.token_hex(6)}"
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {copy} TEMPLATE {name}")
    return cluster.url(copy)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind to restore to."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.sqlite3'}"
    found: str = request.getfixturevalue("cluster").database(f"other_{secrets.token_hex(6)}")
    return found


def rows_of(hall: Hall) -> Rows:
    def read(connection: Connection) -> Rows:
        found = {table.name: table for table in tables_of(connection).sorted_tables}
        return {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for name, table in found.items()
        }

    return hall.database.read(read)


# ---- backups -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_a_portable_backup_can_be_restored_on_either_database(
    hall: Hall, troyes: Troyes, tmp_path: Path, other_url: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    assert "Written" in (said := troyes.fine("db", "backup", "--portable", file).out)
    assert "4 games" in said
    assert file.stat().st_mode & 0o077 == 0
    monkeypatch.setenv("TROYES_DATABASE_URL", other_url)
    assert "Restored" in troyes.fine("db", "restore", file).out
    assert "as it was played" in troyes.fine("db", "check").out
    other = Hall(other_url)
    assert rows_of(other) == rows_of(hall)
    for id in ("city", "dice", "aa-again"):  # games go on
        game = other.database.read(lambda connection, id=id: other.games.get(connection, id))  # type: ignore[misc]
        play_some(other, game, SequenceSource(9), 20)
    assert "not empty" in troyes.refused("db", "restore", file)
    other.close()
    troyes.fine("db", "check")


def test_a_copy_of_sqlite_can_be_restored_on_either_database(
    full_file: Path, tmp_path: Path, troyes: Troyes, other_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(full_file, tmp_path / "first.sqlite3")
    url, file = f"sqlite:///{tmp_path / 'first.sqlite3'}", tmp_path / "copy.sqlite3"
    hall = Hall(url)
    monkeypatch.setenv("TROYES_DATABASE_URL", url)
    assert "4 games" in troyes.fine("db", "backup", file).out
    assert file.stat().st_mode & 0o077 == 0
    before = file.read_bytes()
    monkeypatch.setenv("TROYES_DATABASE_URL", other_url)
    troyes.fine("db", "restore", file)
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite3"]
    other = Hall(other_url)
    assert rows_of(other) == rows_of(hall)
    other.close()
    hall.close()


def test_a_backup_does_not_replace_a_file(hall: Hall, troyes: Troyes, tmp_path: Path) -> None:
    file = tmp_path / "there.jsonl"
    file.write_text("precious")
    assert "there already" in troyes.refused("db", "backup", "--portable", file)
    assert file.read_text() == "precious"
    assert "cannot be written" in troyes.refused("db", "backup", tmp_path / "no" / "folder.jsonl")


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[: len(lines) // 2]


def without_the_last_row(lines: list[bytes]) -> list[bytes]:
    return lines[:-2] + lines[-1:]


def without_a_person(lines: list[bytes]) -> list[bytes]:
    at = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"people"'))
    return lines[: at + 1] + lines[at + 2 :]


def newer(lines: list[bytes]) -> list[bytes]:
    header = json.loads(lines[0])
    return [json.dumps({**header, "revision": "9999"}).encode() + b"\n", *lines[1:]]


def noise(lines: list[bytes]) -> list[bytes]:
    return [*lines[:9], b"\x00\xff\n", *lines[9:]]


def other_columns(lines: list[bytes]) -> list[bytes]:
    at = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"people"'))
    row = json.loads(lines[at + 1])
    return [*lines[: at + 1], json.dumps(row[:-1]).encode() + b"\n", *lines[at + 2 :]]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (cut, "cut off"),
        (without_the_last_row, "all rows"),
        (without_a_person, "does not fit the other rows"),
        (newer, "newer version"),
        (noise, "not JSON"),
        (other_columns, "does not fit"),
        (lambda lines: [], "cut off"),
        (lambda lines: [b"[]\n"], "not a backup"),
    ],
)
def test_a_backup_that_is_no_good_leaves_the_database_empty(
    full_file: Path,
    tmp_path: Path,
    troyes: Troyes,
    database_url: str,
    spoil: Callable[[list[bytes]], list[bytes]],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, spoiled = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{full_file}")
    troyes.fine("db", "backup", "--portable", file)
    spoiled.write_bytes(b"".join(spoil(file.read_bytes().splitlines(keepends=True))))
    monkeypatch.setenv("TROYES_DATABASE_URL", database_url)
    assert said in troyes.refused("db", "restore", spoiled)
    troyes.fine("db", "restore", file)


def test_a_packed_backup_that_was_cut_off_is_refused(
    hall: Hall, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl.gz"
    troyes.fine("db", "backup", "--portable", file)
    assert gzip.decompress(file.read_bytes()).startswith(b'{"format":"troyes-database"')
    (tmp_path / "cut.jsonl.gz").write_bytes(file.read_bytes()[:-2000])
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    for name in ("cut.jsonl.gz", "nowhere.jsonl"):
        assert name in troyes.refused("db", "restore", tmp_path / name)


# ---- checks ------------------------------------------------------------------------------------------------------


def test_a_check_tells_what_it_has_seen(hall: Hall, troyes: Troyes) -> None:
    said = troyes.fine("db", "check").out
    assert "4 games" in said
    assert "as it was played" in said
    data = troyes.fine("db", "check", "--json", "--lang", "fr").data
    assert (data["games"], data["findings"], data["departed"]) == (4, [], [])
    assert min(data[what] for what in ("messages", "moves", "draws", "snapshots")) > 30


def other_die(body: dict[str, Any]) -> dict[str, Any]:
    """Another outcome in the first line of chance that rolls."""
    lines = [list(line) for line in body["lines"]]
    for line in lines:
        if line[0] == 15 and any(digit in line[1] for digit in "123456"):
            at = max(line[1].rfind(digit) for digit in "123456")
            digit = "1" if line[1][at] != "1" else "2"
            line[1] = line[1][:at] + digit + line[1][at + 1 :]
            return {**body, "lines": lines}
    raise AssertionError("nothing was rolled")


Spoil = Callable[[Connection], Any]


def on_message(change: Callable[[dict[str, Any]], dict[str, Any]], kind: str, game: str = "zz-over") -> Spoil:
    def spoil(connection: Connection) -> None:
        where = (messages.c.game == game, messages.c.kind == kind)
        query = select(messages.c.seq, messages.c.body).where(*where).order_by(messages.c.seq).limit(1)
        row = connection.execute(query).one()
        connection.execute(update(messages).where(*where, messages.c.seq == row.seq).values(body=change(row.body)))

    return spoil


def swap_snapshots(connection: Connection) -> None:
    query = select(snapshots).where(snapshots.c.game == "city").order_by(snapshots.c.seq)
    first, second = connection.execute(query).all()[:2]
    where = (snapshots.c.game == "city", snapshots.c.seq == second.seq)
    connection.execute(update(snapshots).where(*where).values(position=first.position))


def set_progress(game: str, **values: Any) -> Spoil:
    return lambda connection: connection.execute(update(progress).where(progress.c.game == game).values(values))


SPOILED: list[tuple[Spoil, str]] = [
    (on_message(other_die, "start"), "the secret and the rules give"),
    (on_message(lambda body: {**body, "decision": "1.1.1"}, "move"), "answers the decision"),
    (on_message(lambda body: {**body, "scores": [1, 2]}, "end"), "other scores were told"),
    (on_message(lambda body: {**body, "secret": "00" * 32}, "end"), "another secret was told"),
    (on_message(lambda body: {**body, "commitment": "0" * 64}, "start"), "another promise"),
    (lambda c: c.execute(delete(messages).where(messages.c.game == "city", messages.c.seq == 9)), "are missing"),
    (lambda c: c.execute(delete(snapshots).where(snapshots.c.game == "zz-over", snapshots.c.seq > 5)), "is missing"),
    (swap_snapshots, "not the one that was reached"),
    (set_progress("zz-over", scores=[1, 2]), "the scores are not those"),
    (set_progress("zz-over", position=b"nonsense"), "zz-over"),
    (set_progress("city", public=3), "counted wrongly"),
    (set_progress("city", status="over"), "its end is not told"),
    (lambda c: c.execute(update(games).where(games.c.id == "city").values(secret=bytes(32))), "not the promised one"),
    (lambda c: c.execute(update(seats).where(seats.c.game == "dice").values(waiting=False)), "are waited for"),
    (lambda c: c.execute(update(messages).where(messages.c.game == "dice").values(effects={})), "effects"),
]


@pytest.mark.parametrize(("spoil", "said"), SPOILED)
def test_a_check_finds_what_was_changed(hall: Hall, troyes: Troyes, spoil: Spoil, said: str) -> None:
    with hall.database.writing.begin() as connection:
        spoil(connection)
    outcome = troyes("db", "check")
    assert outcome.code == 1
    assert said in outcome.out
    assert "Not as it should be" in outcome.out


def test_games_by_other_rules_are_counted_not_blamed(hall: Hall, troyes: Troyes) -> None:
    with hall.database.writing.begin() as connection:
        connection.execute(update(games).where(games.c.id == "city").values(rules="0.0.1"))
        on_message(lambda body: {**body, "line": "nothing that is understood"}, "move", "city")(connection)
    assert "Played by other rules" in troyes.fine("db", "check").out


def test_a_damaged_file_is_found(
    full_file: Path, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(shutil.copy(full_file, tmp_path / "games.sqlite3"))
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("UPDATE seats SET person = 'nobody' WHERE game = 'city' AND seat = 0")
    connection.close()
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{path}")
    outcome = troyes("db", "check")
    assert (outcome.code, "names a row of people" in outcome.out) == (1, True)


def test_a_database_that_is_not_there_is_refused(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATABASE_URL", "postgresql://nobody:a-password@127.0.0.1:9/nowhere")
    said = troyes.refused("db", "check")
    assert "postgresql://nobody@127.0.0.1:9/nowhere: cannot be reached (connection" in said
    assert "TROYES_DATABASE_URL" in said
    assert "a-password" not in said


# ---- upgrades ----------------------------------------------------------------------------------------------------


def test_only_an_upgrade_makes_a_database(
    troyes: Troyes, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TROYES_DATABASE_URL", database_url)
    for words in (("check",), ("backup", tmp_path / "b.jsonl"), ("backup", "--portable", tmp_path / "p.jsonl")):
        assert "nothing has been stored yet" in troyes.refused("db", *words)
        assert "rien n'a encore été gardé" in troyes.refused("db", *words, "--lang", "fr")
    assert not list(tmp_path.iterdir())
    if database_url.startswith("sqlite"):
        assert not list(Path(database_url[10:]).parent.iterdir())
    assert "is now" in troyes.fine("db", "upgrade").out
    assert "current" in troyes.fine("db", "upgrade").out
    assert "as it was played" in troyes.fine("db", "check").out
