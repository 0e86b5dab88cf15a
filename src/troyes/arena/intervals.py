"""Means and how sure they are: intervals at 95 % in which the deal counts as one observation.

Games of one deal share cards and dice, so they are not independent. The error of a mean is therefore taken from the
sums of the deals: with n values in G deals, se² = G / (G - 1) * Σ (sum of a deal - its count * mean)² / n².
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

SURE: Final = 0.95
FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764)  # Student's t for one to four degrees of freedom
Deal = Sequence[float]  # the values of one deal


class Estimate(NamedTuple):
    """A mean between two bounds; from a single deal no bounds can be told."""

    mean: float
    low: float | None
    high: float | None


def mean_of(deals: Sequence[Deal]) -> Estimate:
    """Student's interval over the deals."""
    mean, error = mean_and_error(deals)
    if error is None:
        return Estimate(mean, None, None)
    reach = student(len(deals) - 1) * error
    return Estimate(mean, mean - reach, mean + reach)


def share_of(deals: Sequence[Deal]) -> Estimate:
    """Wilson's interval for values from 0 to 1, which never leaves them: for as many games as would be as sure if each
    stood for itself. Where all values are 0, or all 1, that is the number of deals."""
    share, error = mean_and_error(deals)
    if error is None:
        return Estimate(share, None, None)
    spread = share * (1 - share)
    t2 = student(len(deals) - 1) ** 2
    weight = t2 / len(deals) if spread == 0 else t2 * error**2 / spread  # t² over the games that count
    middle, reach = share + weight / 2, sqrt(weight * spread + weight**2 / 4)
    return Estimate(share, max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight)))


def mean_and_error(deals: Sequence[Deal]) -> tuple[float, float | None]:
    count = sum(map(len, deals))
    mean = sum(map(sum, deals)) / count
    if len(deals) < 2:
        return mean, None
    squares = sum((sum(deal) - len(deal) * mean) ** 2 for deal in deals)
    return mean, sqrt(len(deals) / (len(deals) - 1) * squares) / count


def student(freedom: int) -> float:
    """The bound of Student's t for 95 %, by the series of Cornish and Fisher; exact where that is too short."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + terms[0] / freedom + terms[1] / (freedom * freedom) + terms[2] / (freedom * freedom * freedom)
