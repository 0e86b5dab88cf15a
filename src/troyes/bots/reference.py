"""The yardstick: a player that looks one move ahead, and never changes."""

from __future__ import annotations

from typing import ClassVar

from troyes.bots.bot import Bot
from troyes.bots.evaluation import Judge
from troyes.bots.lookahead import best_move
from troyes.bots.weights import Weights
from troyes.city.view import CityView
from troyes.kernel.game import View
from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput


class ReferenceBot(Bot):
    """Plays each legal move on a copy of what it knows and takes the one that looks best.

    Other bots are measured against it, so its choices are pinned by a test. Whoever wants to play better leaves
    `lookahead.py`, `evaluation.py` and `weights.py` as they are and writes new files.
    """

    games: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.weights = Weights()

    def choose(self, view: View) -> int:
        if not isinstance(view, CityView):
            raise BadInput(Message("bot"), "plays the city only", "Choose random for this game")
        return best_move(view.known, Judge(self.weights, view.known), self.source)
