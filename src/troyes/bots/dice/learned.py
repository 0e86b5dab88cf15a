# compiled
"""How good a sheet of the dice game is, as learned from many games alone: the points it should end with.

A line is looked through to its end: an action with the best of its follow-ups. The sheet it leaves is judged as it
meets the next roll; after the last half-day the score alone counts.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.dice.features import HALF_DAYS, NUMBERS, half_days_ahead, write
from troyes.bots.model import Layers, Model, Sums, answer, pass_through
from troyes.dice.rules.codes import CHANCE_SEAT
from troyes.dice.rules.layout import CHOOSING, OVER, PHASE, SEAT, SHEETS, WAITING
from troyes.dice.rules.position import Position
from troyes.dice.rules.scoring import score
from troyes.dice.rules.setup import Setup
from troyes.dice.rules.state import State, sheet_at
from troyes.kernel.play.chance import Source

# What the model answers for each number of half-days to come, in points: all that the sheet should end with, then the
# same by source.
TOTAL: Final = 0
FIRST_SOURCE: Final = 1
SOURCES: Final = 3
ANSWERS: Final = FIRST_SOURCE + SOURCES
OUTPUTS: Final = ANSWERS * HALF_DAYS

MOST: Final = 3000  # sheets judged in one decision; beyond that, follow-ups are taken as they come


def alone(known: State, seat: i64, setup: Setup) -> Position:
    """The sheet of a seat as that of a game alone, which `setup` is for: the half-day ends with its line."""
    v = vec[i64]([0] * (SHEETS + SEAT))
    i: i64
    sheet = sheet_at(seat)
    for i in range(SHEETS):
        v[i] = known.v[i]
    for i in range(SEAT):
        v[SHEETS + i] = known.v[sheet + i]
    v[WAITING] = 1
    return Position(setup, v)


def own_move(move: i64) -> i64:
    """A move of any seat as that of the only one."""
    return move - (move & CHANCE_SEAT)


@final
class SheetJudge:
    """The eyes of a learned player at one decision, or at many."""

    def __init__(self, model: Model) -> None:
        self.model: Model = model
        self.x: vec[i64] = vec[i64]([0] * NUMBERS)
        self.base: Sums = Sums(model)
        self.layers: Layers = Layers(model)
        self.nodes: i64 = 0  # sheets judged so far
        self.most: i64 = MOST
        self.is_new: bool = True  # whether the base is that of another decision

    def begin(self) -> None:
        """Another decision: its sheets resemble each other, so the first is what the others are told apart from."""
        self.is_new = True
        self.most = self.nodes + MOST

    def worth(self, s: Position) -> i64:
        """Hundredths of a point, at the end of a line."""
        self.nodes += 1
        if s.v[PHASE] == OVER:
            return 100 * score(s, 0)
        self.look(s)
        return self.points(s, TOTAL)

    def points(self, s: Position, what: i64) -> i64:
        """One of the answers for the sheet that was looked at last, in hundredths."""
        return answer(self.model, self.layers, ANSWERS * (half_days_ahead(s) - 1) + what)

    def look(self, s: Position) -> None:
        """Pass a sheet through the model, for `points`."""
        write(s, self.x)
        if self.is_new:
            self.base.move_to(self.x)
            self.is_new = False
        pass_through(self.model, self.base, self.x, self.layers)


def follow(position: Position, judge: SheetJudge, move: i64) -> i64:
    """What a move is worth with the best of the follow-ups it leaves."""
    copy = position.clone()
    copy.apply(move)
    return worth_of_line(copy, judge)


def worth_of_line(position: Position, judge: SheetJudge) -> i64:
    """The same of a line that has begun, or is done."""
    i: i64
    if position.v[PHASE] != CHOOSING:
        return judge.worth(position)
    moves = position.legal(0)
    best = follow(position, judge, moves[0])
    for i in range(1, len(moves)):
        if judge.nodes >= judge.most:
            break
        best = max(best, follow(position, judge, moves[i]))
    return best


def decide(position: Position, judge: SheetJudge) -> i64:
    """Play the best line to its end; what it was judged to be worth."""
    i: i64
    worth: i64 = 0
    judge.begin()
    while position.v[PHASE] == CHOOSING:
        moves = position.legal(0)
        best = moves[0]
        if len(moves) > 1:
            worth = follow(position, judge, best)
            for i in range(1, len(moves)):
                value = follow(position, judge, moves[i])
                if value > worth:
                    best, worth = moves[i], value
        position.apply(best)
        if position.v[PHASE] != CHOOSING:
            return judge.worth(position)
    return judge.worth(position)


def play_on(position: Position, judge: SheetJudge, dice: Source) -> i64:
    """One half-day more: a roll, then the best line; what the sheet is worth then."""
    position.apply(position.draw(dice))
    return decide(position, judge)
