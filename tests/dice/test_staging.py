"""Lines and positions of the dice game that cannot be understood name what is wrong, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import look, stage
from troyes.dice.game import DICE
from troyes.kernel.contract.refusals import BadInput


def bad(data: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        DICE.stage(DICE.setup({"players": 2}), data, "f")
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value


@pytest.mark.parametrize(
    ("data", "field", "problem"),
    [
        ({"colour": 1}, "position", "'colour' is not known"),
        ({"day": 9}, "day", "must be a whole number from 1 to 8, not 9"),
        ({"half": "night"}, "half", "'night' is not known"),
        ({"numbers": "1 2 3 4 5 5"}, "numbers", "must name 1 to 6, each once"),
        ({"wheel": "R/R"}, "wheel", "must name 9 plazas"),
        ({"wheel": " ".join(["R/R"] * 9)}, "wheel", "these are not the plazas of the game"),
        ({"wheel": " ".join(["R/G"] * 9)}, "wheel", "'R/G' is not a plaza"),
        ({"roll": "1 2 3"}, "roll", "'roll 1 2 3' is no outcome of chance"),
        ({"roll": 7}, "roll", "must be a text, not 7"),
        ({"tiles": {"blue": 1}}, "tiles", "'blue' is not known"),
        ({"tiles": {"red": 9}}, "tiles.red", "must be a whole number from 1 to 8, not 9"),
        ({"tiles": {"red": 3, "white": 3}}, "tiles.white", "3 is named twice"),
        ({"tiles": {"red": {"tile": 3, "raid": 1}}}, "tiles.red", "must be true or false, not 1"),
        ({"tiles": {"red": {"tile": 3, "side": 1}}}, "tiles.red", "'side' is not known"),
        ({"seats": {"C": {}}}, "seats", "'C' is not known"),
        ({"seats": {"A": {"gold": 1}}}, "seats.A", "'gold' is not known"),
        ({"seats": {"A": 1}}, "seats.A", "must be a table"),
        ({"seats": {"A": {"deniers": 19}}}, "seats.A.deniers", "must be a whole number from 0 to 18, not 19"),
        ({"seats": {"A": {"deniers": 5, "circled": [3, 3, 3]}}}, "seats.A.circled", "fewer are circled than held"),
        ({"seats": {"A": {"residents": [1, 2]}}}, "seats.A.residents", "must be three numbers: red, yellow, white"),
        ({"seats": {"A": {"built": "hall 1"}}}, "seats.A.built", 'must be a list such as ["hall 3"]'),
        ({"seats": {"A": {"built": ["hall"]}}}, "seats.A.built", "'hall' must be a name and a column from 1 to 6"),
        ({"seats": {"A": {"built": ["barn 1"]}}}, "seats.A.built", "'barn' is not known"),
        ({"seats": {"A": {"built": ["hall 1", "hall 1"]}}}, "seats.A.built", "hall 1 is named twice"),
        ({"seats": {"A": {"crossed": ["hall 1"]}}}, "seats.A.crossed", "'hall' is not known"),
    ],
)
def test_a_position_that_makes_no_sense_names_the_field(data: dict[str, Any], field: str, problem: str) -> None:
    error = bad(data)
    assert error.where == f"f, {field}"
    assert error.problem == problem


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("", "'' is not a move"),
        ("A pass", "'A pass' is not a move"),
        ("A die " + "1" * 300, "is not a move"),
        ("K die 1 as red 1 gain", "a line starts with a seat (A to J) or *, not 'K'"),
        ("A farm with Y3", "'farm with Y3' is not a move"),
        ("A die 1 as red 1", "an action is `die 2 paid knowledge as yellow 6 gain`"),
        ("A die 5 as red 1 gain", "'5' is not a number from 1 to 4"),
        ("A die 1 as red 7 gain", "'7' is not a number from 0 to 6"),
        ("A die 1 as red ² gain", "'²' is not a number from 0 to 6"),
        ("A die 1 as green 1 gain", "no colour is called 'green'"),
        ("A die 1 paid gold as red 1 gain", "no resource is called 'gold'"),
        ("A die 1 as red 1 sell", "no deed is called 'sell'"),
        ("A build hall 7", "'7' is not a number from 1 to 6"),
        ("A build barn 1", "'build barn 1' is not a move"),
        ("A resident blue", "no colour is called 'blue'"),
        ("* roll 1 2 3", "'roll 1 2 3' is no outcome of chance"),
        ("* wheel R/R", "'wheel R/R' is no outcome of chance"),
        ("* wheel R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R RW", "'RW' is not a plaza"),
    ],
)
def test_a_line_that_means_nothing_says_why(line: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        DICE.parse(stage(), line)
    assert problem in caught.value.problem
    assert caught.value.text("fr") != caught.value.text("en")


@pytest.mark.parametrize(
    "path", ["", "A", "C.deniers", "A.gold", "plaza", "plaza.10", "raid.blue", "day.1", "A.built.1"]
)
def test_a_path_that_names_nothing_is_refused(path: str) -> None:
    with pytest.raises(BadInput, match="names no value"):
        DICE.look(stage(players=2), path)


def test_every_path_has_a_value() -> None:
    p = stage(sheet={"built": ["hall 3"], "crossed": ["red 1"]}, players=2, tiles={"red": {"tile": 1, "raid": True}})
    paths = ["day", "half", "phase", "pending", "numbers", "dice", "available", "plaza.9", "raid.red"]
    fields = ["influence", "deniers", "knowledge", "circled", "residents", "built", "crossed", "worth", "done", "total"]
    found = {path: DICE.look(p, path) for path in [*paths, *(f"A.{field}" for field in fields)]}
    assert found["A.built"] == ["hall 3"]
    assert found["A.crossed"] == ["red 1"]
    assert found["raid.red"] is True
    assert found["A.done"] is False


def test_columns_go_by_place_or_by_number() -> None:
    numbers = "4 5 6 1 2 3"
    sheet = {"built": {"numbered": ["hall 4", "cathedral 3"]}, "crossed": {"from_left": ["red 1"]}}
    p = stage(sheet=sheet, numbers=numbers)
    assert look(p, "A.built", "A.built.from_left") == [["hall 1", "cathedral 6"]] * 2
    assert look(p, "A.built.numbered") == ["hall 4", "cathedral 3"]
    assert look(p, "A.crossed.numbered") == ["red 4"]
    assert look(p, "A.worth", "A.worth.numbered") == [[0, 0, 0, 0, 0, 1], [0, 0, 1, 0, 0, 0]]
    assert bad({"seats": {"A": {"built": {"counted": []}}}}).problem == "'counted' is not known"


def test_what_a_sheet_has_earned_is_looked_up() -> None:
    sheet = {"built": ["fortress 1", "fortress 2"], "residents": [15, 3, 3], "deniers": 5}
    p = stage(sheet=sheet, players=2)
    assert look(p, "A.bonuses") == ["fortress 1 + fortress 2", "red 15", "all 3"]
    assert look(p, "A.score.residents", "A.score.residents.red", "A.score.pairs.deniers") == [21, 15, 2]
    assert look(p, "winners", "A.honours", "B.bonuses") == [["A"], [], []]
    for path in ("A.score", "A.score.luck", "A.score.pairs.red", "A.total.numbered"):
        with pytest.raises(BadInput, match="names no value"):
            DICE.look(p, path)
