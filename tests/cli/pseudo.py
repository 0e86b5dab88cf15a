"""The command at a real pseudo-terminal: lines typed, what the window shows, signals."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

AGAIN = 10.0  # seconds until a signal is sent once more
PATIENCE = 60.0  # seconds until something that does not come is missed
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Window:
    """A program in a window of this size; `shown` is everything it has written so far."""

    def __init__(self, words: tuple[str, ...], columns: int, lines: int) -> None:
        self.shown = ""
        self.code: int | None = None
        environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        environment |= {"TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvpe(sys.executable, [sys.executable, "-m", "troyes", *words], environment)
        self.resize(columns, lines)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        os.write(self.terminal, keys)

    def wait_for(self, text: str, since: int = 0) -> str:
        """What has been written when the text appears; a program that ends or falls silent fails."""
        deadline = time.monotonic() + PATIENCE
        while text not in (found := ESCAPE.sub("", self.shown[since:])):
            assert time.monotonic() < deadline, f"no {text!r} in: {found[-3000:]}"
            assert self.read(), f"ended, or silent, without {text!r}: {found[-3000:]}"
        return found

    def answer(self, line: str, then: str) -> str:
        """Type a line and wait for what follows."""
        since = len(self.shown)
        self.type(line)
        return self.wait_for(then, since)

    def read(self) -> bool:
        if not select.select([self.terminal], [], [], PATIENCE)[0]:
            return False
        try:
            found = os.read(self.terminal, 65536)
        except OSError:  # the other side is closed
            return False
        self.shown += found.decode(errors="replace").replace("\r\n", "\n")
        return bool(found)

    def signal(self, number: int) -> None:
        """Send one that ends the program; again after a while, as Python sees one that comes just between the prompt
        and its wait for a line only with the next one."""
        os.kill(self.process, number)
        deadline = time.monotonic() + AGAIN
        while not self.has_ended():
            if time.monotonic() > deadline:
                os.kill(self.process, number)
                return
            time.sleep(0.02)

    def has_ended(self) -> bool:
        if self.code is None:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            self.code = os.waitstatus_to_exitcode(status) if ended else None
        return self.code is not None

    def hang_up(self) -> None:
        """Close the window."""
        os.close(self.terminal)
        self.terminal = -1

    def ended(self) -> int:
        """The exit code, or minus the signal that ended it."""
        while self.terminal >= 0 and self.read():
            pass
        if self.code is None:
            self.code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        return self.code

    def close(self) -> None:
        if self.code is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        if self.terminal >= 0:
            os.close(self.terminal)


@contextmanager
def window(*words: object, columns: int = 80, lines: int = 24) -> Iterator[Window]:
    made = Window(tuple(str(word) for word in words), columns, lines)
    try:
        yield made
    finally:
        made.close()
