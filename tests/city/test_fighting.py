"""Fighting events: cubes on banners, rewards, who wins the card, and what happens to the queue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import causes, each, legal, lines, look, play, refused, stage
from troyes.city.game import CITY
from troyes.city.rules.effect_codes import B_REWARD, E_EVENT_CUBE, E_INFLUENCE, E_POINTS, E_WON
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import Trace
from troyes.kernel.play.chance import FastSource


def fighting(dice: str, events: dict[str, str], **fields: Any) -> Position:
    """A holds dice; B keeps one, so that the round goes on."""
    return stage(seats={"A": {"dice": dice}, "B": {"dice": "W1"}}, events=events, **fields)


@pytest.mark.ruling(3, 117)
@pytest.mark.parametrize(("dice", "most"), [("R4", 1), ("R4 R3", 1), ("R4 R5", 2), ("R6 R6 R5", 4)])
def test_cubes_are_the_value_of_the_lot_over_the_divisor(dice: str, most: int) -> None:
    p = fighting(dice, {"war": ""})
    play(p, f"A fight war with {dice}")
    if most > 1:
        assert lines(p) == [f"A times {n}" for n in range(1, most + 1)]
        play(p, f"A times {most}")
    assert look(p, "event.war", "A.influence") == [" ".join("A" * most), 4 + most]


@pytest.mark.ruling(74, 117)
def test_fewer_cubes_may_be_placed_and_never_more_than_banners() -> None:
    p = fighting("R6 R6 R6", {"brigands": "B B"})
    play(p, "A fight brigands with R6 R6 R6")
    assert lines(p) == ["A times 1", "A times 2"]
    assert refused(p, "A times 3") == "times"
    assert refused(p, "A times 0") == "times"
    play(p, "A times 1")
    assert look(p, "event.brigands", "A.influence") == ["B B A", 5]


@pytest.mark.ruling(116, 117)
def test_one_card_per_action_of_its_own_colour() -> None:
    p = fighting("R6 Y6 W6", {"war": "", "drought": "", "heresy": ""})
    for event, die in (("war", "R6"), ("drought", "Y6"), ("heresy", "W6")):
        assert legal(p, f"A fight {event} with {die}")
        for wrong in {"R6", "Y6", "W6"} - {die}:
            assert refused(p, f"A fight {event} with {wrong}") == "colour"
    assert refused(p, "A fight normans with R6") == "no_event"


# ---- rewards -----------------------------------------------------------------------------------------------------

# Normans: six banners, rewards 5 and 3. The last cube is placed by A with a red 4.
REWARDS = [
    ("A A A A A", [8, 0, 0, 0], "A"),  # alone: both ranks
    ("B B A A A", [5, 3, 0, 0], "A"),
    ("B B B B A", [3, 5, 0, 0], "B"),
    ("B A A C D", [5, 1, 1, 1], "A"),  # three tied second: a third of 3 each
    ("B A A A C", [5, 1, 1, 0], "A"),  # two tied second: half of 3, rounded down
    ("B B B A A", [4, 4, 0, 0], "B"),  # two tied first share 8; B was there first
    ("A B B B A", [4, 4, 0, 0], "A"),  # A was there first
    ("B B C C A", [2, 2, 2, 0], "B"),  # three tied first share 8, rounded down
    ("C B B C A", [2, 2, 2, 0], "C"),
    ("B B C A A", [5, 3, 0, 0], "A"),  # the third gains nothing
    ("B B B C C", [0, 5, 3, 0], "B"),  # and so does A, third
    ("B B D D C", [0, 4, 0, 4], "B"),  # nobody beside the two tied first
    ("N A A A A", [5, 0, 0, 0], "A"),  # the neutral player holds the second rank
    ("N N N A A", [4, 0, 0, 0], "N"),  # and takes half of a tie
    ("A N N N A", [4, 0, 0, 0], "A"),
    ("N N N N A", [3, 0, 0, 0], "N"),  # and the first rank
    ("N B A A A", [5, 1, 0, 0], "A"),  # and half of the second
    ("N N B B A", [2, 2, 0, 0], "N"),
    ("N N N N N", [3, 0, 0, 0], "N"),
    ("N N N B B", [0, 3, 0, 0], "N"),
]


@pytest.mark.ruling(118, 119, 280)
@pytest.mark.parametrize(("cubes", "points", "winner"), REWARDS)
def test_rewards_and_the_winner_of_the_card(cubes: str, points: list[int], winner: str) -> None:
    p = fighting("R4", {"normans": cubes, "war": "B"})
    play(p, "A fight normans with R4")
    assert each(p, "vp") == points
    assert each(p, "events_won") == [int(letter == winner) for letter in "ABCD"]
    assert look(p, "events", "event.normans") == [["marauding", "war"], "gone"]


@pytest.mark.ruling(118, 280)
def test_with_two_players_the_neutral_cube_keeps_a_player_from_being_alone() -> None:
    for cubes, points in (("A A A A A", [8, 0]), ("A A A A N", [5, 0]), ("B A A A A", [5, 3])):
        p = stage(2, seats={"A": {"dice": "R4"}, "B": {"dice": "W1"}}, events={"normans": cubes})
        play(p, "A fight normans with R4")
        assert each(p, "vp") == points


@pytest.mark.ruling(119)
def test_the_oldest_cube_still_on_the_card_decides_a_tie() -> None:
    """B was on the card first, but Resistance has taken that cube away before A and B came to fight."""
    p = stage(
        modules=("bonus",), phase="events", events={"succession": "B", "resistance": ""},
        seats={"A": {"dice": "Y6 R6 R2"}, "B": {"dice": "R6 R2"}, "C": {"dice": "R4"}, "D": {"dice": "W1"}},
    )  # fmt: skip
    play(p, "* site 1", "* black 1", "A beat", "A with Y6", "A fight succession with R6 R2", "A times 2")
    play(p, "B fight succession with R6 R2", "B times 2", "C fight succession with R4")
    assert each(p, "vp") == [3, 3, 0, 0]
    assert each(p, "events_won") == [1, 0, 0, 0]


# ---- completion --------------------------------------------------------------------------------------------------


@pytest.mark.ruling(270)
@pytest.mark.parametrize("line", ["A fight normans with R6 R6", "A activate diplomat with R3"])
def test_the_influence_of_the_last_cube_comes_before_the_rewards(line: str) -> None:
    """The end is the same; whoever watches sees every cube and its influence first, then what the event pays."""
    p = stage(
        seats={"A": {"dice": "R6 R6 R3", "influence": 5}, "B": {"dice": "W1"}},
        events={"normans": "A B A A A"},
        activities={"diplomat": {"tradesmen": {"A": 1}}},
    )
    trace = Trace()
    p.play(CITY.parse(p, line), trace)
    while p.pending() == [0] and look(p, "A.events_won") == 0:
        p.play(p.moves(0)[-1], trace)
    effects = trace.decoded()
    gains = [at for at, one in enumerate(effects) if one.what == E_INFLUENCE and one.amount > 0]
    laid = [at for at, one in enumerate(effects) if one.what == E_EVENT_CUBE and one.amount > 0]
    paid = [at for at, one in enumerate(effects) if one.what in (E_POINTS, E_WON)]
    assert [len(gains), len(laid), len(paid)] == [1, 1, 3]  # two families are paid, and the card is won
    assert laid[0] < gains[0] < min(paid)


@pytest.mark.ruling(69)
def test_the_influence_of_a_fight_stops_at_twenty() -> None:
    p = stage(
        seats={"A": {"dice": "R6 R6", "influence": 19}, "B": {"dice": "W1"}}, events={"normans": "A A A"}
    )  # fmt: skip
    play(p, "A fight normans with R6 R6", "A times 3")
    assert look(p, "A.influence", "A.vp", "A.events_won") == [20, 8, 1]


@pytest.mark.ruling(105, 119, 272)
def test_marauding_pays_resets_and_starts_from_an_empty_list() -> None:
    p = stage(
        seats={"A": {"dice": "R3"}, "B": {"dice": "R6 R6 R6"}, "C": {"dice": "R3"}, "D": {"dice": "W1"}},
        events={"marauding": "A A B B B"},
    )
    play(p, "A fight marauding with R3")  # three each: the tie shares 3, and nobody wins a card
    assert each(p, "vp") == [1, 1, 0, 0]
    assert each(p, "events_won") == [0, 0, 0, 0]
    assert look(p, "event.marauding") == ""
    play(p, "B fight marauding with R6 R6 R6", "B times 5", "C fight marauding with R3")
    assert each(p, "vp") == [1, 3, 1, 0]  # the old cubes are forgotten


@pytest.mark.ruling(119, 272)
def test_a_cube_on_marauding_after_a_reset_belongs_to_its_owner() -> None:
    p = stage(
        seats={"A": {"dice": "R3 Y1"}, "B": {"dice": "R3"}, "C": {"dice": "R3"}}, events={"marauding": "D C D C D"}
    )
    play(p, "A fight marauding with R3", "B fight marauding with R3", "C fight marauding with R3")
    assert look(p, "event.marauding") == "B C"


@pytest.mark.ruling(119)
def test_every_cube_of_a_completed_event_goes_back_to_its_owner() -> None:
    p = fighting("R4", {"normans": "B N B B A"})
    assert causes(p, E_EVENT_CUBE, "A fight normans with R4") == [
        ("A", 1, "normans"),
        *((owner, -cubes, str(B_REWARD)) for owner, cubes in {"A": 2, "B": 3, "N": 1}.items()),
    ]


@pytest.mark.ruling(120)
def test_a_new_card_has_no_cubes_where_another_one_lay() -> None:
    p = stage(seats={"A": {"dice": "R4"}}, events={"normans": "B B B B B", "war": "C C"})
    play(p, "A fight normans with R4")  # the last die, and War moves to the left
    while len(look(p, "events")) < 4:
        p.play(p.draw(FastSource(3)))
    assert [look(p, f"event.{event}") for event in look(p, "events")] == ["", "C C", "", ""]


@pytest.mark.ruling(105)
def test_cubes_of_a_card_complete_several_events_and_the_queue_shifts_in_between() -> None:
    events = {"brigands": "B B B", "war": "", "traveling_builders": "B B"}
    p = with_card("diplomat", "R6 R6", events=events)
    play(p, "A activate diplomat with R6 R6", "A times 4", "A cube brigands")
    assert look(p, "events") == ["marauding", "war", "traveling_builders"]
    assert refused(p, "A cube brigands") == "no_event"
    play(p, "A cube traveling_builders", "A cube war", "A cube marauding")
    assert look(p, "events", "event.war", "event.marauding") == [["marauding", "war"], "A", "A"]
    assert each(p, "vp") == [1 + 1, 3 + 2, 0, 0]
    assert each(p, "events_won") == [0, 2, 0, 0]


@pytest.mark.ruling(105)
def test_marauding_once_completed_is_closed_for_the_rest_of_the_action_only() -> None:
    p = with_card("diplomat", "R6 R6", events={"marauding": "B B B B B", "war": ""}, B={"dice": "R3"})
    play(p, "A activate diplomat with R6 R6", "A times 3", "A cube marauding")
    assert look(p, "event.marauding") == ""  # reset, and the two cubes left have War as their only place
    assert look(p, "event.war", "A.influence") == ["A A", 4]
    play(p, "B fight marauding with R3")
    assert look(p, "event.marauding") == "B"


@pytest.mark.ruling(105)
def test_cubes_without_a_target_give_nothing() -> None:
    p = with_card("chivalry", "R2 R1 R1 R1 R1", events={"marauding": "B B B B B"})
    play(p, "A activate chivalry with R2")  # four cubes, one banner: it closes Marauding
    assert look(p, "event.marauding", "A.influence") == ["", 5]


@pytest.mark.ruling(120)
def test_the_queue_closes_the_gap_in_order() -> None:
    p = fighting("R4", {"war": "A A", "normans": "B B B B B", "drought": "A", "heresy": ""})
    play(p, "A fight normans with R4")
    assert look(p, "events") == ["marauding", "war", "drought", "heresy"]
    assert look(p, "event.war", "event.drought", "event.heresy") == ["A A", "A", ""]


@pytest.mark.ruling(271)
def test_a_card_that_left_the_queue_is_never_drawn_again() -> None:
    p = stage(
        seats={"A": {"dice": "R4"}}, events={"normans": "B B B B B"}, round=3,
        drawn=["war", "brigands", "brigands2", "brigands3", "skirmishes", "skirmishes2"],
    )  # fmt: skip
    play(p, "A fight normans with R4")  # the last die: round 4 begins and draws
    assert look(p, "round", "events") == [4, ["marauding"]]
    assert refused(p, "* event normans") == "impossible_outcome"
    assert refused(p, "* event war") == "impossible_outcome"
    play(p, "* event succession")
