"""The characters of the Ladies: three more, the same steps at all player counts, and one that may lie open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import ALL_PLAYERS, let_chance, look, pending, play, refused, seen, setup_for, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SequenceSource

LADIES = {  # building, cards of its colour, another building
    "jeanne_de_champagne": ("city_hall", ("merchant", "innkeeper", "sculptor"), "palace"),
    "isabeau_de_baviere": ("palace", ("archer", "hunting", "captain"), "bishopric"),
    "marie_de_champagne": ("bishopric", ("tithe", "confession", "procession"), "city_hall"),
}
STEPS = [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (8, 6)]


def final(character: str, players: int, **fields: Any) -> Position:
    """A position at the end of the game in which only this character was dealt, to B."""
    seats: dict[str, dict[str, Any]] = {letter: {"characters": []} for letter in "ABCD"[:players]}
    seats["B"] = {"characters": [character]}
    seats["A"] |= fields.pop("A", {})
    return stage(players, ("characters",), phase="over", seats=seats, **fields)


def points(position: Position, seat: int = 0) -> int:
    return sum(line.points for line in CITY.scores(position)[seat] if line.source == "character")


def row(citizens: int) -> str:
    return " ".join("A" * citizens + "." * (6 - citizens))


# ---- what they count -----------------------------------------------------------------------------------------------


@pytest.mark.ruling(162, 163)
@pytest.mark.effect("jeanne_de_champagne", "isabeau_de_baviere", "marie_de_champagne")
@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize(("people", "vp"), STEPS)
@pytest.mark.parametrize("character", LADIES)
def test_citizens_and_tradesmen_of_one_colour(character: str, people: int, vp: int, players: int) -> None:
    building, cards, _ = LADIES[character]
    trades = min(people // 2, 3)
    activities = {card: {"tradesmen": {"A": space}} for card, space in zip(cards[:trades], (1, 0, 2))}
    p = final(character, players, buildings={building: row(people - trades)}, activities=activities)
    assert points(p) == vp
    assert points(p, 1) == 0  # its owner gets nothing for it that others would not


@pytest.mark.ruling(122, 163)
@pytest.mark.limit("jeanne_de_champagne", "isabeau_de_baviere", "marie_de_champagne")
@pytest.mark.parametrize("character", LADIES)
def test_lying_citizens_supplies_and_other_colours_do_not_count(character: str) -> None:
    building, _, other = LADIES[character]
    others = [cards[0] for name, (_, cards, _) in LADIES.items() if name != character]
    p = final(
        character, 4, buildings={building: "A B . . . .", other: "A A A A A A"}, lying={building: "A"},
        activities={card: {"tradesmen": {"A": 1}} for card in others}, A={"supply": 2},
    )  # fmt: skip
    assert points(p) == 0  # one standing citizen
    p = final(character, 4, buildings={building: "A A N B . ."})
    assert points(p) == 1


@pytest.mark.ruling(162, 163)
@pytest.mark.effect("jeanne_de_champagne")
def test_the_illustration_counts() -> None:
    p = final("jeanne_de_champagne", 3, activities={card: {"tradesmen": {"A": 0}} for card in ("merchant", "sculptor")})
    assert points(p) == 1


@pytest.mark.ruling(162)
@pytest.mark.limit("jeanne_de_champagne", "isabeau_de_baviere", "marie_de_champagne")
def test_a_character_that_was_not_dealt_pays_nothing() -> None:
    p = final("henry_i", 4, buildings={"city_hall": "A A A A A A"})
    assert points(p) == 0


# ---- dealing -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(162)
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_nine_characters_are_dealt_from_as_usual(players: int, each: int) -> None:
    setup = setup_for(players, ("characters",))
    assert len(CITY.names(setup).characters) == 9
    p = play(CITY.new(setup), "* start A")
    hands = [["marie_de_champagne", "henry_i"], ["isabeau_de_baviere", "le_florentin"], ["urbain_iv"], ["thibaut_ii"]]
    for letter, hand in zip("ABCD"[:players], hands):
        play(p, f"* deal {letter} {' '.join(hand[:each])}")
    assert pending(p) == "A"  # nothing lies open: the first citizen is placed
    assert look(p, "open") == []
    assert sorted(look(p, "A.characters")) == sorted(hands[0][:each])


@pytest.mark.ruling(161, 162)
def test_without_the_module_there_are_six() -> None:
    for modules in ((), ("events",), ("purple_die",)):
        assert len(CITY.names(setup_for(4, modules)).characters) == 6


# ---- one lies open -------------------------------------------------------------------------------------------------


def revealed(players: int, modules: tuple[str, ...] = ("characters",)) -> Position:
    return CITY.new(CITY.setup({"players": players, "modules": list(modules), "revealed": True, "start": "A"}))


@pytest.mark.ruling(162)
def test_after_the_deal_one_of_the_others_is_laid_open() -> None:
    p = revealed(3)
    play(p, "* deal A marie_de_champagne", "* deal B henry_i", "* deal C urbain_iv")
    assert len(p.outcomes()) == 6
    assert refused(p, "* open henry_i") == "impossible_outcome"
    play(p, "* open jeanne_de_champagne")
    assert look(p, "open", "pending") == [["jeanne_de_champagne"], "A"]
    assert [entry["character"] for entry in seen(p)["characters"]] == ["jeanne_de_champagne"]
    assert [entry["character"] for entry in seen(p, "B")["characters"]] == ["jeanne_de_champagne"]


@pytest.mark.ruling(162)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_it_scores_for_everybody_on_top_of_the_dealt_ones(players: int) -> None:
    setup = CITY.setup({"players": players, "modules": ["characters"], "revealed": True})
    seats: dict[str, dict[str, Any]] = {letter: {"characters": []} for letter in "ABCD"[:players]}
    seats["B"] = {"characters": ["isabeau_de_baviere"]}
    fields = {"phase": "over", "seats": seats, "buildings": {"city_hall": "A A A A B B", "palace": "A A . . . ."}}
    p = CITY.stage(setup, {**fields, "open": ["jeanne_de_champagne"]}, "test")
    assert [points(p, seat) for seat in range(players)] == [3 + 1, 1, 0, 0][:players]
    p = CITY.stage(setup, fields, "test")
    assert [points(p, seat) for seat in range(players)] == [1, 0, 0, 0][:players]


@pytest.mark.ruling(161, 162)
def test_one_of_the_six_may_lie_open_without_the_module() -> None:
    p = revealed(4, ())
    let_chance(p, FastSource(2))
    assert len(look(p, "open")) == 1
    assert look(p, "open")[0] not in [name for letter in "ABCD" for name in look(p, f"{letter}.characters")]


@pytest.mark.ruling(7, 162)
def test_others_cannot_hold_the_open_one() -> None:
    p = revealed(2)
    let_chance(p, FastSource(5))
    view = CITY.view(p, 0)
    for seed in range(20):
        guess = view.determinize(SequenceSource(seed))
        hands = [name for letter in "AB" for name in look(guess, f"{letter}.characters")]
        assert len({*hands, *look(guess, "open")}) == 5


def test_scenarios_name_the_open_one() -> None:
    setup = CITY.setup({"players": 3, "modules": ["characters"], "revealed": True})
    dice = {"seats": {"A": {"dice": "Y2"}}}
    p = CITY.stage(setup, {**dice, "open": ["chretien_de_troyes"]}, "test")
    assert look(p, "A.characters") == ["urbain_iv"]  # the first one that is left
    for wrong in (["nobody"], ["henry_i", "urbain_iv"], "henry_i"):
        with pytest.raises(BadInput):
            CITY.stage(setup, {**dice, "open": wrong}, "test")
    held = {"seats": {"A": {"dice": "Y2", "characters": ["henry_i"]}}, "open": ["henry_i"]}
    with pytest.raises(BadInput, match="twice"):
        CITY.stage(setup, held, "test")
    with pytest.raises(BadInput):
        stage(3, ("characters",), **dice, open=["henry_i"])  # nothing lies open in this game
