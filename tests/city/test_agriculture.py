"""Agriculture: yellow dice for deniers."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, look, pending, play, refused, stage


@pytest.mark.ruling(3, 121)
@pytest.mark.parametrize(
    ("dice", "gain"), [("Y2", 1), ("Y3", 1), ("Y6", 3), ("Y6 Y5", 5), ("Y6 Y6 Y5", 8), ("Y1 Y1", 1)]
)
def test_half_the_value_of_the_lot_rounded_down(dice: str, gain: int) -> None:
    p = stage(seats={"A": {"dice": f"{dice} R1"}})
    play(p, f"A farm with {dice}")
    assert look(p, "A.deniers", "A.influence", "A.vp") == [10 + gain, 4, 0]
    assert pending(p) == "B"


@pytest.mark.ruling(73, 121)
def test_agriculture_gives_at_least_a_denier_and_takes_yellow_dice_only() -> None:
    p = stage(seats={"A": {"dice": "Y1 Y2 W6 R6"}})
    assert refused(p, "A farm with Y1") == "too_low"
    assert refused(p, "A farm with W6") == "colour"
    assert refused(p, "A farm with Y2 R6") == "mixed"
    assert legal(p, "A farm with Y1 Y2")


@pytest.mark.ruling(71, 72, 121)
def test_the_harvest_does_not_pay_for_its_dice() -> None:
    p = stage(seats={"A": {"dice": "Y6", "deniers": 7}, "B": {"dice": "Y6 Y6"}, "C": {"dice": "R1"}})
    assert refused(p, "A farm with Y6 B:Y6 B:Y6") == "price"  # 12 to pay, 9 to gain
    play(p, "A farm with Y6 B:Y6")
    assert look(p, "A.deniers", "B.deniers") == [7 - 4 + 6, 14]


@pytest.mark.ruling(85, 121)
def test_a_lot_of_ones_is_enough_with_a_cube() -> None:
    p = stage(seats={"A": {"dice": "Y1 W1"}}, activities={"priest": {"cubes": {"A": 1}}}, neutral={"dice": "R1"})
    play(p, "A farm with Y1 using priest")
    assert look(p, "A.deniers", "priest.cubes.A") == [12, 0]
