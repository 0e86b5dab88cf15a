"""The honour board on the disk: kept, counted once, never half written, carried elsewhere as JSON."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from troyes.dice.edge.honours import Result
from troyes.dice.game import DICE
from troyes.honours.file import export_board, import_board
from troyes.honours.store import HonourStore, NewHonour, Played, fingerprint, person, remember_game, store_path
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record

pytestmark = pytest.mark.ruling(261)
WRITER = """
import sys
from pathlib import Path
from troyes.honours.store import HonourStore, Played
from troyes.dice.edge.honours import Result
store, number = HonourStore(Path(sys.argv[1])), 0
while True:
    number += 1
    store.add(Played(f"{number:032x}", "2025-01-01", 2, True, (Result("Anne", 50, True, ("points_45", "red_track")),)))
    print(number, flush=True)
"""
STUCK = """
import sys
from pathlib import Path
from troyes.honours.store import HonourStore, Played, transaction, write_game
from troyes.dice.edge.honours import Result
with HonourStore(Path(sys.argv[1])).opened(make=True) as file, transaction(file):
    write_game(file, Played("f" * 32, "2025-01-01", 1, False, (Result("Anne", 50, True, ("points_45",)),)))
    print("half-way", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def store(tmp_path: Path) -> HonourStore:
    return HonourStore(tmp_path / "data" / "honours.sqlite3")


def finished(seats: list[str], seed: int = 3, banquets: bool = False) -> Match:
    setup = DICE.setup({"players": len(seats), "banquets": banquets})
    match = Match(DICE, setup, FastSource(seed), seats, seed)
    match.advance()
    while not match.position.is_over():
        match.play(match.position.moves(match.position.pending()[0])[0])
    return match


def game(number: int, *names: str, points: int = 50) -> Played:
    honours = ("points_45",) if points >= 45 else ()
    return Played(f"{number:032x}", "2025-01-01", 2, False, tuple(Result(n, points, False, honours) for n in names))


# ---- counting ----------------------------------------------------------------------------------------------------


def test_a_game_is_kept_for_people_and_not_for_bots(store: HonourStore) -> None:
    match = finished(["Anne", "Bruno [greedy]", "Colin"])
    remember_game(match.position, ["Anne", "Bruno", None], match.record, store)
    [played] = HonourStore(store.path).games()
    assert [result.name for result in played.results] == ["Anne"]
    assert (played.players, played.banquets) == (3, False)
    assert played.results[0].points == match.position.totals()[0]


def test_a_game_of_bots_is_nobodys(store: HonourStore) -> None:
    match = finished(["Anne [greedy]"])
    assert remember_game(match.position, ["Anne"], match.record, store) == []
    assert store.games() == []


def test_a_game_is_counted_once(store: HonourStore, tmp_path: Path) -> None:
    match = finished(["Anne"])
    remember_game(match.position, ["Anne"], match.record, store)
    match.record.save(tmp_path / "game.jsonl")
    again = Record.load(tmp_path / "game.jsonl")
    assert remember_game(again.replay(), ["Anne"], again, store) == []
    assert len(store.games()) == 1


def test_the_fingerprint_knows_a_game_by_what_happened(tmp_path: Path) -> None:
    record = finished(["Anne"]).record
    same = Record.from_text(record.to_text())
    same.seed, same.rules = None, "0.0"
    assert fingerprint(same) == fingerprint(record)
    assert fingerprint(finished(["Anne"], seed=4).record) != fingerprint(record)
    assert fingerprint(finished(["Berthe"]).record) != fingerprint(record)


def test_only_new_honours_are_told(store: HonourStore) -> None:
    assert store.add(game(1, "Anne")) == [NewHonour("Anne", "points_45")]
    assert store.add(game(2, "Anne", "Bruno")) == [NewHonour("Bruno", "points_45")]
    assert store.add(game(3, "Anne")) == [NewHonour("Anne", "multiplayer_games")]
    assert store.add(game(3, "Anne")) == []


def test_spellings_of_a_name_are_one_person(store: HonourStore) -> None:
    assert person(" Éloïse  de TROYES ") == person("E\u0301loi\u0308se de Troyes")
    store.add(game(1, "anne"))
    store.add(game(2, "Anne"))
    [board] = store.boards()
    assert (board.name, board.games) == ("Anne", 2)


def test_somebody_at_two_seats_has_played_once(store: HonourStore) -> None:
    store.add(game(1, "Anne", "Anne"))
    [board] = store.boards()
    assert board.games == 1


def test_boards_with_most_honours_come_first(store: HonourStore) -> None:
    store.add(game(1, "Zoé", points=46))
    store.add(game(2, "Anne", points=10))
    assert [board.name for board in store.boards()] == ["Zoé", "Anne"]


def test_where_the_board_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATA_DIR", str(tmp_path))
    assert store_path() == tmp_path / "honours.sqlite3"
    monkeypatch.delenv("TROYES_DATA_DIR")
    assert store_path().parent.name == "troyes"


def test_looking_at_no_board_makes_none(store: HonourStore) -> None:
    assert store.boards() == []
    assert not store.path.parent.exists()


# ---- crashes -----------------------------------------------------------------------------------------------------


def begun(program: str, path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def test_a_writer_that_is_killed_loses_no_game_and_leaves_no_half_one(store: HonourStore) -> None:
    with begun(WRITER, store.path) as writer:
        assert writer.stdout is not None
        told = int(writer.stdout.readline())
        time.sleep(0.2)
        writer.kill()
        told = max([told, *(int(line) for line in writer.stdout if line.endswith("\n"))])
    games = store.games()
    assert told <= len(games) <= told + 1  # the last one may have been written and not yet told
    assert all([result.honours for result in played.results] == [("points_45", "red_track")] for played in games)
    with store.opened() as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store.add(game(10**9, "Anne"))
    assert len(store.games()) == len(games) + 1


def test_a_game_half_written_when_the_program_dies_was_never_there(store: HonourStore) -> None:
    store.add(game(1, "Anne"))
    with begun(STUCK, store.path) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "half-way\n"
        writer.kill()
    assert [played.id for played in store.games()] == [game(1).id]


# ---- other files -------------------------------------------------------------------------------------------------


def test_the_file_says_its_version_and_writes_ahead(store: HonourStore) -> None:
    store.add(game(1, "Anne"))
    with sqlite3.connect(store.path) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (1,)
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_newer_file_is_left_alone(store: HonourStore) -> None:
    store.add(game(1, "Anne"))
    with sqlite3.connect(store.path) as file:
        file.execute("PRAGMA user_version = 7")
    with pytest.raises(BadInput, match="newer version"):
        store.add(game(2, "Anne"))
    with sqlite3.connect(store.path) as file:
        assert file.execute("SELECT count(*) FROM game").fetchone() == (1,)


def test_a_database_of_something_else_is_left_alone(store: HonourStore) -> None:
    store.path.parent.mkdir()
    with sqlite3.connect(store.path) as file:
        file.execute("CREATE TABLE stamps (id)")
    with pytest.raises(BadInput, match="is not an honour board"):
        store.add(game(1, "Anne"))


def test_a_full_disk_is_named_and_what_was_there_stays(store: HonourStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own limit on pages: the board has no room for another game."""
    store.add_all([Played("0" * 32, "2026-01-31", 1, False, (Result("Ada", 50, False, ()),))])
    before = store.games()
    prepare = store.prepare

    def prepare_full(file: sqlite3.Connection) -> None:
        prepare(file)
        file.execute("PRAGMA max_page_count = 1")

    monkeypatch.setattr(store, "prepare", prepare_full)
    more = [Played(f"{k:032x}", "2026-02-01", 1, False, (Result("Ada" * 30, 50, False, ()),)) for k in range(1, 500)]
    with pytest.raises(BadInput, match="could not be written \\(database or disk is full\\)") as caught:
        store.add_all(more)
    assert "Make room" in caught.value.remedy
    assert store.games() == before


def test_a_damaged_file_is_named(store: HonourStore) -> None:
    store.path.parent.mkdir()
    store.path.write_bytes(b"no database at all" * 100)
    with pytest.raises(BadInput, match="is damaged") as caught:
        store.games()
    assert str(store.path) in str(caught.value)
    assert store.path.read_bytes().startswith(b"no database")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="TROYES_DATA_DIR"):
        HonourStore(tmp_path / "file" / "deeper" / "honours.sqlite3").add(game(1, "Anne"))


# ---- JSON --------------------------------------------------------------------------------------------------------


def test_export_and_import_round_trip(store: HonourStore, tmp_path: Path) -> None:
    match = finished(["Anne", "Éloïse"], banquets=True)
    remember_game(match.position, ["Anne", "Éloïse"], match.record, store)
    store.add(game(2, "Anne"))
    assert export_board(tmp_path / "board.json", store) == 2
    other = HonourStore(tmp_path / "other.sqlite3")
    other.add(game(2, "Anne"))
    assert import_board(tmp_path / "board.json", other) == (1, 2)
    assert import_board(tmp_path / "board.json", other) == (0, 2)
    assert sorted(other.games(), key=lambda played: played.id) == sorted(store.games(), key=lambda played: played.id)
    data = json.loads((tmp_path / "board.json").read_text(encoding="utf-8"))
    assert (data["format"], data["version"]) == ("troyes-honours", 1)


def test_a_file_that_cannot_be_written_is_named(store: HonourStore, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        export_board(tmp_path / "no" / "board.json", store)
    with pytest.raises(BadInput, match="cannot be written"):
        export_board(tmp_path, store)
    assert list(tmp_path.iterdir()) == []


Change = Callable[[dict[str, Any]], object]
CHANGES: dict[str, Change] = {
    "format": lambda data: data.update(format="troyes-record"),
    "version 2": lambda data: data.update(version=2),
    "version True": lambda data: data.update(version=True),
    "games": lambda data: data.update(games={}),
    "more": lambda data: data.update(more=1),
    "game": lambda data: data["games"].append(7),
    "game twice": lambda data: data["games"].append(data["games"][0]),
    "id": lambda data: data["games"][1].update(id="x"),
    "date": lambda data: data["games"][1].update(date="2025-02-30"),
    "date form": lambda data: data["games"][1].update(date="20250201"),
    "players": lambda data: data["games"][1].update(players=11),
    "players text": lambda data: data["games"][1].update(players="2"),
    "banquets": lambda data: data["games"][1].update(banquets=1),
    "seats": lambda data: data["games"][1].update(seats=[]),
    "too many seats": lambda data: data["games"][1].update(players=1),
    "seat": lambda data: data["games"][1]["seats"].append("Anne"),
    "field missing": lambda data: data["games"][1]["seats"][0].pop("won"),
    "name": lambda data: data["games"][1]["seats"][0].update(name=" "),
    "name with a line break": lambda data: data["games"][1]["seats"][0].update(name="A\nB"),
    "points": lambda data: data["games"][1]["seats"][0].update(points=-1),
    "points too many": lambda data: data["games"][1]["seats"][0].update(points=10**30),
    "won": lambda data: data["games"][1]["seats"][0].update(won=None),
    "honours": lambda data: data["games"][1]["seats"][0].update(honours="points_45"),
    "unknown honour": lambda data: data["games"][1]["seats"][0].update(honours=["points_45", "king"]),
    "honour twice": lambda data: data["games"][1]["seats"][0].update(honours=["points_45", "points_45"]),
    "honour of several games": lambda data: data["games"][1]["seats"][0].update(honours=["solo_games"]),
    "honour above the points": lambda data: data["games"][1]["seats"][0].update(honours=["points_65"]),
    "honour of the points missing": lambda data: data["games"][1]["seats"][0].update(honours=[]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_malformed_import_is_refused_whole(change: Change, store: HonourStore, tmp_path: Path) -> None:
    source = HonourStore(tmp_path / "source.sqlite3")
    source.add_all([game(1, "Anne"), game(2, "Anne", "Bruno")])
    path = tmp_path / "board.json"
    export_board(path, source)
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        import_board(path, store)
    assert "board.json" in caught.value.where
    assert caught.value.text("fr") != caught.value.text("en")
    assert store.games() == []


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"[" * 100_000, b"1e400", b'{"format": NaN}'])
def test_a_file_that_is_no_board_is_refused(content: bytes, store: HonourStore, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=r"board\.json"):
        import_board(path, store)
    assert not store.path.exists()
