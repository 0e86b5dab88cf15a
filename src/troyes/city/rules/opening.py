# compiled
"""Before the first round: the empty board and the order of the initial placement."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.rules.layout import (
    BUILDINGS,
    CALLED,
    CARDS,
    CATHEDRAL,
    CHARACTER,
    COLUMNS,
    DENIERS,
    DRAWN,
    EMPTY,
    FACE_UP,
    GENERAL,
    INFLUENCE,
    MARAUDING,
    MAX_FACE_UP,
    MAX_LEVELS,
    NEUTRAL_SUPPLY,
    NONE,
    OWNERS,
    QUEUE_LENGTH,
    SLOTS,
    SPACES,
    START,
    SUPPLY,
)
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, empty_vector, seat_at


def new_vector(setup: Setup) -> vec[i64]:
    """The very beginning: nothing dealt, nothing placed."""
    seat: i64
    i: i64
    v = empty_vector(setup.size)
    v[START] = setup.start
    v[CALLED] = NONE
    v[NEUTRAL_SUPPLY] = setup.neutral_citizens
    v[QUEUE_LENGTH] = 1  # Marauding is printed on the board
    v[DRAWN + MARAUDING] = 1
    for i in range(SPACES):
        v[BUILDINGS + i] = EMPTY
    for i in range(SLOTS):
        v[CARDS + i] = NONE
    for i in range(MAX_LEVELS * COLUMNS):
        v[CATHEDRAL + i] = EMPTY
    for i in range(MAX_FACE_UP):
        v[FACE_UP + i] = NONE
    for seat in range(OWNERS):
        at = seat_at(seat)
        v[at + CHARACTER] = NONE
        v[at + CHARACTER + 1] = NONE
        if seat < setup.players:
            v[at + DENIERS] = setup.start_deniers
            v[at + INFLUENCE] = setup.start_influence
            v[at + SUPPLY] = setup.start_citizens
            v[at + GENERAL] = setup.citizens_each - setup.start_citizens
    return v


def snake_seat(s: State, step: i64) -> i64:
    """Odd rounds clockwise from the start seat, even rounds back from the last one."""
    players = s.setup.players
    place = step % players
    if step // players % 2 == 1:
        place = players - 1 - place
    return (s.v[START] + place) % players
