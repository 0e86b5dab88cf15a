# compiled
"""The cathedral: columns of cubes, one column per die value."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.changes import add_cathedral_cube, add_influence, add_points, note, remove_cathedral_cube
from troyes.city.rules.effect_codes import B_CATHEDRAL, N_NOTHING, NOBODY
from troyes.city.rules.layout import CATHEDRAL, COLUMNS, FROM_CATHEDRAL, HEIGHT, MAX_LEVELS, NEUTRAL, SPARED
from troyes.city.rules.state import State


def has_room(s: State, column: i64) -> bool:
    return s.v[HEIGHT + column] < s.setup.cathedral_levels


def build(s: State, seat: i64, column: i64) -> None:
    """A seat's cube on the lowest empty level of a column, with its rewards; nothing if the column is full."""
    if has_room(s, column):
        lay_cube(s, seat, column, B_CATHEDRAL)


def lay_cube(s: State, seat: i64, column: i64, because: i64) -> None:
    """A seat's cube on top of a column, whatever its height, with its rewards."""
    add_cathedral_cube(s, column, seat, because)
    add_points(s, seat, s.setup.cathedral_points, FROM_CATHEDRAL, because)
    add_influence(s, seat, s.setup.cathedral_influence[column], because)


def build_neutral(s: State, because: i64) -> None:
    """A neutral cube on the empty space of the lowest level, and in it of the smallest value."""
    level: i64
    column: i64
    for level in range(s.setup.cathedral_levels):
        for column in range(COLUMNS):
            if s.v[HEIGHT + column] == level:
                add_cathedral_cube(s, column, NEUTRAL, because)
                add_points(s, NEUTRAL, s.setup.neutral_builder, FROM_CATHEDRAL, because)
                return
    note(s, N_NOTHING, NOBODY, 0, because, 0)


def tear_down(s: State, because: i64) -> None:
    """Remove the cube of the highest level, and in it of the largest value, unless its owner is spared."""
    column = highest_column(s)
    if column < 0 or s.v[SPARED] >> top_owner(s, column) & 1:
        note(s, N_NOTHING, NOBODY, 0, because, 0)
    else:
        remove_cathedral_cube(s, column, because)


def highest_column(s: State) -> i64:
    """Column of the cube on the highest level, among several the largest value; -1 for an empty cathedral."""
    level: i64
    column: i64
    for level in range(MAX_LEVELS, 0, -1):
        for column in range(COLUMNS - 1, -1, -1):
            if s.v[HEIGHT + column] == level:
                return column
    return -1


def top_owner(s: State, column: i64) -> i64:
    return s.v[CATHEDRAL + (s.v[HEIGHT + column] - 1) * COLUMNS + column]


def cubes_on_level(s: State, level: i64, owner: i64) -> i64:
    column: i64
    n: i64 = 0
    for column in range(COLUMNS):
        if s.v[CATHEDRAL + level * COLUMNS + column] == owner:
            n += 1
    return n


def cathedral_cubes(s: State, owner: i64) -> i64:
    level: i64
    n: i64 = 0
    for level in range(MAX_LEVELS):
        n += cubes_on_level(s, level, owner)
    return n
