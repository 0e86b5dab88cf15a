# compiled
"""Before the first round: a roll of dice in three colours tells the King which buildings to enter.

The outcome of the roll holds the values of each colour, falling, in three bits each: red, yellow, white.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.king.tables import PLACES, ROLLS, favourite
from troyes.city.rules.changes import add_supply, note, stand
from troyes.city.rules.effect_codes import B_KING, N_ROLLED
from troyes.city.rules.layout import (
    BUILDINGS,
    COLOURS,
    EMPTY,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    SPACES,
    SPACES_PER_BUILDING,
    SUPPLY,
)
from troyes.city.rules.state import State, get
from troyes.kernel.play.chance import Source

# ---- the roll ----------------------------------------------------------------------------------------------------


def draw_roll(s: State, source: Source, kind: i64, index: i64) -> i64:
    """One key per die."""
    i: i64
    dice = COLOURS * s.setup.figures[ROLLS]
    values = vec[i64]([0] * int(dice))
    for i in range(dice):
        values[i] = source.draw(kind, 0, index * dice + i, 6) + 1
    return pack_roll(s, values)


def pack_roll(s: State, values: vec[i64]) -> i64:
    """Sort the values of each colour, falling, and pack them."""
    i: i64
    j: i64
    each = s.setup.figures[ROLLS]
    outcome: i64 = 0
    for i in range(COLOURS * each):
        for j in range(i + 1, (i // each + 1) * each):
            if values[j] > values[i]:
                values[i], values[j] = values[j], values[i]
        outcome |= values[i] << 3 * i
    return outcome


def pack_values(s: State, values: list[int]) -> int:
    """The same for values given from outside, all red ones first."""
    return int(pack_roll(s, vec[i64](values)))


def value_at(outcome: i64, i: i64) -> i64:
    return outcome >> 3 * i & 7


def is_roll(s: State, outcome: i64) -> bool:
    i: i64
    each = s.setup.figures[ROLLS]
    for i in range(COLOURS * each):
        value = value_at(outcome, i)
        if not 1 <= value <= 6:
            return False
        if i % each > 0 and value > value_at(outcome, i - 1):
            return False
    return outcome >> 3 * COLOURS * each == 0


# ---- what the King makes of it -------------------------------------------------------------------------------------


def apply_roll(s: State, outcome: i64) -> None:
    """His citizens enter the buildings of the highest dice; a die for a full building is skipped."""
    value: i64
    i: i64
    each = s.setup.figures[ROLLS]
    for i in range(COLOURS * each):
        note(s, N_ROLLED, NEUTRAL, value_at(outcome, i), B_KING, i // each + 1)
    left = citizens_to_place(s)
    for value in range(6, 0, -1):
        for i in range(COLOURS * each):  # red before yellow before white
            if value_at(outcome, i) == value and left > 0 and enter(s, i // each):
                left -= 1
    while left > 0:
        enter_anywhere(s)
        left -= 1


def citizens_to_place(s: State) -> i64:
    """As many as the rules say, while the people find room for all of theirs."""
    space: i64
    seat: i64
    room: i64 = 0
    for space in range(SPACES):
        if s.v[BUILDINGS + space] == EMPTY:
            room += 1
    for seat in range(s.setup.players):
        room -= get(s, seat, SUPPLY)
    return max(0, min(min(s.setup.figures[PLACES], room), s.v[NEUTRAL_SUPPLY]))


def enter(s: State, building: i64) -> bool:
    """His best free space of a building; no if it is full."""
    rank: i64
    for rank in range(SPACES_PER_BUILDING):
        space = favourite(s, building, rank)
        if s.v[BUILDINGS + space] == EMPTY:
            add_supply(s, NEUTRAL, -1, B_KING)
            stand(s, space, NEUTRAL, B_KING)
            return True
    return False


def enter_anywhere(s: State) -> None:
    """All dice are used: the first building with room."""
    building: i64
    for building in range(COLOURS):
        if enter(s, building):
            return
