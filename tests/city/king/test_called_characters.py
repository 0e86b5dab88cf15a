"""Result 8: the first character of the column counts at once for both."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import look
from tests.city.king.royal import king, royal, you
from troyes.city.rules.position import Position

EIGHTS = [(2, 6), (3, 5), (4, 4), (6, 2)]


def called(*column: str, seat: dict[str, Any] | None = None, **fields: Any) -> Position:
    fields.setdefault("king", {})
    fields["king"] = {**fields["king"], "characters": list(column)}
    return king(royal(seats=you(**(seat or {})), neutral={"dice": "R6 Y1"}, **fields), 4, 4)


@pytest.mark.ruling(152)
@pytest.mark.effect("king.8")
@pytest.mark.parametrize("dice", EIGHTS)
def test_the_first_of_the_column_counts_for_both_and_leaves(dice: tuple[int, int]) -> None:
    p = royal(
        seats=you(events_won=1),
        neutral={"dice": "R6 Y1"},
        king={"events_won": 3, "characters": ["henry_i", "urbain_iv"]},
    )
    king(p, *dice)
    assert look(p, "N.vp", "A.vp", "king.characters", "king.dice") == [3, 1, ["urbain_iv"], "R6 Y1"]


@pytest.mark.ruling(128, 152)
def test_the_numbers_of_a_two_player_game_are_asked_for() -> None:
    """Chrétien asks for 4, 6 and 8 standing citizens; those who lie do not count."""
    p = called(
        "chretien_de_troyes",
        buildings={"palace": "A A A . . .", "bishopric": "N N N N N N"},
        lying={"palace": "A"},
    )
    assert look(p, "A.vp", "N.vp") == [0, 3]
    p = called("urbain_iv", cathedral=["A A A A . .", "N N N . . ."])
    assert look(p, "A.vp", "N.vp") == [1, 0]


@pytest.mark.ruling(152)
def test_money_and_influence_give_him_nothing() -> None:
    p = called("thibaut_ii", seat={"deniers": 12})
    assert look(p, "A.vp", "N.vp") == [3, 0]
    p = called("hugues_de_payns", seat={"influence": 15})
    assert look(p, "A.vp", "N.vp") == [6, 0]


def test_tradesmen_count_for_him_too() -> None:
    on = {card: {"tradesmen": {"N": 1, "A": 0}} for card in ("merchant", "tithe")}
    assert look(called("le_florentin", activities=on), "A.vp", "N.vp") == [1, 1]


@pytest.mark.ruling(152)
@pytest.mark.limit("king.8")
def test_without_a_character_he_receives_a_point() -> None:
    p = called()
    assert look(p, "N.vp", "A.vp", "king.dice") == [1, 0, "R6 Y1"]


def test_a_called_character_does_not_count_again_at_the_end() -> None:
    p = called("henry_i", king={"events_won": 1})
    before = look(p, "N.total")
    assert look(p, "N.vp") == 1
    assert before == 1 - 6  # three levels without a cube, nothing else
