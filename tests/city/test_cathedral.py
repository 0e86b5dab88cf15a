"""Building the cathedral: columns, levels, rewards, and dice that find their column full."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, lines, look, play, refused, stage
from troyes.city.rules.position import Position


def building(dice: str, **fields: Any) -> Position:
    """A holds white dice; a neutral die keeps the round going."""
    return stage(seats={"A": {"dice": dice}}, neutral={"dice": "R1"}, **fields)


def levels(position: Position) -> list[str]:
    return [look(position, f"cathedral.{level}") for level in (1, 2, 3)]


NOTHING = ". . . . . ."


@pytest.mark.ruling(110)
@pytest.mark.parametrize(("value", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_reward_follows_the_column_and_not_the_level(value: int, influence: int, level: int) -> None:
    p = building(f"W{value}", cathedral=["B B B B B B"] * level)
    play(p, f"A build with W{value}")
    assert look(p, "A.vp", "A.influence", "A.deniers") == [1, 4 + influence, 10]
    assert levels(p)[level].split()[value - 1] == "A"


@pytest.mark.ruling(107, 109)
@pytest.mark.parametrize(
    ("dice", "before", "after"),
    [
        ("W3 W3", [], [". . A . . .", ". . A . . .", NOTHING]),
        ("W3 W3 W3", [], [". . A . . ."] * 3),
        ("W2 W2", [". N . . . ."], [". N . . . .", ". A . . . .", ". A . . . ."]),
        ("W1 W6 W6", ["B . . . . ."], ["B . . . . A", "A . . . . A", NOTHING]),
    ],
)
def test_repeated_values_rise_in_one_column(dice: str, before: list[str], after: list[str]) -> None:
    p = building(dice, cathedral=before)
    play(p, f"A build with {dice}")
    assert levels(p) == after
    assert look(p, "A.vp") == len(dice.split())


@pytest.mark.ruling(73, 108)
def test_a_die_of_a_full_column_is_spent_for_nothing_beside_one_that_builds() -> None:
    p = building("W3 W4", cathedral=[". . B . . ."] * 3)
    assert refused(p, "A build with W3") == "columns_full"
    play(p, "A build with W3 W4")
    assert levels(p)[0] == ". . B A . ."
    assert look(p, "A.vp", "A.influence", "A.dice") == [1, 6, ""]


@pytest.mark.ruling(107, 108)
def test_a_column_with_one_space_left_takes_one_of_two_equal_dice() -> None:
    p = building("W5 W5", cathedral=[". . . . B ."] * 2)
    play(p, "A build with W5 W5")
    assert levels(p) == [". . . . B .", ". . . . B .", ". . . . A ."]
    assert look(p, "A.vp", "A.influence") == [1, 6]


@pytest.mark.ruling(107, 108)
def test_nothing_is_built_when_every_column_of_the_lot_is_full() -> None:
    p = building("W3 W3 W4", cathedral=[". . B B . ."] * 3)
    for dice in ("W3", "W4", "W3 W3", "W3 W3 W4"):
        assert refused(p, f"A build with {dice}") == "columns_full"
    assert not [line for line in lines(p) if " build " in line]


@pytest.mark.ruling(70, 71, 110)
def test_only_white_dice_build_and_bought_ones_cost_by_the_size_of_the_lot() -> None:
    p = stage(seats={"A": {"dice": "W1 R2 Y3", "deniers": 12}, "B": {"dice": "W2"}, "C": {"dice": "W3"}})
    assert refused(p, "A build with R2") == "colour"
    assert refused(p, "A build with W1 Y3") == "mixed"
    play(p, "A build with W1 B:W2 C:W3")
    assert look(p, "A.deniers", "B.deniers", "C.deniers", "A.vp") == [0, 16, 16, 3]
    assert levels(p)[0] == "A A A . . ."


@pytest.mark.ruling(69, 110)
def test_influence_of_the_cathedral_stops_at_twenty() -> None:
    p = stage(seats={"A": {"dice": "W4 W5", "influence": 19}}, neutral={"dice": "R1"})
    play(p, "A build with W4 W5")
    assert look(p, "A.influence", "A.vp") == [20, 2]


@pytest.mark.ruling(6, 275)
def test_cubes_never_run_out() -> None:
    """More than twenty cubes of one colour: on the cathedral, on an event and on a card."""
    p = stage(
        seats={"A": {"dice": "W6 R6 R6"}}, cathedral=["A A A A A A", "A A A A A A", "A A A A A ."],
        events={"marauding": "A A A A A"}, activities={"priest": {"tradesmen": {"A": 1}, "cubes": {"A": 9}}},
    )  # fmt: skip
    assert legal(p, "A build with W6")
    assert legal(p, "A fight marauding with R6")
    play(p, "A activate priest with W6")
    assert look(p, "priest.cubes.A") == 11
