"""Bots that sit at tables: whenever one has to decide, it is asked, and its answer is an order like any other."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from troyes.bots.levels import USUAL
from troyes.server.bots.levels import BEST
from troyes.server.bots.looking_back import seen_bytes
from troyes.server.bots.question import BotRunner, Question, key_of, known_bytes
from troyes.server.database.faults import StorageFailed
from troyes.server.database.tables import progress
from troyes.server.live.kept.live_game import RUNNING, LiveGame
from troyes.server.live.play.moves import MoveOrder, move
from troyes.server.live.play.orders import Change
from troyes.server.live.play.refused import Refused

if TYPE_CHECKING:
    from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server.bots")
SWEEP: Final = 10.0  # seconds between looks at bots that nobody asks
MOST_AT_ONCE: Final = 200


class BotPlayers:
    """Asks bots. The process that made it a bot's turn asks it; if that process has died, another one does so later."""

    def __init__(self, services: Services, runner: BotRunner, background: BotRunner) -> None:
        """In the background thinks what nobody waits for."""
        self.services = services
        self.runner = runner
        self.background = background
        self.measured: Callable[[int], None] = lambda length: None  # told the bytes of what a bot has seen
        self.asked: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.is_closing = False

    def on_change(self, change: Change) -> None:
        if change.is_local and not self.is_closing:
            self.ask_all(change.after)

    def ask_all(self, game: LiveGame) -> None:
        for seat in game.bots_due():
            decision = game.decision(seat)
            if decision is not None and (game.id, decision) not in self.asked:
                task = asyncio.create_task(self.ask(game, seat, decision))
                self.asked[game.id, decision] = task
                task.add_done_callback(partial(self.answered, (game.id, decision)))

    def answered(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        self.asked.pop(key, None)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StorageFailed):  # that has been told, and it is asked again
            LOG.error("a bot failed", exc_info=error)

    async def ask(self, game: LiveGame, seat: int, decision: str) -> None:
        """Ask and play; when the decision no longer stands, somebody else has played it."""
        question = await self.question(game, seat, decision, game.seats[seat].level or USUAL)
        reply = await asyncio.wrap_future(self.runner.choose(question))
        order = MoveOrder(game.id, decision, str(reply.move), bot=seat)
        try:
            await self.services.order(lambda orders: move(orders, order), game.id)
        except Refused as refused:
            LOG.info("a bot came too late: %s", refused.code)

    async def question(self, game: LiveGame, seat: int, decision: str, level: str) -> Question:
        """What a bot of this level is asked in place of a seat."""
        about = game.about
        most = self.services.levels.looks_back(level, about.game.name)
        question = await self.services.render(lambda: question_of(game, seat, decision, level))
        if not most:
            return question
        seen = await self.services.read(lambda connection: seen_bytes(connection, game, seat, most))
        self.measured(len(seen))
        return question._replace(seen=seen)

    async def sweep(self) -> None:
        """Ask the bots that have been waiting, as after a restart."""
        for game in await self.services.read(self.waiting):
            self.ask_all(game)

    def waiting(self, connection: Connection) -> list[LiveGame]:
        query = select(progress.c.game).where(progress.c.bots_due, progress.c.status == RUNNING)
        found = connection.execute(query.order_by(progress.c.changed).limit(MOST_AT_ONCE)).scalars().all()
        return [self.services.games.get(connection, id) for id in found]

    async def close(self) -> None:
        """In the event loop, which alone may call tasks off; the runners have processes to wait for."""
        self.is_closing = True
        for task in tuple(self.asked.values()):
            task.cancel()
        for runner in (self.runner, self.background):
            await asyncio.to_thread(runner.close)


def question_of(game: LiveGame, seat: int, decision: str, level: str) -> Question:
    assert game.turn is not None
    about = game.about
    known = known_bytes(about.game, game.turn.position, seat)
    temper = 0 if level == BEST else seed_of(about.secret, f"seat {seat}")
    setup = key_of(about.game.name, about.setup)
    return Question(setup, known, seat, level, seed_of(about.secret, decision), temper)


def seed_of(secret: bytes, what: str) -> int:
    """The same bot decides the same thing however often it is asked; its dice are not the game's."""
    digest = hashlib.blake2b(what.encode(), key=secret, person=b"troyes bot", digest_size=4).digest()
    return int.from_bytes(digest, "big")
