"""Decisions in the dice game, one line ahead."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.bots.dice.evaluation import cathedrals, faded, residents, resources
from troyes.bots.dice.greedy import Judge, follow
from troyes.bots.dice.weights import DiceWeights
from troyes.bots.look import Parts
from troyes.dice.edge.final_sheet import score_lines
from troyes.dice.rules.layout import DONE, WAITING
from troyes.dice.rules.position import Position
from troyes.dice.rules.state import sheet_at


class DiceLook:
    """A seat's own sheet, whatever the others do."""

    left_out: Sequence[int] = ()

    def __init__(self, known: Position, seat: int, weights: DiceWeights) -> None:
        self.start = known.clone()
        self.start.v[WAITING] = known.setup.players + 1  # so that no line ends the half-day
        self.judge = Judge(weights, known, seat)
        self.considered: Sequence[int] = [int(move) for move in self.start.legal(seat)]

    @property
    def evaluations(self) -> int:
        return int(self.judge.nodes)

    def worth(self, move: int) -> int:
        return int(follow(self.start, self.judge, move))

    def parts(self, move: int) -> Parts:
        """Of the sheet that the move and the best of its follow-ups leave."""
        judge = self.judge
        sheet = self.reached(move)
        found = dict.fromkeys(("cathedral", "residents", "pairs"), 0)
        for line in score_lines(sheet, int(judge.seat)):
            found[line.source] += 100 * line.points
        if judge.ahead:
            at, w, ahead = sheet_at(judge.seat), judge.weights, judge.ahead
            found["cathedral"] += int(faded(cathedrals(sheet, w, at, ahead), ahead, w.buildings_fade))
            found["residents"] += int(faded(residents(sheet, w, at), ahead, w.residents_fade))
            found["pairs"] += int(faded(resources(sheet, w, at), ahead, w.resources_fade))
        return found

    def reached(self, move: int) -> Position:
        judge = self.judge
        eyes = Judge(judge.weights, self.start, judge.seat)
        position = self.start.clone()
        position.apply(move)
        while not position.v[sheet_at(judge.seat) + DONE]:
            options = [int(option) for option in position.legal(judge.seat)]
            position.apply(max(options, key=lambda option: follow(position, eyes, option)))
        return position
