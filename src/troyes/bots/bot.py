"""What a player that decides by itself is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from troyes.kernel.chance import SequenceSource
from troyes.kernel.game import View


class Bot(ABC):
    """A player. It decides from a view alone; its own randomness never touches the dice of the game.

    Two bots of the same name and seed that are shown the same views, in the same order, choose the same moves.
    """

    games: ClassVar[tuple[str, ...]] = ()  # the games it plays; any game when empty

    def __init__(self, seed: int = 0) -> None:
        self.source = SequenceSource(seed)

    @abstractmethod
    def choose(self, view: View) -> int:
        """A legal move of `view.seat`, which has to decide. The view is not changed."""
