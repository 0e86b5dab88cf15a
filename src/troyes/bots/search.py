"""Looking further: the moves that look best are played on, again and again, under the same chance for each.

Moves that fall behind for certain are left out, so that the trials go to those that are close. What was expected one
move ahead counts as much as a trial or two. What a trial is, each game says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, Generic, TypeVar

from troyes.bots.budget import Budget

TRUST: Final = 1.0  # trials that the look one move ahead counts as much as
ENOUGH: Final = 4  # trials before a move can fall out
SURE: Final = 2.0  # standard errors

P = TypeVar("P")  # a full position


class Candidate:
    """A move that is looked at further."""

    def __init__(self, move: int, worth: int) -> None:
        self.move = move
        self.worth = worth
        self.trials = list[int]()

    def value(self) -> float:
        return (sum(self.trials) + TRUST * self.worth) / (len(self.trials) + TRUST)

    def error(self) -> float:
        """The standard error of the value; 0.0 when nothing was tried."""
        return spread(self.trials) if self.trials else 0.0

    def lead_over(self, other: Candidate) -> tuple[float, float]:
        """How far it is ahead on average in the same trials, and the standard error of that."""
        ahead = [mine - theirs for mine, theirs in zip(self.trials, other.trials)]
        return sum(ahead) / len(ahead), spread(ahead)


def spread(values: Sequence[int]) -> float:
    """The standard error of a mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / max(len(values) - 1, 1) / len(values))


class Search(ABC, Generic[P]):
    """The search for one decision."""

    def __init__(self, ranked: Sequence[tuple[int, int]], most: int, close: int, seed: int) -> None:
        """Moves with their worth, the best first: at most so many, and none that looks so much worse than the best."""
        best = ranked[0][1]
        self.all = [Candidate(move, worth) for move, worth in ranked[:most] if worth >= best - close]
        self.left = list(self.all)
        self.seed = seed
        self.number = 0

    @abstractmethod
    def start(self, key: int) -> P:
        """A full position, with what the seat cannot know drawn by a key."""

    @abstractmethod
    def play_out(self, start: P, move: int, key: int, budget: Budget) -> int | None:
        """What a move leads to, in hundredths of a point; None if the budget ended before. The start is not changed."""

    @abstractmethod
    def elsewhere(self) -> tuple[Any, ...]:
        """What another process makes this search from: its class, then the arguments of `again`."""

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
        start = self.start(key)
        found = list[int]()
        for candidate in self.left:
            value = self.play_out(start, candidate.move, key, budget)
            budget.spend(1)  # for what was reached: where nothing is left to be played, too
            if value is None:
                return False
            found.append(value)
        for candidate, value in zip(self.left, found):
            candidate.trials.append(value)
        return True

    def drop(self) -> None:
        """Leave out what is behind the best for certain."""
        if self.number >= ENOUGH:
            best = self.best()
            self.left = [one for one in self.left if one is best or not is_behind(one, best)]

    def best(self) -> Candidate:
        """Of those that are still compared."""
        return max(self.left, key=Candidate.value)


def is_behind(one: Candidate, best: Candidate) -> bool:
    """For certain; or for certain no better."""
    lead, error = best.lead_over(one)
    return lead > SURE * error or lead == error == 0
