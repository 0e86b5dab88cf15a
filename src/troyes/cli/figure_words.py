"""Figures on the screen: values with the marks of their sources."""

from __future__ import annotations

from typing import Any

from troyes.city.edge.names import word
from troyes.city.figures.checks import Figures
from troyes.city.figures.words import show_value, source_of
from troyes.cli.texts import text

MARKS = {"printed": "", "ocr": "~", "assumed": "?", "yours": "*"}


def source_word(source: str, lang: str) -> str:
    return word("source", source, lang)


def show_kind(kind: str, lang: str) -> str:
    """What an activity card is: immediate, delayed, mixed or for the end of the game."""
    return text(f"cli-kind-{kind}", lang)


def marked(figures: Figures, path: str, value: Any, lang: str) -> str:
    """A value with the mark of its source, for tables."""
    return show_value(value, lang) + MARKS[source_of(figures, path)]


def legend(lang: str) -> str:
    parts = [f"{mark or text('cli-words-no_mark', lang)} {source_word(source, lang)}" for source, mark in MARKS.items()]
    return ", ".join(parts)
