"""The bonus cards: Baker, Banquet, Prior and Resistance, and that they are absent unless asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import each, let_chance, look, pending, play, refused, setup_for, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource

BONUS = ("bonus",)
REDS = ["brigands", "brigands2", "brigands3", "skirmishes", "skirmishes2", "succession", "war", "normans"]


def bonus(card: str, dice: str, **fields: Any) -> Position:
    return with_card(card, dice, modules=BONUS, **fields)


def revealed(position: Position) -> set[str]:
    """What chance can reveal now."""
    return {CITY.format(position, move).split()[-1] for move in position.outcomes()}


# ---- the pools ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling(11, 93)
@pytest.mark.parametrize(("level", "colours_before", "card"), [(1, 1, "baker"), (2, 2, "prior"), (3, 0, "banquet")])
def test_bonus_activities_join_the_pool_of_their_colour_and_level(level: int, colours_before: int, card: str) -> None:
    for modules, count in ((BONUS, 4), ((), 3)):
        p = stage(modules=modules, phase="activities", round=level)
        for _ in range(colours_before):  # red, then yellow, then white
            p.play(p.outcomes()[0])
        assert (card in revealed(p)) == bool(modules)
        assert len(revealed(p)) == count


@pytest.mark.ruling(93)
def test_without_the_module_resistance_does_not_exist() -> None:
    p = stage(phase="workforce")
    assert revealed(p) == set(REDS)
    with pytest.raises(BadInput):
        CITY.parse(p, "* event resistance")
    assert revealed(stage(modules=BONUS, phase="workforce")) == {*REDS, "resistance"}


# ---- Baker -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(102)
@pytest.mark.effect("baker")
def test_baker_counts_the_yellow_dice_left_in_all_districts() -> None:
    p = bonus("baker", "Y6 Y1 R1", B={"dice": "Y2 Y2 W3"}, neutral={"dice": "Y4"})
    play(p, "A activate baker with Y6")  # twice four yellow dice
    assert each(p, "deniers") == [18, 10, 10, 10]


@pytest.mark.ruling(102)
@pytest.mark.limit("baker")
def test_baker_does_not_count_the_dice_it_uses() -> None:
    p = bonus("baker", "Y3 R1", B={"dice": "Y3"})
    play(p, "A activate baker with Y3 B:Y3")
    assert each(p, "deniers") == [6, 14, 10, 10]
    assert refused(bonus("baker", "Y2"), "A activate baker with Y2") == "too_low"


# ---- Banquet -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(102)
@pytest.mark.effect("banquet")
@pytest.mark.parametrize(
    ("b", "neutral", "points"), [("R1 R1 R1 Y1 Y1", "", 6), ("R1", "R1 R2", 4), ("R2", "R1 R1", 4)]
)
def test_banquet_gives_the_activator_the_most_red_dice_of_one_district(b: str, neutral: str, points: int) -> None:
    p = bonus("banquet", "R6 R2 R1", B={"dice": b}, neutral={"dice": neutral})
    play(p, "A activate banquet with R2 R6")
    assert each(p, "vp") == [points, 0, 0, 0]


@pytest.mark.ruling(81, 102)
@pytest.mark.limit("banquet")
def test_banquet_does_not_count_the_dice_it_uses() -> None:
    p = bonus("banquet", "R4 R4 Y1 Y1")
    play(p, "A activate banquet with R4 R4")
    assert each(p, "vp") == [0, 0, 0, 0]
    assert pending(p) == "B"


# ---- Prior -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(93, 103)
@pytest.mark.effect("prior")
def test_prior_stores_cubes_and_builds_two_cubes_with_one_die() -> None:
    p = bonus("prior", "W6")
    play(p, "A activate prior with W6")
    assert look(p, "prior.cubes.A") == 2
    p = bonus("priest", "R1", B={"dice": "W4"}, activities={"prior": {"cubes": {"A": 1}}})
    play(p, "A build with B:W4 using prior")
    assert look(p, "cathedral.1", "cathedral.2") == [". . . A . .", ". . . A . ."]
    assert look(p, "A.vp", "A.influence", "A.deniers", "B.deniers") == [2, 8, 8, 12]


@pytest.mark.ruling(89, 103)
@pytest.mark.limit("prior")
def test_prior_takes_one_white_die_no_placement_and_no_full_column() -> None:
    p = bonus(
        "priest", "W4 W5 Y3", A={"supply": 1}, cathedral=[". . . B B .", ". . . B B .", ". . . B . ."],
        activities={"prior": {"cubes": {"A": 1}}},
    )  # fmt: skip
    assert refused(p, "A build with W4 W5 using prior") == "one_die_cube"
    assert refused(p, "A settle bishopric with W4 using prior") == "cube_use"
    assert refused(p, "A farm with Y3 using prior") == "cube_colour"
    assert refused(p, "A build with W4 using prior") == "columns_full"
    play(p, "A build with W5 using prior")  # one level is left: one cube, the copy is lost
    assert look(p, "cathedral.3", "A.vp", "A.influence") == [". . . B A .", 1, 6]


# ---- Resistance --------------------------------------------------------------------------------------------------


@pytest.mark.ruling(104)
@pytest.mark.effect("resistance")
def test_resistance_calls_a_red_card_from_the_box_which_calls_its_own() -> None:
    p = stage(modules=BONUS, phase="workforce")
    play(p, "* event resistance")
    assert revealed(p) == set(REDS)
    play(p, "* event war", "* event heresy")
    assert look(p, "events") == ["marauding", "resistance", "war", "heresy"]
    assert refused(p, "* black 1 2") == "impossible_outcome"  # 1 of Marauding and 2 of War
    play(p, "* black 6 5 4")


@pytest.mark.ruling(104)
@pytest.mark.effect("resistance")
def test_resistance_takes_the_newest_cube_of_every_event() -> None:
    p = stage(
        modules=BONUS, phase="events", seats={"A": {"influence": 5, "vp": 3}},
        events={"marauding": "A B", "war": "B A N", "resistance": "A", "normans": ""},
    )  # fmt: skip
    assert look(p, "event.marauding", "event.war", "event.resistance", "event.normans") == ["A", "B A", "", ""]
    assert look(p, "A.influence", "A.vp") == [5, 3]


@pytest.mark.ruling(104, 119)
@pytest.mark.effect("resistance")
def test_a_banner_that_resistance_has_freed_takes_a_cube_of_anybody() -> None:
    seats = {"A": {"dice": "Y6"}, "B": {"dice": "W1"}, "C": {"dice": "R6"}, "D": {"dice": "R6"}}
    p = stage(modules=BONUS, phase="events", events={"war": "A B", "resistance": ""}, seats=seats)
    play(p, "* black 1 1 1", "A beat", "A also 1", "A also 1", "A pass", "B pass", "C fight war with R6")
    assert look(p, "event.war") == "A C"


@pytest.mark.ruling(104)
@pytest.mark.limit("resistance")
def test_resistance_calls_nothing_when_no_red_card_is_left() -> None:
    p = stage(modules=BONUS, phase="workforce", drawn=REDS)
    play(p, "* event resistance")
    assert look(p, "events") == ["marauding", "resistance"]
    every_red_in_the_deck = {"rules": {"rounds": {"2": 9, "3": 9, "4": 9}}}
    p = stage(modules=BONUS, phase="workforce", figures=every_red_in_the_deck)
    play(p, "* event resistance")
    assert look(p, "events") == ["marauding", "resistance"]


@pytest.mark.ruling(104)
@pytest.mark.limit("resistance")
def test_a_red_card_from_the_box_leaves_one_less_in_it() -> None:
    """Of nine red cards one or two are in the box. War, the Normans and the Succession call red ones here."""
    calls = {event: {"calls": ["red"]} for event in ("war", "normans", "succession")}
    for box in (1, 2):
        rounds = {"rounds": dict.fromkeys(("2", "3", "4"), 9 - box)}
        p = stage(modules=BONUS, phase="workforce", figures={"rules": rounds, "event": calls})
        play(p, "* event war", *["* event normans", "* event succession"][:box])
        assert look(p, "events") == ["marauding", "war", "normans", "succession"][: 2 + box]
        assert revealed(p) <= set("123456")  # nothing is left to call: the die of the Succession, or black dice
    one_in_the_box = {"rules": {"rounds": {"2": 8, "3": 8, "4": 8}}}
    calls = {"war": {"calls": ["white"]}, "heresy": {"calls": ["red"]}}
    p = stage(modules=BONUS, phase="workforce", figures=one_in_the_box | {"event": calls})
    play(p, "* event war", "* event heresy", "* event normans")  # only a red card comes from the box


@pytest.mark.ruling(104)
@pytest.mark.limit("resistance")
@pytest.mark.parametrize(("rounds", "called"), [(9, False), (8, True)])
def test_the_box_is_what_the_rounds_leave_of_the_red_cards(rounds: int, called: bool) -> None:
    figures = {"rules": {"rounds": dict.fromkeys(("2", "3", "4"), rounds)}}
    p = CITY.new(CITY.setup({"players": 2, "modules": list(BONUS)}, figures))
    while look(p, "phase") != "events":
        p.play(p.draw(FastSource(2)) if p.is_chance() else p.moves(p.pending()[0])[0])
    play(p, "* event resistance")
    assert (p.is_chance() and len(p.outcomes()) == len(REDS)) == called


@pytest.mark.ruling(104, 123)
@pytest.mark.limit("resistance")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_resistance_adds_no_round(players: int, rounds: int) -> None:
    assert setup_for(players, BONUS).rounds == rounds == setup_for(players).rounds
    p = let_chance(stage(players, BONUS, phase="end", round=rounds))
    assert look(p, "phase") == "over"
    p = stage(players, BONUS, phase="end", round=rounds - 1)
    assert look(p, "round") == rounds


@pytest.mark.ruling(119, 271)
@pytest.mark.limit("resistance")
def test_resistance_can_be_countered_and_then_takes_no_more() -> None:
    p = with_card(
        "mercenary", "R6 R6", modules=BONUS, events={"war": "B B", "resistance": "B B"}, neutral={"dice": "R1"}
    )  # fmt: skip
    play(p, "A fight resistance with R6 R6", "A times 3")
    assert look(p, "events", "A.events_won", "A.vp", "B.vp") == [["marauding", "war"], 1, 4, 2]
