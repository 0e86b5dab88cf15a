"""What a player that decides by itself is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from troyes.bots.budget import Budget
from troyes.bots.judgement import VALUE, Judged, Judgement
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import SequenceSource


class Bot(ABC):
    """A player. It decides from a view alone; its own randomness never touches the dice of the game.

    Two bots of the same name and seed that are shown the same views, in the same order, choose the same moves.
    """

    games: ClassVar[tuple[str, ...]] = ()  # the games it plays; any game when empty
    looks_back: ClassVar[int] = 0  # how many of the last moves it wants in `view.seen`, at most MOST_SEEN
    parameters: ClassVar[Mapping[str, Callable[[str], Any]]] = {}  # numbers above 0 that its name may give it

    def __init__(self, seed: int = 0) -> None:
        self.source = SequenceSource(seed)

    @abstractmethod
    def choose(self, view: View, budget: Budget) -> int:
        """A legal move of `view.seat`, which has to decide. The view is not changed."""

    def judge(self, view: View, budget: Budget) -> Judgement:
        """Every legal move with its value. To a bot that values none, all are the same."""
        return Judgement(tuple(Judged(move, 0.0, {VALUE: 0.0}) for move in view.moves()))
