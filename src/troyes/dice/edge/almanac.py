"""What in the box of Troyes Dice has a name or a rule of its own: the buildings and the tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from troyes.dice.edge.names import tile_text, word
from troyes.dice.rules.tables import BUILDING_ROWS
from troyes.kernel.contract.shown import EntryTold
from troyes.words.catalogue import catalogue, languages

BOX: Final = "dice"
TILES: Final = 8
BUILDINGS: Final = ["dice_buildings", "dice_bonuses", "dice_scoring"]
FEASTS: Final = ["dice_banquets", "dice_wheel"]


def entries(language: str) -> Iterator[EntryTold]:
    """The rule of a building stands in the first topic that it names."""
    for row in BUILDING_ROWS:
        name, names = word(row, language), [word(row, code) for code in languages()]
        see = [*(["dice_cathedral"] if row == "cathedral" else []), *BUILDINGS]
        yield entry(f"building-{row}", name, names, [], see)
    for tile in range(1, TILES + 1):
        names = [tile_name(tile, code) for code in languages()]
        yield entry(f"tile-{tile}", tile_name(tile, language), names, tile_faces(tile, language), FEASTS)


def entry(key: str, name: str, names: list[str], text: list[str], see: list[str]) -> EntryTold:
    return {
        "group": BOX,
        "key": key,
        "name": name,
        "names": names,
        "box": BOX,
        "text": text,
        "alone": None,
        "see": see,
        "figures": [],
    }


def tile_name(tile: int, language: str) -> str:
    return catalogue(language).text("dice-tile-name", tile=tile)


def tile_faces(tile: int, language: str) -> list[str]:
    speaks = catalogue(language)
    return [
        speaks.text(f"dice-tile-{face}", text=tile_text(tile, face == "raid", language)) for face in ("banquet", "raid")
    ]
