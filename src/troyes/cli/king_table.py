"""`troyes king --table`: one person plays on a real board; the program is the King and keeps the score.

Whatever chance decides is typed, or drawn by the program when Enter is pressed. Each answer is one entry of the record,
saved at once; every entry can be taken back.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from troyes.city import effect_codes as e
from troyes.city.game import CITY
from troyes.city.king.bands import band_of
from troyes.cli.ask import Desk, choose
from troyes.cli.king_chance import Due
from troyes.cli.king_dice import Wrong
from troyes.cli.king_lists import items_of
from troyes.cli.king_score import held_line, sheet, total_line
from troyes.cli.king_start import Begun, Given, Opening
from troyes.cli.king_steps import parts_of, steps_of
from troyes.cli.king_texts import king_texts, say
from troyes.cli.lists import Row
from troyes.cli.marks import die
from troyes.cli.output import screen
from troyes.cli.session import MAIN_STEPS, Session
from troyes.cli.terminal import Again, Left, Typed, read_line
from troyes.kernel.builder import Builder
from troyes.kernel.effects import decode_effect
from troyes.kernel.match import Match
from troyes.kernel.record import Entry, Record
from troyes.kernel.refusals import BadInput

YOU = 0
# Every command by its letter, with its words in both languages.
WORDS = {
    "?": ("help", "aide", "h"),
    "u": ("undo", "annuler"),
    "redo": ("refaire",),
    "s": ("save", "enregistrer"),
    "l": ("log", "journal"),
    "w": ("why", "pourquoi"),
    "r": ("rules", "regles", "règles"),
    "q": ("quit", "quitter", "exit"),
    "v": ("board", "plateau"),
    "i": ("card", "carte"),
    "p": ("score", "points"),
    "k": ("king", "roi"),
}
WORDY = ("u", "s", "w", "r", "i")


class KingTable(Session):
    """A match in which nothing is drawn unless the person says so."""

    wordy = tuple(word for letter in WORDY for word in (letter, *WORDS[letter]))

    def __init__(self, begun: Begun) -> None:
        super().__init__(begun.match, YOU, begun.match.record.seats, {}, begun.language, begun.file, show_vp=True)
        self.file: Path = begun.file
        self.seed = begun.match.record.seed if isinstance(begun.match.record.seed, int) else 0
        self.ahead: list[str] = []  # answers typed before they were asked for
        self.undone: list[Entry] = []  # the last one taken back comes last
        self.resumed = len(begun.match.record.entries)
        self.remember()

    def say(self, section: str, key: str, **values: object) -> str:
        return say(section, key, self.language, **values)

    # ---- the game -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        self.print(self.say("table", "welcome", who=self.people[YOU]), "bold")
        self.print(self.say("table", "kept", file=self.file), "dim")
        if self.resumed:
            self.print(self.say("table", "resumed", moves=self.resumed))
            for sentence in self.log[-3:]:
                self.print(f"  {sentence}", "dim")

    def begin(self) -> None:
        self.keep()

    def is_settled(self) -> bool:
        """The last entry is played and nobody takes it back."""
        while self.match.position.is_over():
            self.tell_new()
            with contextlib.suppress(Again):
                self.listen(self.say("table", "settle"))
                return True
        return False

    def one_decision(self) -> None:
        if self.match.position.is_chance():
            self.ask_chance()
        else:
            self.enter(self.decide())

    def decide(self) -> int:
        """Ask for an own move; one typed in notation counts like a chosen one."""
        view = self.view()
        data = view.to_dict(self.language)
        if data["step"]["kind"] in MAIN_STEPS or not self.drawn:
            self.draw_board(data)
        desk = Desk(view, self.lexicon, self.show, self.listen, self.print)
        try:
            return choose(desk, Builder(CITY, view, YOU), CITY.question(view, self.language))
        except Typed as typed:
            return typed.move

    def enter(self, move: int) -> None:
        """Play one move or outcome; what it leads to is told as soon as it can be."""
        line = CITY.format(self.match.position, move)
        effects = self.match.apply(move)
        if self.undone and self.undone[-1].line == line:
            self.undone.pop()
        else:
            self.undone.clear()
        self.untold += effects
        self.tell_new()

    # ---- chance ---------------------------------------------------------------------------------------------------

    def ask_chance(self) -> None:
        """What the real dice and cards show; what cannot be is refused with the reason, and asked again."""
        due = Due(self.match.position, self.language, self.lexicon)
        try:
            typed = self.answer(due)
            move = due.read(typed) if typed else due.draw(self.seed)
        except Wrong as wrong:
            self.ahead.clear()
            self.print(wrong.text, "yellow")
            raise Again from None
        if not typed:
            self.print(self.say("table", "rolled", line=self.drawn_text(due, move)), "italic")
        self.enter(move)

    def answer(self, due: Due) -> str:
        """The next answer: one typed ahead, else one that is asked for."""
        if self.ahead and self.ahead[0].split(" ", 1)[0] == due.verb:
            return self.ahead.pop(0).split(" ", 1)[1]
        self.ahead.clear()
        if due.items:
            self.show(due.title(), [Row(item.label, "", (item.move,)) for item in due.items], [due.hint()])
        first, *rest = items_of(due, self.listen(due.prompt()))
        self.ahead = [f"{due.verb} {item}" for item in rest]
        return first

    def drawn_text(self, due: Due, move: int) -> str:
        """The outcome in words where it has a name, else in notation."""
        return next((item.label for item in due.items if item.move == move), self.notation(due, move))

    def notation(self, due: Due, move: int) -> str:
        return " ".join(CITY.format(due.position, move).split()[2:])

    # ---- telling --------------------------------------------------------------------------------------------------

    def is_due(self) -> bool:
        """Whether what happened can be told: a move is over, or dice and cards are next."""
        step = self.view().step()
        return step is None or step["kind"] in (*MAIN_STEPS, "chance")

    def tell_new(self) -> None:
        if not self.is_due():
            return
        for part in parts_of(self.untold):
            self.announce_round(part.effects)
            self.tell(self.sentences(part.effects))
            if part.royal:
                self.print(f"  {self.say('table', 'board')}", "bold")
                for number, step in enumerate(steps_of(self.lexicon, self.setup, part.effects), 1):
                    self.print(f"    {number}. {step}")
        self.untold = []

    def announce_round(self, effects: Sequence[int]) -> None:
        if any(decode_effect(packed).what == e.E_ROUND for packed in effects):
            rounds = int(self.setup.rounds)
            self.print(self.say("table", "round", round=self.match.position.round, rounds=rounds), "bold reverse")

    def sentences(self, effects: Sequence[int]) -> list[str]:
        return CITY.tell(self.setup, effects, self.language, self.people)

    def remember(self) -> None:
        """The log of everything in the record, and what is not told yet."""
        self.log, self.untold = [], []
        for step in self.match.record.steps():
            self.untold += step.effects
            kind = (CITY.view(step.position, YOU).step() or {"kind": "chance"})["kind"]
            if kind in (*MAIN_STEPS, "chance"):
                self.log += self.sentences(self.untold)
                self.untold = []

    def finish(self) -> None:
        """Every point of both, the difference, and what the court says about it."""
        position, who = self.match.position, self.people[YOU]
        self.draw_board(self.view().to_dict(self.language))
        self.console.print(sheet(position, self.people, self.language))
        self.print(total_line(position, who, self.language), "bold")
        found = band_of(position.totals())
        self.print(f"{found.name[self.language]}. {found.text[self.language]}", "italic")

    # ---- the file -------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """A disk that is full or gone is no reason to stop the game."""
        try:
            self.match.record.save(self.file)
        except BadInput as error:
            self.print(self.say("table", "unsaved", why=error.text(self.language)), "yellow")

    def save_as(self, name: str) -> None:
        if name:
            super().save_as(name)
        else:
            self.print(self.say("table", "saved", file=self.file))

    # ---- listening ------------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        found = {**super().commands(), "redo": self.redo, "p": self.score, "k": self.tell_king}
        return {**found, **{word: found[letter] for letter, words in WORDS.items() for word in words}}

    def read(self, prompt: str) -> str:
        """Commands may begin with a capital."""
        line = super().read(prompt)
        first, _, rest = line.partition(" ")
        return f"{first.lower()} {rest}".strip() if len(first) > 1 and first.lower() in self.commands() else line

    def is_typed_move(self, line: str) -> bool:
        """While dice or cards are due, a line is an outcome."""
        return False if self.match.position.is_chance() else super().is_typed_move(line)

    # ---- commands -------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        grid = Table.grid(padding=(0, 3, 0, 2))
        entries = king_texts()["help"]
        for key, entry in entries.items():
            if key != "title":
                grid.add_row(*(Text(part) for part in entry[self.language].split("|")))
        self.print(entries["title"][self.language], "bold")
        self.console.print(grid)

    def undo(self, words: str) -> None:
        """Take back the last steps, dice and cards included."""
        entries = self.match.record.entries
        if not entries:
            self.print(self.say("table", "nothing"), "yellow")
            return
        steps = int(words) if words.isascii() and words.isdigit() and len(words) < 5 else 0 if words else 1
        if not 1 <= steps <= len(entries):
            key = "only" if steps else "undo_how"
            self.print(self.say("table", key, most=len(entries)), "yellow")
            return
        taken = entries[-steps:]
        self.undone += reversed(taken)
        self.go_to(entries[:-steps])
        for entry in reversed(taken):
            self.print(self.say("table", "undone", line=entry.line), "italic")
        raise Again

    def redo(self, _: str) -> None:
        """Do again what was taken back last."""
        if not self.undone:
            self.print(self.say("table", "no_redo"), "yellow")
            return
        line = self.undone[-1].line
        self.print(self.say("table", "redone", line=line), "italic")
        self.enter(CITY.parse(self.match.position, line))
        raise Again

    def go_to(self, entries: Sequence[Entry]) -> None:
        old = self.match.record
        record = Record(CITY, old.options, old.figures, old.seats, list(entries), seed=old.seed)
        self.match = Match.resume(record, None)
        self.ahead.clear()
        self.drawn = False
        self.remember()

    def redraw(self, _: str) -> None:
        self.draw_board(self.view().to_dict(self.language))

    def score(self, _: str) -> None:
        position, who = self.match.position, self.people[YOU]
        self.console.print(sheet(position, self.people, self.language))
        self.print(held_line(position, who, self.language))
        self.print(total_line(position, who, self.language))

    def tell_king(self, _: str) -> None:
        """What he does for each sum, his dice by strength, the characters that wait."""
        king = self.view().to_dict(self.language)["king"]
        grid = Table.grid(padding=(0, 2, 0, 2))
        for result in king["results"]:
            grid.add_row(Text(str(result["result"]), "bold"), Text(result["text"]))
        self.print(self.say("table", "king"), "bold")
        self.console.print(grid)
        none = self.say("table", "none")
        dice = " ".join(die(held["colour"], held["value"]).plain for held in king["dice"]) or none
        names = ", ".join(entry["name"] for entry in king["characters"]) or none
        self.print(self.say("table", "king_dice", dice=dice))
        self.print(self.say("table", "king_column", names=names))


def table_command(given: Given, usual: str) -> None:
    """Keep a whole table on standard input and output; BadInput before anything begins."""
    console = screen()

    def show(line: str, style: str = "") -> None:
        console.print(Text(line, style))

    try:
        begun = Opening(lambda prompt: read_line(console, prompt), show, usual).begin(given)
    except Left:
        return
    KingTable(begun).run()
