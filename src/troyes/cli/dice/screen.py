"""What a game of Troyes Dice shows in the terminal, whoever chooses the moves: board, notation, reasons, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from troyes.cli.dice.board import DiceLook, draw
from troyes.cli.dice.reference import explained, explained_row
from troyes.cli.dice.small_board import draw_small, own_line
from troyes.cli.honours import new_honours
from troyes.cli.play.ending import score_sheet, verdict
from troyes.cli.play.keeping import Keeper
from troyes.cli.play.terminal import Terminal
from troyes.cli.play.texts import say
from troyes.dice.edge.names import SEAT_LETTERS
from troyes.dice.edge.view import DiceView
from troyes.dice.game import DICE
from troyes.dice.words.choices import describe_move, same_move
from troyes.honours.store import remember_game
from troyes.kernel.contract.refusals import BadInput, Refusal
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.match import Match

BELOW = 8  # lines of the window for the question: title, four dice, hints, the own resources, prompt


class DiceScreen(Terminal):
    """A match of Troyes Dice; `seat` is the one that is asked."""

    help_section = "dice-help"
    why_section = "dice-game"
    wordy: tuple[str, ...] = ("s", "w", "r", "v", "i")
    verbs = ("die", "build", "resident", "direction", "number")

    def __init__(self, match: Match, people: Sequence[str], language: str, keeper: Keeper) -> None:
        super().__init__(match, people, language, keeper)
        self.setup = match.record.setup()
        self.seat = 0

    def view(self) -> DiceView:
        return DICE.view(self.match.position, self.seat)

    def letter(self) -> str:
        return SEAT_LETTERS[self.seat]

    def parsed(self, line: str) -> int:
        """The move of a line; one that is left out for an equal one becomes that one."""
        view = self.view()
        move = DICE.parse(view.known, self.whole_line(line))
        reason = view.why_not(move)
        if reason is not None and reason.code == "same":
            return same_move(view, move) or move
        return move

    def reason(self, move: int) -> Refusal | None:
        return self.view().why_not(move)

    def describe(self, move: int) -> str:
        return describe_move(self.view(), move, self.language)

    # ---- the screen -----------------------------------------------------------------------------------------------

    def draw_board(self, data: Mapping[str, Any], seat: int) -> None:
        """In full where the list of dice still fits below, else in few lines; at the end always in full."""
        self.drawn = True
        look = DiceLook(self.language, self.people, self.console.width, seat)
        board = draw(data, look)
        lines = len(self.console.render_lines(board, pad=False)) + 2
        if seat >= 0 and lines + BELOW > self.height():
            self.let_read()
            self.console.print(draw_small(data, look, self.height() - BELOW))
            return
        self.let_read(lines + BELOW)
        self.console.print()
        self.console.print(board)
        self.console.print()

    def status(self) -> Text:
        """The own resources and residents."""
        data = self.view().to_dict(self.language)
        return own_line(self.seat, data, DiceLook(self.language, self.people, self.console.width, self.seat))

    # ---- commands -------------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {**super().commands(), "i": self.explain}

    def explain(self, name: str) -> None:
        """By its name, or by its number in the list that is in sight."""
        if not name:
            self.print(say("dice-about", "how", self.language))
        elif name.isascii() and name.isdigit() and 1 <= int(name[:3]) <= len(self.rows):
            self.print(explained_row(self.view(), self.rows[int(name) - 1], self.language))
        else:
            self.print(explained(self.view(), name, self.language))

    # ---- the end --------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The sheets and every point."""
        position = self.match.position
        self.draw_board(DICE.view(position, SPECTATOR).to_dict(self.language), SPECTATOR)
        scores = DICE.scores(position)
        self.console.print(score_sheet(DICE, self.setup, scores, self.people, self.language))
        if len(scores) == 1:
            self.print(
                say("dice-game", "alone", self.language, who=self.people[0], points=position.totals()[0]), "bold"
            )
        else:
            self.print(verdict(scores, self.people, self.language), "bold")
        self.honour()

    def honour(self) -> None:
        """Write the game onto the honour board, and say what is new there."""
        try:
            new = remember_game(self.match.position, self.people, self.match.record)
        except BadInput as error:
            self.print(error.text(self.language), "yellow")
            return
        for line in new_honours(new, self.language):
            self.print(line)
