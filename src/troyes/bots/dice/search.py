"""Looking further in the dice game: some half-days on, with lines as `learned` would choose them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from troyes.bots.budget import Budget
from troyes.bots.dice.features import half_days_ahead
from troyes.bots.dice.knowledge import setup_alone, tempered_model
from troyes.bots.dice.learned import SheetJudge, alone, decide, own_move, play_on
from troyes.bots.search import Search
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.kernel.play.chance import FastSource

MOST: Final = 8  # moves that are looked at further
CLOSE: Final = 300  # hundredths of a point: what looks so much worse is left out
HALF_DAYS: Final = 3  # that are played on
SALT: Final = 0x5EA7


class DiceSearch(Search[Position]):
    """From the sheet of a seat that has to decide: those of others cannot touch it."""

    def __init__(self, known: Position, temper: int, seat: int, ranked: Sequence[tuple[int, int]], seed: int) -> None:
        super().__init__(ranked, MOST, CLOSE, seed)
        self.banquets = bool(known.setup.banquets)
        self.sheet = alone(known, seat, setup_alone(self.banquets))
        self.temper = temper
        self.judge = SheetJudge(tempered_model(temper=temper))
        self.ends = dict[int, tuple[Position, int]]()

    def start(self, key: int) -> Position:
        return self.sheet

    def play_out(self, start: Position, move: int, key: int, budget: Budget) -> int | None:
        position, worth = self.end_of(move)
        position = position.clone()
        dice = FastSource(key ^ SALT)
        for _ in range(HALF_DAYS):
            if position.is_over():
                break
            before = self.judge.nodes
            worth = int(play_on(position, self.judge, dice))
            budget.spend(int(self.judge.nodes - before))
            if budget.is_over():
                return None
        return worth

    def run(self, budget: Budget) -> None:
        """In the last half-day nothing is left to chance."""
        if half_days_ahead(self.sheet) == 1:
            self.trial(budget)
        else:
            super().run(budget)

    def end_of(self, move: int) -> tuple[Position, int]:
        """The sheet at the end of the line that begins with a move, and what it is worth: always the same."""
        if move not in self.ends:
            position = self.sheet.clone()
            position.apply(own_move(move))
            self.ends[move] = position, int(decide(position, self.judge))
        return self.ends[move]

    def elsewhere(self) -> tuple[Any, ...]:
        return DiceSearch, self.banquets, self.sheet.to_bytes(), self.temper

    @classmethod
    def again(
        cls, banquets: bool, sheet: bytes, temper: int, ranked: Sequence[tuple[int, int]], seed: int
    ) -> DiceSearch:
        return cls(DICE.from_bytes(setup_alone(banquets), sheet), temper, 0, ranked, seed)
