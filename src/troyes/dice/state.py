# compiled
"""The data of a position of the dice game, and the few primitives every rule uses."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.layout import CIRCLED, SEAT, SHEETS, SPENT
from troyes.dice.setup import Setup
from troyes.kernel.effects import Trace


class State:
    """A setup and one flat vector. `trace` is set only while a move is played with a trace."""

    def __init__(self, setup: Setup, v: vec[i64]) -> None:
        self.setup: Setup = setup
        self.v: vec[i64] = v
        self.trace: Trace | None = None


@final
class Scratch:
    """The buffer that listing writes into."""

    def __init__(self) -> None:
        self.moves: vec[i64] = vec[i64]([0] * 4096)


SCRATCH: Final = Scratch()


def sheet_at(seat: i64) -> i64:
    """Offset of the sheet a seat writes on."""
    return SHEETS + seat * SEAT


def held(s: State, sheet: i64, resource: i64) -> i64:
    """Resources circled and not spent."""
    v = s.v
    return v[sheet + CIRCLED + resource] - v[sheet + SPENT + resource]


def seat_of_sheet(sheet: i64) -> i64:
    return (sheet - SHEETS) // SEAT


def note(s: State, what: i64, seat: i64, where: i64, because: i64, amount: i64) -> None:
    """Write an effect if somebody is listening."""
    if s.trace is not None:
        s.trace.add(what, seat, where, because, amount)
