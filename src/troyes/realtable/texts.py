"""The texts of this folder: questions, refusals, steps for the hands, fields and lines of the end-scoring sheet."""

from __future__ import annotations

from functools import cache

from troyes.dice.edge.names import COLOUR_LETTERS, COLOUR_NAMES
from troyes.words.catalogue import catalogue, languages


def say(section: str, key: str, language: str, **values: object) -> str:
    """A text with its gaps filled."""
    return catalogue(language).text(f"table-{section}-{key}", **values)


def is_said(section: str, key: str, language: str) -> bool:
    """Whether there is a text of its own."""
    return catalogue(language).has(f"table-{section}-{key}")


@cache
def colour_letters() -> dict[str, str]:
    """The letters by which colours may be typed, in any language, and those of the notation that they stand for."""
    letters = dict(zip(COLOUR_LETTERS, COLOUR_LETTERS))
    for language in languages():
        for colour, letter in zip(COLOUR_NAMES, COLOUR_LETTERS):
            letters.setdefault(catalogue(language).text(f"table-letter-{colour}").upper(), letter)
    return letters
