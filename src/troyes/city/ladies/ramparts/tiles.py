# compiled
"""The outdoor activities: which one lies at which gate, cubes on them, guards, standing orders."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import (
    EFFECT,
    FACE_COUNT,
    FACE_FIGURES,
    FACE_SIZE,
    FACES,
    GAIN_DENIERS,
    GAIN_INFLUENCE,
    GAIN_POINTS,
    GATE_PLACES,
    GATES,
    GUARDS,
    LEVEL,
    ORDERS,
    RACE,
    TILE_CUBES,
)
from troyes.city.rules.changes import add_deniers, add_influence, add_points, note
from troyes.city.rules.effect_codes import B_SETUP, E_TILE, E_TILE_CUBE, NOBODY, because_outdoor
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.layout import FROM_OUTDOOR, INFLUENCE
from troyes.city.rules.state import State, get, slice_of

# ---- faces --------------------------------------------------------------------------------------------------------


def face_at(s: State, gate: i64) -> i64:
    """The activity at a gate, -1 before it is drawn."""
    return s.v[slice_of(s, RAMPARTS) + FACES + gate] - 1


def put_face(s: State, gate: i64, face: i64) -> None:
    s.v[slice_of(s, RAMPARTS) + FACES + gate] = face + 1
    note(s, E_TILE, NOBODY, gate, B_SETUP, face + 1)


def face_figure(s: State, face: i64, k: i64) -> i64:
    return s.setup.figures[FACE_FIGURES + face * FACE_SIZE + k]


def figure_at(s: State, gate: i64, k: i64) -> i64:
    """A figure of the activity at a gate."""
    return face_figure(s, face_at(s, gate), k)


def gate_with(s: State, effect: i64) -> i64:
    """The gate whose activity does this, -1 if none in this game does. No two activities in a game do the same."""
    gate: i64
    for gate in range(GATES):
        face = face_at(s, gate)
        if face >= 0 and face_figure(s, face, EFFECT) == effect:
            return gate
    return -1


def faces_of_level(s: State, level: i64) -> i64:
    face: i64
    n: i64 = 0
    for face in range(s.setup.figures[FACE_COUNT]):
        if face_figure(s, face, LEVEL) == level:
            n += 1
    return n


def face_of_level(s: State, level: i64, k: i64) -> i64:
    """The k-th activity of a level, -1 if there are fewer."""
    face: i64
    for face in range(s.setup.figures[FACE_COUNT]):
        if face_figure(s, face, LEVEL) == level:
            if k == 0:
                return face
            k -= 1
    return -1


# ---- guards, cubes, orders ----------------------------------------------------------------------------------------


def guard_at(s: State, seat: i64) -> i64:
    return s.v[slice_of(s, RAMPARTS) + GUARDS + seat]


def gate_place(s: State, gate: i64) -> i64:
    return s.setup.figures[GATE_PLACES + gate]


def has_reached(s: State, gate: i64, seat: i64) -> bool:
    return guard_at(s, seat) >= gate_place(s, gate)


def takes_cubes(s: State, gate: i64) -> bool:
    return figure_at(s, gate, EFFECT) != RACE


def cubes_on(s: State, gate: i64, seat: i64) -> i64:
    return s.v[slice_of(s, RAMPARTS) + TILE_CUBES + seat * GATES + gate]


def add_tile_cubes(s: State, gate: i64, seat: i64, n: i64, because: i64) -> None:
    s.v[slice_of(s, RAMPARTS) + TILE_CUBES + seat * GATES + gate] += n
    note(s, E_TILE_CUBE, seat, gate, because, n)


def spend_cube(s: State, gate: i64, seat: i64) -> None:
    """A cube goes back to its owner for what the activity does."""
    add_tile_cubes(s, gate, seat, -1, because_outdoor(face_at(s, gate)))


def cube_gates(s: State, seat: i64) -> i64:
    """Bits of the gates where the seat has a cube."""
    gate: i64
    bits: i64 = 0
    for gate in range(GATES):
        if cubes_on(s, gate, seat) > 0:
            bits |= 1 << gate
    return bits


def order_of(s: State, gate: i64, seat: i64) -> i64:
    return s.v[slice_of(s, RAMPARTS) + ORDERS + seat * GATES + gate]


def set_order(s: State, gate: i64, seat: i64, order: i64) -> None:
    s.v[slice_of(s, RAMPARTS) + ORDERS + seat * GATES + gate] = order


# ---- what a cube brings -------------------------------------------------------------------------------------------


def brings_something(s: State, gate: i64, seat: i64) -> bool:
    """Whether the gain of the activity changes anything: influence may be at the end of its track."""
    if figure_at(s, gate, GAIN_DENIERS) > 0 or figure_at(s, gate, GAIN_POINTS) > 0:
        return True
    return figure_at(s, gate, GAIN_INFLUENCE) > 0 and get(s, seat, INFLUENCE) < s.setup.max_influence


def gain(s: State, gate: i64, seat: i64) -> None:
    because = because_outdoor(face_at(s, gate))
    add_deniers(s, seat, figure_at(s, gate, GAIN_DENIERS), because)
    add_influence(s, seat, figure_at(s, gate, GAIN_INFLUENCE), because)
    add_points(s, seat, figure_at(s, gate, GAIN_POINTS), FROM_OUTDOOR, because)
