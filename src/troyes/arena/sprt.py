"""A test that is asked after every deal and stops as soon as it is sure: which of two bots is better, if either.

The result of a deal is one number, above zero when the first bot did better; its mean is tested twice against 0, side
by side: is it +margin, is it -margin? Each is a generalised sequential probability ratio test: after n deals with sum
S and variance V the logarithm of the ratio is about (margin * S - n * margin² / 2) / V, and the test ends when it
leaves the bounds of Wald. A deal counts once however many games it has (with two seats it is the pair of games of a
pentanomial test), so that games of one deal, which share their luck, are not taken for independent ones.

Of two bots that are equal, one is called better in at most 5 % of tests; one that is better by the margin is missed in
at most 5 %.
"""

from __future__ import annotations

from math import log
from typing import Final

WRONG: Final = 0.025  # for each of the two sides
MISSED: Final = 0.05
UPPER: Final = log((1 - MISSED) / WRONG)
LOWER: Final = log(MISSED / (1 - WRONG))
FEWEST: Final = 8  # deals before anything is said: a variance has to be known a little

FIRST, SECOND, NEITHER = "first", "second", "neither"


class Sprt:
    """`margin`: the least difference that matters; `spread`: a large but possible result of a deal, which keeps the
    variance from being taken for nothing while few deals are known."""

    def __init__(self, margin: float, spread: float) -> None:
        self.margin = margin
        self.spread = spread
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0
        self.sides: list[bool | None] = [None, None]  # whether the first, the second bot is better, once that is sure
        self.verdict: str | None = None

    def add(self, result: float) -> None:
        """One more deal; after the verdict nothing changes."""
        if self.verdict is not None:
            return
        self.deals += 1
        self.sum += result
        self.squares += result * result
        if self.deals >= FEWEST:
            self.sides = [self.side(sure, ratio) for sure, ratio in zip(self.sides, self.ratios())]
            self.verdict = self.judged()

    def ratios(self) -> tuple[float, float]:
        """The logarithms for the first and for the second bot."""
        variance = (self.squares - self.sum**2 / self.deals + self.spread**2) / self.deals
        even = self.deals * self.margin**2 / 2
        return (self.margin * self.sum - even) / variance, (-self.margin * self.sum - even) / variance

    def side(self, sure: bool | None, ratio: float) -> bool | None:
        if sure is not None:
            return sure
        return True if ratio >= UPPER else False if ratio <= LOWER else None

    def judged(self) -> str | None:
        if True in self.sides:
            return (FIRST, SECOND)[self.sides.index(True)]
        return NEITHER if self.sides == [False, False] else None
