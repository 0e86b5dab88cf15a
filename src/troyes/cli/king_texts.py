"""The texts of `troyes king --table`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def king_texts() -> dict[str, Any]:
    return tomllib.loads(files("troyes.cli").joinpath("king_texts.toml").read_text(encoding="utf-8"))


def say(section: str, key: str, language: str, **values: object) -> str:
    """A text with its gaps filled."""
    text: str = king_texts()[section][key][language]
    return text.format(**values) if values else text
