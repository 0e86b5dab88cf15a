"""Games as a table: a row per game and seat, whole or not at all, and never over another file."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

import pytest

from troyes.arena.plan import make_plan
from troyes.arena.simulate import simulate
from troyes.arena.table import Table
from troyes.arena.tally import Tally
from troyes.arena.workers import in_order
from troyes.games import GAMES, game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def points(row: dict[str, Any]) -> int:
    return sum(int(value) for name, value in row.items() if name.startswith("from_"))


def test_a_row_per_game_and_seat(tmp_path: Path) -> None:
    simulate("city", 3, ["noisy", "random", "random"], 2, seed=4, out=tmp_path / "games", table=tmp_path / "games.csv")
    rows = read(tmp_path / "games.csv")
    records = [Record.load(path) for path in sorted((tmp_path / "games").iterdir())]
    assert [(row["game"], row["seat"]) for row in rows] == [(str(game), seat) for game in (0, 1) for seat in "ABC"]
    assert [row["bot"] for row in rows] == [name for record in records for name in record.seats]
    assert [int(row["score"]) for row in rows] == [score for record in records for score in record.scores or []]
    for row in rows:
        assert points(row) == int(row["score"])
    for game in (rows[:3], rows[3:]):
        best = max(int(row["score"]) for row in game)
        assert all((row["rank"] == "1") == (int(row["score"]) == best) for row in game)
        assert sum(float(row["won"]) for row in game) == pytest.approx(1)


def test_the_king_has_a_row_and_wins_a_tie(tmp_path: Path) -> None:
    simulate("city", 1, ["random"], 3, seed=1, table=tmp_path / "games.csv")
    rows = read(tmp_path / "games.csv")
    assert [row["seat"] for row in rows] == ["A", "N"] * 3
    for own, king in zip(rows[::2], rows[1::2]):
        assert king["bot"] == "king"
        assert float(own["won"]) == (int(own["score"]) > int(king["score"]))
        assert float(king["won"]) == 1 - float(own["won"])


def test_processes_write_the_same_table(tmp_path: Path) -> None:
    for processes in (1, 2):
        simulate("dice", 2, ["random"], 70, seed=2, processes=processes, table=tmp_path / f"{processes}.csv")
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pip install pyarrow")
    for name in ("games.csv", "games.parquet"):
        simulate("dice", 2, ["random"], 3, seed=2, table=tmp_path / name)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{name: str(value) for name, value in row.items()} for row in rows] == read(tmp_path / "games.csv")


def test_parts_come_in_order() -> None:
    found = in_order(iter([(2, [["c"]]), (0, [["a"]]), (1, [["b"]])]))
    assert [rows[0][0] for rows in found] == ["a", "b", "c"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    notes = tmp_path / "notes.csv"
    notes.write_text("mine")
    with pytest.raises(BadInput, match="is there already"):
        simulate("dice", 1, ["random"], 1, table=notes)
    assert notes.read_text() == "mine"
    with pytest.raises(BadInput, match="no kind of table"):
        simulate("dice", 1, ["random"], 1, table=tmp_path / "games.xls")


def test_a_broken_run_leaves_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("dice", 1, ["random"], 2, table=tmp_path / "games.csv", progress=stop)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        simulate("dice", 1, ["random"], 1, table=tmp_path / "missing" / "games.csv")


def test_without_its_library_parquet_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match="needs the library pyarrow"):
        simulate("dice", 1, ["random"], 1, table=tmp_path / "games.parquet")


def test_games_of_two_runs_are_never_mixed(tmp_path: Path) -> None:
    simulate("dice", 1, ["random"], 2, out=tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(BadInput, match="holds the games of another run"):
        simulate("dice", 1, ["random"], 1, seed=2, out=tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("name", list(GAMES))
def test_every_point_has_a_named_source(name: str) -> None:
    """What is not among the sources would be missing in every table."""
    game = game_named(name)
    modules = ["all"] if name == "city" else []
    table = Table(make_plan(name, 4, ["random"], 1, 9, modules))
    for number in range(5):
        for lines in game.scores(table.play_out(number, Tally())):
            assert {line.source for line in lines} <= set(game.sources)
