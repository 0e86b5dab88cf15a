"""What runs in a worker process: one question after another, until the server closes the pipe.

The server ends a worker that takes too long. If the server itself is gone, the system does: an alarm is set for every
question, and it needs no help from a bot that does not come back.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from troyes.bots.budget import Budget
from troyes.bots.registry import find_bot
from troyes.kernel.contract.refusals import BadInput
from troyes.server.bots.question import SetupKey, make_setup, reply_of, seated, view_of
from troyes.server.bots.seen_data import read_seen

READY: Final = "ready"
MOVE: Final = "move"
FAILED: Final = "failed"
GRACE: Final = 2.0  # seconds after which a worker that nobody ended ends itself


class Task(NamedTuple):
    """A question to one bot. `setup` is sent the first time its name is used; `forget` empties the memory before it."""

    game: str
    setup_name: str
    setup: SetupKey | None
    forget: bool
    position: bytes
    seen: bytes
    seat: int
    bot: str
    seed: int
    temper: int
    is_hint: bool
    seconds: float  # until it counts as stuck
    thinking: float | None  # seconds of its budget


def work(pipe: Connection, bots: tuple[str, ...], niceness: int) -> None:
    """The life of a worker. `bots` are loaded before the first question: that may take longer than a decision."""
    leave_signals_to_the_server()
    make_way(niceness)
    load(bots)
    setups: dict[str, Any] = {}
    try:
        pipe.send((READY, None))
        while True:
            task: Task = pipe.recv()
            set_alarm(task.seconds + GRACE)
            reply = answer(task, setups)
            set_alarm(0)
            pipe.send(reply)
    except (EOFError, OSError):
        return  # the server has closed the pipe, or is gone


def load(bots: tuple[str, ...]) -> None:
    """What is wrong with one of them is said when it is to play."""
    for bot in bots:
        with suppress(BadInput):
            find_bot(bot)


def answer(task: Task, setups: dict[str, Any]) -> tuple[str, Any]:
    """The move of a bot, or in words why there is none: another bot is asked then."""
    try:
        setup = known_setup(task, setups)
        bot = seated(task.bot, task.temper, task.seed)
        seen = read_seen(task.seen, bot.looks_back)
        view = view_of(task.game, setup, task.position, task.seat, seen)
        return MOVE, reply_of(bot, task.bot, view, task.is_hint, Budget(seconds=task.thinking))
    except Exception as error:
        return FAILED, f"{type(error).__name__}: {error}"


def known_setup(task: Task, setups: dict[str, Any]) -> Any:
    if task.forget:
        setups.clear()
    if task.setup is not None:
        setups[task.setup_name] = make_setup(task.setup)
    return setups[task.setup_name]


def leave_signals_to_the_server() -> None:
    """Ctrl-C or a service manager may reach all processes; the server finishes its work and ends its workers itself."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)


def make_way(niceness: int) -> None:
    """For people who wait for the server."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # a bot may have changed it
        signal.setitimer(signal.ITIMER_REAL, seconds)
