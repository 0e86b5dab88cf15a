# compiled
"""The order of dice in the King's eyes: by value, then red, yellow, white."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.changes import add_dice
from troyes.city.rules.codes import die_code
from troyes.city.rules.layout import COLOURS, DICE, NEUTRAL
from troyes.city.rules.state import State

NO_DIE_LEFT: Final = -1


def strongest(s: State, owner: i64) -> i64:
    """The best die of a district; a wild one is not looked at."""
    value: i64
    colour: i64
    for value in range(6, 0, -1):
        for colour in range(COLOURS):
            die = die_code(colour, owner, value)
            if s.v[DICE + die] > 0:
                return die
    return NO_DIE_LEFT


def has_die(s: State, owner: i64) -> bool:
    return strongest(s, owner) >= 0


def remove_strongest(s: State, n: i64, because: i64) -> None:
    """The King removes his n best dice, or what he has."""
    for _ in range(n):
        die = strongest(s, NEUTRAL)
        if die >= 0:
            add_dice(s, die, -1, because)
