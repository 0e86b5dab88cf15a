"""`--start` names who holds the start card first; otherwise it is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.city.game import CITY
from troyes.kernel.play.record import Record

SEED = 4  # draws A at every table of these tests


def start_of(path: Path) -> tuple[str | None, str]:
    """What the options say, and whose card it is."""
    record = Record.load(path)
    return record.options["start"], CITY.look(record.replay(), "start")


@pytest.mark.parametrize(
    ("words", "seat"),
    [
        (["--players", 3, "--start", "B"], "B"),
        (["--players", 4, "--start", "d"], "D"),
        (["--players", 3, "--start", "Colin"], "C"),
        (["--names", "Anna,Bob", "--start", "bob"], "B"),
        (["--names", "B,A", "--start", "A"], "B"),  # a name before a letter
        (["--names", "Anna", "--players", 3, "--seat", 2, "--start", "Anna"], "C"),
        (["--players", 1, "--start", "A"], "A"),
        (["--players", 1, "--start", "N"], "N"),
    ],
)
def test_a_seat_a_name_or_the_king_begins(troyes: Troyes, tmp_path: Path, words: list[object], seat: str) -> None:
    path = tmp_path / "game.jsonl"
    troyes.fine("play", *words, "--seed", SEED, "--save", path)
    assert start_of(path) == (seat, seat)


@pytest.mark.parametrize("words", [[], ["--start", "random"]])
def test_otherwise_it_is_drawn(troyes: Troyes, tmp_path: Path, words: list[str]) -> None:
    drawn = set()
    for seed in range(8):
        path = tmp_path / f"{seed}.jsonl"
        troyes.fine("play", "--players", 2, *words, "--seed", seed, "--save", path, answers="1\n")
        option, seat = start_of(path)
        assert option is None
        drawn.add(seat)
    assert drawn == {"A", "B"}


@pytest.mark.parametrize(("language", "told"), [("en", "Bob holds the start card."), ("fr", "Bob reçoit la carte de")])
def test_it_is_told(troyes: Troyes, language: str, told: str) -> None:
    words = ("--names", "Anna,Bob", "--start", "Bob", "--seed", SEED, "--lang", language)
    assert told in troyes.fine("play", *words, answers="\nl\n").out


def test_the_king_s_own_verb_takes_it(troyes: Troyes, tmp_path: Path) -> None:
    path, table = tmp_path / "game.jsonl", tmp_path / "table.jsonl"
    troyes.fine("king", "--start", "N", "--seed", SEED, "--file", path)
    assert start_of(path) == ("N", "N")
    troyes.fine("king", "--table", "--name", "Anne", "--start", "anne", "--file", table, "--lang", "en")
    assert start_of(table) == ("A", "A")


def test_simulations_take_it(troyes: Troyes, tmp_path: Path) -> None:
    troyes.fine("simulate", "--players", 3, "--start", "c", "--num", 2, "--out", tmp_path)
    records = [Record.load(path) for path in tmp_path.iterdir()]
    assert [record.options["start"] for record in records] == ["C", "C"]
    assert {CITY.look(record.replay(until=9), "start") for record in records} == {"C"}


@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "3", "--start", "D"], "--start: 'D' is nobody at this table. Choose one of A, B, C, "),
        (["--players", "2", "--start", "N"], "--start: 'N' is nobody at this table"),
        (["--players", "1", "--start", "B"], "Choose one of A, N, "),
        (["--start", "Zoe"], "--start: 'Zoe' is nobody at this table"),
        (["--game", "dice", "--start", "A"], "--start: does not go with the game dice"),
        (["--game", "dice", "--start", "random"], "--start: does not go with the game dice"),
    ],
)
def test_nobody_else_can_begin(troyes: Troyes, verb: str, words: list[str], message: str) -> None:
    assert message in troyes.refused(verb, *words)


def test_the_refusal_in_french(troyes: Troyes) -> None:
    message = troyes.refused("play", "--names", "Anna,Bob", "--start", "C", "--lang", "fr")
    assert "'C' n'est personne à cette table. Choisissez parmi A, B, Anna, Bob, random" in message
