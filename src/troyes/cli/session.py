"""One person at the terminal: turns of the bots told, own decisions asked, until the game ends or the person leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from troyes.bots.bot import Bot
from troyes.city.game import CITY
from troyes.city.names import SEAT_LETTERS
from troyes.city.notation import VERBS
from troyes.city.view import MAIN_STEPS, STEPS, CityView
from troyes.city.words.choices import describe_move
from troyes.city.words.fields import question
from troyes.city.words.lexicon import Lexicon
from troyes.cli.ask import Desk, choose
from troyes.cli.board import draw
from troyes.cli.ending import judgement, score_sheet, verdict
from troyes.cli.look import Look
from troyes.cli.reference import card_text
from troyes.cli.terminal import Again, Terminal, Typed
from troyes.kernel.builder import Builder
from troyes.kernel.match import Match
from troyes.kernel.refusals import IllegalMove, Refusal

FOLLOW_UPS = set(STEPS.values()) - set(MAIN_STEPS)  # decisions that go on with it


class Session(Terminal):
    """A match, the person at one seat, bots at the others. Knows the game through the person's view alone."""

    wordy: tuple[str, ...] = ("s", "w", "r", "i")

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
        super().__init__(match, people, language, save)
        self.seat = seat
        self.bots = bots
        self.show_vp = show_vp
        self.setup = match.record.setup()
        self.names = CITY.names(self.setup)
        self.verbs = (*VERBS, *(verb for edge in self.names.edges for verb in edge.verbs))
        self.lone_verbs = self.verbs  # a verb that needs more says so itself
        self.lexicon = Lexicon(self.names, language, people)
        self.untold: list[int] = []  # effects of a move that is not finished yet
        self.before: list[tuple[int, list[int]]] = []  # log and untold effects before each own move, for undo
        self.drawn = False

    # ---- the game -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        letter = SEAT_LETTERS[self.seat]
        who = self.people[self.seat]
        key = "welcome_alone" if len(self.people) == 1 else "welcome"
        self.print(self.text(key, players=len(self.people), who=who, letter=letter), "bold")
        self.greet_record()

    def begin(self) -> None:
        self.absorb(self.match.advance())

    def view(self) -> CityView:
        return CITY.view(self.match.position, self.seat)

    def one_decision(self) -> None:
        [deciding] = self.match.position.pending()
        if deciding in self.bots:
            move = self.bots[deciding].choose(CITY.view(self.match.position, deciding))
            self.before.clear()
            self.absorb(self.match.play(move))
            return
        self.play_own(self.decide())

    def decide(self) -> int:
        """Ask the person; a typed move counts like a chosen one."""
        view = self.view()
        data = view.to_dict(self.language)
        if data["step"]["kind"] in MAIN_STEPS or not self.drawn:
            self.draw_board(data)
        desk = Desk(view, self.lexicon, self.show, self.listen, self.print)
        try:
            return choose(desk, Builder(CITY, view, self.seat), question(view, self.language))
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
        if step is None or step["kind"] not in FOLLOW_UPS:
            self.flush()

    def flush(self) -> None:
        sentences = CITY.tell(self.setup, self.untold, self.language, self.people)
        self.tell(sentences, "dim" if self.match.position.is_over() else "")
        self.untold = []

    def finish(self) -> None:
        scores = CITY.scores(self.match.position)
        self.draw_board(self.view().to_dict(self.language))
        self.console.print(score_sheet(CITY, self.setup, scores, self.people, self.language))
        self.print(verdict(scores, self.people, self.language), "bold")
        for line in judgement(scores, len(self.people), self.language):
            self.print(line, "italic")

    # ---- the screen -----------------------------------------------------------------------------------------------

    def draw_board(self, data: dict[str, Any]) -> None:
        self.drawn = True
        look = Look(self.names, self.language, self.people, self.console.width, self.show_vp)
        self.console.print()
        self.console.print(draw(data, look))

    # ---- listening ------------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {**super().commands(), "v": self.redraw, "i": self.card}

    def letter(self) -> str:
        return SEAT_LETTERS[self.seat]

    def parsed(self, line: str) -> int:
        """The move a line means; BadInput if it means nothing."""
        return CITY.parse(self.view().known, self.whole_line(line))

    def reason(self, move: int) -> Refusal | None:
        return self.view().why_not(move)

    def describe(self, move: int) -> str:
        return describe_move(self.view(), move, self.language, self.people)

    # ---- commands -------------------------------------------------------------------------------------------------

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

    def redraw(self, _: str) -> None:
        self.drawn = False
        raise Again

    def card(self, name: str) -> None:
        self.print(card_text(self.names, self.setup, name, self.language))
