"""A decision as a bot sees it that looks ahead: which moves it considers, what each is worth, and why.

Worth is in hundredths of a point, in whole numbers, so that every machine judges alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from troyes.bots.budget import Budget
from troyes.bots.judgement import VALUE, Forecast, Judged, Judgement
from troyes.kernel.play.chance import SequenceSource

Parts = dict[str, int]  # by source


class Look(Protocol):
    """One decision of one seat."""

    considered: Sequence[int]  # legal moves, in the order in which they are looked at
    left_out: Sequence[int]  # the others: nothing better is expected of them

    @property
    def evaluations(self) -> int:
        """Positions valued so far."""

    def worth(self, move: int) -> int:
        """What a move leads to, looked through to the end of the seat's own part."""

    def parts(self, move: int) -> Parts:
        """By source, as far as the worth of a move comes from one; the rest is not said."""


class ForeseeingLook(Look, Protocol):
    """One that also says how the game should end."""

    def forecast(self) -> list[Forecast]:
        """By seat, whoever else scores last."""


def looked_at(look: Look, moves: Iterable[int], budget: Budget) -> Iterator[tuple[int, int]]:
    """Each move with its worth, for as long as the budget lasts."""
    for move in moves:
        before = look.evaluations
        worth = look.worth(move)
        budget.spend(look.evaluations - before)
        yield move, worth
        if budget.is_over():
            return


def best_of(found: Iterable[tuple[int, int]], source: SequenceSource) -> int:
    """The move of the highest worth; the source breaks ties."""
    best = best_worth = ties = 0
    for move, worth in found:
        if ties == 0 or worth > best_worth:
            best, best_worth, ties = move, worth, 1
        elif worth == best_worth:
            ties += 1
            if source.below(ties) == 0:
                best = move
    return best


def judgement_of(look: Look, budget: Budget) -> Judgement:
    """All moves, those considered first. What was left out is worth no more than the best of them."""
    found = list(looked_at(look, look.considered, budget))
    if not budget.is_over():
        most = max(worth for _, worth in found)
        found += [(move, min(worth, most)) for move, worth in looked_at(look, look.left_out, budget)]
    return Judgement(tuple(judged(look, move, worth) for move, worth in found))


def judged(look: Look, move: int, worth: int) -> Judged:
    parts = {source: part for source, part in look.parts(move).items() if part}
    rest = worth - sum(parts.values())
    return Judged(move, worth / 100, {source: part / 100 for source, part in {**parts, VALUE: rest}.items()})
