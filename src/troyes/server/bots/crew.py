"""Bots in worker processes: as many as there are cores, started when there is work, ended when there is none.

However many questions are asked at once, no more than these think; how long each may, `thinking.py` says.

Each worker is looked after by a thread that hands it one question at a time and waits no longer than its deadline. A
worker that is stuck or has crashed is killed and replaced, and the question goes to the next weaker bot. When none
of them answers, the server itself plays any legal move: a game always goes on.
"""

from __future__ import annotations

import atexit
import logging
import os
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from threading import Condition, Thread, current_thread
from time import monotonic
from typing import Final, NamedTuple

from troyes.bots.budget import Budget
from troyes.bots.random_bot import RandomBot
from troyes.compiled import is_compiled
from troyes.server.bots.levels import AT_ONCE, PAR, STRONGEST, Levels
from troyes.server.bots.question import Question, Reply, reply_of, seated, view_for
from troyes.server.bots.thinking import UNTIL, named, smoothed, time_to_think
from troyes.server.bots.worker_process import NICENESS, BotFailed, WorkerLost, WorkerProcess

LOG: Final = logging.getLogger("troyes.server.bots")
SECONDS: Final = 20.0
THINKING: Final = 0.75  # of the time: who asks its budget is never ended
SECOND_CHANCE: Final = 5.0  # seconds for each weaker bot
IN_THE_BACKGROUND: Final = 19  # niceness of who thinks what nobody waits for
IDLE: Final = 120.0  # seconds after which a worker without work ends
STOP_SECONDS: Final = 5.0


class Job(NamedTuple):
    question: Question
    answer: Future[Reply]
    asked: float  # by the clock that only goes on


