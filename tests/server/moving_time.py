"""A server whose clock the tests move."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from tests.server.same_dice import SameDice

T = TypeVar("T")
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
PATIENCE = 60.0


class MovingTime(SameDice):
    """Time stands still until it is moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.at = now

    def now(self) -> int:
        return self.at

    def move(self, milliseconds: int) -> None:
        self.at += milliseconds


def wait_for(question: Callable[[], T], is_it: Callable[[T], Any] = bool) -> T:
    """Ask again until the answer is right: for what a server does by itself."""
    end = time.monotonic() + PATIENCE
    while True:
        found = question()
        if is_it(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.05)
