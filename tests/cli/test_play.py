"""`troyes play`, scripted through standard input."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.city.game import CITY
from troyes.cli.play.reference import TOPICS, card_text, place_title
from troyes.cli.texts import colon
from troyes.kernel.play.record import Record
from troyes.words.catalogue import catalogue, languages

ENDLESS = "1\n" * 3000
QUICK = ("--players", 2, "--seed", 7, "--bots", "random")


def test_a_whole_game_ends_with_a_scoring_sheet(troyes: Troyes) -> None:
    out = troyes.fine("play", *QUICK, answers=ENDLESS).out
    assert "Final scoring" in out
    assert "The game is over." in out
    assert "wins with" in out or "share the victory" in out


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_of_three_and_four_in_french(troyes: Troyes, players: int) -> None:
    out = troyes.fine(
        "play", "--players", players, "--seed", 3, "--bots", "random", "--lang", "fr", answers=ENDLESS
    ).out
    assert "Décompte final" in out
    assert "Anna" not in out
    assert "{" not in out


def test_the_end_of_the_input_leaves_politely(troyes: Troyes) -> None:
    out = troyes.fine("play", *QUICK, answers="").out
    assert out.endswith("The game is left as it stands.\n")


def test_every_command_is_answered(troyes: Troyes) -> None:
    lookups = "w place palace 3\nw place palace 1\nw nonsense here\nr\nr cathedral\nr zzzz\ni marchand\ni zzzz\n"
    script = f"?\nl\n{lookups}s\n99\nhello\nu\nv\nq\n\n"
    out = troyes.fine("play", *QUICK, answers=script).out
    for expected in (
        "What you can type",
        "This space is not free.",
        "This is possible: Palace 1",
        "not understood",
        "Topics:",
        "No rule is called zzzz",
        "Merchant: Receive 2 deniers.",
        "Nothing here is called zzzz.",
        "Name a file",
        "The list goes from 1 to",
        "There is nothing to take back.",
        "Save the game?",
    ):
        assert expected in " ".join(out.split()), expected


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("cathedral", "Cathedral: Each white die lays a cube"),
        ("Hôtel de ville", "City Hall: "),
        ("agriculture", "Agriculture: "),
        ("guard", "Send the guard: "),
        ("black dice", "Black dice: "),
        ("merch", "Nothing is called exactly merch. Did you mean: Merchant?"),
        ("a", "Nothing is called exactly a. Did you mean: "),
        ("", "Name a card, an event"),
    ],
)
def test_names_are_explained_and_never_guessed(troyes: Troyes, asked: str, answer: str) -> None:
    assert answer in " ".join(troyes.fine("play", *QUICK, answers=f"i {asked}\n").out.split())


@pytest.mark.parametrize("lang", languages())
def test_every_place_of_the_menu_is_explained(lang: str) -> None:
    setup = CITY.setup({"players": 2, "modules": ["ramparts"]})
    names = CITY.names(setup)
    actions = [key for key in catalogue(lang).texts if key.startswith("ramparts-action-")]
    assert actions
    titles = [place_title(names, key, lang) for key in TOPICS]
    for title in [*titles, *(catalogue(lang).text(key) for key in actions)]:
        assert f"{title}{colon(lang)} " in card_text(names, setup, title, lang)


def test_a_number_of_the_menu_is_explained(troyes: Troyes) -> None:
    out = troyes.fine("play", *QUICK, answers="1\ni 1\ni 2\n" * 12).out
    assert "Archer: Roll 1 die." in out
    assert "Miller: Choose the Palace" in out


@pytest.mark.parametrize("game", ["city", "dice"])
@pytest.mark.parametrize(("lang", "said"), [("en", "The bot would choose: "), ("fr", "Le robot choisirait : ")])
def test_a_hint_is_a_legal_move_with_what_it_brings(troyes: Troyes, game: str, lang: str, said: str) -> None:
    out = troyes.fine("play", "--game", game, "--players", 2, "--seed", 7, "--lang", lang, answers="h\n").out
    [line] = [line for line in out.replace("\u00a0", " ").splitlines() if line.startswith(said)]
    assert len(line) > len(said) + 10


def test_opponents_are_named_by_their_level(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    bots = ("--players", 3, "--bots", "apprentice,master", "--seed", 1)
    troyes.fine("play", *bots, "--save", path, answers="1\n1\n")
    assert Record.load(path).seats == ["Aubry", "Blanche [apprentice]", "Colin [master]"]
    assert "The game goes on" in troyes.fine("play", "--resume", path, answers="1\n").out


def test_a_move_can_be_typed_with_or_without_its_seat(troyes: Troyes) -> None:
    out = troyes.fine("play", *QUICK, answers="place palace 1\nA place palace 2\n").out
    assert "Aubry places a citizen in the Palace (1)." in out
    assert "Aubry places a citizen in the Palace (2)." in out


def placed(count: int = 6) -> str:
    return "1\n" * count


def test_a_decision_can_be_taken_back(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = placed() + f"recruit\nu\ns {path}\nq\n\n"
    out = troyes.fine("play", *QUICK, answers=script).out
    assert "Taken back." in out
    assert not any("recruit" in entry.line for entry in Record.load(path).entries if entry.line.startswith("A"))


def test_save_and_resume_go_on_with_the_same_dice(troyes: Troyes, tmp_path: Path) -> None:
    path, whole = tmp_path / "half.jsonl", tmp_path / "whole.jsonl"
    troyes.fine("play", *QUICK, "--save", path, answers=placed(3))
    half = Record.load(path)
    assert half.seats == ["Aubry", "Blanche [random]"]
    out = troyes.fine("play", "--resume", path, "--save", whole, answers=ENDLESS).out
    assert "The game goes on" in out
    finished = Record.load(whole)
    assert finished.entries[: len(half.entries)] == half.entries
    assert finished.scores is not None
    assert finished.replay().is_over()


def test_a_finished_game_shows_its_scores_again(troyes: Troyes, record: Path) -> None:
    assert "Final scoring" in troyes.fine("play", "--resume", record).out


def test_rivals_points_are_hidden_until_the_end(troyes: Troyes) -> None:
    hidden = troyes.fine("play", *QUICK, answers="").out
    shown = troyes.fine("play", *QUICK, "--show-vp", answers="").out
    assert "  ?  " in hidden
    assert "  ?  " not in shown


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_the_board_fits_its_screen(troyes: Troyes, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = troyes.fine("play", "--players", 4, "--seed", 5, "--bots", "random", answers=placed(6)).out
    assert max(len(line) for line in out.splitlines()) <= columns
    assert "Cathedral" in out


def test_bad_options_are_refused_before_anything_begins(troyes: Troyes, tmp_path: Path) -> None:
    assert "seat" in troyes.refused("play", "--players", 2, "--seat", 3)
    assert "bots" in troyes.refused("play", "--players", 4, "--bots", "random,greedy")
    assert "zzz" in troyes.refused("play", "--bots", "zzz")
    assert "missing.jsonl" in troyes.refused("play", "--resume", tmp_path / "missing.jsonl")
    assert "nowhere" in troyes.refused("play", "--save", tmp_path / "nowhere" / "game.jsonl")
