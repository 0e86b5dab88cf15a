"""What is counted over many games. It can be merged, and its size does not depend on how many games there were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
        self.lowest = extreme(min, self.lowest, other.lowest)
        self.highest = extreme(max, self.highest, other.highest)

    def summary(self, games: int) -> dict[str, Any]:
        return {
            "seats_per_game": self.seats / games,
            "mean_score": self.points / self.seats,
            "win_share": self.won / games,
            "min_score": self.lowest,
            "max_score": self.highest,
        }


@dataclass
class AutomatonTally:
    """Games against an automaton that scores, such as the King: its points, and how far the seats were ahead of it."""

    games: int = 0
    points: int = 0
    difference: int = 0  # best seat minus automaton
    won: int = 0  # games in which the difference was above zero: to be level is not to win
    lowest: int | None = None  # differences
    highest: int | None = None

    def add(self, points: int, difference: int) -> None:
        self.merge(AutomatonTally(1, points, difference, int(difference > 0), difference, difference))

    def merge(self, other: AutomatonTally) -> None:
        self.games += other.games
        self.points += other.points
        self.difference += other.difference
        self.won += other.won
        self.lowest = extreme(min, self.lowest, other.lowest)
        self.highest = extreme(max, self.highest, other.highest)

    def summary(self) -> dict[str, Any]:
        return {
            "mean_score": self.points / self.games,
            "mean_difference": self.difference / self.games,
            "win_share": self.won / self.games,  # of the seats, against the automaton
            "min_difference": self.lowest,
            "max_difference": self.highest,
        }


def extreme(choose: Callable[[int, int], int], a: int | None, b: int | None) -> int | None:
    """The lower or the higher of two, of which either may be missing."""
    if a is None or b is None:
        return b if a is None else a
    return choose(a, b)


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
    automaton: AutomatonTally = field(default_factory=AutomatonTally)

    def count(self, options: int, is_main: bool) -> None:
        """One decision."""
        self.decisions += 1
        self.options += options
        if is_main:
            self.main_decisions += 1
            self.main_options += options

    def think(self, seat: int, seconds: float) -> None:
        """How long a bot took to decide; only who compares bots keeps it."""

    def finish(self, names: Sequence[str], scores: Sequence[int]) -> None:
        """One game: its final scores, in the order of the seats; an automaton that scores comes after them."""
        seats, rest = list(scores[: len(names)]), scores[len(names) :]
        self.games += 1
        self.points = added(self.points, seats)
        best = max(seats)
        part = 1 / seats.count(best)
        for rival in rest:
            self.automaton.add(rival, best - rival)
            part = part if best > rival else 0.0
        for name, points in zip(names, seats):
            self.bots.setdefault(name, BotTally()).add(points, part if points == best else 0.0)

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options
        self.main_decisions += other.main_decisions
        self.main_options += other.main_options
        self.points = added(self.points, other.points)
        for name, tally in other.bots.items():
            self.bots.setdefault(name, BotTally()).merge(tally)
        self.automaton.merge(other.automaton)

    def summary(self, seconds: float) -> dict[str, Any]:
        against = {"king": self.automaton.summary()} if self.automaton.games else {}
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
            **against,
        }
