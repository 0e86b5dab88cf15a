"""Bots in a thread of the server: for quick bots and for tests."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from troyes.bots.budget import Budget
from troyes.server.bots.levels import Levels
from troyes.server.bots.question import BotRunner, Question, seated, view_for

__all__ = ["BotRunner", "Question", "ThreadRunner"]


class ThreadRunner:
    """One question after another."""

    def __init__(self) -> None:
        self.levels = Levels()
        self.pool = ThreadPoolExecutor(1, "bots")

    def choose(self, question: Question) -> Future[int]:
        return self.pool.submit(self.answer, question)

    def answer(self, question: Question) -> int:
        """The move of the strongest bot of the level."""
        bots = self.levels.bots_of(question.level, question.setup.game, question.setup.players)
        bot = seated(bots[0], question.temper, question.seed)
        return bot.choose(view_for(question, bot.looks_back), Budget.none())

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
