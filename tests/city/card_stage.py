"""Positions for the tests of cards: A stands on a card and holds the dice."""

from __future__ import annotations

from typing import Any

from tests.city.helpers import stage
from troyes.city.rules.position import Position


def with_card(card: str, dice: str, **fields: Any) -> Position:
    """A has a tradesman on the card and these dice; A=, B=… add to the seats, everything else to the position.

    One neutral white 1 stays on the square, so that using up the dice does not end the round.
    """
    seats = {letter: fields.pop(letter) for letter in "ABCD" if letter in fields}
    seats["A"] = {"dice": dice, **seats.get("A", {})}
    fields["activities"] = {card: {"tradesmen": {"A": 1}}, **fields.get("activities", {})}
    fields.setdefault("neutral", {"dice": "W1"})
    return stage(seats=seats, **fields)
