"""The Master Builder and the fourth floor of the cathedral."""

from __future__ import annotations

import pytest

from tests.city.helpers import lines, lines_with, look, pending, play, refused, seen, stage
from tests.city.ladies.activity_stage import MODULES, cubes, end_points, with_lady
from troyes.city.game import CITY
from troyes.city.ladies.activities.cards import LADIES_ACTIVITY_CARDS
from troyes.city.rules.layout import NEUTRAL

FULL = ["B B B B B B"] * 3
FLOORS = ["A B B B B B", "A B B B B B", "A B B B B B"]


@pytest.mark.ruling(180)
@pytest.mark.effect("master_builder")
def test_the_master_builder_lays_cubes_in_columns_of_his_choice() -> None:
    p = with_lady("master_builder", "W6 W4 W1")
    play(p, "A activate master_builder with W6 W4")  # twice
    assert lines(p) == [f"A column {n}" for n in range(1, 7)]
    assert refused(p, "A done") == "one_cube"
    play(p, "A column 2")
    assert lines(p) == [*(f"A column {n}" for n in range(1, 7)), "A done"]
    play(p, "A column 6")
    assert look(p, "cathedral.1", "A.vp", "A.influence") == [". A . . . A", 2, 4 + 1 + 2]
    assert pending(p) == "B"


@pytest.mark.ruling(74, 180)
@pytest.mark.limit("master_builder")
def test_the_master_builder_may_stop_after_each_cube_so_that_no_level_is_opened_to_others() -> None:
    p = with_lady("master_builder", "W6 W4 W5", cathedral=["B B B B B B"])
    play(p, "A activate master_builder with W6 W4 W5", "A column 1", "A done")  # three were possible
    assert look(p, "cathedral.2", "A.vp", "pending") == ["A . . . . .", 1, "B"]
    p = with_lady("master_builder", "W6 W4 W5")
    play(p, "A activate master_builder with W6 W4 W5", "A column 1", "A column 2", "A done")
    assert look(p, "cathedral.1", "A.vp", "pending") == ["A A . . . .", 2, "B"]


@pytest.mark.ruling(107, 180)
@pytest.mark.effect("master_builder")
def test_the_master_builder_may_build_one_column_up_to_the_fourth_floor() -> None:
    p = with_lady("master_builder", "W6 W4 W5", cathedral=["B B B B B B", "B . B B B B"])
    play(p, "A activate master_builder with W6 W4 W5", "A column 2", "A column 2", "A column 2")
    floors = [look(p, f"cathedral.{level}") for level in (1, 2, 3, 4)]
    assert floors == ["B B B B B B", "B A B B B B", ". A . . . .", ". A . . . ."]
    assert look(p, "A.vp", "A.influence") == [3, 7]


@pytest.mark.ruling(180)
@pytest.mark.limit("master_builder")
def test_the_fourth_floor_needs_the_third_and_is_the_last() -> None:
    p = with_lady("master_builder", "W5 W1", cathedral=[*FULL, "B . B B B B"])
    play(p, "A activate master_builder with W5")  # one space left: nothing to ask
    assert look(p, "cathedral.4", "A.vp") == ["B A B B B B", 1]
    p = with_lady("master_builder", "W6 W4 W5", cathedral=[*FULL, "B . B B B B"])
    play(p, "A activate master_builder with W6 W4 W5")  # the other two cubes find no place
    assert look(p, "cathedral.4", "A.vp", "A.influence") == ["B A B B B B", 1, 5]
    p = with_lady("master_builder", "W6 W5", cathedral=[*FULL, "B . . B B B"])
    play(p, "A activate master_builder with W6 W5")
    assert refused(p, "A column 1") == "column_full"
    p = with_lady("master_builder", "W5 W1", cathedral=[*FULL, "B B B B B B"])
    play(p, "A activate master_builder with W5")
    assert look(p, "A.vp", "A.influence") == [0, 4]


