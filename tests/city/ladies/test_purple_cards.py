"""The purple die and the cards: what counts it, what does not, and which cubes improve it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import each, legal, lines_with, look, play, refused
from troyes.city.rules.position import Position

MODULES = ("bonus", "activities", "purple_die")


def carded(card: str, dice: str, **fields: Any) -> Position:
    """A stands on the card and holds these dice, in a game with the cards of all boxes."""
    return with_card(card, dice, modules=MODULES, **fields)


# ---- cards that count dice on the square ---------------------------------------------------------------------------


@pytest.mark.ruling(197)
def test_procession_counts_it() -> None:
    p = carded("procession", "W4 R2 P1", B={"dice": "Y1"}, neutral={"dice": ""})
    play(p, "A activate procession with W4")
    assert each(p, "vp") == [2, 0, 0, 0]  # two dice against one
    p = carded("procession", "W4 R2", B={"dice": "P1 Y1"}, neutral={"dice": ""})
    play(p, "A activate procession with W4")
    assert each(p, "vp") == [0, 2, 0, 0]  # and those of others
    p = carded("procession", "P4", B={"dice": "Y1"}, neutral={"dice": ""})
    play(p, "A activate procession with PW4")
    assert each(p, "vp") == [0, 2, 0, 0]  # used, it is off the square


@pytest.mark.ruling(197)
def test_chivalry_counts_red_dice_only() -> None:
    p = carded("chivalry", "R2 R3 P6", events={"war": ""})
    play(p, "A activate chivalry with R2", "A cube war")  # one cube for R3, none for P6
    assert look(p, "event.war", "pending") == ["A", "B"]
    p = carded("chivalry", "R1 R3 P2", events={"war": ""})
    play(p, "A activate chivalry with PR2", "A cube war", "A cube war")  # used as red: R1 and R3 are left
    assert look(p, "event.war", "pending") == ["A A", "B"]


@pytest.mark.ruling(197)
@pytest.mark.parametrize(("b", "vp"), [("R3", [0, 0, 0, 0]), ("R1 P6", [2, 0, 0, 0])])
def test_joust_adds_up_red_dice_only(b: str, vp: list[int]) -> None:
    p = carded("joust", "R4 R2 P6", B={"dice": b})
    play(p, "A activate joust with R4")  # A has R2 left
    assert each(p, "vp") == vp


@pytest.mark.ruling(197)
def test_the_beguine_counts_white_dice_only() -> None:
    p = carded("beguine", "W4 W1 W2 P6")
    play(p, "A activate beguine with W4")
    assert look(p, "A.vp") == 2
    p = carded("beguine", "W1 W2 P4")
    play(p, "A activate beguine with PW4")
    assert look(p, "A.vp") == 2


@pytest.mark.ruling(197, 214)
def test_the_banquet_counts_red_dice_only() -> None:
    p = carded("banquet", "R4 R1 P6", B={"dice": "R2 P1"})
    play(p, "A activate banquet with R4")
    assert look(p, "A.vp") == 1


@pytest.mark.ruling(197, 214)
def test_the_baker_counts_yellow_dice_only() -> None:
    p = carded("baker", "Y3 Y1 P6", B={"dice": "Y2 P1"})
    play(p, "A activate baker with Y3")
    assert look(p, "A.deniers") == 12


# ---- cubes ---------------------------------------------------------------------------------------------------------


def with_cube(card: str, dice: str, **fields: Any) -> Position:
    return carded(card, dice, activities={card: {"tradesmen": {"A": 1}, "cubes": {"A": 1}}}, **fields)


@pytest.mark.ruling(197)
@pytest.mark.parametrize(
    ("card", "line", "deniers"),
    [
        ("monk", "farm with PW4 using monk", 6),  # a white die becomes yellow, three times: 12
        ("priest", "farm with PY4 using priest", 3),  # 4 + 3
        ("apprenticeship", "farm with PY4 using apprenticeship", 2),  # 5
        ("confession", "farm with PY4 using confession", 3),  # 4 + 2
    ],
)
def test_cubes_improve_it_like_a_die_of_its_colour(card: str, line: str, deniers: int) -> None:
    p = with_cube(card, "P4")
    play(p, f"A {line}")
    assert look(p, "A.deniers", f"{card}.cubes.A", "A.dice") == [10 + deniers, 0, ""]


@pytest.mark.ruling(197)
def test_cubes_may_change_its_colour() -> None:
    p = with_cube("templar", "P4", events={"war": ""})
    play(p, "A fight war with PW4 using templar", "A times 2")  # white becomes red, twice: 8
    assert look(p, "event.war") == "A A"
    p = with_cube("militiaman", "P4", events={"war": ""})
    assert legal(p, "A fight war with PY4 using militiaman")
    assert refused(p, "A fight war with PR4 using militiaman") == "cube_colour"


@pytest.mark.ruling(197)
def test_a_cube_for_one_colour_needs_that_name() -> None:
    p = with_cube("priest", "P4")
    assert refused(p, "A farm with PW4 using priest") == "cube_colour"
    p = with_cube("blacksmith", "P4", events={"war": ""})
    play(p, "A fight war with PR4 using blacksmith", "A times 2")  # 4 + 5
    assert look(p, "event.war") == "A A"


@pytest.mark.ruling(197)
def test_tithe_takes_no_purple_die_but_helps_an_own_one() -> None:
    p = with_cube("tithe", "P4", B={"dice": "P6 Y5"})
    assert lines_with(p, "farm") == [
        "A farm with B:Y5",
        "A farm with B:Y5 PY4",
        "A farm with PY4",
        "A farm with B:Y5 using tithe",
        "A farm with B:Y5 PY4 using tithe",
    ]
    play(p, "A farm with B:Y5 PY4 using tithe")
    assert look(p, "A.deniers", "B.deniers", "B.dice") == [14, 10, "P6"]


@pytest.mark.ruling(197)
def test_the_winegrower_takes_no_purple_die() -> None:
    p = with_cube("winegrower", "Y2", B={"dice": "P6 Y5"})
    used = [line for line in lines_with(p, "farm") if "using" in line]
    assert used == ["A farm with Y2 B:Y5^ using winegrower", "A farm with B:Y5^ using winegrower"]


# ---- Pilgrimage ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(197, 278)
def test_pilgrimage_takes_it_with_one_colour_and_with_several() -> None:
    p = carded("pilgrimage", "P4 Y3 R1")
    play(p, "A activate pilgrimage with Y3 PY4")
    assert look(p, "A.vp") == 2
    p = carded("pilgrimage", "P4 Y3 R1")
    assert refused(p, "A activate pilgrimage with R1 PR4") == "too_low"
    assert refused(p, "A activate pilgrimage with Y3 PR4") == "other_colour"
    assert refused(p, "A activate pilgrimage with R1 Y3 PY4") == "other_colour"
    play(p, "A activate pilgrimage with R1 PR4 Y3")  # 8
    assert look(p, "A.vp") == 2


@pytest.mark.ruling(197, 215)
def test_pilgrimage_with_a_cube_and_a_purple_die() -> None:
    activities = {
        "pilgrimage": {"tradesmen": {"A": 1}},
        "confession": {"tradesmen": {"A": 1}, "cubes": {"A": 1}},
    }
    p = carded("pilgrimage", "P1 Y2 R1", activities=activities)
    play(p, "A activate pilgrimage with R1 PR1 Y2 using confession")  # 4 + 6 = 10
    assert look(p, "A.vp", "confession.cubes.A") == [2, 0]
