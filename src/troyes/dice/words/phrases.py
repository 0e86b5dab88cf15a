"""Small parts of sentences of the dice game, in one language: amounts, buildings, dice."""

from __future__ import annotations

from collections.abc import Mapping

from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES, character_name, word
from troyes.dice.rules.layout import COLUMNS
from troyes.kernel.contract.rules import ScoreLine
from troyes.words.catalogue import catalogue

UNITS = RESOURCE_NAMES + COLOUR_NAMES  # resources, then residents by colour
SHAPES = ("R◆", "Y■", "W●")  # colours that can be told apart without colour


def phrase(section: str, key: str, language: str, **values: object) -> str:
    """A text of words/*/dice/words.ftl with its gaps filled."""
    return catalogue(language).text(f"dice-{section}-{key}", **values)


def amount(unit: str, n: int, language: str) -> str:
    """`2 deniers`, `1 red resident`."""
    return catalogue(language).text(f"dice-count-{unit}", n=abs(n))


def amounts(held: Mapping[str, int], language: str, sign: str = "") -> str:
    """`+2 deniers, +1 red resident`."""
    return ", ".join(listed(held, language, sign))


def listed(held: Mapping[str, int], language: str, sign: str = "") -> list[str]:
    return [sign + amount(unit, n, language) for unit, n in held.items() if n]


def short_building(building: int, language: str) -> str:
    """`Hall 3`: the name and the column, short enough for a list."""
    return phrase("choice", "building", language, name=word(row_of(building), language), column=building % COLUMNS + 1)


def row_of(building: int) -> str:
    return BUILDING_ROWS[building // COLUMNS]


def source_name(line: ScoreLine, language: str) -> str:
    """Where some points come from."""
    if line.source == "cathedral":
        character, building = character_name(line.detail, language), word(line.detail, language)
        return phrase("source", "cathedral", language, character=character, building=building)
    return phrase("source", line.source, language, detail=word(line.detail, language))
