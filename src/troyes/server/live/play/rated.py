"""A rated game that runs is played to its end, whatever becomes of its players.

Else who is about to lose could end it: as the host, by leaving last, by letting the clock run out. So a host may
neither end it nor send anybody away who still plays; bots go on for who has left, even if nobody is left to see it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from troyes.server.database.tables import progress
from troyes.server.live.kept.live_game import PERSON, RUNNING, LiveGame, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import Refused
from troyes.words.message import Message

PATIENCE: Final = 24 * 3600 * 1000  # milliseconds after which the host may do without somebody


def is_at_stake(game: LiveGame) -> bool:
    """Whether ratings depend on how a game ends: that of one person, or against bots alone, changes none."""
    if not game.about.terms.rated or game.status != RUNNING:
        return False
    return len({seat.person or seat.left_by for seat in game.seats} - {None}) > 1


def check_may_end(game: LiveGame) -> None:
    if is_at_stake(game):
        problem = Message("a-rated-game-is")
        raise Refused(409, "rated", problem, Message("leave-it-a-bot"))


def check_level_agreed(game: LiveGame, level: str | None) -> None:
    """Who leaves a rated game does not choose how strong its others' opponent is from then on."""
    if is_at_stake(game) and level not in (None, game.about.terms.substitute):
        problem = Message("in-a-rated-game-the-bot")
        raise Refused(409, "rated", problem, Message("leave-without-choosing-a"))


def check_may_replace(orders: Orders, game: LiveGame, seat: Seat) -> None:
    """Only who has kept the others waiting for a day; it counts as leaving."""
    if not is_at_stake(game) or seat.kind != PERSON:
        return
    query = select(progress.c.moved).where(progress.c.game == game.id)
    moved = orders.transaction.connection.execute(query).scalar_one()
    if seat.number not in game.pending() or orders.steady - moved < PATIENCE:
        problem = Message("nobody-is-sent-away")
        raise Refused(409, "rated", problem, Message("wait-until-a-day"))
