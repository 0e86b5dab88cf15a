"""Results 2, 3, 11 and 12: the King receives points and removes dice, one of them yours."""

from __future__ import annotations

import pytest

from tests.city.helpers import look, pending
from tests.city.king.royal import king, royal, you
from troyes.city.cards.texts import display
from troyes.city.game import CITY
from troyes.city.king.tables import HIGHEST, LOWEST


@pytest.mark.ruling(136, 140, 141)
@pytest.mark.effect("king.2", "king.12")
@pytest.mark.parametrize("die", [1, 6])
def test_three_points_for_three_dice_and_one_is_your_best(die: int) -> None:
    p = king(royal(seats=you("R5 Y5 W2"), neutral={"dice": "W6 R3 Y3"}), die, die)
    assert look(p, "N.vp", "A.deniers", "A.dice") == [3, 16, "Y5 W2"]  # the red 5 is sold for 6
    assert look(p, "king.dice") == "Y3"  # the white 6 and the red 3 are the strongest
    assert pending(p) == "A"


@pytest.mark.ruling(136, 141)
@pytest.mark.effect("king.3", "king.11")
@pytest.mark.parametrize("dice", [(1, 2), (2, 1), (5, 6), (6, 5)])
def test_two_points_for_two_dice_and_one_is_your_best(dice: tuple[int, int]) -> None:
    p = king(royal(seats=you("Y4 W6 R1"), neutral={"dice": "W4 Y4 W1"}), *dice)
    assert look(p, "N.vp", "A.deniers", "A.dice") == [2, 14, "R1 Y4"]
    assert look(p, "king.dice") == "W4 W1"  # yellow before white


@pytest.mark.ruling(141)
@pytest.mark.limit("king.2", "king.12")
@pytest.mark.parametrize("die", [1, 6])
def test_without_a_die_of_yours_all_three_are_his_and_nobody_is_paid(die: int) -> None:
    p = king(royal(seats=you(""), neutral={"dice": "R6 Y4 W4 W1"}), die, die)
    assert look(p, "N.vp", "A.deniers", "king.dice") == [3, 10, "W1"]


@pytest.mark.ruling(141)
@pytest.mark.limit("king.3", "king.11")
@pytest.mark.parametrize("dice", [(1, 2), (5, 6)])
def test_without_a_die_of_yours_both_are_his_and_nobody_is_paid(dice: tuple[int, int]) -> None:
    p = king(royal(seats=you(""), neutral={"dice": "R6 Y4 W4 W1"}), *dice)
    assert look(p, "N.vp", "A.deniers", "king.dice") == [2, 10, "W4 W1"]


@pytest.mark.ruling(141)
@pytest.mark.parametrize("his", ["Y1", ""])
def test_with_too_few_of_his_own_he_never_takes_a_second_one_of_yours(his: str) -> None:
    p = king(royal(seats=you("R4 W3 W3"), neutral={"dice": his}), 1, 1)
    assert look(p, "N.vp", "A.deniers", "A.dice", "king.dice") == [3, 16, "W3 W3", ""]


@pytest.mark.ruling(141, 213)
def test_your_purple_die_cannot_be_bought() -> None:
    p = king(royal(("purple_die",), seats=you("P6 W2"), neutral={"dice": "R1"}), 6, 6)
    assert look(p, "A.dice", "A.deniers", "king.dice") == ["P6", 16, ""]
    p = king(royal(("purple_die",), seats=you("P6"), neutral={"dice": "R1 R2"}), 6, 6)
    assert look(p, "A.dice", "A.deniers", "king.dice") == ["P6", 10, ""]


@pytest.mark.ruling(142)
def test_the_points_come_even_if_no_die_is_removed() -> None:
    p = king(royal(("purple_die",), seats=you("P6")), 1, 1)
    assert look(p, "N.vp", "A.dice", "A.deniers") == [3, "P6", 10]


@pytest.mark.ruling(273)
def test_equal_dice_of_yours_are_told_apart_by_colour() -> None:
    p = king(royal(seats=you("W4 Y4 R4 Y4 R3")), 1, 2)
    assert look(p, "A.dice") == "R3 Y4 Y4 W4"
    p = king(royal(seats=you("W4 Y4 Y4 R3")), 1, 2)
    assert look(p, "A.dice") == "R3 Y4 W4"


@pytest.mark.ruling(136)
def test_example_of_the_ranking() -> None:
    p = royal(neutral={"dice": "Y5 R5 W6 R2 Y2"})
    assert look(p, "king.dice") == "W6 R5 Y5 R2 Y2"


TABLE = {  # what he does, dice he removes, one of them yours, deniers for it
    2: ("vp", 3, True, 6),
    3: ("vp", 2, True, 4),
    4: ("citizen", 1, False, 0),
    5: ("event", 0, False, 0),
    6: ("tradesman", 1, False, 0),
    7: ("cathedral", 2, False, 0),
    8: ("character", 0, False, 0),
    9: ("event", 0, False, 0),
    10: ("citizen", 1, False, 0),
    11: ("vp", 2, True, 4),
    12: ("vp", 3, True, 6),
}


@pytest.mark.ruling(140, 143)
def test_example_of_the_table() -> None:
    entries = CITY.names(royal(neutral={"dice": "R1"}).setup).figures.king
    found = {
        int(key): (entry["effect"], entry["dice"], entry["takes_yours"], entry["pays"])
        for key, entry in entries.items()
    }
    assert found == TABLE
    assert [entries[str(k)]["vp"] for k in range(LOWEST, HIGHEST + 1)] == [3, 2, 0, 0, 0, 0, 0, 0, 0, 2, 3]
    assert {key for key, entry in entries.items() if entry.get("per_banner")} == {"5", "9"}
    figures = CITY.names(CITY.setup({"players": 1})).figures
    assert [display(figures, "king", str(k), "en") for k in (2, 7, 12)] == ["3 VP", "Cathedral", "3 VP"]


def test_his_figures_can_be_changed() -> None:
    figures = {"king": {"2": {"vp": 5, "pays": 9, "dice": 1}}}
    p = king(royal(figures=figures, seats=you("R4 W1"), neutral={"dice": "Y6"}), 1, 1)
    assert look(p, "N.vp", "A.deniers", "A.dice", "king.dice") == [5, 19, "W1", "Y6"]
