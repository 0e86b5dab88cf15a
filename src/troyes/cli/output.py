"""Where output goes: data and texts to standard output, remarks and progress to standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

Report = Callable[[int, int], None]  # done, total


class PlainConsole(Console):
    """A console that leaves a closed pipe to `troyes.cli.run`."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def screen() -> Console:
    """The console of standard output; text is shown as written, nothing is guessed about numbers or markup."""
    return PlainConsole(highlight=False, markup=False, emoji=False, soft_wrap=False)


def remarks() -> Console:
    return PlainConsole(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def table(title: str, *columns: tuple[str, str]) -> Table:
    """A plain table; each column is a heading and `left`, `right` or `name` (left, never broken)."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading, side in columns:
        justify: JustifyMethod = "right" if side == "right" else "left"
        made.add_column(heading, justify=justify, header_style="dim", overflow="fold", no_wrap=side == "name")
    return made


@contextmanager
def progress(label: str) -> Iterator[Report | None]:
    """A bar on standard error while long work runs; None when nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=remarks(), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
