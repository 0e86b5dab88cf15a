"""One line of input, from a person or a script."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text


class Left(Exception):
    """The person leaves the game."""


def read_line(console: Console, prompt: str) -> str:
    """One line of input; the end of the input leaves the game."""
    if sys.stdin.isatty():
        try:
            return input(prompt).strip()
        except EOFError:
            console.print()
            raise Left from None
    line = sys.stdin.readline()
    if not line:
        raise Left
    console.print(Text(prompt + line.strip()))
    return line.strip()
