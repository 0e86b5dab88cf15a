# compiled
"""The data of a position, and the few primitives every rule uses."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.rules.layout import CORE_SIZE, DEPTH, FRAME_SIZE, FRAMES, MAX_DEPTH, SEAT_SIZE, SEATS
from troyes.city.rules.setup import Setup
from troyes.kernel.contract.effects import Trace


@final
class Scratch:
    """Buffers that listing writes into; without room for anything where no call is at work."""

    def __init__(self, has_room: bool) -> None:
        room = 1 if has_room else 0
        self.moves: vec[i64] = vec[i64]([0] * (32768 * room))
        self.lots: vec[i64] = vec[i64]([0] * (4096 * room))
        self.combinations: vec[i64] = vec[i64]([0] * (512 * room))
        self.faces: vec[i64] = vec[i64]([0] * (16 * room))
        self.types: vec[i64] = vec[i64]([0] * (128 * room))
        self.counts: vec[i64] = vec[i64]([0] * (128 * room))
        self.need: vec[i64] = vec[i64]([0] * (16 * room))  # slot -> lot value a card asks for
        self.extra: vec[i64] = vec[i64]([0] * (16 * room))  # slot -> deniers it costs beside the dice


NO_SCRATCH: Final = Scratch(False)
NOTHING_LISTED: Final = vec[i64]()
FREE: Final[list[Scratch]] = []  # as many as have ever been lent at the same time


class State:
    """A setup and one flat vector: nothing else belongs to a position.

    `trace` is set only while a move is being played with a trace, `scratch` only while a call lists or plays moves: it
    is lent to that call, so that no two threads write into the same one. `listed` remembers the legal moves of exactly
    this vector, so that a move taken from the list is not searched twice.
    """

    def __init__(self, setup: Setup, v: vec[i64]) -> None:
        self.setup: Setup = setup
        self.v: vec[i64] = v
        self.trace: Trace | None = None
        self.scratch: Scratch = NO_SCRATCH
        self.listed: vec[i64] = NOTHING_LISTED


def lend(s: State) -> None:
    """Memory to list moves in, until it is taken back."""
    try:
        s.scratch = FREE.pop()  # one step, so that no two threads get the same
    except IndexError:
        s.scratch = Scratch(True)


def take_back(s: State) -> None:
    FREE.append(s.scratch)
    s.scratch = NO_SCRATCH


def seat_at(seat: i64) -> i64:
    """Offset of a seat's own fields."""
    return SEATS + seat * SEAT_SIZE


def get(s: State, seat: i64, field: i64) -> i64:
    return s.v[SEATS + seat * SEAT_SIZE + field]


def slice_of(s: State, code: i64) -> i64:
    """Where the integers of an extension of this package begin in the vector."""
    return s.setup.slices[code]


def slice_start(s: State, name: str) -> i64:
    """Where the integers of any extension begin in the vector, found by its name."""
    at: i64 = CORE_SIZE
    for extension in s.setup.extensions:
        if extension.name == name:
            return at
        at += extension.slice
    raise LookupError(name)


# ---- frames: the half-finished turn ------------------------------------------------------------------------------


def push(s: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    v = s.v
    depth = v[DEPTH]
    if depth >= MAX_DEPTH:
        raise OverflowError("too many unfinished decisions")
    at = FRAMES + depth * FRAME_SIZE
    v[at] = kind
    v[at + 1] = seat
    v[at + 2] = a
    v[at + 3] = b
    v[at + 4] = c
    v[at + 5] = d
    v[DEPTH] = depth + 1


def pop(s: State) -> None:
    """Forget the top frame; it is wiped so that equal positions have equal vectors."""
    i: i64
    v = s.v
    depth = v[DEPTH] - 1
    v[DEPTH] = depth
    at = FRAMES + depth * FRAME_SIZE
    for i in range(FRAME_SIZE):
        v[at + i] = 0


def top(s: State) -> i64:
    """Offset of the top frame: kind, seat, then four integers of its own."""
    return FRAMES + (s.v[DEPTH] - 1) * FRAME_SIZE


def empty_vector(size: i64) -> vec[i64]:
    return vec[i64]([0] * int(size))
