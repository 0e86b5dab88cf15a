# compiled
"""One line ahead in the dice game: every action with the best of its follow-ups, judged on the sheet it leaves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troyes.bots.dice_evaluation import prospect
from troyes.bots.dice_weights import DiceWeights
from troyes.dice.crier import cry_of_bot
from troyes.dice.layout import CRYING, DAY, DAYS, DONE, HALF, OVER, PHASE, WAITING
from troyes.dice.position import Position
from troyes.dice.rules import apply_move, list_moves
from troyes.dice.state import SCRATCH, sheet_at
from troyes.kernel.chance import SequenceSource, Source

BUDGET: Final = 4000  # sheets looked at in one decision; beyond that, follow-ups are judged as they stand


@final
class Judge:
    """The eyes of one seat at one decision."""

    def __init__(self, weights: DiceWeights, known: Position, seat: i64) -> None:
        self.weights: DiceWeights = weights
        self.seat: i64 = seat
        self.ahead: i64 = (DAYS - known.v[DAY]) * 2 + 1 - known.v[HALF]  # half-days to come
        self.nodes: i64 = 0  # sheets looked at so far


def best_line(known: Position, seat: i64, weights: DiceWeights, source: SequenceSource) -> int:
    """The legal move of a seat that leads to the best sheet; the source breaks ties. A crier speaks as bots do."""
    i: i64
    if known.v[PHASE] == CRYING:
        return int(cry_of_bot(known, source))
    start = known.clone()
    start.v[WAITING] = known.setup.players + 1  # so that no line ends the half-day
    moves = listed(start, seat)
    judge = Judge(weights, known, seat)
    best = moves[0]
    best_value: i64 = 0
    ties: i64 = 0
    if len(moves) == 1:
        return int(best)
    for i in range(len(moves)):
        value = follow(start, judge, moves[i])
        if ties == 0 or value > best_value:
            best, best_value, ties = moves[i], value, 1
        elif value == best_value:
            ties += 1
            if source.below(ties) == 0:
                best = moves[i]
    return int(best)


def listed(position: Position, seat: i64) -> vec[i64]:
    """The legal moves of a seat, apart from the buffer that the next listing uses."""
    i: i64
    moves = vec[i64]()
    for i in range(list_moves(position, seat)):
        moves = append(moves, SCRATCH.moves[i])
    return moves


def follow(position: Position, judge: Judge, move: i64) -> i64:
    """What the sheet is worth after a move and the best of the follow-ups it leaves."""
    i: i64
    copy = position.clone()
    apply_move(copy, move)
    judge.nodes += 1
    if copy.v[sheet_at(judge.seat) + DONE] or judge.nodes > BUDGET:
        return prospect(copy, judge.weights, judge.seat, judge.ahead)
    moves = listed(copy, judge.seat)
    best = follow(copy, judge, moves[0])
    for i in range(1, len(moves)):
        best = max(best, follow(copy, judge, moves[i]))
    return best


def play_greedy(position: Position, dice: Source, choices: SequenceSource, weights: DiceWeights) -> None:
    """Play to the end, every seat by its best line; lines of others change nothing on a sheet."""
    while position.v[PHASE] != OVER:
        position.roll(dice)
        for seat in position.pending():
            while position.v[PHASE] != OVER and seat in position.pending():
                apply_move(position, best_line(position, seat, weights, choices))
