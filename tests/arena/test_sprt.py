"""The sequential test on results that are made up."""

from __future__ import annotations

from collections import Counter
from random import Random

from troyes.arena.sprt import FEWEST, FIRST, NEITHER, SECOND, Sprt

MARGIN = 0.05
RESULTS = (-0.5, -0.25, 0.0, 0.25, 0.5)  # of a pair of games


def run(random: Random, mean: float, most: int = 20_000) -> Sprt:
    test = Sprt(MARGIN, 0.5)
    while test.verdict is None and test.deals < most:
        test.add(random.choice(RESULTS) + mean)
    return test


def test_the_stronger_side_is_found_whichever_it_is() -> None:
    random = Random(1)
    assert run(random, 0.2).verdict == FIRST
    assert run(random, -0.2).verdict == SECOND


def test_the_clearer_the_sooner() -> None:
    random = Random(2)
    clear, close = (sum(run(random, mean).deals for _ in range(20)) for mean in (0.25, 0.05))
    assert clear * 3 < close


def test_equal_bots_are_seldom_called_better() -> None:
    random = Random(3)
    found = Counter(run(random, 0.0).verdict for _ in range(300))
    assert found[NEITHER] >= 300 * 0.92
    assert sum(found.values()) == 300


def test_a_difference_of_the_margin_is_seldom_missed() -> None:
    random = Random(4)
    assert Counter(run(random, MARGIN).verdict for _ in range(200))[FIRST] >= 200 * 0.9


def test_winning_everything_is_believed_soon_but_not_at_once() -> None:
    test = Sprt(MARGIN, 0.5)
    for _ in range(FEWEST - 1):
        test.add(0.5)
    assert test.verdict is None
    for _ in range(8):
        test.add(0.5)
    assert test.verdict == FIRST


def test_after_the_verdict_nothing_changes() -> None:
    test = run(Random(1), 0.2)
    deals = test.deals
    test.add(-0.5)
    assert (test.deals, test.verdict) == (deals, FIRST)
