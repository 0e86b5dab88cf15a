"""Figures that tests have measured are told at the end of a run."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figure" and report.when == "call":
                terminalreporter.write_line(str(value))
