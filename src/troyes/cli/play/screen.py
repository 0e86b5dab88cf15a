"""The window a game is shown in: texts, lists, news that wait to be read, lines that are typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from textwrap import wrap

from rich.console import Group
from rich.text import Text

from troyes.cli.output import screen
from troyes.cli.play.lists import PAGE, Row, list_rows
from troyes.cli.play.reading import read_line
from troyes.cli.play.signals import Resized
from troyes.cli.play.texts import say

ENDLESS = 10_000
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what has scrolled off it


class Again(Exception):
    """The position has changed or is to be asked about again."""


class Screen:
    """Writes to standard output and reads from standard input, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = screen()
        self.log: list[str] = []
        self.rows: Sequence[Row] = ()  # of the list that was shown last
        self.drawn = False  # whether the board has been shown for this decision
        self.news = 0  # lines told since the person was asked last

    def text(self, key: str, **values: object) -> str:
        return say("game", key, self.language, **values)

    def print(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

    def refuse(self, key: str, **values: object) -> None:
        self.print(self.text(key, **values), "yellow")

    def height(self) -> int:
        """The lines of the window; a script has all the room in the world unless LINES says otherwise."""
        return self.console.height if self.console.is_terminal or os.environ.get("LINES") else ENDLESS

    def page(self) -> int:
        """How many lines of a list fit below its title and above hints, status and prompt."""
        return max(min(PAGE, self.height() - 4), 3)

    def show(self, title: str, rows: Sequence[Row], hints: Sequence[str], start: int = 0) -> int:
        """A numbered list from a row on, as much of it as fits; the row to go on with."""
        self.rows = rows
        found = list_rows(rows, start, self.console.width, max(self.height() - 4, 3), self.language)
        self.show_title(title)
        self.console.print(Group(*found.lines))
        return self.show_hints(hints, rows, start + found.shown)

    def show_title(self, title: str) -> None:
        self.console.print(Text(title, "bold"), no_wrap=True, overflow="ellipsis")

    def show_hints(self, hints: Sequence[str], rows: Sequence[Row], following: int) -> int:
        """What else can be typed; `m` where the list goes on. Returns the row to go on with."""
        left = len(rows) - following
        told = [*([say("ask", "more", self.language, left=left)] if left else []), *hints]
        if told:
            self.console.print(Text("  " + "   ".join(told), "dim"), no_wrap=True, overflow="ellipsis")
        return following

    def status(self) -> Text | None:
        """Beside the prompt: what is one's own."""
        return None

    def clear(self) -> None:
        """Wipe the screen, scrolled lines included, so that nobody sees what was chosen."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()

    def tell(self, sentences: Sequence[str], style: str = "") -> None:
        """News; in a window they wait to be read before they would scroll away."""
        for sentence in sentences:
            self.log.append(sentence)
            lines = wrap(sentence, max(self.console.width - 4, 20), initial_indent="  ", subsequent_indent="    ")
            if self.news + len(lines) >= self.height():
                self.let_read()
            self.news += len(lines)
            self.console.print(Text("\n".join(lines), style))

    def let_read(self, needed: int = ENDLESS) -> None:
        """Wait where news would be pushed out of the window by so many lines."""
        if self.console.is_terminal and self.news and self.news + needed > self.height():
            self.read(self.text("read_on"))
        self.news = 0

    def read(self, prompt: str) -> str:
        self.news = 0
        while True:
            try:
                return read_line(self.console, prompt, watch=True)
            except Resized:
                if prompt == self.text("prompt"):  # the question is drawn again, for the room there is now
                    self.drawn = False
                    raise Again from None
