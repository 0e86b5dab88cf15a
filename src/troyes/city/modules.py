"""The modules that a game of the city can be played with: each is an extension, its data and its readable side."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from troyes.city.cards.bonus import BONUS_CARDS
from troyes.city.edge.edge import Edge
from troyes.city.figures.checks import Figures
from troyes.city.figures.figures import stock_figures
from troyes.city.king.edge import KingEdge
from troyes.city.king.rules import KING_RULES
from troyes.city.ladies.activities.cards import LADIES_ACTIVITY_CARDS
from troyes.city.ladies.activities.edge import ActivitiesEdge
from troyes.city.ladies.events.cards import LADIES_EVENT_CARDS
from troyes.city.ladies.events.edge import EventsEdge
from troyes.city.ladies.purple.edge import PurpleEdge
from troyes.city.ladies.purple.rules import PURPLE_DICE
from troyes.city.ladies.ramparts.edge import RampartsEdge
from troyes.city.ladies.ramparts.rules import RAMPARTS_RULES
from troyes.city.rules.extension import Extension


@dataclass(frozen=True)
class Module:
    """What switching a module on adds to a game."""

    name: str
    data: tuple[str, ...]
    extension: Extension | None = None
    edge: Edge = field(default_factory=Edge)


BONUS: Final = Module("bonus", ("bonus.toml",), BONUS_CARDS)
CHARACTERS: Final = Module("characters", ("ladies/box.toml", "ladies/characters.toml"))
ACTIVITIES: Final = Module(
    "activities", ("ladies/box.toml", "ladies/activities.toml"), LADIES_ACTIVITY_CARDS, ActivitiesEdge()
)
EVENTS: Final = Module("events", ("ladies/box.toml", "ladies/events.toml"), LADIES_EVENT_CARDS, EventsEdge())
PURPLE_DIE: Final = Module("purple_die", ("ladies/box.toml",), PURPLE_DICE, PurpleEdge())
RAMPARTS: Final = Module("ramparts", ("ladies/box.toml", "ladies/ramparts.toml"), RAMPARTS_RULES, RampartsEdge())
KING: Final = Module("king", ("king.toml",), KING_RULES, KingEdge())

# In this order on the command line, in options and in a position.
MODULES: Final = {module.name: module for module in (BONUS, CHARACTERS, ACTIVITIES, EVENTS, PURPLE_DIE, RAMPARTS)}


def modules_of(options: dict[str, Any]) -> list[Module]:
    """The modules of a game; whoever plays alone plays against the King."""
    chosen = [module for name, module in MODULES.items() if name in options["modules"]]
    return [*chosen, KING] if options["players"] == 1 else chosen


def figures_for(options: dict[str, Any]) -> Figures:
    """The stock figures of a game with these options."""
    files = dict.fromkeys(name for module in modules_of(options) for name in module.data)
    return stock_figures(tuple(files), base_activities=options.get("pool") != "ladies")


@cache
def all_figures() -> Figures:
    """Everything there is, the King included, with the numbers of a game among several people."""
    figures, solo = (figures_for({"players": players, "modules": list(MODULES)}) for players in (4, 1))
    rules = {**solo.rules, **figures.rules}
    return replace(figures, board=solo.board, king=solo.king, rules=rules, source={**solo.source, **figures.source})


def extensions_of(options: dict[str, Any]) -> tuple[Extension, ...]:
    return tuple(module.extension for module in modules_of(options) if module.extension)


def edges_for(options: dict[str, Any]) -> tuple[Edge, ...]:
    return tuple(module.edge for module in modules_of(options))
