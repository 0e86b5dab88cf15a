"""Before the first round: two-player rules, the column of characters, the King's placement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import let_chance, lines, look, pending, play, refused
from tests.city.king.royal import royal, solo_setup
from troyes.city.game import CITY
from troyes.city.rules.position import Position, new_position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource

COLUMN = ["henry_i", "thibaut_ii", "urbain_iv", "le_florentin", "hugues_de_payns", "chretien_de_troyes"]


def begun(**options: Any) -> Position:
    """A new game whose column lies open: the King is about to roll for his first citizens."""
    p = new_position(solo_setup(**options))
    return play(p, *([] if options.get("start") else ["* start A"]), *(f"* open {name}" for name in COLUMN))


@pytest.mark.ruling(128)
def test_the_rules_are_those_for_two() -> None:
    p = begun(start="A")
    assert (int(p.setup.rounds), look(p, "A.supply", "A.general"), look(p, "A.deniers", "A.influence")) == (
        4,
        [6, 6],
        [5, 4],
    )
    assert look(p, "A.characters") == []
    assert len(p.totals()) == 2


@pytest.mark.ruling(128)
def test_four_rounds_with_a_red_event_each() -> None:
    p = let_chance(begun(start="A"), FastSource(4))
    rounds = set()
    while not p.is_over():
        moves = p.moves(0)
        p.play(next((move for move in moves if CITY.format(p, move) == "A pass"), moves[0]))
        let_chance(p, FastSource(4))
        rounds.add(p.round)
    assert (max(rounds), look(p, "phase")) == (4, "over")


@pytest.mark.ruling(128)
def test_all_six_characters_lie_open() -> None:
    p = begun(start="A")
    assert look(p, "king.characters") == COLUMN
    assert pending(p) == "*"
    play(p, "* royal R66 Y11 W11")


@pytest.mark.ruling(288)
def test_no_further_character_is_laid_open_for_one_player() -> None:
    with pytest.raises(BadInput, match="revealed: is not for one player"):
        CITY.setup({"players": 1, "modules": ["characters"], "revealed": True})
    assert CITY.setup({"players": 2, "modules": ["characters"], "revealed": True}).face_up == 1


@pytest.mark.ruling(130, 131, 132)
def test_example_of_the_placement() -> None:
    """Three times: he places 3, you place 2; then he fills the last 3 spaces: 12 and 6."""
    p = begun(start="A")
    play(p, "* royal R65 Y41 W32")  # red 6, red 5, yellow 4
    assert look(p, "palace", "city_hall", "bishopric") == [". . . . N N", "N . . . . .", ". . . . . ."]
    play(p, "A place palace 4", "A place city_hall 2")
    play(p, "* royal R55 Y55 W61")  # white 6, then both red 5
    assert look(p, "palace", "city_hall", "bishopric") == [". N N A N N", "N A . . . .", "N . . . . ."]
    play(p, "A place palace 1", "A place bishopric 6")  # the Palace is full
    play(p, "* royal R66 Y22 W31")  # both red 6 are skipped: white 3, yellow 2, yellow 2
    assert look(p, "palace", "city_hall", "bishopric") == ["A N N A N N", "N A N . N .", "N . . N . A"]
    play(p, "A place city_hall 4", "A place city_hall 6")
    assert look(p, "palace", "city_hall", "bishopric") == ["A N N A N N", "N A N A N A", "N N N N N A"]
    assert look(p, "neutral.supply", "A.supply", "round") == [12, 0, 1]


@pytest.mark.ruling(130, 136)
@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        ("R11 Y11 W11", [". . . . N N", "N . . . . .", ". . . . . ."]),  # red, red, yellow
        ("R44 Y44 W55", [". . . . . N", ". . . . . .", "N . . N . ."]),  # white 5, white 5, red 4
        ("R12 Y43 W43", [". . . . . .", "N . N . . .", "N . . . . ."]),  # yellow 4, white 4, yellow 3
    ],
)
def test_the_three_highest_dice_and_red_before_yellow_before_white(roll: str, expected: list[str]) -> None:
    p = play(begun(start="A"), f"* royal {roll}")
    assert look(p, "palace", "city_hall", "bishopric") == expected


ORDERS = [("palace", [6, 5, 4, 3, 2, 1]), ("city_hall", [1, 3, 5, 2, 4, 6]), ("bishopric", [1, 4, 2, 5, 3, 6])]


@pytest.mark.ruling(132)
@pytest.mark.parametrize(("name", "order"), ORDERS)
@pytest.mark.parametrize("taken", [2, 4])
def test_his_favourite_spaces(name: str, order: list[int], taken: int) -> None:
    """Two sixes name this building; your citizens stand on its best spaces."""
    spaces = ["A" if number in order[:taken] else "." for number in range(1, 7)]
    p = royal(phase="placement", buildings={name: " ".join(spaces)})
    play(p, {"palace": "* royal R66 Y11 W11", "city_hall": "* royal R11 Y66 W11"}.get(name, "* royal R11 Y11 W66"))
    for number in order[taken : taken + 2]:
        spaces[number - 1] = "N"
    if name == "palace" and taken == 2:
        assert look(p, "city_hall") == "N . . . . ."  # the third die is a yellow 1
    assert look(p, name) == " ".join(spaces)


@pytest.mark.ruling(131)
def test_when_the_dice_run_out_he_takes_the_first_building_with_room() -> None:
    """One die per colour: the red one names a full building, so a third citizen has no die."""
    rules = {"rules": {"king_rolls": 1}}
    buildings = {"palace": "A A N N N N", "bishopric": ". . N N N N"}
    p = play(royal(figures=rules, phase="placement", buildings=buildings), "* royal R6 Y1 W5")
    assert look(p, "palace", "city_hall", "bishopric") == ["A A N N N N", "N . N . . .", "N . N N N N"]


def test_your_citizens_always_find_room() -> None:
    """With other figures he leaves as many spaces as you need."""
    rules = {"rules": {"king_places": 6}}
    p = play(royal(figures=rules, phase="placement", buildings={"palace": "A A N N N N"}), "* royal R66 Y55 W44")
    assert look(p, "city_hall", "bishopric") == ["N N N . N .", "N . . N . ."]
    play(p, "A place city_hall 4", "A place city_hall 6", "* royal R66 Y55 W44")
    assert look(p, "bishopric", "A.supply") == ["N N . N N .", 2]


@pytest.mark.ruling(130)
def test_every_roll_is_new() -> None:
    p = begun(start="A")
    first = p.draw(FastSource(1))
    play(p, "* royal R65 Y41 W32", "A place palace 4", "A place city_hall 2")
    assert p.draw(FastSource(1)) != first


def test_impossible_rolls_are_refused() -> None:
    p = begun(start="A")
    assert refused(p, "* king 1 1")
    for line in ("* royal R65 Y41", "* royal R6 Y41 W32", "* royal R65 Y41 W32 R11", "* royal R67 Y41 W32", "* royal"):
        with pytest.raises(BadInput):
            CITY.parse(p, line)
    assert CITY.format(p, CITY.parse(p, "* royal W23 R56 Y14")) == "* royal R65 Y41 W32"
    assert p.outcomes() == []


@pytest.mark.ruling(157)
def test_the_start_player_is_chosen_or_drawn() -> None:
    p = new_position(solo_setup())
    assert [CITY.format(p, move) for move in p.outcomes()] == ["* start A", "* start N"]
    assert look(begun(start="N"), "start") == "N"
    assert look(begun(start="A"), "start") == "A"
    with pytest.raises(BadInput):
        solo_setup(start="B")


@pytest.mark.ruling(130, 157)
@pytest.mark.parametrize("start", ["A", "N"])
def test_the_placement_always_begins_with_his_dice(start: str) -> None:
    p = play(begun(start=start), "* royal R65 Y41 W32")
    assert (pending(p), len(lines(p))) == ("A", 15)


@pytest.mark.ruling(133)
def test_he_has_24_citizens_and_no_neutral_one_is_left_over() -> None:
    p = play(begun(start="A"), "* royal R65 Y41 W32")
    assert look(p, "neutral.supply") == 21
