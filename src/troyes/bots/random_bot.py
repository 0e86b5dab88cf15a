"""The player that takes any move."""

from __future__ import annotations

from troyes.bots.bot import Bot
from troyes.kernel.game import View


class RandomBot(Bot):
    """Uniform over the legal moves; knows nothing of any game. A forced move uses up no randomness."""

    def choose(self, view: View) -> int:
        moves = view.moves()
        return moves[self.source.below(len(moves)) if len(moves) > 1 else 0]
