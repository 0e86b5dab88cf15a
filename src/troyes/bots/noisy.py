"""The player that looks one move ahead and now and then does not take the best move: for people who begin."""

from __future__ import annotations

from typing import Final

from troyes.bots import dice_greedy, lookahead
from troyes.bots.crier import cried
from troyes.bots.greedy import GreedyBot
from troyes.city.position import Position as CityPosition
from troyes.city.rules import apply
from troyes.city.view import CityView
from troyes.dice.layout import WAITING
from troyes.dice.position import Position as DicePosition
from troyes.dice.view import DiceView
from troyes.kernel.game import View

NOISE: Final = 50  # per cent of decisions in which any of the best few moves is taken
FEW: Final = 6


class NoisyBot(GreedyBot):
    """Plays like `greedy`, but in half of its decisions takes any of the six moves that look best, each equally likely.

    So it never does anything absurd, and misses what matters often enough to be beaten.
    """

    def choose(self, view: View) -> int:
        if (cry := cried(view, self.source)) is not None:
            return cry
        if len(view.moves()) > 1 and self.source.below(100) < NOISE:
            best = [move for _, move in sorted(self.judged(view), key=lambda found: -found[0])[:FEW]]
            if best:
                return best[self.source.below(len(best))]
        return super().choose(view)

    def judged(self, view: View) -> list[tuple[int, int]]:
        """The worth of every move, in hundredths of a point; nothing for a game it does not know."""
        if isinstance(view, CityView):
            return self.judged_in_city(view.known, view.seat)
        return self.judged_on_sheet(view.known, view.seat) if isinstance(view, DiceView) else []

    def judged_in_city(self, known: CityPosition, seat: int) -> list[tuple[int, int]]:
        judge = self.city_judge(known)
        found: list[tuple[int, int]] = []
        for move in lookahead.thinned(known, judge.weights, seat, known.legal()):
            copy = known.clone()
            apply(copy, move)
            found.append((int(lookahead.follow(copy, judge, seat, 0)), move))
        return found

    def judged_on_sheet(self, known: DicePosition, seat: int) -> list[tuple[int, int]]:
        start = known.clone()
        start.v[WAITING] = known.setup.players + 1  # so that no line ends the half-day
        judge = dice_greedy.Judge(self.dice_weights, known, seat)
        moves = dice_greedy.listed(start, seat)
        return [(int(dice_greedy.follow(start, judge, move)), int(move)) for move in moves]
