"""Cards and outdoor activities that meet in one action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, lines_with, look, pending, play, refused
from tests.city.ladies.rampart_stage import outdoors
from troyes.city.rules.position import Position

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


@pytest.mark.ruling(84, 88, 207, 281)
def test_the_die_of_a_district_is_free_or_paid_for_and_turned_but_one_stays_free() -> None:
    p = tithe("Y2 R1", neutral="Y3 W1")
    assert refused(p, "A farm with B:Y2~ using tithe") == "one_free"
    assert refused(p, "A farm with Y1 B:Y2~ using tithe") == "one_free"
    free = play(p.clone(), "A farm with Y1 B:Y2 N:Y3 using tithe")
    assert look(free, "A.deniers", "B.deniers") == [13, 0]
    play(p, "A farm with B:Y2~ N:Y3 using tithe")  # B's 2 is a 5, the neutral 3 is free
    assert look(p, "A.deniers", "B.deniers", "tithe.cubes.A", f"{TURNED}.cubes.A") == [10 - 4 + 4, 4, 0, 0]


@pytest.mark.ruling(207, 281)
def test_whoever_turns_a_die_decides_which_district_is_paid() -> None:
    p = outdoors(
        TURNED, cubes={"A": [0, 0, 1, 0]},
        activities={"merchant": {"tradesmen": {"A": 1}}, "tithe": {"cubes": {"A": 1}}},
        seats={"A": {"deniers": 4}, "B": {"dice": "Y1", "deniers": 0}, "C": {"dice": "Y2", "deniers": 0}},
    )  # fmt: skip
    offered = [line for line in lines_with(p, "activate") if "B:" in line and "C:" in line]
    start, end = "A activate merchant with", "using tithe"
    assert offered == [f"{start} {dice} {end}" for dice in ("B:Y1 C:Y2", "B:Y1~ C:Y2", "B:Y1 C:Y2~")]
    other = play(p.clone(), offered[2])
    assert look(other, "A.deniers", "B.deniers", "C.deniers") == [0 + 6, 0, 4]  # 1 + 5: three times 2 deniers
    play(p, offered[1])
    assert look(p, "A.deniers", "B.deniers", "C.deniers") == [0 + 8, 4, 0]  # 6 + 2: four times


@pytest.mark.ruling(281)
def test_without_a_cube_for_turning_nobody_pays_for_a_die_that_could_be_free() -> None:
    p = tithe("Y2 R1", neutral="Y3 W1", cubes={})
    lots = [line for line in lines_with(p, "farm") if line.startswith("A farm with B:Y2 N:Y3")]
    assert lots == ["A farm with B:Y2 N:Y3", "A farm with B:Y2 N:Y3 using tithe"]


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


@pytest.mark.ruling(153, 207, 281)
def test_against_the_king_three_dice_are_free_or_one_is_paid_for_and_turned() -> None:
    p = outdoors(
        TURNED, players=1, modules=("ramparts",), turn="A", cubes={"A": [0, 0, 1, 0]},
        seats={"A": {"deniers": 20}}, neutral={"dice": "Y2 Y5 Y6 W1"}, activities={"tithe": {"cubes": {"A": 1}}},
    )  # fmt: skip
    turned = play(p.clone(), "A farm with N:Y2~ N:Y5 N:Y6 using tithe")
    assert look(turned, "A.deniers", f"{TURNED}.cubes.A") == [20 - 6 + 8, 0]  # one of three dice is paid for
    play(p, "A farm with N:Y2 N:Y5 N:Y6 using tithe")
    assert look(p, "A.deniers", f"{TURNED}.cubes.A") == [26, 1]
