"""The board game Troyes: its rules, its players and its tools.

What most programs need stands here: `new` begins a game, `view` is what a seat may know of it, `Match` and `Record` run
and keep games, `FastSource` rolls the dice; `city` and `dice` are the games; `compare` says which bot is
stronger. docs/python.md shows how they go together.
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
    "compare",
    "dice",
    "new",
    "view",
]

if TYPE_CHECKING:
    from troyes import city, dice
    from troyes.arena.compare import compare
    from troyes.games import new, view
    from troyes.kernel.contract.game import Game
    from troyes.kernel.contract.refusals import BadInput, IllegalMove
    from troyes.kernel.contract.rules import CHANCE, SPECTATOR, View
    from troyes.kernel.play.chance import FastSource
    from troyes.kernel.play.match import Match
    from troyes.kernel.play.record import Record
else:
    # Fetched when first asked for: the command and its completion start quicker, and the kernel may import this file.
    HOMES = {
        "CHANCE": "troyes.kernel.contract.rules",
        "SPECTATOR": "troyes.kernel.contract.rules",
        "View": "troyes.kernel.contract.rules",
        "FastSource": "troyes.kernel.play.chance",
        "Match": "troyes.kernel.play.match",
        "Record": "troyes.kernel.play.record",
        "BadInput": "troyes.kernel.contract.refusals",
        "IllegalMove": "troyes.kernel.contract.refusals",
        "compare": "troyes.arena.compare",
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
