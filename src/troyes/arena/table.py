"""Plays the games of a plan, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from troyes.arena.plan import Plan
from troyes.arena.rows import Row, rows_of
from troyes.arena.tally import Tally
from troyes.bots.asking import ask, ask_in_match
from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.contract.rules import CHANCE, Rules
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match


class Table:
    """One setup, used again for every game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Rules[Any, Any] = game_named(plan.game)
        self.setup: Any = self.game.setup(plan.options(), plan.figures)

    def play(self, number: int, tally: Tally) -> list[Row]:
        """Play one game of the plan and count it; its rows, if the plan wants them, and its record written."""
        position = self.play_out(number, tally)
        tally.finish(self.plan.seating(number), [int(points) for points in position.totals()])
        return rows_of(self.plan, number, self.game, position) if self.plan.rows else []

    def play_out(self, number: int, tally: Tally) -> Any:
        """The end of one game."""
        if self.plan.is_random() and self.plan.out is None:
            return self.play_fast(number, tally)
        bots = self.seat_bots(number)
        needs_match = self.plan.out is not None or any(bot.looks_back for bot in bots)
        return (self.play_match if needs_match else self.play_bots)(number, bots, tally)

    def seat_bots(self, number: int) -> list[Bot]:
        """A bot per seat. A table of random players draws from one stream, as the compiled loop does."""
        if self.plan.is_random():
            return [make_bot("random", self.plan.bot_seed(number, 0))] * self.plan.players
        names = self.plan.seating(number)
        return [make_bot(name, self.plan.bot_seed(number, seat)) for seat, name in enumerate(names)]

    def play_fast(self, number: int, tally: Tally) -> Any:
        """Random play inside the compiled rules: the same game as move by move."""
        position = self.game.new(self.setup)
        dice, choices = FastSource(self.plan.game_seed(number)), SequenceSource(self.plan.bot_seed(number, 0))
        tally.merge(Tally(0, *self.game.play_random(position, dice, choices)[1:]))
        return position

    def play_bots(self, number: int, bots: Sequence[Bot], tally: Tally) -> Any:
        source = FastSource(self.plan.game_seed(number))
        position = self.game.new(self.setup)
        while pending := position.pending():
            if pending[0] == CHANCE:
                position.play(position.draw(source))
            else:
                position.play(self.decide(position, pending[0], bots[pending[0]], tally))
        return position

    def play_match(self, number: int, bots: Sequence[Bot], tally: Tally) -> Any:
        seed = self.plan.game_seed(number)
        match = Match(self.game, self.setup, FastSource(seed), self.plan.seating(number), seed)
        match.advance()
        while pending := match.position.pending():
            match.play(self.decide(match.position, pending[0], bots[pending[0]], tally, match))
        if self.plan.out is not None:
            match.record.save(self.plan.record_path(number))
        return match.position

    def decide(self, position: Any, seat: int, bot: Bot, tally: Tally, match: Match | None = None) -> int:
        """The only legal move, or the one the bot chooses from its view."""
        moves = position.moves(seat)
        if len(moves) == 1:
            return int(moves[0])
        tally.count(len(moves), self.game.is_main(position, seat))
        begun = perf_counter()
        if match is not None:
            move = ask_in_match(match, bot, seat)
        else:
            move = ask(bot, self.game.view(position, seat), moves, Budget.none())
        tally.think(seat, perf_counter() - begun)
        return move


TABLES: Final[list[Table]] = []  # the table of this process, when it works for another


def table_for(plan: Plan) -> Table:
    """The one that was set up for the order before, if it was of the same plan."""
    if not TABLES or TABLES[0].plan != plan:
        TABLES[:] = [Table(plan)]
    return TABLES[0]
