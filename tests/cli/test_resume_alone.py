"""A game that goes on is what its file says: options of a new game beside --resume are refused whole, by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.kernel.play.record import Record

TOGETHER = "do not go together. Leave the others out, or begin a new game"
NEW_CITY = (
    ("--players", 3), ("--seat", 1), ("--bots", "random"), ("--hotseat",), ("--names", "Anne,Bruno"), ("--start", "A"),
    ("--modules", "all"), ("--pool", "ladies"), ("--revealed",), ("--tournament",), ("--king-stops", "board_empty"),
    ("--king-colours", 2), ("--figures", "own.toml"),
)  # fmt: skip
NEW_DICE = (
    ("--players", 3), ("--names", "Anne"), ("--numbering", "crier"), ("--first", 4), ("--direction", "ascending"),
    ("--order", "drawn"), ("--banquets",),
)  # fmt: skip


@pytest.fixture
def city(troyes: Troyes, tmp_path: Path) -> Path:
    path = tmp_path / "city.jsonl"
    troyes.fine("play", "--players", 1, "--seed", 7, "--save", path, answers="1\n")
    return path


@pytest.mark.parametrize("words", [*NEW_CITY, *NEW_DICE], ids=lambda words: str(words[0]))
def test_options_of_a_new_game(troyes: Troyes, city: Path, words: tuple[object, ...]) -> None:
    before = city.read_bytes()
    assert f"--resume, {words[0]}: {TOGETHER}" in troyes.refused("play", "--resume", city, *words)
    assert city.read_bytes() == before


def test_all_of_them_are_named_at_once(troyes: Troyes, city: Path) -> None:
    words = ("play", "--resume", city, "--banquets", "--modules", "bonus", "--players", 4)
    assert f"troyes: --resume, --players, --modules, --banquets: {TOGETHER}" in troyes.refused(*words)
    french = troyes.refused(*words, "--lang", "fr")
    assert "--resume, --players, --modules, --banquets" in french
    assert "ne vont pas ensemble. Retirez les autres, ou commencez une nouvelle partie" in french


def test_what_is_no_matter_of_a_new_game_goes_with_it(troyes: Troyes, city: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    out = troyes.fine("play", "--game", "city", "--resume", city, "--save", copy, "--show-vp", "--lang", "fr").out
    assert "La partie reprend" in out
    assert Record.load(copy).entries[:3] == Record.load(city).entries[:3]


def test_a_seed_is_for_a_record_that_has_none(troyes: Troyes, city: Path, tmp_path: Path) -> None:
    message = troyes.refused("play", "--resume", city, "--seed", 3)
    assert "--resume, --seed: do not go together. Its dice go on as they began: leave out --seed" in message
    record = Record.load(city)
    record.seed = None
    bare = tmp_path / "bare.jsonl"
    record.save(bare)
    assert "does not say its seed" in troyes.refused("play", "--resume", bare)
    troyes.fine("play", "--resume", bare, "--seed", 3)


def test_the_king(troyes: Troyes, city: Path) -> None:
    here = ("king", "--resume", "--file", city)
    assert f"--resume, --start, --modules: {TOGETHER}" in troyes.refused(*here, "--modules", "all", "--start", "A")
    assert "--resume, --seed" in troyes.refused(*here, "--seed", 3)
    table = ("king", "--table", "--resume", "--name", "Anne", "--seed", 3)
    assert f"--resume, --name, --seed: {TOGETHER}" in troyes.refused(*table)


@pytest.mark.parametrize("words", NEW_DICE, ids=lambda words: str(words[0]))
def test_a_table_of_dice(troyes: Troyes, tmp_path: Path, words: tuple[object, ...]) -> None:
    path = tmp_path / "table.jsonl"
    troyes.fine("dice", "--table", "--save", path)
    assert f"--resume, {words[0]}: {TOGETHER}" in troyes.refused("dice", "--table", "--resume", path, *words)


def test_a_printed_sheet_has_no_names_and_no_game(troyes: Troyes, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.pdf"
    message = troyes.refused("dice", "--sheet", sheet, "--names", "Anne", "--save", tmp_path / "game.jsonl")
    assert "--sheet, --names, --save: do not go together. Leave the others out, or choose --table" in message
    assert not sheet.exists()


@pytest.mark.parametrize("words", [("--names", "Anne,Bruno"), ("--hotseat",)], ids=str)
def test_several_people_sit_in_the_order_of_their_names(troyes: Troyes, words: tuple[object, ...]) -> None:
    assert "--seat: is for one person among bots" in troyes.refused("play", "--players", 3, "--seat", 1, *words)
