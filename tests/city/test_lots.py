"""Lots: what they are made of, what they cost, and no action for nothing (rulings 70-73)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, look, play, refused, stage
from troyes.kernel.contract.refusals import BadInput

CITY_OF_DICE: dict[str, Any] = {
    "seats": {
        "A": {"dice": "Y1 W6", "deniers": 40},
        "B": {"dice": "Y2 Y3 Y4"},
        "C": {"dice": "Y5"},
        "D": {"dice": "R6"},
    },
    "neutral": {"dice": "Y6"},
}


@pytest.mark.ruling(70)
@pytest.mark.parametrize("dice", ["B:Y2 B:Y3 B:Y4", "B:Y2 C:Y5 N:Y6", "Y1 B:Y4 N:Y6", "N:Y6", "Y1 B:Y2"])
def test_one_to_three_dice_from_any_districts(dice: str) -> None:
    p = play(stage(**CITY_OF_DICE), f"A farm with {dice}")
    left = [f"{seat}:{die}" for seat in "BCN" for die in look(p, f"{seat}.dice").split()]
    assert sorted(left + [die for die in dice.split() if ":" in die]) == ["B:Y2", "B:Y3", "B:Y4", "C:Y5", "N:Y6"]
    assert look(p, "A.dice") == ("W6" if "Y1" in dice else "Y1 W6")


@pytest.mark.ruling(70)
def test_what_is_no_lot() -> None:
    p = stage(**CITY_OF_DICE)
    assert refused(p, "A fight marauding with Y1 W6") == "mixed"
    assert refused(p, "A farm with B:Y2 B:Y2") == "no_such_die"
    assert refused(p, "A farm with D:Y6") == "no_such_die"
    with pytest.raises(BadInput, match="1 to 3 dice"):
        play(p, "A farm with Y1 B:Y2 B:Y3 B:Y4")


@pytest.mark.ruling(70)
def test_only_the_pilgrimage_mixes_colours() -> None:
    p = stage(**CITY_OF_DICE, activities={"pilgrimage": {"tradesmen": {"A": 1}}, "merchant": {"tradesmen": {"A": 1}}})
    assert legal(p, "A activate pilgrimage with D:R6 Y1 W6")
    assert refused(p, "A activate merchant with Y1 W6") == "mixed"


@pytest.mark.ruling(71)
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ("B:Y4", {"B": 2}),
        ("Y1 B:Y4", {"B": 4}),
        ("B:Y3 B:Y4", {"B": 8}),
        ("Y1 B:Y4 C:Y5", {"B": 6, "C": 6}),
        ("B:Y2 B:Y3 B:Y4", {"B": 18}),
        ("Y1 B:Y4 N:Y6", {"B": 6, "N": 6}),
        ("N:Y6", {"N": 2}),
    ],
)
def test_each_foreign_die_costs_twice_the_size_of_the_lot(dice: str, paid: dict[str, int]) -> None:
    p = play(stage(**CITY_OF_DICE), f"A farm with {dice}")
    gain = sum(int(die[-1]) for die in dice.split()) // 2
    assert look(p, "A.deniers") == 40 - sum(paid.values()) + gain
    assert look(p, "B.deniers", "C.deniers", "D.deniers") == [10 + paid.get("B", 0), 10 + paid.get("C", 0), 10]


@pytest.mark.ruling(71)
def test_a_converted_die_is_one_die() -> None:
    p = stage(
        seats={"A": {"dice": "R1"}, "B": {"dice": "W5"}},
        activities={"monk": {"cubes": {"A": 1}}},
    )
    play(p, "A farm with B:W5 using monk")
    assert look(p, "A.deniers", "B.deniers") == [10 - 2 + 7, 12]


@pytest.mark.ruling(72)
@pytest.mark.parametrize(("deniers", "ok"), [(9, False), (10, True)])
def test_hire_and_dice_are_paid_before_the_gain(deniers: int, ok: bool) -> None:
    """Merchant: 4 to hire, 6 for one die of a lot of three; it would bring 16."""
    p = stage(
        seats={"A": {"dice": "Y5 Y6", "deniers": deniers, "supply": 1}, "B": {"dice": "Y5"}},
        activities={"merchant": {}},
    )
    line = "A activate merchant with Y5 Y6 B:Y5"
    assert legal(p, line) == ok
    if ok:
        assert look(play(p, line), "A.deniers") == 16
    else:
        assert refused(p, line) == "price_and_hire"


@pytest.mark.ruling(72)
def test_no_credit_for_dice() -> None:
    p = stage(seats={"A": {"dice": "Y6", "deniers": 3}, "B": {"dice": "Y6"}})
    assert refused(p, "A farm with Y6 B:Y6") == "price"  # would bring 6
    assert legal(p, "A farm with B:Y6")


@pytest.mark.ruling(73)
def test_no_action_for_nothing() -> None:
    p = stage(
        seats={"A": {"dice": "Y1 W1 R3 R2", "supply": 1}},
        activities={"merchant": {}},
        events={"war": ""},
        cathedral=["A . . . . .", "A . . . . .", "A . . . . ."],
    )
    assert refused(p, "A farm with Y1") == "too_low"
    assert refused(p, "A activate merchant with Y1") == "too_low"
    assert refused(p, "A fight war with R3") == "too_low"
    assert refused(p, "A fight marauding with W1") == "too_low"
    assert refused(p, "A build with W1") == "columns_full"
    assert legal(p, "A fight war with R2 R3")


@pytest.mark.ruling(73)
def test_dice_may_be_wasted_in_a_lot_that_yields_something() -> None:
    p = stage(
        seats={"A": {"dice": "Y4 Y1 W1 W2"}},
        cathedral=["A . . . . .", "A . . . . .", "A . . . . ."],
    )
    build = play(p.clone(), "A build with W1 W2")
    assert look(build, "cathedral.1", "A.dice", "A.vp") == ["A A . . . .", "Y1 Y4", 1]
    assert look(play(p, "A farm with Y1 Y4"), "A.deniers") == 12
