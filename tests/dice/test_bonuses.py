"""Bonuses of resources and residents, full tracks, and the order of chain reactions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import COLOURS, effects_of, legal, lines, look, play, refused, residents, resources, stage
from troyes.dice.rules import codes
from troyes.dice.rules.position import Position

EVERY_DIE = [f"{colour} {column}" for colour in COLOURS for column in range(1, 7)]
RESIDENT_OF_FORTRESS = {"red": 1, "yellow": 3, "white": 5}  # colour -> column whose Fortress brings it


def with_resident(colour: str, sheet: dict[str, Any], plazas: str = "RYWR", players: int = 1) -> Position:
    """Exactly one resident of a colour is gained, by a Fortress."""
    column = RESIDENT_OF_FORTRESS[colour]
    p = stage(plazas, f"{column} 5 5 black 6", {"influence": 0, **sheet}, players=players)
    return play(p, f"A die 1 as red {column} prestige")


def track(colour: str, mine: int, others: int = 0) -> list[int]:
    return [mine if name == colour else others for name in COLOURS]


# ---- residents printed beside resources --------------------------------------------------------------------------


@pytest.mark.bonus("box")
@pytest.mark.ruling(232, 233)
@pytest.mark.parametrize("box", [6, 12, 18])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_sixth_twelfth_and_eighteenth_resource_bring_a_resident(colour: str, box: int) -> None:
    circled = track(colour, box - 1, 3)
    p = stage(colour[0].upper() + "RYW", "1 5 5 black 6", {"circled": circled})
    play(p, f"A die 1 as {colour} 1 gain")
    assert look(p, "A.circled") == track(colour, box, 3)
    assert residents(p) == track(colour, 1)


@pytest.mark.bonus("box")
@pytest.mark.ruling(233)
@pytest.mark.parametrize("before", [3, 6, 7, 11, 12, 13, 17])
def test_other_boxes_bring_none(before: int) -> None:
    p = stage("RRYW", "1 5 5 black 6", {"circled": [before, 3, 3]})
    play(p, "A die 1 as red 1 gain")
    assert residents(p) == [1 if before + 1 in (6, 12, 18) else 0, 0, 0]


@pytest.mark.bonus("box")
@pytest.mark.ruling(233)
def test_spent_boxes_count_as_circled() -> None:
    """The box is reached by what was ever circled, not by what is held."""
    p = stage("RRYW", "1 5 5 black 6", {"influence": 0, "circled": [5, 3, 3]})
    play(p, "A die 1 as red 1 gain")
    assert (look(p, "A.influence"), residents(p)) == (1, [1, 0, 0])


@pytest.mark.ruling(232)
def test_what_does_not_fit_on_the_track_is_lost() -> None:
    p = stage("RRYW", "4 5 5 black 6", {"influence": 0, "circled": [16, 3, 3]})
    play(p, "A die 1 as red 4 gain")
    assert (look(p, "A.influence"), look(p, "A.circled"), residents(p)) == (2, [18, 3, 3], [1, 0, 0])


@pytest.mark.ruling(232)
def test_spent_resources_do_not_come_back() -> None:
    p = stage("RRYW", "4 5 5 black 6", {"influence": 0, "circled": [18, 3, 3]})
    play(p, "A die 1 as red 4 gain")
    assert look(p, "A.influence") == 0


# ---- the fifteenth resident --------------------------------------------------------------------------------------


@pytest.mark.bonus("fifteenth")
@pytest.mark.ruling(242, 246)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_fifteenth_resident_builds_a_prestige_building_of_another_colour(colour: str) -> None:
    p = with_resident(colour, {"residents": track(colour, 14)})
    rows = {"red": "fortress", "yellow": "hall", "white": "cathedral"}
    built = look(p, "A.built")
    others = [f"{rows[name]} {column}" for name in COLOURS if name != colour for column in range(1, 7)]
    assert lines(p) == [f"A build {building}" for building in others if building not in built]
    assert refused(p, f"A build {rows[colour]} 2") == "not_this_bonus"
    assert refused(p, "A build palace 1") == "not_this_bonus"
    assert refused(p, "A resident red") == "gain_first"


@pytest.mark.bonus("fifteenth")
@pytest.mark.ruling(242, 234, 246)
def test_a_bonus_does_not_build_what_stands_or_is_crossed_out() -> None:
    sheet = {"residents": [14, 0, 0], "built": ["hall 2"], "crossed": ["yellow 5", "white 1"]}
    p = with_resident("red", sheet)
    assert refused(p, "A build hall 2") == "built"
    assert refused(p, "A build hall 5") == "lost"
    assert refused(p, "A build cathedral 1") == "lost"
    assert len(lines(p)) == 12 - 3


@pytest.mark.bonus("fifteenth")
@pytest.mark.ruling(242, 244)
def test_a_bonus_building_costs_nothing_and_brings_its_own_gain() -> None:
    p = with_resident("yellow", {"residents": [0, 14, 0]})
    before = resources(p)
    play(p, "A build fortress 6")
    assert (resources(p), residents(p)) == (before, [0, 15, 1])
    assert look(p, "half") == "afternoon"


@pytest.mark.bonus("fifteenth")
@pytest.mark.ruling(238, 242)
def test_a_cathedral_given_by_a_bonus_is_numbered_too() -> None:
    p = with_resident("red", {"residents": [14, 0, 0], "built": ["cathedral 1", "cathedral 2"]})
    play(p, "A build cathedral 6")
    assert look(p, "A.worth") == [1, 1, 0, 0, 0, 2]


@pytest.mark.bonus("fifteenth")
@pytest.mark.ruling(237)
@pytest.mark.parametrize(("column", "influence", "people"), [(1, 9, 17), (2, 0, 20)])
def test_a_hall_given_by_a_bonus_counts_the_dice_of_the_half_day(column: int, influence: int, people: int) -> None:
    """Three red dice are available; the black one lies on the fourth red plaza."""
    p = with_resident("red", {"residents": [14, 0, 0]}, "RRRR")
    play(p, f"A build hall {column}")
    assert (look(p, "A.influence"), residents(p)[0]) == (influence, people)


# ---- the twentieth resident --------------------------------------------------------------------------------------


@pytest.mark.bonus("twentieth")
@pytest.mark.ruling(243)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_twentieth_resident_brings_one_of_each_other_colour(colour: str) -> None:
    p = with_resident(colour, {"residents": track(colour, 19)})
    assert residents(p) == track(colour, 20, 1)


@pytest.mark.bonus("twentieth")
@pytest.mark.ruling(243, 245)
def test_both_of_them_set_off_bonuses_in_turn() -> None:
    p = with_resident("red", {"residents": [19, 14, 0]})
    assert residents(p) == [20, 15, 1]
    assert legal(p, "A build cathedral 4")
    assert legal(p, "A build fortress 4")
    assert refused(p, "A build hall 4") == "not_this_bonus"


# ---- columns -----------------------------------------------------------------------------------------------------


@pytest.mark.bonus("column 3")
@pytest.mark.ruling(244)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_third_column_brings_one_resource_of_each_type(colour: str) -> None:
    p = with_resident(colour, {"residents": track(colour, 2, 3)})
    assert (resources(p), residents(p)) == ([1, 4, 4], [3, 3, 3])


@pytest.mark.bonus("column 6", "column 11")
@pytest.mark.ruling(244, 246)
@pytest.mark.parametrize("column", [6, 11])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_sixth_and_eleventh_columns_build_any_function_building(colour: str, column: int) -> None:
    p = with_resident(colour, {"residents": track(colour, column - 1, column)})
    assert len(lines(p)) == 18
    assert refused(p, "A build hall 1") == "not_this_bonus"
    play(p, "A build bishopric 4")
    assert residents(p) == [column, column, column + 2]


@pytest.mark.bonus("column 3", "column 6", "column 11")
@pytest.mark.ruling(244)
@pytest.mark.parametrize("column", [3, 6, 11])
def test_a_column_needs_all_three_tracks(column: int) -> None:
    p = with_resident("red", {"residents": [column - 1, column, column - 1]})
    assert residents(p) == [column, column, column - 1]
    assert resources(p) == [0, 3, 3]
    assert look(p, "half") == "afternoon"


@pytest.mark.bonus("column 3", "column 6", "column 11", "fifteenth", "twentieth")
@pytest.mark.ruling(245)
@pytest.mark.parametrize("people", [[3, 4, 4], [6, 7, 7], [11, 12, 12], [15, 0, 0], [16, 1, 1]])
def test_each_bonus_is_gained_once(people: list[int]) -> None:
    p = with_resident("red", {"residents": people})
    assert residents(p) == [people[0] + 1, *people[1:]]
    assert resources(p) == [0, 3, 3]


# ---- full tracks -------------------------------------------------------------------------------------------------


@pytest.mark.ruling(241)
def test_a_resident_of_a_full_track_goes_where_the_player_likes() -> None:
    p = with_resident("red", {"residents": [20, 4, 0]})
    assert lines(p) == ["A resident yellow", "A resident white"]
    assert refused(p, "A resident red") == "full_track"
    assert refused(p, "A build hall 1") == "gain_first"
    assert residents(play(p.clone(), "A resident yellow")) == [20, 5, 0]
    assert residents(play(p, "A resident white")) == [20, 4, 1]


@pytest.mark.ruling(241)
def test_each_resident_is_chosen_for_himself() -> None:
    """A Palace with one place left on the red track: the second goes elsewhere, and the bonus waits for him."""
    p = stage("RYWR", "3 5 5 black 6", {"residents": [19, 0, 0]})
    play(p, "A die 1 as red 3 function")
    assert (residents(p), lines(p)) == ([20, 0, 0], ["A resident yellow", "A resident white"])
    assert residents(play(p, "A resident yellow")) == [20, 2, 1]


@pytest.mark.ruling(241)
def test_the_only_track_with_room_is_taken_without_asking() -> None:
    assert residents(with_resident("red", {"residents": [20, 20, 11]})) == [20, 20, 12]


@pytest.mark.ruling(241)
def test_with_all_tracks_full_residents_are_lost() -> None:
    p = with_resident("red", {"residents": [20, 20, 20]})
    assert (residents(p), look(p, "half")) == ([20, 20, 20], "afternoon")


@pytest.mark.ruling(241, 243)
def test_overflow_sets_off_bonuses() -> None:
    p = with_resident("red", {"residents": [20, 14, 0]})
    play(p, "A resident yellow")
    assert residents(p) == [20, 15, 0]
    assert legal(p, "A build fortress 2")


# ---- bonuses that are lost ---------------------------------------------------------------------------------------


@pytest.mark.ruling(246)
def test_a_prestige_bonus_without_a_building_is_lost() -> None:
    crossed = [die for die in EVERY_DIE if not die.startswith("red")]
    p = with_resident("red", {"residents": [14, 0, 0], "crossed": crossed})
    assert (look(p, "A.built"), look(p, "half")) == (["fortress 1"], "afternoon")


@pytest.mark.ruling(246)
@pytest.mark.parametrize("column", [6, 11])
def test_a_function_bonus_without_a_building_is_lost(column: int) -> None:
    sheet = {"residents": [column - 1, column, column], "crossed": EVERY_DIE, "circled": [5, 3, 3]}
    p = stage("RYWR", "1 5 5 black 6", sheet)
    effects = effects_of(p, "A die 1 as red 1 gain")
    assert codes.N_NO_BUILDING in [effect.what for effect in effects]
    assert (residents(p), look(p, "A.built"), look(p, "half")) == ([column] * 3, [], "afternoon")


@pytest.mark.ruling(246)
def test_the_only_building_left_is_built_without_asking() -> None:
    sheet = {"residents": [14, 0, 0], "crossed": [die for die in EVERY_DIE if die not in ("red 1", "white 6")]}
    p = with_resident("red", sheet)
    assert look(p, "A.built") == ["fortress 1", "cathedral 6"]


# ---- chains ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(245)
def test_own_gain_then_link_then_the_bonuses_they_set_off() -> None:
    """The Palace completes column 11 with its own residents; the link still comes before the building of the column."""
    p = stage("RYWR", "2 5 5 black 6", {"residents": [9, 14, 11], "built": ["palace 1"]})
    effects = effects_of(p, "A die 1 as red 2 function")
    because = [effect.because for effect in effects if effect.what == codes.E_RESIDENT]
    assert because == [codes.B_BUILDING] * 2 + [codes.B_LINK] * 2
    assert residents(p) == [13, 14, 11]
    play(p, "A build city_hall 5")  # two yellow: the fifteenth builds a Fortress or a Cathedral
    assert residents(p) == [13, 16, 11]
    play(p, "A build fortress 1")
    assert residents(p) == [14, 16, 11]
    assert look(p, "half") == "afternoon"


@pytest.mark.ruling(245, 227)
def test_a_chain_resolves_first_in_first_out() -> None:
    """Mercy: one of each resource, each in a sixth box; three residents belong to that gain."""
    sheet = {"influence": 0, "deniers": 0, "knowledge": 0, "circled": [5, 5, 5], "residents": [14, 13, 10]}
    p = stage("RYWR", "2 3 4 black 1", sheet)
    assert residents(p) == [15, 14, 11]  # waiting: prestige (15th red), function (column 11)
    assert len(lines(p)) == 12
    play(p, "A build hall 4")  # one yellow die is available: 2 yellow residents wait behind the column
    assert residents(p) == [15, 14, 11]
    assert len(lines(p)) == 18
    play(p, "A build city_hall 1")  # its 2 yellow wait behind those of the Hall; then the 15th yellow
    assert residents(p) == [15, 18, 11]
    assert refused(p, "A build hall 1") == "not_this_bonus"
    play(p, "A build fortress 6")
    assert residents(p) == [15, 18, 12]
    assert resources(p) == [1, 1, 1]
    assert look(p, "half") == "afternoon"


@pytest.mark.ruling(245)
def test_track_bonuses_come_before_column_bonuses_red_yellow_white() -> None:
    sheet = {"influence": 0, "deniers": 0, "knowledge": 0, "circled": [5, 5, 5], "residents": [19, 14, 10]}
    p = stage("RYWR", "2 3 4 black 1", sheet)
    # red: 20th, one yellow and one white; yellow: 15th; then column 11
    assert residents(p) == [20, 16, 12]
    assert refused(p, "A build hall 1") == "not_this_bonus"
    assert len(lines(p)) == 12
    play(p, "A build cathedral 1")
    assert len(lines(p)) == 18


@pytest.mark.ruling(245, 233)
def test_a_resource_bonus_may_circle_a_box_and_complete_a_track() -> None:
    """Column 3 brings the sixth influence, its resident completes nothing further."""
    p = with_resident("yellow", {"residents": [3, 2, 3], "circled": [5, 11, 17]})
    assert residents(p) == [4, 4, 4]
    assert look(p, "A.circled") == [6, 12, 18]


@pytest.mark.ruling(248)
def test_a_fortress_given_by_a_bonus_comes_too_late_for_this_half_day() -> None:
    p = stage("YWRR", "3 4 6 black 4", {"residents": [0, 14, 0], "influence": 3}, day=3)
    assert look(p, "A.crossed") == ["white 4"]
    play(p, "A die 1 as yellow 3 function", "A build fortress 4")
    assert look(p, "A.crossed", "A.built") == [["white 4"], ["fortress 4", "city_hall 3"]]
