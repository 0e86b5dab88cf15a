"""Every event: what it does when it is resolved, and its limits. How events are fought is in test_fighting.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import each, legal, let_chance, look, pending, play, refused, stage
from troyes.city.rules.codes import ROLL_BLACK, chance_move
from troyes.city.rules.position import Position


def resolved(events: dict[str, str], **fields: Any) -> Position:
    """The queue has just been resolved, or waits for the die of an event."""
    return stage(phase="events", events=events, **fields)


def black_dice(position: Position) -> int:
    """How many black dice are about to be rolled."""
    counts = [n for n in range(1, 21) if position.why_not(roll_of(n)) is None]
    assert len(counts) == 1
    return counts[0]


def roll_of(dice: int) -> int:
    return int(chance_move(ROLL_BLACK, dice))  # all of them ones


# ---- military events ---------------------------------------------------------------------------------------------


@pytest.mark.ruling(30, 31, 37)
@pytest.mark.effect("marauding", "brigands", "skirmishes", "war", "normans")
@pytest.mark.parametrize(
    ("events", "dice"),
    [
        ((), 1),
        (("brigands",), 2),
        (("brigands", "brigands2", "brigands3"), 4),
        (("skirmishes",), 2),
        (("skirmishes", "skirmishes2"), 3),
        (("war",), 3),
        (("normans",), 3),
        (("war", "normans", "brigands"), 6),
    ],
)
def test_military_events_bring_black_dice_and_nothing_else(events: tuple[str, ...], dice: int) -> None:
    p = resolved(dict.fromkeys(events, "A"), seats={"A": {"vp": 4}})
    assert black_dice(p) == dice
    assert each(p, "deniers") == [10] * 4
    assert each(p, "influence") == [4] * 4
    assert look(p, "A.vp", "events") == [4, ["marauding", *events]]


FIGURES = [  # colour, divisor, banners
    ("brigands", "R", 3, 4),
    ("skirmishes", "R", 3, 5),
    ("succession", "R", 4, 5),
    ("war", "R", 4, 6),
    ("normans", "R", 4, 6),
    ("drought", "Y", 4, 4),
    ("support", "Y", 4, 4),
    ("civil_war", "Y", 4, 5),
    ("wayfarers", "Y", 4, 4),
    ("theological_conflict", "W", 4, 4),
    ("heresy", "W", 4, 5),
    ("traveling_builders", "W", 3, 3),
    ("interrupted_work", "W", 4, 4),
]


@pytest.mark.ruling(12, 73, 116, 117)
@pytest.mark.limit("brigands", "skirmishes", "succession", "war", "normans", "drought", "support", "civil_war")
@pytest.mark.limit("wayfarers", "theological_conflict", "heresy", "traveling_builders", "interrupted_work")
@pytest.mark.parametrize(("event", "colour", "divisor", "banners"), FIGURES)
def test_each_card_is_fought_with_its_colour_divisor_and_banners(
    event: str, colour: str, divisor: int, banners: int
) -> None:
    dice = " ".join(f"{c}{divisor - 1} {c}6 {c}6 {c}6" for c in "RYW")
    p = stage(events={event: " ".join("B" * (banners - 2))}, seats={"A": {"dice": dice}})
    for other in set("RYW") - {colour}:
        assert refused(p, f"A fight {event} with {other}6") == "colour"
    assert refused(p, f"A fight {event} with {colour}{divisor - 1}") == "too_low"
    play(p, f"A fight {event} with {colour}6 {colour}6 {colour}6")  # far more than the two banners left
    assert refused(p, "A times 3") == "times"
    assert legal(p, "A times 1")
    play(p, "A times 2")
    assert look(p, f"event.{event}", "A.influence") == ["gone", 6]


@pytest.mark.ruling(2, 105, 116)
@pytest.mark.effect("marauding")
@pytest.mark.limit("marauding")
def test_marauding_takes_any_colour_and_never_leaves() -> None:
    dice = {"dice": "R3 Y3 W3 R2 Y6"}
    p = stage(events={"marauding": "B B B B", "war": ""}, seats={"A": dice, "B": {"dice": "W3"}})
    for die in ("R3", "Y3", "W3"):
        assert legal(p, f"A fight marauding with {die}")
    assert refused(p, "A fight marauding with R2") == "too_low"
    assert refused(p, "A fight marauding with R3 Y3") == "mixed"
    play(p, "A fight marauding with Y6", "A times 2")
    assert each(p, "vp") == [1, 2, 0, 0]
    assert each(p, "events_won") == [0, 0, 0, 0]
    assert look(p, "events", "event.marauding") == [["marauding", "war"], ""]
    play(p, "B fight marauding with W3")  # open again for the next action
    assert look(p, "event.marauding") == "B"


@pytest.mark.ruling(13)
@pytest.mark.effect("brigands", "skirmishes", "war", "normans", "succession")
@pytest.mark.parametrize(
    ("event", "called"),
    [
        ("brigands", "heresy"), ("brigands2", "drought"), ("brigands3", "heresy"), ("skirmishes", "heresy"),
        ("skirmishes2", "drought"), ("war", "heresy"), ("normans", "drought"), ("succession", "drought"),
    ],
)  # fmt: skip
def test_red_events_call_a_card_of_their_colour(event: str, called: str) -> None:
    p = stage(phase="workforce")
    play(p, f"* event {event}")
    other = {"heresy": "drought", "drought": "heresy"}[called]
    assert refused(p, f"* event {other}") == "impossible_outcome"
    play(p, f"* event {called}")
    assert look(p, "events") == ["marauding", event, called]


# ---- neutral newcomers -------------------------------------------------------------------------------------------


@pytest.mark.ruling(35, 267)
@pytest.mark.effect("succession")
def test_succession_puts_a_neutral_citizen_in_the_palace() -> None:
    p = resolved({"succession": ""}, buildings={"palace": ". A . . . ."})
    play(p, "* site 1")
    assert look(p, "palace", "lying.palace", "neutral.supply") == ["N A . . . .", "", 7]
    p = resolved({"succession": ""}, buildings={"palace": ". A . . . ."}, seats={"A": {"vp": 4}})
    play(p, "* site 2")
    assert look(p, "palace", "lying.palace", "A.vp", "A.supply") == [". N . . . .", "A", 4, 0]
    assert black_dice(p) == 1  # the die of the event is no enemy


@pytest.mark.ruling(38)
@pytest.mark.effect("wayfarers")
@pytest.mark.parametrize("value", [1, 6])
def test_wayfarers_push_a_row_of_the_city_hall(value: int) -> None:
    p = resolved({"wayfarers": ""}, buildings={"city_hall": "A B C . D ."})
    play(p, f"* site {value}")
    assert look(p, "city_hall", "lying.city_hall") == ["N A C . D .", "B"]


@pytest.mark.ruling(38, 106)
@pytest.mark.effect("theological_conflict")
@pytest.mark.parametrize(("value", "row"), [(2, "N A . B . C"), (5, "A . . N B C")])
def test_theological_conflict_pushes_a_row_of_the_bishopric(value: int, row: str) -> None:
    p = resolved({"theological_conflict": ""}, buildings={"bishopric": "A . . B . C"})
    play(p, f"* site {value}")
    assert look(p, "bishopric", "lying.bishopric") == [row, ""]


NEWCOMERS = [
    ("succession", "palace", "A . . . . .", "N N N N N N"),
    ("wayfarers", "city_hall", "B A . . . .", "N N N N N N"),
    ("theological_conflict", "bishopric", "B C A . . .", "N N N N N N"),
]


@pytest.mark.ruling(39, 113)
@pytest.mark.limit("succession", "wayfarers", "theological_conflict")
@pytest.mark.parametrize(("event", "building", "row", "_full"), NEWCOMERS)
def test_newcomers_are_stopped_by_protection(event: str, building: str, row: str, _full: str) -> None:
    p = resolved({event: ""}, buildings={building: row}, lying={building: "A"})
    play(p, "* site 1")
    assert look(p, building, f"lying.{building}", "neutral.supply") == [row, "A", 8]


@pytest.mark.ruling(40)
@pytest.mark.limit("succession", "wayfarers", "theological_conflict")
@pytest.mark.parametrize(("event", "building", "_row", "full"), NEWCOMERS)
def test_newcomers_are_ignored_when_all_eight_are_in_play(event: str, building: str, _row: str, full: str) -> None:
    elsewhere = "city_hall" if building == "palace" else "palace"
    p = resolved({event: ""}, buildings={building: full, elsewhere: "N A . . . ."}, lying={elsewhere: "N"})
    assert black_dice(p) == 1  # no die is rolled for the event
    assert look(p, building, "events") == [full, ["marauding", event]]


# ---- losses ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(33, 48)
@pytest.mark.effect("drought")
def test_drought_costs_a_denier_per_standing_city_hall_citizen() -> None:
    p = resolved(
        {"drought": ""}, buildings={"city_hall": "A A B N A .", "palace": "C . . . . ."}, lying={"city_hall": "D"}
    )
    assert each(p, "deniers") == [7, 9, 10, 10]


@pytest.mark.ruling(32, 33)
@pytest.mark.limit("drought")
def test_drought_takes_all_and_two_points_from_who_cannot_pay() -> None:
    seats = {"A": {"deniers": 2, "vp": 5}, "B": {"deniers": 0, "vp": 5}, "C": {"deniers": 0, "vp": 5}}
    p = resolved({"drought": ""}, buildings={"city_hall": "A A A B . ."}, seats=seats)
    assert each(p, "deniers") == [0, 0, 0, 10]
    assert each(p, "vp") == [3, 3, 5, 0]  # C owes nothing


@pytest.mark.ruling(48)
@pytest.mark.effect("civil_war")
def test_civil_war_costs_everybody_three_deniers() -> None:
    p = resolved({"civil_war": ""}, seats={"A": {"deniers": 3, "vp": 5}})
    assert each(p, "deniers") == [0, 7, 7, 7]
    assert look(p, "A.vp") == 5


@pytest.mark.ruling(5, 32, 62)
@pytest.mark.limit("civil_war")
def test_civil_war_takes_what_there_is_and_at_most_two_points() -> None:
    seats = {"A": {"deniers": 2, "vp": 5}, "B": {"deniers": 0, "vp": 1}, "C": {"deniers": 1, "vp": 0}}
    p = resolved({"civil_war": ""}, seats=seats)
    assert each(p, "deniers") == [0, 0, 0, 7]
    assert each(p, "vp") == [3, 0, 0, 0]


@pytest.mark.ruling(48)
@pytest.mark.effect("heresy")
def test_heresy_costs_everybody_two_influence() -> None:
    p = resolved({"heresy": ""}, seats={"A": {"influence": 2, "vp": 5}})
    assert each(p, "influence") == [0, 2, 2, 2]
    assert look(p, "A.vp") == 5


@pytest.mark.ruling(5, 32)
@pytest.mark.limit("heresy")
def test_penalties_come_once_per_event_and_add_up() -> None:
    seats = {"A": {"influence": 1, "deniers": 0, "vp": 9}, "B": {"influence": 0, "vp": 1}}
    p = resolved({"heresy": "", "civil_war": ""}, seats=seats)
    assert each(p, "influence") == [0, 0, 2, 2]
    assert each(p, "vp") == [5, 0, 0, 0]


# ---- Support and the cathedral -----------------------------------------------------------------------------------


@pytest.mark.ruling(42, 268)
@pytest.mark.effect("support")
@pytest.mark.parametrize(
    ("queue", "helped"),
    [
        (["support"], ["marauding"]),
        (["war", "support"], ["marauding", "war"]),
        (["war", "normans", "support", "brigands"], ["war", "normans"]),
    ],
)
def test_support_helps_the_two_events_at_its_left(queue: list[str], helped: list[str]) -> None:
    p = resolved(dict.fromkeys(queue, ""))
    assert [event for event in ["marauding", *queue] if look(p, f"event.{event}") == "N"] == helped
    assert each(p, "influence") == [4] * 4


@pytest.mark.ruling(42, 43, 118)
@pytest.mark.limit("support")
def test_support_completes_events_and_the_queue_goes_on() -> None:
    events = {"brigands": "A A B", "traveling_builders": "B B", "support": "", "civil_war": ""}
    p = resolved(events)
    assert look(p, "events") == ["marauding", "support", "civil_war"]
    assert each(p, "vp") == [3, 2, 0, 0]  # Brigands 3 for A, half of 1 for B; Builders: 2 for B
    assert each(p, "events_won") == [1, 1, 0, 0]
    assert each(p, "deniers") == [7] * 4  # Civil War was resolved exactly once
    assert look(p, "cathedral.1") == "N . . . . ."  # and the Builders had their turn before
    assert look(p, "event.marauding") == ""  # Support acted once, on the two events next to it
    assert black_dice(p) == 2  # Marauding and the Brigands, which were resolved before they left


@pytest.mark.ruling(42, 43, 118)
@pytest.mark.limit("support", "marauding")
def test_support_completes_marauding_which_stays() -> None:
    p = resolved({"marauding": "A A A A A", "war": "", "support": ""})
    assert look(p, "events", "event.marauding", "event.war") == [["marauding", "war", "support"], "", "N"]
    assert each(p, "vp") == [2, 0, 0, 0]  # the neutral cube holds the second rank
    assert black_dice(p) == 3


@pytest.mark.ruling(43, 119)
@pytest.mark.limit("support")
def test_an_event_won_by_the_neutral_player_is_discarded() -> None:
    p = resolved({"traveling_builders": "N A", "support": ""})
    assert look(p, "events") == ["marauding", "support"]
    assert each(p, "events_won") == [0, 0, 0, 0]
    assert each(p, "vp") == [1, 0, 0, 0]


@pytest.mark.ruling(46)
@pytest.mark.effect("traveling_builders")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["A B . A . .", "A . . . . ."], ["A B N A . .", "A . . . . ."]),
        (["A B A A A A", "A . . . . ."], ["A B A A A A", "A N . . . ."]),
    ],
)
def test_traveling_builders_fill_the_lowest_level_first(before: list[str], after: list[str]) -> None:
    p = resolved({"traveling_builders": ""}, cathedral=before)
    assert look(p, "cathedral.1", "cathedral.2") == after


@pytest.mark.ruling(33, 46)
@pytest.mark.limit("traveling_builders")
def test_traveling_builders_do_nothing_on_a_full_cathedral() -> None:
    full = ["A A B B C C"] * 3
    p = resolved({"traveling_builders": ""}, cathedral=full)
    assert look(p, "cathedral.1", "cathedral.2", "cathedral.3") == full
    assert pending(p) == "*"


@pytest.mark.ruling(47)
@pytest.mark.effect("interrupted_work")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["A B N A . C", "A . . B . ."], ["A B N A . C", "A . . . . ."]),
        (["A B . . . C"], ["A B . . . .", ". . . . . ."]),
    ],
)
def test_interrupted_work_takes_the_highest_cube_of_the_largest_value(before: list[str], after: list[str]) -> None:
    p = resolved({"interrupted_work": ""}, cathedral=before, seats={"B": {"vp": 4}, "C": {"vp": 4}})
    assert look(p, "cathedral.1", "cathedral.2") == after
    assert look(p, "B.vp", "C.vp", "B.influence") == [4, 4, 4]


@pytest.mark.ruling(33, 47)
@pytest.mark.limit("interrupted_work")
def test_interrupted_work_does_nothing_on_an_empty_cathedral() -> None:
    p = resolved({"interrupted_work": ""}, seats={"A": {"vp": 4}})
    assert look(p, "A.vp", "cathedral.1") == [4, ". . . . . ."]
    assert pending(p) == "*"


@pytest.mark.ruling(30)
@pytest.mark.effect("heresy")
def test_an_event_acts_again_in_every_round_it_stays() -> None:
    p = resolved({"heresy": ""}, seats={"A": {"influence": 9}})
    play(p, "* black 1", "A yield")  # no dice, so the round is over
    let_chance(p)
    assert look(p, "round", "A.influence") == [2, 5]
