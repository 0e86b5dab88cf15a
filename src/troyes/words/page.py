"""The texts of the page as plain data, for the browser to fill.

A text without gaps is a string, any other a list of pieces: a string, `[name]` for a gap (`[name, function]` if it is
written in a way of its own) and `[name, function, {key: text}, usual]` for a choice.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from troyes.words.catalogue import SOURCE, Catalogue, catalogue, files_of, texts_of
from troyes.words.reading import Choice, Gap, Pattern

Shown: TypeAlias = "str | list[str | list[object]]"


def page_texts(language: str) -> dict[str, Shown]:
    """Every text of the page, by name; what a language lacks is in English."""
    found = page_catalogue(language)
    keys = {**page_catalogue(SOURCE).texts, **found.texts}
    return {key: shown(found.pattern(key)) for key in keys}


@cache
def page_catalogue(language: str) -> Catalogue:
    """The page's own texts; references lead to those that everybody shares, too."""
    source = None if language == SOURCE else page_catalogue(SOURCE)
    return Page(language, texts_of(files_of(language, is_page=True)), source)


class Page(Catalogue):
    def raw(self, key: str) -> str:
        for texts in (self.texts, self.source.texts if self.source else {}):
            if key in texts:
                return texts[key]
        return catalogue(self.language).raw(key)


def shown(pattern: Pattern) -> Shown:
    if all(isinstance(piece, str) for piece in pattern):
        return "".join(str(piece) for piece in pattern)
    return [piece if isinstance(piece, str) else piece_shown(piece) for piece in pattern]


def piece_shown(piece: Gap | Choice) -> list[object]:
    if isinstance(piece, Gap):
        return [piece.name, piece.function] if piece.function else [piece.name]
    variants = {key: shown(pattern) for key, pattern in piece.variants.items()}
    return [piece.name, piece.function, variants, piece.usual]


def gaps_of(pattern: Pattern) -> set[str]:
    """The names of all values that a text asks for."""
    found: set[str] = set()
    for piece in pattern:
        if not isinstance(piece, str):
            found.add(piece.name)
        if isinstance(piece, Choice):
            found.update(*(gaps_of(variant) for variant in piece.variants.values()))
    return found


def names_as_types() -> str:
    """The names of the page's texts and of the values each asks for, as a TypeScript file."""
    source = page_catalogue(SOURCE)
    lines = [f"  '{key}': {values_type(gaps_of(source.pattern(key)))};" for key in sorted(source.texts)]
    return "\n".join(["// Made by `make types` from the English texts.", "export interface Texts {", *lines, "}", ""])


def values_type(names: set[str]) -> str:
    return " | ".join(f"'{name}'" for name in sorted(names)) or "never"
