"""`troyes dice --table`: real dice, typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.kernel.play.record import Record
from troyes.realtable.dice_dictation import outcome_line

TABLE = ("dice", "--table", "--names", "Anne,Bruno")
WHEEL = "R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R W/R\n"
HALF_DAY = WHEEL + "1 3 6 3\n1\n1\nB die 3 as red 3 prestige\n"


def entries(path: Path) -> list[str]:
    return [entry.line for entry in Record.load(path).entries]


def test_a_whole_half_day_is_typed(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*TABLE, "--save", path, answers=HALF_DAY).out
    assert "The dice lie 1 3 3 6; the plaza for any resource is destroyed." in out
    assert "Anne takes a yellow 1 for nothing and gains 1 denier." in out
    assert "Bruno takes a red 3 for 1 denier and builds the Fortress of column 3" in out
    assert "Day 1, afternoon" in out
    assert entries(path) == [
        "* wheel R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R W/R",
        "* roll 1 3 6 black 3",
        "A die 1 as yellow 1 gain",
        "B die 3 as red 3 prestige",
    ]


@pytest.mark.parametrize("wrong", ["1 3 6", "1 3 6 7", "0 3 6 3", "1 3 6 3 2", "abc", ""])
def test_wrong_dice_are_refused(troyes: Troyes, tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*TABLE, "--save", path, answers=f"{WHEEL}{wrong}\n1 3 6 3\n").out
    assert "Four numbers from 1 to 6, the black die last: 1 3 6 3" in out
    assert entries(path)[1:] == ["* roll 1 3 6 black 3"]


def test_the_criers_choices_are_typed(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    options = ("--numbering", "crier", "--banquets", "--save", path, "--lang", "fr")
    script = "7\n4\n2\nRR JJ\nRR JJ BB RJ RJ JB JB BR BR\n3 3 5\n3 5 8\n136 noir 3\n"
    out = troyes.fine(*TABLE, *options, answers=script).out
    for expected in (
        "Un nombre de 1 à 6.",
        "Neuf places",
        "Trois nombres différents",
        "Anne crie\u00a0: décroissant\u00a0! Les colonnes portent 4 3 2 1 6 5",
    ):
        assert expected in out
    assert entries(path)[:5] == [
        "* first 4",
        "A direction descending",
        "* wheel R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R W/R",
        "* tiles 3 5 8",
        "* roll 1 3 6 black 3",
    ]


def test_an_expert_numbering_is_typed(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    troyes.fine(*TABLE, "--numbering", "expert", "--save", path, answers="112233\n456123\n")
    assert entries(path) == ["* order 4 5 6 1 2 3"]


def test_everything_can_be_taken_back_dice_included(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*TABLE, "--save", path, answers=HALF_DAY + "u\nu\nu\n2 2 2 2\n").out
    assert out.count("Taken back.") == 3
    assert entries(path)[1:] == ["* roll 2 2 2 black 2"]


def test_nothing_is_left_to_take_back(troyes: Troyes) -> None:
    assert "There is nothing to take back." in troyes.fine(*TABLE, answers="u\n").out


def test_illegal_lines_are_explained(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    script = WHEEL + "1 3 6 3\ndie 2 as white 3 gain\nw die 4 as red 6 gain\nw die 1 as yellow 6 gain\np Zoe\n"
    out = troyes.fine(*TABLE, "--save", path, answers=script).out
    assert "The plaza of this die is destroyed." in out
    assert "This is possible: R◆6 gain influence: pay 2 deniers, +6 influence, +1 red resident" in out
    assert "This value costs 5 influence." in out
    assert "Zoe: nobody of that name is asked now." in out
    assert len(entries(path)) == 2


def test_players_may_come_in_any_order(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    out = troyes.fine(*TABLE, "--save", path, answers=WHEEL + "1 3 6 3\np bruno\n1\n1\nv anne\n1\n1\n?\nl\n").out
    assert out.index("Bruno takes a ") < out.index("Anne takes a ")
    assert [line[0] for line in entries(path)] == ["*", "*", "A", "B"]
    assert "take back the last entry, dice included" in out


def test_a_saved_table_goes_on(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    troyes.fine(*TABLE, "--save", path, answers=WHEEL + "1 3 6 3\n1\n1\n")
    out = troyes.fine("dice", "--table", "--resume", path, "--save", path, answers="u\n1\n2\n1\n1\n").out
    assert "The game goes on: 3 moves were played." in out
    assert len(entries(path)) == 4


def test_a_whole_game_is_kept_and_scored(troyes: Troyes, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    script = WHEEL + "1 3 6 2\ngain\n1\ngain\n1\n" * 15 + "1 1 6 6\ngain\n1\ngain\n1\nu\ngain\n2\np anne\nv bruno\n\n"
    out = troyes.fine(*TABLE, "--save", path, answers=script).out
    assert "Final scoring" in out
    assert "Enter: count the points, u: take back" in out
    assert Record.load(path).replay().is_over()
    assert "Anne" in troyes.fine("honours").out


@pytest.mark.parametrize(
    ("kind", "typed", "line"),
    [
        ("roll", "6,1,3/3", "* roll 6 1 3 black 3"),
        ("roll", "1 3 6 black 3", "* roll 1 3 6 black 3"),
        ("wheel", "r/y, JB", "* wheel R/Y Y/W"),
        ("tiles", "3,5,8", "* tiles 3 5 8"),
        ("first", "4", "* first 4"),
    ],
)
def test_what_people_type_becomes_notation(kind: str, typed: str, line: str) -> None:
    assert outcome_line(kind, typed) == line


def test_names_and_players_have_to_agree(troyes: Troyes) -> None:
    assert "2 names for 3 people" in troyes.refused(*TABLE, "--players", 3)
