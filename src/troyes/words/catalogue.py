"""The texts of one language, found by their names and filled with values.

A language is a folder of `.ftl` files. What a language lacks is said in English.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from troyes.words.plural import FORMS, Plural
from troyes.words.reading import Choice, Gap, Pattern, messages_in, pattern_of

SOURCE: Final = "en"  # the language that others are translated from
OWN: Final = Path(__file__).parent
MORE: Final = "TROYES_WORDS"  # names a folder with further languages
ADDED: Final[list[Path]] = []  # folders of extensions
LANGUAGE: Final = "language.ftl"  # what makes a folder one of a language
LONGEST_QUOTE: Final = 60
VOWELS: Final = frozenset("aeiouyhœæ")
SIBILANTS: Final = frozenset("sßxz")
PAGE: Final = "page"


class Catalogue:
    """One language. Its messages are read when they are first asked for."""

    def __init__(self, language: str, texts: Mapping[str, str], source: Catalogue | None = None) -> None:
        self.language = language
        self.texts = texts
        self.source = source
        self.patterns: dict[str, Pattern] = {}
        rules = {form: rule for form in FORMS if (rule := texts.get(f"language-plural-{form}"))}
        self.plural: Plural = Plural(rules) if rules else source.plural if source else Plural({})

    def has(self, key: str) -> bool:
        return key in self.texts or (self.source is not None and self.source.has(key))

    def raw(self, key: str) -> str:
        """A message as it is written."""
        found = self.texts.get(key)
        if found is not None:
            return found
        if self.source is None:
            raise KeyError(key)
        return self.source.raw(key)

    def pattern(self, key: str) -> Pattern:
        found = self.patterns.get(key)
        if found is None:
            found = self.patterns[key] = pattern_of(self.raw(key), self.raw)
        return found

    def text(self, key: str, /, **values: object) -> str:
        pattern = self.patterns.get(key) or self.pattern(key)
        first = pattern[0] if len(pattern) == 1 else None
        return first if isinstance(first, str) else self.fill(pattern, values)

    def find(self, key: str, /, **values: object) -> str | None:
        """A text whose name is put together; None where there is none."""
        return self.text(key, **values) if self.has(key) else None

    # ---- filling ---------------------------------------------------------------------------------------------------

    def fill(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        return "".join(
            [
                piece
                if isinstance(piece, str)
                else self.written(values[piece.name], piece.function)
                if isinstance(piece, Gap)
                else self.fill(self.chosen(piece, values[piece.name]), values)
                for piece in pattern
            ]
        )

    def chosen(self, choice: Choice, value: object) -> Pattern:
        """The variant for a value: of just this number or word, of its plural form, or the usual one."""
        key = INITIALS[choice.function](self.tell(value)) if choice.function in INITIALS else str(value)
        found = choice.variants.get(key)
        if found is None and isinstance(value, int | float):
            found = choice.variants.get(self.plural.form(value))
        return choice.variants[choice.usual] if found is None else found

    def written(self, value: object, function: str) -> str:
        if function == "NUMBER" and isinstance(value, int | float):
            return self.number(value)
        return quoted(value) if function == "QUOTE" else self.tell(value)

    def tell(self, value: object) -> str:
        """A value inside a text: a list as its entries; what can say its `text` in every language says it."""
        if type(value) is str or type(value) is int:
            return str(value)
        if isinstance(value, list | tuple):
            return ", ".join([self.tell(entry) for entry in value])
        say = getattr(value, "text", None)
        return str(value) if say is None else str(say(self.language))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as people write it: at most `digits` decimals, thousands apart."""
        shown = f"{value:,.{digits}f}" if isinstance(value, float) else f"{value:,}"
        shown = shown.rstrip("0").rstrip(".") if "." in shown else shown
        signs = {",": self.text("language-thousands"), ".": self.text("language-decimal")}
        return "".join(signs.get(sign, sign) for sign in ("0" if shown == "-0" else shown))


def first_sound(text: str) -> str:
    """Whether a name begins with a `vowel` or a `consonant`, as far as articles and prepositions ask."""
    first = unicodedata.normalize("NFD", text[:1].lower())[:1]
    return "vowel" if first in VOWELS else "consonant"


def last_sound(text: str) -> str:
    """Whether a name ends in a `sibilant`, so that no s follows it."""
    return "sibilant" if text[-1:].lower() in SIBILANTS else "plain"


INITIALS: Final = {"START": first_sound, "END": last_sound}
FUNCTIONS: Final = ("NUMBER", "QUOTE", *INITIALS)


def quoted(value: object) -> str:
    """A value as it was given: short, whatever it is."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"


# ---- languages -------------------------------------------------------------------------------------------------------


@cache
def folders() -> dict[str, tuple[Path, ...]]:
    """The folders of every language there is, by its code: English first, then by code."""
    found = [folder for home in homes() for folder in sorted(home.iterdir())]
    others = {folder.name for folder in found if (folder / LANGUAGE).is_file()} - {SOURCE}
    return {code: tuple(folder for folder in found if folder.name == code) for code in (SOURCE, *sorted(others))}


def homes() -> Iterator[Path]:
    yield OWN
    yield from ADDED
    if more := os.environ.get(MORE):
        yield Path(more)


def add_words(home: Path) -> None:
    """An extension's own texts: a folder with a folder for each language that it speaks."""
    if home not in ADDED:
        ADDED.append(home)
        folders.cache_clear()
        catalogue.cache_clear()


def languages() -> tuple[str, ...]:
    return tuple(folders())


def files_of(language: str, is_page: bool = False) -> list[Path]:
    """The files of a language: those of the page, whose names are its own, or all others."""
    found = [file for folder in folders()[language] for file in sorted(folder.rglob("*.ftl"))]
    return [file for file in found if (file.parent.name == PAGE) is is_page]


def texts_of(files: Iterable[Path]) -> dict[str, str]:
    return {key: text for file in files for key, text, _ in messages_in(file.read_text(encoding="utf-8"))}


@cache
def catalogue(language: str) -> Catalogue:
    """The texts of a language, or LookupError."""
    texts = texts_of(files_of(language))
    return Catalogue(language, texts, None if language == SOURCE else catalogue(SOURCE))
