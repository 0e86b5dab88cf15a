"""Figures in words: labels of fields, names of sections, values as people read them."""

from __future__ import annotations

from typing import Any

from troyes.city.figure_checks import FIXED, WORDS, Entry, Figures
from troyes.city.figures import read_data


def fields_of(entry: Entry) -> dict[str, Any]:
    """The figures of an entry, without its texts and what it is."""
    return {name: value for name, value in entry.items() if name not in WORDS + FIXED}


def source_of(figures: Figures, path: str) -> str:
    """Where a figure comes from. What has no source of its own is given by the card's description in the rulebook."""
    return figures.source.get(path, "printed")


def label(field: str, language: str) -> str:
    return found("field", field, language)


def section_word(section: str, number: str, language: str) -> str:
    """What the entries of a section are called: `one` of them, or `many`."""
    word: str = read_data("figure_words.toml")["section"][section][number][language]
    return word


def show_value(value: Any, language: str) -> str:
    """A figure as people read it: lists with commas, rows with bars, tables as pairs."""
    if isinstance(value, bool):
        return found("value", "yes" if value else "no", language)
    if isinstance(value, dict):
        return ", ".join(show_pair(key, entry, language) for key, entry in value.items())
    if isinstance(value, list) and value and all(isinstance(entry, list) for entry in value):
        return " | ".join(" ".join(str(item) for item in entry) for entry in value)
    if isinstance(value, list):
        return ", ".join(show_value(entry, language) for entry in value) or "–"
    return show_word(str(value), language)


def show_pair(key: str, value: Any, language: str) -> str:
    if key.isdigit():
        return found("value", "by_players", language).format(players=key, value=value)
    if value is True:
        return show_word(key, language)
    return f"{show_word(key, language)} {show_value(value, language)}"


def show_word(value: str, language: str) -> str:
    known = read_data("figure_words.toml")["token"]
    return found("token", value, language) if value in known else value


def found(section: str, key: str, language: str) -> str:
    word: str = read_data("figure_words.toml")[section][key][language]
    return word
