"""Distiller, Preacher and Herbalist: cubes that turn a die, make dice alike or make three of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.city.helpers import legal, lines, look, play, refused, stage
from tests.city.ladies.activity_stage import MODULES, with_lady
from troyes.city.rules.position import Position


def holding(cube: str, dice: str, modules: Sequence[str] = MODULES, **fields: Any) -> Position:
    """A has the dice, a cube and a citizen to place; B has ones to sell."""
    seats = {"A": {"dice": dice, "supply": 1, "deniers": 20}, "B": {"dice": "R1 Y1 W1 W2"}}
    return stage(4, modules, seats=seats, activities={cube: {"cubes": {"A": 1}}}, **fields)


# ---- distiller -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(170)
@pytest.mark.effect("distiller")
@pytest.mark.parametrize(
    ("dice", "value"), [("Y1^", 6), ("Y2^", 5), ("Y5^", 2), ("Y1^ Y1", 7), ("Y1^ Y5 Y6", 17), ("Y2^ B:Y1", 6)]
)
def test_the_distiller_turns_one_own_die(dice: str, value: int) -> None:
    p = holding("distiller", "Y1 Y1 Y2 Y5 Y6")
    price = 4 * dice.count("B:")
    play(p, f"A farm with {dice} using distiller")
    assert look(p, "A.deniers", "distiller.cubes.A") == [20 - price + value // 2, 0]


@pytest.mark.ruling(170)
@pytest.mark.effect("distiller")
def test_the_distiller_serves_placements() -> None:
    p = play(holding("distiller", "R2"), "A settle palace with R2^ using distiller")
    assert look(p, "palace") == ". . . . A ."
    p = play(holding("distiller", "Y1"), "A settle city_hall with Y1^ using distiller")  # 1 and 6 share a row
    assert look(p, "city_hall") == "A . . . . ."
    p = play(holding("distiller", "W6"), "A settle bishopric with W6^ using distiller")
    assert look(p, "bishopric") == "A . . . . ."


@pytest.mark.ruling(170)
@pytest.mark.effect("distiller")
def test_the_distiller_serves_the_cathedral() -> None:
    p = holding("distiller", "W1 W2 W3")
    after = play(p.clone(), "A build with W1^ W2 using distiller")
    assert look(after, "cathedral.1", "A.vp", "A.influence") == [". A . . . A", 2, 4 + 1 + 2]
    after = play(p.clone(), "A build with W1 W2^ W3 using distiller")
    assert look(after, "cathedral.1") == "A . A . A ."
    full = holding("distiller", "W1 W6", cathedral=["B . . . . B", "B . . . . B", "B . . . . ."])
    assert refused(full, "A build with W1") == "columns_full"
    assert legal(full, "A build with W1^ using distiller")
    assert refused(full, "A build with W6^ using distiller") == "columns_full"


@pytest.mark.ruling(170, 197)
@pytest.mark.effect("distiller")
def test_the_distiller_turns_a_purple_die() -> None:
    p = holding("distiller", "P1 W3", modules=("activities", "purple_die"))
    play(p, "A build with PW1^ W3 using distiller")
    assert look(p, "cathedral.1", "A.dice") == [". . A . . A", ""]


@pytest.mark.ruling(84, 170)
@pytest.mark.limit("distiller")
def test_the_distiller_turns_no_bought_die_and_only_one() -> None:
    p = holding("distiller", "Y1 Y6 W2 R1")
    assert refused(p, "A build with B:W1^ using distiller") == "own_die_only"
    assert refused(p, "A build with W2 B:W1^ using distiller") == "own_die_only"
    assert refused(p, "A build with W2 B:W1 using distiller") == "which_die"  # which one?
    assert refused(p, "A farm with Y1^ Y6 ") == "no_choice"  # no cube, no mark
    assert legal(p, "A farm with Y1^ Y6 using distiller")
    assert not legal(p, "A farm with Y1 Y6^ using distiller")  # the same with less of everything


@pytest.mark.ruling(170)
@pytest.mark.limit("distiller")
def test_where_only_the_total_counts_one_turn_is_listed_where_faces_count_all() -> None:
    p = holding("distiller", "W1 W2 W3")
    three = [line for line in lines(p) if line.count("W") == 3 and ":" not in line and line.endswith("distiller")]
    turns = ["W1^ W2 W3", "W1 W2^ W3", "W1 W2 W3^"]
    assert [line for line in three if "build" in line] == [f"A build with {dice} using distiller" for dice in turns]
    assert [line for line in three if "fight" in line] == ["A fight marauding with W1^ W2 W3 using distiller"]


@pytest.mark.ruling(170)
@pytest.mark.effect("distiller")
def test_the_distiller_stores_cubes() -> None:
    p = play(with_lady("distiller", "Y6 Y1"), "A activate distiller with Y6 Y1")
    assert look(p, "distiller.cubes.A") == 2


# ---- preacher --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(182)
@pytest.mark.effect("preacher")
@pytest.mark.parametrize(
    ("line", "value"), [("Y1 Y6^", 12), ("Y1 Y2 Y6^", 18), ("Y2^ B:Y1", 4), ("Y1 Y2^", 4)]
)  # fmt: skip
def test_the_preacher_makes_all_dice_alike(line: str, value: int) -> None:
    p = holding("preacher", "Y1 Y2 Y6")
    play(p, f"A farm with {line} using preacher")
    assert look(p, "A.deniers", "preacher.cubes.A") == [20 - 4 * line.count("B:") + value // 2, 0]


@pytest.mark.ruling(107, 182)
@pytest.mark.effect("preacher")
@pytest.mark.parametrize(("dice", "column"), [("W1^ W5 W6", 0), ("W1 W5^ W6", 4), ("W1 W5 W6^", 5)])
def test_the_preacher_piles_up_the_cathedral_in_any_column_of_the_lot(dice: str, column: int) -> None:
    p = holding("preacher", "W1 W5 W6")
    play(p, f"A build with {dice} using preacher")
    level = ["."] * 6
    level[column] = "A"
    assert look(p, "cathedral.1", "cathedral.2", "cathedral.3") == [" ".join(level)] * 3
    assert look(p, "A.vp", "A.influence") == [3, 4 + 3 * (1 if column < 3 else 2)]


@pytest.mark.ruling(107, 182)
@pytest.mark.limit("preacher")
def test_the_preacher_stops_at_the_third_floor() -> None:
    p = holding("preacher", "W1 W5 W6", cathedral=["B . . . . B", "B . . . . B", "B . . . . ."])
    assert refused(p, "A build with W1^ W5 W6 using preacher") == "columns_full"
    play(p, "A build with W1 W5 W6^ using preacher")
    assert look(p, "cathedral.3", "cathedral.4", "A.vp") == ["B . . . . A", ". . . . . .", 1]


@pytest.mark.ruling(84, 182)
@pytest.mark.limit("preacher")
def test_the_preacher_needs_two_dice_of_one_colour_and_a_name() -> None:
    p = holding("preacher", "W1 W5 R2 Y3")
    assert refused(p, "A build with W5^ using preacher") == "cube_two_dice"
    assert refused(p, "A build with W1 W5 using preacher") == "which_die"
    assert refused(p, "A settle palace with R2^ using preacher") == "cube_two_dice"
    assert refused(p, "A settle bishopric with W1 W5^ using preacher") == "cube_use"
    with_marks = {line for line in lines(p) if line.endswith("using preacher") and "build with W1" in line}
    assert "A build with W1^ W5 using preacher" in with_marks
    assert "A build with W1 W5^ using preacher" in with_marks


@pytest.mark.ruling(182)
@pytest.mark.effect("preacher")
def test_the_preacher_stores_cubes() -> None:
    p = play(with_lady("preacher", "W6 W1"), "A activate preacher with W6 W1")
    assert look(p, "preacher.cubes.A") == 2


# ---- herbalist -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(89, 178)
@pytest.mark.effect("herbalist")
def test_the_herbalist_makes_three_red_dice_of_a_white_one() -> None:
    p = with_lady("princess", "R1", B={"dice": "W5"}, activities={"herbalist": {"cubes": {"A": 1}}})
    play(p, "A activate princess with B:W5 using herbalist")
    assert look(p, "princess.cubes.A", "A.deniers", "B.deniers", "herbalist.cubes.A") == [3, 8, 12, 0]
    p = with_lady("princess", "W4", events={"war": ""}, activities={"herbalist": {"cubes": {"A": 1}}})
    play(p, "A fight war with W4 using herbalist", "A times 3")
    assert look(p, "event.war") == "A A A"


@pytest.mark.ruling(89, 178)
@pytest.mark.limit("herbalist")
def test_the_herbalist_takes_one_white_die_and_enters_no_palace() -> None:
    p = with_lady("princess", "R1 W5 W4", A={"supply": 1}, activities={"herbalist": {"cubes": {"A": 1}}})
    assert refused(p, "A activate princess with R1 W5 using herbalist") == "mixed"
    assert refused(p, "A activate princess with W4 W5 using herbalist") == "one_die_cube"
    assert refused(p, "A activate princess with R1 using herbalist") == "cube_colour"
    assert refused(p, "A settle palace with W5 using herbalist") == "cube_use"
    assert refused(p, "A settle bishopric with W5 using herbalist") == "cube_use"
    assert refused(p, "A build with W5 using herbalist") == "cube_use"


@pytest.mark.ruling(178, 197)
@pytest.mark.effect("herbalist")
def test_the_herbalist_accepts_a_purple_die_as_white() -> None:
    p = with_lady(
        "princess", "P4 R1", modules=("activities", "purple_die"), activities={"herbalist": {"cubes": {"A": 1}}}
    )
    play(p, "A activate princess with PW4 using herbalist")
    assert look(p, "princess.cubes.A", "A.dice") == [3, "R1"]


@pytest.mark.ruling(178)
@pytest.mark.effect("herbalist")
def test_the_herbalist_stores_cubes() -> None:
    p = play(with_lady("herbalist", "W6 W2"), "A activate herbalist with W6 W2")
    assert look(p, "herbalist.cubes.A") == 2
