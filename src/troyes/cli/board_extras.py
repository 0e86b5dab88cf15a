"""What extensions add to the drawing of the city: the King or the neutral district, open characters, the ramparts."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from troyes.cli import marks
from troyes.cli.look import Look


def extras(data: dict[str, Any], look: Look) -> list[RenderableType]:
    """Lines below the districts; none in the base game."""
    return [*open_characters(data, look)]


def neutral_row(data: dict[str, Any], look: Look) -> list[RenderableType]:
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


def open_characters(data: dict[str, Any], look: Look) -> list[RenderableType]:
    """Characters that everybody sees: in the King's column the next one comes first."""
    names = [entry["name"] for entry in data["characters"]]
    if not names:
        return []
    key = "column" if "king" in data else "open"
    return [Text(look.text(key, names=", ".join(names)), "italic")]
