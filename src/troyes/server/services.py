"""The parts of a running server, put together: what the API's handlers and the background tasks work with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from troyes.server.bots.crew import Crew
from troyes.server.bots.levels import levels_with
from troyes.server.bots.players import BotPlayers
from troyes.server.bots.question import BotRunner
from troyes.server.database.condition import Condition
from troyes.server.database.engine import Database
from troyes.server.database.faults import StorageFailed, told_of
from troyes.server.database.owner import Owner
from troyes.server.database.upgrading import Upgrade
from troyes.server.database.writer import Transaction, Writer
from troyes.server.live.kept.cache import LiveGames
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.kept.loading import load
from troyes.server.live.play.orders import Change, Orders
from troyes.server.live.told import posts
from troyes.server.live.told.hub import Frames, Hub
from troyes.server.live.told.leaving import GUESTS, PERSON
from troyes.server.live.told.listener import Listener
from troyes.server.live.told.numbering import with_beats
from troyes.server.operations.clocks import pulse
from troyes.server.operations.workshop import Workshop
from troyes.server.people import outside
from troyes.server.randomness import Randomness
from troyes.server.server_time import Machine, ServerTime
from troyes.server.settings import Settings

T = TypeVar("T")
LOG: Final = logging.getLogger("troyes.server.storage")
Watcher = Callable[[Change], None]


class Services:
    """Made before the event loop runs, started and stopped in it."""

    def __init__(
        self,
        settings: Settings,
        randomness: Randomness | None = None,
        runner: BotRunner | None = None,
        machine: Machine | None = None,
    ) -> None:
        self.settings = settings
        self.levels = levels_with(
            settings.own_bots
        )  # first: what is wrong with a bot is told before anything is opened
        self.randomness = randomness or Randomness()
        self.owner = Owner(settings.database_url, settings.address)
        self.database = self.opened(settings)
        self.condition = Condition(settings.database_url)
        self.database.failed = self.condition.failed
        self.workshop = Workshop(settings.workers, settings.most_work)
        self.time = ServerTime(machine, self.ahead)
        self.games = LiveGames(settings.games_in_memory)
        self.hub = Hub(settings.waiting_frames, self.time)
        self.watchers: list[Watcher] = []  # told of every change, in the event loop
        self.leavers: list[Callable[[str], None]] = [self.hub.let_go_person]  # told whom to ask for a token again
        self.hearers: list[Callable[[str], None]] = []  # told which game others have changed ("": perhaps any)
        self.bots: BotPlayers | None = None
        if settings.bots:
            self.bots = BotPlayers(self, runner or Crew(self.levels, seconds=settings.bot_seconds))
            self.watchers.append(self.bots.on_change)
        self.listener: Listener | None = None
        if settings.is_postgresql:
            self.listener = Listener(settings.database_url, self.games.process, self.heard, self.trusted)
            self.games.trust(False)
        self.writer: Writer | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tasks: list[asyncio.Task[None]] = []

    def opened(self, settings: Settings) -> Database:
        """The database in the schema of this version; BadInput if it cannot be used."""
        database: Database | None = None
        try:
            database = Database(settings)
            with told_of(settings.database_url):
                Upgrade(database, settings).run()
                self.ahead = database.read(pulse.ahead_of)
        except BaseException:
            if database is not None:
                database.close()
            self.owner.close()
            raise
        return database

    # ---- life -----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = Writer(self.database.writing, self.committed, self.failed)
        self.writer.announce = self.announce
        if self.listener is not None:
            await asyncio.to_thread(self.listener.start)
        else:
            self.run(outside.watch(self))
        self.run(self.prove())

    async def prove(self) -> None:
        """For ever: a write of the server's own, so that a fault of the storage is known before somebody's move."""
        while True:
            try:
                await self.write(self.condition.write)
                self.condition.works()
            except StorageFailed as failure:
                self.condition.failed(failure)
            except Exception:
                LOG.exception("the storage could not be tried")
            await asyncio.sleep(self.condition.pause)

    def run(self, task: Awaitable[None]) -> None:
        """Run something for as long as the server runs."""
        self.tasks.append(asyncio.ensure_future(task))

    async def stop(self) -> None:
        """Finish what has been accepted, then end."""
        for task in self.tasks:
            task.cancel()
        if self.bots is not None:
            await self.bots.close()
        if self.writer is not None:
            await asyncio.to_thread(self.writer.close)
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        self.hub.close()
        self.workshop.close()
        self.database.close()
        self.owner.close()

    # ---- asking and ordering --------------------------------------------------------------------------------------

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database (and render) in a thread."""
        return await asyncio.wrap_future(self.database.ask(question))

    async def render(self, work: Callable[[], T]) -> T:
        """Work with the rules, which the event loop must not wait for, in a thread."""
        return await asyncio.wrap_future(self.database.work(work))

    async def study(self, question: Callable[[Connection], T]) -> T:
        """Ask the database for something that takes long, and is not play."""
        return await self.workshop.do(lambda: self.database.read(question))

    async def write(self, work: Callable[[Transaction], T], key: str = "") -> T:
        """Write something; answered after the commit. `key` names the row it locks."""
        assert self.writer is not None
        return await asyncio.shield(asyncio.wrap_future(self.writer.submit(work, key)))

    async def order(self, work: Callable[[Orders], T], game: str) -> T:
        """Change a game; answered after the commit."""
        return await self.write(lambda transaction: work(self.orders(transaction)), game)

    def orders(self, transaction: Transaction) -> Orders:
        return Orders(transaction, self.games, self.time.wall(), self.time.steady())

    async def game(self, id: str) -> LiveGame:
        """A game as it is now; NoSuchGame if there is none. What another process has just answered is seen here."""
        if self.database.is_postgresql:
            return await self.read(lambda connection: self.games.current(connection, id))
        found = self.games.peek(id)
        return found if found is not None else await self.read(lambda connection: self.games.get(connection, id))

    # ---- news -----------------------------------------------------------------------------------------------------

    def committed(self, kept: dict[str, Any], told: list[Any]) -> None:
        """In the writer's thread, after the commit and before anybody is answered."""
        for game in kept.values():
            if isinstance(game, LiveGame):
                self.games.hear(game.id, game.seq)
                self.games.put(game)

    def announce(self, told: list[Any]) -> None:
        """In the writer's thread, after everybody has been answered: frames are made here, which saves a way through
        another thread."""
        for change in told:
            if isinstance(change, Change):
                self.tell(change, self.hub.prepare(change))

    def failed(self, keys: list[str], failure: StorageFailed) -> None:
        """In the writer's thread: whether these games have changed is not known."""
        self.condition.failed(failure)
        for id in keys:
            self.games.forget(id)
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hub.let_go, "", *keys)

    def tell(self, change: Change, frames: Frames | None = None) -> None:
        """From any thread: let everybody know."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.publish, change, frames)

    def publish(self, change: Change, frames: Frames | None) -> None:
        self.hub.publish(change, frames)
        for watcher in self.watchers:
            watcher(change)

    def heard(self, id: str, seq: int) -> None:
        """In the listener's thread: another process has changed a game, or somebody's tokens no longer count."""
        if id.startswith((PERSON, GUESTS)):
            return self.cut_off(id)
        for hearer in self.hearers:
            hearer(id)
        known = self.games.known(id)
        if known is not None and known.seq >= seq:
            return
        self.games.hear(id, seq)
        if known is not None or self.hub.is_watched(id):
            self.database.ask(lambda connection: self.follow(connection, id, known))

    def cut_off(self, news: str) -> None:
        """From any thread."""
        if self.loop is not None and not self.loop.is_closed():
            let_go = self.let_go if news.startswith(PERSON) else self.hub.let_go_guests
            self.loop.call_soon_threadsafe(let_go, news[1:])

    def let_go(self, person: str) -> None:
        """Tokens of this person may no longer count, and sockets have to show one again."""
        for leaver in self.leavers:
            leaver(person)

    def follow(self, connection: Connection, id: str, known: LiveGame | None) -> None:
        """Read what another process has changed and tell it here."""
        after = self.games.put(load(connection, self.games.setups, id))
        new = [] if known is None else posts.read_after(connection, id, known.seq)
        told = with_beats(connection, after.about, [post for post in new if post.seq <= after.seq])
        self.tell(Change(known, after, told, is_local=False))

    def trusted(self, is_current: bool) -> None:
        """In the listener's thread: news from other processes begin to arrive, or are interrupted."""
        self.games.trust(is_current)
        for hearer in self.hearers:
            hearer("")
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hub.let_go)
