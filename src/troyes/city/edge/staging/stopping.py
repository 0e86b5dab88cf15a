"""Playing on, no further than the end of a phase: for scenarios that look at a position before anybody decides."""

from __future__ import annotations

from troyes.city.edge.names import PHASES
from troyes.city.rules import answers as rules
from troyes.city.rules.layout import PHASE
from troyes.city.rules.position import Position
from troyes.city.rules.state import NOTHING_LISTED, lend, take_back
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import IllegalMove

STOPS = PHASES[1:-1]  # of the game itself: the set-up is a deal, and nothing comes after the end


def go_on(position: Position, move: int | None, after: str, trace: Trace | None) -> bool:
    """Play a move, if there is one, then whatever happens by itself; whether the phase `after` is over."""
    if move is not None and (reason := position.why_not(move)):
        raise IllegalMove(reason)
    position.listed = NOTHING_LISTED
    position.trace = trace
    lend(position)
    try:
        if move is not None:
            rules.answer(position, move)
        return run_on(position, PHASES.index(after) if after else -1)
    finally:
        position.trace = None
        take_back(position)


def run_on(position: Position, last: int) -> bool:
    while True:
        phase = int(position.v[PHASE])
        if not rules.go_on(position):
            return False
        if phase == last != position.v[PHASE]:
            return True
