"""Hermit, Fort and Princess: cubes that stay on the card and count at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import lines, look, pending, play, refused, stage
from tests.city.ladies.activity_stage import MODULES, cubes, end_points, with_lady
from troyes.city.rules.position import Position

CARDS = {"hermit": "cubes hermit", "fort": "most fort", "princess": "most princess"}


def at_the_end(card: str, players: int = 4, **held: int) -> Position:
    return stage(players, MODULES, phase="over", activities={card: {"cubes": held}})


# ---- hermit ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(184)
@pytest.mark.effect("hermit")
@pytest.mark.parametrize(("others", "each"), [(0, 8), (1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 1)])
def test_a_cube_on_the_hermit_is_worth_nine_less_all_cubes_there(others: int, each: int) -> None:
    p = at_the_end("hermit", A=1, B=others)
    assert end_points(p, "A") == {"cubes hermit": each}
    assert end_points(p, "B") == ({"cubes hermit": each * others} if others else {})


@pytest.mark.ruling(184)
@pytest.mark.effect("hermit")
def test_the_hermit_counts_cubes_of_all_players_and_pays_each_owner() -> None:
    p = at_the_end("hermit", A=2, B=1, D=1)  # 9 - 4
    assert [end_points(p, letter).get("cubes hermit", 0) for letter in "ABCD"] == [10, 5, 0, 5]


@pytest.mark.ruling(184)
@pytest.mark.limit("hermit")
def test_a_cube_on_the_hermit_is_never_worth_less_than_one() -> None:
    p = at_the_end("hermit", A=4, B=7, C=1)
    assert [end_points(p, letter).get("cubes hermit", 0) for letter in "ABCD"] == [4, 7, 1, 0]


@pytest.mark.ruling(74, 184)
@pytest.mark.limit("hermit")
def test_whoever_visits_the_hermit_may_leave_fewer_cubes_than_the_dice_allow() -> None:
    """With four cubes a fifth is worth nothing more and a sixth costs two points."""
    p = with_lady("hermit", "W6 W6 W4", activities={"hermit": cubes(A=4)})
    play(p, "A activate hermit with W6 W6 W4")
    assert lines(p) == ["A times 1", "A times 2"]
    points = [end_points(play(p.clone(), f"A times {n}"), "A")["cubes hermit"] for n in (1, 2)]
    assert points == [5 * 4, 6 * 3]
    assert refused(with_lady("hermit", "W6 W1"), "A activate hermit with W6 W1") == "too_low"


# ---- princess --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(190)
@pytest.mark.effect("princess")
def test_the_princess_takes_a_cube_per_activation_and_favours_the_most() -> None:
    p = with_lady("princess", "R6 R6", activities={"princess": cubes(B=2)})
    play(p, "A activate princess with R6 R6")
    assert look(p, "princess.cubes.A", "A.vp", "A.deniers", "A.influence") == [3, 0, 10, 4]
    assert end_points(p, "A") == {"most princess": 6}
    assert end_points(p, "B") == {}


@pytest.mark.ruling(3, 190)
@pytest.mark.limit("princess")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({}, [0, 0, 0, 0]),
        ({"A": 1}, [6, 0, 0, 0]),
        ({"A": 2, "B": 2, "C": 1}, [3, 3, 0, 0]),
        ({"A": 2, "B": 2, "D": 2}, [2, 2, 0, 2]),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, [1, 1, 1, 1]),  # 6 / 4, rounded down
    ],
)
def test_those_who_court_the_princess_equally_share(held: dict[str, int], points: list[int]) -> None:
    p = at_the_end("princess", **held)
    assert [end_points(p, letter).get("most princess", 0) for letter in "ABCD"] == points


# ---- fort ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(189)
@pytest.mark.effect("fort")
@pytest.mark.parametrize(
    ("dice", "laid", "gain"),
    [
        ("R1", 1, 1), ("R3", 1, 1), ("R4", 1, 2), ("R6", 1, 2), ("R3 R4", 2, 3), ("R1 R1", 2, 2), ("R1 R3 R4", 3, 4),
        ("R4 R5 R6", 3, 6),
    ],
)  # fmt: skip
def test_each_die_garrisons_the_fort_and_a_high_one_pays_twice(dice: str, laid: int, gain: int) -> None:
    p = with_lady("fort", "R1 R1 R3 R4 R5 R6")
    play(p, f"A activate fort with {dice}")
    assert look(p, "fort.cubes.A", "A.vp", "A.influence", "A.deniers") == [laid, gain, 4 + gain, 10]
    assert pending(p) == "B"


@pytest.mark.ruling(189)
@pytest.mark.effect("fort")
@pytest.mark.parametrize(
    ("cube", "dice", "laid", "gain"),
    [
        ("confession", "R1", 1, 1), ("confession", "R2", 1, 2), ("confession", "R1 R2 R6", 3, 5),
        ("apprenticeship", "R1 R1 R6", 3, 6),
        ("herbalist", "W3", 3, 3), ("herbalist", "W4", 3, 6),
        ("templar", "W3", 2, 2), ("templar", "W4", 2, 4),
        ("recruiter", "R1", 2, 3), ("recruiter", "R1 R6", 3, 5),
        ("militiaman", "Y3 Y4", 2, 3),
        ("preacher", "R1 R6^", 2, 4), ("preacher", "R1 R1 R6^", 3, 6),
        ("distiller", "R1^ R6", 2, 4), ("distiller", "R6^", 1, 1),
        ("winegrower", "R1 B:R5^", 2, 3),
        ("templar_commander", "R1 B:R5", 2, 3),
    ],
)  # fmt: skip
def test_the_fort_looks_at_each_improved_die(cube: str, dice: str, laid: int, gain: int) -> None:
    p = with_lady(
        "fort", "R1 R1 R2 R6 W3 W4 Y3 Y4", B={"dice": "R5"}, activities={cube: {"cubes": {"A": 1}}}
    )  # fmt: skip
    play(p, f"A activate fort with {dice} using {cube}")
    assert look(p, "fort.cubes.A", "A.vp", "A.influence", f"{cube}.cubes.A") == [laid, gain, 4 + gain, 0]


@pytest.mark.ruling(84, 189)
@pytest.mark.limit("fort")
def test_the_blacksmith_does_nothing_for_the_fort_and_is_not_wasted_there() -> None:
    p = with_lady("fort", "R1 R3", activities={"blacksmith": {"cubes": {"A": 1}}, "castellan": cubes()})
    assert refused(p, "A activate fort with R3 using blacksmith") == "each_die"
    assert not [line for line in lines(p) if "fort" in line and "using" in line]
    play(p, "A activate castellan with R1 using blacksmith")
    assert look(p, "castellan.cubes.A") == 2


@pytest.mark.ruling(69, 70, 189)
@pytest.mark.limit("fort")
def test_the_fort_takes_red_dice_at_most_three_and_stops_at_twenty_influence() -> None:
    p = with_lady("fort", "R4 R5 R6 Y6", A={"influence": 17})
    assert refused(p, "A activate fort with Y6") == "colour"
    play(p, "A activate fort with R4 R5 R6")
    assert look(p, "fort.cubes.A", "A.vp", "A.influence") == [3, 6, 20]


@pytest.mark.ruling(189)
@pytest.mark.limit("fort")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({}, [0, 0, 0, 0]),
        ({"A": 3, "B": 2}, [3, 0, 0, 0]),
        ({"B": 2, "C": 2}, [0, 1, 1, 0]),  # 3 / 2, rounded down
        ({"A": 1, "B": 1, "C": 1}, [1, 1, 1, 0]),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, [0, 0, 0, 0]),
    ],
)
def test_the_largest_garrison_gains_three_points(held: dict[str, int], points: list[int]) -> None:
    p = at_the_end("fort", **held)
    assert [end_points(p, letter).get("most fort", 0) for letter in "ABCD"] == points


# ---- all three -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(168)
@pytest.mark.parametrize("card", CARDS)
def test_end_of_game_cubes_improve_nothing_and_need_no_tradesman(card: str) -> None:
    dice = {"A": {"dice": "R6 Y6 W6", "supply": 1}}
    held: dict[str, Any] = {card: {"tradesmen": {"B": 1}, "cubes": {"A": 2}}}
    p = stage(4, MODULES, seats=dice, activities=held)
    assert not [line for line in lines(p) if "using" in line]
    for line in ("farm with Y6", "build with W6", "fight marauding with R6"):
        assert refused(p, f"A {line} using {card}") == "cube_no_dice"
    assert end_points(p, "A") == {CARDS[card]: {"hermit": 14, "fort": 3, "princess": 6}[card]}


@pytest.mark.ruling(83, 168)
@pytest.mark.parametrize(("card", "dice"), [("hermit", "W6 W2"), ("princess", "R4"), ("fort", "R4")])
def test_a_delayed_cube_may_help_to_lay_them(card: str, dice: str) -> None:
    p = with_lady(card, f"{dice} Y1", activities={"confession": {"cubes": {"A": 2}}})
    play(p, f"A activate {card} with {dice} using confession")  # 12 / 8, 6 / 4 and one die
    assert look(p, f"{card}.cubes.A", "confession.cubes.A") == [1, 1]


@pytest.mark.ruling(168)
@pytest.mark.parametrize("card", CARDS)
def test_the_end_points_are_part_of_the_total(card: str) -> None:
    seat = {"A": {"characters": ["henry_i"]}}
    without = stage(4, MODULES, phase="over", seats=seat)
    p = stage(4, MODULES, phase="over", seats=seat, activities={card: {"cubes": {"A": 3}}})
    assert look(p, "A.total") - look(without, "A.total") == {"hermit": 18, "fort": 3, "princess": 6}[card]
