"""What a bot thinks of the moves it could make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

VALUE: Final = "value"  # the part of a value that has no source


class Judged(NamedTuple):
    """A legal move and its value: the points by which its seat should end up ahead, as the bot sees it.

    The parts add up to the value. Their keys are `sources` of the rules where the bot can say them; the rest is
    `VALUE`. A deterministic look-ahead has no standard error.
    """

    move: int
    value: float
    parts: Mapping[str, float]
    error: float = 0.0


class Judgement(NamedTuple):
    """Every legal move once; only those that were reached if the budget was over before."""

    moves: tuple[Judged, ...]

    def best(self) -> Judged:
        """The first among those of the highest value."""
        return max(self.moves, key=lambda judged: judged.value)


class Forecast(NamedTuple):
    """How a player expects the game to end for one seat, or for the King."""

    points: Mapping[str, float]  # by source
    chance: float | None  # of winning, from 0 to 1; nobody says it for the King
