"""A server whose clock the tests move."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from tests.server.serving import Running
from troyes.server.server_time import Machine

T = TypeVar("T")
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
PATIENCE = 60.0


class MovingTime(Machine):
    """Time stands still until it is moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.at = now
        self.passed = 0

    def wall(self) -> int:
        return self.at

    def monotonic(self) -> int:
        return self.passed

    def move(self, milliseconds: int) -> None:
        """Time passes."""
        self.at += milliseconds
        self.passed += milliseconds

    def step(self, milliseconds: int) -> None:
        """Somebody sets the wall clock; no time passes."""
        self.at += milliseconds

    def restart(self) -> None:
        """The machine counts anew: only the wall clock tells how long it was off."""
        self.passed = 7


def moved_time(server: Running) -> MovingTime:
    """The clocks of a server that was started with them."""
    assert isinstance(server.services.time.machine, MovingTime)
    return server.services.time.machine


def wait_for(question: Callable[[], T], is_it: Callable[[T], Any] = bool) -> T:
    """Ask again until the answer is right: for what a server does by itself."""
    end = time.monotonic() + PATIENCE
    while True:
        found = question()
        if is_it(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.05)
