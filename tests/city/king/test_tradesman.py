"""Result 6: a royal tradesman on the space that is worth most."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import look
from tests.city.king.royal import king, royal, you
from tests.city.king.test_citizen import ALL_OUT
from troyes.city.game import CITY
from troyes.city.rules.layout import CARDS
from troyes.city.rules.position import Position


def hired(*cards: str, his: str = "R4 Y1", **fields: Any) -> Position:
    """After a 6 with these cards open, nobody on them."""
    activities = {**{card: {} for card in cards}, **fields.pop("on", {})}
    return king(royal(seats=you(), neutral={"dice": his}, activities=activities, **fields), 4, 2)


def place(p: Position) -> dict[str, int]:
    """Where the King has tradesmen: card -> space from 1."""
    names = CITY.names(p.setup)
    cards = [names.cards[int(c)] for slot in range(9) if (c := p.v[CARDS + slot]) >= 0]
    found = {card: look(p, f"{card}.tradesman.N") for card in cards}
    return {card: space for card, space in found.items() if space >= 0}


@pytest.mark.ruling(150)
@pytest.mark.effect("king.6")
@pytest.mark.parametrize("dice", [(1, 5), (2, 4), (3, 3)])
def test_on_the_free_space_worth_most(dice: tuple[int, int]) -> None:
    activities: dict[str, Any] = {"merchant": {}, "archer": {}, "goldsmith": {}, "tithe": {}}
    p = king(royal(seats=you(), neutral={"dice": "R4 Y1"}, activities=activities), *dice)
    assert place(p) == {"goldsmith": 1}  # 4 points
    assert look(p, "king.dice", "neutral.supply", "A.deniers", "N.vp") == ["Y1", 23, 10, 0]


@pytest.mark.ruling(150)
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("merchant", "tithe", "archer"), "tithe"),  # 3 points beat 2
        (("tithe", "procession", "tax_collector"), "procession"),  # 3 points each; 5 deniers are cheapest
        (("merchant", "archer", "monk"), "merchant"),  # 2 points each; 4, 5 and 5 deniers
        (("archer", "monk"), "archer"),  # 2 points, 5 deniers: red before white
        (("tithe", "militiaman"), "militiaman"),  # 3 points, 6 deniers: yellow before white
        (("militiaman", "captain"), "captain"),  # 3 points, 6 deniers: red before yellow
        (("captain", "tax_collector"), "tax_collector"),  # the same in red: level 2 before 3
    ],
)
def test_ties_go_to_the_cheapest_then_to_the_colour_then_to_the_lower_level(
    cards: tuple[str, ...], expected: str
) -> None:
    assert place(hired(*cards)) == {expected: 1}


@pytest.mark.ruling(129, 150)
def test_only_where_he_has_none() -> None:
    p = hired("merchant", on={"tithe": {"tradesmen": {"N": 2}}})
    assert place(p) == {"tithe": 2, "merchant": 1}


@pytest.mark.ruling(150, 279)
def test_the_best_space_that_is_free() -> None:
    taken = {"tithe": {"tradesmen": {"A": 1}}}
    assert place(hired("archer", on=taken)) == {"archer": 1}  # 2 points each; 5 deniers against 6
    freed = {"merchant": {"tradesmen": {"A": 2}}}
    assert place(hired(on=freed)) == {"merchant": 1}


@pytest.mark.ruling(150)
@pytest.mark.limit("king.6")
def test_never_on_an_illustration_and_the_die_is_paid() -> None:
    full = {"merchant": {"tradesmen": {"A": 0, "N": 1}}}
    p = hired(on=full)
    assert (place(p), look(p, "king.dice", "neutral.supply")) == ({"merchant": 1}, ["Y1", 23])
    p = hired()
    assert (place(p), look(p, "king.dice", "neutral.supply")) == ({}, ["Y1", 24])


@pytest.mark.ruling(266)
def test_without_a_citizen_left_nothing_happens_and_the_die_is_paid() -> None:
    fields = {**ALL_OUT, "activities": {**ALL_OUT["activities"], "goldsmith": {}}}
    p = king(royal(seats=you(), neutral={"dice": "R4 Y1"}, **fields), 4, 2)
    assert look(p, "goldsmith.tradesman.N", "king.dice") == [-1, "Y1"]


def test_he_does_not_activate_the_card() -> None:
    p = hired("tithe")
    assert look(p, "tithe.cubes.N", "N.vp") == [0, 0]
