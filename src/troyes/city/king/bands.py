"""What the court says about a score: your points minus the King's fall into one of a few bands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from troyes.city.figures.figures import read_data
from troyes.words.catalogue import catalogue


class Band(NamedTuple):
    """One band, from its lower end on; the lowest has none."""

    low: int | None
    key: str

    def name(self, language: str) -> str:
        return catalogue(language).text(f"king-band-{self.key}")

    def text(self, language: str) -> str:
        return catalogue(language).text(f"king-band-{self.key}.text")


@cache
def bands() -> tuple[Band, ...]:
    """From the lowest to the highest."""
    return tuple(Band(entry.get("from"), key) for key, entry in read_data("king.toml")["band"].items())


def band(difference: int) -> Band:
    """The band of a difference; 0 is none of the victories."""
    return [entry for entry in bands() if entry.low is None or difference >= entry.low][-1]


def band_of(totals: Sequence[int]) -> Band:
    """The band of a finished game: your total, then the King's."""
    you, king = totals
    return band(you - king)
