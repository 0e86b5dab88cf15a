"""The course of a training in the dice game.

The first generation goes backwards: of many sheets that `greedy` has filled, those before the last roll are judged by
the lines that end them, those before the roll before it by what was so learned, and so on to the first. Each later
generation is played by the net that is there, and a better one is learned from it. Each leaves its games and its net
in the folder; what is there is not made again, so a training that was interrupted goes on where it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from troyes.arena.workers import answers, answers_of_cluster, in_order
from troyes.bots.dice.features import HALF_DAYS, NUMBERS
from troyes.bots.dice.knowledge import NAME, fitting
from troyes.bots.dice.learned import ANSWERS, OUTPUTS
from troyes.bots.weights_file import Shape
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.train.city.course import write_arrays
from troyes.train.dice.games import (
    Answers,
    Guess,
    Order,
    Sample,
    alone_games,
    guess,
    numbers_of,
    play_by_hand,
    play_games,
    setups,
)
from troyes.train.dice.goals import DiceGoals, lay_line, line_through
from troyes.train.net import Net, batches

PLAIN: Final = OUTPUTS  # a unit for each line
SECOND: Final = 16
RATE: Final = 1e-3
LAST_RATE: Final = 0.03  # of that, at the end of a generation
BATCH: Final = 256
TESTED: Final = 20  # the last of so many parts of a generation is not learned from
SCALED: Final = 1000  # games that tell how numbers are scaled
MEASURED: Final = 1000  # games alone that tell how strong it has become


T = TypeVar("T")


class Course(NamedTuple):
    """What a training is to do."""

    folder: Path
    generations: int
    games: int  # per generation
    epochs: int
    first: int  # units of the first layer that bend
    window: int  # generations whose games are learned from
    rolls: int  # see `Order`
    trust: float  # see `Order`
    seed: int
    share: int  # games in one order
    cluster: bool
    processes: int

    def shape(self) -> Shape:
        return Shape(NUMBERS, PLAIN + self.first, PLAIN, SECOND, OUTPUTS)

    def path(self, kind: str, generation: int) -> Path:
        return self.folder / f"{kind}-{NAME}-{generation}"

    def weights_path(self) -> Path:
        return self.folder / f"{NAME}.weights"

    def weights_of(self, generation: int) -> Path:
        return self.path("weights", generation)

    def net_of(self, generation: int) -> Path:
        return self.path("net", generation).with_suffix(".npz")

    def games_in(self, generation: int) -> Path:
        return self.path("games", generation).with_suffix(".npz")


def run(course: Course, tell: Callable[[dict[str, Any]], None]) -> None:
    """All generations; `tell` hears of each."""
    course.folder.mkdir(parents=True, exist_ok=True)
    net = Net(course.shape(), course.seed)
    window: list[Sample] = []
    for generation in range(course.generations):
        if was_cleared(course, generation):
            restore(net, course.net_of(generation))
            continue
        start = time.monotonic()
        window = [*window, games_of(course, generation, net)][-course.window :]
        played = time.monotonic() - start
        report = fit(course, net, generation, window)
        if report:
            report |= {"generation": generation, "samples": len(window[-1][0])}
            report |= {"play_seconds": round(played, 1), "fit_seconds": round(time.monotonic() - start - played, 1)}
            with (course.folder / f"curve-{NAME}.jsonl").open("a") as file:
                file.write(json.dumps(report) + "\n")
            tell(report)
    course.weights_path().write_bytes(course.weights_of(course.generations - 1).read_bytes())


def was_cleared(course: Course, generation: int) -> bool:
    """Whether a generation is done and its games are gone."""
    return course.net_of(generation).exists() and not course.games_in(generation).exists()


# ---- games -------------------------------------------------------------------------------------------------------


def games_of(course: Course, generation: int, net: Net) -> Sample:
    """The games of a generation, played unless they are there."""
    path = course.games_in(generation)
    if path.exists():
        with np.load(path) as kept:
            x, y = kept["x"], kept["y"]
        if generation == 0:
            lay_lines(net, x, y)
        return x, y
    found = backwards(course, net) if generation == 0 else played(course, generation)
    x, y = np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])
    write_arrays(path, x=x, y=y)
    return x, y


def played(course: Course, generation: int) -> list[Sample]:
    found = work(course, play_games, orders(course, generation, course.weights_of(generation - 1).read_bytes()))
    return [(x, with_clock(y, HALF_DAYS - np.arange(len(y)) % HALF_DAYS)) for x, y in found]


def backwards(course: Course, net: Net) -> list[Sample]:
    """All sheets of `greedy`, one half-day after the other, the last one first. The net is given its lines."""
    games = [game for found in work(course, play_by_hand, orders(course, 0, b"")) for game in found]
    begin(net, np.stack([numbers_of(sheet_of(sheet)) for game in games[:SCALED] for sheet in game]))
    samples = list[Sample]()
    for ahead in range(1, HALF_DAYS + 1):
        weights = net.whole(DiceGoals())
        sheets = [game[HALF_DAYS - ahead] for game in games]
        parts = [sheets[at : at + course.share] for at in range(0, len(sheets), course.share)]
        asked = [
            Guess(part, weights, course.rolls, course.seed << 16 ^ ahead << 10 ^ k) for k, part in enumerate(parts)
        ]
        found = work(course, guess, asked)
        x, y = np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])
        lay_line(net, ahead, *line_through(x, y))
        samples.append((x, with_clock(y, np.full(len(y), ahead))))
    return mixed(samples, len(games))


def begin(net: Net, x: Any) -> None:
    net.scale_to(x[: SCALED * HALF_DAYS])
    net.weights[4][PLAIN:] = 0  # what bends says nothing yet


def lay_lines(net: Net, x: Any, y: Any) -> None:
    """As they were found when these sheets were played."""
    begin(net, x)
    for ahead in range(1, HALF_DAYS + 1):
        own = y[:, ANSWERS] == ahead
        lay_line(net, ahead, *line_through(x[own], y[own][:, :ANSWERS]))


def mixed(samples: list[Sample], games: int) -> list[Sample]:
    """Game by game."""
    x, y = np.stack([x for x, _ in samples], axis=1), np.stack([y for _, y in samples], axis=1)
    return [(x.reshape(games * HALF_DAYS, -1), y.reshape(games * HALF_DAYS, -1))]


def sheet_of(sheet: bytes) -> Position:
    return DICE.from_bytes(setups()[0], sheet)


def with_clock(y: Answers, ahead: Any) -> Answers:
    """What should come of sheets, and after it how many half-days were to come."""
    return np.column_stack([y, ahead]).astype(np.float32)


def orders(course: Course, generation: int, weights: bytes) -> list[Order]:
    start = generation * course.games
    return [
        Order(
            number,
            min(course.share, start + course.games - number),
            course.seed,
            weights,
            course.rolls,
            course.trust,
        )
        for number in range(start, start + course.games, course.share)
    ]


def work(course: Course, does: Callable[[Any], T], asked: list[Any]) -> list[T]:
    if course.cluster:
        return list(in_order(answers_of_cluster(does, asked)))
    return list(in_order(answers(does, asked, course.processes)))


# ---- fitting -----------------------------------------------------------------------------------------------------


def fit(course: Course, net: Net, generation: int, window: list[Sample]) -> dict[str, Any]:
    """Teach the net; nothing to tell if that was done before."""
    path, goals = course.net_of(generation), DiceGoals()
    if path.exists():
        restore(net, path)
        return {}
    x, y = np.concatenate([x for x, _ in window]), np.concatenate([y for _, y in window])
    known = len(x) - max(course.games // TESTED, 1) * HALF_DAYS  # whole games
    tested = slice(known, None)
    before = quality(net, x[tested], y[tested])
    for done, rows in batches(known, course.epochs, course.seed + generation, BATCH):
        net.learn(x[rows], y[rows], goals, RATE * (1 - (1 - LAST_RATE) * done))
    weights = net.whole(goals)
    course.weights_of(generation).write_bytes(weights)
    write_arrays(path, **net.kept())
    after = quality(net, x[tested], y[tested])
    points = alone_games(fitting(weights, "weights"), min(MEASURED, course.games))
    return {"before": before, "after": after, "points": round(float(np.mean(points)), 2)}


def restore(net: Net, path: Path) -> None:
    with np.load(path) as kept:
        net.restore(kept)


def quality(net: Net, x: Any, y: Any) -> dict[str, float]:
    """How well the points are foretold: the share of their variance, and how far one answer is off."""
    off = DiceGoals().off(net.answers(x), y)
    told = 1 - float(np.var(off)) / max(float(np.var(y[:, 0])), 1e-9)
    return {"told": round(told, 4), "off": round(float(np.std(off)), 2)}
