"""Texts of the King."""

from __future__ import annotations

from typing import Any

from troyes.city.figures import read_data

FILE = "king_words.toml"


def texts() -> dict[str, Any]:
    return read_data(FILE)


def source_name(detail: str, language: str) -> str | None:
    """A line of the final scoring, by the number of its source."""
    found: dict[str, str] = texts()["source"].get(detail, {})
    return found.get(language)