class Crew:
    """Answers questions with legal moves. Bots that the operator has added are loaded when a worker starts.

    `counts` says how often workers were started and lost, bots failed, the server had to play by itself, and which
    budgets were spent. `answered` is told the seconds from each question to its answer.
    """

    def __init__(
        self,
        levels: Levels,
        workers: int = 0,
        seconds: float = SECONDS,
        idle: float = IDLE,
        niceness: int = NICENESS,
    ) -> None:
        self.most = workers or cores()
        self.niceness = niceness
        self.answered: Callable[[float], None] = lambda seconds: None
        self.seconds = seconds
        self.idle = idle
        self.levels = levels
        self.counts: Counter[str] = Counter()
        self.changed = Condition()  # guards all that follows
        self.waiting: deque[Job] = deque()
        self.threads: set[Thread] = set()
        self.besides = 0.0  # seconds that an answer takes besides thinking
        self.resting = 0  # threads without a job
        self.workers: set[WorkerProcess] = set()
        self.closed = False
        atexit.register(self.close)  # a process that ends in haste leaves no worker behind

    def choose(self, question: Question) -> Future[Reply]:
        """A legal move, in time. The future may be cancelled; that of a closed crew is."""
        job = Job(question, Future(), monotonic())
        with self.changed:
            if self.closed:
                job.answer.cancel()
                return job.answer
            if question.is_hint:
                self.waiting.appendleft(job)  # a person looks on
            else:
                self.waiting.append(job)
            if self.resting >= len(self.waiting):
                self.changed.notify()
            elif len(self.threads) < self.most:
                thread = Thread(target=self.look_after_worker, name="bots", daemon=True)
                self.threads.add(thread)
                thread.start()
        return job.answer

    def close(self) -> None:
        """End at once. What was not answered is cancelled: the same question has the same answer after a restart."""
        with self.changed:
            self.closed = True
            waiting, threads, workers = list(self.waiting), list(self.threads), list(self.workers)
            self.waiting.clear()
            self.changed.notify_all()
        atexit.unregister(self.close)
        for job in waiting:
            job.answer.cancel()
        for worker in workers:
            worker.kill()
        for thread in threads:
            thread.join(STOP_SECONDS)

    # ---- in the threads -------------------------------------------------------------------------------------------

    def look_after_worker(self) -> None:
        """Hand jobs to one worker, and to its replacements, until there have been none for a while."""
        worker: WorkerProcess | None = None
        while (job := self.next_job()) is not None:
            try:
                worker = self.do(job, worker)
            except Exception as error:  # whoever waits must hear of it
                LOG.exception("a question to a bot could not be answered")
                with suppress(InvalidStateError):
                    job.answer.set_exception(error)
        if worker is not None:
            self.dismiss(worker)

    def next_job(self) -> Job | None:
        """None when it is time to leave."""
        end = monotonic() + self.idle
        with self.changed:
            self.resting += 1
            while not self.waiting and not self.closed and monotonic() < end:
                self.changed.wait(max(0.0, end - monotonic()))
            self.resting -= 1
            if self.closed or not self.waiting:
                self.threads.discard(current_thread())
                return None
            return self.waiting.popleft()

    def do(self, job: Job, worker: WorkerProcess | None) -> WorkerProcess | None:
        """Answer a job by the first bot that can; the worker to go on with."""
        question, seconds = job.question, job.question.seconds or self.seconds
        for bot in self.levels.bots_of(question.level, question.setup.game):
            if self.closed or job.answer.cancelled():
                break
            try:
                worker = worker or self.hire()
                worker.begin()
                thinking = self.time_to_think(job, bot, seconds)
                if thinking == 0.0 and is_late(job):
                    self.answer_at_once(job)
                    return worker
                if thinking == 0.0:
                    continue
                began = monotonic()
                self.settle(job, worker.ask(question, bot, seconds, thinking))
                self.note_besides(bot, thinking, monotonic() - began)
                return worker
            except BotFailed as failure:
                self.note("failed", failure)
            except WorkerLost as loss:
                self.note("lost", loss)
                self.lose(worker)
                worker = None
            seconds = SECOND_CHANCE
        if self.closed:
            job.answer.cancel()
        elif not job.answer.cancelled():
            self.note("played by the server")
            self.settle(job, any_move(question))
        return worker

    def time_to_think(self, job: Job, bot: str, seconds: float) -> float | None:
        """The seconds of its budget; 0.0 if another one should answer, None without an end."""
        if bot != STRONGEST:
            return None if job.question.level == PAR else THINKING * seconds
        with self.changed:
            found = time_to_think(len(self.waiting), self.most, monotonic() - job.asked, self.besides)
            self.counts[named(found)] += 1
        return found

    def answer_at_once(self, job: Job) -> None:
        """By one look in the server itself: on a machine with too much to do the workers hardly get their turn."""
        with self.changed:
            self.counts["late"] += 1
        self.settle(job, one_look(job.question))

    def note_besides(self, bot: str, thinking: float | None, seconds: float) -> None:
        """What an answer has taken besides thinking, of those who think as long as they may or only look once."""
        if bot in (STRONGEST, AT_ONCE):
            thought = (thinking or 0.0) if bot == STRONGEST else 0.0
            with self.changed:
                self.besides = smoothed(self.besides, max(seconds - thought, 0.0))

    def settle(self, job: Job, reply: Reply) -> None:
        with suppress(InvalidStateError):  # nobody waits for it any more
            job.answer.set_result(reply)
            self.answered(monotonic() - job.asked)

    def hire(self) -> WorkerProcess:
        worker = WorkerProcess(tuple(self.levels.own.values()), self.niceness)
        with self.changed:
            self.counts["started"] += 1
            self.workers.add(worker)
            if not self.closed:
                return worker
        self.lose(worker)
        raise WorkerLost("is not needed any more")

    def dismiss(self, worker: WorkerProcess) -> None:
        """There is nothing to do for it."""
        with self.changed:
            self.workers.discard(worker)
        worker.end()

    def lose(self, worker: WorkerProcess | None) -> None:
        """It is stuck or gone, or could not even be started."""
        if worker is not None:
            worker.kill()
            self.dismiss(worker)

    def note(self, what: str, why: Exception | None = None) -> None:
        with self.changed:
            self.counts[what] += 1
        if not self.closed:
            LOG.warning("bot worker %s%s", what, f": {why}" if why else "")


def is_late(job: Job) -> bool:
    """In plain Python one look takes too long for the server itself."""
    return monotonic() - job.asked > UNTIL and is_compiled()


def one_look(question: Question) -> Reply:
    bot = seated(AT_ONCE, question.temper, question.seed)
    return reply_of(bot, AT_ONCE, view_for(question), question.is_hint, Budget.none())


def any_move(question: Question) -> Reply:
    """In the server, as a last resort."""
    return Reply(RandomBot(question.seed).choose(view_for(question), Budget.none()), "random")


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
