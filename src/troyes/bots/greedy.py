"""The player that looks one move ahead."""

from __future__ import annotations

from troyes.bots.dice_greedy import best_line
from troyes.bots.dice_weights import DiceWeights
from troyes.bots.reference import ReferenceBot
from troyes.dice.view import DiceView
from troyes.kernel.game import View


class GreedyBot(ReferenceBot):
    """In the city today the same player as the reference; unlike the reference, it may become better.

    In the dice game it looks through its whole line: an action with the best of its follow-ups.
    """

    games = ("city", "dice")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice_weights = DiceWeights()

    def choose(self, view: View) -> int:
        if isinstance(view, DiceView):
            return best_line(view.known, view.seat, self.dice_weights, self.source)
        return super().choose(view)
