"""Looking further in the city: the moves that look best are played on to the end of the round, again and again.

Every trial draws what the seat cannot know and the dice to come, the same for every move that is compared, and everybody
plays on as `learned` would. Moves that fall behind for certain are left out, so that the trials go to those that are
close. What was expected one move ahead counts as much as a trial or two.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from troyes.bots.budget import Budget
from troyes.bots.city.learned import Learned, LearnedJudge
from troyes.bots.city.rollout import play_on
from troyes.city.rules.position import Position
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import FastSource, SequenceSource

MOST: Final = 8  # moves that are looked at further
CLOSE: Final = 800  # hundredths of a point: what looks so much worse is left out
TRUST: Final = 1.0  # trials that the look one move ahead counts as much as
ENOUGH: Final = 4  # trials before a move can fall out
SURE: Final = 2.0  # standard errors
SALT: Final = 0x5EA7


class Candidate:
    """A move that is looked at further."""

    def __init__(self, move: int, worth: int) -> None:
        self.move = move
        self.worth = worth
        self.trials = list[int]()

    def value(self) -> float:
        return (sum(self.trials) + TRUST * self.worth) / (len(self.trials) + TRUST)

    def lead_over(self, other: Candidate) -> tuple[float, float]:
        """How far it is ahead on average in the same trials, and the standard error of that."""
        ahead = [mine - theirs for mine, theirs in zip(self.trials, other.trials)]
        mean = sum(ahead) / len(ahead)
        variance = sum((one - mean) ** 2 for one in ahead) / max(len(ahead) - 1, 1)
        return mean, sqrt(variance / len(ahead))


class Search:
    """The search for one decision."""

    def __init__(self, view: View, known: Position, learned: Learned, ranked: Sequence[tuple[int, int]], seed: int) -> None:
        self.view = view
        self.known = known
        self.learned = learned
        self.seat = view.seat
        self.seed = seed
        best = ranked[0][1]
        self.all = [Candidate(move, worth) for move, worth in ranked[:MOST] if worth >= best - CLOSE]
        self.left = list(self.all)
        self.number = 0

    def run(self, budget: Budget) -> None:
        """Trials until one move is left, or the budget is over."""
        while len(self.left) > 1 and not budget.is_over():
            if not self.trial(budget):
                return
            self.drop()

    def trial(self, budget: Budget) -> bool:
        """One trial for every move that is left; False if the budget ended in between: then it does not count."""
        self.number += 1
        key = self.seed << 16 ^ self.number
        start = self.view.determinize(SequenceSource(key))
        found = list[int]()
        for candidate in self.left:
            value = self.play_out(start.clone(), candidate.move, key ^ SALT, budget)
            if value is None:
                return False
            found.append(value)
        for candidate, value in zip(self.left, found):
            candidate.trials.append(value)
        return True

    def play_out(self, position: Position, move: int, key: int, budget: Budget) -> int | None:
        """What a move leads to at the end of the round, as the seat sees it then."""
        dice = FastSource(key)
        round = max(position.round, 1)  # citizens are placed before the first round
        position.apply(move)
        while (judged := play_on(position, self.learned, dice, round)) >= 0:
            budget.spend(int(judged))
            if budget.is_over():
                return None
        return int(LearnedJudge(self.learned, position, self.seat).outlook(position, self.seat))

    def drop(self) -> None:
        """Leave out what is behind the best for certain."""
        if self.number < ENOUGH:
            return
        best = max(self.left, key=Candidate.value)
        kept = list[Candidate]()
        for candidate in self.left:
            if candidate is not best:
                lead, error = best.lead_over(candidate)
                if lead > SURE * error:
                    continue
            kept.append(candidate)
        self.left = kept

    def best(self) -> Candidate:
        return max(self.left, key=Candidate.value)
