"""What a table of the King's Challenge shows, keeps and answers at any time: sentences, steps, scores, commands."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from troyes.city.game import CITY
from troyes.city.king.bands import band_of
from troyes.city.rules import effect_codes as e
from troyes.cli.king.files import FOLDER, newest
from troyes.cli.king.score import held_line, sheet, total_line
from troyes.cli.king.start import Begun
from troyes.cli.king.texts import say, typed_words
from troyes.cli.play.beginning import Begun as Seated
from troyes.cli.play.keeping import Keeper
from troyes.cli.play.marks import die
from troyes.cli.play.session import Session
from troyes.cli.texts import help_lines
from troyes.kernel.contract.effects import decode_effect
from troyes.realtable.king_steps import parts_of, steps_of
from troyes.realtable.king_telling import can_be_told

YOU = 0
# Every command by its letter, with the text that has its words.
WORDS = {
    "?": "help", "h": "hint", "u": "undo", "redo": "redo", "s": "save", "l": "log", "w": "why", "r": "rules",
    "q": "quit", "v": "board", "i": "card", "p": "score", "k": "results",
}  # fmt: skip
WORDY = ("u", "s", "w", "r", "i")


class KingScreen(Session):
    """The person, the program as the King, and a file that follows them."""

    def __init__(self, begun: Begun) -> None:
        seats, keeper = begun.match.record.seats, Keeper(FOLDER, begun.file)
        super().__init__(Seated(begun.match, seats, [YOU], {}, keeper), begun.language, show_vp=True)
        self.words = {letter: typed_words(key) for letter, key in WORDS.items()}
        self.wordy = tuple(word for letter in WORDY for word in (letter, *self.words[letter]))
        self.untold: list[int] = []
        self.resumed = len(begun.match.record.entries)
        self.remember()

    def say(self, section: str, key: str, **values: object) -> str:
        return say(section, key, self.language, **values)

    @abstractmethod
    def redo(self, words: str) -> None:
        """Do again what was taken back last."""

    def greet(self) -> None:
        self.print(self.say("play", "welcome", who=self.people[YOU]), "bold")
        self.print(self.say("play", "kept", file=self.keeper.path), "dim")
        if self.resumed:
            self.print(self.say("play", "resumed", moves=self.resumed))
            for sentence in self.log[-3:]:
                self.print(f"  {sentence}", "dim")

    def begin(self) -> None:
        self.keep()

    # ---- telling --------------------------------------------------------------------------------------------------

    def tell_new(self) -> None:
        if not can_be_told(self.match.position):
            return
        for part in parts_of(self.setup, self.untold):
            self.announce_round(part.effects)
            self.tell(self.sentences(part.effects))
            if part.royal:
                self.show_steps(steps_of(self.lexicon, self.setup, part.effects))
        self.untold = []

    def show_steps(self, steps: Sequence[str]) -> None:
        """What to move for the King, one thing after the other."""
        self.print(f"  {self.say('play', 'board')}", "bold")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=6, justify="right")
        grid.add_column()
        for number, step in enumerate(steps, 1):
            grid.add_row(Text(f"{number}."), Text(step))
        self.console.print(grid)

    def announce_round(self, effects: Sequence[int]) -> None:
        if any(decode_effect(packed).what == e.E_ROUND for packed in effects):
            rounds = int(self.setup.rounds)
            self.print(self.say("play", "round", round=self.match.position.round, rounds=rounds), "bold reverse")

    def sentences(self, effects: Sequence[int]) -> list[str]:
        return CITY.voice.tell(self.setup, effects, self.language, self.people)

    def remember(self) -> None:
        """The log of everything in the record, and what is not told yet."""
        self.log = []
        self.untold = []
        for step in self.match.record.steps():
            self.untold += step.effects
            if can_be_told(step.position):
                self.log += self.sentences(self.untold)
                self.untold = []

    def told_lines(self) -> list[str]:
        return self.log

    def finish(self) -> None:
        """Every point of both, the difference, and what the court says about it."""
        position, who = self.match.position, self.people[YOU]
        self.draw_board(self.view().to_dict(self.language))
        self.console.print(sheet(position, self.people, self.language))
        self.print(total_line(position, who, self.language), "bold")
        found = band_of(position.totals())
        self.print(f"{found.name(self.language)}. {found.text(self.language)}", "italic")

    def say_kept(self) -> None:
        self.print(self.kept_line(), "yellow" if self.keeper.problem else "")
        if not self.match.position.is_over():
            file = "" if self.keeper.path == newest() else f" --file {self.keeper.path}"
            self.print(self.say("play", "resume_how", file=file))

    # ---- the file -------------------------------------------------------------------------------------------------

    def kept_line(self) -> str:
        """Where the table is, or why it is not there; a disk that is full or gone is no reason to stop the game."""
        if self.keeper.problem is not None:
            return self.keeper.problem.text(self.language)
        return self.text("saved", file=self.keeper.path)

    def save_as(self, name: str) -> None:
        if name:
            super().save_as(name)
        elif self.keeper.problem is not None:
            self.print(self.kept_line(), "yellow")
        else:
            self.print(self.say("play", "saved", file=self.keeper.path))

    # ---- listening ------------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        found = {**super().commands(), "redo": self.redo, "p": self.score, "k": self.tell_king}
        return {**found, **{word: found[letter] for letter, words in self.words.items() for word in words}}

    def read(self, prompt: str) -> str:
        """Commands may begin with a capital."""
        line = super().read(prompt)
        first, _, rest = line.partition(" ")
        return f"{first.lower()} {rest}".strip() if len(first) > 1 and first.lower() in self.commands() else line

    # ---- commands -------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        grid = Table.grid(padding=(0, 3, 0, 2))
        for typed, does in help_lines("king-table-help", self.language):
            grid.add_row(Text(typed), Text(does))
        self.print(self.say("help", "title"), "bold")
        self.console.print(grid)

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
        texts: dict[str, list[str]] = {}
        for result in king["results"]:
            texts.setdefault(result["text"], []).append(str(result["result"]))
        for text, sums in texts.items():
            grid.add_row(Text(", ".join(sums), "bold"), Text(text))
        self.print(self.say("play", "king"), "bold")
        self.console.print(grid)
        none = self.say("play", "none")
        dice = " ".join(die(held["colour"], held["value"]).plain for held in king["dice"]) or none
        names = ", ".join(entry["name"] for entry in king["characters"]) or none
        self.print(self.say("play", "king_dice", dice=dice))
        self.print(self.say("play", "king_column", names=names))
