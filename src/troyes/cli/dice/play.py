"""`troyes play --game dice`: alone, against bots, or people at one screen who do not see each other's choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from troyes.bots.asking import ask_in_match
from troyes.cli.dice.ask import choose
from troyes.cli.dice.lines import LineLog
from troyes.cli.dice.screen import DiceScreen
from troyes.cli.play.beginning import Begun, Wanted, begin
from troyes.cli.play.screen import Again
from troyes.cli.play.terminal import Typed
from troyes.cli.play.texts import say
from troyes.dice.edge.names import SEAT_LETTERS
from troyes.dice.game import DICE
from troyes.kernel.contract.refusals import IllegalMove


def play_dice(options: Mapping[str, Any], wanted: Wanted) -> None:
    """Play a whole game on standard input and output; BadInput before anything begins."""
    DiceSession(begin(DICE, lambda: DICE.setup(options), wanted), wanted.lang).run()


class DiceSession(DiceScreen):
    """People and bots at one screen. Bots choose first; each person sees only the own line until all are done."""

    def __init__(self, begun: Begun, language: str) -> None:
        super().__init__(begun.match, begun.people, language, begun.keeper)
        self.humans = begun.humans
        self.bots = begun.bots
        self.seat = self.humans[0]
        self.at_screen = self.seat if len(self.humans) == 1 else -1
        self.lines = LineLog()
        self.about_to_play = False
        self.confirmed: list[str] = []  # shown to the person before it was played
        self.remember_record()

    def remember_record(self) -> None:
        """After a resumption: what happened before is in the log, lines under way stay hidden."""
        for step in self.match.record.steps():
            self.log += DICE.voice.tell(self.setup, self.lines.absorb(step.effects), self.language, self.people)

    # ---- the game -------------------------------------------------------------------------------------------------

    def greet(self) -> None:
        key = "welcome" if len(self.people) == 1 else "welcome_hotseat" if len(self.humans) > 1 else "welcome_bots"
        who = self.people[self.seat]
        self.print(say("dice-game", key, self.language, players=len(self.people), who=who), "bold")
        self.greet_record()

    def begin(self) -> None:
        self.absorb(self.match.advance())

    def one_decision(self) -> None:
        """The next bot that has not chosen, else the next person."""
        waiting = self.match.position.pending()
        bot = next((seat for seat in waiting if seat in self.bots), None)
        if bot is not None:
            self.absorb(self.match.play(ask_in_match(self.match, self.bots[bot], bot)))
            return
        seat = self.seat if self.seat in waiting and self.at_screen == self.seat else waiting[0]
        if seat != self.at_screen:
            self.hand_over(seat)
        self.play_own(self.decide())

    def hand_over(self, seat: int) -> None:
        """Nobody but this person looks now; whoever chose before may still think again."""
        before = self.seat
        can_go_back = self.match.can_undo(before)
        key = "hand_over_undo" if can_go_back else "hand_over"
        names = {"who": self.people[seat], "before": self.people[before]}
        line = self.read(say("dice-game", key, self.language, **names))
        if line == "q":
            self.quit("")
        if line == "u" and can_go_back:
            self.at_screen = before
            self.undo("")
        self.seat = self.at_screen = seat
        self.drawn = False

    def decide(self) -> int:
        view = self.view()
        data = view.to_dict(self.language)
        if not self.drawn or (data["step"] is not None and data["step"]["kind"] == "act"):
            self.draw_board(data, self.seat)
            self.tell_own()
        try:
            return choose(self, view)
        except Typed as typed:
            return typed.move

    def tell_own(self) -> None:
        """What the own line has brought so far: others have not seen it yet."""
        for sentence in DICE.voice.tell(self.setup, self.lines.of(self.seat), self.language, self.people):
            self.print(f"  {sentence}")

    def play_own(self, move: int) -> None:
        """Ask once more before a line is finished, then play it."""
        while self.finishes(move) and (other := self.confirm(move)) is not None:
            move = other
        self.has_decided = True
        effects = self.match.play(move)
        self.keep()
        private = len(self.humans) > 1
        if self.seat not in self.match.position.pending() or self.lines.ends(effects):
            self.at_screen = -1 if private else self.seat
            if private:
                self.clear()
        self.absorb(effects)

    def finishes(self, move: int) -> bool:
        trial = self.view().known.clone()
        trial.play(move)
        return self.seat not in trial.pending()

    def confirm(self, move: int) -> int | None:
        """Show what a move does; None when the person stays with it, else the move that is typed instead."""
        self.print("")
        self.confirmed = DICE.voice.tell(self.setup, self.view().preview(move), self.language, self.people)
        for sentence in self.confirmed:
            self.print(f"  {sentence}")
        self.about_to_play = True
        try:
            self.listen(say("dice-game", "confirm", self.language))
        except Typed as typed:
            return typed.move
        finally:
            self.about_to_play = False
        return None

    # ---- telling --------------------------------------------------------------------------------------------------

    def absorb(self, effects: list[int]) -> None:
        """Tell what everybody may know; lines are told when all are done. What is still in sight is not repeated."""
        sentences = DICE.voice.tell(self.setup, self.lines.absorb(effects), self.language, self.people)
        known = self.confirmed if len(self.humans) == 1 and sentences[:1] == self.confirmed else []
        self.log += known
        self.tell(sentences[len(known) :])

    # ---- commands -------------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {**super().commands(), "v": self.look_at}

    def undo(self, _: str) -> None:
        if self.about_to_play:
            raise Again
        try:
            self.match.undo(self.seat)
        except IllegalMove as error:
            self.print(error.reason.text(self.language), "yellow")
            return
        self.lines.take_back(self.seat)
        self.drawn = False
        self.print(self.text("undone"), "italic")
        raise Again

    def look_at(self, who: str) -> None:
        """The own board again, or somebody's sheet as everybody knows it."""
        if not who:
            self.drawn = False
            raise Again
        letters = SEAT_LETTERS[: len(self.people)]
        if who.upper() not in tuple(letters):
            self.print(say("dice-game", "no_seat", self.language, input=who[:20], letters=", ".join(letters)), "yellow")
            return
        self.draw_board(self.view().to_dict(self.language), letters.index(who.upper()))
