"""Result 7: two royal cubes on the cathedral, or points instead."""

from __future__ import annotations

import pytest

from tests.city.helpers import look
from tests.city.king.royal import king, royal, you

SEVENS = [(1, 6), (2, 5), (3, 4), (6, 1)]


@pytest.mark.ruling(151)
@pytest.mark.effect("king.7")
@pytest.mark.parametrize("dice", SEVENS)
def test_lowest_level_with_room_and_there_the_highest_column_twice(dice: tuple[int, int]) -> None:
    p = king(royal(seats=you(), neutral={"dice": "R6 Y5 W5 W1"}, cathedral=[". . N . A ."]), *dice)
    assert look(p, "cathedral.1", "cathedral.2") == [". . N N A N", ". . . . . ."]
    assert look(p, "N.vp", "king.dice") == [2, "W5 W1"]  # the red 6 and the yellow 5


@pytest.mark.ruling(151)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([], [". . . . N N", ". . . . . .", ". . . . . ."]),
        ([". A A A A A", ". . . . . A"], ["N A A A A A", ". . . . N A", ". . . . . ."]),
        (["A A A A A A", "A A . A A A", "A . . . . ."], ["A A A A A A", "A A N A A A", "A . . . . N"]),
    ],
)
def test_the_second_cube_looks_anew(before: list[str], after: list[str]) -> None:
    p = king(royal(seats=you(), cathedral=before), 3, 4)
    assert look(p, "cathedral.1", "cathedral.2", "cathedral.3") == after


@pytest.mark.ruling(151)
@pytest.mark.limit("king.7")
@pytest.mark.parametrize(
    ("top", "after"), [("A . A A A A", "A N A A A A"), ("A A A A A A", "A A A A A A"), ("A . . A A A", "A N N A A A")]
)
def test_a_cube_without_a_space_brings_a_point_all_the_same(top: str, after: str) -> None:
    full = "A A A A A A"
    p = king(royal(seats=you(), neutral={"dice": "R6 Y5 W1"}, cathedral=[full, full, top]), 3, 4)
    assert look(p, "cathedral.3", "N.vp", "king.dice") == [after, 2, "W1"]


def test_the_figures_of_the_cubes_are_the_usual_ones() -> None:
    rules = {"rules": {"cathedral_vp": 3, "king_fallback_vp": 7}}
    full = "A A A A A A"
    p = king(royal(figures=rules, seats=you(), cathedral=[full, full, "A A A A A ."]), 3, 4)
    assert look(p, "N.vp") == 3 + 7


@pytest.mark.ruling(268)
def test_his_cubes_give_no_influence() -> None:
    assert look(king(royal(seats=you()), 3, 4), "A.influence", "A.vp") == [4, 0]
