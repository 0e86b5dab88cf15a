# compiled
"""Points: Cathedral scorings, pairs of unspent resources, residents."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.dice.rules.layout import COLOURS, COLUMNS, RESIDENTS, WORTH
from troyes.dice.rules.sheet import count_row
from troyes.dice.rules.state import State, held, sheet_at


def cathedral_points(s: State, sheet: i64, column: i64) -> i64:
    """The number written for a Cathedral times the buildings of the row it counts."""
    worth = s.v[sheet + WORTH] >> 2 * column & 3
    if worth == 0:
        return 0
    row = s.setup.cathedral_counts[column]
    return worth * count_row(s, sheet, row // COLOURS, row % COLOURS)


def score(s: State, seat: i64) -> i64:
    column: i64
    colour: i64
    sheet = sheet_at(seat)
    points: i64 = 0
    for column in range(COLUMNS):
        points += cathedral_points(s, sheet, column)
    for colour in range(COLOURS):
        points += held(s, sheet, colour) // 2 + s.v[sheet + RESIDENTS + colour]
    return points
