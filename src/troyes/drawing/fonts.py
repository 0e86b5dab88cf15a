"""How wide text is in the standard fonts, which every reader of PDF has."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

FONTS = {"roman": "Times-Roman", "italic": "Times-Italic", "bold": "Times-Bold"}
FIRST = ord(" ")
NO_BREAK_SPACE = "\u00a0"


@cache
def widths(font: str) -> dict[str, int]:
    """Thousandths of the size, by character."""
    table = tomllib.loads(files("troyes.drawing").joinpath("fonts.toml").read_text(encoding="utf-8"))[font]
    ascii_widths = {chr(FIRST + k): int(width) for k, width in enumerate(table["ascii"])}
    return {**ascii_widths, **table["others"]}


def char_width(char: str, font: str) -> int:
    """An accented letter is as wide as the plain one; a character nobody measured as wide as a digit."""
    known = widths(font)
    plain = " " if char == NO_BREAK_SPACE else char
    return known.get(plain) or known.get(unicodedata.normalize("NFD", plain)[0]) or known["0"]


def text_width(text: str, font: str, size: float) -> float:
    return sum(char_width(char, font) for char in text) * size / 1000
