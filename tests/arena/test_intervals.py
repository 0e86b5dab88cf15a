"""Intervals: by hand, clustered by deal, never outside of what is possible."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from troyes.arena.intervals import Estimate, mean_of, share_of, student

PAIRS = [[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 1.0]]


def test_a_mean_by_hand() -> None:
    """Sums 1, 2, 0, 2 over the mean of a pair, 1.25: squares 0.0625, 0.5625, 1.5625, 0.5625, together 2.75."""
    error = sqrt(4 / 3 * 2.75) / 8
    found = mean_of(PAIRS)
    assert found == pytest.approx((0.625, 0.625 - 3.1824 * error, 0.625 + 3.1824 * error))


def test_deals_of_one_value_give_the_usual_interval() -> None:
    """2, 4, 6: mean 4, deviation 2, error 2 / √3."""
    assert mean_of([[2.0], [4.0], [6.0]]) == pytest.approx((4, 4 - 4.3027 * 2 / sqrt(3), 4 + 4.3027 * 2 / sqrt(3)))


@pytest.mark.parametrize("estimate", [mean_of, share_of])
def test_games_that_share_their_luck_say_less(estimate: Callable[[list[list[float]]], Estimate]) -> None:
    alike = [[float(k % 2)] * 4 for k in range(20)]
    apart = [[value] for deal in alike for value in deal]
    wide, narrow = estimate(alike), estimate(apart)
    assert wide.mean == narrow.mean
    assert width(wide) > 1.8 * width(narrow)


def width(found: Estimate) -> float:
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low


def test_deals_that_even_out_say_more() -> None:
    """Who wins on one side of the table and loses on the other is surely even."""
    assert share_of([[1.0, 0.0]] * 20) == pytest.approx((0.5, 0.5, 0.5))


def test_shares_stay_between_nothing_and_all() -> None:
    share, low, high = share_of([[1.0, 1.0]] * 10)
    assert share == 1
    assert high == pytest.approx(1)
    assert low == pytest.approx(1 / (1 + 2.2622**2 / 10), abs=1e-4)
    share, low, high = share_of([[0.0]] * 9 + [[1.0]])
    assert low is not None
    assert high is not None
    assert 0 < low < share < high < 1


def test_a_single_deal_has_no_bounds() -> None:
    assert mean_of([[3.0, 5.0]]) == (4, None, None)
    assert share_of([[1.0]]) == (1, None, None)


@pytest.mark.parametrize(
    ("freedom", "bound"), [(1, 12.7062), (3, 3.1824), (5, 2.5706), (9, 2.2622), (29, 2.0452), (400, 1.9659)]
)
def test_students_bounds(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=4e-3)


def test_bounds_hold_as_often_as_they_say() -> None:
    """Deals of four games with luck in common: the true mean lies inside in about 95 of 100 runs."""
    random = Random(5)
    inside = 0
    for _ in range(400):
        deals = []
        for _ in range(30):
            luck = random.gauss(0, 1)
            deals.append([luck + random.gauss(0, 1) for _ in range(4)])
        _, low, high = mean_of(deals)
        assert low is not None
        assert high is not None
        inside += low < 0 < high
    assert 365 <= inside <= 393
