"""A decision in the city as a learned player sees it."""

from __future__ import annotations

from troyes.bots.city.learned import SURE, WINNING, Learned, LearnedJudge, chance_of, first_points
from troyes.bots.city.look import CityLook
from troyes.bots.evaluation import Judge
from troyes.bots.judgement import Forecast
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
        judge = self.learned_judge()
        own, *others = self.points_in(judge, self.reached(move, judge))
        return {source: own[source] - sum(one[source] for one in others) // max(len(others), 1) for source in own}

    def forecast(self) -> list[Forecast]:
        """How everybody is expected to end, by seat, the King last."""
        judge = self.learned_judge()
        points = self.points_in(judge, self.known)
        players, model = int(self.known.setup.players), judge.learned.model
        chances = [chance_of(answer(model, judge.layers, WINNING + k)) / SURE for k in range(players)]
        found = list[Forecast]()
        for owner in range(len(points)):
            k = (owner - self.seat) % players if owner < players else owner
            told = {source: amount / 100 for source, amount in points[k].items()}
            found.append(Forecast(told, chances[k] if owner < players else None))
        return found

    def learned_judge(self) -> LearnedJudge:
        judge = self.make_judge(self.known)
        assert isinstance(judge, LearnedJudge)
        return judge

    def points_in(self, judge: LearnedJudge, position: Position) -> list[Parts]:
        """What everybody is expected to end with in a position, in hundredths, the seat first."""
        judge.look(position)
        players, sources = int(position.setup.players), CITY.sources
        first = first_points(players)
        return [
            {
                source: int(answer(judge.learned.model, judge.layers, first + k))
                for k, source in enumerate(sources, owner)
            }
            for owner in range(0, (players + int(position.setup.neutral_scores)) * len(sources), len(sources))
        ]
