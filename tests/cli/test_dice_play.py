"""`troyes play --game dice`, scripted through standard input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES
from troyes.kernel.play.record import Record

DICE = ("play", "--game", "dice")
ENDLESS = "1\n1\n1\n\n" * 200


def lines_of(path: Path, seat: str) -> list[str]:
    return [entry.line for entry in Record.load(path).entries if entry.line.startswith(seat)]


@pytest.mark.parametrize(("lang", "end"), [("en", "Aubry ends with"), ("fr", "Aubry termine avec")])
def test_a_whole_game_alone(troyes: Troyes, tmp_path: Path, lang: str, end: str) -> None:
    path = tmp_path / "solo.jsonl"
    out = troyes.fine(*DICE, "--seed", 4, "--lang", lang, "--save", path, answers=ENDLESS).out
    assert end in out
    assert "{" not in out
    record = Record.load(path)
    assert record.replay().is_over()
    assert len([entry for entry in record.entries if entry.line.startswith("* roll")]) == 16


def test_a_whole_game_with_banquets_crier_numbers_and_bots(troyes: Troyes) -> None:
    options = ("--players", 3, "--bots", "random", "--numbering", "crier", "--first", 4, "--banquets", "--seed", 2)
    out = troyes.fine(*DICE, *options, "--direction", "descending", answers=ENDLESS).out
    assert "[4]        [3]        [2]        [1]        [6]        [5]" in out
    assert "banquet" in out
    assert "Final scoring" in out
    assert "wins with" in out or "share the victory" in out


def test_the_others_are_told_only_when_everybody_has_chosen(troyes: Troyes) -> None:
    out = troyes.fine(*DICE, "--players", 2, "--bots", "random", "--seed", 3, answers="1\n1\n1\n1\n\n").out
    before, _, after = out.partition("Enter: so be it")
    assert "Blanche takes" not in before
    assert "has chosen" in before
    assert "Blanche takes" in after


def test_a_screen_shared_by_two_is_handed_over(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    script = "\ngain\n1\n\n\ngain\n1\n\n"
    options = ("--players", 2, "--hotseat", "--names", "Anne,Bruno", "--seed", 3, "--save", path)
    out = troyes.fine(*DICE, *options, answers=script).out
    assert "Anne, it is your choice. Enter when nobody else looks: " in out
    private, _, rest = out.partition("Bruno, it is your choice. Enter when nobody else looks (u: Anne thinks again): ")
    assert "Anne takes" in private
    own, _, revealed = rest.partition("so be it")
    assert "Anne takes" not in own
    assert "Anne takes" in revealed
    assert "Bruno takes" in revealed
    assert [len(lines_of(path, letter)) for letter in "AB"] == [1, 1]
    assert Record.load(path).seats == ["Anne", "Bruno"]


def test_a_finished_line_can_be_taken_back_until_all_are_done(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    script = "\ngain\n1\n\nu\ngain\n2\n\n\ngain\n1\n\n"
    out = troyes.fine(*DICE, "--players", 2, "--hotseat", "--seed", 3, "--save", path, answers=script).out
    assert "Taken back." in out
    troyes.fine(*DICE, "--players", 2, "--hotseat", "--seed", 3, "--save", tmp_path / "b", answers="\ngain\n1\n\n")
    assert lines_of(path, "A") != lines_of(tmp_path / "b", "A")


def test_the_last_choice_is_asked_once_more(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = troyes.fine(*DICE, "--seed", 4, "--save", path, answers="gain\n1\nu\ngain\n2\n\n").out
    assert out.count("so be it") == 2
    assert len(lines_of(path, "A")) == 1


def test_another_move_typed_at_the_last_moment_counts(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    troyes.fine(*DICE, "--seed", 4, "--save", path, answers="gain\n1\ndie 3 as red 4 gain\n\n")
    assert lines_of(path, "A") == ["A die 3 as red 4 gain"]


def test_save_and_resume_go_on_with_the_same_dice(troyes: Troyes, tmp_path: Path) -> None:
    half, whole = tmp_path / "half.jsonl", tmp_path / "whole.jsonl"
    troyes.fine(*DICE, "--players", 2, "--hotseat", "--seed", 9, "--save", half, answers="\ngain\n1\n\n")
    begun = Record.load(half)
    assert len(lines_of(half, "A")) == 1
    out = troyes.fine("play", "--resume", half, "--save", whole, answers="\ngain\n1\n\n" * 40).out
    assert "The game goes on" in out
    finished = Record.load(whole)
    assert finished.entries[: len(begun.entries)] == begun.entries
    assert finished.scores is not None


def test_every_command_is_answered(troyes: Troyes) -> None:
    lookups = "w die 1 as red 6 gain\nw die 9 nonsense\nw\nr\nr dice_paying\nr zzzz\nv B\nv Z\n"
    script = f"?\nl\n{lookups}s\n99\nhello there\nu\nv\ndie 4 as red 7 gain\nhall\nb\nm\nq\n\n"
    out = troyes.fine(*DICE, "--players", 2, "--bots", "random", "--seed", 4, answers=script).out
    for expected in (
        "What you can type",
        "Name a move: w die 2 paid knowledge",
        "Topics: dice_overview",
        "No rule is called zzzz",
        "1 resource of your choice",
        "Z: nobody sits there. Seats: A, B",
        "B Blanche 3 VP so far",
        "Name a file",
        "The list goes from 1 to",
        "not understood",
        "There is nothing to take back.",
        "'7' is not a number from 0 to 6",
        "hall: what for?",
        "Save the game?",
    ):
        assert expected in " ".join(out.split()), expected


# ---- explaining ------------------------------------------------------------------------------------------------------

BOARD = (
    "--players",
    2,
    "--bots",
    "random",
    "--banquets",
    "--numbering",
    "expert",
    "--order",
    "4,2,6,1,3,5",
    "--seed",
    5,
)


def answers_to(troyes: Troyes, *asked: str, lang: str = "en", options: tuple[object, ...] = BOARD) -> list[str]:
    """What is said to each line, on one line."""
    out = troyes.fine(*DICE, *options, "--lang", lang, answers="".join(f"{line}\n" for line in asked)).out
    parts = re.split(r"^(?:Your choice: |Votre choix\xa0: ).*$", out, flags=re.MULTILINE)[1:]
    return [" ".join(part.rpartition("\nA Aubry ")[0].replace("\xa0", " ").split()) for part in parts]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("i palace", "Palace: a function building, built with a red die. 2 red residents."),
        ("i Hôtel de ville", "City Hall: a function building, built with a yellow die. 2 yellow residents."),
        ("i hall 4", "Hall 4: 2 yellow residents for each yellow die."),
        ("i city_hall 4", "Together with its neighbour in column 3: 2 yellow residents more. It takes a yellow 1."),
        ("i cathédrale 6", "Cathedral 6: VP for each Bishopric."),
        ("i fortress", "By columns, 1: 1 red resident, 2: 1 red resident, 3: 1 yellow resident"),
        ("i column 2", "Column 2: it carries the number 2. Fortress (1 red resident), Hall (2 red residents for each"),
        ("i die 1", "influence. Another colour costs 2 knowledge."),
        ("i tile 8", "Raid: A clear die lying here counts as a black one."),
        (
            "i red",
            "Banquet beside the red plaza: Banquet: Each influence spent on this die changes its value by up to 2.",
        ),
        ("i rouge", "Red: such a die builds Fortress (prestige) and Palace (function), or gains influence."),
        ("i Habitants", "Residents: Three tracks of 20, 1 VP each, and bonuses along the way. r dice_residents"),
        ("i crieur", "Crier: A sheet each"),
        ("i", "Name a building, a column, a die, a tile or a colour, or a number of the list"),
    ],
)
def test_whatever_is_named_is_explained(troyes: Troyes, asked: str, said: str) -> None:
    assert said in answers_to(troyes, asked)[0]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("i hal", "Nothing is called exactly hal. Did you mean: Hall, Hall 1, "),
        ("i fortress 9", "Nothing is called exactly fortress 9. Did you mean: Fortress "),
        ("i column", "Did you mean: Column 1, Column 2"),
        ("i die 5", "Nothing is called exactly die 5. Did you mean: Die 1, Die 2, Die 3, Die 4"),
        ("i 99", "Nothing here is called 99. Name a building"),
        ("i xyzzy", "Nothing here is called xyzzy. Name a building"),
    ],
)
def test_nothing_is_guessed(troyes: Troyes, asked: str, said: str) -> None:
    assert said in answers_to(troyes, asked)[0]


def test_each_line_of_a_list_is_explained_by_its_number(troyes: Troyes) -> None:
    first, _, uses, gain, *_ = answers_to(troyes, "i 1", "1", "i 3", "i 1")
    assert first.startswith("Die 1, ")
    assert "Another colour costs 2 knowledge" in first
    assert re.match(r"(.■\d|.◆\d|.●\d) build (.*): .* \2: ", uses), uses
    assert "r dice_resources tells more." in gain


def test_explained_in_french(troyes: Troyes) -> None:
    said = answers_to(troyes, "i halle 4", "i zzz", "i colonne 2", lang="fr")
    assert said[0].startswith("Halle 4 : 2 habitants jaunes par dé jaune.")
    assert "Rien ne s'appelle zzz ici." in said[1]
    assert said[2].startswith("Colonne 2 : elle porte le numéro 2.")


def test_everything_on_the_sheet_has_an_explanation(troyes: Troyes) -> None:
    """Every name is answered, in both languages, also before the crier has spoken and after a building is built."""
    names = [f"{row} {column}" for row in BUILDING_ROWS for column in range(1, 7)] + [*BUILDING_ROWS, *COLOUR_NAMES]
    asked = [f"i {name}" for name in names] + [f"i {word} {n}" for word in ("column", "tile") for n in range(1, 7)]
    for lang in ("en", "fr"):
        for said in answers_to(troyes, "city_hall", "1", "", *asked, lang=lang)[3:]:
            assert not re.search("Did you mean|Vouliez-vous|Nothing|Rien ne|\\{", said), said
    built = answers_to(troyes, "city_hall", "1", "", *(f"i city_hall {n}" for n in range(1, 7)))
    assert [said.endswith("It is built.") for said in built].count(True) == 1
    unsaid = troyes.fine(*DICE, "--numbering", "expert", answers="i column 3\ni 1\n").out
    assert "it carries the number ?." in unsaid
    assert "Did you mean" in unsaid  # 1 is no line of a list here


def test_moves_can_be_typed_and_equal_ones_are_found(troyes: Troyes, tmp_path: Path) -> None:
    """With seed 4 the second half-day offers two white 1s: dice 2 and 3 for a denier are the same."""
    path = tmp_path / "game.jsonl"
    script = "A die 3 as red 4 gain\n\ndie 3 as white 1 gain\n\n"
    out = troyes.fine(*DICE, "--seed", 4, "--save", path, answers=script).out
    assert "die 3: the same as another, for the same price" in out
    assert lines_of(path, "A") == ["A die 3 as red 4 gain", "A die 2 paid deniers as white 1 gain"]


@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_fits_its_screen(troyes: Troyes, monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    options = ("--players", 4, "--bots", "random", "--banquets", "--numbering", "expert", "--seed", 5, "--lang", lang)
    out = troyes.fine(*DICE, *options, answers="3\n1\n6\n2\n5\n\n" + "gain\n1\n\n" * 5).out
    assert max(len(line) for line in out.splitlines()) <= columns
    assert "col. 6" in out
    assert "▲" in out


def test_honours_are_kept_and_told(troyes: Troyes) -> None:
    troyes.fine(*DICE, "--names", "Anne", "--seed", 4, answers=ENDLESS)
    assert "Anne" in troyes.fine("honours").out


# ---- options -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((*DICE, "--modules", "bonus"), "--modules: does not go with the game dice"),
        ((*DICE, "--show-vp"), "--show-vp"),
        (("play", "--banquets"), "--banquets: does not go with the game city"),
        (("play", "--players", 5), "--players: must be 1 to 4, not 5"),
        ((*DICE, "--players", 11), "--players"),
        ((*DICE, "--seat", 1), "1 is not a seat of 1 players"),
        ((*DICE, "--numbering", "odd"), "numbering"),
        ((*DICE, "--order", "x"), "--order"),
        ((*DICE, "--hotseat"), "needs two people or more"),
        ((*DICE, "--players", 2, "--hotseat", "--bots", "random"), "needs two people or more"),
        ((*DICE, "--players", 3, "--bots", "random,random,random"), "3 bots for 2 seats"),
        ((*DICE, "--players", 2, "--bots", "reference"), "does not play dice"),
        ((*DICE, "--players", 1, "--names", "Anne,Bruno"), "2 names for 1 people"),
        (("play", "--game", "chess"), "no game is called 'chess'"),
    ],
)
def test_options_that_do_not_fit_are_refused(troyes: Troyes, words: tuple[object, ...], expected: str) -> None:
    assert expected in troyes.refused(*words)


def test_a_record_of_the_other_game_is_refused(troyes: Troyes, record: Path) -> None:
    assert "holds a game of city, not of dice" in troyes.refused(*DICE, "--resume", record)


# ---- replay ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_is_told_and_drawn(troyes: Troyes, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.jsonl"
    troyes.fine(*DICE, "--players", 2, "--bots", "random", "--banquets", "--seed", 8, "--save", path, answers=ENDLESS)
    out = troyes.fine("replay", path, "--lang", lang).out
    assert ("builds" if lang == "en" else "bâtit") in out
    assert out.count("R◆ Pala") == 2
    assert troyes.fine("replay", path, "--until", 3, "--json").data["position"]["game"] == "dice"


# ---- the crier ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling(298)
def test_the_crier_is_asked_up_or_down(troyes: Troyes) -> None:
    options = ("--players", 2, "--bots", "random", "--numbering", "crier", "--first", 4)
    out = troyes.fine(*DICE, *options, answers="2\n\nu\n").out
    assert "The first column carries 4: do the numbers go up or down?" in out
    assert "Aubry cries: downwards! The columns carry 4 3 2 1 6 5." in out
    assert "There is nothing to take back." in out  # once it is said


@pytest.mark.ruling(298)
def test_the_crier_of_an_expert_game_types_the_numbers_themselves(troyes: Troyes) -> None:
    out = troyes.fine(*DICE, "--numbering", "expert", answers="4\n4\nw number 4\n6\n1\n2\nnumber 5\n\n").out
    assert "Choose one of 1 2 3 5 6, not 4." in out
    assert "Column 1 carries this number." in out
    assert "[4]        [6]        [1]        [2]        [5]        [3]" in out


@pytest.mark.ruling(298)
@pytest.mark.parametrize(
    "words", [("crier", "--first", 4, "--direction", "descending"), ("expert", "--order", "4,3,2,1,6,5")], ids=str
)
def test_who_dictates_the_numbers_is_not_asked(troyes: Troyes, words: tuple[object, ...]) -> None:
    out = troyes.fine(*DICE, "--numbering", *words, answers="").out
    assert "[4]        [3]        [2]        [1]        [6]        [5]" in out
    assert "crier" not in out


@pytest.mark.ruling(298)
def test_a_bot_in_the_first_seat_is_the_crier(troyes: Troyes) -> None:
    options = ("--players", 2, "--seat", 1, "--bots", "random", "--numbering", "crier", "--first", 4)
    assert "cries: upwards! The columns carry 4 5 6 1 2 3." in troyes.fine(*DICE, *options, answers="").out


@pytest.mark.ruling(298)
def test_a_drawn_order_asks_nobody(troyes: Troyes) -> None:
    out = troyes.fine(*DICE, "--numbering", "expert", "--order", "drawn", answers="").out
    assert "The columns carry" in out
    assert "crier" not in out
