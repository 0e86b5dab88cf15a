# compiled
"""One line ahead in the dice game: every action with the best of its follow-ups, judged on the sheet it leaves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.bots.dice.evaluation import prospect
from troyes.bots.dice.weights import DiceWeights
from troyes.dice.rules.layout import DAY, DAYS, DONE, HALF
from troyes.dice.rules.position import Position
from troyes.dice.rules.state import sheet_at

BUDGET: Final = 4000  # sheets looked at in one decision; beyond that, follow-ups are judged as they stand


@final
class Judge:
    """The eyes of one seat at one decision."""

    def __init__(self, weights: DiceWeights, known: Position, seat: i64) -> None:
        self.weights: DiceWeights = weights
        self.seat: i64 = seat
        self.ahead: i64 = (DAYS - known.v[DAY]) * 2 + 1 - known.v[HALF]  # half-days to come
        self.nodes: i64 = 0  # sheets looked at so far


def follow(position: Position, judge: Judge, move: i64) -> i64:
    """What the sheet is worth after a move and the best of the follow-ups it leaves."""
    i: i64
    copy = position.clone()
    copy.apply(move)
    judge.nodes += 1
    if copy.v[sheet_at(judge.seat) + DONE] or judge.nodes > BUDGET:
        return prospect(copy, judge.weights, judge.seat, judge.ahead)
    moves = copy.legal(judge.seat)
    best = follow(copy, judge, moves[0])
    for i in range(1, len(moves)):
        best = max(best, follow(copy, judge, moves[i]))
    return best
