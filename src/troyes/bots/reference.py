"""The yardstick: a player that looks one move ahead, and never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.city.look import CityLook
from troyes.bots.evaluation import Judge
from troyes.bots.judgement import Judgement
from troyes.bots.look import Look, best_of, judgement_of, looked_at
from troyes.bots.weights import Weights
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import SequenceSource
from troyes.words.message import Message

Looking = Callable[[Any, int], Look]  # at a position as a seat knows it


class ReferenceBot(Bot):
    """Plays each legal move on a copy of what it knows and takes the one that looks best.

    Other bots are measured against it, so its choices are pinned by a test. Whoever wants to play better leaves
    `lookahead.py`, `evaluation.py` and `weights.py` as they are and writes new files.
    """

    games: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.weights = Weights()

    def choose(self, view: View, budget: Budget) -> int:
        """The best of what it considers; moves that are left out cost no time."""
        looking = self.looking(view)
        if (said := view.customary(self.source)) is not None:
            return said
        look = looking(view.known, view.seat)
        if len(look.considered) == 1:
            return look.considered[0]
        return best_of(looked_at(look, look.considered, budget), self.source)

    def judge(self, view: View, budget: Budget) -> Judgement:
        looking = self.looking(view)
        if view.customary(SequenceSource(0)) is not None:
            return super().judge(view, budget)
        return judgement_of(looking(view.known, view.seat), budget)

    def looking(self, view: View) -> Looking:
        looks = self.looks()
        if view.game not in looks:
            raise BadInput(Message("bot"), "does-not-play", "choose-random-for-this", game=view.game)
        return looks[view.game]

    def looks(self) -> dict[str, Looking]:
        """How it looks at a decision, by the name of the game."""
        return {"city": self.look_at_city}

    def look_at_city(self, known: Position, seat: int) -> Look:
        return CityLook(known, self.city_judge)

    def city_judge(self, known: Position) -> Judge:
        return Judge(self.weights, known)
