"""Small parts of sentences that everybody writes the same way."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.words.catalogue import catalogue


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def of_name(name: str, language: str) -> str:
    """Whose: `Anna's`; in French `d'Anna`, but `de Bruno`."""
    return catalogue(language).text("of-name", name=name)


def series(items: Sequence[object], language: str, last: str = "list-and") -> str:
    """`a, b and c`; `last` is the text between the last two."""
    words = [str(item) for item in items]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {catalogue(language).text(last)} {words[-1]}"


def amount(unit: str, n: int, language: str) -> str:
    """A number with its noun, whatever its sign: `2 deniers`."""
    return catalogue(language).text(f"count-{unit}", n=abs(n))
