"""What extensions add to the drawing of the city: the King or the neutral district, open characters, the ramparts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from troyes.city.edge.names import SEAT_LETTERS
from troyes.cli.play import marks
from troyes.cli.play.look import Look


def extras(data: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """Lines below the districts; none in the base game."""
    return [*open_characters(data, look), *ramparts(data, look)]


def neutral_row(data: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """The last line of the districts: the King with his dice by rank, or the neutral district if it holds anything."""
    supply = str(data["neutral"]["supply"])
    if "king" in data:
        king = data["king"]
        name = Text("  ").append_text(marks.person("N", look.text("king")))
        if data["start"] not in range(len(data["seats"])) and data["round"]:
            name.append(" ★")
        dice = Text(" ").join(marks.die(die["colour"], die["value"]) for die in king["dice"])
        return [name, "", "", str(king["vp"]), supply, dice]
    if not any(data["neutral"]["dice"].values()) and not data["neutral"]["supply"]:
        return []
    name = Text.assemble("  ", marks.person("N", look.text("neutral")))
    return [name, "", "", "", supply, marks.dice(data["neutral"]["dice"])]


def open_characters(data: Mapping[str, Any], look: Look) -> list[Text]:
    """Characters that everybody sees: in the King's column the next one comes first."""
    names = [entry["name"] for entry in data["characters"]]
    if not names:
        return []
    key = "column" if "king" in data else "open"
    return [Text(look.text(key, names=", ".join(names)), "italic")]


def ramparts(data: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """How far each guard has come, then the gates with their activities, cubes and standing orders."""
    if "ramparts" not in data:
        return []
    walls = data["ramparts"]
    line = Text(look.text("guards", length=walls["length"]), "dim")
    for who, steps in walls["guards"].items():
        line.append(f"  {who} {steps}", marks.SEAT_STYLES[who])
    made = Table.grid(padding=(0, 2, 0, 0))
    for tile in walls["tiles"]:
        if tile["tile"] is not None:
            made.add_row(*gate_row(tile, data["seat"], look))
    return [line, made]


def gate_row(tile: Mapping[str, Any], seat: int, look: Look) -> list[RenderableType]:
    cubes = Text(" ").join(Text(f"{who}{n}", marks.SEAT_STYLES[who]) for who, n in tile["cubes"].items())
    order = tile["orders"].get(SEAT_LETTERS[seat]) if seat >= 0 else None
    if order:
        cubes.append(f" {look.text(order)}", "italic")
    room = max(look.width - 62, 1)
    text = Text(tile["text"], "dim", no_wrap=True, overflow="ellipsis")
    text.truncate(room, overflow="ellipsis")
    return [Text(look.text("gate", gate=tile["gate"], steps=tile["place"]), "dim"), tile["name"], cubes, text]
