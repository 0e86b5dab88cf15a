"""What the box of The Ladies of Troyes changes for the events of the base game."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, look, play, setup_for
from tests.city.ladies.event_stage import choices, resolved, told
from troyes.city.game import CITY

FULL = ["A B C D A B"] * 3


@pytest.mark.ruling(40, 161)
@pytest.mark.parametrize("module", ["characters", "activities", "events", "purple_die", "ramparts"])
def test_any_module_brings_two_more_neutral_citizens(module: str) -> None:
    assert CITY.figures_of(setup_for(4, (module,)))["rules"]["neutral_citizens"] == 10
    assert CITY.figures_of(setup_for(4, ("bonus",)))["rules"]["neutral_citizens"] == 8
    p = resolved({"wayfarers": ""}, modules=(module,), buildings={"palace": "N N N N N N", "city_hall": "A . N N N ."})
    play(p, "* site 1")
    assert look(p, "city_hall", "neutral.supply") == ["N A N N N .", 0]


@pytest.mark.ruling(40)
def test_all_ten_in_play_stop_the_newcomers() -> None:
    p = resolved(
        {"wayfarers": "", "succession": ""}, buildings={"palace": "N N N N N N", "city_hall": "N N . . . ."},
        lying={"bishopric": "N"}, activities={"tithe": {"tradesmen": {"N": 1}}},
    )  # fmt: skip
    assert look(p, "neutral.supply") == 0
    assert legal(p, "* black 1")


@pytest.mark.ruling(46, 181)
def test_traveling_builders_never_reach_the_fourth_floor() -> None:
    modules = ("activities", "events")
    p = resolved({"traveling_builders": ""}, modules=modules, cathedral=[*FULL, "A . . . . ."])
    assert look(p, "cathedral.4") == "A . . . . ."
    p = resolved({"traveling_builders": ""}, modules=modules, cathedral=[*FULL[:2], "A B C D A .", "A . . . . ."])
    assert look(p, "cathedral.3", "cathedral.4") == ["A B C D A N", "A . . . . ."]


@pytest.mark.ruling(47, 181)
def test_interrupted_work_begins_with_the_fourth_floor() -> None:
    p = resolved(
        {"interrupted_work": ""}, modules=("activities", "events"), cathedral=[*FULL, "A . N . . ."],
        seats={"A": {"vp": 3}},
    )  # fmt: skip
    assert look(p, "cathedral.4", "cathedral.3", "A.vp") == ["A . . . . .", "A B C D A B", 3]


@pytest.mark.ruling(28, 197)
def test_purple_dice_are_none_of_the_six_of_a_colour() -> None:
    p = resolved(
        {}, modules=("purple_die",), seats={"A": {"dice": "R1 R2 R3 P4"}, "B": {"dice": "R4 R5 R6 P5"}},
    )  # fmt: skip
    assert look(p, "dice_left") == 8
    assert CITY.violations(p) == []


@pytest.mark.ruling(192)
def test_a_cube_of_a_gate_is_given_up_in_words() -> None:
    tiles = ["richer_agriculture", "extra_red_die", "swap_dice", "glory"]
    p = resolved(
        {"harsh_winter": ""}, modules=("events", "ramparts"),
        ramparts={"tiles": tiles, "guards": {"A": 20}, "cubes": {"A": [0, 1, 2, 0]}},
    )  # fmt: skip
    assert choices(p)[1:] == [
        "A cube on the outdoor activity of gate 2",
        "A cube on the outdoor activity of gate 3",
    ]
    said = "Harsh Winter: Anna gives up a cube on the outdoor activity of gate 2."
    assert said in told(p.clone(), "A lose tile 2")
    said = "Hiver intense\u00a0: Anna rend un cube posé sur l'activité extérieure de la porte 3."
    assert said in told(p, "A lose tile 3", "fr")
