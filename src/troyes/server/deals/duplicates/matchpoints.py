"""Matchpoints: every result is compared with those of the same seat at all other tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

BETTER, EQUAL = 2, 1


class Compared(NamedTuple):
    """`points`: two for every table that did worse, one for every equal one; `most` is what there was to win."""

    points: int
    most: int

    @property
    def percent(self) -> float | None:
        """Of what there was to win; None if there was nothing to compare with."""
        return round(100 * self.points / self.most, 2) if self.most else None


def compare(results: Sequence[int | None]) -> list[Compared | None]:
    """The results of one seat, by table. A table without a result is compared with nothing."""
    there = [result for result in results if result is not None]
    return [None if result is None else against(result, there) for result in results]


def against(result: int, all_results: Sequence[int]) -> Compared:
    better = sum(other < result for other in all_results)
    equal = sum(other == result for other in all_results) - 1  # itself
    return Compared(BETTER * better + EQUAL * equal, BETTER * (len(all_results) - 1))
