"""The player that looks one move ahead and now and then does not take the best move: for people who begin."""

from __future__ import annotations

from typing import Final

from troyes.bots.budget import Budget
from troyes.bots.greedy import GreedyBot
from troyes.bots.look import looked_at
from troyes.kernel.contract.rules import View

NOISE: Final = 50  # per cent of decisions in which any of the best few moves is taken
FEW: Final = 6


class NoisyBot(GreedyBot):
    """Plays like `greedy`, but in half of its decisions takes any of the six moves that look best, each equally likely.

    So it never does anything absurd, and misses what matters often enough to be beaten.
    """

    def choose(self, view: View, budget: Budget) -> int:
        if (said := view.customary(self.source)) is not None:
            return said
        if len(view.moves()) > 1 and self.source.below(100) < NOISE:
            look = self.looking(view)(view.known, view.seat)
            found = sorted(looked_at(look, look.considered, budget), key=lambda found: -found[1])
            best = [move for move, _ in found[:FEW]]
            return best[self.source.below(len(best))]
        return super().choose(view, budget)
