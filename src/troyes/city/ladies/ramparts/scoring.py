# compiled
"""What the outdoor activities are worth at the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import CUBE_POINTS, MAJORITY, PILGRIMS, RANKS
from troyes.city.ladies.ramparts.tiles import cubes_on, figure_at, gate_with
from troyes.city.rules.state import State

MOST_RANKS: Final = 3


def pilgrim_points(s: State, seat: i64) -> i64:
    gate = gate_with(s, PILGRIMS)
    return 0 if gate < 0 else cubes_on(s, gate, seat) * figure_at(s, gate, CUBE_POINTS)


def majority_points(s: State, seat: i64) -> i64:
    """Players with equally many cubes share the points of the ranks they fill; without a cube there is no rank."""
    other: i64
    rank: i64
    gate = gate_with(s, MAJORITY)
    if gate < 0:
        return 0
    own = cubes_on(s, gate, seat)
    if own == 0:
        return 0
    ahead: i64 = 0
    level: i64 = 0
    for other in range(s.setup.players):
        if cubes_on(s, gate, other) > own:
            ahead += 1
        elif cubes_on(s, gate, other) == own:
            level += 1
    pool: i64 = 0
    for rank in range(ahead, min(ahead + level, MOST_RANKS)):
        pool += figure_at(s, gate, RANKS + rank)
    return pool // level
