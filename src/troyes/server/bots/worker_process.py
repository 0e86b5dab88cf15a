"""A worker process as the server sees it."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any, Final

from troyes.server.bots.question import Question, Reply
from troyes.server.bots.worker import MOVE, Task, work

START_SECONDS: Final = 60.0  # a busy machine may take its time
END_SECONDS: Final = 2.0
MOST_SETUPS: Final = 32
NICENESS: Final = 5  # people who wait for the server go before bots that think


class BotFailed(Exception):
    """A bot gave no legal move; its worker can go on with other questions."""


class WorkerLost(Exception):
    """The worker is stuck or has ended: it must be replaced."""


class WorkerProcess:
    """Asked by one thread; `kill` may come from any. A process of its own start, not a copy of the server."""

    def __init__(self, bots: tuple[str, ...] = (), niceness: int = NICENESS) -> None:
        context = get_context("spawn")  # a fork would copy locks that threads of the server hold
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=work, args=(far, bots, niceness), name="troyes bot", daemon=True)
        try:
            self.process.start()
        except OSError as error:
            raise WorkerLost(f"cannot be started: {error}") from None
        finally:
            far.close()
        self.is_ready = False
        self.setups: set[str] = set()  # what it knows

    def begin(self) -> None:
        """Wait until it has started; WorkerLost if it does not."""
        if not self.is_ready:
            self.receive(START_SECONDS, "does not start")
            self.is_ready = True

    def ask(self, question: Question, bot: str, seconds: float, thinking: float | None = None) -> Reply:
        """What a bot says; BotFailed or WorkerLost if that takes too long."""
        self.begin()
        try:
            self.pipe.send(self.task(question, bot, seconds, thinking))
        except OSError:
            raise WorkerLost("has ended") from None
        kind, answer = self.receive(seconds, f"is stuck: {bot} has thought for {seconds:g} seconds")
        if kind != MOVE:
            raise BotFailed(f"{bot} {answer}")
        assert isinstance(answer, Reply)
        return answer

    def task(self, question: Question, bot: str, seconds: float, thinking: float | None = None) -> Task:
        name = question.setup.name
        is_new = name not in self.setups
        forget = is_new and len(self.setups) >= MOST_SETUPS
        if forget:
            self.setups.clear()
        self.setups.add(name)
        return Task(
            game=question.setup.game,
            setup_name=name,
            setup=question.setup if is_new else None,
            forget=forget,
            position=question.position,
            seen=question.seen,
            seat=question.seat,
            bot=bot,
            seed=question.seed,
            temper=question.temper,
            is_hint=question.is_hint,
            seconds=seconds,
            thinking=thinking,
        )

    def receive(self, seconds: float, complaint: str) -> tuple[str, Any]:
        try:
            if not self.pipe.poll(seconds):
                raise WorkerLost(complaint)
            kind, answer = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerLost("has ended") from None
        return kind, answer

    def end(self) -> None:
        """Let an idle one go: it ends when it finds the pipe closed."""
        self.pipe.close()
        self.process.join(END_SECONDS)
        self.kill()

    def kill(self) -> None:
        """At once, whatever it does. The thread that waits for it finds the pipe at its end."""
        self.process.kill()
        self.process.join(END_SECONDS)
