"""Bots share a bounded pool: how long each may think, and that nobody is answered late."""

from __future__ import annotations

import heapq
import re
import time
from collections import Counter, deque

import pytest

from tests.server.test_bot_workers import WAIT, Hire, eventually, hire, legal, question, resting
from troyes.bots.budget import Budget
from troyes.bots.judgement import VALUE
from troyes.city.game import CITY
from troyes.server.bots.crew import Crew
from troyes.server.bots.levels import BEST, PAR, Levels
from troyes.server.bots.question import reply_of, seated, view_for
from troyes.server.bots.runner import ThreadRunner
from troyes.server.bots.thinking import FULL, LEAST, MOST, NONE, SHRUNK, UNTIL, WITHIN, time_to_think

__all__ = ["hire"]


def test_who_is_alone_thinks_a_second_and_who_waits_in_a_crowd_hardly_or_not() -> None:
    assert time_to_think(waiting=0, workers=1, waited=0.0) == MOST
    assert time_to_think(waiting=1, workers=2, waited=0.1) == MOST
    assert LEAST <= time_to_think(waiting=40, workers=2, waited=0.1) < 0.1
    assert time_to_think(waiting=298, workers=2, waited=0.1) == 0.0
    assert time_to_think(waiting=0, workers=1, waited=UNTIL) == 0.0
    assert time_to_think(waiting=0, workers=1, waited=60.0) == 0.0
    assert time_to_think(waiting=18, workers=2, waited=0.1, besides=0.05) == pytest.approx(0.15)  # a busy machine


def slowest_answer(crowd: int, workers: int, overhead: float) -> float:
    """By a clock of our own: so many questions all the time, each asked again as soon as it is answered."""
    now, slowest, waiting, busy = 0.0, 0.0, deque([0.0] * crowd), list[tuple[float, float]]()
    for _ in range(40 * crowd):
        while waiting and len(busy) < workers:
            asked = waiting.popleft()
            seconds = time_to_think(len(waiting), workers, now - asked, overhead)
            heapq.heappush(busy, (now + overhead + seconds, asked))
        now, asked = heapq.heappop(busy)
        slowest = max(slowest, now - asked)
        waiting.append(now)
    return slowest


@pytest.mark.parametrize("workers", [1, 2, 16])
@pytest.mark.parametrize("overhead", [0.001, 0.007, 0.015])
@pytest.mark.parametrize("crowd", [1, 10, 100, 150])
def test_no_crowd_of_grand_masters_waits_for_more_than_three_seconds(workers: int, overhead: float, crowd: int) -> None:
    slowest = slowest_answer(crowd, workers, overhead)
    assert slowest < WITHIN
    if crowd <= workers:
        assert slowest > MOST  # nobody is hurried without need


def test_a_crowd_is_answered_in_time_and_what_was_spent_is_counted(hire: Hire) -> None:
    crew = hire(2, levels=Levels())
    answered: list[float] = []
    crew.answered = answered.append
    for answer in [crew.choose(question("city", "master")) for _ in range(2)]:
        answer.result(WAIT)  # both have started
    assert not spent(crew)
    answered.clear()
    asked = question("city", "grandmaster")
    for answer in [crew.choose(asked) for _ in range(12)]:
        assert answer.result(WAIT).move in legal(asked)
    assert sum(spent(crew).values()) == 12
    assert spent(crew)[SHRUNK] >= 8
    assert len(answered) == 12
    assert eventually(lambda: resting(crew) == 2)
    assert crew.choose(asked).result(WAIT).bot == "search"
    assert spent(crew)[FULL] >= 1


def spent(crew: Crew) -> Counter[str]:
    return Counter({what: count for what, count in crew.counts.items() if what in (FULL, SHRUNK, NONE)})


@pytest.mark.parametrize("is_quick", [False, True])
def test_who_has_waited_too_long_is_answered_by_one_look(
    hire: Hire, monkeypatch: pytest.MonkeyPatch, is_quick: bool
) -> None:
    """By a worker, or where the rules run quickly enough by the server itself."""
    crew, asked = hire(levels=Levels()), question("city", "grandmaster")._replace(temper=5)
    monkeypatch.setattr("troyes.server.bots.crew.is_compiled", lambda: is_quick)
    with monkeypatch.context() as patched:
        patched.setattr("troyes.server.bots.crew.monotonic", lambda: time.monotonic() - WITHIN)
        answer = crew.choose(asked)
    look = seated("learned", 5, asked.seed)
    assert answer.result(WAIT) == reply_of(look, "learned", view_for(asked), False, Budget.none())
    assert spent(crew) == {NONE: 1}
    assert crew.counts["late"] == is_quick


def test_a_hint_goes_before_what_nobody_looks_on_and_says_why(hire: Hire) -> None:
    crew = hire(levels=Levels())
    crew.choose(question("city", "master")).result(WAIT)
    done: list[str] = []
    answers = [crew.choose(question("city", "grandmaster")) for _ in range(3)]
    hint = question("city", BEST)._replace(is_hint=True)
    answers.append(crew.choose(hint))
    for name, answer in zip("abch", answers):
        answer.add_done_callback(lambda _, name=name: done.append(name))  # type: ignore[misc]
    reply = answers[-1].result(WAIT)
    for answer in answers:
        answer.result(WAIT)
    assert done.index("h") <= 1
    assert reply.move == reply.best[0].move
    assert len(reply.best) == 3
    assert {one.move for one in reply.best} <= set(legal(hint))
    assert [one.value for one in reply.best] == sorted((one.value for one in reply.best), reverse=True)
    for one in reply.best:
        assert sum(one.parts.values()) == pytest.approx(one.value)
        assert set(one.parts) - {VALUE} <= set(CITY.sources)


class Hasty(Levels):
    def bots_of(self, level: str, game: str) -> list[str]:
        return ["search:evaluations=300"]


def test_par_is_counted_in_evaluations_and_has_all_the_time_it_needs(
    hire: Hire, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert re.fullmatch(r"search:evaluations=\d+", Levels().bots_of(PAR, "city")[0])
    crew = hire(levels=Hasty())
    asked = question("city", PAR)
    monkeypatch.setattr("troyes.server.bots.crew.monotonic", lambda: time.monotonic() - 60)
    late = crew.choose(asked)
    monkeypatch.undo()
    assert late.result(WAIT) == crew.choose(asked).result(WAIT)
    assert late.result().bot == "search:evaluations=300"
    assert crew.counts == {"started": 1}


def test_in_a_thread_of_the_server_a_search_is_short_and_repeats_itself() -> None:
    runner = ThreadRunner()
    asked = question("city", "grandmaster")
    assert runner.choose(asked).result(WAIT) == runner.choose(asked).result(WAIT)
    runner.close()
