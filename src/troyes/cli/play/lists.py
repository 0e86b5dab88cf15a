"""Numbered lists from which a person chooses, laid out for the room there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text

from troyes.cli.texts import colon

PAGE = 14
BACK = -1
LABEL = 11  # columns of the names of groups
GAP = 2


class Row(NamedTuple):
    """A line of a list: what it is, what it costs or brings, the moves behind it.

    `group` is the part of the menu it belongs to, `at` the thing on the board it is about; `short` says the same as
    `what` and `result` where there is little room.
    """

    what: str
    result: str
    moves: tuple[int, ...]
    group: str = ""
    at: str = ""
    short: str = ""


class Listing(NamedTuple):
    """Lines of a list, and how many of its rows they show."""

    lines: list[Text]
    shown: int


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


# ---- one line ------------------------------------------------------------------------------------------------------


def long_line(number: int, row: Row, language: str) -> Text:
    line = Text(f"{number:>3} ", "bold cyan")
    line.append(row.what, "not bold default")
    if row.result:
        line.append(f"{colon(language)} {row.result}", "not bold grey62")
    return line


def short_line(number: int, row: Row, width: int) -> Text:
    line = Text(f"{number:>3} ", "bold cyan")
    line.append(row.short or row.what, "not bold default")
    return cut(line, width)


def fitted(number: int, row: Row, width: int, language: str) -> Text:
    """The whole line if it fits, else the short one, else as much as fits."""
    line = long_line(number, row, language)
    return short_line(number, row, width) if line.cell_len > width and row.short else cut(line, width)


def cut(line: Text, width: int) -> Text:
    """A line that never wraps; what is missing shows as …"""
    fitting = line.copy()
    fitting.truncate(max(width, 1), overflow="ellipsis")
    return fitting


# ---- lists ---------------------------------------------------------------------------------------------------------


def in_columns(lines: Sequence[Text], columns: int, width: int) -> list[Text]:
    """Lines side by side, read downwards; each column is cut to its share."""
    if columns == 1:
        return [cut(line, width) for line in lines]
    share = (width - GAP * (columns - 1)) // columns
    height = -(-len(lines) // columns)
    made = []
    for place in range(height):
        parts = [cut(line, share) for line in lines[place::height]]
        for part in parts[:-1]:
            part.pad_right(share + GAP - part.cell_len)
        made.append(Text("").join(parts))
    return made


def fitting_columns(lines: Sequence[Text], width: int, most: int = 3) -> int:
    """In how many columns lines can stand without being cut."""
    widest = max((line.cell_len for line in lines), default=0)
    return max((n for n in range(1, most + 1) if n == 1 or (widest + GAP) * n - GAP <= width), default=1)


def list_rows(rows: Sequence[Row], start: int, width: int, room: int, language: str) -> Listing:
    """As many rows from `start` on as there is room for: in full, in columns, in short, else a page of them."""
    left = list(enumerate(rows[start:], start + 1))
    full = [long_line(number, row, language) for number, row in left]
    brief = [short_line(number, row, width) for number, row in left]
    whole = [fitted(number, row, width, language) for number, row in left]
    for lines in (full, brief):
        columns = fitting_columns(lines, width)
        if max(line.cell_len for line in lines) <= width and len(lines) > 8 >= columns:
            made = in_columns(lines, columns, width)
        else:
            made = whole if lines is full else brief
        if len(made) <= room:
            return Listing(made, len(left))
    return Listing(whole[:room], min(room, len(whole)))


# ---- the menu ------------------------------------------------------------------------------------------------------


def menu_lines(rows: Sequence[Row], names: dict[str, str], columns: int, width: int, language: str) -> list[Text]:
    """Rows by groups, the name of a group before its first row and at the top of a column."""
    height = -(-len(rows) // columns)
    lines: list[Text] = []
    for place, row in enumerate(rows):
        is_first = place % height == 0 or rows[place - 1].group != row.group
        label = Text(f"{names.get(row.group, '') if is_first else '':<{LABEL}}"[:LABEL], "bold")
        lines.append(label.append_text(long_line(place + 1, row, language)))
    return in_columns(lines, columns, width)


def menu_is_whole(rows: Sequence[Row], columns: int, width: int, language: str) -> bool:
    """Whether no line of the menu would be cut."""
    share = (width - GAP * (columns - 1)) // columns
    return all(LABEL + long_line(99, row, language).cell_len <= share for row in rows)


def menu_in_short(
    rows: Sequence[Row], names: dict[str, str], width: int, numbers: Sequence[int] | None = None
) -> list[Text]:
    """A line or more per group: its name, then its rows side by side."""
    lines: list[Text] = []
    places = list(numbers or range(1, len(rows) + 1))
    for group in dict.fromkeys(row.group for row in rows):
        line = Text(f"{names.get(group, ''):<{LABEL}}"[:LABEL], "bold")
        for number, row in zip(places, rows):
            if row.group != group:
                continue
            piece = short_line(number, row, width - LABEL)
            if line.cell_len > LABEL and line.cell_len + piece.cell_len > width:
                lines.append(line)
                line = Text(" " * LABEL)
            line.append_text(piece)
        lines.append(line)
    return lines
