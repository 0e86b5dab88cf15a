"""One person at the terminal: turns of the bots told, own decisions asked, until the game ends or the person leaves."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from troyes.bots.bot import Bot
from troyes.city.game import CITY
from troyes.city.names import SEAT_LETTERS
from troyes.city.notation import VERBS
from troyes.city.view import CityView
from troyes.city.words.choices import describe_move
from troyes.city.words.fields import question
from troyes.city.words.lexicon import Lexicon
from troyes.cli.ask import Desk, Row, choose
from troyes.cli.board import WIDE, Look, draw
from troyes.cli.ending import score_sheet, verdict
from troyes.cli.output import screen
from troyes.cli.play_texts import play_texts, say
from troyes.cli.reference import card_text, rule_text
from troyes.cli.texts import colon
from troyes.kernel.builder import Builder
from troyes.kernel.match import Match
from troyes.kernel.refusals import BadInput, IllegalMove

MAIN_STEPS = ("place", "counter", "turn")  # decisions that begin something; others go on with it
LOG_LINES = 30


class Left(Exception):
    """The person leaves the game."""


class Again(Exception):
    """The position has changed or is to be asked about again."""


class Typed(Exception):
    """A whole move was typed."""

    def __init__(self, move: int) -> None:
        super().__init__(move)
        self.move = move


class Session:
    """A match, the person at one seat, bots at the others. Knows the game through the person's view alone."""

    def __init__(
        self,
        match: Match,
        seat: int,
        people: Sequence[str],
        bots: dict[int, Bot],
        language: str,
        save: Path | None = None,
        show_vp: bool = False,
    ) -> None:
        self.match = match
        self.seat = seat
        self.people = people
        self.bots = bots
        self.language = language
        self.save = save
        self.show_vp = show_vp
        self.console = screen()
        self.setup = match.record.setup()
        self.names = CITY.names(self.setup)
        self.lexicon = Lexicon(self.names, language, people)
        self.log: list[str] = []
        self.untold: list[int] = []  # effects of a move that is not finished yet
        self.before: list[tuple[int, list[int]]] = []  # log and untold effects before each own move, for undo
        self.drawn = False

    # ---- the game -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # line editing, where the system has it
                importlib.import_module("readline")
        self.greet()
        try:
            self.absorb(self.match.advance())
            while not self.match.position.is_over():
                self.one_decision()
                self.keep()
        except Left:
            self.say_kept()
            self.print(self.text("bye"))
            return
        self.finish()
        self.say_kept()

    def greet(self) -> None:
        played = len(self.match.record.entries)
        letter = SEAT_LETTERS[self.seat]
        who = self.people[self.seat]
        self.print(self.text("welcome", players=len(self.people), who=who, letter=letter), "bold")
        if self.match.record.seed is not None:
            self.print(self.text("seed", seed=self.match.record.seed), "dim")
        if played:
            self.print(self.text("resumed", moves=played))

    def view(self) -> CityView:
        return CITY.view(self.match.position, self.seat)

    def one_decision(self) -> None:
        [deciding] = self.match.position.pending()
        if deciding in self.bots:
            move = self.bots[deciding].choose(CITY.view(self.match.position, deciding))
            self.before.clear()
            self.absorb(self.match.play(move))
            return
        with contextlib.suppress(Again):
            self.play_own(self.decide())

    def decide(self) -> int:
        """Ask the person; a typed move counts like a chosen one."""
        view = self.view()
        data = view.to_dict(self.language)
        if data["step"]["kind"] in MAIN_STEPS or not self.drawn:
            self.draw_board(data)
        desk = Desk(view, self.lexicon, self.show, self.listen, self.print)
        try:
            return choose(desk, Builder(CITY, view, self.seat), question(data, self.language))
        except Typed as typed:
            return typed.move

    def play_own(self, move: int) -> None:
        self.before.append((len(self.log), list(self.untold)))
        placing = self.view().to_dict()["phase"] == "placement"
        self.absorb(self.match.play(move))
        if self.match.can_undo(self.seat) and self.match.position.pending() != [self.seat] and not placing:
            self.confirm()

    def confirm(self) -> None:
        """The turn is over: a last moment to take it back before others play."""
        self.flush()
        self.listen(self.text("go_on"))

    # ---- telling --------------------------------------------------------------------------------------------------

    def absorb(self, effects: list[int]) -> None:
        """Keep what happened and tell it as soon as a whole turn can be told."""
        self.untold += CITY.visible(effects, self.seat)
        step = self.view().step()
        if step is None or step["kind"] in MAIN_STEPS:
            self.flush()

    def flush(self) -> None:
        for sentence in CITY.tell(self.setup, self.untold, self.language, self.people):
            self.log.append(sentence)
            self.print(f"  {sentence}", "dim" if self.match.position.is_over() else "")
        self.untold = []

    def finish(self) -> None:
        scores = CITY.scores(self.match.position)
        self.draw_board(self.view().to_dict(self.language))
        self.console.print(score_sheet(self.names, scores, self.lexicon))
        self.print(verdict(scores, self.lexicon), "bold")

    # ---- the screen -----------------------------------------------------------------------------------------------

    def text(self, key: str, **values: object) -> str:
        return say("game", key, self.language, **values)

    def print(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

    def draw_board(self, data: dict[str, Any]) -> None:
        self.drawn = True
        look = Look(self.names, self.language, self.people, self.console.width, self.show_vp)
        self.console.print()
        self.console.print(draw(data, look))

    def show(self, title: str, rows: Sequence[Row], hints: Sequence[str]) -> None:
        """A numbered list, in two columns where there is room and need."""
        self.print(title, "bold")
        columns = 2 if len(rows) > 8 and self.console.width >= WIDE else 1
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0), expand=columns == 2)
        for _ in range(columns):
            grid.add_column(ratio=1, no_wrap=columns == 2, overflow="ellipsis")
        lines = [self.row_text(number, row) for number, row in enumerate(rows, 1)]
        for place in range(height):
            grid.add_row(*lines[place::height])
        self.console.print(grid)
        if hints:
            self.print("  " + "   ".join(hints), "dim")

    def row_text(self, number: int, row: Row) -> Text:
        line = Text(f"{number:>3} ", "bold cyan")
        line.append(row.what, "not bold default")
        if row.result:
            line.append(f"{colon(self.language)} {row.result}", "not bold grey62")
        return line

    # ---- listening ------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """One line of input; the end of the input leaves the game."""
        if sys.stdin.isatty():
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                raise Left from None
        line = sys.stdin.readline()
        if not line:
            raise Left
        self.print(prompt + line.strip())
        return line.strip()

    def listen(self, prompt: str | None = None) -> str:
        """Read until a line is a choice; everything else is answered here."""
        while True:
            line = self.read(self.text("prompt") if prompt is None else prompt)
            verb, _, rest = line.partition(" ")
            commands = self.commands()
            if verb in commands and (not rest or verb in ("s", "w", "r", "i")):
                commands[verb](rest.strip())
            elif not self.is_typed_move(line):
                return line

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self.help,
            "u": self.undo,
            "s": self.save_as,
            "l": self.tell_log,
            "v": self.redraw,
            "w": self.why_not,
            "r": self.rules,
            "i": self.card,
            "q": self.quit,
        }

    def is_typed_move(self, line: str) -> bool:
        """A whole move in notation ends the question; a refused one is explained."""
        if len(line.split()) < 2 and line not in ("pass", "recruit", "flip", "beat", "yield", "done", "shoot"):
            return False
        try:
            move = self.parsed(line)
        except BadInput as error:
            if self.whole_line(line).split()[1] not in VERBS:
                return False
            self.print(error.text(self.language), "yellow")
            return True
        reason = self.view().why_not(move)
        if reason is None:
            raise Typed(move)
        self.print(reason.text(self.language), "yellow")
        return True

    def parsed(self, line: str) -> int:
        """The move a line means; BadInput if it means nothing."""
        return CITY.parse(self.view().known, self.whole_line(line))

    def whole_line(self, line: str) -> str:
        """The seat may be left out."""
        letter = SEAT_LETTERS[self.seat]
        return line if line.split()[:1] == [letter] else f"{letter} {line}"

    # ---- commands -------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        grid = Table.grid(padding=(0, 3, 0, 2))
        for key, entry in play_texts()["help"].items():
            if key != "title":
                grid.add_row(*(Text(part) for part in entry[self.language].split("|")))
        self.print(say("help", "title", self.language), "bold")
        self.console.print(grid)

    def undo(self, _: str) -> None:
        try:
            self.match.undo(self.seat)
        except IllegalMove as error:
            self.print(error.reason.text(self.language), "yellow")
            return
        if self.before:
            told, self.untold = self.before.pop()
            del self.log[told:]
        self.print(self.text("undone"), "italic")
        raise Again

    def save_as(self, name: str) -> None:
        if not name:
            self.print(self.text("save_how"), "yellow")
            return
        try:
            self.match.record.save(name)
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return
        self.print(self.text("saved", file=name))

    def keep(self) -> None:
        """Let the file of --save follow the game."""
        if self.save is not None:
            self.match.record.save(self.save)

    def say_kept(self) -> None:
        if self.save is not None:
            self.print(self.text("saved", file=self.save))

    def tell_log(self, _: str) -> None:
        for sentence in self.log[-LOG_LINES:]:
            self.print(f"  {sentence}")
        if not self.log:
            self.print(self.text("no_log"))

    def redraw(self, _: str) -> None:
        self.drawn = False
        raise Again

    def why_not(self, line: str) -> None:
        if not line:
            self.print(self.text("why_how"))
            return
        try:
            move = self.parsed(line)
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return
        reason = self.view().why_not(move)
        if reason is not None:
            self.print(reason.text(self.language), "yellow")
            return
        self.print(self.text("legal", move=describe_move(self.view(), move, self.language, self.people)))

    def rules(self, topic: str) -> None:
        self.console.print(Markdown(rule_text(topic, self.language)))

    def card(self, name: str) -> None:
        self.print(card_text(self.names, name, self.language))

    def quit(self, _: str) -> None:
        if self.save is None:
            name = self.read(self.text("offer_save"))
            if name:
                self.save_as(name)
        raise Left