@pytest.mark.ruling(181)
@pytest.mark.limit("master_builder")
def test_dice_cubes_of_the_prior_and_travelling_builders_stay_below_the_fourth_floor() -> None:
    p = with_lady("scribe", "W1 W2", activities={"master_builder": {}}, cathedral=["B B . B B B"] * 3)
    assert refused(p, "A build with W1 W2") == "columns_full"
    p = with_lady(
        "scribe", "W3", modules=("activities", "bonus"), cathedral=["B B B B B B", "B B B B B B", "B B . B B B"],
        activities={"master_builder": {}, "tithe": {}}, A={"supply": 1},
    )  # fmt: skip
    play(p, "A build with W3")
    assert look(p, "cathedral.3", "cathedral.4") == ["B B A B B B", ". . . . . ."]
    p = stage(4, MODULES, phase="events", cathedral=FULL, events={"traveling_builders": ""})
    assert look(p, "cathedral.4") == ". . . . . ."


@pytest.mark.ruling(103, 181)
@pytest.mark.limit("master_builder")
def test_the_second_cube_of_a_prior_does_not_reach_the_fourth_floor() -> None:
    p = with_lady(
        "scribe", "W3 W1", modules=("activities", "bonus"), cathedral=["B B B B B B", "B B B B B B", "B B . B B B"],
        activities={"prior": {"cubes": {"A": 1}}},
    )  # fmt: skip
    play(p, "A build with W3 using prior")
    assert look(p, "cathedral.3", "cathedral.4", "A.vp") == ["B B A B B B", ". . . . . .", 1]


@pytest.mark.ruling(47, 181)
@pytest.mark.limit("master_builder")
def test_interrupted_work_takes_from_the_fourth_floor_first() -> None:
    p = stage(
        4, MODULES, phase="events", cathedral=[*FULL, "A . A . . ."], events={"interrupted_work": ""},
        activities={"master_builder": {}},
    )  # fmt: skip
    assert look(p, "cathedral.4", "cathedral.3") == ["A . . . . .", "B B B B B B"]
    p = stage(
        4, MODULES, phase="events", cathedral=[*FULL, "A . . . . ."], events={"interrupted_work": ""},
        activities={"master_builder": {}},
    )  # fmt: skip
    assert look(p, "cathedral.4") == ". . . . . ."
    assert end_points(p, "A") == {"fourth_floor": -2}  # what was there does not count


@pytest.mark.ruling(181)
@pytest.mark.effect("master_builder")
def test_whoever_has_no_cube_on_the_fourth_floor_loses_two_points_once_the_card_is_there() -> None:
    p = stage(4, MODULES, phase="over", cathedral=[*FLOORS, "A . C . . ."], activities={"master_builder": {}})
    assert [end_points(p, letter) for letter in "ABCD"] == [{}, {"fourth_floor": -2}, {}, {"fourth_floor": -2}]
    nobody = stage(4, MODULES, phase="over", activities={"master_builder": {}})
    assert [end_points(nobody, letter) for letter in "ABCD"] == [{"fourth_floor": -2}] * 4
    without = stage(4, MODULES, phase="over")
    assert [end_points(without, letter) for letter in "ABCD"] == [{}] * 4
    assert look(nobody, "A.total") == look(without, "A.total") - 2


@pytest.mark.ruling(181)
def test_the_fourth_floor_is_seen_as_soon_as_it_counts() -> None:
    levels = [
        len(CITY.view(p, 0).to_dict()["cathedral"])
        for p in (stage(4, MODULES, phase="over"), stage(4, MODULES, phase="over", activities={"master_builder": {}}))
    ]
    assert levels == [3, 4]


@pytest.mark.ruling(155, 181)
@pytest.mark.limit("master_builder")
def test_the_fourth_floor_asks_nothing_of_the_neutral_colour() -> None:
    p = stage(2, MODULES, phase="over", activities={"master_builder": {}})
    assert LADIES_ACTIVITY_CARDS.score(p, NEUTRAL) == []


@pytest.mark.ruling(95, 175, 181)
def test_cubes_of_the_fourth_floor_count_where_cubes_of_the_cathedral_count() -> None:
    p = with_lady("glassblower", "W5", cathedral=[*FLOORS, "A . . . . ."], activities={"master_builder": cubes()})
    play(p, "A activate glassblower with W5")
    assert look(p, "A.vp") == 2  # four cubes, two pairs


@pytest.mark.ruling(7, 181)
def test_everybody_sees_the_fourth_floor() -> None:
    p = with_lady("master_builder", "W5", cathedral=[*FULL, "A . . . . ."])
    assert seen(p)["cathedral"][3][0] == seen(p, "A")["cathedral"][3][0]
    assert len(seen(p)["cathedral"]) == 4
    assert not lines_with(p, "build")
