"""The net in floating point: passing forward, learning, and its weights in whole numbers.

The same shape as `bots/model.py`. It learns three things at once: the points of everybody by source, the margin
between the seat and its rivals, which moves are chosen by, and who wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from troyes.bots.model import BITS, FIRST_BITS, UNIT_BITS
from troyes.bots.weights_file import Shape, pack

Floats = NDArray[np.float32]
Layers = list[Floats]  # w1, b1, w2, b2, w3, b3

FIRST: Final = 64
PLAIN: Final = 16
SECOND: Final = 32
SCALE: Final = 10.0  # points per unit of what is learned
LEAST_SPREAD: Final = 0.3  # of an input: what hardly ever differs must not weigh much
LIMIT: Final = 2**31 - 1
# How much each of the three counts.
OF_MARGIN: Final = 1.0
OF_SOURCES: Final = 0.5
OF_WINNING: Final = 0.5


class Spread(NamedTuple):
    """Mean and spread of the inputs: the net sees them evened out."""

    mean: Floats
    spread: Floats

    def even(self, seen: NDArray[np.int16]) -> Floats:
        return (seen.astype(np.float32) - self.mean) / self.spread


def spread_of(seen: NDArray[np.int16]) -> Spread:
    some = seen[:: max(1, len(seen) // 100_000)].astype(np.float32)
    return Spread(some.mean(0), np.maximum(some.std(0), LEAST_SPREAD).astype(np.float32))


def beginning(inputs: int, players: int, points: int, seed: int) -> Layers:
    random = np.random.default_rng(seed)
    outputs = players + points  # who wins, then the points; the margin follows from them

    def layer(rows: int, columns: int) -> Floats:
        return (random.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32)

    zeros = [np.zeros(n, np.float32) for n in (FIRST, SECOND, outputs)]
    return [layer(inputs, FIRST) * 0.5, zeros[0], layer(FIRST, SECOND), zeros[1], layer(PLAIN + SECOND, outputs) * 0.1, zeros[2]]


class Targets(NamedTuple):
    """How games ended, as the net learns it."""

    points: Floats  # by owner and source, in units of `SCALE`
    won: Floats  # by player, the shares of the victory

    @classmethod
    def of(cls, points: NDArray[np.int16], won: Floats) -> Targets:
        return cls(points.astype(np.float32) / SCALE, won)


class Pass(NamedTuple):
    """What passing forward leaves."""

    inputs: Floats
    units: Floats
    last: Floats
    answers: Floats


def forward(layers: Layers, inputs: Floats) -> Pass:
    w1, b1, w2, b2, w3, b3 = layers
    units = inputs @ w1 + b1
    np.maximum(units[:, PLAIN:], 0, out=units[:, PLAIN:])
    second = np.maximum(units @ w2 + b2, 0)
    last = np.concatenate([units[:, :PLAIN], second], axis=1)
    return Pass(inputs, units, last, last @ w3 + b3)


def margin_row(owners: int, sources: int) -> Floats:
    """What the points of each owner and source count in the margin: the own ones, less the mean of the others'."""
    row = np.full(owners * sources, -1.0 / max(owners - 1, 1), np.float32)
    row[:sources] = 1.0
    return row


def slopes(passed: Pass, targets: Targets, sources: int) -> Floats:
    """How the loss changes with each answer."""
    n, players = targets.won.shape
    row = margin_row(targets.points.shape[1] // sources, sources)
    off = passed.answers[:, players:] - targets.points
    margin_off = off @ row
    slope = np.empty_like(passed.answers)
    slope[:, :players] = OF_WINNING * (logistic(passed.answers[:, :players]) - targets.won) / n
    slope[:, players:] = (OF_SOURCES * off + OF_MARGIN * margin_off[:, None] * row) / n
    return slope


def logistic(logits: Floats) -> Floats:
    return (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)


def backward(layers: Layers, passed: Pass, slope: Floats) -> Layers:
    """How the loss changes with each weight."""
    _, _, w2, _, w3, _ = layers
    to_last = slope @ w3.T
    to_second = to_last[:, PLAIN:] * (passed.last[:, PLAIN:] > 0)
    to_units = to_second @ w2.T
    to_units[:, :PLAIN] += to_last[:, :PLAIN]
    to_units[:, PLAIN:] *= passed.units[:, PLAIN:] > 0
    return [
        passed.inputs.T @ to_units,
        to_units.sum(0),
        passed.units.T @ to_second,
        to_second.sum(0),
        passed.last.T @ slope,
        slope.sum(0),
    ]


class Adam:
    """Steps of a size of their own for every weight (Kingma and Ba, 2015), with decay of the weights."""

    def __init__(self, layers: Layers, decay: float) -> None:
        self.decay = decay
        self.means = [np.zeros_like(layer) for layer in layers]
        self.squares = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def step(self, layers: Layers, slopes: Layers, rate: float) -> None:
        self.steps += 1
        correction = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for layer, slope, mean, square in zip(layers, slopes, self.means, self.squares):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            layer -= correction * mean / (np.sqrt(square) + 1e-8)
            if layer.ndim > 1:
                layer *= 1 - rate * self.decay


def shuffled(count: int, size: int, random: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """Every row once, in groups."""
    order = random.permutation(count)
    for at in range(0, count - count % size or count, size):
        yield np.sort(order[at : at + size])


# ---- whole numbers -----------------------------------------------------------------------------------------------


def in_whole_numbers(layers: Layers, spread: Spread, players: int, sources: int) -> bytes:
    """The file of weights of a net. The spread of the inputs becomes part of the first layer, and the margin an answer
    of its own."""
    w1, b1, w2, b2, w3, b3 = (layer.astype(np.float64) for layer in layers)
    w1 = w1 / spread.spread[:, None]
    b1 = b1 - spread.mean @ w1
    row = margin_row((w3.shape[1] - players) // sources, sources).astype(np.float64)
    w3[:, players:] *= SCALE
    b3[players:] *= SCALE
    w3 = np.column_stack([w3[:, players:] @ row, w3])  # the order of `bots/city/learned.py`
    b3 = np.concatenate([[b3[players:] @ row], b3])
    shape = Shape(w1.shape[0], w1.shape[1], PLAIN, w2.shape[1], w3.shape[1])
    whole = [
        rounded(w1, FIRST_BITS), rounded(b1, FIRST_BITS),
        rounded(w2.T, BITS), rounded(b2, UNIT_BITS + BITS),
        rounded(w3.T, BITS), rounded(b3, UNIT_BITS + BITS),
    ]  # fmt: skip
    return pack(shape, whole)


def rounded(layer: NDArray[np.float64], bits: int) -> list[int]:
    return [int(x) for x in np.clip(np.rint(layer.ravel() * 2**bits), -LIMIT, LIMIT)]
