"""Final scoring: every source of points, totals below zero, and shared victories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import look, play, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.rules import winners


def final(players: int = 4, **fields: Any) -> Position:
    """The end of a game without characters."""
    seats: dict[str, dict[str, Any]] = {letter: {"characters": []} for letter in "ABCD"[:players]}
    for letter, entry in fields.pop("seats", {}).items():
        seats[letter] |= entry
    return stage(players, phase="over", seats=seats, **fields)


def sheet(position: Position, seat: int = 0) -> dict[tuple[str, str], int]:
    return {(line.source, line.detail): line.points for line in CITY.scores(position)[seat]}


FULL = ["A B C D A B", "A B C D . .", "A B C D . ."]


@pytest.mark.ruling(124)
@pytest.mark.parametrize(
    ("cathedral", "lost"),
    [
        ([], 6),
        (["A . . . . ."], 4),
        (["A A A A A A"], 4),
        (["A . . . . .", "A . . . . ."], 2),
        (["B . . . . .", "A . . . . ."], 4),
        (FULL, 0),
    ],
)
def test_each_level_of_the_cathedral_without_an_own_cube_costs_two(cathedral: list[str], lost: int) -> None:
    assert look(final(cathedral=cathedral), "A.total") == -lost


@pytest.mark.ruling(5, 124)
def test_the_total_may_be_negative_although_points_held_never_are() -> None:
    p = final(seats={"A": {"vp": 1}})
    assert look(p, "A.vp", "A.total", "B.total") == [1, -5, -6]


@pytest.mark.ruling(2, 125)
def test_a_point_for_each_uncountered_event_with_an_own_cube() -> None:
    p = final(cathedral=FULL, events={"marauding": "A A B N", "war": "B", "heresy": "A A A A", "drought": "N"})
    assert [look(p, f"{letter}.total") for letter in "ABCD"] == [2, 2, 0, 0]
    assert sheet(p) == {("presence", "marauding"): 1, ("presence", "heresy"): 1}


@pytest.mark.ruling(78, 79)
def test_tradesmen_score_the_space_they_hold_and_nothing_on_the_illustration() -> None:
    activities = {
        "goldsmith": {"tradesmen": {"A": 1, "B": 2, "C": 0}},
        "merchant": {"tradesmen": {"B": 1, "A": 2}},
    }
    p = final(cathedral=FULL, activities=activities)
    assert [look(p, f"{letter}.total") for letter in "ABCD"] == [4 + 1, 3 + 2, 0, 0]
    assert sheet(p) == {("tradesman", "goldsmith"): 4, ("tradesman", "merchant"): 1}


@pytest.mark.ruling(22, 126)
def test_every_character_dealt_scores_for_everybody_and_the_others_for_nobody() -> None:
    hands = {"A": {"characters": ["thibaut_ii"], "deniers": 18, "events_won": 5}, "B": {"deniers": 6, "influence": 15}}
    p = final(cathedral=FULL, seats=hands)
    assert [look(p, f"{letter}.total") for letter in "ABCD"] == [6, 1, 1, 1]  # 10 deniers are worth 1
    assert ("character", "henry_i") not in sheet(p)


@pytest.mark.ruling(22, 126)
def test_at_two_players_four_characters_score() -> None:
    hands = {
        "A": {"characters": ["chretien_de_troyes", "urbain_iv"], "deniers": 12, "influence": 10},
        "B": {"characters": ["thibaut_ii", "hugues_de_payns"], "deniers": 0, "influence": 0},
    }
    p = final(
        2, cathedral=["A A A B . .", "A B . . . .", "A B . . . ."], buildings={"palace": "A A A B . ."}, seats=hands
    )
    assert sheet(p) == {
        ("character", "chretien_de_troyes"): 0,
        ("character", "urbain_iv"): 1,  # five cubes: four are asked for, six for the next step
        ("character", "thibaut_ii"): 3,
        ("character", "hugues_de_payns"): 3,
    }
    assert look(p, "A.total", "B.total") == [7, 0]


@pytest.mark.ruling(124)
def test_the_total_is_the_sum_of_its_lines() -> None:
    p = final(
        cathedral=["A B A . . .", "A . . . . ."],
        events={"war": "A B"},
        activities={"sculptor": {"tradesmen": {"A": 1}}},
        seats={"A": {"vp": 13, "characters": ["hugues_de_payns"], "influence": 12}},
    )
    for seat in range(4):
        assert p.score(seat) == sum(sheet(p, seat).values())
    assert look(p, "A.total") == 13 + 1 + 3 + 3 - 2


@pytest.mark.ruling(127)
def test_players_level_at_the_top_share_the_victory() -> None:
    """Neither money nor influence nor the seat breaks a tie."""
    p = final(
        cathedral=FULL,
        seats={"A": {"vp": 9}, "B": {"vp": 30, "deniers": 0, "influence": 0}, "D": {"vp": 30, "deniers": 99}},
    )
    assert p.totals() == [9, 30, 0, 30]
    assert winners(p.totals()) == [1, 3]


@pytest.mark.ruling(122, 125)
def test_the_score_of_a_running_game_is_what_it_would_be_now() -> None:
    p = stage(
        seats={"A": {"dice": "W1 R6", "characters": []}, **{x: {"characters": []} for x in "BCD"}}, events={"war": ""}
    )
    assert look(p, "A.total") == -6
    play(p, "A build with W1")
    assert look(p, "A.total", "A.vp") == [-3, 1]
