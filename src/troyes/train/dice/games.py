"""Sheets that a learned player fills, and what is kept of them: each half-day as numbers, and how it should end.

What a sheet should end with before a roll is the mean, over a few rolls, of what the best line leads to; and as much as
the player is not trusted, by how much better or worse it went on from the roll that was played than was expected.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.dice.features import NUMBERS, write
from troyes.bots.dice.knowledge import fitting
from troyes.bots.dice.learned import ANSWERS, SheetJudge, decide, follow, play_on
from troyes.bots.dice.look import DiceLook
from troyes.bots.dice.weights import DiceWeights
from troyes.bots.model import Model
from troyes.bots.temperament import dice_temperament
from troyes.dice.edge.final_sheet import score_lines
from troyes.dice.game import DICE
from troyes.dice.rules.layout import CHOOSING, PHASE
from troyes.dice.rules.position import Position
from troyes.dice.rules.setup import Setup
from troyes.kernel.play.chance import FastSource, SequenceSource

PARTS: Final = 1000
STANDARD: Final = 700  # games in a thousand numbered as usual
OTHERWISE: Final[tuple[dict[str, Any], ...]] = (
    {"numbering": "crier", "direction": "descending"},
    {"numbering": "expert", "order": "drawn"},
)
ASTRAY: Final = (0, 50, 150, 400)  # lines in a thousand in which a sheet goes astray
FEW: Final = 6  # that look best, one of which it takes then
WHIM: Final = 300  # or, in so many cases of a thousand, any of all: what was never tried is never known to be bad
ALL: Final = 1000
EXAM: Final = 0xE8A  # seed of the games nobody learns from
Answers = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int16]
Sample = tuple[Numbers, Answers]


class Guess(NamedTuple):
    """Sheets of one half-day whose points are to be guessed by one process."""

    sheets: list[bytes]
    weights: bytes
    rolls: int
    seed: int


class Order(NamedTuple):
    """Games to be played by one process."""

    first: int  # number of the first game
    games: int
    seed: int
    weights: bytes  # of the player
    rolls: int  # how many are tried at each half-day
    trust: float  # how much its own judgement counts, the rest what came of it


def play_by_hand(order: Order) -> list[list[bytes]]:
    """Sheets that `greedy` fills: of each game those before every roll."""
    found = list[list[bytes]]()
    for number in range(order.first, order.first + order.games):
        game = Game(order, number)
        game.play()
        found.append(game.sheets)
    return found


def play_games(order: Order) -> Sample:
    """Numbers and what should come of all half-days, one row each."""
    model = fitting(order.weights, "weights")
    xs, ys = list[Numbers](), list[Answers]()
    for number in range(order.first, order.first + order.games):
        game = Taught(order, number, model)
        game.play()
        xs += game.xs
        ys += game.results()
    return np.stack(xs), np.stack(ys)


def guess(order: Guess) -> Sample:
    """What should come of sheets, as the player would go on from a few rolls."""
    judge = SheetJudge(fitting(order.weights, "weights"))
    random, setup = SequenceSource(order.seed), setups()[0]
    sheets = [DICE.from_bytes(setup, sheet) for sheet in order.sheets]
    y = [np.mean([rolled(sheet, judge, random) for _ in range(order.rolls)], axis=0) for sheet in sheets]
    return np.stack([numbers_of(sheet) for sheet in sheets]), np.stack(y).astype(np.float32)


def rolled(sheet: Position, judge: SheetJudge, random: SequenceSource) -> Answers:
    position = sheet.clone()
    play_on(position, judge, FastSource(drawn(random)))
    return told(position, judge)


def told(position: Position, judge: SheetJudge) -> Answers:
    """What the player expects of a sheet that it has just judged, or of one that is finished."""
    if position.is_over():
        return points_of(position)
    return np.array([judge.points(position, k) / 100 for k in range(ANSWERS)], np.float32)


def numbers_of(sheet: Position) -> Numbers:
    x = vec[i64]([0] * NUMBERS)
    write(sheet, x)
    return np.array(list(x), np.int64).astype(np.int16)


def drawn(random: SequenceSource) -> int:
    """A seed."""
    return int(random.below(1 << 31)) << 31 ^ int(random.below(1 << 31))


@cache
def setups() -> tuple[Setup, ...]:
    """The usual one first."""
    return tuple(DICE.setup({"players": 1, **other}) for other in ({}, *OTHERWISE))


def points_of(position: Position) -> Answers:
    """What a sheet scores: in all, then by source."""
    found = dict.fromkeys(DICE.sources, 0)
    for line in score_lines(position, 0):
        found[line.source] += line.points
    return np.array([sum(found.values()), *found.values()], np.float32)


class Game:
    """A sheet filled by the evaluation made by hand, with what is kept of it."""

    def __init__(self, order: Order, number: int) -> None:
        self.random = random = SequenceSource(order.seed << 32 ^ number)
        kind = 0 if random.below(PARTS) < STANDARD else 1 + int(random.below(len(OTHERWISE)))
        self.position = DICE.new(setups()[kind])
        self.dice = FastSource(drawn(random))
        self.astray = ASTRAY[random.below(len(ASTRAY))]
        self.prices = dice_temperament(DiceWeights(), number)
        self.sheets = list[bytes]()

    def play(self) -> None:
        while self.position.day == 0:
            self.position.apply(self.position.draw(self.dice))
        while not self.position.is_over():
            self.keep()
            self.half_day()

    def keep(self) -> None:
        self.sheets.append(self.position.to_bytes())

    def half_day(self) -> None:
        self.position.apply(self.position.draw(self.dice))
        while self.position.v[PHASE] == CHOOSING:
            look = DiceLook(self.position, 0, self.prices)
            self.choose([(look.worth(move), move) for move in look.considered], self.choices())

    def choices(self) -> int:
        """From how many of the best moves it takes any."""
        if self.random.below(PARTS) >= self.astray:
            return 1
        return FEW if self.random.below(PARTS) >= WHIM else ALL

    def choose(self, found: list[tuple[int, int]], few: int) -> None:
        """Play any of the few that look best."""
        best = sorted(found, reverse=True)[:few]
        self.position.apply(best[self.random.below(len(best))][1])


class Taught(Game):
    """A sheet filled by what was learned so far."""

    def __init__(self, order: Order, number: int, model: Model) -> None:
        super().__init__(order, number)
        self.judge = SheetJudge(model)
        self.rolls, self.trust = order.rolls, order.trust
        self.xs = list[Numbers]()
        self.expected = list[Answers]()  # before each roll
        self.reached = list[Answers]()  # after the line that was played

    def keep(self) -> None:
        self.xs.append(numbers_of(self.position))

    def half_day(self) -> None:
        others = [rolled(self.position, self.judge, self.random) for _ in range(self.rolls - 1)]
        self.position.apply(self.position.draw(self.dice))
        best = self.position.clone()
        decide(best, self.judge)
        expected = told(best, self.judge)
        self.expected.append(np.mean([expected, *others], axis=0))
        few = self.choices()
        if self.position.v[PHASE] == CHOOSING and few > 1:
            self.judge.begin()
            moves = self.position.legal(0)
            self.choose([(int(follow(self.position, self.judge, move)), move) for move in moves], few)
            decide(self.position, self.judge)
            expected = told(self.position, self.judge)
        else:
            self.position = best
        self.reached.append(expected)

    def results(self) -> list[Answers]:
        """What should come of the sheet before each roll."""
        wanted, goals = points_of(self.position), list[Answers]()
        for expected, reached in zip(reversed(self.expected), reversed(self.reached)):
            wanted = expected + (1 - self.trust) * (wanted - reached)
            goals.append(wanted)
        return goals[::-1]


def alone_games(model: Model, games: int) -> list[int]:
    """What a player scores in games alone that nobody learns from."""
    judge, found = SheetJudge(model), list[int]()
    for number in range(games):
        position, dice = DICE.new(setups()[0]), FastSource(EXAM << 32 ^ number)
        while position.day == 0:
            position.apply(position.draw(dice))
        while not position.is_over():
            play_on(position, judge, dice)
        found += position.totals()
    return found
