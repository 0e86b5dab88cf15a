"""`troyes honours` and `troyes dice --sheet`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.dice.edge.honours import all_honours
from troyes.dice.game import DICE
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record


@pytest.fixture(autouse=True)
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a board of its own."""
    monkeypatch.setenv("TROYES_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data" / "honours.sqlite3"


def dice_game(*seats: str, seed: int = 3, moves: int = 10**6) -> Record:
    match = Match(DICE, DICE.setup({"players": len(seats)}), FastSource(seed), list(seats), seed)
    match.advance()
    step = 0
    while not match.position.is_over() and step < moves:
        listed = match.position.moves(match.position.pending()[0])
        match.play(listed[step * 7 % len(listed)])
        step += 1
    return match.record


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "dice.jsonl"
    dice_game("Anne", "Bruno [greedy]").save(path)
    return path


# ---- the board ---------------------------------------------------------------------------------------------------


def test_an_empty_board(troyes: Troyes, board: Path) -> None:
    assert "No game has been counted yet" in troyes.fine("honours").out
    assert "Aucune partie" in troyes.fine("honours", "--lang", "fr").out
    assert troyes.fine("honours", "--json").data == []
    assert not board.exists()


def test_a_record_is_added_once(troyes: Troyes, game: Path) -> None:
    first = troyes.fine("honours", "--add", game).out
    assert first.startswith(("Anne earns ", "Nothing new"))
    assert troyes.fine("honours", "--add", game).out == "Nothing new for the honour board.\n"
    [anne] = troyes.fine("honours", "--json").data
    assert (anne["name"], anne["games"]) == ("Anne", 1)
    assert first.count("Anne earns") == sum(1 for honour in anne["honours"] if honour["earned"])


def test_seats_of_bots_are_not_counted(troyes: Troyes, tmp_path: Path) -> None:
    dice_game("random", "greedy").save(tmp_path / "simulated.jsonl")
    troyes.fine("honours", "--add", tmp_path / "simulated.jsonl")
    assert troyes.fine("honours", "--json").data == []


def test_the_third_game_earns_an_honour(troyes: Troyes, tmp_path: Path) -> None:
    told = []
    for seed in range(3):
        dice_game("Anne", seed=seed).save(tmp_path / "game.jsonl")
        told.append(troyes.fine("honours", "--add", tmp_path / "game.jsonl", "--lang", "fr").out)
    assert ["Guetteur solitaire" in out for out in told] == [False, False, True]


@pytest.mark.parametrize(("lang", "title", "count"), [("en", "Anne: ", "1 of 3"), ("fr", "Anne\u00a0: ", "1 sur 3")])
def test_the_honours_of_a_player(troyes: Troyes, game: Path, lang: str, title: str, count: str) -> None:
    troyes.fine("honours", "--add", game)
    shown = troyes.fine("honours", "anne", "--lang", lang).out
    assert shown.startswith(title)
    assert count in shown
    data = troyes.fine("honours", "Anne", "--json", "--lang", lang).data
    assert [honour["honour"] for honour in data["honours"]] == list(all_honours())
    assert all(honour["name"] in shown for honour in data["honours"])
    assert "Anne" in troyes.fine("honours", "--lang", lang).out


def test_somebody_unknown(troyes: Troyes, game: Path) -> None:
    assert "`troyes honours` lists everybody" in troyes.refused("honours", "Anna")
    troyes.fine("honours", "--add", game)
    assert "Did you mean Anne?" in troyes.refused("honours", "Anna")
    assert "personne du nom de 'Zacharie'" in troyes.refused("honours", "Zacharie", "--lang", "fr")


def test_export_and_import(troyes: Troyes, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    troyes.fine("honours", "--add", game)
    before = troyes.fine("honours", "--json").data
    assert "1 game" in troyes.fine("honours", "--export", tmp_path / "board.json").out
    monkeypatch.setenv("TROYES_DATA_DIR", str(tmp_path / "elsewhere"))
    assert troyes.fine("honours", "--import", tmp_path / "board.json").out == "1 game added, 0 games already known.\n"
    assert troyes.fine("honours", "--import", tmp_path / "board.json").out == "0 games added, 1 game already known.\n"
    assert troyes.fine("honours", "--json").data == before


def test_a_malformed_import_leaves_the_board_as_it_was(troyes: Troyes, tmp_path: Path, board: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"format": "troyes-honours", "version": 1, "games": [{}]}))
    assert "bad.json, games[0]: must hold exactly id, date" in troyes.refused("honours", "--import", bad)
    assert "doit contenir exactement" in troyes.refused("honours", "--import", bad, "--lang", "fr")
    assert not board.exists()


def test_records_that_do_not_count(troyes: Troyes, record: Path, tmp_path: Path, board: Path) -> None:
    assert "holds a game of city, not of Troyes Dice" in troyes.refused("honours", "--add", record)
    dice_game("Anne", moves=5).save(tmp_path / "running.jsonl")
    assert "this game is not over" in troyes.refused("honours", "--add", tmp_path / "running.jsonl")
    assert "cannot be read" in troyes.refused("honours", "--add", tmp_path / "missing.jsonl")
    assert not board.exists()


def test_one_thing_at_a_time(troyes: Troyes, game: Path, tmp_path: Path) -> None:
    assert "one thing at a time" in troyes.refused("honours", "--add", game, "--export", tmp_path / "x.json")
    assert "one thing at a time" in troyes.refused("honours", "Anne", "--add", game)


def test_a_damaged_board_is_named(troyes: Troyes, board: Path) -> None:
    board.parent.mkdir()
    board.write_bytes(b"scribble" * 1000)
    assert "the honour board is damaged" in troyes.refused("honours")
    assert "le tableau d'honneur est abîmé" in troyes.refused("honours", "--lang", "fr")


# ---- the sheet ---------------------------------------------------------------------------------------------------


def test_a_sheet_is_written(troyes: Troyes, tmp_path: Path) -> None:
    out = troyes.fine("dice", "--sheet", tmp_path / "s.pdf", "--players", 3).out
    assert "3 pages" in out.replace("\n", " ")
    assert (tmp_path / "s.pdf").read_bytes().count(b"/Type /Page ") == 3
    crier = ["--numbering", "crier", "--first", 4, "--direction", "descending"]
    troyes.fine("dice", "--sheet", tmp_path / "s.svg", *crier, "--lang", "fr")
    assert "Score final" in (tmp_path / "s.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ([], "say which of them you want"),
        (["--sheet", "s.pdf", "--table"], "only one of them at a time"),
        (["--sheet", "s.doc"], "must end in .svg, .pdf"),
        (["--sheet", "s.pdf", "--first", "7"], "--first must be a whole number from 1 to 6"),
        (["--sheet", "s.pdf", "--players", "11"], "--players must be a whole number from 1 to 10"),
        (["--sheet", "s.pdf", "--numbering", "roman"], "numbering"),
        (["--sheet", "s.pdf", "--order", "1,2,x"], "is no list of numbers"),
        (["--sheet", "s.pdf", "--numbering", "expert", "--order", "1,1,2,3,4,5"], "each once"),
    ],
)
def test_what_cannot_be_printed(
    troyes: Troyes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], problem: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert problem in troyes.refused("dice", *words)
    assert list(tmp_path.iterdir()) == []
