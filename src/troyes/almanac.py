"""The almanac: everything in the boxes that has a name, as drawn, with its rule in full and its figures."""

from __future__ import annotations

from functools import cache
from typing import cast

from troyes import reference
from troyes.city.edge import almanac as city
from troyes.city.edge.almanac import EntryDrawn
from troyes.dice.edge import almanac as dice


@cache
def entries(language: str) -> list[EntryDrawn]:
    """In the order of the boxes. What no card says is told by the first topic of the rules that fits."""
    topics = {topic["id"]: topic["text"] for topic in reference.entries(language)}
    found = [*city.entries(language), *(cast("EntryDrawn", entry) for entry in dice.entries(language))]
    return [{**entry, "text": entry["text"] or told_of(entry, topics)} for entry in found]


def told_of(entry: EntryDrawn, topics: dict[str, list[str]]) -> list[str]:
    """The items of a list that name it, else all of the topic."""
    blocks = topics[entry["see"][0]] if entry["see"] else []
    items = [item.removeprefix("- ") for block in blocks for item in block.splitlines() if item.startswith("- ")]
    naming = [item for item in items if f"**{entry['name']}**" in item]
    return naming or blocks
