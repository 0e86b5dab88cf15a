"""The player that looks one move ahead."""

from __future__ import annotations

from troyes.bots.city.evaluation import CityJudge
from troyes.bots.city.weights import CityWeights, solo_weights
from troyes.bots.dice.look import DiceLook
from troyes.bots.dice.weights import DiceWeights
from troyes.bots.look import Look
from troyes.bots.reference import Looking, ReferenceBot
from troyes.bots.temperament import city_temperament, dice_temperament
from troyes.city.rules.position import Position
from troyes.dice.rules.position import Position as DicePosition


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

    def looks(self) -> dict[str, Looking]:
        return {**super().looks(), "dice": self.look_at_sheet}

    def look_at_sheet(self, known: DicePosition, seat: int) -> Look:
        return DiceLook(known, seat, self.dice_weights)

    def city_judge(self, known: Position) -> CityJudge:
        """Against the King other prices hold."""
        return CityJudge(self.solo_weights if known.setup.neutral_scores else self.city_weights, known)
