"""Gate IV: rewards for arriving, and what the cubes are worth at the end."""

from __future__ import annotations

import pytest

from tests.city.helpers import look, play, refused
from tests.city.ladies.rampart_stage import outdoors
from troyes.city.game import CITY
from troyes.city.rules.position import Position


def end_points(p: Position, tile: str) -> list[int]:
    """Points of an activity in the final scoring, by seat."""
    return [sum(line.points for line in lines if line.detail == tile) for lines in CITY.scores(p)]


def cubes(*counts: int) -> dict[str, list[int]]:
    return {letter: [0, 0, 0, count] for letter, count in zip("ABCD", counts)}


# ---- arriving -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(209)
@pytest.mark.effect("pilgrims_gate")
def test_every_pilgrim_gets_three_points_on_arrival() -> None:
    seats = {"A": {"dice": "R2 R3"}, "B": {"dice": "R2"}}
    p = outdoors("pilgrims_gate", guards={"A": 18, "B": 18, "C": 20}, seats=seats)
    play(p, "A guard with R2", "A walk 2", "A done", "B guard with R2", "B walk 2", "B done")
    assert look(p, "A.vp", "B.vp", "C.vp") == [3, 3, 0]  # C was there before
    play(
        p,
        "C pass",
        "D pass",
        "A guard with R3",
        "A lay pilgrims_gate",
    )
    assert look(p, "A.vp") == 3  # arriving happens once


@pytest.mark.ruling(209)
@pytest.mark.effect("pilgrims_gate")
def test_each_cube_of_the_pilgrims_is_a_point_at_the_end() -> None:
    p = outdoors("pilgrims_gate", cubes=cubes(3, 1, 0, 2), phase="over")
    assert end_points(p, "pilgrims_gate") == [3, 1, 0, 2]


@pytest.mark.ruling(209)
@pytest.mark.limit("pilgrims_gate")
def test_no_points_for_passing_other_gates_or_for_standing_before_it() -> None:
    p = outdoors("pilgrims_gate", guards={"A": 14}, seats={"A": {"dice": "R5"}})
    play(p, "A guard with R5", "A walk 5", "A done")
    assert look(p, "A.guard", "A.vp") == [19, 0]
    assert end_points(outdoors("race", phase="over"), "pilgrims_gate") == [0, 0, 0, 0]


@pytest.mark.ruling(209)
@pytest.mark.effect("race")
def test_the_race_pays_by_arrival() -> None:
    seats = {letter: {"dice": "R1", "deniers": 0} for letter in "ABCD"}
    p = outdoors("race", guards=dict.fromkeys("ABCD", 19), seats=seats)
    for letter in "ABCD":
        play(p, f"{letter} guard with R1", f"{letter} walk 1")
    assert look(p, "A.vp", "B.vp", "C.vp", "D.vp") == [6, 4, 2, 1]


@pytest.mark.ruling(209)
@pytest.mark.limit("race")
def test_no_cube_is_laid_at_the_race() -> None:
    p = outdoors("race", guards={"A": 19}, seats={"A": {"dice": "Y6"}})
    play(p, "A guard with Y6", "A walk 1")
    assert refused(p, "A lay race") == "no_cubes_here"


@pytest.mark.ruling(209)
@pytest.mark.limit("race")
def test_those_who_are_there_already_came_before() -> None:
    p = outdoors("race", guards={"A": 19, "B": 20, "C": 20}, seats={"A": {"dice": "R1", "deniers": 0}})
    play(p, "A guard with R1", "A walk 1")
    assert look(p, "A.vp") == 2


@pytest.mark.ruling(209)
def test_points_of_arriving_have_a_line_of_their_own() -> None:
    p = outdoors("race", guards={"A": 19}, seats={"A": {"dice": "R1", "deniers": 0}})
    play(p, "A guard with R1", "A walk 1")
    line = next(line for line in CITY.scores(p)[0] if line.points == 6)
    assert CITY.voice.name_source(p.setup, line, "en") == "Outdoor activities"
    assert CITY.voice.name_source(p.setup, line, "fr") == "Activités extérieures"


# ---- the majority -------------------------------------------------------------------------------------------------


@pytest.mark.ruling(209)
@pytest.mark.effect("majority")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ((4, 3, 2, 1), [8, 4, 2, 0]),
        ((3, 3, 1, 0), [6, 6, 2, 0]),  # (8 + 4) // 2
        ((2, 2, 2, 1), [4, 4, 4, 0]),  # (8 + 4 + 2) // 3
        ((1, 1, 1, 1), [3, 3, 3, 3]),  # 14 // 4
        ((5, 2, 2, 0), [8, 3, 3, 0]),  # (4 + 2) // 2
        ((5, 1, 1, 1), [8, 2, 2, 2]),  # (4 + 2) // 3
        ((4, 3, 1, 1), [8, 4, 1, 1]),  # 2 // 2
    ],
)
def test_the_majority_shares_the_points_of_the_ranks(held: tuple[int, ...], points: list[int]) -> None:
    assert end_points(outdoors("majority", cubes=cubes(*held), phase="over"), "majority") == points


@pytest.mark.ruling(209)
@pytest.mark.limit("majority")
@pytest.mark.parametrize(
    ("held", "points"), [((0, 0, 0, 0), [0, 0, 0, 0]), ((0, 1, 0, 0), [0, 8, 0, 0]), ((2, 0, 1, 0), [8, 0, 4, 0])]
)
def test_without_a_cube_there_is_no_rank(held: tuple[int, ...], points: list[int]) -> None:
    assert end_points(outdoors("majority", cubes=cubes(*held), phase="over"), "majority") == points


@pytest.mark.ruling(209)
@pytest.mark.limit("majority")
def test_the_majority_pays_nothing_on_arrival() -> None:
    p = outdoors("majority", guards={"A": 19}, seats={"A": {"dice": "R1", "deniers": 0}})
    play(p, "A guard with R1", "A walk 1")
    assert look(p, "A.vp") == 0


# ---- alone against the King ---------------------------------------------------------------------------------------


@pytest.mark.ruling(211, 213)
def test_alone_the_majority_and_the_race_are_yours() -> None:
    p = outdoors("majority", players=1, cubes=cubes(1), phase="over")
    assert end_points(p, "majority") == [8, 0]  # the King has no guard
    p = outdoors("race", players=1, guards={"A": 19}, seats={"A": {"dice": "R1", "deniers": 0}})
    play(p, "A guard with R1", "A walk 1")
    assert look(p, "A.vp") == 6


@pytest.mark.ruling(205, 211)
def test_dice_are_swapped_with_the_king() -> None:
    p = outdoors("swap_dice", players=1, cubes={"A": [0, 0, 1, 0]}, seats={"A": {"dice": "R1"}}, neutral={"dice": "W6"})
    play(p, "A swap R1 for N:W6")
    assert look(p, "A.dice", "N.dice") == ["W6", "R1"]


@pytest.mark.ruling(202, 211)
def test_the_king_buys_dice_and_the_seller_reacts() -> None:
    p = outdoors(
        "influence_when_dice_bought", players=1, cubes={"A": [1, 0, 0, 0]}, turn="N", start="N",
        seats={"A": {"dice": "R6 Y5"}}, neutral={"dice": "W1 W2 W3"},
    )  # fmt: skip
    play(p, "* king 6 6")
    assert look(p, "pending") == "A"
    play(p, "A use")
    assert look(p, "A.influence", "influence_when_dice_bought.cubes.A") == [8, 0]
