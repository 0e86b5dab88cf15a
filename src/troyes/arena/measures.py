"""What the games between bots amount to: how often each wins, points, time, ratings, and every two side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import combinations
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from troyes.arena.deals import Deals
from troyes.arena.intervals import Estimate, mean_of, share_of
from troyes.arena.played import Played
from troyes.city.king.bands import band, bands
from troyes.kernel.contract.rules import winners

NORMAL: Final = 1.96  # of the error of a rating
STEPS: Final = (50, 55, 60, 65, 70)  # points of a game that is played alone


class Seat(NamedTuple):
    """What a bot reached on a seat of one game. Alone, without an automaton that scores, nothing is won or lost."""

    deal: int
    game: int
    seat: int
    bot: str
    score: int
    ahead: int | None  # of the best other seat, or of the automaton
    won: float | None  # a shared victory in equal parts
    decisions: int
    seconds: float
    median: float
    slowest: float

    @property
    def worth(self) -> int:
        """What bots that play alone are compared by."""
        return self.score if self.ahead is None else self.ahead


def seats_of(deals: Deals, game: Played) -> list[Seat]:
    """A game as its seats see it."""
    best = winners(game.scores, deals.players)
    found = []
    for seat, bot in enumerate(deals.seating(game.game)):
        score, others = game.scores[seat], [*game.scores[:seat], *game.scores[seat + 1 :]]
        ahead = score - max(others) if others else None
        won = (1 / len(best) if seat in best else 0.0) if others else None
        clock = (game.decisions[seat], game.seconds[seat], game.median[seat], game.slowest[seat])
        found.append(Seat(deals.deal_of(game.game), game.game, seat, bot, score, ahead, won, *clock))
    return found


def measured(deals: Deals, games: Sequence[Played]) -> dict[str, Any]:
    """Of whole deals, in their order."""
    seats = [seat for game in games for seat in seats_of(deals, game)]
    rated = ratings(deals, seats)
    return {
        "bots": [
            {"name": bot, **measures(deals, [seat for seat in seats if seat.bot == bot]), **rated.get(bot, NO_RATING)}
            for bot in deals.contestants()
        ],
        "pairs": [side_by_side(seats, *two, deals.players == 1) for two in combinations(deals.contestants(), 2)],
    }


def measures(deals: Deals, seats: Sequence[Seat]) -> dict[str, Any]:
    """Of one bot."""
    points = mean_of(by_deal(seats, lambda seat: seat.score))
    found: dict[str, Any] = {"games": len({seat.game for seat in seats}), **NO_VICTORIES}
    if seats[0].ahead is not None:
        found |= told("win_rate", share_of(by_deal(seats, lambda seat: seat.won or 0.0)))
        found |= told("margin", mean_of(by_deal(seats, lambda seat: seat.ahead or 0)))
    found |= told("mean_points", points)
    decisions = sum(seat.decisions for seat in seats)
    found["decisions"] = decisions
    found["seconds_per_move"] = sum(seat.seconds for seat in seats) / max(decisions, 1)
    found["median_seconds"] = median(seat.median for seat in seats)
    found["slowest_seconds"] = max(seat.slowest for seat in seats)
    return found | ({"bands": in_bands(seats)} if deals.players == 1 else {})


NO_VICTORIES: Final = {"win_rate": None, "win_rate_ci": None, "margin": None, "margin_ci": None}
NO_RATING: Final = {"rating": None, "rating_ci": None}


def told(name: str, found: Estimate) -> dict[str, Any]:
    bounds = None if found.low is None else [found.low, found.high]
    return {name: found.mean, f"{name}_ci": bounds}


def by_deal(seats: Iterable[Seat], value: Callable[[Seat], float]) -> list[list[float]]:
    found: dict[int, list[float]] = {}
    for seat in seats:
        found.setdefault(seat.deal, []).append(value(seat))
    return [*found.values()]


def in_bands(seats: Sequence[Seat]) -> dict[str, float]:
    """Shares of the games: what the court says of each, or the points that were reached at least."""
    if seats[0].ahead is None:
        return {f"{least}+": fmean(seat.score >= least for seat in seats) for least in STEPS}
    said = [band(seat.worth).key for seat in seats]
    return {one.key: said.count(one.key) / len(said) for one in bands()}


# ---- two bots side by side ---------------------------------------------------------------------------------------


def side_by_side(seats: Sequence[Seat], first: str, second: str, alone: bool) -> dict[str, Any]:
    """Where both sit at one table; alone, where both have played the same deal. How often the first is ahead of the
    second (level counts half), and by how much."""
    together: dict[int, dict[str, list[Seat]]] = {}
    for seat in seats:
        if seat.bot in (first, second):
            together.setdefault(seat.deal if alone else seat.game, {}).setdefault(seat.bot, []).append(seat)
    better, difference = dict[int, list[float]](), dict[int, list[float]]()
    for found in together.values():
        if len(found) == 2:
            deal = found[first][0].deal
            gaps = [
                one.worth - two.worth if alone else one.score - two.score
                for one in found[first]
                for two in found[second]
            ]
            better.setdefault(deal, []).append(fmean((gap > 0) + (gap == 0) / 2 for gap in gaps))
            difference.setdefault(deal, []).append(fmean(gaps))
    rate, ahead = share_of([*better.values()]), mean_of([*difference.values()])
    games = sum(map(len, better.values()))
    return {"bots": [first, second], "games": games, **told("win_rate", rate), **told("difference", ahead)}


def result_of_deal(deals: Deals, games: Sequence[Played]) -> float:
    """For the first of two bots, above zero where it did better: its share of the victories over an even one; alone,
    its points over the other's."""
    seats = [seat for game in games for seat in seats_of(deals, game)]
    own = [seat for seat in seats if seat.bot == deals.contestants()[0]]
    if deals.players > 1:
        return fmean(seat.won or 0.0 for seat in own) - 1 / deals.players
    return fmean(seat.worth for seat in own) - fmean(seat.worth for seat in seats if seat not in own)


# ---- ratings -----------------------------------------------------------------------------------------------------


def ratings(deals: Deals, seats: Iterable[Seat]) -> dict[str, dict[str, Any]]:
    """By the model of Plackett and Luce, as on the server, over all games in their order; alone, over all deals.
    Nothing where only one bot plays, or without the library."""
    try:
        model: Any = import_module("openskill.models").PlackettLuce()
    except ImportError:
        return {}
    if len(deals.contestants()) < 2:
        return {}
    rated: dict[str, Any] = {bot: model.rating() for bot in deals.contestants()}
    tables: dict[int, list[Seat]] = {}
    for seat in seats:
        tables.setdefault(seat.deal if deals.players == 1 else seat.game, []).append(seat)
    for table in tables.values():
        before = [[model.create_rating([rated[seat.bot].mu, rated[seat.bot].sigma])] for seat in table]
        after = model.rate(before, scores=[seat.worth if deals.players == 1 else seat.score for seat in table])
        for bot in {seat.bot for seat in table}:
            own = [new for seat, (new,) in zip(table, after) if seat.bot == bot]
            rated[bot] = model.create_rating([fmean(new.mu for new in own), fmean(new.sigma for new in own)])
    return {bot: told("rating", around(new.mu, NORMAL * new.sigma)) for bot, new in rated.items()}


def around(middle: float, reach: float) -> Estimate:
    return Estimate(middle, middle - reach, middle + reach)
