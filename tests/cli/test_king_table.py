"""`troyes king --table`: a real board, the King by the program."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from tests.cli.king_script import Script, script
from troyes.city.king.bands import band_of
from troyes.cli.play.texts import say as play_say
from troyes.kernel.play.record import Record

PLAIN = ("king", "--table", "--name", "Anne", "--modules", "")
FINAL = {"en": "Final scoring", "fr": "Décompte final"}


def table(path: Path, language: str = "en", modules: str = "") -> tuple[object, ...]:
    return ("king", "--table", "--name", "Anne", "--modules", modules, "--file", path, "--lang", language)


def entries(path: Path) -> list[str]:
    return [entry.line for entry in Record.load(path).entries]


def check(path: Path, wanted: Script, typed: int | None = None) -> None:
    """The record after so many lines of the script (all of them); the last character of the column is not typed."""
    assert entries(path) == wanted.lines[: None if typed is None else typed + (typed > 5)]


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_typed(troyes: Troyes, tmp_path: Path, language: str) -> None:
    path, game = tmp_path / "table.jsonl", script(language)
    out = troyes.fine(*table(path, language), answers=game.answers() + "\n").out
    check(path, game)
    yours, kings = game.totals
    assert Record.load(path).scores == game.totals
    assert FINAL[language] in out
    band = band_of(game.totals)
    assert " ".join(f"{band.name(language)}. {band.text(language)}".split()) in " ".join(out.split())
    total = play_say("end", "total", language)
    footer = next(line.split() for line in out.splitlines() if line.strip().startswith(total))
    assert footer == [total, str(yours), str(kings)]
    assert troyes.fine("replay", path, "--json", "--lang", language).data["scores"] == game.totals


def test_a_whole_game_with_every_module_is_typed(troyes: Troyes, tmp_path: Path) -> None:
    path, game = tmp_path / "table.jsonl", script(modules=("all",), seed=8)
    troyes.fine(*table(path, modules="all"), answers=game.answers() + "\n")
    check(path, game)
    assert Record.load(path).scores == game.totals


def test_enter_lets_the_program_roll_and_draw(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*table(path), "--seed", 4, answers="\n" * 7).out
    assert out.count("The program draws:") == 7  # start, five characters (the sixth is the only one left), first roll
    assert len(entries(path)) == 8
    again = tmp_path / "again.jsonl"
    troyes.fine(*table(again), "--seed", 4, answers="\n" * 7)
    assert entries(again) == entries(path)


def test_what_the_king_does_is_told_and_shown_step_by_step(troyes: Troyes, tmp_path: Path) -> None:
    game = script()
    turn = next(n for n, line in enumerate(game.typed) if "+" in line)
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*table(path), answers=game.answers(0, turn) + "5+2\n").out
    assert "The King rolls 5 + 2 = 7: 2 cubes on the cathedral, columns 6 and 5, +2 VP." in out
    steps = out[out.rindex("On the board:") :]
    assert "1. Put cubes of the King on the cathedral: level 1, columns 6 and 5." in steps
    assert "2. The King receives 2 VP." in steps
    assert "3. Remove the " in steps


def test_several_cards_on_one_line(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*table(path), answers="1\n3 1 4 2 6\n").out
    assert "Only Le Florentin is left." in out
    assert out.count("The characters lie open, first to last: Thibaut II") == 1
    assert entries(path)[1:4] == ["* open thibaut_ii", "* open chretien_de_troyes", "* open hugues_de_payns"]


def test_one_wrong_card_on_a_line_stops_there(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*table(path), answers="1\nhenry i, urbain iv, henry i, thibaut ii\n").out
    assert "Henry I already lies in the column." in out
    assert entries(path)[1:] == ["* open henry_i", "* open urbain_iv"]


def test_own_moves_are_picked_from_lists(troyes: Troyes, tmp_path: Path) -> None:
    """Two citizens by their numbers; later what a die can do."""
    path, game = tmp_path / "table.jsonl", script()
    turn = next(n for n, line in enumerate(game.typed) if line.startswith(("A activate", "A fight", "A build")))
    troyes.fine(*table(path), answers="1\n3 1 4 2 6\n65 41 32\n1\n2\n")
    assert entries(path)[-2:] == ["A place palace 1", "A place palace 3"]
    again = tmp_path / "again.jsonl"
    out = troyes.fine(*table(again), answers=game.answers(0, turn) + "Y3\n1\n").out
    assert "What can be done with Y3" in out
    assert "Y3" in entries(again)[-1]


# ---- taking back and going on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [3, 20, 45])
def test_any_number_of_steps_is_taken_back_and_typed_again(troyes: Troyes, tmp_path: Path, at: int) -> None:
    path, game = tmp_path / "table.jsonl", script()
    again = "undo\n" + game.answers(at - 1, at) + "undo 2\n" + game.answers(at - 2, at + 5)
    troyes.fine(*table(path), answers=game.answers(0, at) + again)
    check(path, game, at + 5)


def test_everything_is_taken_back_and_done_again(troyes: Troyes, tmp_path: Path) -> None:
    path, game = tmp_path / "table.jsonl", script()
    steps = 30
    out = troyes.fine(*table(path), answers=game.answers(0, steps) + f"u {steps + 1}\n" + "redo\n" * steps).out
    assert out.count("Taken back: ") == steps + 1
    assert out.count("Done again: ") == steps  # the only card left comes by itself
    check(path, game, steps)


def test_the_end_can_be_taken_back(troyes: Troyes, tmp_path: Path) -> None:
    path, game = tmp_path / "table.jsonl", script()
    out = troyes.fine(*table(path), answers=game.answers() + "undo\nscore\n" + game.answers(-1) + "\n").out
    assert "If the game ended now" in out
    assert out.count("Final scoring") == 1
    check(path, game)
    assert "Final scoring" in troyes.fine("king", "--table", "--resume", "--file", path, answers="\n").out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to do again."),
        ("1\nundo 5", "Only 1 steps can be taken back."),
        ("1\nundo many", "undo takes back one step, undo 3 takes back three."),
        ("1\nundo 0", "undo takes back one step, undo 3 takes back three."),
    ],
)
def test_undo_that_cannot_be(troyes: Troyes, tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in troyes.fine(*table(tmp_path / "t.jsonl"), answers=typed + "\n").out


def test_a_step_after_the_only_card_left_is_taken_back_with_it(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    troyes.fine(*table(path), answers="1\n1 2 3 4 5\nundo\n")
    assert len(entries(path)) == 5  # start and four characters: the fifth is asked for again


@pytest.mark.parametrize("at", [1, 9, 40])
def test_a_table_goes_on(troyes: Troyes, tmp_path: Path, at: int) -> None:
    path, game = tmp_path / "table.jsonl", script("fr")
    first = troyes.fine(*table(path, "fr"), answers=game.answers(0, at)).out
    assert "troyes king --table --resume --file" in " ".join(first.split())
    options = ("king", "--table", "--resume", "--file", path, "--lang", "fr")
    troyes.fine(*options, answers=game.answers(at, at + 12) + "annuler 3\n" + game.answers(at + 9, at + 12))
    check(path, game, at + 12)


def test_the_last_table_goes_on_without_a_name(troyes: Troyes, tmp_path: Path) -> None:
    game = script()
    troyes.fine(*PLAIN, answers="English\n" + game.answers(0, 25))
    [path] = (tmp_path / "data" / "king").iterdir()
    out = troyes.fine("king", "--table", "--resume", answers=game.answers(25, 30)).out
    assert "The table goes on; entries so far: 26." in out
    assert "--file" not in out
    check(path, game, 30)


def test_a_killed_table_goes_on_where_it_was(troyes: Troyes, tmp_path: Path) -> None:
    path, game = tmp_path / "table.jsonl", script()
    at = 28
    process = subprocess.Popen(
        [sys.executable, "-m", "troyes", *map(str, table(path))],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdin is not None
    process.stdin.write(game.answers(0, at).encode())
    process.stdin.flush()
    wanted = len(game.lines[: at + 1])  # one of them is the only card left
    deadline = time.monotonic() + 60
    while (not path.exists() or len(Record.load(path).entries) < wanted) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.kill()
    process.wait()
    process.stdin.close()
    assert entries(path) == game.lines[:wanted]
    troyes.fine("king", "--table", "--resume", "--file", path, "--lang", "en", answers=game.answers(at, at + 9))
    check(path, game, at + 9)


def test_a_table_that_cannot_be_saved_goes_on(troyes: Troyes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "gone" / "table.jsonl"
    out = troyes.fine(*table(path), answers="1\n1\nsave " + str(tmp_path / "copy.jsonl") + "\n").out
    assert "The game cannot be kept" in out
    assert entries(tmp_path / "copy.jsonl") == ["* start A", "* open chretien_de_troyes"]


def test_a_verb_alone_is_a_move_or_says_what_it_needs(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*table(path), answers="1\n3 1 4 2 6\n65 41 32\nplace\npass\n").out
    assert "place" in out
    assert "not understood" not in out
    assert len(entries(path)) == 8


# ---- commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "help", "What you can type"),
        ("fr", "aide", "Ce que vous pouvez taper"),
        ("en", "?", "What you can type"),
        ("en", "Board", "Initial placement"),
        ("fr", "plateau", "Mise en place"),
        ("en", "score", "If the game ended now"),
        ("fr", "points", "Si la partie s'arrêtait maintenant"),
        ("en", "results", "2, 12"),
        ("fr", "résultats", "Ses dés, le plus fort d'abord"),
        ("en", "log", "Anne holds the start card."),
        ("fr", "journal", "Anne reçoit la carte de premier joueur."),
        ("en", "save", "is saved in"),
        ("fr", "enregistrer", "est enregistrée dans"),
        ("en", "card henry", "henry"),
        ("en", "rules cathedral", "athedral"),
        ("en", "quit", "The game is left as it stands."),
    ],
)
def test_commands_are_words_in_both_languages(
    troyes: Troyes, tmp_path: Path, language: str, typed: str, answer: str
) -> None:
    before = "1\n3 1 4 2 6\n" if typed == "Board" else "1\n"
    out = troyes.fine(*table(tmp_path / "t.jsonl", language), answers=f"{before}{typed}\n").out
    assert answer in " ".join(out.split())
    assert len(entries(tmp_path / "t.jsonl")) == (7 if typed == "Board" else 1)


def test_why_a_move_is_not_possible(troyes: Troyes, tmp_path: Path) -> None:
    answers = "1\n3 1 4 2 6\n65 41 32\nwhy place palace 6\nplace palace 6\n"
    out = troyes.fine(*table(tmp_path / "t.jsonl"), answers=answers).out
    assert out.count("This space is not free.") == 2
    assert len(entries(tmp_path / "t.jsonl")) == 8


# ---- without a table -------------------------------------------------------------------------------------------------


def test_without_a_table_it_is_a_game_in_the_terminal(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = troyes.fine("king", "--seed", 3, "--file", path, answers="1\n1\n").out
    same = troyes.fine("play", "--players", 1, "--seed", 3, answers="1\n1\n").out
    assert out.splitlines()[:30] == same.splitlines()[:30]
    assert len(entries(path)) > 9
    assert "moves were played" in troyes.fine("king", "--resume", "--file", path).out


def test_options_that_make_no_sense(troyes: Troyes, tmp_path: Path, record: Path) -> None:
    assert "--file" in troyes.refused("king", "--resume")
    assert "--table" in troyes.refused("king", "--name", "Anne")
    assert "King" in troyes.refused("king", "--table", "--resume", "--file", record)
    assert "needs the module activities" in troyes.refused("king", "--table", "--pool", "ladies")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("nonsense\n")
    assert "broken.jsonl" in troyes.refused("king", "--table", "--file", broken)
