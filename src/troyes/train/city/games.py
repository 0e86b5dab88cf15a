"""Games that a learned player plays against itself, and what is kept of them: positions as numbers, and how it ended.

A position is kept as the seat sees it that has just finished its part, and at the end of a round as each seat sees it:
these are the positions that are judged in play.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.evaluation import CityJudge
from troyes.bots.city.features import Eyes, feature_count, write
from troyes.bots.city.knowledge import fitting, places_in, with_model
from troyes.bots.city.learned import SURE, WINNING, Learned, LearnedJudge, chance_of
from troyes.bots.city.look import CityLook
from troyes.bots.city.weights import CityWeights, solo_weights
from troyes.bots.evaluation import Judge
from troyes.bots.model import answer
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
ASTRAY: Final = (20, 50, 100, 250)  # decisions in a thousand in which a seat takes any of the few that look best
FEW: Final = 6
HAND: Final = 200  # seats in a thousand that are played by the evaluation made by hand
WHIM: Final = 15  # decisions in a thousand that are drawn at random
KEPT: Final = 500  # positions in a thousand that are kept within a round

Answers = npt.NDArray[np.float32]
Sample = tuple[npt.NDArray[np.int16], Answers]


class Order(NamedTuple):
    """Games to be played by one process."""

    players: int
    first: int  # number of the first game
    games: int
    seed: int
    weights: bytes  # of the player; none: the evaluation by hand
    trust: float = 0.0  # how much its own judgement at the end of a round counts, the rest what came of it


def outputs_for(players: int) -> int:
    """How many answers a model gives: the margin, everybody's chance of winning, everybody's points by source."""
    return 1 + players + (players + (players == 1)) * len(CITY.sources)


def play_games(order: Order) -> Sample:
    """Numbers and results of the positions that are kept, one row each."""
    model = None
    if order.weights:
        model = fitting(order.weights, "weights", order.players)
    xs = list[npt.NDArray[np.int16]]()
    ys = list[Answers]()
    for number in range(order.first, order.first + order.games):
        random = SequenceSource(order.seed << 32 ^ number)
        setup = setup_drawn(order.players, random)
        learned = with_model(setup, model) if model is not None else None
        game = Game(setup, learned, random, number, order.trust)
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

    def __init__(
        self, setup: Setup, learned: Learned | None, random: SequenceSource, number: int, trust: float
    ) -> None:
        self.setup = setup
        self.trust = trust if learned is not None else 0.0
        self.learned = learned
        self.random = random
        self.players = int(setup.players)
        self.dice = FastSource(int(random.below(1 << 31)) << 32 ^ number)
        self.position = CITY.new(setup)
        self.astray = [ASTRAY[random.below(len(ASTRAY))] for _ in range(self.players)]
        self.by_hand = [learned is None or random.below(PARTS) < HAND for _ in range(self.players)]
        self.prices = solo_weights() if setup.neutral_scores else CityWeights()
        self.cards, self.events = places_of(setup)
        self.room = vec[i64]([0] * int(feature_count(self.players, int(setup.neutral_scores))))
        self.xs = list[npt.NDArray[np.int16]]()
        self.seats = list[int]()
        self.parts = list[int]()  # how many rounds had ended before each
        self.ends = list[list[Answers]]()  # what was expected at the end of each round, by seat

    def play(self) -> None:
        position = self.position
        kept_round = position.round
        while (decider := position.decider()) != GAME_OVER:
            if decider == CHANCE_SEAT:
                if position.round != kept_round and position.v[PHASE] != ACTIONS:
                    kept_round = position.round
                    self.end_round()
                position.apply(position.draw(self.dice))
                continue
            moves = position.legal()
            position.apply(moves[0] if len(moves) == 1 else self.choose(decider))
            if self.is_done(decider) and self.random.below(PARTS) < KEPT:
                self.keep(decider)

    def end_round(self) -> None:
        if self.trust:
            self.ends.append([self.foretold(seat) for seat in range(self.players)])
        for seat in range(self.players):
            self.keep(seat)

    def foretold(self, seat: int) -> Answers:
        """What the player expects, in the order of its model's answers."""
        assert self.learned is not None
        judge = LearnedJudge(self.learned, self.position, seat)
        judge.look(self.position)
        outputs = outputs_for(self.players)
        answers = [answer(self.learned.model, judge.layers, k) for k in range(outputs)]
        chances = range(WINNING, WINNING + self.players)
        told = [chance_of(one) / SURE if k in chances else one / 100 for k, one in enumerate(answers)]
        return np.array(told, np.float32)

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
        found = sorted(((look.worth(move), move) for move in moves), reverse=True)
        few = found[:FEW] if self.random.below(PARTS) < self.astray[seat] else found[:1]
        return few[self.random.below(len(few))][1]

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
        self.parts.append(len(self.ends))

    def results(self) -> list[Answers]:
        """What the model should have answered at each position that was kept: what came of it, and what was expected at
        the end of its round and of those after it."""
        wanted = results_of(self.position)
        goals = [wanted]
        for expected in reversed(self.ends):
            wanted = [self.trust * one + (1 - self.trust) * came for one, came in zip(expected, wanted)]
            goals.append(wanted)
        return [goals[len(self.ends) - part][seat] for part, seat in zip(self.parts, self.seats)]


def results_of(position: Position) -> list[Answers]:
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
