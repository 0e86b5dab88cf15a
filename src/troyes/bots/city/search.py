"""Looking further in the city: to the end of the round, with everybody playing on as `learned` would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from troyes.bots.budget import Budget
from troyes.bots.city.knowledge import learned_for
from troyes.bots.city.learned import Learned, LearnedJudge
from troyes.bots.city.rollout import play_on
from troyes.bots.city.suspicion import guessed
from troyes.bots.search import Search
from troyes.city.game import CITY
from troyes.city.rules.answers import decider
from troyes.city.rules.position import Position
from troyes.kernel.play.chance import FastSource, SequenceSource

MOST: Final = 8  # moves that are looked at further
CLOSE: Final = 800  # hundredths of a point: what looks so much worse is left out
SALT: Final = 0x5EA7


class CitySearch(Search[Position]):
    """From what a seat knows that has to decide."""

    def __init__(self, known: Position, learned: Learned, ranked: Sequence[tuple[int, int]], seed: int) -> None:
        super().__init__(ranked, MOST, CLOSE, seed)
        self.known = known
        self.learned = learned
        self.seat = int(decider(known))

    def start(self, key: int) -> Position:
        return guessed(self.known, SequenceSource(key))

    def play_out(self, start: Position, move: int, key: int, budget: Budget) -> int | None:
        """To the end of the round, as the seat sees it then."""
        position = start.clone()
        dice = FastSource(key ^ SALT)
        round = max(position.round, 1)  # citizens are placed before the first round
        position.apply(move)
        while (judged := play_on(position, self.learned, dice, round)) >= 0:
            budget.spend(int(judged))
            if budget.is_over():
                return None
        return int(LearnedJudge(self.learned, position, self.seat).outlook(position, self.seat))

    def elsewhere(self) -> tuple[Any, ...]:
        setup = self.known.setup
        return (
            CitySearch,
            CITY.options_of(setup),
            CITY.figures_of(setup),
            self.known.to_bytes(),
            int(self.learned.temper),
        )

    @classmethod
    def again(
        cls, options: Any, figures: Any, known: bytes, temper: int, ranked: Sequence[tuple[int, int]], seed: int
    ) -> CitySearch:
        setup = CITY.setup(options, figures)
        return cls(CITY.from_bytes(setup, known), learned_for(setup, temper=temper), ranked, seed)
