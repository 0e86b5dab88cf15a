"""What every game in the terminal needs: a screen, lists, a listener, and the commands that work everywhere."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from rich.console import Group
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from troyes.bots.registry import make_bot
from troyes.cli.keeping import Keeper
from troyes.cli.lists import PAGE, Row, list_rows
from troyes.cli.output import screen
from troyes.cli.play_texts import play_texts, say
from troyes.cli.reading import Left, read_line
from troyes.cli.reference import rule_text
from troyes.cli.signals import Resized, orderly_end
from troyes.kernel.match import Match
from troyes.kernel.record_following import OtherGame, RecordFile
from troyes.kernel.refusals import BadInput, Refusal

LOG_LINES = 30
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what has scrolled off it
STAY, FORGET = ("c", "n"), "d"  # answers when somebody leaves
ENDLESS = 10_000
HINTS_FROM = "greedy"


class Again(Exception):
    """The position has changed or is to be asked about again."""


class Typed(Exception):
    """A whole move was typed."""

    def __init__(self, move: int) -> None:
        super().__init__(move)
        self.move = move


class Terminal(ABC):
    """A match on standard input and output. What is asked, and when, is up to the game that is played here."""

    help_section = "help"
    why_section = "game"  # where the texts show how to ask for a reason
    wordy: tuple[str, ...] = ("s", "w", "r")  # commands that take words
    verbs: Sequence[str] = ()  # words that begin a move in notation, after the letter of the seat
    lone_verbs: tuple[str, ...] = ()  # of these, the ones that are a move by themselves

    def __init__(self, match: Match, people: Sequence[str], language: str, keeper: Keeper) -> None:
        self.match = match
        self.people = people
        self.language = language
        self.keeper = keeper
        self.console = screen()
        self.log: list[str] = []
        self.has_decided = bool(match.record.entries)
        self.drawn = False  # whether the board has been shown for this decision
        self.news = 0  # lines told since the person was asked last

    # ---- the course of a game -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # line editing, where the system has it
                importlib.import_module("readline")
        with orderly_end():
            try:
                self.play_on()
            except Left:
                self.say_kept()
                self.print(self.text("bye"))
            except KeyboardInterrupt:
                self.print("")
                self.say_kept()
                raise

    def play_on(self) -> None:
        self.greet()
        self.begin()
        while not self.is_settled():
            with contextlib.suppress(Again):
                self.one_decision()
            self.keep()
        self.finish()
        self.say_kept()

    def is_settled(self) -> bool:
        """The game is over and nothing of it will be taken back."""
        return bool(self.match.position.is_over())

    def greet_record(self) -> None:
        """The seed, and how far a resumed game has come."""
        if self.match.record.seed is not None:
            self.print(self.text("seed", seed=self.match.record.seed), "dim")
        if self.match.record.entries:
            self.print(self.text("resumed", moves=len(self.match.record.entries)))

    # ---- what a game fills in -------------------------------------------------------------------------------------

    @abstractmethod
    def greet(self) -> None:
        """The first lines of a game."""

    def begin(self) -> None:
        """What happens before the first decision: chance, unless people roll the dice themselves."""
        self.match.advance()

    @abstractmethod
    def one_decision(self) -> None:
        """Let whoever has to decide, decide once."""

    @abstractmethod
    def finish(self) -> None:
        """The end of the game: all points, and who wins."""

    @abstractmethod
    def view(self) -> Any:
        """What the seat that is asked may know."""

    @abstractmethod
    def letter(self) -> str:
        """The seat that decides, as notation writes it."""

    @abstractmethod
    def parsed(self, line: str) -> int:
        """The move a line means; BadInput if it means nothing."""

    @abstractmethod
    def reason(self, move: int) -> Refusal | None:
        """Why a move is not possible."""

    @abstractmethod
    def describe(self, move: int) -> str:
        """A legal move in words."""

    @abstractmethod
    def undo(self, words: str) -> None:
        """Take back what may be taken back."""

    # ---- the screen -----------------------------------------------------------------------------------------------

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

    # ---- listening ------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        self.news = 0
        while True:
            try:
                return read_line(self.console, prompt, watch=True)
            except Resized:
                if prompt == self.text("prompt"):  # the question is drawn again, for the room there is now
                    self.drawn = False
                    raise Again from None

    def listen(self, prompt: str | None = None) -> str:
        """Read until a line is a choice; everything else is answered here."""
        while True:
            if prompt is None and (status := self.status()) is not None:
                self.console.print(status, no_wrap=True, overflow="ellipsis")
            line = self.read(self.text("prompt") if prompt is None else prompt)
            verb, _, rest = line.partition(" ")
            commands = self.commands()
            if verb in commands and (not rest or verb in self.wordy):
                commands[verb](rest.strip())
            elif not self.is_typed_move(line):
                return line

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self.help,
            "u": self.undo,
            "s": self.save_as,
            "l": self.tell_log,
            "w": self.why_not,
            "h": self.hint,
            "r": self.rules,
            "q": self.quit,
        }

    def is_typed_move(self, line: str) -> bool:
        """A whole move in notation ends the question; a refused one is explained."""
        if len(line.split()) < 2 and line not in self.lone_verbs:
            return False
        try:
            move = self.parsed(line)
        except BadInput as error:
            if self.whole_line(line).split()[1] not in self.verbs:
                return False
            self.print(error.text(self.language), "yellow")
            return True
        reason = self.reason(move)
        if reason is None:
            raise Typed(move)
        self.print(reason.text(self.language), "yellow")
        return True

    def whole_line(self, line: str) -> str:
        """The seat may be left out."""
        return line if line.split()[:1] == [self.letter()] else f"{self.letter()} {line}"

    # ---- commands -------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        grid = Table.grid(padding=(0, 3, 0, 2))
        for key, entry in play_texts()[self.help_section].items():
            if key != "title":
                grid.add_row(*(Text(part) for part in entry[self.language].split("|")))
        self.print(say(self.help_section, "title", self.language), "bold")
        self.console.print(grid)

    def save_as(self, name: str) -> None:
        """A copy of the game as it stands; what the file holds is not lost without asking."""
        if not name:
            self.say_kept()
            self.refuse("save_how")
        elif self.write_copy(name):
            self.print(self.text("saved", file=name))

    def write_copy(self, name: str) -> bool:
        """Whether the game was written into this file."""
        path = Path(name).expanduser()
        try:
            if path == self.keeper.path:
                self.keeper.write(self.match.record)
            else:
                RecordFile(path).write(self.match.record)
        except OtherGame as other:
            return self.may_overwrite(other) and self.overwrite(path)
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return False
        return True

    def may_overwrite(self, other: OtherGame) -> bool:
        """Ask before another game is given up; anything but a plain yes keeps it."""
        asked = self.text("overwrite", file=other.where, problem=other.problem.text(self.language))
        return self.read(asked).casefold() in ("yes", "oui")

    def overwrite(self, path: Path) -> bool:
        try:
            self.match.record.save(path)
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return False
        return True

    def keep(self) -> None:
        """Let its file follow the game, from the first decision of a person on; a full disk does not stop it."""
        if self.has_decided or self.keeper.path is not None:
            said = self.keeper.keep(self.match.record)
            if said is not None:
                self.print(said.text(self.language), "yellow")

    def say_kept(self) -> None:
        if self.keeper.problem is not None:
            self.print(self.keeper.problem.text(self.language), "yellow")
        elif self.keeper.path is not None:
            key = "kept" if self.keeper.is_own() and not self.match.position.is_over() else "saved"
            self.print(self.text(key, file=self.keeper.path))

    def tell_log(self, _: str) -> None:
        told = self.told_lines()
        for sentence in told[-LOG_LINES:]:
            self.print(f"  {sentence}")
        if not told:
            self.print(self.text("no_log"))

    def told_lines(self) -> list[str]:
        """What has happened, as whoever looks may know it."""
        return self.log

    def why_not(self, line: str) -> None:
        if not line:
            self.print(say(self.why_section, "why_how", self.language))
            return
        try:
            move = self.parsed(line)
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return
        reason = self.reason(move)
        if reason is not None:
            self.print(reason.text(self.language), "yellow")
            return
        self.print(self.text("legal", move=self.describe(move)))

    def hint(self, _: str) -> None:
        """What the best bot would do in this place, knowing what the person knows, and what that brings."""
        view = self.view()
        if view.seat not in self.match.position.pending():
            self.refuse("no_hint")
            return
        move = make_bot(HINTS_FROM).choose(view)
        self.print(self.text("hint", move=self.describe(move).rstrip(".")), "italic")

    def rules(self, topic: str) -> None:
        self.console.print(Markdown(rule_text(topic, self.language, self.match.game.name)))

    def quit(self, _: str) -> None:
        """Leave, unless the person thinks again; a file that is named takes a copy."""
        self.keep()
        while True:
            answer = self.read(self.text(self.leaving()))
            if answer in STAY:
                return
            if answer == FORGET and self.keeper.is_own():
                self.keeper.forget()
            elif answer and not self.write_copy(answer):
                continue
            elif answer:
                self.print(self.text("saved", file=answer))
            raise Left

    def leaving(self) -> str:
        """What is asked before a person leaves."""
        if self.keeper.path is None or self.keeper.problem is not None:
            return "leave_unsaved"
        return "leave_own" if self.keeper.is_own() else "leave_saved"
