"""Results 4 and 10: a royal citizen expels one of yours, or pushes one as far right as he can."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import look, pending
from tests.city.king.royal import king, royal, you
from troyes.city.rules.position import Position

EITHER = pytest.mark.parametrize("dice", [(1, 3), (2, 2), (4, 6), (5, 5)])


def settled(dice: tuple[int, int] = (2, 2), his: str = "R4", **fields: Any) -> Position:
    """The King has just played a result of 4 or 10."""
    fields.setdefault("seats", you())
    return king(royal(neutral={"dice": his}, **fields), *dice)


@pytest.mark.ruling(143, 144, 145)
@pytest.mark.effect("king.4", "king.10")
@EITHER
def test_he_expels_your_citizen_on_his_favourite_palace_space(dice: tuple[int, int]) -> None:
    p = settled(dice, buildings={"palace": "N N A . A N", "city_hall": "N A . . . ."})
    assert look(p, "palace", "lying.palace", "king.dice") == ["N N A . N N", "A", ""]
    assert look(p, "city_hall", "neutral.supply") == ["N A . . . .", 24 - 5]


@pytest.mark.ruling(144)
@pytest.mark.parametrize(
    ("his", "expected"),
    [
        ("R4 Y3 W3", ["N . . . . .", "N A . . . .", "N N A . . ."]),
        ("R4 Y5 W3", ["A . . . . .", "N N . . . .", "N N A . . ."]),
        ("R4 Y5 W6", ["A . . . . .", "N A . . . .", "N N N . . ."]),
        ("R4 Y4 W4", ["N . . . . .", "N A . . . .", "N N A . . ."]),
        ("", ["N . . . . .", "N A . . . .", "N N A . . ."]),
    ],
)
def test_his_strongest_die_names_the_building_and_without_dice_the_palace(his: str, expected: list[str]) -> None:
    buildings = {"palace": "A . . . . .", "city_hall": "N A . . . .", "bishopric": "N N A . . ."}
    assert look(settled(his=his, buildings=buildings), "palace", "city_hall", "bishopric") == expected


@pytest.mark.ruling(144, 160)
def test_the_die_that_names_the_building_is_the_one_he_pays() -> None:
    p = settled(his="Y2 R1", buildings={"palace": "A . . . . .", "city_hall": "N A . . . ."})
    assert look(p, "lying.city_hall", "lying.palace", "king.dice") == ["A", "", "R1"]


@pytest.mark.ruling(144)
def test_the_value_of_the_die_does_not_matter() -> None:
    for value in range(1, 7):  # the row of a value would be another one
        p = settled(his=f"Y{value}", buildings={"city_hall": ". . . . N A"})
        assert look(p, "city_hall") == ". . . . N N"


@pytest.mark.ruling(144)
def test_expelling_comes_before_pushing() -> None:
    p = settled(his="W5", buildings={"bishopric": "A A . N N A"})
    assert look(p, "bishopric", "lying.bishopric") == ["A A . N N N", "A"]


@pytest.mark.ruling(144)
@pytest.mark.limit("king.4", "king.10")
@EITHER
def test_failing_that_he_pushes_one_of_yours_furthest_to_the_right(dice: tuple[int, int]) -> None:
    p = settled(dice, his="W5", buildings={"bishopric": "A N . N A ."})
    assert look(p, "bishopric", "lying.bishopric") == ["A N . N N A", ""]


@pytest.mark.ruling(134, 144)
def test_to_push_one_of_yours_he_expels_his_own() -> None:
    p = settled(his="Y5", buildings={"city_hall": "A N . . . ."})
    assert look(p, "city_hall", "lying.city_hall", "neutral.supply") == ["N A . . . .", "N", 22]


@pytest.mark.ruling(145)
def test_among_equal_rows_the_best_ranked_first_space() -> None:
    p = settled(his="Y5", buildings={"city_hall": ". . A . A ."})
    assert look(p, "city_hall") == ". . N A A ."
    p = settled(his="Y5", buildings={"city_hall": "N A N A . ."})
    assert look(p, "city_hall") == "N N N A . ."
    changed = {"board": {"city_hall": {"king_order": [5, 3, 1, 2, 4, 6]}}}
    assert (
        look(settled(his="Y5", figures=changed, buildings={"city_hall": ". . A . A ."}), "city_hall") == ". . A . N A"
    )


@pytest.mark.ruling(144)
@pytest.mark.parametrize("his", ["R4", "Y4", "W4"])
def test_then_the_next_building_round_the_three(his: str) -> None:
    for name in ("palace", "city_hall", "bishopric"):
        space = {"palace": "A . . . . .", "city_hall": "A . . . . .", "bishopric": "A . . . . ."}[name]
        after = {"palace": "N . . . . .", "city_hall": "N A . . . .", "bishopric": "N A . . . ."}[name]
        assert look(settled(his=his, buildings={name: space}), name) == after


@pytest.mark.ruling(144)
def test_protected_citizens_stay_and_he_goes_on() -> None:
    p = settled(buildings={"palace": "A A A A A A", "city_hall": "N A . . . ."}, lying={"palace": "A"})
    assert look(p, "palace", "city_hall", "lying.city_hall") == ["A A A A A A", "N N . . . .", "A"]


@pytest.mark.ruling(129, 144)
def test_one_royal_citizen_lying_there_protects_all_of_his() -> None:
    fields: dict[str, Any] = {"buildings": {"city_hall": "A N A . . ."}, "lying": {"city_hall": "N"}}
    assert look(settled(his="Y5", **fields), "city_hall", "lying.city_hall") == ["A N N A . .", "N"]
    two = {"king_colours": 2}
    assert look(settled(his="Y5", options=two, **fields), "city_hall", "lying.city_hall") == ["N A A . . .", "N N"]


@pytest.mark.ruling(146)
def test_he_never_fills_an_empty_palace_space() -> None:
    p = settled(his="R4", buildings={"palace": ". N . N . ."})
    assert look(p, "palace", "city_hall", "bishopric") == [". N . N . .", ". . . . . .", ". . . . . ."]


@pytest.mark.ruling(147)
def test_doing_nothing_costs_the_die_all_the_same() -> None:
    p = settled(his="R4 Y1", buildings={"palace": "N . . . . ."})
    assert look(p, "king.dice", "neutral.supply") == ["Y1", 23]
    assert pending(p) == "A"


ALL_OUT: dict[str, Any] = {  # 17 standing, 3 lying, 4 at work: 24
    "buildings": {"palace": "N N N N N A", "city_hall": "N N N N N N", "bishopric": "N N N N N N"},
    "lying": {"palace": "N", "city_hall": "N", "bishopric": "N"},
    "activities": {name: {"tradesmen": {"N": 1}} for name in ("merchant", "tithe", "archer", "hunting")},
}


@pytest.mark.ruling(266)
@EITHER
def test_without_a_citizen_left_he_does_nothing_and_pays(dice: tuple[int, int]) -> None:
    p = settled(dice, his="R4 Y1", **ALL_OUT)
    assert look(p, "palace", "lying.palace", "neutral.supply", "king.dice") == ["N N N N N A", "N", 0, "Y1"]
