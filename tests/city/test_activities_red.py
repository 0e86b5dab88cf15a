"""The nine red activity cards: what each does, and where it stops."""

from __future__ import annotations

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import causes, each, lines, look, pending, play, refused
from troyes.city.rules.effect_codes import E_EVENT_CUBE

# ---- Archer ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(96)
@pytest.mark.effect("archer")
@pytest.mark.parametrize(("value", "cubes"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_archer_hits_with_three_or_more(value: int, cubes: int) -> None:
    p = with_card("archer", "R2")
    play(p, "A activate archer with R2", f"* shot {value}")
    assert look(p, "event.marauding") == " ".join("A" * cubes)
    assert look(p, "A.influence") == 4 + cubes
    assert pending(p) == "B"


@pytest.mark.ruling(74, 96)
@pytest.mark.effect("archer")
def test_archer_chooses_each_target_after_its_roll_and_may_stop() -> None:
    p = with_card("archer", "R6", events={"war": ""})
    play(p, "A activate archer with R6")
    assert pending(p) == "*"  # the first roll is not optional
    play(p, "* shot 6")
    assert lines(p) == ["A cube marauding", "A cube war"]
    play(p, "A cube war")
    assert lines(p) == ["A shoot", "A done"]
    play(p, "A shoot", "* shot 3", "A cube marauding", "A done")
    assert look(p, "event.war", "event.marauding", "A.influence") == ["A", "A", 6]
    assert pending(p) == "B"


@pytest.mark.ruling(81, 96)
@pytest.mark.limit("archer")
def test_archer_rolls_once_per_activation_even_if_all_miss() -> None:
    p = with_card("archer", "R4", events={"war": ""})
    play(p, "A activate archer with R4", "* shot 1", "A shoot", "* shot 2")
    assert look(p, "event.war", "event.marauding", "A.influence") == ["", "", 4]
    assert pending(p) == "B"


@pytest.mark.ruling(96, 105)
@pytest.mark.limit("archer")
def test_archer_stops_when_no_event_takes_a_cube_any_more() -> None:
    p = with_card("archer", "R6", events={"marauding": "B B B B B"})
    play(p, "A activate archer with R6", "* shot 6")  # completes Marauding, which is closed for this action
    assert look(p, "event.marauding", "A.influence") == ["", 5]
    assert pending(p) == "B"


@pytest.mark.ruling(96, 97, 98)
@pytest.mark.parametrize(
    ("card", "then"),
    [("archer", ["* shot 5", "A cube war"]), ("chivalry", ["A cube war"]), ("diplomat", ["A cube war"])],
)
def test_cubes_are_put_down_to_the_card_that_places_them(card: str, then: list[str]) -> None:
    p = with_card(card, "R3 R1", events={"war": ""})
    assert causes(p, E_EVENT_CUBE, f"A activate {card} with R3", *then) == [("A", 1, card)]


# ---- Chivalry ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(97)
@pytest.mark.effect("chivalry")
def test_chivalry_places_a_cube_per_red_die_left_and_activation() -> None:
    p = with_card("chivalry", "R4 R1 R2 Y6", B={"dice": "R6"}, events={"war": ""})
    play(p, "A activate chivalry with R4", "A times 2", *["A cube war"] * 3, "A cube marauding")
    assert look(p, "event.war", "event.marauding", "A.influence") == ["A A A", "A", 8]
    assert pending(p) == "B"


@pytest.mark.ruling(81, 97)
@pytest.mark.limit("chivalry")
def test_chivalry_does_not_count_the_dice_it_uses_nor_those_of_others() -> None:
    p = with_card("chivalry", "R3 Y6", B={"dice": "R6 R5"}, events={"war": ""})
    play(p, "A activate chivalry with R3")
    assert look(p, "event.war", "event.marauding", "A.influence") == ["", "", 4]
    assert pending(p) == "B"


# ---- Diplomat ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(98)
@pytest.mark.effect("diplomat")
def test_diplomat_pays_first_and_wins_the_influence_back_with_the_cubes() -> None:
    p = with_card("diplomat", "R6 R3", A={"influence": 3}, events={"war": ""})
    play(p, "A activate diplomat with R3 R6", "A times 3")
    assert look(p, "A.influence") == 0
    play(p, "A cube war", "A cube war", "A cube marauding")
    assert look(p, "A.influence", "event.war", "event.marauding") == [3, "A A", "A"]


@pytest.mark.ruling(74, 98)
@pytest.mark.limit("diplomat")
def test_diplomat_is_bound_by_the_influence_held() -> None:
    p = with_card("diplomat", "R6 R6", A={"influence": 2}, events={"war": ""})
    play(p, "A activate diplomat with R6 R6")  # the dice would allow 4
    assert lines(p) == ["A times 1", "A times 2"]
    assert refused(p, "A times 3") == "times"
    none = with_card("diplomat", "R6", A={"influence": 0})
    assert refused(none, "A activate diplomat with R6") == "activation_influence"


@pytest.mark.ruling(98)
@pytest.mark.limit("diplomat")
def test_diplomat_is_bound_by_the_banners_left() -> None:
    events = {"marauding": "B B B B B", "brigands": "B B"}
    p = with_card("diplomat", "R6 R6 R6", A={"influence": 9}, events=events)
    play(p, "A activate diplomat with R6 R6 R6")  # the dice would allow 6, 1 + 2 banners are free
    assert lines(p) == ["A times 1", "A times 2", "A times 3"]
    play(p, "A times 3", "A cube brigands", "A cube marauding")  # the last cube has one place left
    assert look(p, "events", "event.marauding", "A.influence") == [["marauding"], "", 9]


# ---- Hunting and Mercenary ---------------------------------------------------------------------------------------


@pytest.mark.ruling(101)
@pytest.mark.effect("hunting")
def test_hunting_gives_three_influence() -> None:
    p = with_card("hunting", "R6")
    play(p, "A activate hunting with R6")
    assert look(p, "A.influence", "A.deniers") == [10, 10]


@pytest.mark.ruling(69, 101)
@pytest.mark.limit("hunting")
def test_hunting_stops_at_twenty() -> None:
    p = with_card("hunting", "R6", A={"influence": 18})
    play(p, "A activate hunting with R6")
    assert look(p, "A.influence") == 20


@pytest.mark.ruling(101)
@pytest.mark.effect("mercenary")
def test_mercenary_gives_three_deniers() -> None:
    p = with_card("mercenary", "R5")
    play(p, "A activate mercenary with R5")
    assert look(p, "A.deniers", "A.influence") == [16, 4]


@pytest.mark.ruling(73)
@pytest.mark.limit("mercenary")
def test_mercenary_needs_two_red_pips() -> None:
    p = with_card("mercenary", "R1 R1 Y6")
    assert refused(p, "A activate mercenary with R1") == "too_low"
    assert refused(p, "A activate mercenary with Y6") == "colour"
    play(p, "A activate mercenary with R1 R1")
    assert look(p, "A.deniers") == 13


# ---- Tax Collector -----------------------------------------------------------------------------------------------


@pytest.mark.ruling(99, 276)
@pytest.mark.effect("tax_collector")
def test_tax_collector_takes_from_opponents_and_the_bank() -> None:
    p = with_card("tax_collector", "R5 R5", A={"deniers": 1}, buildings={"city_hall": "A A B B C N"})
    play(p, "A activate tax_collector with R5 R5")  # twice: B 4, C 2, bank 2; own citizens pay nothing to oneself
    assert each(p, "deniers") == [9, 6, 8, 10]


@pytest.mark.ruling(99)
@pytest.mark.limit("tax_collector")
def test_tax_collector_takes_no_more_than_there_is_and_punishes_nobody() -> None:
    p = with_card(
        "tax_collector", "R5 R5", B={"deniers": 3, "vp": 5}, C={"coins": 4, "deniers": 0},
        buildings={"city_hall": "B B C . . ."}, lying={"city_hall": "D"},
    )  # fmt: skip
    play(p, "A activate tax_collector with R5 R5")  # B owes 4 and has 3; C has only coins on the district; D lies
    assert each(p, "deniers") == [13, 0, 0, 10]
    assert look(p, "B.vp", "C.coins") == [5, 4]


# ---- Captain, Joust, Troubadour ----------------------------------------------------------------------------------


@pytest.mark.ruling(2, 101)
@pytest.mark.effect("captain")
def test_captain_gives_a_point_per_event_joined_marauding_included() -> None:
    p = with_card("captain", "R6 R6", events={"marauding": "B A", "war": "A A A", "normans": "B"})
    play(p, "A activate captain with R6 R6")
    assert each(p, "vp") == [4, 0, 0, 0]


@pytest.mark.ruling(81, 101)
@pytest.mark.limit("captain")
def test_captain_counts_no_event_already_won() -> None:
    p = with_card("captain", "R6", A={"events_won": 3}, events={"war": "B"})
    play(p, "A activate captain with R6")
    assert look(p, "A.vp") == 0
    assert pending(p) == "B"


@pytest.mark.ruling(100)
@pytest.mark.effect("joust")
def test_joust_rewards_the_activator_and_those_level_with_him() -> None:
    p = with_card("joust", "R4 R4 R5", B={"dice": "R5"}, C={"dice": "R4"}, neutral={"dice": "R5"})
    play(p, "A activate joust with R4 R4", "A times 2")  # 5 left: B is level, so is the neutral district
    assert each(p, "vp") == [4, 4, 0, 0]


@pytest.mark.ruling(100)
@pytest.mark.effect("joust")
def test_joust_is_won_with_a_single_pip() -> None:
    p = with_card("joust", "R4 R1", B={"dice": "Y6"})
    play(p, "A activate joust with R4")
    assert each(p, "vp") == [2, 0, 0, 0]


@pytest.mark.ruling(74, 100)
@pytest.mark.effect("joust")
def test_joust_may_be_used_less_often_because_it_can_help_others() -> None:
    p = with_card("joust", "R6 R6 R5", B={"dice": "R5"})
    play(p, "A activate joust with R6 R6")
    assert lines(p) == ["A times 1", "A times 2", "A times 3"]
    once, thrice = play(p.clone(), "A times 1"), play(p, "A times 3")
    assert each(once, "vp") == [2, 2, 0, 0]
    assert each(thrice, "vp") == [6, 6, 0, 0]


@pytest.mark.ruling(81, 100)
@pytest.mark.limit("joust")
@pytest.mark.parametrize(
    ("own", "other", "neutral"),
    [("R4 R3", "R4", "W1"), ("R4 R3", "R1", "R2 R2"), ("R4", "W6", "W1"), ("R6 R1 Y6", "R1 R1", "W1")],
    ids=["a player is higher", "the neutral district is higher", "everybody has 0", "only red dice count"],
)
def test_joust_gives_nothing_to_a_beaten_activator(own: str, other: str, neutral: str) -> None:
    p = with_card("joust", f"{own} R5", B={"dice": other}, neutral={"dice": neutral})
    play(p, f"A activate joust with {own.split()[0]} R5")  # twice, but it is not asked how often
    assert each(p, "vp") == [0, 0, 0, 0]
    assert pending(p) == "B"


@pytest.mark.ruling(101)
@pytest.mark.effect("troubadour")
def test_troubadour_turns_three_influence_into_two_points() -> None:
    p = with_card("troubadour", "R6 R6", A={"influence": 9})
    play(p, "A activate troubadour with R6 R6", "A times 3")
    assert look(p, "A.influence", "A.vp") == [0, 6]


@pytest.mark.ruling(101)
@pytest.mark.limit("troubadour")
def test_troubadour_stops_at_a_third_of_the_influence() -> None:
    p = with_card("troubadour", "R6 R6", A={"influence": 8})
    play(p, "A activate troubadour with R6 R6")
    assert lines(p) == ["A times 1", "A times 2"]
    poor = with_card("troubadour", "R6", A={"influence": 2})
    assert refused(poor, "A activate troubadour with R6") == "activation_influence"
