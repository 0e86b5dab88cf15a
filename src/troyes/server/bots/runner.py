"""Where bots think: never in the event loop.

A question holds all that is needed to answer it, as plain data, so that it can be answered in another process. The
answer is the code of a move.
"""

from __future__ import annotations

import signal
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol

import orjson

from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.server.bots.levels import bots_of
from troyes.server.live.rules_lock import RULES


class Question(NamedTuple):
    """A decision of a seat. The bot sees only the view of that seat."""

    game: str
    options: Mapping[str, Any]
    figures: Mapping[str, Any]
    position: bytes
    seat: int
    level: str
    seed: int


class BotRunner(Protocol):
    def choose(self, question: Question) -> Future[int]: ...

    def close(self) -> None: ...


class ProcessRunner:
    """Bots in processes of their own."""

    def __init__(self, processes: int = 1) -> None:
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"), ignore_interrupts)

    def choose(self, question: Question) -> Future[int]:
        return self.pool.submit(answer, question)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


class ThreadRunner:
    """Bots in a thread, between the moves of others: for quick bots and for tests."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "bots")

    def choose(self, question: Question) -> Future[int]:
        return self.pool.submit(answer, question)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which ends its bots itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(32)
def setup_of(game: str, options: bytes, figures: bytes) -> Any:
    return game_named(game).setup(orjson.loads(options), orjson.loads(figures))


def answer(question: Question) -> int:
    """The move of the best bot of the level that finds one."""
    with RULES:
        setup = setup_of(question.game, orjson.dumps(question.options), orjson.dumps(question.figures))
        game = game_named(question.game)
        view = game.view(game.from_bytes(setup, question.position), question.seat)
        name = bots_of(question.level, question.game)[0]
        return make_bot(name, question.seed).choose(view)
