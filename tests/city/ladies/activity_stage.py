"""Positions for the tests of the Ladies' activity cards."""

from __future__ import annotations

from typing import Any

from tests.city.card_stage import with_card
from troyes.city.game import CITY
from troyes.city.rules.position import Position

MODULES = ("activities",)


def with_lady(card: str, dice: str, **fields: Any) -> Position:
    """A has a tradesman on the card and these dice, in a game with the cards of both boxes."""
    return with_card(card, dice, **{"modules": MODULES, **fields})


def cubes(**held: int) -> dict[str, Any]:
    """A tradesman of A and cubes of these seats on a card: `activities={"woodcutter": cubes(A=2)}`."""
    return {"tradesmen": {"A": 1}, "cubes": held}


def end_points(position: Position, letter: str) -> dict[str, int]:
    """What the cards of the box are worth to a seat at the end, by name."""
    names = CITY.names(position.setup)
    found = {}
    for line in CITY.scores(position)["ABCD".index(letter)]:
        if line.source == "extension":
            key, _, card = line.detail.partition(" ")
            found[f"{key} {names.cards[int(card)]}" if card else key] = line.points
    return found
