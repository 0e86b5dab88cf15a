"""The texts of `troyes king --table`."""

from __future__ import annotations

from troyes.words.catalogue import catalogue, languages


def say(section: str, key: str, language: str, **values: object) -> str:
    """A text with its gaps filled."""
    return catalogue(language).text(f"king-table-{section}-{key}", **values)


def typed_words(key: str) -> list[str]:
    """What may be typed for a command, in every language."""
    lists = [say("word", key, language).split(",") for language in languages()]
    return [word.strip() for words in lists for word in words]
