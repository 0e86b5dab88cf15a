"""People at the terminal: turns of the bots told, own decisions asked, until the game ends or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from troyes.bots.asking import ask_in_match
from troyes.city.edge.deeds import VERBS
from troyes.city.edge.names import SEAT_LETTERS
from troyes.city.edge.view import MAIN_STEPS, STEPS, CityView
from troyes.city.game import CITY
from troyes.city.words.choices import describe_move
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.questions import question
from troyes.cli.beat_lines import line_of
from troyes.cli.play.ask import Desk, choose
from troyes.cli.play.beginning import Begun
from troyes.cli.play.board import draw, family_text
from troyes.cli.play.ending import judgement, score_sheet, verdict
from troyes.cli.play.frame import list_frame, menu_frame
from troyes.cli.play.lists import Row
from troyes.cli.play.look import Look
from troyes.cli.play.reference import card_text
from troyes.cli.play.screen import Again
from troyes.cli.play.terminal import Terminal, Typed
from troyes.kernel.contract.refusals import IllegalMove, Refusal

NOBODY = -1
FOLLOW_UPS = set(STEPS.values()) - set(MAIN_STEPS)  # decisions that go on with it


class Session(Terminal):
    """A match, people at one screen, bots at the other seats. Knows the game through the view of whoever looks."""

    wordy: tuple[str, ...] = ("s", "w", "r", "i")

    def __init__(self, begun: Begun, language: str, show_vp: bool = False) -> None:
        super().__init__(begun.match, begun.people, language, begun.keeper)
        self.humans = begun.humans
        self.seat = self.humans[0]
        self.at_screen = self.seat if len(self.humans) == 1 else NOBODY  # who may see the screen now
        self.bots = begun.bots
        self.show_vp = show_vp
        self.setup = begun.match.record.setup()
        self.names = CITY.names(self.setup)
        self.verbs = (*VERBS.values(), *(verb for edge in self.names.edges for verb in edge.verbs))
        self.lone_verbs = self.verbs  # a verb that needs more says so itself
        self.lexicon = Lexicon(self.names, language, self.people)
        self.told: dict[int, int] = {}  # how many entries of the record each person has been told
        self.before: list[int] = []  # the same before each own move, for undo
        self.is_due = False  # whether the board is to be drawn above the next list
        self.data: Mapping[str, Any] = {}

    # ---- the game -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        letter, who, players = SEAT_LETTERS[self.seat], self.people[self.seat], len(self.people)
        key = "welcome_alone" if players == 1 else "welcome_hotseat" if len(self.humans) > 1 else "welcome"
        self.print(self.text(key, players=players, who=who, letter=letter), "bold")
        self.greet_record()

    def begin(self) -> None:
        for seat in self.humans:  # what happened before is in the log
            self.told[seat] = len(self.match.effects)
        self.match.advance()
        self.tell_news()

    def view(self) -> CityView:
        return CITY.view(self.match.position, self.seat)

    def one_decision(self) -> None:
        [deciding] = self.match.position.pending()
        if deciding in self.bots:
            self.match.play(ask_in_match(self.match, self.bots[deciding], deciding))
            self.tell_news()
            return
        if deciding != self.at_screen:
            self.hand_over(deciding)
        self.play_own(self.decide())

    def hand_over(self, seat: int) -> None:
        """Nobody but this person looks now: characters are secret."""
        self.clear()
        if self.read(self.text("hand_over", who=self.people[seat])) == "q":
            self.quit("")
            raise Again
        self.seat = self.at_screen = seat
        self.before.clear()
        self.drawn = False
        self.flush()

    def decide(self) -> int:
        """Ask the person; a typed move counts like a chosen one."""
        view = self.view()
        self.data, step = view.to_dict(self.language), view.step()
        self.is_due = not self.drawn or (step is not None and step["kind"] in MAIN_STEPS)
        desk = Desk(view, self.lexicon, self.show, self.listen, self.print, self.page())
        try:
            return choose(desk, question(view, self.language))
        except Typed as typed:
            return typed.move

    def play_own(self, move: int) -> None:
        if not self.match.can_undo(self.seat, self.answering()):
            self.before.clear()
        self.before.append(self.told[self.seat])
        placing = self.view().to_dict()["phase"] == "placement"
        self.has_decided = True
        self.match.play(move)
        self.keep()
        self.tell_news()
        if self.match.can_undo(self.seat) and self.match.position.pending() != [self.seat] and not placing:
            self.confirm()

    def answering(self) -> tuple[int, ...]:
        """The bots over whose answers one goes back: all others, if nobody else plays."""
        return tuple(self.bots) if len(self.humans) == 1 else ()

    def confirm(self) -> None:
        """The turn is over: a last moment to take it back before others play."""
        self.flush()
        self.listen(self.text("go_on"))

    # ---- telling --------------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Tell what happened as soon as a whole turn can be told, to whoever looks at the screen."""
        step = self.view().step()
        if self.at_screen != NOBODY and (step is None or step["kind"] not in FOLLOW_UPS):
            self.flush()

    def flush(self) -> None:
        new = [packed for effects in self.match.effects[self.told[self.seat] :] for packed in effects]
        sentences = CITY.voice.tell(self.setup, CITY.visible(new, self.seat), self.language, self.people)
        self.tell(sentences, "dim" if self.match.position.is_over() else "")
        self.told[self.seat] = len(self.match.effects)

    def told_lines(self) -> list[str]:
        """One line per turn and per step of a phase, as the person at the screen may know it."""
        return [line for beat in self.match.beats(self.seat) if (line := line_of(self.lexicon, beat))]

    def finish(self) -> None:
        scores = CITY.scores(self.match.position)
        self.draw_board(self.view().to_dict(self.language))
        self.console.print(score_sheet(CITY, self.setup, scores, self.people, self.language))
        self.print(verdict(scores, self.people, self.language), "bold")
        for line in judgement(scores, len(self.people), self.language):
            self.print(line, "italic")

    # ---- the screen -----------------------------------------------------------------------------------------------

    def look(self) -> Look:
        return Look(self.names, self.language, self.people, self.console.width, self.show_vp)

    def draw_board(self, data: Mapping[str, Any]) -> None:
        self.drawn = True
        self.console.print()
        self.console.print(draw(data, self.look()))

    def show(self, title: str, rows: Sequence[Row], hints: Sequence[str], start: int = 0) -> int:
        """The list below the board, where that is due; in a window a menu never comes without it."""
        is_menu = bool(rows[0].group)
        self.rows = rows if is_menu else ()
        data = self.data if self.is_due or (is_menu and self.console.is_terminal) else None
        make = menu_frame if is_menu else list_frame
        frame = make(self.console, data, self.look(), title, rows, start, self.height())
        if data is not None:
            self.is_due, self.drawn = False, True
            self.let_read(frame.height(self.console))
        self.console.print(Group(*frame.parts))
        return self.show_hints(hints, rows, start + frame.shown)

    def status(self) -> Text:
        """The own family: purse, citizens and dice."""
        return family_text(self.seat, self.view().to_dict(self.language), self.look())

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
            self.match.undo(self.seat, over=self.answering())
        except IllegalMove as error:
            self.print(error.reason.text(self.language), "yellow")
            return
        if self.before:
            self.told[self.seat] = self.before.pop()
        self.print(self.text("undone"), "italic")
        raise Again

    def redraw(self, _: str) -> None:
        self.drawn = False
        raise Again

    def card(self, name: str) -> None:
        """By its name, or by the number of the menu; a move with a name of its own is told as it is listed."""
        if not name:
            self.print(self.text("card_how"))
            return
        if name.isascii() and name.isdigit() and 1 <= int(name[:3]) <= len(self.rows):
            name = self.rows[int(name) - 1].what
        self.print(card_text(self.names, self.setup, name, self.language))
