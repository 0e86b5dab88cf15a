"""Names of the dice game: colours, resources, buildings, seats, and how they are written."""

from __future__ import annotations

from troyes.dice.rules.layout import BUILDINGS_EACH, COLUMNS
from troyes.dice.rules.tables import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES
from troyes.words.catalogue import catalogue

SEAT_LETTERS = "ABCDEFGHIJ"
COLOUR_LETTERS = "RYW"
DEED_NAMES = ("gain", "prestige", "function")
DIRECTION_NAMES = ("ascending", "descending")
__all__ = [
    "BUILDING_ROWS",
    "COLOUR_LETTERS",
    "COLOUR_NAMES",
    "DEED_NAMES",
    "DIRECTION_NAMES",
    "RESOURCE_NAMES",
    "SEAT_LETTERS",
]


def building_name(building: int) -> str:
    """`hall 3`: the row and the column counted from 1."""
    kind, rest = divmod(building, BUILDINGS_EACH)
    colour, column = divmod(rest, COLUMNS)
    return f"{BUILDING_ROWS[kind * 3 + colour]} {column + 1}"


def word(key: str, language: str) -> str:
    """A building, a colour or a resource in a language."""
    return catalogue(language).text(f"dice-name-{key}")


def character_name(row: str, language: str) -> str:
    return catalogue(language).text(f"dice-character-{row}")


def tile_text(tile: int, raid: bool, language: str) -> str:
    return catalogue(language).text(f"dice-tile-{tile}-{'raid' if raid else 'banquet'}")
