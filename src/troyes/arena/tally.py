"""What is counted over many games. It can be merged, and its size does not depend on how many games there were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any


def added(a: Sequence[int], b: Sequence[int]) -> list[int]:
    """Seat by seat; a tally without games has no seats yet."""
    return [x + y for x, y in zip_longest(a, b, fillvalue=0)]


@dataclass
class BotTally:
    """Results of one bot over all seats it has had."""

    seats: int = 0
    points: int = 0
    won: float = 0.0  # a shared victory counts in equal parts
    lowest: int | None = None
    highest: int | None = None

    def add(self, points: int, won: float) -> None:
        self.merge(BotTally(1, points, won, points, points))

    def merge(self, other: BotTally) -> None:
        self.seats += other.seats
        self.points += other.points
        self.won += other.won
        if other.lowest is not None and other.highest is not None:
            self.lowest = other.lowest if self.lowest is None else min(self.lowest, other.lowest)
            self.highest = other.highest if self.highest is None else max(self.highest, other.highest)

    def summary(self, games: int) -> dict[str, Any]:
        return {
            "seats_per_game": self.seats / games,
            "mean_score": self.points / self.seats,
            "win_share": self.won / games,
            "min_score": self.lowest,
            "max_score": self.highest,
        }


@dataclass
class Tally:
    """Games, decisions with more than one option, the moves listed at them, and scores by seat and by bot."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    main_decisions: int = 0
    main_options: int = 0
    points: list[int] = field(default_factory=list)  # by seat
    bots: dict[str, BotTally] = field(default_factory=dict)

    def count(self, options: int, is_main: bool) -> None:
        """One decision."""
        self.decisions += 1
        self.options += options
        if is_main:
            self.main_decisions += 1
            self.main_options += options

    def finish(self, names: Sequence[str], scores: Sequence[int]) -> None:
        """One game: its final scores, in the order of the seats."""
        best = max(scores)
        winners = list(scores).count(best)
        self.games += 1
        self.points = added(self.points, scores)
        for name, points in zip(names, scores):
            self.bots.setdefault(name, BotTally()).add(points, 1 / winners if points == best else 0.0)

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options
        self.main_decisions += other.main_decisions
        self.main_options += other.main_options
        self.points = added(self.points, other.points)
        for name, tally in other.bots.items():
            self.bots.setdefault(name, BotTally()).merge(tally)

    def summary(self, seconds: float) -> dict[str, Any]:
        return {
            "games": self.games,
            "games_per_second": self.games / seconds,
            "decisions": self.decisions,
            "main_decisions": self.main_decisions,
            "decisions_per_second": self.decisions / seconds,
            "legal_moves_per_decision": self.options / max(self.decisions, 1),
            "legal_moves_per_main_decision": self.main_options / max(self.main_decisions, 1),
            "mean_scores": [points / self.games for points in self.points],
            "bots": {name: self.bots[name].summary(self.games) for name in sorted(self.bots)},
        }
