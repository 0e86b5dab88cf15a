"""The wheel of Troyes Dice: nine plazas in a ring, the neutral one on top, morning right, afternoon left."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from rich.text import Text

from troyes.cli.play import marks
from troyes.cli.play.texts import say
from troyes.dice.words.phrases import amount

WIDTH = 38
HEIGHT = 9
SIDE = (WIDTH - 8) / 2  # from the middle to the outermost plaza
RISE = (HEIGHT - 1) / 2
PRICES = ("any", "deniers", "influence", "knowledge")


class Canvas:
    """Pieces of text put at places of a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, middle: float, row: int, piece: Text) -> None:
        """A piece around a middle, kept inside the grid."""
        start = round(middle - len(piece) / 2)
        self.rows[row].append((min(max(start, 0), self.width - len(piece)), piece))

    def lines(self) -> Text:
        return Text("\n").join(self.line(row) for row in self.rows)

    def line(self, pieces: list[tuple[int, Text]]) -> Text:
        made = Text()
        for start, piece in sorted(pieces, key=lambda pair: pair[0]):
            made.append(" " * max(start - len(made), 0))
            made.append_text(piece)
        made.append(" " * (self.width - len(made)))
        return made


def ring(data: Mapping[str, Any], language: str) -> Text:
    """The nine plazas with the dice of this half-day; each shows its face and, behind a stroke, its other face."""
    canvas = Canvas(WIDTH, HEIGHT)
    dice = {die["place"]: die for die in data["dice"]}
    raids = {tile["plaza"]: tile["raid"] for tile in data["tiles"]}
    neutral = next(place for place, plaza in enumerate(data["wheel"]) if plaza["zone"] == "neutral")
    for place, plaza in enumerate(data["wheel"]):
        turn = 2 * pi * ((place - neutral) % len(data["wheel"])) / len(data["wheel"])
        piece = plaza_mark(plaza, dice.get(place), raids)
        canvas.put(WIDTH / 2 + SIDE * sin(turn), round(RISE - RISE * cos(turn)), piece)
    canvas.put(WIDTH / 2, 3, Text(say("dice-board", "day", language, day=max(data["day"], 1)), "bold"))
    canvas.put(WIDTH / 2, 4, Text(say("dice-board", data["half"], language)))
    return canvas.lines()


def plaza_mark(plaza: Mapping[str, Any], die: Mapping[str, Any] | None, raids: dict[str, bool]) -> Text:
    face, back = plaza["face"], plaza["back"]
    mark = Text()
    if die is None:
        mark.append(f"{marks.LETTERS[face]}{marks.SHAPES[face]}", marks.ORDER_STYLES[face])
    else:
        mark.append(f"{die['die']}:", "dim")
        mark.append_text(die_mark(die))
    if back != face:
        mark.append(f"/{marks.LETTERS[back]}", "dim")
    elif face in raids:
        mark.append("!" if raids[face] else "*", "bold")
    return Text.assemble("(", mark, ")") if plaza["zone"] == "neutral" else mark


def die_mark(die: Mapping[str, Any]) -> Text:
    """A die by the colour of its plaza; one that may not be taken is black and crossed out."""
    if not die["available"]:
        return Text(f"{marks.SHAPES['black']}{die['value']}✕", marks.DIE_STYLES["black"])
    return marks.die(die["colour"], die["value"])


def price_text(die: Mapping[str, Any], language: str) -> str:
    """What a die costs, before any change."""
    parts = [amount(unit, die[unit], language) for unit in PRICES if die[unit]]
    return " + ".join(parts) or say("dice-board", "free", language)
