"""Files of the tests are kept in memory where possible; what tests have measured is told at the end of a run."""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # on Linux a folder in memory that everybody may write to
ENOUGH = 1 << 30  # bytes that have to be free in it


def pytest_configure() -> None:
    """A database waits for the disk at every move, and most of a run would be that. No test takes away the power."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background, and all it starts, ignores it
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figure" and report.when == "call":
                terminalreporter.write_line(str(value))
