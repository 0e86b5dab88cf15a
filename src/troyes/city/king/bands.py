"""What the court says about a score: your points minus the King's fall into one of a few bands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from troyes.city.figures import read_data


class Band(NamedTuple):
    """One band, from its lower end on; the lowest has none."""

    low: int | None
    name: dict[str, str]  # by language
    text: dict[str, str]


@cache
def bands() -> tuple[Band, ...]:
    """From the lowest to the highest."""
    return tuple(Band(entry.get("from"), entry["name"], entry["text"]) for entry in read_data("king.toml")["band"])


def band(difference: int) -> Band:
    """The band of a difference; 0 is none of the victories."""
    return [entry for entry in bands() if entry.low is None or difference >= entry.low][-1]


def band_of(totals: Sequence[int]) -> Band:
    """The band of a finished game: your total, then the King's."""
    you, king = totals
    return band(you - king)
