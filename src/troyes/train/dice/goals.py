"""A net that answers for each half-day by itself: what is compared, and lines to begin with.

The answers for a half-day begin as a straight line through the numbers of its sheets, found exactly; the units that
bend are learned for all half-days together.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from troyes.bots.dice.learned import ANSWERS, OUTPUTS, TOTAL
from troyes.train.net import Floats, Goals, Net

POINTS_PER_UNIT: Final = 10.0
OF_SOURCES: Final = 0.1  # what an error in the points from one source weighs, one in all of them weighing 1
SMALLEST_SPREAD: Final = 0.4
STIFFNESS: Final = 100.0  # of the lines: so many sheets speak for no slope at all


class DiceGoals(Goals):
    """Each row is compared with the answers for its own half-day, which the row tells last."""

    def __init__(self) -> None:
        weights = np.full(OUTPUTS, OF_SOURCES, np.float32)
        weights[TOTAL::ANSWERS] = 1.0
        super().__init__(OUTPUTS, range(0), POINTS_PER_UNIT, weights)

    def errors(self, answers: Floats, wanted: Floats) -> tuple[Floats, Floats]:
        off = np.zeros_like(answers)
        rows, columns = self.own(wanted)
        off[rows, columns] = answers[rows, columns] - wanted[:, :ANSWERS] / POINTS_PER_UNIT
        return 0.5 * np.square(off).mean(axis=0), off * self.weights

    def own(self, wanted: Floats) -> tuple[Any, Any]:
        """Where the answers stand that count: the row and the columns of each."""
        first = (wanted[:, ANSWERS].astype(np.int64) - 1) * ANSWERS
        return np.arange(len(wanted))[:, None], first[:, None] + np.arange(ANSWERS)

    def off(self, answers: Floats, wanted: Floats) -> Floats:
        """By how many points each row's total was missed."""
        rows, columns = self.own(wanted)
        missed: Floats = answers[rows, columns][:, TOTAL] * POINTS_PER_UNIT - wanted[:, TOTAL]
        return missed


def line_through(x: npt.NDArray[Any], y: Floats) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Slopes and heights of the lines that miss the answers least."""
    numbers = x.astype(np.float64)
    mean, spread = numbers.mean(axis=0), np.maximum(numbers.std(axis=0), SMALLEST_SPREAD)
    scaled, level = (numbers - mean) / spread, y.mean(axis=0, dtype=np.float64)
    square = scaled.T @ scaled + STIFFNESS * np.eye(len(mean))
    slopes = np.linalg.solve(square, scaled.T @ (y - level)) / spread[:, None]
    return slopes, level - mean @ slopes


def lay_line(net: Net, ahead: int, slopes: npt.NDArray[np.float64], heights: npt.NDArray[np.float64]) -> None:
    """Make the answers for one half-day straight lines, each by a unit of its own."""
    w1, b1, _, _, w3, _ = net.weights
    at = slice((ahead - 1) * ANSWERS, ahead * ANSWERS)
    w1[:, at] = slopes * net.spread[:, None] / POINTS_PER_UNIT
    b1[at] = (heights + net.mean @ slopes) / POINTS_PER_UNIT
    w3[:, at] = 0
    w3[at, at] = np.eye(ANSWERS)
