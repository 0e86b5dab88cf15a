"""What bots think of their moves, and how long they think."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from troyes.bots import lookahead
from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.judgement import VALUE, Judgement
from troyes.bots.registry import bots_for, make_bot
from troyes.compiled import is_compiled
from troyes.games import game_named
from troyes.kernel.contract.rules import View
from troyes.kernel.play.chance import FastSource, SequenceSource

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 3}),
    ("city", {"players": 2, "modules": ["all"]}),
    ("city", {"players": 1}),
    ("dice", {"players": 2, "numbering": "expert", "banquets": True}),
]


def views(name: str, options: dict[str, Any], decisions: int) -> list[View]:
    """Decisions of a random game, one in eight."""
    game = game_named(name)
    position, dice, choices = game.new(game.setup(options)), FastSource(5), SequenceSource(6)
    found: list[View] = []
    position.roll(dice)
    for number in range(8 * decisions):
        if position.is_over():
            break
        seat = position.pending()[0]
        moves = position.moves(seat)
        if number % 8 == 0:
            found.append(game.view(position, seat))
        position.play(moves[int(choices.below(len(moves)))])
        position.roll(dice)
    return found


TOLD = {"search": "search:evaluations=20000"}  # who tries moves out is sure of nothing, and must be told when to end


def judge(bot: str, view: View) -> Judgement:
    return make_bot(bot).judge(view, Budget.none())


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_legal_move_has_a_value_that_is_the_sum_of_its_parts(name: str, options: dict[str, Any]) -> None:
    sources = {*game_named(name).sources, VALUE}
    said = set()
    for view in views(name, options, 8):
        before = view.to_dict()
        for bot in bots_for(name):
            moves = judge(TOLD.get(bot, bot), view).moves
            assert sorted(judged.move for judged in moves) == sorted(view.moves())
            for judged in moves:
                assert judged.value == pytest.approx(sum(judged.parts.values()))
                assert set(judged.parts) <= sources
                assert judged.error == 0 or bot in TOLD
                said |= set(judged.parts)
        assert view.to_dict() == before
    assert len(said) > 3


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_a_deterministic_bot_chooses_is_among_the_best_it_judges(name: str, options: dict[str, Any]) -> None:
    for view in views(name, options, 8):
        for bot in set(bots_for(name)) - {"noisy", *TOLD}:
            judgement = judge(bot, view)
            worth = {judged.move: judged.value for judged in judgement.moves}
            assert worth[make_bot(bot).choose(view, Budget.none())] == judgement.best().value == max(worth.values())


def test_parts_say_where_the_points_come_from() -> None:
    """A cube on an event is worth something because of events, a level of the cathedral because of levels."""
    game = game_named("city")
    data = {
        "neutral": {"dice": "Y1"}, "turn": "A", "round": 4, "seats": {"A": {"dice": "R6 W6", "deniers": 9}},
        "events": {"marauding": "", "war": ""},
    }  # fmt: skip
    position = game.stage(game.setup({"players": 2}), data, "test")
    found = {game.format(position, judged.move): judged for judged in judge("greedy", game.view(position, 0)).moves}
    passed, fight = found["A pass"], next(judged for line, judged in found.items() if line == "A fight war with R6")
    build = next(judged for line, judged in found.items() if line.startswith("A build"))
    assert fight.parts["events"] > passed.parts.get("events", 0)
    assert build.parts["level"] > passed.parts["level"]


# ---- budgets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "noisy", "reference"])
def test_when_the_budget_is_over_the_best_so_far_is_the_answer(bot: str) -> None:
    view = max(views(*TABLES[0], 8), key=lambda view: len(view.moves()))
    whole = judge(bot, view).moves
    for evaluations in (1, 5):
        budget = Budget(evaluations=evaluations)
        short = make_bot(bot).judge(view, budget).moves
        assert budget.is_over()
        assert 0 < len(short) < len(whole)
        assert short == whole[: len(short)]
        assert make_bot(bot).choose(view, Budget(evaluations=evaluations)) in [judged.move for judged in short]


def test_a_budget_in_seconds_is_over_in_time() -> None:
    budget = Budget(seconds=0.05)
    assert not budget.is_over()
    time.sleep(0.06)
    assert budget.is_over()
    view = max(views(*TABLES[0], 8), key=lambda view: len(view.moves()))
    assert len(make_bot("greedy").judge(view, Budget(seconds=0)).moves) == 1
    assert not Budget.none().is_over()


class Counting(Budget):
    """Without a limit; keeps how many evaluations were made, and how long it took, between two looks at it."""

    def __init__(self) -> None:
        super().__init__()
        self.spent: list[int] = []
        self.seconds: list[float] = []
        self.last = time.thread_time()

    def spend(self, evaluations: int) -> None:
        self.spent.append(evaluations)

    def is_over(self) -> bool:
        self.seconds.append(time.thread_time() - self.last)
        self.last = time.thread_time()
        return False


def test_a_bot_that_looks_ahead_asks_its_budget_after_each_move() -> None:
    """At a decision in which one move alone needs nearly all the evaluations that a decision may take. No compiled call
    lasts long, because other threads wait for its end."""
    game = game_named("city")
    position, dice, choices = (
        game.new(game.setup({"players": 2, "modules": ["all"]})),
        FastSource(304),
        SequenceSource(304),
    )
    position.roll(dice)
    for _ in range(122):
        moves = position.moves(position.pending()[0])
        position.play(moves[int(choices.below(len(moves)))])
        position.roll(dice)
    view, budget, bot = game.view(position, position.pending()[0]), Counting(), make_bot("greedy", 304)
    chosen = bot.choose(view, budget)
    assert 2000 < max(budget.spent) <= lookahead.BUDGET
    assert len(budget.spent) == len(budget.seconds) == len(view.moves())
    assert chosen == make_bot("greedy", 304).choose(view, Budget.none())
    if is_compiled():
        assert max(budget.seconds) < 0.02


class Thinker(Bot):
    """Looks at its moves again and again, as a search would, until it is stopped."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.has_begun = threading.Event()

    def choose(self, view: View, budget: Budget) -> int:
        best = 0
        while not budget.is_over():
            best = make_bot("greedy").choose(view, Budget.none())
            self.has_begun.set()
        return best


def test_another_thread_can_stop_a_bot_that_thinks() -> None:
    view = views(*TABLES[0], 3)[-1]
    bot, budget, chosen = Thinker(), Budget.none(), list[int]()
    thread = threading.Thread(target=lambda: chosen.append(bot.choose(view, budget)))
    thread.start()
    assert bot.has_begun.wait(60)
    budget.stop()
    thread.join(60)
    assert chosen == [make_bot("greedy").choose(view, Budget.none())]
