# compiled
"""How good a position of the city is for a seat, as learned by self-play.

The model answers with the points everybody is expected to end with, source by source, and how likely the seat is to
win. A position is worth the points by which its seat should end ahead of its rivals, and what winning counts on top.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.features import Eyes, feature_count, write
from troyes.bots.city.weights import CityWeights
from troyes.bots.evaluation import Judge
from troyes.bots.model import Layers, Model, Sums, answer, pass_through
from troyes.city.rules.layout import NEUTRAL, OVER, PHASE, POINTS_HELD
from troyes.city.rules.scoring import board_points, character_points
from troyes.city.rules.state import State, get

# What the model answers: first the margin, then each player's chance of winning, then the points by source of everybody
# who scores; all in the order of features, the seat first.
MARGIN: Final = 0  # points by which the seat ends ahead of the mean of its rivals
WINNING: Final = 1  # the chance of winning, as a logit

SURE: Final = 10_000  # chances of winning are in parts of this
STEP: Final = 25  # hundredths of a logit between two entries of the table
EDGE: Final = 800  # beyond this, all is decided


def logistic_table() -> vec[i64]:
    return vec[i64]([round(SURE / (1 + exp(-logit / 100))) for logit in range(-EDGE, EDGE + STEP, STEP)])


LOGISTIC: Final = logistic_table()


def chance_of(logit: i64) -> i64:
    """The chance that belongs to a logit in hundredths, in parts of `SURE`."""
    if logit <= -EDGE or logit >= EDGE:
        return 0 if logit < 0 else SURE
    place = (logit + EDGE) // STEP
    rest = (logit + EDGE) % STEP
    return (LOGISTIC[place] * (STEP - rest) + LOGISTIC[place + 1] * rest) // STEP


def first_points(players: i64) -> i64:
    """The answer with which the points begin."""
    return WINNING + players


@final
class Learned:
    """What was learned for a number of players, and where the cards and events of a setup stand in it."""

    def __init__(self, model: Model, cards: vec[i64], events: vec[i64], win: i64) -> None:
        self.model: Model = model
        self.cards: vec[i64] = cards
        self.events: vec[i64] = events
        self.win: i64 = win  # points that winning counts as much as
        self.prices: CityWeights = CityWeights()
        self.temper: i64 = 0  # the temperament that the model has


@final
class LearnedJudge(Judge):
    """The eyes of a learned player at one decision."""

    def __init__(self, learned: Learned, known: State, seat: i64) -> None:
        super().__init__(learned.prices.base, known)
        self.learned: Learned = learned
        self.eyes: Eyes = Eyes(known, seat, learned.cards, learned.events, learned.prices)
        self.x: vec[i64] = vec[i64]([0] * int(feature_count(known.setup.players, known.setup.neutral_scores)))
        self.base: Sums = Sums(learned.model)
        self.layers: Layers = Layers(learned.model)
        self.other: LearnedJudge | None = None  # who answers to the move of this seat
        write(known, self.eyes, self.x)
        self.base.move_to(self.x)

    def outlook(self, s: State, seat: i64) -> i64:
        """Worth in hundredths of a point."""
        if seat != self.eyes.seat:
            return self.outlook_of_other(s, seat)
        self.nodes += 1
        if s.v[PHASE] == OVER:
            return final_worth(s, self.eyes, self.learned.win)
        self.look(s)
        return answer(self.learned.model, self.layers, MARGIN) + self.learned.win * self.chance() * 100 // SURE

    def outlook_of_other(self, s: State, seat: i64) -> i64:
        if self.other is None or self.other.eyes.seat != seat:
            self.other = LearnedJudge(self.learned, s, seat)
        return self.other.outlook(s, seat)

    def look(self, s: State) -> None:
        """Pass a position through the model, for `answer` and `chance`."""
        write(s, self.eyes, self.x)
        pass_through(self.learned.model, self.base, self.x, self.layers)

    def chance(self) -> i64:
        """How likely the seat is to win, in parts of `SURE`."""
        return chance_of(answer(self.learned.model, self.layers, WINNING))


def final_worth(s: State, eyes: Eyes, win: i64) -> i64:
    """After the end: exactly, but for characters that the seat does not know."""
    i: i64
    players = s.setup.players
    own = final_points(s, eyes, eyes.seat)
    total: i64 = 0
    best: i64 = 0
    for i in range(1, players):
        points = final_points(s, eyes, (eyes.seat + i) % players)
        total += points
        best = points if i == 1 else max(best, points)
    if s.setup.neutral_scores:
        total = best = final_points(s, eyes, NEUTRAL)
    won: i64 = 100 if own > best else 0
    if own == best and not s.setup.neutral_scores:
        won = 50
    return own - total // max(players - 1, 1) + win * won


def final_points(s: State, eyes: Eyes, owner: i64) -> i64:
    """In hundredths; characters count as likely as they were dealt."""
    character: i64
    points = 100 * (get(s, owner, POINTS_HELD) + board_points(s, owner))
    for character in range(len(eyes.judge.chances)):
        points += eyes.judge.chances[character] * character_points(s, character, owner)
    for extension in s.setup.on_scoring:
        for _, more in extension.score(s, owner):
            points += 100 * more
    return points
