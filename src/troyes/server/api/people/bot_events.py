"""What a bot is told about its games: a start, each decision once, the end.

Events say how things are, not what happened in between: a bot that comes back is told again where it has to decide, and
with `since` also which games have ended meanwhile.

`at` of an event is the steady time up to which everything has been told, wherever the stream breaks after it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, Literal, TypedDict, cast

from sqlalchemy import Connection, select

from troyes.games import GameName, OptionsShown, ViewShown, show
from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.database.faults import StorageFailed
from troyes.server.database.tables import progress, seats
from troyes.server.live.kept.live_game import ABANDONED, OPEN, OVER, RUNNING, LiveGame, Status
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.live.play.choices import choices_for, view_of
from troyes.server.live.told.shown import MovesShown
from troyes.server.people.following import EVERYTHING, Follower
from troyes.server.services import Services

NO_DECISION: Final = ""
MOST_OVER: Final = 100  # ended games that are told to a bot that comes back
LATE: Final = 10_000  # milliseconds: more than news need to arrive, and than processes differ in their time


class Heard(TypedDict):
    """`at` is what to come back with, as `since`."""

    at: int


class Hello(Heard):
    event: Literal["hello"]
    person: str


class Alive(Heard):
    """Nothing has happened, or the stream ends."""

    event: Literal["heartbeat", "come_back"]


class GameStarted(Heard):
    event: Literal["start"]
    game: str
    seat: int
    rules: GameName
    options: OptionsShown
    names: list[str]


class DecisionDue(Heard, MovesShown):
    """The deeds of `GET /games/ID/moves`, and what the seat knows."""

    event: Literal["decision"]
    game: str
    seat: int
    view: ViewShown


class GameOver(Heard):
    """`scores` are null in a game that was given up."""

    event: Literal["over"]
    game: str
    seat: int
    status: Status
    scores: list[int] | None


class SeatLost(Heard):
    event: Literal["replaced"]
    game: str


BotEvent = Hello | Alive | GameStarted | DecisionDue | GameOver | SeatLost


class BotEvents:
    """The events of one stream."""

    def __init__(self, services: Services, follower: Follower, language: str) -> None:
        self.services = services
        self.person = follower.person
        self.follower = follower
        self.language = language
        self.told: dict[str, str] = {}  # the last decision that was told, by game in progress
        self.at = 0  # up to when everything has been told

    async def stream(self, since: int | None, heartbeat: float) -> AsyncIterator[BotEvent]:
        """Until the follower has to go, or the storage does not answer."""
        now = self.services.time.steady()
        if since is not None and since > now:  # by a clock that was set back while no server ran
            since = 0
        self.at = now if since is None else since
        yield {"event": "hello", "at": self.at, "person": self.person}
        try:
            async for event in self.events(since, heartbeat):
                yield event
        except StorageFailed:  # which has been told
            pass
        yield {"event": "come_back", "at": self.at}

    async def events(self, since: int | None, heartbeat: float) -> AsyncIterator[BotEvent]:
        news, asked = {EVERYTHING}, self.services.time.steady()
        while not self.follower.is_gone:
            for game in await self.find(news, since):
                async for event in self.about(game):
                    yield event
            since, self.at = None, asked
            news, asked = await self.follower.next(heartbeat), self.services.time.steady()
            if not news and not self.follower.is_gone:
                self.at = asked
                yield {"event": "heartbeat", "at": self.at}

    async def find(self, news: set[str], since: int | None) -> list[str]:
        if EVERYTHING not in news:
            return sorted(news)
        found = await self.services.read(lambda connection: games_of(connection, self.person, since))
        return found + sorted(set(self.told) - set(found))

    async def about(self, id: str) -> AsyncIterator[BotEvent]:
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
            yield {"event": "replaced", "at": self.at, "game": id}
        elif game.status == RUNNING:
            async for event in self.running(game, seat):
                yield event
        else:
            self.told.pop(id, None)
            yield over(game, seat, self.at)

    async def running(self, game: LiveGame, seat: int) -> AsyncIterator[BotEvent]:
        if game.id not in self.told:
            self.told[game.id] = NO_DECISION
            yield start(game, seat, self.at)
        name = game.decision(seat)
        if name is not None and name != self.told[game.id]:
            self.told[game.id] = name
            yield await self.services.render(lambda: decision(game, seat, self.at, self.language))


def games_of(connection: Connection, person: str, since: int | None) -> list[str]:
    """The games in progress of a bot, and the last that have ended since; the longest unchanged first."""
    query = select(progress.c.game).join(seats, seats.c.game == progress.c.game).where(seats.c.person == person)
    running = query.where(progress.c.status == RUNNING).order_by(progress.c.changed, progress.c.game)
    found = list(connection.execute(running).scalars())
    if since is None:
        return found
    ended = query.where(progress.c.status.in_((OVER, ABANDONED)), progress.c.moved >= since - LATE)
    last = connection.execute(ended.order_by(progress.c.moved.desc()).limit(MOST_OVER)).scalars().all()
    return [*reversed(last), *found]


# ---- events ------------------------------------------------------------------------------------------------------


def start(game: LiveGame, seat: int, at: int) -> GameStarted:
    about = game.about
    return {
        "event": "start",
        "at": at,
        "game": game.id,
        "seat": seat,
        "rules": cast(GameName, about.game.name),
        "options": cast(OptionsShown, about.options),
        "names": game.names(),
    }


def decision(game: LiveGame, seat: int, at: int, language: str) -> DecisionDue:
    """The view of the seat and every legal move."""
    return {
        "event": "decision",
        "at": at,
        "game": game.id,
        "seat": seat,
        **choices_for(game, seat, language),
        "view": show(view_of(game, seat), language),
    }


def over(game: LiveGame, seat: int, at: int) -> GameOver:
    scores = None if game.scores is None else list(game.scores)
    return {"event": "over", "at": at, "game": game.id, "seat": seat, "status": game.status, "scores": scores}
