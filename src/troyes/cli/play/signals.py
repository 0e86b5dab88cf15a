"""A terminal that is closed, and a program that is asked to end, end in order: nothing is left half written."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
RESIZED = getattr(signal, "SIGWINCH", None)
SHELL = 128  # shells report a signal as this plus its number


class Resized(Exception):
    """The window has another size now."""


@contextmanager
def noticing_size() -> Iterator[None]:
    """While a line is read, Resized is raised as soon as the window changes."""
    if RESIZED is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(RESIZED, tell_size)
    try:
        yield
    finally:
        signal.signal(RESIZED, before)


def tell_size(_: int, __: FrameType | None) -> None:
    raise Resized


@contextmanager
def orderly_end() -> Iterator[None]:
    """These signals leave a game, or a file that is written, as Ctrl-C does, with the exit code of the signal."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, leave) for number in ENDS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def leave(number: int, _: FrameType | None) -> None:
    raise SystemExit(SHELL + number)  # which nothing on the way takes for a fault
