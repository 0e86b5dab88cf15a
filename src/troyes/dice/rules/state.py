# compiled
"""The data of a position of the dice game, and the few primitives every rule uses."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.rules.layout import CIRCLED, COLOURS, SEAT, SHEETS, SPENT
from troyes.dice.rules.setup import Setup
from troyes.kernel.contract.effects import Trace

SPENDINGS: Final = 512  # ways to spend resources: three bits for each
LAST_STAMP: Final = (1 << 22) - 1


@final
class Scratch:
    """What listing works with: the list, the die at hand, and the results reached so far.

    `seen` holds, by colour used and by what is spent, the results reached, above them the stamp of the listing that
    reached them; so it need not be cleared. There is no room for anything where no call is at work.
    """

    def __init__(self, has_room: bool) -> None:
        room = 1 if has_room else 0
        self.moves: vec[i64] = vec[i64]([0] * (4096 * room))
        self.seen: vec[i64] = vec[i64]([0] * (SPENDINGS * (COLOURS + 1) * room))
        self.stamp: i64 = 0
        self.columns: i64 = 0  # number -> column, three bits each
        self.sites: i64 = 0  # bits of the buildings that may be built
        self.base: i64 = 0  # value of the die before influence
        self.tile: i64 = 0  # what acts on the die
        self.die: i64 = 0  # the move without colour, value and deed

    def begin(self) -> None:
        """A new stamp; once in a long while they start again."""
        i: i64
        self.stamp += 1
        if self.stamp > LAST_STAMP:
            for i in range(len(self.seen)):
                self.seen[i] = 0
            self.stamp = 1


NO_SCRATCH: Final = Scratch(False)
FREE: Final[list[Scratch]] = []  # as many as have ever been lent at the same time


class State:
    """A setup and one flat vector.

    `trace` is set only while a move is played with a trace, `scratch` only while a call lists or plays moves: it is
    lent to that call, so that no two threads write into the same one.
    """

    def __init__(self, setup: Setup, v: vec[i64]) -> None:
        self.setup: Setup = setup
        self.v: vec[i64] = v
        self.trace: Trace | None = None
        self.scratch: Scratch = NO_SCRATCH


def lend(s: State) -> None:
    """Memory to list moves in, until it is taken back."""
    try:
        s.scratch = FREE.pop()  # one step, so that no two threads get the same
    except IndexError:
        s.scratch = Scratch(True)


def take_back(s: State) -> None:
    FREE.append(s.scratch)
    s.scratch = NO_SCRATCH


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
