"""The player that takes any move."""

from __future__ import annotations

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.kernel.contract.rules import View


class RandomBot(Bot):
    """Uniform over the legal moves; as crier it speaks like every bot. A forced move uses up no randomness."""

    def choose(self, view: View, budget: Budget) -> int:
        if (said := view.customary(self.source)) is not None:
            return said
        moves = view.moves()
        return moves[self.source.below(len(moves)) if len(moves) > 1 else 0]
