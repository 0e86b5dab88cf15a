"""Texts of the Ladies' events and of the purple die."""

from __future__ import annotations

from typing import Any

from troyes.city.figures import read_data

FILE = "ladies/events_words.toml"
SECTION = "ladies"  # of the sentences among the words of a game


def words() -> dict[str, Any]:
    """What the Ladies add to the words of a game: sentences, and names of rules."""
    return {SECTION: read_data(FILE)["log"], "rule": read_data(FILE)["rule"]}


def text(section: str, key: str, language: str, **values: object) -> str:
    template: str = read_data(FILE)[section][key][language]
    return template.format(**values)
