"""What a bot is told about its games: a start, each decision once, the end.

Events say how things are, not what happened in between: a bot that comes back is told again where it has to decide, and
with `since` also which games have ended meanwhile.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Connection, select

from troyes.kernel.game import SPECTATOR
from troyes.server.api.choices import choices_for, view_of
from troyes.server.database.faults import StorageFailed
from troyes.server.database.tables import progress, seats
from troyes.server.live.live_game import OPEN, RUNNING, LiveGame
from troyes.server.live.loading import NoSuchGame
from troyes.server.live.rules_lock import RULES
from troyes.server.people.following import EVERYTHING, Follower
from troyes.server.services import Services

Event = dict[str, Any]
NO_DECISION: Final = ""
MOST_OVER: Final = 100  # ended games that are told to a bot that comes back


class BotEvents:
    """The events of one stream."""

    def __init__(self, services: Services, follower: Follower, language: str) -> None:
        self.services = services
        self.person = follower.person
        self.follower = follower
        self.language = language
        self.told: dict[str, str] = {}  # the last decision that was told, by game in progress

    async def stream(self, since: int | None, heartbeat: float) -> AsyncIterator[Event]:
        """Until the follower has to go, or the storage does not answer."""
        yield {"event": "hello", "person": self.person, "at": self.services.time.wall()}
        try:
            async for event in self.events(since, heartbeat):
                yield event
        except StorageFailed:  # which has been told
            pass
        yield {"event": "come_back", "at": self.services.time.wall()}

    async def events(self, since: int | None, heartbeat: float) -> AsyncIterator[Event]:
        news = {EVERYTHING}
        while not self.follower.is_gone:
            for game in await self.find(news, since):
                async for event in self.about(game):
                    yield event
            since = None
            news = await self.follower.next(heartbeat)
            if not news and not self.follower.is_gone:
                yield {"event": "heartbeat", "at": self.services.time.wall()}

    async def find(self, news: set[str], since: int | None) -> list[str]:
        if EVERYTHING not in news:
            return sorted(news)
        found = await self.services.read(lambda connection: games_of(connection, self.person, since))
        return found + sorted(set(self.told) - set(found))

    async def about(self, id: str) -> AsyncIterator[Event]:
        """What is new in one game."""
        try:
            game = await self.services.game(id)
        except NoSuchGame:
            return
        seat = game.seat_of(self.person)
        if game.status == OPEN or (seat == SPECTATOR and id not in self.told):
            return
        if seat == SPECTATOR:
            del self.told[id]
            yield {"event": "replaced", "game": id, "at": game.changed}
        elif game.status == RUNNING:
            async for event in self.running(game, seat):
                yield event
        else:
            self.told.pop(id, None)
            yield over(game, seat)

    async def running(self, game: LiveGame, seat: int) -> AsyncIterator[Event]:
        if game.id not in self.told:
            self.told[game.id] = NO_DECISION
            yield start(game, seat)
        name = game.decision(seat)
        if name is not None and name != self.told[game.id]:
            self.told[game.id] = name
            yield await self.services.render(lambda: decision(game, seat, self.language))


def games_of(connection: Connection, person: str, since: int | None) -> list[str]:
    """The games in progress of a bot, and those that have ended since; the longest unchanged first."""
    query = select(progress.c.game).join(seats, seats.c.game == progress.c.game).where(seats.c.person == person)
    running = query.where(progress.c.status == RUNNING).order_by(progress.c.changed, progress.c.game)
    found = list(connection.execute(running).scalars())
    if since is None:
        return found
    ended = query.where(progress.c.ended >= since).order_by(progress.c.ended).limit(MOST_OVER)
    return [*connection.execute(ended).scalars(), *found]


# ---- events ------------------------------------------------------------------------------------------------------


def start(game: LiveGame, seat: int) -> Event:
    about = game.about
    return {
        "event": "start",
        "game": game.id,
        "at": game.changed,
        "seat": seat,
        "rules": about.game.name,
        "options": about.options,
        "names": game.names(),
    }


def decision(game: LiveGame, seat: int, language: str) -> Event:
    """The view of the seat and every legal move."""
    with RULES:
        return {
            "event": "decision",
            "game": game.id,
            "at": game.changed,
            "seat": seat,
            **choices_for(game, seat, language),
            "view": view_of(game, seat).to_dict(language),
        }


def over(game: LiveGame, seat: int) -> Event:
    """`scores` are missing in a game that was given up."""
    scores = None if game.scores is None else list(game.scores)
    return {"event": "over", "game": game.id, "at": game.ended, "seat": seat, "status": game.status, "scores": scores}
