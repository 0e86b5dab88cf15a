"""Small parts of sentences that every game writes the same way, in English and French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

AND = {"en": "and", "fr": "et"}
OR = {"en": "or", "fr": "ou"}
VOWELS = "aàâäeéèêëiîïoôöuùûüyhœæ"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def number_of(n: int, language: str) -> str:
    """Whether a noun after a number is `one` or `many`: French has the singular for zero too."""
    return "one" if abs(n) <= 1 and (n != 0 or language == "fr") else "many"


def of_name(name: str, language: str) -> str:
    """Whose: `Anna's`; in French `d'Anna`, but `de Bruno`."""
    if language == "en":
        return f"{name}'s"
    return f"d'{name}" if name[:1].lower() in VOWELS else f"de {name}"


def series(items: Sequence[object], language: str, last: Mapping[str, str] = AND) -> str:
    """`a, b and c`."""
    words = [str(item) for item in items]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last[language]} {words[-1]}"
