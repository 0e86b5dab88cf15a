"""Activities that touch dice: an extra die, swapped dice, a bought die turned over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, lines, lines_with, look, pending, play, refused
from tests.city.ladies.rampart_stage import outdoors
from troyes.city.rules.position import Position

SECOND, THIRD = [0, 1, 0, 0], [0, 0, 1, 0]


# ---- an extra die -------------------------------------------------------------------------------------------------


def extra(colour: str, dice: str = "R1", **fields: Any) -> Position:
    seat = {"dice": dice, "deniers": fields.pop("deniers", 10)}
    fields.setdefault("cubes", {"A": SECOND})
    return outdoors(f"extra_{colour}_die", seats={"A": seat, **fields.pop("seats", {})}, **fields)


@pytest.mark.ruling(201)
@pytest.mark.parametrize(
    ("colour", "die"),
    [
        pytest.param("yellow", "Y4", marks=pytest.mark.effect("extra_yellow_die")),
        pytest.param("white", "W4", marks=pytest.mark.effect("extra_white_die")),
        pytest.param("red", "R4", marks=pytest.mark.effect("extra_red_die")),
        pytest.param("purple", "P4", marks=pytest.mark.effect("extra_purple_die")),
    ],
)
def test_a_die_of_the_supply_is_rolled_before_the_action(colour: str, die: str) -> None:
    p = play(extra(colour, "R1" if colour != "red" else "Y1"), "A extra")
    assert pending(p) == "*"
    play(p, "* extra 4")
    assert die in look(p, "A.dice").split()
    assert look(p, f"extra_{colour}_die.cubes.A", "pending") == [0, "A"]
    assert look(p, "A.deniers") == (8 if colour == "purple" else 10)  # the purple one costs two


@pytest.mark.ruling(201)
@pytest.mark.effect("extra_yellow_die")
def test_the_new_die_serves_the_action_or_is_for_sale() -> None:
    p = play(extra("yellow"), "A extra", "* extra 6")
    assert legal(p, "A farm with Y6")
    play(p, "A pass")
    assert legal(p, "B farm with A:Y6")


@pytest.mark.ruling(201)
@pytest.mark.limit("extra_yellow_die", "extra_white_die", "extra_red_die")
@pytest.mark.parametrize(("colour", "letter"), [("yellow", "Y"), ("white", "W"), ("red", "R")])
def test_the_supply_has_six_dice_of_each_colour(colour: str, letter: str) -> None:
    six = {"B": {"dice": f"{letter}1 {letter}2 {letter}3 {letter}4"}}
    p = extra(colour, f"{letter}1", seats=six, neutral={"dice": f"{letter}6"})
    assert refused(p, "A extra") == "no_die_left"
    p = extra(colour, f"{letter}1", seats=six, neutral={})
    assert legal(p, "A extra")


@pytest.mark.ruling(201)
@pytest.mark.limit("extra_purple_die")
def test_nobody_has_two_purple_dice() -> None:
    assert refused(extra("purple", "R1 P3"), "A extra") == "one_wild"
    p = extra("purple", "R1", seats={"B": {"dice": "P3"}})
    assert legal(p, "A extra")  # everybody has a purple die of his own


@pytest.mark.ruling(201)
@pytest.mark.limit("extra_purple_die")
def test_the_purple_die_costs_two_and_is_not_for_sale() -> None:
    assert refused(extra("purple", deniers=1), "A extra") == "price"
    p = play(extra("purple", deniers=2), "A extra", "* extra 5", "A pass")
    assert not any("P" in line.split()[-1] for line in lines_with(p, "guard"))


@pytest.mark.ruling(201)
@pytest.mark.limit("extra_yellow_die")
def test_once_per_action_and_with_a_cube() -> None:
    p = play(extra("yellow", cubes={"A": [0, 2, 0, 0]}), "A extra", "* extra 6")
    assert refused(p, "A extra") == "one_per_action"
    play(p, "A farm with Y6", "B pass", "C pass", "D pass")
    assert legal(p, "A extra")  # the next action
    assert refused(extra("yellow", cubes={"B": SECOND}), "A extra") == "no_tile_cube"


@pytest.mark.ruling(201)
def test_a_new_round_forgets_what_was_spent() -> None:
    p = play(extra("yellow", cubes={"A": [0, 2, 0, 0]}, neutral={}), "A extra", "* extra 6", "A pass")
    play(p, "B pass", "C pass", "D pass")
    assert look(p, "round") == 2
    assert look(p, "extra_yellow_die.cubes.A") == 1


@pytest.mark.ruling(201, 277)
def test_each_extra_die_of_a_round_has_a_key_of_its_own() -> None:
    p = play(extra("yellow", cubes={"A": [0, 3, 0, 0]}), "A extra")
    keys = [int(p.v[index_of_key(p)])]
    play(p, "* extra 6", "A farm with Y6", "B pass", "C pass", "D pass", "A extra")
    keys.append(int(p.v[index_of_key(p)]))
    assert len(set(keys)) == 2


def index_of_key(p: Position) -> int:
    from troyes.city.rules.state import top

    return int(top(p)) + 3


# ---- swapped dice -------------------------------------------------------------------------------------------------


def swap(cubes: int = 1, **dice: str) -> Position:
    seats = {letter: {"dice": held} for letter, held in dice.items() if letter != "N"}
    neutral = {"dice": dice["N"]} if "N" in dice else {}
    return outdoors("swap_dice", seats=seats, neutral=neutral, cubes={"A": [0, 0, cubes, 0]})


@pytest.mark.ruling(205)
@pytest.mark.effect("swap_dice")
def test_an_own_die_for_another_with_values_unchanged() -> None:
    p = play(swap(A="R2 Y3", B="W5"), "A swap R2 for B:W5")
    assert look(p, "A.dice", "B.dice", "swap_dice.cubes.A", "pending") == ["Y3 W5", "R2", 0, "A"]
    assert legal(p, "A build with W5")


@pytest.mark.ruling(205)
@pytest.mark.effect("swap_dice")
def test_three_swaps_with_three_districts_the_neutral_one_included() -> None:
    p = play(swap(2, A="R2 R3", B="W5", C="Y6", D="Y1", N="W6"), "A swap R2 for N:W6")
    assert refused(p, "A swap R3 for N:R2") == "one_per_district"
    play(p, "A swap R3 for B:W5", "A swap W5 for C:Y6")  # a die swapped in may be swapped on
    assert look(p, "A.dice", "B.dice", "C.dice", "N.dice") == ["Y6 W6", "R3", "W5", "R2"]
    assert refused(p, "A swap Y6 for D:Y1") == "one_per_action"  # three in all, though D is left
    assert pending(p) == "A"


@pytest.mark.ruling(205)
@pytest.mark.effect("swap_dice")
def test_one_may_stop_after_a_swap() -> None:
    p = play(swap(A="R2 R3", B="W5", C="Y6"), "A swap R2 for B:W5")
    assert lines(p)[-1] == "A done"
    play(p, "A done")
    assert legal(p, "A reroll W5")  # a die swapped in is his


@pytest.mark.ruling(205)
@pytest.mark.limit("swap_dice")
def test_what_cannot_be_swapped() -> None:
    p = swap(A="R2 P4", B="R2 P3 Y1", C="W5")
    assert refused(p, "A swap P4 for B:Y1") == "no_wild"
    assert refused(p, "A swap R2 for B:R2") == "same_face"  # it would change nothing
    assert refused(p, "A swap R2 for B:Y5") == "no_such_die"
    assert refused(p, "A swap B:Y1 for C:W5") == "two_dice"
    assert lines_with(p, "swap") == ["A swap R2 for B:Y1", "A swap R2 for C:W5"]


@pytest.mark.ruling(205)
@pytest.mark.limit("swap_dice")
def test_one_cube_per_action_and_only_with_a_cube() -> None:
    p = play(swap(2, A="R2 R3", B="W5"), "A swap R2 for B:W5")
    assert refused(p, "A swap R3 for B:R2") == "one_per_action"
    assert refused(swap(0, A="R2", B="W5"), "A swap R2 for B:W5") == "no_tile_cube"


@pytest.mark.ruling(205)
@pytest.mark.limit("swap_dice")
def test_not_against_black_dice() -> None:
    seats = {"A": {"dice": "R1"}, "B": {"dice": "R6"}}
    p = outdoors("swap_dice", seats=seats, cubes={"A": THIRD}, phase="counter", black="5")
    assert refused(p, "A swap R1 for B:R6") == "wrong_step"


@pytest.mark.ruling(202, 205)
def test_a_swap_is_no_purchase() -> None:
    seats = {"A": {"dice": "R2 R3"}, "B": {"dice": "W5"}}
    p = outdoors("influence_when_dice_bought", "swap_dice", seats=seats, cubes={"A": THIRD, "B": [1, 0, 0, 0]})
    play(p, "A swap R2 for B:W5")
    assert pending(p) == "A"


@pytest.mark.ruling(205)
def test_fewer_swaps_if_the_figures_say_so() -> None:
    figures = {"outdoor": {"swap_dice": {"swaps": 1}}}
    seats = {"A": {"dice": "R2 R3"}, "B": {"dice": "W5"}, "C": {"dice": "Y1"}}
    p = outdoors("swap_dice", seats=seats, cubes={"A": THIRD}, figures=figures)
    play(p, "A swap R2 for B:W5")
    assert lines_with(p, "swap") == []


# ---- a bought die turned over -------------------------------------------------------------------------------------


def turned(**fields: Any) -> Position:
    seats = {"A": {"dice": "Y1 W1", "deniers": 20, "supply": 1}, "B": {"dice": "Y1 W2 R1"}}
    return outdoors("flip_bought_die", seats=seats, cubes={"A": THIRD}, **fields)


@pytest.mark.ruling(207)
@pytest.mark.effect("flip_bought_die")
@pytest.mark.parametrize(
    ("line", "path", "value"),
    [
        ("A farm with B:Y1~", "A.deniers", 21),  # 20 - 2 + 6 // 2
        ("A build with B:W2~", "cathedral.1", ". . . . A ."),
        ("A settle palace with B:R1~", "palace", ". . . . . A"),  # where a six leads
    ],
)
def test_a_bought_die_shows_its_other_face(line: str, path: str, value: Any) -> None:
    p = play(turned(), line)
    assert look(p, path) == value
    assert look(p, "flip_bought_die.cubes.A") == 0


@pytest.mark.ruling(207)
@pytest.mark.effect("flip_bought_die")
def test_a_neutral_die_is_bought_too() -> None:
    p = play(turned(neutral={"dice": "Y2 W1"}), "A farm with N:Y2~")
    assert look(p, "A.deniers", "flip_bought_die.cubes.A") == [20, 0]  # 20 - 2 + 5 // 2


@pytest.mark.ruling(207)
@pytest.mark.limit("flip_bought_die")
def test_only_one_die_that_is_paid_for() -> None:
    p = turned(activities={"tithe": {"cubes": {"A": 1}}})
    assert refused(p, "A farm with Y1~") == "not_bought"
    assert refused(p, "A farm with B:Y1~ using tithe") == "one_free"
    assert not legal(p, "A farm with Y1~ B:Y1~")


@pytest.mark.ruling(207)
@pytest.mark.limit("flip_bought_die")
def test_without_a_cube_nothing_is_turned() -> None:
    seats = {"A": {"dice": "Y1"}, "B": {"dice": "Y1"}}
    p = outdoors("flip_bought_die", seats=seats, cubes={"B": THIRD})
    assert refused(p, "A farm with B:Y1~") == "no_turning"
    p = outdoors("shield", seats=seats, cubes={"A": THIRD})
    assert refused(p, "A farm with B:Y1~") == "no_turning"


@pytest.mark.ruling(199, 207, 83)
def test_a_delayed_cube_and_a_tile_cube_serve_one_action() -> None:
    p = turned(activities={"priest": {"cubes": {"A": 1}}})
    play(p, "A farm with B:Y1~ using priest")
    assert look(p, "A.deniers", "priest.cubes.A", "flip_bought_die.cubes.A") == [22, 0, 0]  # 20 - 2 + (6 + 3) // 2


@pytest.mark.ruling(202, 207)
def test_the_seller_reacts_to_a_turned_purchase() -> None:
    seats = {"A": {"dice": "Y1"}, "B": {"dice": "Y1"}}
    cubes = {"A": THIRD, "B": [1, 0, 0, 0]}
    p = outdoors("flip_bought_die", "influence_when_dice_bought", seats=seats, cubes=cubes)
    play(p, "A farm with B:Y1~", "B use")
    assert look(p, "B.influence") == 8
