"""Games of a player against itself, and what can be learned from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from troyes.bots.city.evaluation import CityJudge
from troyes.bots.city.features import Eyes, feature_count, write
from troyes.bots.city.knowledge import fitting, places_in, with_model
from troyes.bots.city.learned import LearnedJudge
from troyes.bots.city.look import CityLook
from troyes.bots.city.weights import CityWeights, solo_weights
from troyes.bots.evaluation import Judge
from troyes.bots.model import Model
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules.answers import GAME_OVER, decider
from troyes.city.rules.codes import CHANCE_SEAT
from troyes.city.rules.phases import is_follow_up
from troyes.city.rules.position import Position, masked
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import top
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.kernel.play.chance import FastSource, SequenceSource

ASTRAY: Final = 7  # per cent of decisions in which any of the best few moves is taken
ASTRAY_EARLY: Final = 25  # the same before the first round
FEW: Final = 6
KEPT: Final = 30  # per cent of positions at rest that are kept, of the last ones of a round all
PLAIN: Final = 45  # per cent of games without modules; of the others, as many with all as with some

Numbers = NDArray[np.int16]


class Batch(NamedTuple):
    """Positions as a seat saw them, a row each, and how their games ended."""

    seen: Numbers  # numbers of `features`
    points: Numbers  # final points by source, of everybody who scores, the seat first
    won: NDArray[np.float32]  # everybody's share of the victory, in the same order
    rounds: Numbers


def options_for(players: int, source: SequenceSource) -> dict[str, Any]:
    """The variety of games that are learned from."""
    kind = int(source.below(100))
    if kind < PLAIN:
        return {"players": players}
    if kind < (100 + PLAIN) // 2:
        return {"players": players, "modules": list(MODULES)}
    while True:
        options = CITY.random_options(source)
        if (options["players"] == 1) == (players == 1):
            return {**options, "players": players, "tournament": options["tournament"] and players > 2}


def play(players: int, weights: bytes | None, seed: int, games: int) -> Batch:
    """Some games of the player with these weights, or of `greedy` without them; the same for equal arguments."""
    model = None if weights is None else fitting(weights, "the weights in training", players)
    parts = list[Batch]()
    for number in range(games):
        source = SequenceSource(seed << 20 | number)
        setup = CITY.setup(options_for(players, source))
        parts.append(Game(setup, model, source).play(seed << 20 | number))
    return joined(parts)


def joined(parts: Sequence[Batch]) -> Batch:
    return Batch(*(np.concatenate(columns) for columns in zip(*parts)))


class Game:
    """One game, with notes of what its seats saw."""

    def __init__(self, setup: Setup, model: Model | None, source: SequenceSource) -> None:
        self.setup = setup
        self.players = int(setup.players)
        self.learned = None if model is None else with_model(setup, model)
        self.prices = solo_weights() if setup.neutral_scores else CityWeights()
        self.places = places_in(setup)
        self.source = source
        self.x = vec[i64]([0] * int(feature_count(setup.players, setup.neutral_scores)))
        self.seen = list[Numbers]()
        self.seats = list[int]()
        self.rounds = list[int]()

    def play(self, seed: int) -> Batch:
        """To the end; the seed is that of the dice."""
        dice = FastSource(seed)
        position = CITY.new(self.setup)
        while (deciding := int(decider(position))) != GAME_OVER:
            if deciding == CHANCE_SEAT:
                position.apply(position.draw(dice))
                continue
            before = position.round
            position.apply(self.move(position, deciding))
            if is_at_rest(position, deciding) and (position.round != before or self.source.below(100) < KEPT):
                self.note(position, deciding)
        return self.batch(position)

    def move(self, position: Position, seat: int) -> int:
        """What the player takes, and now and then something else that does not look bad."""
        if len(position.legal()) == 1:
            return int(position.legal()[0])
        known = masked(position, seat)
        look = CityLook(known, lambda known: self.judge(known, seat))
        found = sorted(((look.worth(move), move) for move in look.considered), reverse=True)
        astray = ASTRAY if position.round > 0 else ASTRAY_EARLY
        few = found[:FEW] if self.source.below(100) < astray else found[:1]
        return few[self.source.below(len(few))][1]

    def judge(self, known: Position, seat: int) -> Judge:
        return CityJudge(self.prices, known) if self.learned is None else LearnedJudge(self.learned, known, seat)

    def note(self, position: Position, mover: int) -> None:
        """As the seat sees it that has just moved, or as often as that as any other."""
        seat = mover if self.source.below(2) else int(self.source.below(self.players))
        write(position, Eyes(position, seat, *self.places, CityWeights()), self.x)
        self.seen.append(np.array(list(self.x), np.int16))
        self.seats.append(seat)
        self.rounds.append(position.round)

    def batch(self, end: Position) -> Batch:
        totals = end.totals()
        won = winners(totals, self.players)
        shares = [(seat in won) / max(len(won), 1) for seat in range(self.players)]
        by_owner = [by_source(lines) for lines in CITY.scores(end)]
        points = list[list[int]]()
        for seat in self.seats:
            order = [*((seat + k) % self.players for k in range(self.players)), *range(self.players, len(totals))]
            points.append([amount for owner in order for amount in by_owner[owner]])
        return Batch(
            np.array(self.seen, np.int16).reshape(len(self.seats), len(self.x)),
            np.array(points, np.int16).reshape(len(self.seats), len(totals) * len(CITY.sources)),
            np.array([[shares[(seat + k) % self.players] for k in range(self.players)] for seat in self.seats], np.float32),
            np.array(self.rounds, np.int16),
        )


def by_source(lines: Sequence[ScoreLine]) -> list[int]:
    points = dict.fromkeys(CITY.sources, 0)
    for line in lines:
        points[line.source] += line.points
    return list(points.values())


def is_at_rest(position: Position, mover: int) -> bool:
    """Whether a seat has finished what it began: where positions are judged."""
    deciding = decider(position)
    if deciding == GAME_OVER:
        return False
    return deciding != mover or not is_follow_up(position.v[top(position)])
