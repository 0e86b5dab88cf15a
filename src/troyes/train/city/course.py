"""The course of a training: games of the net that is there, a better net from them, and again.

Each generation leaves its games and its weights in the folder; what is there is not made again, so a training that was
interrupted goes on where it was. Games that were deleted are not missed once their generation has its weights. The
first generation is played by the evaluation made by hand. Every generation teaches a new net: one that goes on from the
net before it stays marked by the first games, which were played badly, and plays much worse.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from troyes.arena.workers import answers, answers_of_cluster, in_order
from troyes.bots.city.features import feature_count
from troyes.bots.weights_file import Shape
from troyes.train.city.games import Order, Sample, outputs_for, play_games
from troyes.train.net import Goals, Net, batches

PLAIN: Final = 16
SECOND: Final = 16
POINTS_PER_UNIT: Final = 10.0
OF_CHANCE: Final = 2.0  # what an error in a chance of winning weighs, one in the margin weighing 1
OF_SOURCES: Final = 0.15  # the same for the points from one source
RATE: Final = 1e-3
LAST_RATE: Final = 0.05  # of that, at the end of a generation
TRUSTED: Final = 2  # from this generation on, the player's own judgement counts
TESTED: Final = 20  # the last of so many parts of a generation is not learned from


class Course(NamedTuple):
    """What a training is to do."""

    players: int
    folder: Path
    generations: int
    games: int  # per generation
    epochs: int
    first: int  # units of the first layer
    window: int  # generations whose games are learned from
    trust: float  # see `Order`
    seed: int
    share: int  # games in one order
    cluster: bool
    processes: int

    def shape(self) -> Shape:
        inputs = int(feature_count(self.players, 1 if self.players == 1 else 0))
        return Shape(inputs, self.first, PLAIN, SECOND, outputs_for(self.players))

    def goals(self) -> Goals:
        count = outputs_for(self.players)
        weights = np.full(count, OF_SOURCES, np.float32)
        weights[0] = 1.0
        weights[1 : 1 + self.players] = OF_CHANCE / self.players
        return Goals(count, range(1, 1 + self.players), POINTS_PER_UNIT, weights)

    def path(self, kind: str, generation: int) -> Path:
        return self.folder / f"{kind}-{self.players}-{generation}"

    def weights_path(self) -> Path:
        return self.folder / f"city-{self.players}.weights"

    def weights_of(self, generation: int) -> Path:
        return self.path("weights", generation)

    def games_in(self, generation: int) -> Path:
        return self.path("games", generation).with_suffix(".npz")


def run(course: Course, tell: Callable[[dict[str, Any]], None]) -> None:
    """All generations; `tell` hears of each."""
    course.folder.mkdir(parents=True, exist_ok=True)
    window: list[Sample] = []
    before: Net | None = None
    for generation in range(course.generations):
        if was_cleared(course, generation):
            continue
        start = time.monotonic()
        window = [*window, games_of(course, generation)][-course.window :]
        if course.weights_of(generation).exists():
            continue
        played = time.monotonic() - start
        report, before = fit(course, generation, window, before)
        report |= {"players": course.players, "generation": generation, "samples": len(window[-1][0])}
        report |= {"play_seconds": round(played, 1), "fit_seconds": round(time.monotonic() - start - played, 1)}
        with (course.folder / f"curve-{course.players}.jsonl").open("a") as file:
            file.write(json.dumps(report) + "\n")
        tell(report)
    course.weights_path().write_bytes(course.weights_of(course.generations - 1).read_bytes())


def was_cleared(course: Course, generation: int) -> bool:
    """Whether a generation is done and its games are gone."""
    return course.weights_of(generation).exists() and not course.games_in(generation).exists()


# ---- games -------------------------------------------------------------------------------------------------------


def games_of(course: Course, generation: int) -> Sample:
    """The games of a generation, played unless they are there."""
    path = course.games_in(generation)
    if path.exists():
        with np.load(path) as kept:
            return kept["x"], kept["y"]
    found = list(played(course, generation))
    x, y = np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])
    write_arrays(path, x=x, y=y)
    return x, y


def played(course: Course, generation: int) -> Iterator[Sample]:
    weights = course.weights_of(generation - 1).read_bytes() if generation else b""
    trust = course.trust if generation >= TRUSTED else 0.0
    first = generation * course.games
    orders = [
        Order(course.players, number, min(course.share, first + course.games - number), course.seed, weights, trust)
        for number in range(first, first + course.games, course.share)
    ]
    if course.cluster:
        return in_order(answers_of_cluster(play_games, orders))
    return in_order(answers(play_games, orders, course.processes))


def write_arrays(path: Path, **arrays: Any) -> None:
    with io.BytesIO() as file:
        np.savez(file, **arrays)
        write_whole(path, file.getvalue())


def write_whole(path: Path, data: bytes) -> None:
    """A file is there as a whole or not at all."""
    beside = path.with_name("unfinished-" + path.name)
    beside.write_bytes(data)
    beside.replace(path)


# ---- fitting -----------------------------------------------------------------------------------------------------


def fit(course: Course, generation: int, window: list[Sample], before: Net | None) -> tuple[dict[str, Any], Net]:
    """Teach a net; how well it, and the one before it, tell the games that are not learned from."""
    x, y = np.concatenate([x for x, _ in window]), np.concatenate([y for _, y in window])
    known = len(x) - len(window[-1][0]) // TESTED  # whole games, but for one: positions of a game end alike
    tested = slice(known, None)
    net, goals = Net(course.shape(), course.seed + generation), course.goals()
    net.scale_to(x[:known])
    for done, rows in batches(known, course.epochs, course.seed + generation):
        net.learn(x[rows], y[rows], goals, RATE * (1 - (1 - LAST_RATE) * done))
    write_whole(course.weights_of(generation), net.whole(goals))
    told = {"after": quality(course, net, x[tested], y[tested])}
    if before is not None:
        told = {"before": quality(course, before, x[tested], y[tested]), **told}
    return told, net


def quality(course: Course, net: Net, x: Any, y: Any) -> dict[str, float]:
    """How well the margin is foretold (the share of its variance), and the chance of winning (its log loss)."""
    answers = net.answers(x)
    off = answers[:, 0] * POINTS_PER_UNIT - y[:, 0]
    told = 1 - float(np.var(off)) / max(float(np.var(y[:, 0])), 1e-9)
    losses, _ = course.goals().errors(answers, y)
    return {"margin": round(told, 4), "chance": round(float(losses[1]), 4)}
