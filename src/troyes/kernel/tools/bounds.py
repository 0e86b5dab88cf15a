"""How much a file or a request may hold: checked before anything is done with it, so that it costs little to refuse."""

from __future__ import annotations

from typing import Any, Final

from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message, line_number

DEEPEST: Final = 16  # tables and lists in one another; figures and scenarios need six
MOST_ENTRIES: Final = 8000  # of all tables and lists together; the longest scenario of the package has two thousand
MOST_DOTS: Final = 64  # in one line, wherever they stand
MOST_MISTAKES: Final = 50  # of those that are told at once

TOO_DEEP: Final = "is-nested-too-deeply"
TOO_MUCH: Final = "holds-more-than-values"


def check_dots(text: str, where: str, remedy: Message) -> None:
    """Before a text is read as TOML: its reader works with the square of the dots in a name. No name has two lines."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadInput((where, line_number(number)), "has-more-than-dots", remedy, most=MOST_DOTS)


def check_size(data: Any, where: str, remedy: Message) -> None:
    """After data has been read: BadInput if it is nested too deeply or is too much. Needs no stack, however deep."""
    level, left = [data], MOST_ENTRIES
    for _ in range(DEEPEST + 1):
        inside = [entry for value in level if isinstance(value, dict | list) for entry in entries_of(value)]
        if not inside:
            return
        left -= len(inside)
        if left < 0:
            raise BadInput(where, TOO_MUCH, remedy, most=MOST_ENTRIES)
        level = inside
    raise BadInput(where, TOO_DEEP, remedy)


def entries_of(value: dict[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value
