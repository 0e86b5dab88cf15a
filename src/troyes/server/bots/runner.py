"""Bots in a thread of the server: for quick bots and for tests."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from troyes.bots.budget import Budget
from troyes.server.bots.levels import STRONGEST, Levels
from troyes.server.bots.question import BotRunner, Question, Reply, reply_of, seated, view_for

__all__ = ["BotRunner", "Question", "ThreadRunner"]

EVALUATIONS: Final = 500  # that a search may spend here: the same answer every time, and soon


class ThreadRunner:
    """One question after another."""

    def __init__(self) -> None:
        self.levels = Levels()
        self.pool = ThreadPoolExecutor(1, "bots")

    def choose(self, question: Question) -> Future[Reply]:
        return self.pool.submit(self.answer, question)

    def answer(self, question: Question) -> Reply:
        """What is said by the strongest bot of the level."""
        bots = self.levels.bots_of(question.level, question.setup.game)
        bot = seated(bots[0], question.temper, question.seed)
        budget = Budget(evaluations=EVALUATIONS) if bots[0].startswith(STRONGEST) else Budget.none()
        return reply_of(bot, bots[0], view_for(question, bot.looks_back), question.is_hint, budget)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
