"""Numbered lists from which a person chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

PAGE = 14
BACK = -1


class Row(NamedTuple):
    """A line of a list: what it is, what it costs or brings, the moves behind it."""

    what: str
    result: str
    moves: tuple[int, ...]
    group: str = ""


Refuse = Callable[..., None]  # a key of the texts, and the values of its gaps


def numbered(rows: Sequence[Row], line: str, enter_takes_first: bool, refuse: Refuse) -> Row | None:
    """The row of a number; Enter takes the only one, or the first where that says that it is enough."""
    if line == "" and (len(rows) == 1 or enter_takes_first):
        return rows[0]
    if line.isascii() and line.isdigit():
        if 1 <= int(line[:6]) <= len(rows):
            return rows[int(line) - 1]
        refuse("no_such_number", most=len(rows))
    elif line:
        refuse("not_understood", input=line[:60])
    return None
