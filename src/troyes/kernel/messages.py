"""Messages: an English template with its values, told in the language of whoever reads it.

The French template stands under the English one in a `messages_fr.toml` beside the code that says it, so that code
reads as one line: `Message("{rows} rows of {length}", rows=2, length=3)`. Whole texts of screens live elsewhere.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any, Final, Protocol, runtime_checkable

LANGUAGES: Final = ("en", "fr")
LONGEST_QUOTE: Final = 60


@runtime_checkable
class Told(Protocol):
    """Anything that exists in both languages."""

    def text(self, language: str = "en") -> str: ...


class Message(str):
    """A text in English that can be told in other languages too.

    Values may be messages; a list is told as its entries; `{value!r}` quotes a value, shortened if need be. Without
    values the template is the text, braces and all.
    """

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, /, **values: object) -> Message:
        made = super().__new__(cls, fill(template, values, "en"))
        made.template = template
        made.values = values
        return made

    def text(self, language: str = "en") -> str:
        """A template without a translation is told in English."""
        return fill(translations(language).get(self.template, self.template), self.values, language)


def message(template: str, values: Mapping[str, object]) -> Message:
    """A template filled, or a message as it is."""
    return template if isinstance(template, Message) else Message(template, **values)


def place(*parts: str) -> Message:
    """Where something is, from the outside in: a file, a line, a field. Parts that are empty are left out."""
    outer, *inner = [part for part in parts if part] or [""]
    found = Message("place", part=outer)  # a file may be called like a message
    for part in inner:
        found = Message("place-inside", outer=found, inner=part)
    return found


def line_number(number: int) -> Message:
    return Message("line", number=number)


@cache
def translations(language: str) -> dict[str, str]:
    """The templates of all parts of the package in a language, by their English ones."""
    found: dict[str, str] = {}
    for part in files("troyes").iterdir():
        catalogue = part.joinpath(f"messages_{language}.toml")
        if part.is_dir() and catalogue.is_file():
            found.update(tomllib.loads(catalogue.read_text(encoding="utf-8")))
    return found


# ---- filling templates -------------------------------------------------------------------------------------------


class Teller(Formatter):
    """Fills templates in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        return quoted(value) if conversion == "r" else super().convert_field(value, conversion)

    def format_field(self, value: Any, format_spec: str) -> str:
        return format(tell(value, self.language), format_spec)


def fill(template: str, values: Mapping[str, object], language: str) -> str:
    return Teller(language).vformat(template, (), values) if values else template


def tell(value: object, language: str) -> str:
    """A value inside a message. Asking for the protocol takes long, and most values are plain."""
    if isinstance(value, Message):
        return value.text(language)
    if isinstance(value, list | tuple):
        return ", ".join([tell(entry, language) for entry in value])
    if isinstance(value, str | int):
        return str(value)
    return value.text(language) if isinstance(value, Told) else str(value)


def quoted(value: object) -> str:
    """A value as it was given: short, whatever it is."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"
