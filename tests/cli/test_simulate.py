"""`troyes simulate`: the verb; what is counted is tested with the arena."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.kernel.play.record import Record

KEYS = {
    "games", "games_per_second", "decisions", "main_decisions", "decisions_per_second", "legal_moves_per_decision",
    "legal_moves_per_main_decision", "calibration_seconds", "mean_scores", "compiled", "processes",
}  # fmt: skip
QUICK = ("simulate", "--game", "city", "--players", "2", "--bots", "random", "--num", "2", "--seed", "1")


def test_data_with_every_key(troyes: Troyes) -> None:
    data = troyes.fine(*QUICK, "--json").data
    assert set(data) >= KEYS
    assert (data["games"], data["processes"], len(data["mean_scores"])) == (2, 1, 2)


@pytest.mark.parametrize(("lang", "word"), [("en", "Games per second"), ("fr", "Parties par seconde")])
def test_a_report_for_people(troyes: Troyes, lang: str, word: str) -> None:
    outcome = troyes.fine(*QUICK, "--lang", lang)
    assert word in outcome.out
    assert outcome.err == ""  # no progress bar where nobody watches


class Terminal(io.StringIO):
    """Standard error that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_a_progress_bar_only_for_those_who_watch(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert troyes.fine(*QUICK, "--json").data["games"] == 2
    assert "Playing" in terminal.getvalue()


def test_one_record_per_game(troyes: Troyes, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    troyes.fine(*QUICK, "--modules", "bonus", "--out", folder)
    records = [Record.load(path) for path in sorted(folder.iterdir())]
    assert len(records) == 2
    assert records[0].options["modules"] == ["bonus"]
    assert troyes.fine("replay", next(folder.iterdir()), "--json").data["over"] is True


def test_own_figures(troyes: Troyes, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text('[rules]\nrounds = { "2" = 1, "3" = 1, "4" = 1 }\n', encoding="utf-8")
    short = troyes.fine(*QUICK, "--figures", own, "--json").data
    assert short["decisions"] < troyes.fine(*QUICK, "--json").data["decisions"]


def test_the_dice_game(troyes: Troyes, tmp_path: Path) -> None:
    words = ("simulate", "--game", "dice", "--num", "2", "--seed", "1", "--bots", "random", "--banquets")
    data = troyes.fine(*words, "--players", "1", "--numbering", "expert", "--json").data
    assert set(data) >= KEYS
    assert (data["game"], data["games"], len(data["mean_scores"])) == ("dice", 2, 1)
    assert "J" in troyes.fine(*words, "--players", "10").out
    troyes.fine(*words, "--players", "2", "--numbering", "crier", "--out", tmp_path)
    assert [Record.load(path).options["numbering"] for path in sorted(tmp_path.iterdir())] == ["crier"] * 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "11"], "--players must be a whole number from 1 to 10"),
        (["--modules", "bonus"], "--modules: does not go with the game dice"),
        (["--numbering", "roman"], "option numbering"),
        (["--bots", "reference"], "bot 'reference': does not play dice"),
    ],
)
def test_bad_options_of_the_dice_game(troyes: Troyes, words: list[str], message: str) -> None:
    assert message in troyes.refused("simulate", "--game", "dice", "--num", "1", *words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--game", "chess"], "--game: no game is called 'chess'"),
        (["--bots", "rondam"], "random"),
        (["--bots", ","], "--bots: no bot is named"),
        (["--bots", "random,random,random"], "--bots: 3 bots for 2 seats"),
        (["--players", "5"], "--players: must be 1 to 4, not 5"),
        (["--banquets"], "--banquets: does not go with the game city"),
        (["--num", "0"], "--num must be a whole number from 1"),
        (["--processes", "0"], "--processes must be a whole number from 1"),
        (["--seed", "-1"], "--seed must be a whole number from 0"),
        (["--modules", "ladies"], "--modules: no module is called 'ladies'"),
    ],
)
def test_bad_options(troyes: Troyes, words: list[str], message: str) -> None:
    assert message in troyes.refused(*QUICK, *words)


def test_a_folder_that_is_a_file_is_left_alone(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "records"
    path.write_text("mine", encoding="utf-8")
    assert "is not a folder" in troyes.refused(*QUICK, "--out", path)
    assert path.read_text(encoding="utf-8") == "mine"
