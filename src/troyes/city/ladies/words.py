"""Texts of the Ladies' activities, events and purple dice."""

from __future__ import annotations

from troyes.words.catalogue import catalogue

WORDS = "ladies"  # what the names of these texts begin with


def text(section: str, key: str, language: str, **values: object) -> str:
    return catalogue(language).text(f"ladies-{section}-{key}", **values)


def find(section: str, key: str, language: str, **values: object) -> str | None:
    return catalogue(language).find(f"ladies-{section}-{key}", **values)
