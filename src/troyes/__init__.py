"""The board game Troyes: its rules, its players and its tools.

What most programs need stands here: `new` begins a game, `view` is what a seat may know of it, `Match` and `Record` run
and keep games, `FastSource` rolls the dice; `city` and `dice` are the games. docs/python.md shows how they go together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadInput",
    "FastSource",
    "IllegalMove",
    "Match",
    "Record",
    "View",
    "city",
    "dice",
    "new",
    "view",
]

if TYPE_CHECKING:
    from troyes import city, dice
    from troyes.games import new, view
    from troyes.kernel.chance import FastSource
    from troyes.kernel.game import Game
    from troyes.kernel.match import Match
    from troyes.kernel.record import Record
    from troyes.kernel.refusals import BadInput, IllegalMove
    from troyes.kernel.rules import CHANCE, SPECTATOR, View
else:
    # Fetched when first asked for: the command and its completion start quicker, and the kernel may import this file.
    HOMES = {
        "CHANCE": "troyes.kernel.rules",
        "SPECTATOR": "troyes.kernel.rules",
        "View": "troyes.kernel.rules",
        "FastSource": "troyes.kernel.chance",
        "Match": "troyes.kernel.match",
        "Record": "troyes.kernel.record",
        "BadInput": "troyes.kernel.refusals",
        "IllegalMove": "troyes.kernel.refusals",
        "new": "troyes.games",
        "view": "troyes.games",
    }

    def __getattr__(name: str) -> Any:
        from importlib import import_module

        if name in ("city", "dice"):
            return import_module(f"troyes.{name}")
        if name in HOMES:
            return getattr(import_module(HOMES[name]), name)
        raise AttributeError(f"module 'troyes' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted([*__all__, "__version__"])


def find_game(name: str, where: str) -> Game[Any, Any]:
    """The game that a file names; BadInput, at `where`, if none is called so. The kernel asks here and knows none."""
    from troyes.games import game_named

    return game_named(name, where)
