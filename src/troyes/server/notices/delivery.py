"""Sending what is due: in every process; the database decides which one sends what."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row

from troyes.server.database.faults import StorageFailed
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.notices import mail, queue, subscriptions
from troyes.server.notices.outcomes import Outcome
from troyes.server.notices.settings import NoticeSettings
from troyes.server.notices.subscriptions import MAIL
from troyes.server.notices.texts import Writing
from troyes.server.notices.webhook import post

if TYPE_CHECKING:
    from troyes.server.people.following import Following
    from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server.notices")
AHEAD: Final = 45_000  # milliseconds: every process looks at least twice before something is sent
MOST_AT_A_TIME: Final = 8


class Delivering:
    """Who is connected hears nothing: every process calls off in advance what its own people need not hear."""

    def __init__(self, services: Services, settings: NoticeSettings, following: Following) -> None:
        self.services = services
        self.settings = settings
        self.following = following
        self.places = asyncio.Semaphore(MOST_AT_A_TIME)
        self.mailers = ThreadPoolExecutor(2, "mail")

    @property
    def origin(self) -> str:
        settings = self.services.settings
        return settings.origin or f"http://{settings.host}:{settings.port}"

    async def sweep(self) -> None:
        """Call off what need not be sent, send what is due."""
        now = self.services.time.steady()
        await self.keep_quiet(now)
        rows = await self.services.read(lambda connection: queue.due(connection, now))
        await asyncio.gather(*map(self.deliver, rows))

    async def keep_quiet(self, now: int) -> None:
        here = self.connected()
        if not here:
            return
        rows = await self.services.read(lambda connection: queue.soon(connection, now + AHEAD))
        known = [row.id for row in rows if row.person in here]
        if known:
            await self.services.write(lambda transaction: queue.give_up(transaction.connection, known, now))

    def connected(self) -> set[str]:
        """Who has a socket or a stream open in this process."""
        found = {one.person for channel in self.services.hub.channels.values() for one in channel}
        return {person for person in found if person is not None} | set(self.following.followers)

    async def deliver(self, row: Row[Any]) -> None:
        """One delivery that fails does not keep the others waiting."""
        async with self.places:
            try:
                await self.deliver_one(row, self.services.time.steady())
            except StorageFailed:
                return  # which has been told; it is still due
            except Exception:
                LOG.exception("a notice could not be sent")

    async def deliver_one(self, row: Row[Any], now: int) -> None:
        write = self.services.write
        game = None if row.game is None else await self.standing(row)
        if row.game is not None and game is None:
            return await write(lambda transaction: queue.give_up(transaction.connection, [row.id], now))
        if not await write(lambda transaction: queue.claim(transaction.connection, row.id, now)):
            return
        outcome = await self.send(Writing(row, self.origin, self.sender, self.services.time), game)
        LOG.info("a notice by %s: %s", row.kind, outcome.value)
        if outcome is Outcome.GONE:
            await write(lambda transaction: subscriptions.remove(transaction, row.person, row.notice))
        else:
            await write(lambda transaction: queue.settle(transaction.connection, row, outcome, now))

    async def standing(self, row: Row[Any]) -> LiveGame | None:
        """The game as it is shown, if the decision still waits for the person."""
        try:
            game = await self.services.game(row.game)
        except NoSuchGame:
            return None
        seat = row.body["seat"]
        is_theirs = game.seats[seat].person == row.person and game.decision(seat) == row.body["decision"]
        return game.by_calendar(self.services.time) if is_theirs else None

    @property
    def sender(self) -> str:
        return "" if self.settings.smtp is None else self.settings.smtp.sender

    async def send(self, writing: Writing, game: LiveGame | None) -> Outcome:
        if writing.row.kind == MAIL:
            if self.settings.smtp is None:
                return Outcome.AGAIN
            message = writing.confirmation() if game is None else writing.turn(game)
            return await asyncio.wrap_future(self.mailers.submit(mail.send, self.settings.smtp, message))
        if game is None:
            return Outcome.NEVER
        payload = writing.payload(game)
        return await post(writing.row.target, writing.headers(payload), payload, self.settings.private)
