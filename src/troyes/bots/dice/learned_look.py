"""A decision in the dice game as a learned player sees it."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, prod, sqrt
from typing import Final

from troyes.bots.dice.features import half_days_ahead
from troyes.bots.dice.knowledge import setup_alone, tempered_model
from troyes.bots.dice.learned import FIRST_SOURCE, SheetJudge, alone, decide, follow, own_move
from troyes.bots.judgement import Forecast
from troyes.bots.look import Parts
from troyes.bots.weights_file import LATEST
from troyes.dice.edge.final_sheet import score_lines
from troyes.dice.game import DICE
from troyes.dice.rules.course import end_half_day
from troyes.dice.rules.layout import CHOOSING, DONE, PHASE, SHEETS
from troyes.dice.rules.position import Position, spare

# Standard deviations in hundredths, by half-days to come: what two sheets filled with the
# same dice do not share, as measured over 150 games of two players that differ by their temperaments alone.
SPREADS: Final = (0, 82, 125, 156, 171, 184, 205, 216, 224, 235, 247, 253, 253, 254, 254, 254, 254)
FINE: Final = 8  # steps in a standard deviation
REACH: Final = 4 * FINE


class LearnedDiceLook:
    """A seat's own sheet, whatever the others do: they cannot touch it."""

    left_out: Sequence[int] = ()

    def __init__(self, known: Position, seat: int, edition: str = LATEST, temper: int = 0) -> None:
        self.known = known
        self.seat = seat
        self.setup = setup_alone(bool(known.setup.banquets))
        self.judge = SheetJudge(tempered_model(edition, temper))
        self.judge.begin()
        self.start = alone(known, seat, self.setup)
        self.considered: Sequence[int] = [move + seat for move in self.start.moves(0)]

    @property
    def evaluations(self) -> int:
        return int(self.judge.nodes)

    def worth(self, move: int) -> int:
        return int(follow(self.start, self.judge, own_move(move)))

    def parts(self, move: int) -> Parts:
        """The points that the sheet should end with, by source."""
        position = self.start.clone()
        position.apply(own_move(move))
        decide(position, self.judge)
        return self.points_in(position)

    def points_in(self, position: Position) -> Parts:
        """Of a sheet whose line is done, in hundredths."""
        if position.is_over():
            found = dict.fromkeys(DICE.sources, 0)
            for line in score_lines(position, 0):
                found[line.source] += 100 * line.points
            return found
        self.judge.begin()
        self.judge.look(position)
        return {source: int(self.judge.points(position, FIRST_SOURCE + k)) for k, source in enumerate(DICE.sources)}

    def forecast(self) -> list[Forecast]:
        """How everybody is expected to end, by seat, if all choose as this player would."""
        points = [self.points_in(self.ended(seat)) for seat in range(int(self.known.setup.players))]
        chances = chances_of([sum(one.values()) for one in points], spread_of(self.known))
        return [
            Forecast({source: amount / 100 for source, amount in one.items()}, chance)
            for one, chance in zip(points, chances)
        ]

    def ended(self, seat: int) -> Position:
        """The sheet of a seat at the end of the half-day; of another seat as it was shown, with the best line."""
        position = alone(self.known, seat, self.setup)
        if position.v[PHASE] != CHOOSING:
            return position
        if seat != self.seat:
            position.v[SHEETS + DONE] = 0
            spare(position, 0)
        if position.v[SHEETS + DONE]:
            end_half_day(position)
        elif position.v[PHASE] == CHOOSING:
            decide(position, self.judge)
        return position


def spread_of(known: Position) -> float:
    """How far a seat may still end from what is expected, in hundredths, beyond what the same dice do to all."""
    ahead = int(half_days_ahead(known))
    return SPREADS[ahead - 1 if known.v[PHASE] == CHOOSING else ahead]


def chances_of(totals: Sequence[int], spread: float) -> list[float]:
    """How likely each is to have the most, where everybody ends near what is expected of him; a tie is shared."""
    if spread == 0:
        best = max(totals)
        return [(total == best) / totals.count(best) for total in totals]
    found = [0.0] * len(totals)
    for step in range(-REACH, REACH + 1):
        weight = exp(-((step / FINE) ** 2) / 2)
        for seat, total in enumerate(totals):
            here = total / spread + step / FINE
            found[seat] += weight * prod(below(here - other / spread) for k, other in enumerate(totals) if k != seat)
    whole = sum(found)
    return [one / whole for one in found]


def below(distance: float) -> float:
    """How likely a normal number is to be below that, in standard deviations."""
    return (1 + erf(distance / sqrt(2))) / 2
