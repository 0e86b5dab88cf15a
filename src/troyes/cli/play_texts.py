"""The texts of games in the terminal."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

FILES = ("texts_play.toml", "texts_dice.toml")


@cache
def play_texts() -> dict[str, Any]:
    """Sections of all files; a section of the dice game begins with `dice`."""
    found: dict[str, Any] = {}
    for name in FILES:
        found |= tomllib.loads(files("troyes.cli").joinpath(name).read_text(encoding="utf-8"))
    return found


def say(section: str, key: str, language: str, **values: object) -> str:
    """A text with its gaps filled."""
    text: str = play_texts()[section][key][language]
    return text.format(**values) if values else text
