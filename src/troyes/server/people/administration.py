"""What whoever runs the server can do from the command line, beside a running server or without one."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, func, or_, select, update

from troyes.kernel.contract.refusals import BadInput
from troyes.server.database.engine import Database
from troyes.server.database.migrate import check_current
from troyes.server.database.tables import accounts, games, people, progress, seats
from troyes.server.database.writer import Transaction
from troyes.server.live.kept.cache import LiveGames
from troyes.server.live.kept.live_game import OPEN, RUNNING
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.live.play.ending import abandon
from troyes.server.live.play.orders import Change, Orders
from troyes.server.operations.clocks import pulse
from troyes.server.people import outside
from troyes.server.people.accounts import Account, by_login, by_person, folded, renew_password
from troyes.server.people.export import rows
from troyes.server.people.forgetting import forget
from troyes.server.people.passwords import HASHER
from troyes.server.server_time import ServerTime
from troyes.server.settings import Settings
from troyes.words.message import Message

T = TypeVar("T")
ADMINISTRATOR, PLAYER, BOT = "administrator", "player", "bot"
MOST: Final = 1000


class Administration:
    """A database that a server has used; every method is a transaction of its own."""

    def __init__(self, settings: Settings) -> None:
        self.database = Database(settings, make=False)
        self.live = LiveGames(10)
        try:
            self.database.read(check_current)
            self.time = ServerTime(ahead=self.database.read(pulse.ahead_of))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.database.close()

    def __enter__(self) -> Administration:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # ---- asking and writing, as the services of a server do ---------------------------------------------------------

    async def read(self, question: Callable[[Connection], T]) -> T:
        return self.database.read(question)

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Whatever changes, a running server hears of it."""
        with self.database.writing.begin() as connection:
            transaction = Transaction(connection, {})
            done = work(transaction)
            for change in transaction.told:
                if isinstance(change, Change):
                    outside.tell(connection, change.after)
        return done

    async def order(self, work: Callable[[Orders], T], game: str) -> T:
        now, steady = self.time.wall(), self.time.steady()
        return await self.write(lambda transaction: work(Orders(transaction, self.live, now, steady)))

    # ---- people -----------------------------------------------------------------------------------------------------

    def people(self, text: str = "") -> list[dict[str, Any]]:
        """Everybody, or those in whose name, login or id a text occurs; the last one first."""
        return self.database.read(lambda connection: find_people(connection, text))

    def find(self, name: str) -> dict[str, Any]:
        """The one person of a login or id; BadInput if there is none."""
        found = self.database.read(lambda connection: by_login(connection, folded(name)))
        id = name if found is None else found.person
        for person in self.people(id):
            if person["id"] == id:
                return person
        remedy = Message("troyes-server-people-lists")
        raise BadInput(name, "nobody-has-this-login", remedy)

    def appoint(self, name: str, is_administrator: bool) -> dict[str, Any]:
        """Make somebody an administrator, or a player again."""
        person = self.find(name)
        if person["role"] == BOT:
            raise BadInput(name, "is-a-bot", Message("choose-a-person"))
        role = ADMINISTRATOR if is_administrator else PLAYER
        query = update(people).where(people.c.id == person["id"]).values(role=role)
        asyncio.run(self.write(lambda transaction: transaction.connection.execute(query)))
        return {**person, "role": role}

    def reset_password(self, name: str) -> tuple[dict[str, Any], str]:
        """A new password for somebody who has forgotten theirs; all devices are signed out."""
        person = self.find(name)
        account: Account | None = self.database.read(lambda connection: by_person(connection, person["id"]))
        if account is None:
            raise BadInput(name, "has-no-account", Message("only-accounts-have-passwords"))
        password = secrets.token_urlsafe(12)
        now, hashed = self.time.wall(), HASHER.hash(password)
        asyncio.run(self.write(lambda transaction: renew_password(transaction, account, hashed, None, now)))
        return person, password

    def forget(self, name: str) -> dict[str, Any]:
        """Delete somebody, as they could themselves."""
        person = self.find(name)
        asyncio.run(forget(self, person["id"]))
        return person

    # ---- games ------------------------------------------------------------------------------------------------------

    def games(self, status: str = "") -> list[dict[str, Any]]:
        """All games, or those of a status; the last changed first."""
        return self.database.read(lambda connection: find_games(connection, status))

    def close_game(self, id: str) -> None:
        """End a game that is not over; nobody wins."""
        try:
            asyncio.run(self.order(lambda orders: close(orders, id), id))
        except NoSuchGame:
            raise BadInput(id, "there-is-no-such-game-server", Message("troyes-server-games-lists")) from None


def close(orders: Orders, id: str) -> None:
    game = orders.lock(id)
    if game.status not in (OPEN, RUNNING):
        raise BadInput(id, "this-game-is-over", Message("troyes-server-games-lists"))
    abandon(orders, game, game, ADMINISTRATOR)


def find_people(connection: Connection, text: str) -> list[dict[str, Any]]:
    played = (
        select(func.count(seats.c.game.distinct()))
        .where(seats.c.person == people.c.id)
        .scalar_subquery()
        .label("games")
    )
    query = select(people.c.id, people.c.name, accounts.c.login, people.c.role, people.c.created, played)
    query = query.outerjoin(accounts, accounts.c.person == people.c.id).where(people.c.deleted.is_(None))
    if text:
        name = func.lower(people.c.name).contains(text.lower(), autoescape=True)
        login = accounts.c.login.contains(folded(text), autoescape=True)
        query = query.where(or_(people.c.id == text, name, login))
    return rows(connection, query.order_by(people.c.created.desc(), people.c.id).limit(MOST))


def find_games(connection: Connection, status: str) -> list[dict[str, Any]]:
    columns = (games.c.id, games.c.game, progress.c.status, progress.c.seq, progress.c.changed)
    query = select(*columns).join(progress, progress.c.game == games.c.id)
    if status:
        query = query.where(progress.c.status == status)
    found = rows(connection, query.order_by(progress.c.changed.desc()).limit(MOST))
    names: dict[str, list[str]] = {game["id"]: [] for game in found}
    seated = select(seats.c.game, seats.c.name).where(seats.c.game.in_(names)).order_by(seats.c.game, seats.c.seat)
    for row in connection.execute(seated):
        names[row.game].append(row.name or "?")
    return [{**game, "seats": names[game["id"]]} for game in found]
