"""The player that takes any move."""

from __future__ import annotations

from troyes.bots.bot import Bot
from troyes.bots.crier import cried
from troyes.kernel.game import View


class RandomBot(Bot):
    """Uniform over the legal moves; as crier it speaks like every bot. A forced move uses up no randomness."""

    def choose(self, view: View) -> int:
        if (cry := cried(view, self.source)) is not None:
            return cry
        moves = view.moves()
        return moves[self.source.below(len(moves)) if len(moves) > 1 else 0]
