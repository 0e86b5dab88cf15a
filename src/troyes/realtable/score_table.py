"""What has to be counted at the end of a game at a real table.

Figures and thresholds are those of the rules (`city/rules/scoring.py`, the setup of the chosen figures).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from troyes.city.figures.checks import Figures
from troyes.city.game import CITY
from troyes.city.rules.layout import COLUMNS, SLOTS, SPACES_PER_BUILDING
from troyes.city.rules.setup import Setup

MOST_POINTS = 999
MOST_CUBES = 99
KING = "king"
FOURTH_FLOOR = "master_builder"  # the card that adds a floor to the cathedral
MONEYLESS = ("deniers", "influence")  # what the King never has

Player = dict[str, Any]  # name and the fields of the table
FiguresFor = Callable[[int], Figures]  # the figures for a number of players


class Field(NamedTuple):
    """One thing to count: `whole`, `levels` (one number per level of the cathedral) or `spaces` (points of each)."""

    key: str
    kind: Literal["whole", "levels", "spaces"]
    low: int
    high: int


@dataclass(frozen=True)
class Table:
    """What is the same for all players of a sheet."""

    setup: Setup
    figures: Figures
    characters: list[str]
    cards: list[str]  # activities of the game that count at its end
    outdoor: str | None  # outdoor activity of the last gate

    @property
    def solo(self) -> bool:
        return int(self.setup.players) == 1

    @property
    def levels(self) -> int:
        return int(self.setup.cathedral_levels) + int(FOURTH_FLOOR in self.cards)

    @property
    def stores(self) -> list[str]:
        """Cards whose cubes are counted."""
        return [card for card in self.cards if card != FOURTH_FLOOR]

    @property
    def events(self) -> int:
        """Events that a game can see: Marauding, two a round and a second red one where one card brings it."""
        entries = self.figures.event.values()
        drawn = 2 * int(self.setup.rounds) + sum(int(entry["effect"] == "resistance") for entry in entries)
        copies = sum(int(entry["copies"]) for entry in entries)
        return min(1 + drawn, copies)

    def fields(self, king: bool = False) -> list[Field]:
        """What has to be counted for a player, or for the King: only what the characters look at is asked for."""
        dearest = max(max(entry["spaces"]) for entry in self.figures.activity.values())
        own = int(self.setup.neutral_citizens if king else self.setup.citizens_each)
        people = min(SLOTS, own)
        limits = {
            "citizens": own,
            "deniers": MOST_POINTS,
            "influence": int(self.setup.max_influence),
            "tradesmen": people,
            "events_won": self.events - 1,  # all but Marauding
            "red_people": SPACES_PER_BUILDING + 3,
            "yellow_people": SPACES_PER_BUILDING + 3,
            "white_people": SPACES_PER_BUILDING + 3,
        }
        counted = [key for key in limits if key in {self.counts(name) for name in self.characters}]
        return [
            Field("vp", "whole", 0, MOST_POINTS),
            Field("events", "whole", 0, self.events),
            Field("tradesman_vp", "spaces", 0, dearest),
            Field("cathedral", "levels", 0, COLUMNS),
            *(Field(key, "whole", 0, limits[key]) for key in counted if not king or key not in MONEYLESS),
            *(Field(cubes_key(card), "whole", 0, MOST_CUBES) for card in self.stores if not king),
            *(Field("outdoor_cubes", "whole", 0, MOST_CUBES) for _ in [1] if self.outdoor and not king),
        ]

    def counts(self, character: str) -> str:
        return str(self.figures.character[character]["counts"])


def cubes_key(card: str) -> str:
    return f"{card}_cubes"


def ending_cards(figures: Figures) -> list[str]:
    """Activities that count at the end of the game, and the one that adds a floor."""
    activities = figures.activity.items()
    return [key for key, entry in activities if {"cube_vp", "most_vp"} & set(entry) or key == FOURTH_FLOOR]


def ending_faces(figures: Figures) -> list[str]:
    """Outdoor activities whose cubes count at the end of the game."""
    return [key for key, entry in figures.outdoor.items() if {"cube_vp", "rank_vp"} & set(entry)]


def make_table(
    figures: Figures, players: int, modules: list[str], characters: list[str], cards: list[str], outdoor: str | None
) -> Table:
    setup = CITY.setup_from({"players": players, "modules": modules, "start": None}, figures)
    return Table(setup, figures, characters, cards, outdoor)
