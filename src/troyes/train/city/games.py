"""Games that a learned player plays against itself, and what is kept of them: positions as numbers, and how it ended.

A position is kept as the seat sees it that has just finished its part, and at the end of a round as each seat sees it:
these are the positions that are judged in play.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.evaluation import CityJudge
from troyes.bots.city.features import Eyes, feature_count, write
from troyes.bots.city.knowledge import fitting, places_in, with_model
from troyes.bots.city.learned import Learned, LearnedJudge
from troyes.bots.city.look import CityLook
from troyes.bots.city.weights import CityWeights, solo_weights
from troyes.bots.evaluation import Judge
from troyes.city.edge.final_sheet import score_lines, scorers
from troyes.city.edge.info import info
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules.answers import GAME_OVER
from troyes.city.rules.codes import CHANCE_SEAT
from troyes.city.rules.layout import ACTIONS, PHASE
from troyes.city.rules.phases import is_follow_up
from troyes.city.rules.position import Position, masked
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import top
from troyes.kernel.play.chance import FastSource, SequenceSource

PARTS: Final = 1000
PLAIN: Final = 450  # games in a thousand without modules
ALL: Final = 150  # with all of them
BOLD: Final = 500  # seats in a thousand that also take moves which look a little worse
HAND: Final = 120  # seats in a thousand that are played by the evaluation made by hand
WHIM: Final = 15  # decisions in a thousand that are drawn at random
HEAT: Final = 150.0  # hundredths of a point by which a move may look worse and still be taken often
KEPT: Final = 500  # positions in a thousand that are kept within a round

Sample = tuple[npt.NDArray[np.int16], npt.NDArray[np.float32]]


class Order(NamedTuple):
    """Games to be played by one process."""

    players: int
    first: int  # number of the first game
    games: int
    seed: int
    weights: bytes  # of the player; none: the evaluation by hand


def outputs_for(players: int) -> int:
    """How many answers a model gives: the margin, everybody's chance of winning, everybody's points by source."""
    return 1 + players + (players + (players == 1)) * len(CITY.sources)


def play_games(order: Order) -> Sample:
    """Numbers and results of the positions that are kept, one row each."""
    model = None
    if order.weights:
        model = fitting(order.weights, "weights", order.players)
    xs = list[npt.NDArray[np.int16]]()
    ys = list[npt.NDArray[np.float32]]()
    for number in range(order.first, order.first + order.games):
        random = SequenceSource(order.seed << 32 ^ number)
        setup = setup_drawn(order.players, random)
        learned = with_model(setup, model) if model is not None else None
        game = Game(setup, learned, random, number)
        game.play()
        xs += game.xs
        ys += game.results()
    return np.stack(xs), np.stack(ys)


def setup_drawn(players: int, random: SequenceSource) -> Setup:
    """The variety of games that are learned from: without modules, with all of them, with any and any variant."""
    kind = random.below(PARTS)
    if kind < PLAIN:
        return setup_for(players, ())
    if kind < PLAIN + ALL:
        return setup_for(players, tuple(MODULES))
    drawn = CITY.random_options(random)
    options = {**drawn, "players": players, "tournament": drawn["tournament"] and players > 2}
    return CITY.setup({**options, "revealed": drawn["revealed"] and players > 1})


@cache
def setup_for(players: int, modules: tuple[str, ...]) -> Setup:
    return CITY.setup({"players": players, "modules": list(modules)})


@lru_cache(maxsize=64)
def places_of(setup: Setup) -> tuple[vec[i64], vec[i64]]:
    return places_in(setup)


class Game:
    """One game, with what is kept of it."""

    def __init__(self, setup: Setup, learned: Learned | None, random: SequenceSource, number: int) -> None:
        self.setup = setup
        self.learned = learned
        self.random = random
        self.players = int(setup.players)
        self.dice = FastSource(int(random.below(1 << 31)) << 32 ^ number)
        self.position = CITY.new(setup)
        self.is_bold = [random.below(PARTS) < BOLD for _ in range(self.players)]
        self.by_hand = [learned is None or random.below(PARTS) < HAND for _ in range(self.players)]
        self.prices = solo_weights() if setup.neutral_scores else CityWeights()
        self.cards, self.events = places_of(setup)
        self.room = vec[i64]([0] * int(feature_count(self.players, int(setup.neutral_scores))))
        self.xs = list[npt.NDArray[np.int16]]()
        self.seats = list[int]()

    def play(self) -> None:
        position = self.position
        kept_round = position.round
        while (decider := position.decider()) != GAME_OVER:
            if decider == CHANCE_SEAT:
                if position.round != kept_round and position.v[PHASE] != ACTIONS:
                    kept_round = position.round
                    for seat in range(self.players):
                        self.keep(seat)
                position.apply(position.draw(self.dice))
                continue
            moves = position.legal()
            position.apply(moves[0] if len(moves) == 1 else self.choose(decider))
            if self.is_done(decider) and self.random.below(PARTS) < KEPT:
                self.keep(decider)

    def is_done(self, seat: int) -> bool:
        """Whether a seat has finished what it began."""
        position = self.position
        if position.decider() == GAME_OVER:
            return False
        return position.decider() != seat or not is_follow_up(position.v[top(position)])

    def choose(self, seat: int) -> int:
        look = self.look(seat)
        moves = look.considered
        if len(moves) == 1:
            return moves[0]
        if self.random.below(PARTS) < WHIM:
            return moves[self.random.below(len(moves))]
        worths = [look.worth(move) for move in moves]
        best = max(worths)
        if not self.is_bold[seat]:
            return moves[worths.index(best)]
        return moves[self.drawn([exp((worth - best) / HEAT) for worth in worths])]

    def drawn(self, shares: list[float]) -> int:
        left = self.random.below(1 << 30) / (1 << 30) * sum(shares)
        for k, share in enumerate(shares):
            left -= share
            if left < 0:
                return k
        return len(shares) - 1

    def look(self, seat: int) -> CityLook:
        def make_judge(known: Position) -> Judge:
            if self.by_hand[seat] or self.learned is None:
                return CityJudge(self.prices, known)
            return LearnedJudge(self.learned, known, seat)

        return CityLook(masked(self.position, seat), make_judge)

    def keep(self, seat: int) -> None:
        write(self.position, Eyes(self.position, seat, self.cards, self.events, self.prices), self.room)
        self.xs.append(np.array(list(self.room), np.int64).clip(-32768, 32767).astype(np.int16))
        self.seats.append(seat)

    def results(self) -> list[npt.NDArray[np.float32]]:
        """What the model should have answered at each position that was kept."""
        by_seat = results_of(self.position)
        return [by_seat[seat] for seat in self.seats]


def results_of(position: Position) -> list[npt.NDArray[np.float32]]:
    """For each seat, in the order of the model's answers."""
    setup: Any = position.setup
    players = int(setup.players)
    names = info(setup).names
    points = [by_source(score_lines(position, names, owner)) for owner in scorers(setup)]
    totals = [int(sum(one)) for one in points]
    won = [share_of_win(totals, seat, players) for seat in range(players)]
    found = []
    for seat in range(players):
        order = [(seat + k) % players for k in range(players)] + list(range(players, len(totals)))
        others = [totals[owner] for owner in order[1:]]
        margin = totals[seat] - sum(others) / len(others)
        chances = [won[owner] for owner in order[:players]]
        found.append(np.array([margin, *chances, *(p for owner in order for p in points[owner])], np.float32))
    return found


def by_source(lines: Any) -> list[int]:
    return [sum(line.points for line in lines if line.source == source) for source in CITY.sources]


def share_of_win(totals: list[int], seat: int, players: int) -> float:
    """Of a victory; level with the King is none."""
    best = max(totals)
    winners = [owner for owner, points in enumerate(totals) if points == best]
    if seat not in winners or winners[-1] >= players:
        return 0.0
    return 1 / len(winners)
