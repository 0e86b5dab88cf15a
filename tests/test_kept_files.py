"""What lies on disks stays good: files in tests/data as an earlier version wrote them, before games were told as beats.

Records of every kind of game, running and finished, one with figures of its own, and an honour board.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from troyes.games import game_named
from troyes.honours.file import import_board
from troyes.honours.store import HonourStore, fingerprint
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record

DATA = Path(__file__).parent / "data"
FINISHED = ("city-over", "king-over", "dice-over")
RUNNING = ("city-running", "king-running", "dice-running")
GAMES = [("ca7b51a92393db8d006d321f71664f3f", ["Anne"]), ("746faec3f94e344bc289c04bdb171523", ["Élise", "anne"])]


def record(name: str) -> Record:
    return Record.load(DATA / f"{name}.jsonl")


def test_all_files_are_read() -> None:
    names = {f"{name}.jsonl" for name in (*FINISHED, *RUNNING)} | {"honours.json", "honours.sql"}
    assert {path.name for path in DATA.iterdir()} == names


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_record_replays_to_its_scores(name: str) -> None:
    """Its hashes are checked on the way."""
    kept = record(name)
    position = kept.replay()
    assert position.is_over()
    assert position.totals() == kept.scores


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_record_is_played_to_its_end(name: str) -> None:
    """Everything is written anew as it stands in the file, and a move can be taken back."""
    kept = record(name)
    assert isinstance(kept.seed, int)
    match = Match.resume(kept, FastSource(kept.seed))
    assert [entry.line for entry in match.record.entries] == [entry.line for entry in kept.entries]
    begun, choices = len(kept.entries), SequenceSource(1)
    match.advance()
    while not match.position.is_over():
        seat, before = match.position.pending()[-1], match.position.fingerprint()
        moves = match.position.moves(seat)
        match.play(moves[choices.below(len(moves))])
        if match.can_undo(seat) and choices.below(4) == 0:
            match.undo(seat)
            assert match.position.fingerprint() == before
    assert len(match.record.entries) > begun
    assert match.record.replay().totals() == match.record.scores


def test_figures_of_ones_own_come_with_their_record() -> None:
    figures = game_named("city").figures_of(record("city-over").setup())
    assert figures["activity"]["merchant"]["hire"] == 5
    assert figures["rules"]["black_dice_cap"] == 6


def test_an_honour_board_is_read_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "honours.sqlite3"
    with sqlite3.connect(path) as file:
        file.executescript((DATA / "honours.sql").read_text(encoding="utf-8"))
    file.close()
    store = HonourStore(path)
    assert [(game.id, [seat.name for seat in game.results]) for game in store.games()] == GAMES
    assert import_board(DATA / "honours.json", store) == (0, 2)
    assert fingerprint(record("dice-over")) == GAMES[0][0], "the same game would be counted twice"


def test_an_exported_honour_board_is_read(tmp_path: Path) -> None:
    store = HonourStore(tmp_path / "honours.sqlite3")
    assert import_board(DATA / "honours.json", store) == (2, 2)
    assert [(game.id, [seat.name for seat in game.results]) for game in store.games()] == GAMES
