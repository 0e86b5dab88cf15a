"""The load: moves at a fixed rate at random tables, whatever the server does, and when they reach the other seats."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

PATIENCE = 10.0  # seconds after which a delivery counts as lost


class Table(Protocol):
    """A game in progress with a socket for every seat."""

    async def move(self) -> list[float]:
        """Play the next move. Seconds from the request until each other seat has been told."""

    async def prepare(self) -> None:
        """What a player's page asks for before it can play: after the seats have been told."""


@dataclass
class Measured:
    """What happened at one rate."""

    rate: float
    seconds: float = 0.0
    moves: int = 0
    late: int = 0  # moves that no table was free for
    lost: int = 0
    processor: float = 0.0
    waits: list[float] = field(default_factory=list)

    def share(self, part: float) -> float:
        """Milliseconds within which this part of all deliveries came."""
        found = sorted(self.waits)
        return found[min(int(part * len(found)), len(found) - 1)] * 1000 if found else float("nan")

    @property
    def held(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def is_held(self) -> bool:
        return not self.lost and self.held > 0.97 * self.rate

    def line(self) -> str:
        per_move = 1000 * self.processor / self.moves if self.moves else float("nan")
        return (
            f"{self.rate:6.0f} moves/s asked, {self.held:6.1f} held; to the other seats p50 {self.share(0.5):7.2f} ms, "
            f"p99 {self.share(0.99):7.2f} ms; {per_move:5.2f} ms of the processor per move"
            + (f"; {self.lost} LOST" if self.lost else "")
            + (f"; {self.late} had no free table" if self.late else "")
        )


class Load:
    """Plays at tables that are not busy, chosen at random."""

    def __init__(self, tables: Sequence[Table], seed: int = 1) -> None:
        self.free = list(tables)
        self.choices = random.Random(seed)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, rate: float, seconds: float) -> Measured:
        """Moves are begun at their time even if earlier ones are not finished: a slow server is not spared."""
        found = Measured(rate)
        begin = time.perf_counter()
        count = int(rate * seconds)
        for number in range(count):
            wait = begin + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.start(found)
        last = begin + seconds
        while self.tasks and time.perf_counter() < last + PATIENCE:
            await asyncio.wait(self.tasks, timeout=0.05)
        found.seconds = max(time.perf_counter() - begin, seconds) if not self.tasks else seconds + PATIENCE
        return found

    def start(self, found: Measured) -> None:
        if not self.free:
            found.late += 1
            return
        place = self.choices.randrange(len(self.free))
        self.free[place], self.free[-1] = self.free[-1], self.free[place]
        task = asyncio.create_task(self.play(self.free.pop(), found))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play(self, table: Table, found: Measured) -> None:
        try:
            found.waits += await asyncio.wait_for(table.move(), PATIENCE)
            found.moves += 1
            await table.prepare()
        except TimeoutError:
            found.lost += 1
        self.free.append(table)
