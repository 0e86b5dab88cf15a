"""The words of the page that belong to no game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def all_texts() -> dict[str, Any]:
    """Tables of `{ en, fr }` entries, by section."""
    return tomllib.loads(files("troyes.preview").joinpath("texts.toml").read_text(encoding="utf-8"))


def texts_in(language: str) -> dict[str, dict[str, str]]:
    """Every text in one language, by section and key."""
    return {name: {key: entry[language] for key, entry in part.items()} for name, part in all_texts().items()}


def say(section: str, key: str, language: str, **values: object) -> str:
    text: str = all_texts()[section][key][language]
    return text.format(**values) if values else text
