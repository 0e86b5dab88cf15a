"""Playing on the server's storage without HTTP: orders in transactions of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import insert

from troyes.games import GAMES
from troyes.server.database.engine import Database
from troyes.server.database.migrate import migrate
from troyes.server.database.tables import people
from troyes.server.database.writer import Transaction
from troyes.server.live.kept.cache import LiveGames
from troyes.server.live.kept.live_game import BOT, PERSON, LiveGame, Seat
from troyes.server.live.play.moves import Answer, MoveOrder, UndoOrder, move, undo
from troyes.server.live.play.orders import Change, Orders
from troyes.server.live.tables.opening import OpenOrder, open_game
from troyes.server.live.tables.terms import Terms
from troyes.server.settings import from_environment

T = TypeVar("T")
SECRET = bytes(range(32))


class Desk:
    """A database and the games in memory, as one process has them."""

    def __init__(self, url: str) -> None:
        self.database = Database(from_environment({"TROYES_DATABASE_URL": url}))
        migrate(self.database.writing)
        self.games = LiveGames(100)
        self.changes: list[Change] = []
        self.now = 1_000_000

    def order(self, work: Callable[[Orders], T]) -> T:
        """What the writer does for one job."""
        with self.database.writing.begin() as connection:
            transaction = Transaction(connection, {})
            found = work(Orders(transaction, self.games, self.now, self.now))
        for game in transaction.kept.values():
            self.games.put(game)
        self.changes += transaction.told
        self.now += 1000
        return found

    def person(self, id: str) -> str:
        row = {"id": id, "name": id.capitalize(), "language": "en", "role": "player", "created": self.now}
        with self.database.writing.begin() as connection:
            connection.execute(insert(people), row)
        return id

    def open(self, name: str, options: dict[str, Any], *kinds: str, id: str = "game") -> LiveGame:
        """A game that starts at once, between persons p0, p1, … or bots; one kind is that of all seats."""
        game = GAMES[name]
        setup = game.setup(options)
        people = game.seats(setup)
        kinds = kinds if len(kinds) == people else (kinds or (PERSON,)) * people
        seats = tuple(self.seat(kind, number) for number, kind in enumerate(kinds))
        order = OpenOrder(id, name, setup, seats, Terms(), "public", SECRET, seats[0].person)
        return self.order(lambda orders: open_game(orders, order))

    def seat(self, kind: str, number: int) -> Seat:
        if kind == BOT:
            return Seat(number, BOT, level="apprentice", name=f"Bot {number}")
        return Seat(number, PERSON, self.person(f"p{number}"), name=f"Person {number}")

    def play(self, game: LiveGame, seat: int, code: int, key: str | None = None) -> Answer:
        decision, is_bot = game.decision(seat) or "", game.seats[seat].kind == BOT
        who: dict[str, Any] = {"bot": seat} if is_bot else {"person": f"p{seat}"}
        order = MoveOrder(game.id, decision, str(code), key=key, **who)
        return self.order(lambda orders: move(orders, order))

    def undo(self, game: LiveGame, seat: int, whole_turn: bool = False) -> Answer:
        order = UndoOrder(game.id, game.undo_name(seat) or "", whole_turn, f"p{seat}")
        return self.order(lambda orders: undo(orders, order))

    def close(self) -> None:
        self.database.close()
