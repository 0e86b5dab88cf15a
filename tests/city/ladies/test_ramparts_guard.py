"""Action 7: one die moves the guard and lays cubes."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, let_chance, lines, lines_with, look, pending, play, refused
from tests.city.ladies.rampart_stage import outdoors

ANSWERS = ["use", "decline", "always", "never"]


# ---- examples -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(199, 200)
def test_ex_l1_one_step_and_a_cube_at_each_of_three_gates() -> None:
    p = outdoors("extra_white_die", guards={"A": 14}, seats={"A": {"dice": "Y4", "deniers": 0}})
    play(p, "A guard with Y4", "A walk 1", "A lay influence_when_dice_bought", "A lay extra_white_die")
    play(p, "A lay swap_dice")
    assert look(p, "A.guard", "A.deniers", "A.dice", "pending") == [15, 0, "", "B"]
    assert [look(p, f"{tile}.cubes.A") for tile in look(p, "tiles")] == [1, 1, 1, 0]


@pytest.mark.ruling(199, 201)
def test_ex_l10_a_yellow_die_lays_no_cube_on_the_yellow_tile() -> None:
    p = outdoors("extra_yellow_die", guards={"A": 14}, seats={"A": {"dice": "Y4"}})
    play(p, "A guard with Y4", "A walk 1")
    assert lines(p) == ["A lay influence_when_dice_bought", "A lay swap_dice", "A done"]
    assert refused(p, "A lay extra_yellow_die") == "own_colour"


@pytest.mark.ruling(201)
@pytest.mark.parametrize(
    ("tile", "die", "allowed"),
    [
        ("extra_yellow_die", "Y3", False),
        ("extra_yellow_die", "W3", True),
        ("extra_yellow_die", "P3", True),
        ("extra_white_die", "W3", False),
        ("extra_white_die", "R3", True),
        ("extra_red_die", "R3", False),
        ("extra_red_die", "P3", True),
        ("extra_purple_die", "R3", True),
        ("extra_purple_die", "P3", False),
    ],
)
def test_an_extra_die_tile_refuses_dice_of_its_own_colour(tile: str, die: str, allowed: bool) -> None:
    p = outdoors(tile, guards={"A": 10}, seats={"A": {"dice": die}})
    play(p, f"A guard with {die}")
    assert legal(p, f"A lay {tile}") is allowed


# ---- points -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(199)
def test_deniers_add_points_up_to_a_value_of_six() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R4", "deniers": 9}})
    play(p, "A guard with R4")
    assert lines(p) == [f"A walk {n}" for n in range(1, 7)]
    assert refused(p, "A walk 7") == "points"
    play(p, "A walk 6")
    assert look(p, "A.guard", "A.deniers") == [6, 7]  # points 5 and 6 cost a denier each


@pytest.mark.ruling(199)
def test_only_the_deniers_one_has_add_points() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R3", "deniers": 1}})
    play(p, "A guard with R3")
    assert lines_with(p, "walk")[-1] == "A walk 4"
    assert refused(p, "A walk 5") == "points"


@pytest.mark.ruling(199)
def test_points_beyond_the_die_are_paid_when_they_are_used() -> None:
    p = outdoors("extra_white_die", guards={"A": 15}, seats={"A": {"dice": "R1", "deniers": 3}})
    play(p, "A guard with R1", "A lay influence_when_dice_bought")
    assert look(p, "A.deniers") == 3
    play(p, "A lay extra_white_die")
    assert look(p, "A.deniers") == 2
    play(p, "A done")
    assert look(p, "A.deniers") == 2  # what is left of the points is lost, and nothing more is paid


@pytest.mark.ruling(199)
def test_at_least_one_point_is_used() -> None:
    p = outdoors(guards={"A": 3}, seats={"A": {"dice": "R1", "deniers": 1}})
    play(p, "A guard with R1")
    assert refused(p, "A done") == "must_walk"
    p = outdoors(guards={"A": 5}, seats={"A": {"dice": "R1"}})
    play(p, "A guard with R1", "A lay influence_when_dice_bought")
    assert look(p, "influence_when_dice_bought.cubes.A", "A.deniers") == [1, 10]
    play(p, "A done")  # he may walk on for a denier, but one point is enough
    assert pending(p) == "B"


@pytest.mark.ruling(199)
def test_one_cube_per_tile_and_action_in_any_order() -> None:
    p = outdoors("extra_white_die", guards={"A": 15}, seats={"A": {"dice": "Y6"}})
    play(p, "A guard with Y6", "A lay extra_white_die")
    assert refused(p, "A lay extra_white_die") == "gate_once"
    assert refused(p, "A lay race") == "not_reached"
    play(p, "A lay influence_when_dice_bought")  # the gate before it, afterwards
    assert lines_with(p, "lay") == ["A lay swap_dice"]
    play(p, "A done")
    assert [look(p, f"{tile}.cubes.A") for tile in look(p, "tiles")] == [1, 1, 0, 0]


@pytest.mark.ruling(199)
@pytest.mark.parametrize(
    "order",
    [
        ["walk 1", "lay extra_white_die", "lay influence_when_dice_bought"],
        ["lay influence_when_dice_bought", "walk 1", "lay extra_white_die"],
        ["walk 1", "lay influence_when_dice_bought", "lay extra_white_die"],
    ],
)
def test_every_order_of_steps_and_cubes_comes_to_the_same(order: list[str]) -> None:
    p = outdoors("extra_white_die", guards={"A": 9}, seats={"A": {"dice": "Y2", "deniers": 5}})
    play(p, "A guard with Y2", *(f"A {line}" for line in order))
    play(p, "A done")  # three points for two and a denier; three more could be bought
    assert look(p, "A.guard", "A.deniers", "pending") == [10, 4, "B"]
    assert [look(p, f"{tile}.cubes.A") for tile in look(p, "tiles")] == [1, 1, 0, 0]


@pytest.mark.ruling(199)
def test_he_walks_on_after_a_cube_but_not_twice_in_a_row() -> None:
    p = outdoors(guards={"A": 4}, seats={"A": {"dice": "Y6", "deniers": 0}})
    play(p, "A guard with Y6", "A walk 1")
    assert lines(p) == ["A lay influence_when_dice_bought", "A done"]
    assert refused(p, "A walk 1") == "just_walked"  # walk 2 does the same
    play(p, "A lay influence_when_dice_bought")
    assert lines(p) == ["A walk 1", "A walk 2", "A walk 3", "A walk 4", "A done"]
    assert refused(p, "A walk 5") == "points"
    assert refused(p, "A walk 0") == "must_walk"
    play(p, "A walk 4")
    assert look(p, "A.guard", "pending") == [9, "B"]


@pytest.mark.ruling(199)
def test_without_points_left_nothing_is_asked() -> None:
    p = outdoors(guards={"A": 8}, seats={"A": {"dice": "Y2", "deniers": 0}})
    play(p, "A guard with Y2", "A walk 2")
    assert pending(p) == "B"


@pytest.mark.ruling(199)
def test_surplus_points_are_lost() -> None:
    p = outdoors(guards={"A": 18}, seats={"A": {"dice": "Y6"}})
    play(p, "A guard with Y6", "A walk 1", "A done")
    assert look(p, "A.guard", "A.dice") == [19, ""]


@pytest.mark.ruling(199)
def test_a_done_guard_may_not_stop_before_using_a_point() -> None:
    p = outdoors(guards={"A": 10}, seats={"A": {"dice": "R6"}})
    play(p, "A guard with R6")
    assert refused(p, "A done") == "must_walk"


# ---- the track ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(200)
def test_gates_give_access_when_they_are_reached_or_passed() -> None:
    p = outdoors("extra_white_die", guards={"A": 4}, seats={"A": {"dice": "Y6 Y5"}})
    play(p, "A guard with Y6", "A walk 2")
    assert lines(p) == ["A lay influence_when_dice_bought", "A done"]
    play(p, "A done")
    assert look(p, "A.guard") == 6


@pytest.mark.ruling(200)
def test_the_start_gives_no_access_to_the_last_gate() -> None:
    p = outdoors("glory", guards={}, seats={"A": {"dice": "Y6"}})
    play(p, "A guard with Y6", "A walk 4")
    assert pending(p) == "B"  # two points are left, but no gate is reached
    assert look(p, "A.guard", "glory.cubes.A") == [4, 0]


@pytest.mark.ruling(200)
def test_guards_share_a_space_and_stop_at_the_last_gate() -> None:
    p = outdoors("glory", guards={"A": 18, "B": 20}, seats={"A": {"dice": "Y6 R2"}, "B": {"dice": "R1"}})
    play(p, "A guard with Y6")
    assert refused(p, "A walk 3") == "track_end"
    play(p, "A walk 2", "A lay glory", "A done")
    assert look(p, "A.guard", "B.guard", "glory.cubes.A") == [20, 20, 1]
    play(p, "B pass", "C pass", "D pass", "A guard with R2", "A lay influence_when_dice_bought", "A done")
    assert look(p, "A.guard", "influence_when_dice_bought.cubes.A") == [20, 1]  # action 7 still lays cubes


@pytest.mark.ruling(200, 209)
def test_a_guard_at_the_race_serves_the_other_three_tiles() -> None:
    p = outdoors("race", "extra_white_die", seats={"A": {"dice": "Y6"}})
    play(p, "A guard with Y6")  # he cannot walk on: not asked
    assert lines(p) == ["A lay influence_when_dice_bought", "A lay extra_white_die", "A lay swap_dice"]
    assert refused(p, "A lay race") == "no_cubes_here"


@pytest.mark.ruling(200)
def test_the_gates_are_figures() -> None:
    figures = {"rules": {"rampart_gates": [2, 4, 6, 8], "rampart_length": 8}}
    p = outdoors("pilgrims_gate", guards={"A": 3}, seats={"A": {"dice": "R5", "vp": 0}}, figures=figures)
    play(p, "A guard with R5", "A walk 5")
    assert look(p, "A.guard", "A.vp") == [8, 3]
    assert lines(p)[0] == "A lay influence_when_dice_bought"  # a sixth point for a denier


# ---- which die ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(199)
def test_a_die_of_another_district_is_bought_for_two() -> None:
    seats = {"A": {"dice": "R1", "deniers": 3}, "B": {"dice": "W5", "deniers": 0}}
    p = outdoors(guards={}, seats=seats)
    play(p, "A guard with B:W5", "A walk 5")
    assert look(p, "A.deniers", "B.deniers", "B.dice", "A.guard") == [1, 2, "", 5]


@pytest.mark.ruling(199)
def test_a_neutral_die_is_paid_to_the_bank() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R1", "deniers": 2}}, neutral={"dice": "W1 R3"})
    play(p, "A guard with N:R3", "A walk 3")
    assert look(p, "A.deniers", "N.dice", "A.guard") == [0, "W1", 3]


@pytest.mark.ruling(199)
def test_without_two_deniers_no_die_is_bought() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R1", "deniers": 1}, "B": {"dice": "W5"}})
    assert lines_with(p, "guard") == ["A guard with R1"]
    assert refused(p, "A guard with B:W5") == "price"


@pytest.mark.ruling(199)
def test_exactly_one_die_that_is_there() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R1 R2"}})
    assert refused(p, "A guard with Y1") == "no_such_die"
    assert refused(p, "B guard with R1") == "not_your_turn"
    assert not legal(p, "A guard with R1 R2")


@pytest.mark.ruling(199, 85)
@pytest.mark.parametrize(("card", "die"), [("tithe", "B:Y5"), ("tithe", "N:Y3")])
def test_a_tithe_cube_takes_the_die_for_nothing(card: str, die: str) -> None:
    seats = {"A": {"dice": "R1", "deniers": 0}, "B": {"dice": "Y5 R5", "deniers": 0}}
    p = outdoors(guards={}, seats=seats, activities={card: {"cubes": {"A": 1}}}, neutral={"dice": "W1 Y3"})
    play(p, f"A guard with {die} using {card}", "A walk 3")
    assert look(p, f"{card}.cubes.A", "A.deniers", "B.deniers", "A.guard") == [0, 0, 0, 3]


@pytest.mark.ruling(199, 85, 171)
def test_a_winegrower_cube_takes_any_die_for_nothing() -> None:
    seats = {"A": {"dice": "R1", "deniers": 0}, "B": {"dice": "W5", "deniers": 0}}
    cards = {"winegrower": {"cubes": {"A": 1}}}
    p = outdoors(guards={}, seats=seats, activities=cards, modules=("activities", "ramparts"))
    assert lines_with(p, "guard") == ["A guard with R1", "A guard with B:W5 using winegrower",
                                      "A guard with N:W1 using winegrower"]  # fmt: skip
    play(p, "A guard with B:W5 using winegrower", "A walk 5")
    assert look(p, "winegrower.cubes.A", "A.deniers", "B.deniers", "A.guard") == [0, 0, 0, 5]


@pytest.mark.ruling(199, 85, 84)
@pytest.mark.parametrize("card", ["priest", "confession", "apprenticeship", "monk", "militiaman", "templar"])
def test_no_other_cube_helps_the_guard(card: str) -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "Y2 W2"}}, activities={card: {"cubes": {"A": 1}}})
    assert not any("using" in line for line in lines_with(p, "guard"))
    assert refused(p, f"A guard with Y2 using {card}") == "cube_use"
    assert refused(p, f"A guard with W2 using {card}") == "cube_use"


@pytest.mark.ruling(85)
def test_a_cube_that_takes_a_die_is_no_use_for_an_own_one() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "Y2"}, "B": {"dice": "R2"}}, activities={"tithe": {"cubes": {"A": 1}}})
    assert refused(p, "A guard with Y2 using tithe") == "cube_others_die"
    assert refused(p, "A guard with B:R2 using tithe") == "cube_colour"  # not yellow
    p = outdoors(guards={}, seats={"A": {"dice": "Y2"}, "B": {"dice": "Y2"}}, activities={"tithe": {}})
    assert refused(p, "A guard with B:Y2 using tithe") == "no_cube"


@pytest.mark.ruling(199)
def test_influence_comes_before_the_guard() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R1", "influence": 4, "deniers": 0}})
    play(p, "A flip", "A guard with R6", "A walk 6")
    assert look(p, "A.guard", "A.influence") == [6, 0]


@pytest.mark.ruling(199, 207)
def test_a_bought_die_is_turned_over_for_the_guard() -> None:
    seats = {"A": {"dice": "R1", "deniers": 2}, "B": {"dice": "W2"}}
    p = outdoors("flip_bought_die", guards={"A": 15}, cubes={"A": [0, 0, 1, 0]}, seats=seats)
    assert refused(p, "A guard with R1~") == "not_bought"
    play(p, "A guard with B:W2~", "A walk 5")
    assert look(p, "A.guard", "A.deniers", "flip_bought_die.cubes.A") == [20, 0, 0]


@pytest.mark.ruling(199, 201)
def test_a_purple_die_stays_purple() -> None:
    p = outdoors("extra_purple_die", guards={"A": 15}, seats={"A": {"dice": "P3 R3"}})
    assert lines_with(p, "guard")[:1] == ["A guard with R3"]
    play(p, "A guard with P3")
    assert refused(p, "A lay extra_purple_die") == "own_colour"


@pytest.mark.ruling(197, 199)
def test_nobody_buys_a_purple_die_for_the_guard() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R3"}, "B": {"dice": "P6"}})
    assert lines_with(p, "guard") == ["A guard with R3", "A guard with N:W1"]
    assert refused(p, "A guard with P6") == "no_such_die"


def test_chance_goes_on_after_the_guard() -> None:
    p = outdoors(guards={}, seats={"A": {"dice": "R3"}}, neutral={})
    play(p, "A guard with R3", "A walk 3")
    assert pending(let_chance(p)) in "ABCD"
    assert look(p, "round") == 2
