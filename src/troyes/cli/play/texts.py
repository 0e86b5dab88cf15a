"""The texts of games in the terminal."""

from __future__ import annotations

from troyes.words.catalogue import catalogue, languages


def say(section: str, key: str, language: str, **values: object) -> str:
    """A text with its gaps filled; sections of the dice game begin with `dice`."""
    return catalogue(language).text(f"play-{section}-{key}", **values)


def in_all(section: str, key: str) -> list[str]:
    """A text in every language: what somebody types may be in any."""
    return [say(section, key, language) for language in languages()]
