"""What every game in the terminal needs: a screen, lists, a listener, and the commands that work everywhere."""

from __future__ import annotations

import contextlib
import importlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.cli.play.keeping import Keeper
from troyes.cli.play.reading import Left
from troyes.cli.play.reference import rule_text
from troyes.cli.play.screen import Again, Screen
from troyes.cli.play.signals import orderly_end
from troyes.cli.play.texts import in_all, say
from troyes.cli.texts import help_lines
from troyes.kernel.contract.refusals import BadInput, Refusal
from troyes.kernel.play.match import Match
from troyes.kernel.play.record_following import OtherGame, RecordFile

LOG_LINES = 30
STAY, FORGET = ("c", "n"), "d"  # answers when somebody leaves
HINTS_FROM = "grandmaster"  # the strongest there is for the game


class Typed(Exception):
    """A whole move was typed."""

    def __init__(self, move: int) -> None:
        super().__init__(move)
        self.move = move


class Terminal(Screen, ABC):
    """A match on standard input and output. What is asked, and when, is up to the game that is played here."""

    help_section = "help"
    why_section = "game"  # where the texts show how to ask for a reason
    wordy: tuple[str, ...] = ("s", "w", "r")  # commands that take words
    verbs: Sequence[str] = ()  # words that begin a move in notation, after the letter of the seat
    lone_verbs: tuple[str, ...] = ()  # of these, the ones that are a move by themselves

    def __init__(self, match: Match, people: Sequence[str], language: str, keeper: Keeper) -> None:
        super().__init__(language)
        self.match = match
        self.people = people
        self.keeper = keeper
        self.has_decided = bool(match.record.entries)

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

    # ---- listening ------------------------------------------------------------------------------------------------

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
        for typed, does in help_lines(f"play-{self.help_section}", self.language):
            grid.add_row(Text(typed), Text(does))
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
        return self.read(asked).casefold() in in_all("game", "yes")

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
        move = make_bot(HINTS_FROM).choose(view, Budget.none())
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
