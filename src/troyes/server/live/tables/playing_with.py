"""Which figures a table plays with, for everybody at it: their short name, how sure they are, what is changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final, NamedTuple, TypedDict

from sqlalchemy import Connection, select

from troyes.kernel.contract.game import Game
from troyes.server.database.tables import figures
from troyes.server.live.tables.setups import hash_of
from troyes.words.catalogue import languages

Own = Mapping[str, Any]
MOST: Final = 200
SHORT: Final = 8  # letters of a hash that people see


class FiguresPlayed(TypedDict):
    """Which figures a game is played with: a short name of them all, how many are assumed and confirmed, which are
    not those of the package."""

    name: str
    assumed: int
    confirmed: int
    changed: list[str]


class PlayingWith(NamedTuple):
    """`own` are the figures that were named for a table, if any; `told` is what is shown of all, by language."""

    own: Own | None
    told: Mapping[str, FiguresPlayed]


class Kept:
    """Made once for all tables of a kind: most are played with the same figures."""

    def __init__(self) -> None:
        self.found: OrderedDict[tuple[str, ...], PlayingWith] = OrderedDict()
        self.lock = Lock()

    def get(self, game: Game[Any, Any], setup: Any, name: str, own: Own | None) -> PlayingWith:
        """`name` is the hash of the complete figures."""
        key = (game.name, hash_of(game.options_of(setup)), name, "" if own is None else hash_of(own))
        with self.lock:
            if key in self.found:
                self.found.move_to_end(key)
                return self.found[key]
        made = PlayingWith(own, {language: told(game, setup, name, own or {}, language) for language in languages()})
        with self.lock:
            self.found[key] = made
            if len(self.found) > MOST:
                self.found.popitem(last=False)
        return made


KEPT: Final = Kept()


def told(game: Game[Any, Any], setup: Any, name: str, own: Own, language: str) -> FiguresPlayed:
    told = game.voice.tell_figures(setup, own, language)
    return {
        "name": name[:SHORT],
        "assumed": told.assumed,
        "confirmed": told.confirmed,
        "changed": told.changed,
    }


def read_own(connection: Connection, name: str | None) -> Own | None:
    """The figures that were named for a table, by their hash."""
    if name is None:
        return None
    body: Own = connection.execute(select(figures.c.body).where(figures.c.hash == name)).scalar_one()
    return body
