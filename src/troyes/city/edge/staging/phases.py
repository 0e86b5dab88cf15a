"""The phase of a position set up by name: what is due in it, and who has to decide.

Phases of decisions are met in their middle, with the named seat to decide; all others at their beginning.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from troyes.city.edge.names import PHASES, SEAT_LETTERS
from troyes.city.rules import codes, layout
from troyes.city.rules.invariants import on_board
from troyes.city.rules.layout import CARDS, COLOURS, NEUTRAL
from troyes.city.rules.order import next_in_turn
from troyes.city.rules.state import get, push, seat_at

if TYPE_CHECKING:
    from troyes.city.edge.staging.positions import Stage

START_PHASES = PHASES[1:]
DRAW_PHASES = START_PHASES[: START_PHASES.index("events")]  # the event of the round is still to be drawn
BEGUN = ("placement", "events", "counter", "actions")  # these have begun when a position is staged


def enter_phase(s: Stage, data: Mapping[str, Any]) -> None:
    phase = data.get("phase", "actions")
    if phase not in START_PHASES:
        raise s.fail("phase", "is-not-a-phase", "phases", phase=phase, phases=START_PHASES)
    s.v[layout.PHASE] = PHASES.index(phase)
    if phase == "placement":
        enter_placement(s)
    elif s.v[layout.ROUND] == 0:
        raise s.fail("round", "begins-with-1-after")
    elif phase == "activities":
        require_covered(s)
    elif phase == "counter":
        enter_counter(s)
    elif phase == "actions":
        enter_actions(s)
    if phase not in BEGUN:
        for extension in s.setup.on_phase:
            extension.phase_starts(s.p, int(s.v[layout.PHASE]))


def enter_placement(s: Stage) -> None:
    """The snake goes on after the citizens that stand already."""
    placed = [on_board(s.p, seat) for seat in range(int(s.setup.players))]
    s.v[layout.STEP] = sum(placed)
    s.v[layout.ROUND] = 0
    for seat, count in enumerate(placed):
        left = int(s.setup.start_citizens) - count
        if left < 0:
            raise s.fail("buildings", "has-placed-too-many", seat=SEAT_LETTERS[seat])
        s.v[seat_at(seat) + layout.SUPPLY] = left
        s.v[seat_at(seat) + layout.GENERAL] = int(s.setup.citizens_each) - left - count


def require_covered(s: Stage) -> None:
    """The cards of the round are still to be revealed."""
    for colour in range(COLOURS):
        slot = colour * 3 + int(s.v[layout.ROUND]) - 1
        if s.v[layout.ROUND] <= 3 and s.v[CARDS + slot] >= 0:
            card = s.names.cards[int(s.v[CARDS + slot])]
            raise s.fail("activities", "is-revealed-only-in", card=card)


def enter_counter(s: Stage) -> None:
    turn = int(s.v[layout.TURN])
    if s.v[layout.BLACK_LEFT] == 0:
        raise s.fail("black", "there-is-no-black")
    if turn != NEUTRAL:
        s.v[layout.TURN] = next_in_turn(s.p, turn)
        push(s.p, codes.F_COUNTER, turn, 0, 0, 0, 0)


def enter_actions(s: Stage) -> None:
    turn = int(s.v[layout.TURN])
    if s.v[layout.DICE_LEFT] == 0:
        raise s.fail("phase", "there-are-no-dice")
    if get(s.p, turn, layout.PASSED):
        raise s.fail("turn", "has-passed-already")
    if turn != NEUTRAL:
        s.v[layout.STEP] = 1
        push(s.p, codes.F_TURN, turn, 0, 0, 0, 0)
