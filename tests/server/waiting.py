"""Waiting for what happens by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

WAIT = 60.0


def until(is_so: Callable[[], bool], wait: float = WAIT) -> None:
    """Ask again and again until it is so."""
    end = time.monotonic() + wait
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
