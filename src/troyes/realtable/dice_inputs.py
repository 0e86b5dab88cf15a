"""Dice, wheel, numbers and tiles that are due at a table of Troyes Dice, for screens with buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from troyes.dice.edge.names import COLOUR_LETTERS, COLOUR_NAMES, tile_text, word
from troyes.dice.edge.notation import CHANCES
from troyes.dice.rules.layout import PLACES, TILE_KINDS
from troyes.dice.rules.position import Position
from troyes.dice.rules.tables import sheet_data
from troyes.realtable.inputs import Asked, Choice, Input
from troyes.realtable.texts import say

COLUMNS = 6
BESIDE = 3  # tiles on the table: beside the red, the yellow and the white plaza


def asked_of(position: Position, language: str) -> Asked:
    """What people at the table have to roll, lay out or choose now."""
    kind = CHANCES[position.chance_kind()]
    makers: dict[str, Callable[[str], list[Input]]] = {
        "first": lambda language: [numbers("first", 1, language)],
        "order": lambda language: [numbers("columns", COLUMNS, language)],
        "wheel": wheel,
        "tiles": tiles,
        "roll": roll,
    }
    return Asked(kind, say("due", kind, language), makers[kind](language))


def numbers(label: str, count: int, language: str) -> Input:
    choices = tuple(Choice(str(n), str(n)) for n in range(1, COLUMNS + 1))
    return Input("pieces", say("input", label, language), count, choices=choices)


def wheel(language: str) -> list[Input]:
    """Every plaza with either face up; the two faces of one plaza share how many there are."""
    plazas = Counter((face, back) for face, back in sheet_data()["wheel"]["plazas"])
    choices = []
    for (face, back), left in plazas.items():
        for up, down in dict.fromkeys([(face, back), (back, face)]):
            names = {"face": word(up, language), "back": word(down, language)}
            name = say("input", "plaza", language, **names)
            choices.append(Choice(plaza(up, down), name, piece=plaza(face, back), left=left, faces=(up, down)))
    return [Input("pieces", say("input", "plazas", language), PLACES, choices=tuple(choices))]


def plaza(face: str, back: str) -> str:
    return "/".join(COLOUR_LETTERS[COLOUR_NAMES.index(colour)] for colour in (face, back))


def tiles(language: str) -> list[Input]:
    choices = tuple(tile(number, language) for number in range(1, TILE_KINDS + 1))
    return [Input("pieces", say("input", "tiles", language), BESIDE, choices=choices)]


def tile(number: int, language: str) -> Choice:
    banquet, raid = (tile_text(number, is_raid, language) for is_raid in (False, True))
    name = say("input", "tile", language, banquet=banquet, raid=raid)
    return Choice(str(number), name)


def roll(language: str) -> list[Input]:
    clear = Input("dice", say("input", "clear", language), 3, "clear")
    return [clear, Input("dice", say("input", "a_black", language), 1, "black")]
