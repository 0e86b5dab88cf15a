"""One line of input, from a person or a script."""

from __future__ import annotations

import sys
from contextlib import nullcontext

from rich.console import Console
from rich.text import Text

from troyes.cli.play.signals import Resized, noticing_size


class Left(Exception):
    """The person leaves the game."""


def read_line(console: Console, prompt: str, watch: bool = False) -> str:
    """One line of input; the end of the input leaves the game, with `watch` Resized tells of another size."""
    prompt = f"{prompt.rstrip()} "
    if sys.stdin.isatty():
        try:
            with noticing_size() if watch else nullcontext():
                return input(prompt).strip()
        except Resized:
            console.print()
            raise
        except EOFError:
            console.print()
            raise Left from None
    line = sys.stdin.readline()
    if not line:
        raise Left
    console.print(Text(prompt + line.strip()))
    return line.strip()
