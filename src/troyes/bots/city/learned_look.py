"""A decision in the city as a learned player sees it."""

from __future__ import annotations

from troyes.bots.city.learned import Learned, LearnedJudge, first_points
from troyes.bots.city.look import CityLook
from troyes.bots.evaluation import Judge
from troyes.bots.look import Parts
from troyes.bots.model import answer
from troyes.city.game import CITY
from troyes.city.rules.answers import decider
from troyes.city.rules.position import Position


class LearnedLook(CityLook):
    """One move ahead, judged by the net."""

    def __init__(self, known: Position, learned: Learned) -> None:
        seat = int(decider(known))

        def make_judge(known: Position) -> Judge:
            return LearnedJudge(learned, known, seat)

        super().__init__(known, make_judge)

    def parts(self, move: int) -> Parts:
        """The points that the seat is expected to end with, less the mean of the others', source by source."""
        judge = self.make_judge(self.known)
        assert isinstance(judge, LearnedJudge)
        reached = self.reached(move, judge)
        judge.look(reached)
        players, sources = int(reached.setup.players), CITY.sources
        others = players - 1 + int(reached.setup.neutral_scores)
        found = dict[str, int]()
        for k, source in enumerate(sources):
            points = [
                int(answer(judge.learned.model, judge.layers, first_points(players) + owner * len(sources) + k))
                for owner in range(1 + others)
            ]
            found[source] = points[0] - sum(points[1:]) // max(others, 1)
        return found
