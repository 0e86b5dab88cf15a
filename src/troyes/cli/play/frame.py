"""What stands in the window when somebody decides: the roomiest board and list that fit it together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from troyes.cli.play.board import draw
from troyes.cli.play.lists import Row, list_rows, menu_in_short, menu_is_whole, menu_lines
from troyes.cli.play.look import Look
from troyes.cli.play.small_board import DENSITIES, Density, draw_small, numbers_of, places_on

FEW = 6  # rows of a list that are worth a smaller board
BELOW = 3  # lines of the window that the question, the own family and the prompt take


class Frame(NamedTuple):
    """Parts from top to bottom, and how many rows of the list they show."""

    parts: list[RenderableType]
    shown: int

    def height(self, console: Console) -> int:
        """With the lines below it."""
        return sum(height_of(console, part) for part in self.parts) + BELOW - 1


def height_of(console: Console, part: RenderableType) -> int:
    return len(console.render_lines(part, pad=False))


def menu_frame(
    console: Console,
    data: Mapping[str, Any] | None,
    look: Look,
    title: str,
    rows: Sequence[Row],
    start: int,
    height: int,
) -> Frame:
    """Board and menu. In a low window the numbers stand on the board, and only what is not there is listed."""
    room = height - BELOW
    names = {group: look.group(group) for group in dict.fromkeys(row.group for row in rows)}
    question = Text(title, "bold", no_wrap=True, overflow="ellipsis")
    big = None if data is None else draw(data, look)
    above = 0 if big is None else height_of(console, big)
    for lines in lists(rows, names, look):
        if above + len(lines) <= room:
            return Frame([*([] if big is None else [big]), question, Group(*lines)], len(rows))
    if data is None:
        return Frame([question, Group(*menu_in_short(rows, names, look.width))], len(rows))
    small = [numbered_board(data, look, rows, names, density) for density in DENSITIES]
    lines = next((lines for lines in small if len(lines) <= room), small[-1])
    return Frame([Group(*lines), question], len(rows))


def lists(rows: Sequence[Row], names: dict[str, str], look: Look) -> Iterator[list[Text]]:
    """The menu as a list, the most readable way first."""
    for columns in (1, 2):
        if columns == 1 or menu_is_whole(rows, columns, look.width, look.language):
            yield menu_lines(rows, names, columns, look.width, look.language)


def numbered_board(
    data: Mapping[str, Any], look: Look, rows: Sequence[Row], names: dict[str, str], density: Density
) -> list[Text]:
    """The small board with the numbers of the menu, and below it the rows that have no place on it."""
    on_board = numbers_of(rows)
    board = draw_small(data, look, on_board, density)
    seen = places_on(data)
    away = [row for row in rows if row.at not in seen]
    numbers = {id(row): number for number, row in enumerate(rows, 1)}
    return [*board, *menu_in_short(away, names, look.width, [numbers[id(row)] for row in away])]


def list_frame(
    console: Console,
    data: Mapping[str, Any] | None,
    look: Look,
    title: str,
    rows: Sequence[Row],
    start: int,
    height: int,
) -> Frame:
    """The board, if it is to be drawn, and a list below it; a whole list comes before a roomy board."""
    room = height - BELOW - 1  # hints stand below the list
    question = Text(title, "bold", no_wrap=True, overflow="ellipsis")
    boards: list[RenderableType] = []
    if data is not None:
        boards = [draw(data, look), *(Group(*draw_small(data, look, {}, density)) for density in DENSITIES)]
    for board in boards:
        left = room - height_of(console, board)
        found = list_rows(rows, start, look.width, max(left, 1), look.language)
        if found.shown == len(rows) - start and len(found.lines) <= left:
            return Frame([board, question, Group(*found.lines)], found.shown)
    last = boards[-1:]
    left = room - sum(height_of(console, board) for board in last)
    found = list_rows(rows, start, look.width, max(left, FEW), look.language)
    return Frame([*last, question, Group(*found.lines)], found.shown)
