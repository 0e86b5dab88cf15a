"""Setups, shared: a thousand games of the same kind need one."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final

import orjson
from sqlalchemy import Connection, select

from troyes.games import game_named
from troyes.server.database.tables import figures
from troyes.server.database.upsert import insert_new

MOST: Final = 200


def hash_of(data: Any) -> str:
    return hashlib.sha256(orjson.dumps(data, option=orjson.OPT_SORT_KEYS)).hexdigest()


def store_figures(connection: Connection, body: Mapping[str, Any]) -> str:
    """Keep figures unless they are known; their hash."""
    name = hash_of(body)
    if connection.execute(select(figures.c.hash).where(figures.c.hash == name)).first() is None:
        insert_new(connection, figures, {"hash": name, "body": dict(body)})
    return name


class Setups:
    """The setups in use, by game, options and figures."""

    def __init__(self) -> None:
        self.found: OrderedDict[tuple[str, str, str], Any] = OrderedDict()
        self.lock = Lock()

    def get(self, connection: Connection, game: str, options: Mapping[str, Any], figures_hash: str) -> Any:
        key = (game, hash_of(options), figures_hash)
        with self.lock:
            if key in self.found:
                self.found.move_to_end(key)
                return self.found[key]
        body = connection.execute(select(figures.c.body).where(figures.c.hash == figures_hash)).scalar_one()
        return self.share(game, options, figures_hash, game_named(game).setup(options, body))

    def share(self, game: str, options: Mapping[str, Any], figures_hash: str, made: Any) -> Any:
        """The setup in use that is like this one, which is used from now on if there is none."""
        with self.lock:
            setup = self.found.setdefault((game, hash_of(options), figures_hash), made)
            if len(self.found) > MOST:
                self.found.popitem(last=False)
        return setup
