"""Wolves and the Outlaw Chief: more and stronger black dice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.city.helpers import each, legal, lines, lines_with, look, play, refused, setup_for, stage
from tests.city.ladies.event_stage import resolved, told, with_events
from troyes.city.game import CITY
from troyes.city.rules.codes import ROLL_BLACK, chance_move
from troyes.city.rules.position import Position


def black_dice(position: Position) -> int:
    """How many black dice are about to be rolled."""
    counts = [n for n in range(1, 21) if position.why_not(int(chance_move(ROLL_BLACK, n))) is None]
    assert len(counts) == 1
    return counts[0]


# ---- Wolves --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(30, 191)
@pytest.mark.effect("wolves")
@pytest.mark.parametrize(
    ("events", "dice"), [(("wolves",), 2), (("wolves", "brigands"), 3), (("war", "wolves"), 4)]
)  # Marauding 1, Brigands 1, War 2
def test_wolves_bring_a_black_die(events: Sequence[str], dice: int) -> None:
    assert black_dice(resolved(dict.fromkeys(events, ""))) == dice


@pytest.mark.ruling(13, 165)
@pytest.mark.effect("wolves", "outlaw_chief")
@pytest.mark.parametrize(
    ("event", "called", "not_called"),
    [("wolves", "harsh_winter", "possession"), ("outlaw_chief", "possession", "uprising")],
)
def test_new_reds_call_a_card_of_their_colour(event: str, called: str, not_called: str) -> None:
    p = with_events({}, phase="workforce", seats={letter: {"supply": 1} for letter in "ABCD"})
    play(p, f"* event {event}")
    assert refused(p, f"* event {not_called}") == "impossible_outcome"
    play(p, f"* event {called}")
    assert look(p, "events") == ["marauding", event, called]


@pytest.mark.ruling(165)
@pytest.mark.limit("wolves")
def test_the_figures_of_wolves() -> None:
    p = with_events({"wolves": "B B"}, seats={"A": {"dice": "R2 R6 Y6"}, "B": {"dice": "R1"}})
    assert refused(p, "A fight wolves with R2") == "too_low"
    assert refused(p, "A fight wolves with Y6") == "colour"
    play(p, "A fight wolves with R6", "A times 2")
    assert look(p, "event.wolves", "A.vp", "B.vp", "B.events_won") == ["gone", 2, 2, 1]  # 3 + 1 shared by two


@pytest.mark.ruling(165)
def test_two_new_events_of_each_colour() -> None:
    colours = [entry["colour"] for entry in CITY.figures_of(setup_for(4, ("events",)))["event"].values()]
    copies = [entry["copies"] for entry in CITY.figures_of(setup_for(4, ("events",)))["event"].values()]
    decks = {c: sum(n for colour, n in zip(colours, copies) if colour == c) for c in ("red", "yellow", "white")}
    assert decks == {"red": 10, "yellow": 6, "white": 6}


# ---- Outlaw Chief --------------------------------------------------------------------------------------------------


@pytest.mark.ruling(193)
@pytest.mark.effect("outlaw_chief")
def test_every_black_die_is_worth_three_more_up_to_six() -> None:
    p = resolved({"outlaw_chief": "", "war": ""}, seats={"A": {"dice": "R1"}})
    play(p, "* black 1 3 5")
    assert look(p, "black") == "6 6 4"
    assert sum(n > 0 for n in each(p, "events_won")) == 0


@pytest.mark.ruling(193)
def test_the_dice_are_told_as_they_lie_and_as_they_count() -> None:
    p = resolved({"outlaw_chief": "", "war": ""}, seats={"A": {"dice": "R1"}})
    assert told(p.clone(), "* black 1 3 5")[0] == "Black dice rolled: 5, 3 and 1. Outlaw Chief +3: 6, 6 and 4."
    french = told(p, "* black 1 2 2", "fr")[0]
    assert french == "Dés noirs lancés\u00a0: 2, 2 et 1. «\u00a0Chef hors la loi\u00a0» +3\u00a0: 5, 5 et 4."
    p = resolved({"war": ""}, seats={"A": {"dice": "R1"}})
    assert told(p, "* black 1 3 5")[0] == "Black dice rolled: 5, 3 and 1."


@pytest.mark.ruling(193)
@pytest.mark.limit("outlaw_chief")
def test_without_him_black_dice_are_what_they_are() -> None:
    p = resolved({"war": ""}, seats={"A": {"dice": "R1"}})
    play(p, "* black 1 3 5")
    assert look(p, "black") == "5 3 1"


@pytest.mark.ruling(193)
@pytest.mark.limit("outlaw_chief")
def test_dice_that_name_a_place_are_not_changed() -> None:
    p = resolved({"outlaw_chief": "", "succession": ""}, buildings={"palace": ". A . . . ."})
    play(p, "* site 1")
    assert look(p, "palace") == "N A . . . ."
    p = resolved({"outlaw_chief": "", "uprising": ""}, buildings={"bishopric": "A . . . . ."})
    play(p, "* uprising 2")
    assert legal(p, "* crowd . A . . . N")


@pytest.mark.ruling(42, 44, 193)
@pytest.mark.limit("outlaw_chief")
@pytest.mark.parametrize(
    ("queue", "helped"),
    [
        (("outlaw_chief", "support"), ["marauding"]),
        (("war", "outlaw_chief", "support"), ["war"]),  # not replaced by Marauding
        (("outlaw_chief", "war", "support"), ["war"]),
    ],
)
def test_support_passes_him_by_and_helps_nobody_instead(queue: Sequence[str], helped: list[str]) -> None:
    p = resolved(dict.fromkeys(queue, ""))
    assert [name for name in ("marauding", *queue) if look(p, f"event.{name}") == "N"] == helped


@pytest.mark.ruling(193)
@pytest.mark.limit("outlaw_chief")
@pytest.mark.parametrize("card", ["archer", "chivalry", "diplomat"])
def test_red_cards_of_level_one_do_not_reach_him(card: str) -> None:
    p = with_events(
        {"outlaw_chief": "", "war": ""}, activities={card: {"tradesmen": {"A": 1}}},
        seats={"A": {"dice": "R3 R6 W1"}},
    )  # fmt: skip
    play(p, f"A activate {card} with R3")
    if card == "archer":
        play(p, "* shot 6")
    assert lines_with(p, "cube") == ["A cube marauding", "A cube war"]
    assert refused(p, "A cube outlaw_chief") == "only_fought"


@pytest.mark.ruling(193)
@pytest.mark.limit("outlaw_chief")
@pytest.mark.parametrize("card", ["ransom", "catapult", "scout"])
def test_the_ladies_cards_of_level_one_do_not_reach_him_either(card: str) -> None:
    p = with_events(
        {"outlaw_chief": "", "war": ""}, modules=("activities", "events"),
        activities={card: {"tradesmen": {"A": 1}, "cubes": {"A": 3}}}, seats={"A": {"dice": "R6 R6 W1"}},
    )  # fmt: skip
    play(p, f"A activate {card} with R6 R6")
    while not lines_with(p, "cube"):
        play(p, next(line for line in reversed(lines(p)) if line.split()[1] in ("times", "spend")))
    assert {line.split()[2] for line in lines_with(p, "cube")} == {"marauding", "war"}
    assert not legal(p, "A cube outlaw_chief")


@pytest.mark.ruling(193)
@pytest.mark.limit("outlaw_chief")
def test_cards_find_nobody_when_only_he_has_room() -> None:
    p = stage(
        modules=("events",), events={"marauding": "B B B B B", "outlaw_chief": ""},
        activities={"diplomat": {"tradesmen": {"A": 1}}}, seats={"A": {"dice": "R6 W1", "influence": 5}},
    )  # fmt: skip
    play(p, "A activate diplomat with R6")  # one cube at most: Marauding has one banner left
    assert look(p, "event.outlaw_chief", "event.marauding", "A.vp") == ["", "", 1]


@pytest.mark.ruling(165, 193)
@pytest.mark.effect("outlaw_chief")
def test_he_is_fought_with_dice() -> None:
    p = with_events({"outlaw_chief": "B B B"}, seats={"A": {"dice": "R4 R6 R6 Y6"}, "B": {"dice": "R1"}})
    assert refused(p, "A fight outlaw_chief with R4") == "too_low"
    assert refused(p, "A fight outlaw_chief with Y6") == "colour"
    play(p, "A fight outlaw_chief with R6 R6", "A times 2")
    assert look(p, "event.outlaw_chief", "A.vp", "B.vp", "B.events_won") == ["gone", 3, 5, 1]
    assert look(p, "A.influence") == 6


@pytest.mark.ruling(193)
@pytest.mark.effect("outlaw_chief")
def test_a_delayed_cube_may_help_to_fight_him() -> None:
    p = with_events(
        {"outlaw_chief": ""}, activities={"blacksmith": {"cubes": {"A": 1}}}, seats={"A": {"dice": "R5 W1"}}
    )
    play(p, "A fight outlaw_chief with R5 using blacksmith", "A times 2")  # 5 + 5
    assert look(p, "event.outlaw_chief") == "A A"
