"""The games in memory: loaded when they are needed, the longest unused make room."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

from troyes.server.database.tables import progress
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.kept.loading import NoSuchGame, load
from troyes.server.live.tables.setups import Setups

SEQ: Final = select(progress.c.seq).where(progress.c.game == bindparam("of_game"))


class LiveGames:
    """Committed states only. Any of them may be forgotten at any time.

    `heard` remembers the newest seq of games that changed lately: a state that was read before the change and comes
    late must not take the place of a newer one that has been forgotten since.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.process = secrets.token_hex(4)  # tells this process's own news from those of others
        self.setups = Setups()
        self.found: OrderedDict[str, LiveGame] = OrderedDict()
        self.heard: OrderedDict[str, int] = OrderedDict()
        self.is_current = True  # whether every change of other processes is heard of
        self.lock = Lock()

    def known(self, id: str) -> LiveGame | None:
        """The state in memory, be it old."""
        with self.lock:
            return self.found.get(id)

    def peek(self, id: str) -> LiveGame | None:
        """The state in memory, unless a newer one has been heard of."""
        with self.lock:
            game = self.found.get(id)
            if game is None or game.seq < self.heard.get(id, 0):
                return None
            self.found.move_to_end(id)
            return game

    def get(self, connection: Connection, id: str) -> LiveGame:
        """The state in memory, else the stored one; NoSuchGame if there is none."""
        game = self.peek(id) if self.is_current else None
        return game if game is not None else self.put(load(connection, self.setups, id))

    def current(self, connection: Connection, id: str) -> LiveGame:
        """The state that is stored now, whichever process has brought it about."""
        seq = connection.execute(SEQ, {"of_game": id}).scalar()
        if seq is None:
            raise NoSuchGame(id)
        game = self.peek(id)
        return game if game is not None and game.seq >= seq else self.put(load(connection, self.setups, id))

    def at(self, connection: Connection, id: str, seq: int) -> LiveGame:
        """The state with this seq, which is the stored one."""
        game = self.peek(id)
        return game if game is not None and game.seq == seq else load(connection, self.setups, id)

    def put(self, game: LiveGame) -> LiveGame:
        """Keep a committed state, unless a newer one is known of; the newest one in memory."""
        with self.lock:
            known = self.found.get(game.id)
            if known is not None and known.seq >= game.seq:
                return known
            if self.is_current and self.heard.get(game.id, 0) <= game.seq:
                self.found[game.id] = game
                self.found.move_to_end(game.id)
                shrink(self.found, self.most)
            return game

    def hear(self, id: str, seq: int) -> None:
        """A game has changed: what was read before is old."""
        with self.lock:
            self.heard[id] = max(seq, self.heard.pop(id, 0))
            shrink(self.heard, 10 * self.most)

    def forget(self, id: str) -> None:
        with self.lock:
            self.found.pop(id, None)

    def trust(self, is_current: bool) -> None:
        """Whether news from other processes arrive; when they begin or cease to, nothing in memory is sure."""
        with self.lock:
            self.is_current = is_current
            self.found.clear()


def shrink(found: OrderedDict[str, Any], most: int) -> None:
    while len(found) > most:
        found.popitem(last=False)
