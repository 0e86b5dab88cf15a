"""Which figures a table plays with, for everybody at it: their short name, how sure they are, what is changed."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from troyes.city.figure_list import ASSUMED, CHANGED, CONFIRMED, Figure, change_in_words, list_figures
from troyes.city.game import CITY, info
from troyes.city.modules import figures_for
from troyes.kernel.game import LANGUAGES, Game
from troyes.server.database.tables import figures
from troyes.server.live.setups import hash_of

Own = Mapping[str, Any]
MOST: Final = 200
SHORT: Final = 8  # letters of a hash that people see


class PlayingWith(NamedTuple):
    """`own` are the figures that were named for a table, if any; `told` is what is shown of all, by language."""

    own: Own | None
    told: Mapping[str, Mapping[str, Any]]


class Kept:
    """Made once for all tables of a kind: most are played with the same figures."""

    def __init__(self) -> None:
        self.found: OrderedDict[tuple[str, ...], PlayingWith] = OrderedDict()
        self.lock = Lock()

    def get(self, rules: Game[Any, Any], setup: Any, name: str, own: Own | None) -> PlayingWith:
        """`name` is the hash of the complete figures."""
        key = (rules.name, hash_of(rules.options_of(setup)), name, "" if own is None else hash_of(own))
        with self.lock:
            if key in self.found:
                self.found.move_to_end(key)
                return self.found[key]
        made = PlayingWith(own, {language: told(rules, setup, name, own or {}, language) for language in LANGUAGES})
        with self.lock:
            self.found[key] = made
            if len(self.found) > MOST:
                self.found.popitem(last=False)
        return made


KEPT: Final = Kept()


def told(rules: Game[Any, Any], setup: Any, name: str, own: Own, language: str) -> dict[str, Any]:
    """Troyes Dice has no figures that somebody could be unsure of."""
    found = city_figures(setup, own) if rules is CITY else []
    counts = Counter(figure.status for figure in found)
    return {
        "name": name[:SHORT],
        "assumed": counts[ASSUMED],
        "confirmed": counts[CONFIRMED],
        "changed": [change_in_words(one, info(setup).figures, language) for one in found if one.status == CHANGED],
    }


def city_figures(setup: Any, own: Own) -> list[Figure]:
    return list(list_figures(figures_for(info(setup).options), info(setup).figures, own))


def read_own(connection: Connection, name: str | None) -> Own | None:
    """The figures that were named for a table, by their hash."""
    if name is None:
        return None
    body: Own = connection.execute(select(figures.c.body).where(figures.c.hash == name)).scalar_one()
    return body
