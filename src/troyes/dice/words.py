"""Effects of the dice game as sentences, in English and French."""

from __future__ import annotations

from collections.abc import Sequence


def tell(effects: Sequence[int], language: str, people: Sequence[str]) -> list[str]:
    return []
