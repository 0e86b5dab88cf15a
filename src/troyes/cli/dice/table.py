"""`troyes dice --table`: people roll real dice and say what they do; the program keeps wheel and sheets."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from troyes.cli.dice.ask import choose
from troyes.cli.dice.screen import DiceScreen
from troyes.cli.options import split_people
from troyes.cli.play.keeping import TABLES, Keeper
from troyes.cli.play.matches import load_record
from troyes.cli.play.screen import Again
from troyes.cli.play.seats import PEOPLE, check_names
from troyes.cli.play.terminal import Typed
from troyes.cli.play.texts import say
from troyes.dice.edge.names import SEAT_LETTERS
from troyes.dice.edge.notation import CHANCES
from troyes.dice.game import DICE
from troyes.dice.words.choices import describe_move, same_move
from troyes.kernel.contract.refusals import BadInput, IllegalMove, Refusal
from troyes.kernel.contract.rules import CHANCE, mover
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Entry, Record
from troyes.kernel.play.record_following import RecordFile
from troyes.realtable.dice_dictation import outcome_line
from troyes.realtable.texts import say as table_say
from troyes.words.catalogue import SOURCE


def table_command(
    options: Mapping[str, Any],
    names: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    lang: str = SOURCE,
) -> None:
    """Keep a whole game on standard input and output; BadInput before anything begins."""
    file = RecordFile(resume, mine=True) if resume else None
    if resume:
        match = Match.resume(load_record(DICE, resume), None)
    else:
        people = people_at(options["players"], names)
        match = Match(DICE, DICE.setup({**options, "players": len(people)}), None, people)
    if save and save != resume:
        file = RecordFile(save)
        file.write(match.record)
    DiceTable(match, lang, Keeper(TABLES, file)).run()


def people_at(players: int, names: str) -> list[str]:
    """The names that are given, which say how many play; else made-up ones."""
    given = split_people(names)
    if not given:
        return list(PEOPLE[:players])
    return given if players == 1 else list(check_names(given, players))


class DiceTable(DiceScreen):
    """Nothing is hidden at a table: every line is told as soon as it is typed, and everything can be taken back."""

    help_section = "dice-table-help"
    wordy = ("s", "w", "r", "v", "i", "p")

    def __init__(self, match: Match, language: str, keeper: Keeper) -> None:
        super().__init__(match, match.record.seats, language, keeper)
        entries = match.record.entries
        self.history: list[list[Entry]] = [entries[:n] for n in range(len(entries))]
        self.log = self.log_of(match.record)

    # ---- the game -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        self.print(self.say("welcome", players=len(self.people), people=", ".join(self.people)), "bold")
        self.greet_record()

    def is_settled(self) -> bool:
        """The last line is played and nobody takes it back."""
        while super().is_settled():
            with contextlib.suppress(Again):
                self.listen(self.say("settle"))
                return True
        return False

    def one_decision(self) -> None:
        if CHANCE in self.match.position.pending():
            self.dictate()
        else:
            self.ask_line()

    def dictate(self) -> None:
        """What people rolled, drew or chose; told in detail when it cannot be."""
        kind = CHANCES[self.match.position.chance_kind()]
        if kind == "roll":
            day, half = int(self.match.position.day), ("morning", "afternoon")[int(self.match.position.half)]
            self.print(self.say("roll_now", day=day, half=say("dice-board", half, self.language)), "bold")
        line = self.listen(table_say("dice", kind, self.language))
        try:
            outcome = DICE.parse(self.match.position, line if line.startswith("*") else outcome_line(kind, line))
            before = list(self.match.record.entries)
            effects = self.match.play_chance(outcome)
        except (BadInput, IllegalMove):
            self.print(table_say("dice", f"{kind}_how", self.language), "yellow")
            raise Again from None
        self.has_decided = True
        self.history.append(before)
        self.tell_effects(effects)
        self.drawn = False

    def ask_line(self) -> None:
        waiting = self.match.position.pending()
        if self.seat not in waiting:
            self.seat, self.drawn = waiting[0], False
        view = self.view()
        left = ", ".join(self.people[seat] for seat in waiting if seat != self.seat)
        who = self.people[self.seat]
        self.print(self.say("turn_left", who=who, left=left) if left else who, "bold")
        if not self.drawn:
            self.draw_board(view.to_dict(self.language), self.seat)
        try:
            move = choose(self, view)
        except Typed as typed:
            move = typed.move
        self.history.append(list(self.match.record.entries))
        self.tell_effects(self.match.play(move))
        if self.seat not in self.match.position.pending():
            self.drawn = False

    def tell_effects(self, effects: Sequence[int]) -> None:
        self.tell(DICE.voice.tell(self.setup, effects, self.language, self.people))

    def say(self, key: str, **values: object) -> str:
        return say("dice-table", key, self.language, **values)

    # ---- notation -------------------------------------------------------------------------------------------------

    def whole_line(self, line: str) -> str:
        """The line of any seat; without a letter, of the one that is asked."""
        first = line.split()[:1]
        return line if first and first[0] in tuple(SEAT_LETTERS[: len(self.people)]) else f"{self.letter()} {line}"

    def parsed(self, line: str) -> int:
        move = DICE.parse(self.match.position, self.whole_line(line))
        reason = self.reason(move)
        if reason is not None and reason.code == "same":
            return same_move(DICE.view(self.match.position, mover(move)), move) or move
        return move

    def reason(self, move: int) -> Refusal | None:
        found: Refusal | None = self.match.position.why_not(move)
        return found

    def describe(self, move: int) -> str:
        return describe_move(DICE.view(self.match.position, mover(move)), move, self.language)

    # ---- commands -------------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {**super().commands(), "v": self.look_at, "p": self.ask_another}

    def ask_another(self, who: str) -> None:
        """Somebody else is ready first."""
        self.seat = self.seat_named(who, self.match.position.pending())
        self.drawn = False
        raise Again

    def look_at(self, who: str) -> None:
        seat = self.seat_named(who, range(len(self.people))) if who else self.seat
        self.draw_board(self.view().to_dict(self.language), seat)

    def seat_named(self, who: str, among: Sequence[int]) -> int:
        """A seat by its letter or by the name of its player."""
        for seat in among:
            if seat != CHANCE and who.casefold() in (SEAT_LETTERS[seat].casefold(), self.people[seat].casefold()):
                return seat
        self.print(self.say("nobody", who=who[:30]), "yellow")
        raise Again

    def undo(self, _: str) -> None:
        """Take back the last entry, whoever's it was, dice included."""
        if not self.history:
            self.print(self.say("nothing"), "yellow")
            return
        old = self.match.record
        record = Record(DICE, old.options, old.figures, old.seats, self.history.pop())
        self.match = Match.resume(record, None)
        self.log = self.log_of(record)
        self.drawn = False
        self.print(self.text("undone"), "italic")
        raise Again

    def log_of(self, record: Record) -> list[str]:
        told = [DICE.voice.tell(self.setup, step.effects, self.language, self.people) for step in record.steps()]
        return [sentence for sentences in told for sentence in sentences]
