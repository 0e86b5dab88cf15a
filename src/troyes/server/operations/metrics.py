"""Metrics for Prometheus. Labels hold kinds of things, never a person or a game."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy import Connection, func, select

from troyes import __version__
from troyes.server.bots.crew import Crew
from troyes.server.database.faults import StorageFailed
from troyes.server.database.tables import progress
from troyes.server.live.kept.live_game import OPEN, RUNNING
from troyes.server.live.play.orders import Change
from troyes.server.services import Services

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "WS")
SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
ANSWERS: Final = (0.01, 0.05, 0.2, 0.5, 1, 1.5, 2, 3, 5, 20)
BYTES: Final = tuple(1024 * 2**doubled for doubled in range(8))
M = TypeVar("M", Counter, Histogram)
JOBS: Final = (1, 2, 4, 8, 16, 32, 64)


class Metrics:
    """Counted as things happen; what can be looked up is looked up when somebody asks."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.registry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry}
        self.requests = Counter("troyes_requests", "Requests answered", ["method", "route", "status"], **kept)
        self.seconds = Histogram("troyes_request_seconds", "Time to answer", ["route"], buckets=SECONDS, **kept)
        self.messages = Counter("troyes_messages", "Messages accepted by this process", ["game", "kind"], **kept)
        self.batches = Histogram("troyes_writer_batch_jobs", "Jobs per transaction", buckets=JOBS, **kept)
        self.commits = Histogram("troyes_writer_batch_seconds", "Time per transaction", buckets=SECONDS, **kept)
        self.bots = Gauge("troyes_bots", "What has happened to bots' workers since the start", ["what"], **kept)
        self.thought = Histogram(
            "troyes_bots_answer_seconds", "Time from a question to a bot's answer", buckets=ANSWERS, **kept
        )
        self.seen = Histogram("troyes_bots_seen_bytes", "What bots that look back are sent", buckets=BYTES, **kept)
        self.games = Gauge("troyes_games", "Games in the database", ["status"], **kept)
        self.found: dict[tuple[object, ...], Any] = {}
        self.add_gauges()
        Gauge("troyes_info", "Version", ["version"], **kept).labels(__version__).set(1)
        services.watchers.append(self.note_change)

    def add_gauges(self) -> None:
        services = self.services
        looked_up = {
            "troyes_sockets": ("Sockets that watch games", services.hub.sockets),
            "troyes_games_watched": ("Games that sockets watch", lambda: len(services.hub.channels)),
            "troyes_games_in_memory": ("Games in memory", lambda: len(services.games.found)),
            "troyes_bots_thinking": ("Decisions that bots are asked for", self.thinking),
            "troyes_storage_works": ("Whether the storage works", self.works),
            "troyes_writer_waiting": ("Jobs that wait to be written", self.waiting),
        }
        for name, (words, look) in looked_up.items():
            Gauge(name, words, registry=self.registry).set_function(look)

    def start(self) -> None:
        """Once the services run."""
        if self.services.writer is not None:
            self.services.writer.measured = self.note_batch
        if self.services.bots is not None:
            self.services.bots.measured = self.seen.observe
            if isinstance(self.services.bots.runner, Crew):
                self.services.bots.runner.answered = self.thought.observe

    # ---- what happens ---------------------------------------------------------------------------------------------

    def labelled(self, metric: M, *labels: str) -> M:
        """Looking it up by its labels takes longer than counting."""
        key = (metric, *labels)
        if key not in self.found:
            self.found[key] = metric.labels(*labels)
        found: M = self.found[key]
        return found

    def note_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Anybody can send any method: only known ones become labels."""
        method = method if method in METHODS else "other"
        self.labelled(self.requests, method, route, str(status)).inc()
        if method != "WS":
            self.labelled(self.seconds, route).observe(seconds)

    def note_change(self, change: Change) -> None:
        if change.is_local:
            for post in change.posts:
                self.labelled(self.messages, change.after.about.game.name, post.kind).inc()

    def note_batch(self, jobs: int, seconds: float) -> None:
        """In the writer's thread."""
        self.batches.observe(jobs)
        self.commits.observe(seconds)

    # ---- what can be looked up ------------------------------------------------------------------------------------

    def thinking(self) -> float:
        return 0 if self.services.bots is None else len(self.services.bots.asked)

    def works(self) -> float:
        return float(self.services.condition.is_good)

    def waiting(self) -> float:
        return 0 if self.services.writer is None else self.services.writer.queue.qsize()

    async def text(self) -> bytes:
        """In the format of Prometheus."""
        try:
            counted = await self.services.read(count_games)
        except StorageFailed:  # what else is known is wanted most of all now
            self.games.clear()
        else:
            for status in (OPEN, RUNNING):
                self.games.labels(status).set(counted.get(status, 0))
        runner = None if self.services.bots is None else self.services.bots.runner
        for what, count in dict(getattr(runner, "counts", {})).items():
            self.bots.labels(what).set(count)
        return generate_latest(self.registry)


def count_games(connection: Connection) -> dict[str, int]:
    """Games that are open or running: finished ones are many and do not matter."""
    query = select(progress.c.status, func.count()).where(progress.c.status.in_((OPEN, RUNNING)))
    return {row[0]: row[1] for row in connection.execute(query.group_by(progress.c.status))}
