"""The player that searches: what it may spend, and that it spends it on what is close."""

from __future__ import annotations

import threading
import time

import pytest

from tests.bots.test_learned import positions
from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot, threads_of
from troyes.bots.search import ENOUGH, Candidate, Search
from troyes.city.game import CITY
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import View


def close_decision() -> View:
    """One with several moves of nearly the same worth, early in a game."""
    for position in positions({"players": 2, "modules": ["all"]}, 40):
        view = CITY.view(position, position.pending()[0])
        if CITY.is_main(position, view.seat) and len(view.moves()) > 8:
            return view
    raise AssertionError("no such decision")


class Tossing(Search[int]):
    """Moves whose trials are what they are worth, and a little by chance that is the same for all."""

    def start(self, key: int) -> int:
        return key % 7

    def play_out(self, start: int, move: int, key: int, budget: Budget) -> int | None:
        return None if budget.is_over() else 100 * move + start + (start * move) % 3

    def elsewhere(self) -> tuple[object, ...]:
        return (Tossing,)


def test_what_falls_behind_for_certain_is_left_out() -> None:
    search = Tossing([(1, 500), (5, 400), (3, 300), (9, -900)], most=3, close=2000, seed=4)
    assert [one.move for one in search.all] == [1, 5, 3]
    search.run(Budget(evaluations=1000))
    assert search.best().move == 5
    assert len(search.left) == 1
    assert search.number == ENOUGH


def test_a_trial_that_the_budget_ends_counts_for_nobody() -> None:
    search = Tossing([(1, 5), (2, 4), (3, 3)], most=3, close=20, seed=4)
    search.run(Budget(evaluations=8))  # two trials of three moves, and the beginning of a third
    assert [len(one.trials) for one in search.all] == [2, 2, 2]


def test_errors_are_those_of_the_mean() -> None:
    one = Candidate(1, 0)
    one.trials = [10, 20, 30, 40]
    assert one.error() == pytest.approx(6.455, abs=0.001)
    other = Candidate(2, 0)
    other.trials = [8, 18, 28, 38]
    assert one.lead_over(other) == (2.0, 0.0)


def test_evaluations_decide_the_same_everywhere() -> None:
    view = close_decision()
    names = ("search:evaluations=60000", "search:evaluations=60000")
    assert len({make_bot(name, 3).choose(view, Budget.none()) for name in names}) == 1
    judged = make_bot("search:evaluations=100000", 3).judge(view, Budget.none())
    assert sorted(one.move for one in judged.moves) == sorted(view.moves())
    assert any(one.error > 0 for one in judged.moves)
    assert all(sum(one.parts.values()) == pytest.approx(one.value) for one in judged.moves)


def test_the_smaller_budget_holds() -> None:
    view = close_decision()
    given = Budget(evaluations=100_000)
    make_bot("search:evaluations=500", 3).choose(view, given)
    assert given.left is not None
    assert 500 <= 100_000 - given.left < 5_000
    start = time.monotonic()
    make_bot("search:seconds=60", 3).choose(view, Budget(seconds=0.2))
    assert time.monotonic() - start < 5


def test_who_is_interrupted_answers_with_the_best_so_far() -> None:
    view = close_decision()
    budget = Budget.none()
    threading.Timer(0.3, budget.stop).start()
    start = time.monotonic()
    assert make_bot("search:seconds=60", 3).choose(view, budget) in view.moves()
    assert time.monotonic() - start < 10


def test_processes_share_a_search_and_its_end() -> None:
    view = close_decision()
    bot = make_bot("search:seconds=60,threads=2", 3)
    budget = Budget(evaluations=6_000)
    assert bot.choose(view, budget) in view.moves()
    assert budget.left is not None
    assert budget.left <= 0
    stopped = Budget.none()
    threading.Timer(0.3, stopped.stop).start()
    start = time.monotonic()
    assert bot.choose(view, stopped) in view.moves()
    assert time.monotonic() - start < 10
    assert threads_of("search:seconds=60,threads=2") == 2
    assert threads_of("greedy") == 1


@pytest.mark.parametrize(
    "said", ["second=1", "seconds=", "seconds=-1", "seconds=nan", "seconds=inf", "seconds=1,seconds=2", ""]
)
def test_what_a_bot_cannot_be_told_is_refused(said: str) -> None:
    with pytest.raises(BadInput, match="seconds, evaluations, threads"):
        make_bot(f"search:{said}")
    with pytest.raises(BadInput):
        make_bot("greedy:seconds=1")
