"""The texts of this folder: questions, refusals, steps for the hands, fields and lines of the end-scoring sheet."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table_texts() -> dict[str, Any]:
    """Tables of `{ en, fr }` entries, by section."""
    return tomllib.loads(files("troyes.realtable").joinpath("texts.toml").read_text(encoding="utf-8"))


def say(section: str, key: str, language: str, **values: object) -> str:
    """A text with its gaps filled."""
    text: str = table_texts()[section][key][language]
    return text.format(**values) if values else text
