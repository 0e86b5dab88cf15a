"""Cards and outdoor activities that meet in one action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, lines_with, look, pending, play, refused
from tests.city.ladies.rampart_stage import outdoors
from troyes.city.position import Position

TURNED = "flip_bought_die"


def tithe(dice: str, neutral: str = "W1", **fields: Any) -> Position:
    """A has a cube of the Tithe and one for a turned purchase; B has these dice."""
    fields.setdefault("cubes", {"A": [0, 0, 1, 0]})
    seats = {"A": {"deniers": 10, "dice": "Y1"}, "B": {"dice": dice, "deniers": 0}}
    activities = {"tithe": {"cubes": {"A": 1}}}
    return outdoors(TURNED, *fields.pop("named", ()), seats=seats, activities=activities,
                    neutral={"dice": neutral}, **fields)  # fmt: skip


# ---- free dice and turned ones ------------------------------------------------------------------------------------


@pytest.mark.ruling(88, 207)
def test_of_two_dice_of_a_district_the_one_to_be_turned_is_the_bought_one() -> None:
    """The 6 is free, the 2 is paid for and becomes a 5."""
    p = play(tithe("Y2 Y6"), "A farm with B:Y2~ B:Y6 using tithe")
    assert look(p, "A.deniers", "B.deniers", "tithe.cubes.A", f"{TURNED}.cubes.A") == [10 - 4 + 5, 4, 0, 0]


@pytest.mark.ruling(84, 88, 207)
def test_a_weaker_choice_is_refused_with_its_reason() -> None:
    assert refused(tithe("Y2 Y6"), "A farm with B:Y2 B:Y6~ using tithe") == "weaker_choice"
    p = outdoors(seats={"A": {"dice": "Y1 Y6"}}, modules=("activities", "ramparts"),
                 activities={"distiller": {"cubes": {"A": 1}}})  # fmt: skip
    assert refused(p, "A farm with Y1 Y6^ using distiller") == "weaker_choice"
    assert legal(p, "A farm with Y1^ Y6 using distiller")


@pytest.mark.ruling(88, 207)
def test_without_a_turned_die_the_price_is_the_same() -> None:
    p = play(tithe("Y2 Y6"), "A farm with B:Y2 B:Y6 using tithe")
    assert look(p, "A.deniers", "B.deniers", f"{TURNED}.cubes.A") == [10 - 4 + 4, 4, 1]


@pytest.mark.ruling(88, 207)
def test_a_single_die_of_a_district_stays_free_and_is_not_turned() -> None:
    p = tithe("Y2 R1", neutral="Y3 W1")
    assert refused(p, "A farm with B:Y2~ using tithe") == "not_bought"
    assert refused(p, "A farm with B:Y2 N:Y3~ using tithe") == "not_bought"
    play(p, "A farm with Y1 B:Y2 N:Y3 using tithe")
    assert look(p, "A.deniers", "B.deniers") == [13, 0]


@pytest.mark.ruling(88, 207)
def test_of_three_dice_of_a_district_two_are_bought_and_the_lowest_is_turned() -> None:
    p = tithe("Y1 Y2 Y6", cubes={"A": [0, 0, 1, 0]})
    turned = [line for line in lines_with(p, "farm") if "B:Y1~ B:Y2 B:Y6" in line]
    assert turned == []  # 10 deniers do not pay for two dice of a lot of three
    p = outdoors(
        TURNED, cubes={"A": [0, 0, 1, 0]}, seats={"A": {"deniers": 12}, "B": {"dice": "Y1 Y2 Y6", "deniers": 0}},
        activities={"tithe": {"cubes": {"A": 1}}},
    )  # fmt: skip
    play(p, "A farm with B:Y1~ B:Y2 B:Y6 using tithe")  # 6 + 2 + 6
    assert look(p, "A.deniers", "B.deniers") == [7, 12]


@pytest.mark.ruling(88, 202, 207)
def test_the_seller_of_the_turned_die_is_asked_the_giver_of_free_ones_is_not() -> None:
    buyers = "influence_when_dice_bought"
    cubes = {"A": [0, 0, 1, 0], "B": [1, 0, 0, 0], "C": [1, 0, 0, 0]}
    p = outdoors(
        TURNED, buyers, cubes=cubes,
        seats={"A": {"deniers": 20}, "B": {"dice": "Y2 Y6"}, "C": {"dice": "Y3"}},
        activities={"tithe": {"cubes": {"A": 1}}},
    )  # fmt: skip
    play(p, "A farm with B:Y2~ B:Y6 C:Y3 using tithe")
    assert pending(p) == "B"
    play(p, "B use")
    assert look(p, "B.influence", f"{buyers}.cubes.C", "pending") == [8, 1, "B"]


@pytest.mark.ruling(153, 207)
def test_against_the_king_all_three_dice_are_free_and_none_is_turned() -> None:
    p = outdoors(
        TURNED, players=1, modules=("ramparts",), turn="A", cubes={"A": [0, 0, 1, 0]},
        seats={"A": {"deniers": 20}}, neutral={"dice": "Y2 Y5 Y6 W1"}, activities={"tithe": {"cubes": {"A": 1}}},
    )  # fmt: skip
    assert not legal(p, "A farm with N:Y2~ N:Y5 N:Y6 using tithe")
    play(p, "A farm with N:Y2 N:Y5 N:Y6 using tithe")
    assert look(p, "A.deniers", f"{TURNED}.cubes.A") == [26, 1]
