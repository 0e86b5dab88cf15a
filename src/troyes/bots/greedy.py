"""The player that looks one move ahead."""

from __future__ import annotations

from troyes.bots.city_evaluation import CityJudge
from troyes.bots.city_weights import CityWeights, solo_weights
from troyes.bots.dice_greedy import best_line
from troyes.bots.dice_weights import DiceWeights
from troyes.bots.lookahead import best_move
from troyes.bots.reference import ReferenceBot
from troyes.bots.temperament import city_temperament, dice_temperament
from troyes.city.position import Position
from troyes.city.view import CityView
from troyes.dice.view import DiceView
from troyes.kernel.game import View


class GreedyBot(ReferenceBot):
    """In the city it looks one move ahead, like the reference, but knows the modules and has a temperament.

    In the dice game it looks through its whole line: an action with the best of its follow-ups.
    """

    games = ("city", "dice")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.city_weights = city_temperament(CityWeights(), seed)
        self.solo_weights = city_temperament(solo_weights(), seed)
        self.dice_weights = dice_temperament(DiceWeights(), seed)

    def choose(self, view: View) -> int:
        if isinstance(view, DiceView):
            return best_line(view.known, view.seat, self.dice_weights, self.source)
        if isinstance(view, CityView):
            return best_move(view.known, self.city_judge(view.known), self.source)
        return super().choose(view)

    def city_judge(self, known: Position) -> CityJudge:
        """Against the King other prices hold."""
        return CityJudge(self.solo_weights if known.setup.neutral_scores else self.city_weights, known)
