"""Who wants to hear of all their games at once: the streams of bots, the counters of people.

A follower is only told in which games something has changed; it looks for itself. So nothing piles up for one that is
slow, and whoever comes back starts from what is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from troyes.server.database.tables import seats
from troyes.server.live.play.orders import Change

if TYPE_CHECKING:
    from troyes.server.services import Services

MOST_PER_PERSON: Final = 8  # the oldest one has to go
EVERYTHING: Final = ""  # in the place of a game: news may have been missed


class Follower:
    """One stream or socket of a person."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.games: set[str] = set()
        self.is_gone = False
        self.news = asyncio.Event()

    def wake(self, game: str) -> None:
        self.games.add(game)
        self.news.set()

    def go(self) -> None:
        self.is_gone = True
        self.news.set()

    async def next(self, seconds: float | None = None) -> set[str]:
        """The games in which something has changed; none if it took too long or the follower has to go."""
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return set()
        self.news.clear()
        found, self.games = self.games, set()
        return found


class Following:
    """The followers of this process. It lives in the event loop; `heard` may be called from any thread."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.followers: dict[str, list[Follower]] = {}
        services.watchers.append(self.on_change)
        services.hearers.append(self.heard)

    def follow(self, person: str) -> Follower:
        follower = Follower(person)
        found = self.followers.setdefault(person, [])
        found.append(follower)
        for old in found[:-MOST_PER_PERSON]:
            old.go()
        return follower

    def leave(self, follower: Follower) -> None:
        found = self.followers.get(follower.person, [])
        if follower in found:
            found.remove(follower)
        if not found:
            self.followers.pop(follower.person, None)

    def let_go(self, person: str | None = None) -> None:
        """Somebody has signed out, or the server ends."""
        for follower in [one for found in self.followers.values() for one in found]:
            if person in (None, follower.person):
                follower.go()

    # ---- news -----------------------------------------------------------------------------------------------------

    def on_change(self, change: Change) -> None:
        if self.followers:
            before = () if change.before is None else change.before.seats
            people = {seat.person for seat in (*before, *change.after.seats) if seat.person is not None}
            self.wake(people, change.after.id)

    def heard(self, game: str) -> None:
        """Another process has changed a game, which this one may not even have in memory."""
        if not self.followers:
            return
        if game == EVERYTHING:
            self.later(tuple(self.followers), game)
        else:
            self.services.database.ask(lambda connection: self.later(people_at(connection, game), game))

    def later(self, people: Iterable[str], game: str) -> None:
        loop = self.services.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self.wake, people, game)

    def wake(self, people: Iterable[str], game: str) -> None:
        for person in people:
            for follower in self.followers.get(person, ()):
                follower.wake(game)


def people_at(connection: Connection, game: str) -> set[str]:
    """Who sits in a game, or sat there until a bot took over."""
    rows = connection.execute(select(seats.c.person, seats.c.left_by).where(seats.c.game == game))
    return {person for row in rows for person in row if person is not None}
