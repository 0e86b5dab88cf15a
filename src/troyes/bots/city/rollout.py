# compiled
"""Playing on: one decision of a learned player at a time, so that no call takes long."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.bots.city.learned import Learned, LearnedJudge
from troyes.bots.lookahead import follow_move, thinned
from troyes.city.rules.answers import GAME_OVER, decider
from troyes.city.rules.codes import CHANCE_SEAT
from troyes.city.rules.layout import ACTIONS, PHASE, ROUND
from troyes.city.rules.position import Position
from troyes.kernel.play.chance import Source


def play_on(s: Position, learned: Learned, dice: Source, round: i64) -> i64:
    """Go on until one decision has been made, or the round is over; how many positions were judged, -1 at the end.

    The end is the first chance of a later round, or that of the game: what it brings is not foreseen any more.
    """
    while True:
        deciding = decider(s)
        if deciding == GAME_OVER:
            return -1
        if deciding == CHANCE_SEAT:
            if s.v[ROUND] != round and s.v[PHASE] != ACTIONS:
                return -1
            s.apply(s.draw(dice))
            continue
        moves = s.legal()
        if len(moves) == 1:
            s.apply(moves[0])
            continue
        return decide(s, learned, deciding)


def decide(s: Position, learned: Learned, seat: i64) -> i64:
    """Play what looks best to a seat, one move ahead."""
    judge = LearnedJudge(learned, s, seat)
    best: i64 = 0
    best_worth: i64 = 0
    found = False
    considered = thinned(s, judge.weights, seat, s.legal())
    if len(considered) == 0:
        considered = [int(move) for move in s.legal()]
    for move in considered:
        worth = follow_move(s, judge, seat, move)
        if not found or worth > best_worth:
            best, best_worth, found = move, worth, True
    s.apply(best)
    return judge.nodes
