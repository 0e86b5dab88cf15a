"""Bots in a thread of the server: for quick bots and for tests."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.server.bots.levels import Levels
from troyes.server.bots.question import BotRunner, Question, view_for

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
        bot = make_bot(self.levels.bots_of(question.level, question.setup.game)[0], question.seed)
        return bot.choose(view_for(question, bot.looks_back), Budget.none())

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
