"""Figures in words: labels of fields, names of sections, values as people read them."""

from __future__ import annotations

from typing import Any

from troyes.city.figures.checks import FIXED, WORDS, Entry, Figures
from troyes.words.catalogue import catalogue


def fields_of(entry: Entry) -> dict[str, Any]:
    """The figures of an entry, without its texts and what it is."""
    return {name: value for name, value in entry.items() if name not in WORDS + FIXED}


def source_of(figures: Figures, path: str) -> str:
    """Where a figure comes from. What has no source of its own is given by the card's description in the rulebook."""
    return figures.source.get(path, "printed")


def label(field: str, language: str) -> str:
    return catalogue(language).text(f"figure-field-{field}")


def section_word(section: str, number: str, language: str) -> str:
    """What the entries of a section are called: `one` of them, or `many`."""
    return catalogue(language).text(f"figure-section-{section}-{number}")


def show_value(value: Any, language: str) -> str:
    """A figure as people read it: lists with commas, rows with bars, tables as pairs."""
    if isinstance(value, bool):
        return catalogue(language).text(f"figure-value-{'yes' if value else 'no'}")
    if isinstance(value, dict):
        return ", ".join(show_pair(key, entry, language) for key, entry in value.items())
    if isinstance(value, list) and value and all(isinstance(entry, list) for entry in value):
        return " | ".join(" ".join(str(item) for item in entry) for entry in value)
    if isinstance(value, list):
        return ", ".join(show_value(entry, language) for entry in value) or "–"
    return show_word(str(value), language)


def show_pair(key: str, value: Any, language: str) -> str:
    speaks = catalogue(language)
    if key.isdigit():
        return speaks.text("figure-value-by_players", players=key, value=value)
    if value is True:
        return show_word(key, language)
    return speaks.text("figure-pair", name=show_word(key, language), value=show_value(value, language))


def show_word(value: str, language: str) -> str:
    return catalogue(language).find(f"figure-token-{value}") or value
