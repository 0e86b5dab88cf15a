"""The six characters: what each counts, where its steps lie, and that only the highest step pays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position

EVERYBODY_ELSE: dict[str, dict[str, Any]] = {letter: {"characters": []} for letter in "BCD"}


def final(character: str, players: int = 4, **fields: Any) -> Position:
    """A position at the end of the game in which only this character was dealt, to B."""
    seats: dict[str, dict[str, Any]] = {letter: {"characters": []} for letter in "ABCD"[:players]}
    seats["B"] = {"characters": [character]}
    seats["A"] |= fields.pop("A", {})
    return stage(players, phase="over", seats=seats, **fields)


def points(position: Position, seat: int = 0) -> int:
    return sum(line.points for line in CITY.scores(position)[seat] if line.source == "character")


def row(citizens: int) -> str:
    return " ".join("A" * citizens + "." * (6 - citizens))


STEPS_OF_THREE = [(2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (9, 6)]
STEPS_OF_TWO_PLAYERS = [(3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6)]


@pytest.mark.ruling(126)
@pytest.mark.effect("chretien_de_troyes")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("citizens", "vp"), STEPS_OF_THREE)
def test_chretien_counts_standing_citizens(players: int, citizens: int, vp: int) -> None:
    in_palace = min(citizens, 2)
    buildings = {"palace": row(in_palace), "bishopric": row(min(citizens - in_palace, 6))}
    if citizens > 8:
        buildings["city_hall"] = row(citizens - 8)
    assert points(final("chretien_de_troyes", players, buildings=buildings)) == vp


@pytest.mark.ruling(122, 126)
@pytest.mark.limit("chretien_de_troyes")
def test_chretien_counts_neither_lying_citizens_nor_tradesmen() -> None:
    p = final(
        "chretien_de_troyes", buildings={"palace": "A A B N . ."}, lying={"palace": "A"},
        activities={"merchant": {"tradesmen": {"A": 1}}}, A={"supply": 3},
    )  # fmt: skip
    assert points(p) == 0


@pytest.mark.ruling(126)
@pytest.mark.limit("chretien_de_troyes")
@pytest.mark.parametrize(("citizens", "vp"), STEPS_OF_TWO_PLAYERS)
def test_chretien_asks_for_one_more_with_two_players(citizens: int, vp: int) -> None:
    buildings = {"palace": row(min(citizens, 6)), "city_hall": row(max(0, citizens - 6))}
    assert points(final("chretien_de_troyes", 2, buildings=buildings)) == vp


def cathedral(cubes: int) -> list[str]:
    return [row(min(cubes, 6)), row(max(0, cubes - 6))]


@pytest.mark.ruling(126)
@pytest.mark.effect("urbain_iv")
@pytest.mark.parametrize(("cubes", "vp"), STEPS_OF_THREE)
def test_urbain_counts_cubes_on_the_cathedral(cubes: int, vp: int) -> None:
    assert points(final("urbain_iv", cathedral=cathedral(cubes))) == vp


@pytest.mark.ruling(126)
@pytest.mark.limit("urbain_iv")
@pytest.mark.parametrize(("cubes", "vp"), STEPS_OF_TWO_PLAYERS)
def test_urbain_asks_for_one_more_with_two_players(cubes: int, vp: int) -> None:
    assert points(final("urbain_iv", 2, cathedral=cathedral(cubes))) == vp


@pytest.mark.ruling(126)
@pytest.mark.limit("urbain_iv")
def test_urbain_counts_own_cubes_on_the_cathedral_only() -> None:
    p = final(
        "urbain_iv", cathedral=["A A B B B N"], events={"war": "A A A"}, activities={"priest": {"cubes": {"A": 3}}}
    )
    assert [points(p, seat) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.ruling(126)
@pytest.mark.effect("thibaut_ii")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("deniers", "vp"), [(5, 0), (6, 1), (11, 1), (12, 3), (17, 3), (18, 6), (40, 6)])
def test_thibaut_counts_deniers(players: int, deniers: int, vp: int) -> None:
    assert points(final("thibaut_ii", players, A={"deniers": deniers})) == vp


@pytest.mark.ruling(62, 122)
@pytest.mark.limit("thibaut_ii")
def test_thibaut_counts_the_coins_of_the_district_only_once_collected() -> None:
    assert points(final("thibaut_ii", A={"deniers": 5, "coins": 9})) == 0
    holder = {"characters": ["thibaut_ii"], "deniers": 5, "coins": 7}
    collected = stage(phase="end", round=6, seats={"A": holder, **EVERYBODY_ELSE})
    assert points(collected) == 3


@pytest.mark.ruling(126)
@pytest.mark.effect("hugues_de_payns")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("influence", "vp"), [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (20, 6)])
def test_hugues_counts_influence(players: int, influence: int, vp: int) -> None:
    assert points(final("hugues_de_payns", players, A={"influence": influence})) == vp


@pytest.mark.ruling(22, 126)
@pytest.mark.limit("hugues_de_payns")
def test_a_character_pays_everybody_but_only_if_dealt() -> None:
    p = final("hugues_de_payns", A={"influence": 15})
    assert [points(p, seat) for seat in range(4)] == [6, 0, 0, 0]  # B holds it, A scores it
    undealt = stage(phase="over", seats={"A": {"influence": 15, "characters": []}, **EVERYBODY_ELSE})
    assert points(undealt) == 0


YELLOW_AND_WHITE = ("artisan", "innkeeper", "journeyman", "tithe", "templar", "procession", "archer")


@pytest.mark.ruling(126)
@pytest.mark.effect("le_florentin")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("tradesmen", "vp"), [(1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (7, 6)])
def test_florentin_counts_tradesmen(players: int, tradesmen: int, vp: int) -> None:
    activities = {card: {"tradesmen": {"A": 1}} for card in YELLOW_AND_WHITE[:tradesmen]}
    assert points(final("le_florentin", players, activities=activities)) == vp


@pytest.mark.ruling(78, 126)
@pytest.mark.limit("le_florentin")
def test_florentin_counts_the_illustration_but_no_cubes_and_no_citizens() -> None:
    activities = {
        "artisan": {"tradesmen": {"A": 0, "C": 1}},
        "tithe": {"tradesmen": {"A": 2, "C": 1}},
        "templar": {"cubes": {"A": 5}},
    }
    p = final("le_florentin", activities=activities, buildings={"palace": "A A A A . ."})
    assert [points(p, seat) for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.ruling(126)
@pytest.mark.effect("henry_i")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("won", "vp"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 6), (8, 6)])
def test_henry_counts_events_won(players: int, won: int, vp: int) -> None:
    assert points(final("henry_i", players, A={"events_won": won})) == vp


@pytest.mark.ruling(126)
@pytest.mark.limit("henry_i")
def test_henry_counts_neither_marauding_nor_cubes_on_events() -> None:
    p = final("henry_i", events={"marauding": "A A", "war": "A A A", "normans": "A"})
    assert points(p) == 0
