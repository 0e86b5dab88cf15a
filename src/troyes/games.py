"""The games of the package, by name."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.game import CITY
from troyes.dice.game import DICE
from troyes.kernel.game import Game
from troyes.kernel.refusals import BadInput

GAMES: Final[dict[str, Game[Any, Any]]] = {CITY.name: CITY, DICE.name: DICE}


def game_named(name: str, where: str = "game") -> Game[Any, Any]:
    """The game of that name; BadInput lists the known ones."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput(where, "no game is called {name!r}", "Games: {games}", name=name, games=list(GAMES))
    return GAMES[name]
