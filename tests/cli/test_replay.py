"""`troyes replay`: a game told and verified."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.kernel.play.record import Record


def test_the_whole_game_in_words(troyes: Troyes, record: Path) -> None:
    shown = troyes.fine("replay", record, "--moves").out
    loaded = Record.load(record)
    assert loaded.entries[-1].line in shown
    assert loaded.scores is not None
    assert re.search(r"source +A Anne +B Bruno", shown)
    assert re.search(rf"Total +{' +'.join(map(str, loaded.scores))}", shown)
    assert "Anne wins with" in shown
    assert f"{len(loaded.entries)} of {len(loaded.entries)} moves replayed" in shown


def test_a_line_per_turn_and_per_step(troyes: Troyes, record: Path) -> None:
    """With the number of its last move, and the points after it as data."""
    loaded, shown = Record.load(record), troyes.fine("replay", record).out.splitlines()
    data = troyes.fine("replay", record, "--json").data
    told = [beat for beat in data["beats"] if beat["text"]]
    lines = [line.strip() for line in shown[: len(told)]]
    assert lines == [f"{beat['moves']}  {' '.join(beat['text'])}" for beat in told]
    assert [beat["n"] for beat in data["beats"]] == list(range(1, len(data["beats"]) + 1))
    assert len(told) < len(loaded.entries)
    assert data["beats"][-1]["points"] == loaded.scores
    assert loaded.entries[-1].line not in "\n".join(shown)


def test_in_french_up_to_a_move(troyes: Troyes, record: Path) -> None:
    shown = troyes.fine("replay", record, "--until", "12", "--lang", "fr").out
    assert "12 sur" in shown
    assert " PV" in shown


def test_data(troyes: Troyes, record: Path) -> None:
    data = troyes.fine("replay", record, "--json").data
    loaded = Record.load(record)
    assert [move["line"] for move in data["moves"]] == [entry.line for entry in loaded.entries]
    assert any(move["text"] for move in data["moves"])
    assert data["hashes_verified"] == sum(1 for entry in loaded.entries if entry.hash)
    assert (data["over"], data["scores"]) == (True, loaded.scores)
    assert loaded.scores == [sum(line["points"][seat] for line in data["sources"]) for seat in range(2)]
    assert {"key", "detail", "source", "points"} == set(data["sources"][0])
    assert data["position"]["phase"] == "over"


def test_the_position_before_the_first_move(troyes: Troyes, record: Path) -> None:
    data = troyes.fine("replay", record, "--until", "0", "--json").data
    assert (data["moves"], data["over"], data["scores"]) == ([], False, None)
    assert troyes.fine("replay", record, "--until", "0").out


def test_seats_with_the_same_name_are_told_apart(troyes: Troyes, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "twins.jsonl"
    path.write_text(record.read_text(encoding="utf-8").replace('"Bruno"', '"Anne"'), encoding="utf-8")
    assert troyes.fine("replay", path, "--json").data["seats"] == ["Anne (A)", "Anne (B)"]


# ---- bad records -------------------------------------------------------------------------------------------------


def test_more_moves_than_there_are(troyes: Troyes, record: Path) -> None:
    assert f"not {10**6}" in troyes.refused("replay", record, "--until", 10**6)


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"{}\n", b"\xff\xff", b"[1, 2]\n"])
def test_files_that_are_no_records(troyes: Troyes, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    assert str(path) in troyes.refused("replay", path)


def test_a_record_that_is_cut_off(troyes: Troyes, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(record.read_bytes()[:-400])
    assert "is cut off" in troyes.refused("replay", path)


def test_a_move_that_departs_is_named_with_its_line(troyes: Troyes, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    place = next(i for i, line in enumerate(lines) if '"hash"' in line and i > 20)
    lines[place] = lines[place][: lines[place].index('"hash"')] + '"hash": "0123456789abcdef"}\n'
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    assert f"line {place + 1}: move {place} departs" in troyes.refused("replay", path)
    troyes.fine("replay", path, "--until", place - 1)


def test_a_missing_record(troyes: Troyes, tmp_path: Path) -> None:
    assert "cannot be read" in troyes.refused("replay", tmp_path / "none.jsonl")
