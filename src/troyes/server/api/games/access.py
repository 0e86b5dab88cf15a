"""Who may see a game: everybody a public one; any other one who sits there, its host, who was invited, and whoever a
bot plays on for, unless the host has sent them away.

Once a game is over its address is enough, so that it can be shared; addresses cannot be guessed. What is said at a
private table is for those who sit or sat there, its host and administrators: who was invited to watch, who has the
address, and whom the host has sent away are shown the game alone.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Header, Path, Query
from sqlalchemy import Connection, select

from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.api.people.identity import Person, is_administrator
from troyes.server.database.tables import invitations
from troyes.server.live.kept.live_game import OVER, LiveGame
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.live.tables.barred import barred, is_barred
from troyes.server.live.told.frames import Viewer
from troyes.server.randomness import hash_token
from troyes.server.services import Services

GameId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["u3Yk2vLr9QeXc0aB"])]
Invitation = Annotated[str | None, Query(max_length=64, description="What an invitation link carries")]
SeatWanted = Annotated[
    int | None,
    Query(
        alias="seat",
        ge=0,
        le=9,
        description="Which of your seats, where you hold several; without it the one that has to decide",
    ),
]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        max_length=64,
        pattern=r"^[!-~]+$",
        description="A request that is repeated with the same key is carried out once and answered the same way",
    ),
]


async def game_for(services: Services, id: str, person: Person | None, invitation: str | None) -> LiveGame:
    """A game that the caller may see; to others it does not exist."""
    game = await services.game(id)
    if game.visibility == "public" or is_member(game, person) or is_administrator(person):
        return game
    if game.about.deal is not None:  # a deal is seen by who plays it, and by nobody else
        raise NoSuchGame(id)
    if game.status == OVER:
        return game
    if await is_sent_away(services, game, person):
        raise barred()
    if invitation is not None:
        hashed = hash_token(invitation)
        if await services.read(lambda connection: invited_to(connection, hashed)) == id:
            return game
    if was_member(game, person):
        return game
    raise NoSuchGame(id)


async def viewer_for(services: Services, game: LiveGame, person: Person | None, seat: int, language: str) -> Viewer:
    """Somebody who may see the game, as the holder of a seat or as a spectator."""
    return Viewer(seat, language, await may_hear(services, game, person))


async def may_hear(services: Services, game: LiveGame, person: Person | None) -> bool:
    """Whether somebody may know what is said at a table."""
    if game.visibility == "public" or is_member(game, person) or is_administrator(person):
        return True
    return was_member(game, person) and not await is_sent_away(services, game, person)


async def is_sent_away(services: Services, game: LiveGame, person: Person | None) -> bool:
    return person is not None and await services.read(lambda connection: is_barred(connection, game.id, person.id))


def is_member(game: LiveGame, person: Person | None) -> bool:
    return person is not None and (game.host == person.id or game.seat_of(person.id) != SPECTATOR)


def was_member(game: LiveGame, person: Person | None) -> bool:
    """Whether a bot plays on for somebody."""
    return person is not None and any(seat.left_by == person.id for seat in game.seats)


def invited_to(connection: Connection, hashed: str) -> str | None:
    """The game an invitation is for."""
    query = select(invitations.c.game).where(invitations.c.hash == hashed, invitations.c.revoked.is_(None))
    return connection.execute(query).scalar()
