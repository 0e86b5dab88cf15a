"""Backups: one before every migration, and nothing half-done left behind."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.config import Config
from sqlalchemy import text

from tests.cli.helpers import Troyes
from tests.server.old_database import DATA, put
from tests.server.processes import ServerProcess
from troyes.server.database import backups
from troyes.server.database.engine import Database
from troyes.server.database.migrate import newest, revision_of
from troyes.server.database.upgrading import Upgrade
from troyes.server.settings import Settings, from_environment

OLD = sorted(DATA.glob("database-*.jsonl.gz"))[-1]
NAME = f"-before-{newest()}-"


@pytest.fixture
def troyes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Troyes:
    monkeypatch.setenv("TROYES_LANG", "en")
    return Troyes(capsys, monkeypatch)


def old_games() -> int:
    with backups.lines_of(OLD) as lines:
        return int(json.loads(next(lines))["rows"]["games"])


def settings_of(url: str, folder: Path) -> Settings:
    return from_environment({"TROYES_DATABASE_URL": url, "TROYES_DATA_DIR": str(folder)})


# ---- before a migration ------------------------------------------------------------------------------------------


def test_a_migration_keeps_what_was_there(
    database_url: str, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be restored: on another database it is what it was, and is upgraded there."""
    before = put(database_url, OLD)
    monkeypatch.setenv("TROYES_DATABASE_URL", database_url)
    monkeypatch.setenv("TROYES_DATA_DIR", str(tmp_path / "data"))
    said = troyes.fine("db", "upgrade").out
    backup = Path(said.split("there: ")[1].split("\n")[0].rstrip("."))
    assert (NAME in backup.name, backup.stat().st_mode & 0o077) == (True, 0)
    with backups.lines_of(backup) as lines:
        assert json.loads(next(lines))["revision"] == before
    assert "backup" not in troyes.fine("db", "upgrade").out
    assert list(backup.parent.glob(f"*{NAME}*")) == [backup]
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{tmp_path}/other.sqlite3")
    troyes.fine("db", "restore", backup)
    troyes.fine("db", "check")


def test_a_server_names_the_backup_in_its_log(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    before = put(url, OLD)
    server = ServerProcess(url, tmp_path / "data")
    server.start()
    server.wait()
    server.stop()
    found = [json.loads(line) for line in server.log.read_text().splitlines()]
    [line] = [line for line in found if line["event"] == "the schema is brought up to date"]
    assert (line["games"], line["from"], line["to"]) == (old_games(), before, newest())
    assert line["backup"] == str(next(tmp_path.glob(f"games{NAME}*.sqlite3")))


def test_a_migration_that_fails_changes_nothing_and_piles_nothing_up(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = put(database_url, OLD)
    settings = settings_of(database_url, tmp_path / "data")
    database = Database(settings)

    def fail(config: Config, to: str) -> None:
        config.attributes["connection"].execute(text("DROP TABLE news"))
        config.attributes["connection"].execute(text("SELECT * FROM nowhere"))

    with monkeypatch.context() as patch:
        patch.setattr("troyes.server.database.migrate.command.upgrade", fail)
        with pytest.raises(Exception, match="nowhere"):
            Upgrade(database, settings).run()
    assert not list(tmp_path.rglob(f"*{NAME}*"))
    assert database.read(revision_of) == before
    assert Upgrade(database, settings).run() is not None
    database.close()


def test_without_room_for_a_backup_nothing_is_changed(
    postgresql_url: str, tmp_path: Path, troyes: Troyes, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = put(postgresql_url, OLD)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TROYES_DATABASE_URL", postgresql_url)
    monkeypatch.setenv("TROYES_DATA_DIR", str(tmp_path / "file" / "data"))
    assert "cannot be written" in troyes.refused("db", "upgrade")
    database = Database(settings_of(postgresql_url, tmp_path))
    assert database.read(revision_of) == before
    database.close()


# ---- nothing is left behind --------------------------------------------------------------------------------------


def large(file: Path) -> None:
    """A database that takes a while to copy."""
    put(f"sqlite:///{file}", OLD)
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE padding (data BLOB)")
        connection.executemany("INSERT INTO padding VALUES (randomblob(1000000))", [()] * 60)
    connection.close()


def backing_up(file: Path, target: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "troyes", "db", "backup", str(target), "--lang", "en"],
        env={**os.environ, "TROYES_DATABASE_URL": f"sqlite:///{file}"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def stop_in_the_middle(file: Path, target: Path, number: int) -> int:
    process = backing_up(file, target)
    until = time.monotonic() + 60
    while not list(target.parent.glob(".*.part")):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.001)
    process.send_signal(number)
    process.communicate(timeout=60)
    return process.returncode


def test_who_is_told_to_end_takes_away_what_was_begun(tmp_path: Path) -> None:
    large(tmp_path / "games.sqlite3")
    (folder := tmp_path / "backups").mkdir()
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        assert stop_in_the_middle(tmp_path / "games.sqlite3", folder / "copy.sqlite3", number) == 128 + number
        assert not list(folder.iterdir())


def test_who_was_killed_is_cleaned_up_after_by_the_next(tmp_path: Path) -> None:
    large(tmp_path / "games.sqlite3")
    (folder := tmp_path / "backups").mkdir()
    assert stop_in_the_middle(tmp_path / "games.sqlite3", folder / "copy.sqlite3", signal.SIGKILL) == -9
    assert list(folder.glob(".copy.sqlite3.*.backup.part"))
    with backups.new_file(folder / "running.sqlite3"):  # another one that is still at work
        process = backing_up(tmp_path / "games.sqlite3", folder / "copy.sqlite3")
        out, _ = process.communicate(timeout=120)
        assert (process.returncode, f"{old_games()} games" in out) == (0, True)
        assert len(list(folder.glob(".running*"))) == 1
    assert sorted(path.name for path in folder.iterdir()) == ["copy.sqlite3", "running.sqlite3"]


@pytest.mark.parametrize("name", ["copy.sqlite3", "copy.jsonl"])
def test_a_full_disk_is_named_and_nothing_is_left(tmp_path: Path, name: str) -> None:
    """A limit of the system on the size of files stands for the end of the disk."""
    put(f"sqlite:///{tmp_path}/games.sqlite3", OLD)
    (folder := tmp_path / "backups").mkdir()
    limit = ("sh", "-c", 'ulimit -f "$0" && exec "$@"', "96")
    flags = ("--portable",) if name.endswith("jsonl") else ()
    process = subprocess.run(
        [*limit, sys.executable, "-m", "troyes", "db", "backup", *flags, str(folder / name), "--lang", "en"],
        env={**os.environ, "TROYES_DATABASE_URL": f"sqlite:///{tmp_path}/games.sqlite3"},
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert process.returncode == 2
    assert len(process.stderr.splitlines()) == 1
    assert f"{folder / name}: cannot be written (" in process.stderr
    assert "Make room on the disk" in process.stderr
    assert not list(folder.iterdir())
