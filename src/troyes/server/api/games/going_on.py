"""Going on from a position of another game: its first moves are taken over, the dice after them are new."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import SPECTATOR, Rules
from troyes.kernel.play.chance import SecureSource
from troyes.server.api.games.access import game_for
from troyes.server.api.models import NewGame, Origin
from troyes.server.api.people.identity import Person
from troyes.server.deals.stored import told_secret
from troyes.server.live.kept.live_game import ABANDONED, OVER, PERSON, Beginning, LiveGame, Seat
from troyes.server.live.kept.tape import Player, Tape, tape_from, tape_of
from troyes.server.live.play.refused import Refused, not_over
from troyes.server.live.tables.playing_with import Own
from troyes.server.services import Services
from troyes.words.catalogue import SOURCE
from troyes.words.message import Message


class Start(NamedTuple):
    """Where a table begins: the game, its setup, what it takes over, and the secret of the dice that follow.

    `seats` is who sat there, of a file their names; `own` are the figures that were named for the other table, which a
    file does not tell.
    """

    game: Rules[Any, Any]
    setup: Any
    beginning: Beginning
    secret: bytes
    seats: tuple[Seat, ...]
    own: Own | None = None


async def start_for(services: Services, body: NewGame, person: Person) -> Start | None:
    """None for a table that begins at the beginning. BadInput or Refused where it cannot go on from there."""
    origin = body.origin
    if origin is None:
        return None
    check_wishes(body, origin)
    secret = services.randomness.secret()
    if origin.record is not None:
        text = origin.record
        return await services.workshop.do(lambda: start_at(tape_from(text, None), origin.step, None, secret))
    game = await game_for(services, origin.game or "", person, None)
    return await services.study(lambda connection: start_in(connection, services, game, origin.step, secret))


def check_wishes(body: NewGame, origin: Origin) -> None:
    """Everything about the game itself comes from the other one."""
    if (origin.game is None) == (origin.record is None):
        raise BadInput("from", "names-a-game-or", "give-one-of-them")
    for name in ("game", "options", "figures"):
        if name in body.model_fields_set:
            raise BadInput(name, "comes-from-the-game", "leave-it-out")
    if body.terms.rated:
        raise BadInput("terms.rated", "a-game-that-begins", "leave-it-out")


def start_in(connection: Connection, services: Services, game: LiveGame, step: int, secret: bytes) -> Start:
    """From a game of this server: nobody may still be playing it, nor another table of its deal."""
    if game.status not in (OVER, ABANDONED):
        raise not_over()
    if game.turn is None:
        raise BadInput("from.game", "has-not-begun", "choose-another-game")
    deal = game.about.deal
    if deal is not None and told_secret(connection, deal) is None:
        problem = Message("others-still-play-this")
        raise Refused(409, "deal_goes_on", problem, Message("try-again-when-all"))
    start = start_at(tape_of(connection, game, SPECTATOR), step, game.id, secret)
    return start._replace(seats=game.seats, own=game.about.playing_with.own)


def start_at(tape: Tape, step: int, game: str | None, secret: bytes) -> Start:
    """Where all choose at the same time, the turn in which the step lies begins anew."""
    record, player = tape.record, Player(tape, SOURCE)
    if step > len(record.entries):
        problem, remedy = "there-are-moves", "choose-one-of-them-or"
        raise BadInput("from.step", problem, remedy, most=len(record.entries))
    kept, base = 0, player.position
    for played in player.play(step):
        if not record.game.simultaneous or not played.turn.lines:
            kept, base = player.number, played.position
    base = base.clone()
    base.roll(SecureSource(secret))
    if base.is_over():
        raise BadInput("from.step", "the-game-is-over-there", "choose-an-earlier-one")
    lines = tuple(entry.line for entry in record.entries[:kept])
    seats = tuple(Seat(number, PERSON, name=name) for number, name in enumerate(record.seats))
    return Start(record.game, base.setup, Beginning(lines, game), secret, seats)
