"""One search on several processes: each makes trials of its own, and all of them count."""

from __future__ import annotations

import atexit
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import cache
from threading import Lock
from typing import Any, Final

from troyes.bots.budget import Budget
from troyes.bots.search import Search
from troyes.kernel.tools.leaving import leave_with_parent

POLL: Final = 0.01  # seconds between two looks at the budget
LATE: Final = 0.02  # seconds that the answers need on their way back
STEP: Final = 7919  # between the seeds of two processes

Trials = dict[int, list[int]]


class Workers:
    """Processes that search; one search at a time."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.stop = context.Event()
        self.lock = Lock()
        self.executor = ProcessPoolExecutor(count, context, remember, (self.stop,))
        atexit.register(self.executor.shutdown, wait=False, cancel_futures=True)

    def search(self, search: Search[Any], budget: Budget, count: int) -> list[Trials]:
        seconds, evaluations = budget.seconds_left(), budget.evaluations_left()
        kind, *where = search.elsewhere()
        ranked = [(candidate.move, candidate.worth) for candidate in search.all]
        share = None if evaluations is None else evaluations // count
        end = None if seconds is None else max(seconds - LATE, 0.0)
        with self.lock:
            self.stop.clear()
            orders = [(kind, tuple(where), ranked, search.seed + STEP * k, end, share) for k in range(count)]
            answers = [self.executor.submit(search_here, *order) for order in orders]
            return self.collect(answers, budget)

    def collect(self, answers: list[Future[tuple[Trials, int]]], budget: Budget) -> list[Trials]:
        while wait(answers, POLL).not_done:
            if budget.is_over():
                self.stop.set()
        found = [answer.result() for answer in answers]
        budget.spend(sum(spent for _, spent in found))
        return [trials for trials, _ in found]


@cache
def workers(count: int) -> Workers:
    return Workers(count)


def search_on_processes(search: Search[Any], budget: Budget, count: int) -> None:
    """Run a search: whoever another process has left out is behind there; the most trials win."""
    found = workers(count).search(search, budget, count)
    for candidate in search.all:
        candidate.trials = [value for trials in found for value in trials[candidate.move]]
    most = max(len(candidate.trials) for candidate in search.all)
    search.left = [candidate for candidate in search.all if 2 * len(candidate.trials) >= most]


# ---- in the processes --------------------------------------------------------------------------------------------

STOP: list[Any] = []


def remember(stop: Any) -> None:
    STOP[:] = [stop]
    leave_with_parent()


class WatchedBudget(Budget):
    """Over when the process that asked says so, too."""

    def is_over(self) -> bool:
        return STOP[0].is_set() or super().is_over()


def search_here(
    kind: Any, where: tuple[Any, ...], ranked: Any, seed: int, seconds: float | None, evaluations: int | None
) -> tuple[Trials, int]:
    budget = WatchedBudget(seconds, evaluations)
    search = kind.again(*where, ranked, seed)
    search.run(budget)
    left = budget.evaluations_left()
    spent = 0 if left is None or evaluations is None else evaluations - left
    return {candidate.move: candidate.trials for candidate in search.all}, spent
