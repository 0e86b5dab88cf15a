"""Bots in a thread of the server, between the moves of others: for quick bots and for tests."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from troyes.bots.registry import make_bot
from troyes.server.bots.levels import bots_of
from troyes.server.bots.question import BotRunner, Question, view_for
from troyes.server.live.rules_lock import RULES

__all__ = ["BotRunner", "Question", "ThreadRunner"]


class ThreadRunner:
    """One question after another."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "bots")

    def choose(self, question: Question) -> Future[int]:
        return self.pool.submit(answer, question)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def answer(question: Question) -> int:
    """The move of the strongest bot of the level."""
    with RULES:
        name = bots_of(question.level, question.setup.game)[0]
        return make_bot(name, question.seed).choose(view_for(question))
