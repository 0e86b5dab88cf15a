"""The King and the Ladies on the command line: options, whole games, the board, simulations, cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.cli.output import screen
from troyes.cli.play.board import draw
from troyes.cli.play.look import Look
from troyes.cli.play.texts import say
from troyes.kernel.play.record import Record
from troyes.words.catalogue import languages

ENDLESS = "1\n" * 4000
RANDOM = ("--bots", "random")

# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_with_everything(troyes: Troyes, players: int, language: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    words = ("play", "--players", players, "--modules", "all", *RANDOM, "--seed", players + 20, "--lang", language)
    out = troyes.fine(*words, "--save", saved, answers=ENDLESS).out
    assert say("end", "title", language) in out
    assert "{" not in out
    record = Record.load(saved)
    assert record.options["modules"] == list(MODULES)
    assert record.replay().is_over()
    assert troyes.fine("replay", saved, "--json").data["over"] is True


def test_the_king_is_told_and_judged(troyes: Troyes, tmp_path: Path) -> None:
    saved = tmp_path / "king.jsonl"
    out = troyes.fine("play", "--players", 1, "--seed", 3, "--save", saved, answers=ENDLESS).out
    assert "Troyes, alone against the King." in out
    assert re.search(r"The King rolls [1-6] \+ [1-6] = \d+: ", out)
    assert "Your points minus the King's: " in out
    totals = Record.load(saved).replay().totals()
    assert re.search(rf"Total +{totals[0]} +{totals[1]}", troyes.fine("replay", saved).out)
    resumed = troyes.fine("play", "--resume", saved).out
    assert "Your points minus the King's: " in resumed


# ---- the board -------------------------------------------------------------------------------------------------------


def drawn(options: dict[str, object], fields: dict[str, object], capsys: pytest.CaptureFixture[str]) -> str:
    setup = CITY.setup(options)
    position = CITY.stage(setup, fields, "test")
    people = ["Anne", "Bruno", "Chloé", "Denis"][: int(setup.players)]
    screen().print(draw(CITY.view(position, 0).to_dict(), Look(CITY.names(setup), "en", people, 120, False)))
    return capsys.readouterr().out


def test_the_king_stands_among_the_districts(capsys: pytest.CaptureFixture[str]) -> None:
    out = drawn(
        {"players": 1},
        {"neutral": {"dice": "W5 R5 Y6"}, "king": {"vp": 7, "characters": ["urbain_iv", "henry_i"]}},
        capsys,
    )
    assert re.search(r"N the King +7 +\d+ +Y■6 R◆5 W●5", out)
    assert "Characters, the next one first: Urbain IV, Henry I" in out


def test_purple_dice_held_citizens_and_the_direction_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    options = {"players": 3, "modules": ["purple_die", "events"], "tournament": True}
    seats = {"A": {"dice": "Y5 P3", "held": 1}, "B": {"dice": "W1"}}
    out = drawn(options, {"round": 5, "seats": seats, "events": {"marauding": "", "possession": ""}}, capsys)
    assert "Y■5  P✦3" in out
    assert ", 1 held" in out
    assert "↺ played the other way round" in out


def test_the_ramparts_lie_around_the_city(capsys: pytest.CaptureFixture[str]) -> None:
    tiles = ["richer_agriculture", "extra_red_die", "shield", "glory"]
    walls = {"tiles": tiles, "guards": {"A": 12}, "cubes": {"A": [2, 1, 0, 0]}, "orders": {"A": {tiles[0]: "always"}}}
    out = drawn({"players": 2, "modules": ["ramparts"]}, {"ramparts": walls, "seats": {"A": {"dice": "Y5"}}}, capsys)
    assert "Guards on the ramparts (20 steps):  A 12  B 0" in out
    assert re.search(r"gate 1 \(step 5\) +Richer Agriculture +A2 always", out)
    assert re.search(r"gate 2 \(step 10\) +Extra Red Die +A1", out)


def test_cards_say_what_they_cost_and_count(capsys: pytest.CaptureFixture[str]) -> None:
    fields = {"activities": {"recruiter": {}, "fort": {}}, "seats": {"A": {"dice": "R5"}}}
    out = drawn({"players": 2, "modules": ["activities"]}, fields, capsys)
    assert "hire 3 infl." in out
    assert "Fort per die" in out


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_everything_fits_its_screen(troyes: Troyes, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    words = ("--modules", "all", "--revealed", "--seed", 5, *RANDOM)
    out = troyes.fine("play", "--players", 4, *words, answers="1\n" * 40).out
    assert max(len(line) for line in out.splitlines()) <= columns


# ---- options ---------------------------------------------------------------------------------------------------------


def test_variants_reach_the_game(troyes: Troyes, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    words = ("--players", 4, "--modules", "activities", "--pool", "ladies", "--revealed", "--tournament", *RANDOM)
    troyes.fine("play", *words, "--seed", 1, "--save", saved)
    options = Record.load(saved).options
    assert (options["pool"], options["revealed"], options["tournament"]) == ("ladies", True, True)
    alone = ("--players", 1, "--king-stops", "own_dice_empty", "--king-colours", 2)
    saved = tmp_path / "alone.jsonl"
    troyes.fine("play", *alone, "--seed", 1, "--save", saved)
    options = Record.load(saved).options
    assert (options["king_stops"], options["king_colours"]) == ("own_dice_empty", 2)


@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--modules", "laddies"], "--modules: no module is called 'laddies'. Modules: bonus, "),
        (["--pool", "ladies"], "--pool: needs the module activities"),
        (["--modules", "activities", "--pool", "base"], "--pool: 'base' is not known. Choose one of mixed, ladies"),
        (["--king-stops", "never", "--players", "1"], "--king-stops: 'never' is not known"),
        (["--king-stops", "own_dice_empty"], "--king-stops: is about the King, who plays against one person"),
        (["--king-colours", "2"], "--king-colours: is about the King"),
        (["--tournament", "--players", "2"], "--tournament: is for three or four players"),
        (["--revealed", "--players", "1"], "--revealed: is not for one player"),
        (["--revealed", "--game", "dice"], "--revealed: does not go with the game dice"),
    ],
)
def test_variants_that_do_not_fit_are_refused(troyes: Troyes, verb: str, words: list[str], message: str) -> None:
    assert message in troyes.refused(verb, *words)


def test_the_same_refusals_in_french(troyes: Troyes) -> None:
    message = troyes.refused("play", "--tournament", "--players", "2", "--lang", "fr")
    assert "est pour trois ou quatre joueurs" in message


# ---- simulations -----------------------------------------------------------------------------------------------------


def test_a_simulation_against_the_king(troyes: Troyes) -> None:
    words = ("simulate", "--players", 1, "--modules", "all", "--num", 3, "--seed", 2)
    data = troyes.fine(*words, "--json").data
    assert len(data["mean_scores"]) == 1
    assert data["king"]["mean_difference"] == pytest.approx(data["mean_scores"][0] - data["king"]["mean_score"])
    for language, line in {"en": "Games won against him, %", "fr": "Parties gagnées contre lui, %"}.items():
        assert line in troyes.fine(*words, "--lang", language).out


def test_a_simulation_with_modules_and_variants(troyes: Troyes, tmp_path: Path) -> None:
    words = ("--players", 3, "--modules", "characters,purple_die", "--revealed", "--tournament", "--num", 1)
    data = troyes.fine("simulate", *words, "--out", tmp_path, "--json").data
    assert "king" not in data
    options = Record.load(next(tmp_path.iterdir())).options
    assert options["modules"] == ["characters", "purple_die"]
    assert options["revealed"] is options["tournament"] is True


# ---- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("glory", "outdoor.glory, outdoor activity, box: ladies"),
        ("Gloire", "outdoor.glory"),
        ("woodcutter", "activity.woodcutter, activity, mixed"),
        ("Princesse", "activity.princess, activity, end of game"),
        ("wolves", "event.wolves"),
        ("Jeanne de Champagne", "character.jeanne_de_champagne"),
        ("12", "king.12, the King's result"),
    ],
)
def test_everything_is_found_by_name(troyes: Troyes, name: str, expected: str) -> None:
    assert expected in troyes.fine("cards", name).out


def test_two_cards_of_one_name_are_both_shown(troyes: Troyes) -> None:
    shown = troyes.fine("cards", "monk").out
    assert "activity.monk," in shown
    assert "event.monk_event," in shown
    assert set(troyes.fine("cards", "monk", "--json").data) == {"activity", "event"}


def test_sections_of_extensions_need_no_module(troyes: Troyes) -> None:
    assert len(troyes.fine("cards", "king", "--json").data["king"]) == 11
    assert len(troyes.fine("cards", "outdoor", "--json").data["outdoor"]) == 16
    assert "7\u00a0: Cathédrale" in troyes.fine("cards", "king", "--lang", "fr").out


def test_one_box_alone(troyes: Troyes) -> None:
    only = troyes.fine("cards", "--modules", "activities", "--pool", "ladies", "--json").data["activity"]
    assert {card["box"] for card in only.values()} == {"ladies"}
    assert len(only) == 27
    assert "Woodcutter" not in troyes.fine("cards").out


def test_alone_the_numbers_are_those_of_the_king(troyes: Troyes) -> None:
    assert troyes.fine("cards", "rules", "--players", 1, "--json").data["rules"]["neutral_citizens"]["value"] == 24
    assert troyes.fine("cards", "rules", "--modules", "all", "--json").data["rules"]["neutral_citizens"]["value"] == 10


def test_values_of_all_boxes(troyes: Troyes) -> None:
    data = troyes.fine("cards", "--value", "--modules", "all", "--json").data
    assert len(data["cards"]) == 27 + 27 + 3
    assert all(card["yields"] is not None for card in data["cards"])
    assert len(data["assumptions"]) == 14
