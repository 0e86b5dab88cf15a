"""Plays the games of a plan, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.arena.plan import Plan
from troyes.arena.rows import Row, rows_of
from troyes.arena.tally import Tally
from troyes.bots.bot import Bot
from troyes.bots.registry import make_bot
from troyes.city import position as city
from troyes.city.codes import F_TURN
from troyes.city.state import top
from troyes.dice import position as dice
from troyes.dice import rules
from troyes.games import game_named
from troyes.kernel.chance import FastSource, SequenceSource
from troyes.kernel.game import CHANCE
from troyes.kernel.match import Match
from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput


class Table:
    """One setup, used again for every game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game_named(plan.game)
        self.setup: Any = self.game.setup(plan.options(), plan.figures)

    def play(self, number: int, tally: Tally) -> list[Row]:
        """Play one game of the plan and count it; its rows, if the plan wants them, and its record written."""
        position = self.play_out(number, tally)
        tally.finish(self.plan.seating(number), [int(points) for points in position.totals()])
        return rows_of(self.plan, number, self.game, position) if self.plan.rows else []

    def play_out(self, number: int, tally: Tally) -> Any:
        """The end of one game."""
        if self.plan.is_random() and self.plan.out is None:
            position = self.play_fast(number, tally)
            if position is not None:
                return position
        bots = self.seat_bots(number)
        play = self.play_bots if self.plan.out is None else self.play_recorded
        return play(number, bots, tally)

    def seat_bots(self, number: int) -> list[Bot]:
        """A bot per seat. A table of random players draws from one stream, as the compiled loop does."""
        if self.plan.is_random():
            return [make_bot("random", self.plan.bot_seed(number, 0))] * self.plan.players
        names = self.plan.seating(number)
        return [make_bot(name, self.plan.bot_seed(number, seat)) for seat, name in enumerate(names)]

    def play_fast(self, number: int, tally: Tally) -> Any:
        """Random play inside the compiled rules: the same game as move by move. None if the game has no such loop."""
        position = self.game.new(self.setup)
        counts = play_random(
            position, FastSource(self.plan.game_seed(number)), SequenceSource(self.plan.bot_seed(number, 0))
        )
        if counts is None:
            return None
        tally.merge(Tally(0, *counts[1:]))
        return position

    def play_bots(self, number: int, bots: Sequence[Bot], tally: Tally) -> Any:
        source = FastSource(self.plan.game_seed(number))
        position = self.game.new(self.setup)
        while pending := position.pending():
            if pending[0] == CHANCE:
                position.play(position.draw(source))
            else:
                position.play(self.decide(position, pending[0], bots, tally))
        return position

    def play_recorded(self, number: int, bots: Sequence[Bot], tally: Tally) -> Any:
        seed = self.plan.game_seed(number)
        match = Match(self.game, self.setup, FastSource(seed), self.plan.seating(number), seed)
        match.advance()
        while pending := match.position.pending():
            match.play(self.decide(match.position, pending[0], bots, tally))
        match.record.save(self.plan.record_path(number))
        return match.position

    def decide(self, position: Any, seat: int, bots: Sequence[Bot], tally: Tally) -> int:
        """The only legal move, or the one the bot chooses from its view."""
        moves = position.moves(seat)
        if len(moves) == 1:
            return int(moves[0])
        tally.count(len(moves), is_main(position, seat))
        move = bots[seat].choose(self.game.view(position, seat))
        if move not in moves:
            name = type(bots[seat]).__name__
            where = Message("bot {name}", name=name)
            raise BadInput(where, "chose {move}, which is not a legal move", "Correct the bot", move=move)
        return move


def play_random(position: Any, source: FastSource, choices: SequenceSource) -> tuple[int, int, int, int, int] | None:
    """Moves played, decisions, legal moves at them, and the same two for main decisions; None without such a loop."""
    if isinstance(position, city.Position):
        return city.play_random(position, source, choices)
    return dice.play_random(position, source, choices) if isinstance(position, dice.Position) else None


def is_main(position: Any, seat: int) -> bool:
    """Whether a seat chooses its action for the turn, rather than a detail of one."""
    if isinstance(position, dice.Position):
        return bool(rules.is_main(position, seat))
    return isinstance(position, city.Position) and position.v[top(position)] == F_TURN
