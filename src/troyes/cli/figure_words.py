"""Figures in words: labels of fields, values, and where a figure comes from."""

from __future__ import annotations

from typing import Any

from troyes.city.figure_checks import FIXED, WORDS, Entry, Figures
from troyes.city.names import word
from troyes.cli.texts import find_text, text

MARKS = {"printed": "", "ocr": "~", "assumed": "?", "yours": "*"}


def fields_of(entry: Entry) -> dict[str, Any]:
    """The figures of an entry, without its texts and what it is."""
    return {name: value for name, value in entry.items() if name not in WORDS + FIXED}


def source_of(figures: Figures, path: str) -> str:
    """Where a figure comes from. What has no source of its own is given by the card's description in the rulebook."""
    return figures.source.get(path, "printed")


def source_word(source: str, lang: str) -> str:
    return word("source", source, lang)


def label(field: str, lang: str) -> str:
    return text(f"field.{field}", lang)


def show_value(value: Any, lang: str) -> str:
    """A figure as people read it: lists with commas, rows with bars, tables as pairs."""
    if isinstance(value, bool):
        return text("words.yes" if value else "words.no", lang)
    if isinstance(value, dict):
        return ", ".join(show_pair(key, entry, lang) for key, entry in value.items())
    if isinstance(value, list) and value and all(isinstance(entry, list) for entry in value):
        return " | ".join(" ".join(str(item) for item in entry) for entry in value)
    if isinstance(value, list):
        return ", ".join(show_value(entry, lang) for entry in value) or "–"
    return show_word(str(value), lang)


def show_pair(key: str, value: Any, lang: str) -> str:
    if key.isdigit():
        return text("words.by_players", lang, players=key, value=value)
    if value is True:
        return show_word(key, lang)
    return f"{show_word(key, lang)} {show_value(value, lang)}"


def show_kind(kind: str, lang: str) -> str:
    """What an activity card is: immediate, delayed, mixed or for the end of the game."""
    return text(f"kind.{kind}", lang)


def show_word(value: str, lang: str) -> str:
    return find_text(f"token.{value}", lang) or value


def marked(figures: Figures, path: str, value: Any, lang: str) -> str:
    """A value with the mark of its source, for tables."""
    return show_value(value, lang) + MARKS[source_of(figures, path)]


def legend(lang: str) -> str:
    parts = [f"{mark or text('words.no_mark', lang)} {source_word(source, lang)}" for source, mark in MARKS.items()]
    return ", ".join(parts)
