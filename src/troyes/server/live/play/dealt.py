"""What a change of a game means for its deal, and who may sit down at a table of one."""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select, update

from troyes.server.database.tables import attempts, deals, games, seats
from troyes.server.deals.measure import points_of
from troyes.server.live.kept.live_game import OPEN, OVER, PERSON, RUNNING, LiveGame
from troyes.server.live.play.refused import Refused
from troyes.words.message import Message


def after_change(connection: Connection, before: LiveGame, after: LiveGame, now: int) -> None:
    """In the transaction that ends an attempt: its result. What ends after the day is over does not count."""
    if after.about.deal is None or after.status in (OPEN, RUNNING) or before.status != RUNNING:
        return
    query = select(deals.c.closes, deals.c.ended).where(deals.c.id == after.about.deal)
    closes, ended = connection.execute(query).one()
    values: dict[str, object] = {"points": result_of(after), "ended": now}
    if ended is not None or (closes is not None and now >= closes):
        values["ranked"] = False
    connection.execute(update(attempts).where(attempts.c.game == after.id).values(values))


def result_of(game: LiveGame) -> int | None:
    """None if the game was given up, or if somebody else has played it to its end."""
    if game.status != OVER or game.scores is None or game.seats[0].kind != PERSON:
        return None
    return points_of(game.scores, len(game.seats))[0]


def check_entry(connection: Connection, game: LiveGame, person: str) -> None:
    """Refused to who knows the dice from another table of the same deal."""
    if game.about.deal is None:
        return
    connection.execute(select(deals.c.id).where(deals.c.id == game.about.deal).with_for_update())
    query = select(seats.c.game).join(games, and_(games.c.id == seats.c.game, games.c.deal == game.about.deal))
    query = query.where(or_(seats.c.person == person, seats.c.left_by == person), seats.c.game != game.id)
    if connection.execute(query).first() is not None:
        problem = Message("you-sit-at-another")
        raise Refused(409, "knows_deal", problem, Message("play-there-and-compare"))
