"""Effects as sentences, in English and French."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.names import Names


def tell(names: Names, effects: Sequence[int], language: str, people: Sequence[str]) -> list[str]:
    return []
