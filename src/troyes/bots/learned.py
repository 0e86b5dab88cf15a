"""The player that chooses by what was learned from many games against itself."""

from __future__ import annotations

from typing import Any, ClassVar

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.city.knowledge import learned_for
from troyes.bots.city.learned_look import LearnedLook
from troyes.bots.dice.learned_look import LearnedDiceLook
from troyes.bots.judgement import Forecast, Judgement
from troyes.bots.look import ForeseeingLook, best_of, judgement_of, looked_at
from troyes.bots.weights_file import LATEST
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import SequenceSource
from troyes.words.message import Message


class LearnedBot(Bot):
    """One move ahead: every legal move is played on a copy and judged by the net; in the dice game, every line."""

    games: ClassVar[tuple[str, ...]] = ("city", "dice")
    edition: ClassVar[str] = LATEST  # of its weights

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.temper = seed

    def choose(self, view: View, budget: Budget) -> int:
        if (said := view.customary(self.source)) is not None:
            return said
        look = self.look(view)
        if len(look.considered) == 1:
            return look.considered[0]
        return best_of(looked_at(look, look.considered, budget), self.source)

    def judge(self, view: View, budget: Budget) -> Judgement:
        if view.customary(SequenceSource(0)) is not None:
            return super().judge(view, budget)
        return judgement_of(self.look(view), budget)

    def look(self, view: View) -> ForeseeingLook:
        looks = {"city": self.look_at_city, "dice": self.look_at_sheet}
        if view.game not in looks:
            raise BadInput(Message("bot"), "does-not-play", "choose-random-for-this", game=view.game)
        return looks[view.game](view.known, view.seat)

    def look_at_city(self, known: Any, seat: int) -> ForeseeingLook:
        return LearnedLook(known, learned_for(known.setup, self.edition, self.temper))

    def look_at_sheet(self, known: Any, seat: int) -> ForeseeingLook:
        return LearnedDiceLook(known, seat, self.edition, self.temper)

    def forecast(self, view: View) -> list[Forecast]:
        """How everybody is expected to end, by seat, the King last, as the seat that has to decide sees it."""
        return self.look(view).forecast()


class FirstLearnedBot(LearnedBot):
    """The yardstick of the players that learn: the first of them, without a temperament, for ever."""

    edition = "1"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.temper = 0
