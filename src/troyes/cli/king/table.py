"""`troyes king --table`: one person plays on a real board; the program is the King and keeps the score.

Whatever chance decides is typed, or drawn by the program when Enter is pressed. Each answer is one entry of the record,
saved at once; every entry can be taken back.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from rich.text import Text

from troyes.city.game import CITY
from troyes.cli.king.screen import KingScreen
from troyes.cli.king.start import Begun, Given, Opening
from troyes.cli.output import screen
from troyes.cli.play.lists import Row
from troyes.cli.play.reading import Left, read_line
from troyes.cli.play.screen import Again
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Entry, Record
from troyes.realtable.king_chance import Due
from troyes.realtable.king_dice import Wrong
from troyes.realtable.king_lists import items_of


class KingTable(KingScreen):
    """A match in which nothing is drawn unless the person says so."""

    def __init__(self, begun: Begun) -> None:
        super().__init__(begun)
        self.seed = begun.match.record.seed if isinstance(begun.match.record.seed, int) else 0
        self.ahead: list[str] = []  # answers typed before they were asked for
        self.undone: list[Entry] = []  # the last one taken back comes last

    # ---- the game -------------------------------------------------------------------------------------------------

    def is_settled(self) -> bool:
        """The last entry is played and nobody takes it back."""
        while self.match.position.is_over():
            self.tell_new()
            with contextlib.suppress(Again):
                self.listen(self.say("play", "settle"))
                return True
        return False

    def one_decision(self) -> None:
        if self.match.position.is_chance():
            self.ask_chance()
        else:
            self.enter(self.decide())

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
        due = self.due()
        if due.is_forced():
            self.print(self.say("play", "only_one", name=due.items[0].label), "italic")
            self.enter(due.items[0].move)
            return
        typed_ahead = self.next_ahead(due)
        if due.items and not typed_ahead:
            self.show(due.title(), [Row(item.label, "", (item.move,)) for item in due.items], [due.hint()])
        while True:
            try:
                self.enter(self.outcome(due, typed_ahead or self.listen(due.prompt())))
                return
            except Wrong as wrong:
                self.ahead.clear()
                self.print(wrong.text, "yellow")
                if typed_ahead:
                    raise Again from None

    def due(self) -> Due:
        return Due(self.match.position, self.language, self.lexicon)

    def outcome(self, due: Due, typed: str) -> int:
        """The chance move that an answer means; Enter leaves it to the program."""
        if not typed:
            move = due.draw(self.seed)
            self.print(self.say("play", "rolled", line=self.drawn_text(due, move)), "italic")
            return move
        first, *rest = items_of(due, typed)
        move = due.read(first)
        self.ahead += [f"{due.verb} {item}" for item in rest]
        return move

    def next_ahead(self, due: Due) -> str:
        """The answer to this question that was typed before it was asked."""
        if self.ahead and self.ahead[0].split(" ", 1)[0] == due.verb:
            return self.ahead.pop(0).split(" ", 1)[1]
        self.ahead.clear()
        return ""

    def drawn_text(self, due: Due, move: int) -> str:
        """The outcome in words where it has a name, else in notation."""
        return next((item.label for item in due.items if item.move == move), self.notation(due, move))

    def notation(self, due: Due, move: int) -> str:
        return " ".join(CITY.format(due.position, move).split()[2:])

    # ---- taking back ----------------------------------------------------------------------------------------------

    def undo(self, words: str) -> None:
        """Take back the last steps, dice and cards included."""
        entries = self.match.record.entries
        if not entries:
            self.print(self.say("play", "nothing"), "yellow")
            return
        steps = int(words) if words.isascii() and words.isdigit() and len(words) < 5 else 0 if words else 1
        if not 1 <= steps <= len(entries):
            key = "only" if steps else "undo_how"
            self.print(self.say("play", key, most=len(entries)), "yellow")
            return
        taken = entries[-steps:]
        self.undone += reversed(taken)
        self.go_to(entries[:-steps])
        for entry in reversed(taken):
            self.print(self.say("play", "undone", line=entry.line), "italic")
        raise Again

    def redo(self, _: str) -> None:
        """Do again what was taken back last."""
        if not self.undone:
            self.print(self.say("play", "no_redo"), "yellow")
            return
        line = self.undone[-1].line
        self.print(self.say("play", "redone", line=line), "italic")
        self.enter(CITY.parse(self.match.position, line))
        raise Again

    def go_to(self, entries: Sequence[Entry]) -> None:
        old = self.match.record
        record = Record(CITY, old.options, old.figures, old.seats, list(entries), seed=old.seed)
        self.match = Match.resume(record, None)
        if entries and self.match.position.is_chance() and self.due().is_forced():
            self.undone.append(entries[-1])  # it would be entered again at once
            self.go_to(entries[:-1])
            return
        self.ahead.clear()
        self.drawn = False
        self.remember()

    def is_typed_move(self, line: str) -> bool:
        """While dice or cards are due, a line is an outcome."""
        return False if self.match.position.is_chance() else super().is_typed_move(line)


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
