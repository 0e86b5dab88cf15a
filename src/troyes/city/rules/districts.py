# compiled
"""The dice of one's own district, a wild one included.

A wild die is written as a red die of WILD_OWNER where its colour does not matter.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.codes import die_code, owner_of_die, value_of_die
from troyes.city.rules.layout import COLOURS, DICE, RED, WILD_DICE, WILD_OWNER
from troyes.city.rules.state import State


def own_count(s: State, seat: i64, die: i64) -> i64:
    """How many such dice lie in the seat's own district."""
    if owner_of_die(die) == WILD_OWNER:
        return 1 if s.v[WILD_DICE + seat] == value_of_die(die) else 0
    return s.v[DICE + die] if owner_of_die(die) == seat else 0


def list_own_dice(s: State, seat: i64) -> i64:
    """Write the different dice of the district into the scratch, in rising order; returns how many."""
    colour: i64
    value: i64
    n: i64 = 0
    types = s.scratch.types
    for colour in range(COLOURS):
        for value in range(1, 7):
            die = die_code(colour, seat, value)
            if s.v[DICE + die] > 0:
                types[n] = die
                n += 1
        if colour == RED and s.v[WILD_DICE + seat] > 0:
            types[n] = die_code(RED, WILD_OWNER, s.v[WILD_DICE + seat])
            n += 1
    return n
