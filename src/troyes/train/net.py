"""The net while it learns: the shape of `bots/model.py` in floating point, fitted with Adam, written as whole numbers.

Numbers of a position are scaled by what the first games showed; the scaling is folded into the first layer when the
weights are written, so that whoever plays multiplies the numbers as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from troyes.bots.model import BITS, FIRST_BITS, UNIT_BITS
from troyes.bots.weights_file import Shape, pack

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int16]

BATCH: Final = 2048
SMALLEST_SPREAD: Final = 0.4  # of a number that hardly ever changes
LIMIT: Final = 2**31 - 1
DECAY: Final = 1e-5  # of weights, per step
MOMENTS: Final = (0.9, 0.999)


class Goals:
    """What the answers are compared with: points by squares, chances of winning by their logarithm."""

    def __init__(self, outputs: int, chances: range, scale: float, weights: Floats) -> None:
        self.outputs = outputs
        self.chances = chances
        self.scales = np.full(outputs, scale, np.float32)  # points per unit of an answer while learning
        self.scales[chances.start : chances.stop] = 1.0
        self.weights = weights

    def errors(self, answers: Floats, wanted: Floats) -> tuple[Floats, Floats]:
        """Loss by answer (mean over the batch), and its slope for every answer."""
        off: Floats = answers - wanted / self.scales
        losses = 0.5 * np.square(off)
        k = slice(self.chances.start, self.chances.stop)
        chance = 1 / (1 + np.exp(-answers[:, k]))
        off[:, k] = chance - wanted[:, k]
        losses[:, k] = np.logaddexp(0, answers[:, k]) - wanted[:, k] * answers[:, k]
        return losses.mean(axis=0), off * self.weights


class Net:
    """Weights of three layers; `plain` of the first units pass as they are."""

    def __init__(self, shape: Shape, seed: int = 1) -> None:
        random = np.random.default_rng(seed)
        last = shape.plain + shape.second

        def drawn(rows: int, columns: int, gain: float) -> Floats:
            return np.float32(gain / np.sqrt(rows)) * random.standard_normal((rows, columns), np.float32)

        self.shape = shape
        self.mean = np.zeros(shape.inputs, np.float32)
        self.spread = np.ones(shape.inputs, np.float32)
        self.weights: list[Floats] = [
            drawn(shape.inputs, shape.first, 1.0),
            np.zeros(shape.first, np.float32),
            drawn(shape.first, shape.second, 1.4),
            np.zeros(shape.second, np.float32),
            drawn(last, shape.outputs, 0.3),
            np.zeros(shape.outputs, np.float32),
        ]
        self.moments = [[np.zeros_like(w) for w in self.weights] for _ in range(2)]
        self.steps = 0

    def scale_to(self, x: Numbers) -> None:
        """Fix how numbers are scaled."""
        self.mean = x.mean(axis=0, dtype=np.float64).astype(np.float32)
        self.spread = np.maximum(x.std(axis=0, dtype=np.float64), SMALLEST_SPREAD).astype(np.float32)

    def answers(self, x: Numbers) -> Floats:
        scaled: Floats = (x - self.mean) / self.spread
        return self.forward(scaled)[-1]

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Units of the first layer, of the second, what the last one sees, and the answers."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = x @ w1 + b1
        np.maximum(first[:, self.shape.plain :], 0, out=first[:, self.shape.plain :])
        second = np.maximum(first @ w2 + b2, 0)
        last = np.concatenate([first[:, : self.shape.plain], second], axis=1)
        return first, second, last, last @ w3 + b3

    def learn(self, x: Numbers, wanted: Floats, goals: Goals, rate: float) -> Floats:
        """One step of Adam; the loss by answer."""
        scaled: Floats = (x - self.mean) / self.spread
        first, second, last, answers = self.forward(scaled)
        losses, slope = goals.errors(answers, wanted)
        slope /= len(x)
        self.step(self.slopes(scaled, first, second, last, slope), rate)
        return losses

    def slopes(self, x: Floats, first: Floats, second: Floats, last: Floats, slope: Floats) -> list[Floats]:
        plain = self.shape.plain
        _, _, w2, _, w3, _ = self.weights
        back = slope @ w3.T
        back_second = back[:, plain:] * (second > 0)
        back_first = back_second @ w2.T
        back_first[:, :plain] += back[:, :plain]
        back_first[:, plain:] *= first[:, plain:] > 0
        return [
            x.T @ back_first,
            back_first.sum(axis=0),
            first.T @ back_second,
            back_second.sum(axis=0),
            last.T @ slope,
            slope.sum(axis=0),
        ]

    def step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        keep, keep_square = MOMENTS
        rate *= np.sqrt(1 - keep_square**self.steps) / (1 - keep**self.steps)
        for weight, slope, mean, square in zip(self.weights, slopes, *self.moments):
            mean += (1 - keep) * (slope - mean)
            square += (1 - keep_square) * (np.square(slope) - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8) + DECAY * weight

    # ---- files ---------------------------------------------------------------------------------------------------

    def whole(self, goals: Goals) -> bytes:
        """The bytes of a file of weights for `bots/model.py`."""
        w1, b1, w2, b2, w3, b3 = (weight.astype(np.float64) for weight in self.weights)
        w1 = w1 / self.spread[:, None]
        b1 = b1 - self.mean @ w1
        w3, b3 = w3 * goals.scales, b3 * goals.scales
        layers = [
            whole(w1, FIRST_BITS),
            whole(b1, FIRST_BITS),
            whole(w2, BITS),
            whole(b2, UNIT_BITS + BITS),
            whole(w3.T, BITS),
            whole(b3, UNIT_BITS + BITS),
        ]
        return pack(self.shape, layers)

    def kept(self) -> dict[str, Any]:
        """All of it, to go on later."""
        kept: dict[str, Any] = {"mean": self.mean, "spread": self.spread, "steps": np.int64(self.steps)}
        for k, weight in enumerate(self.weights):
            kept |= {f"w{k}": weight, f"m{k}": self.moments[0][k], f"s{k}": self.moments[1][k]}
        return kept

    def restore(self, kept: Any) -> None:
        self.mean, self.spread, self.steps = kept["mean"], kept["spread"], int(kept["steps"])
        self.weights = [kept[f"w{k}"] for k in range(len(self.weights))]
        self.moments = [[kept[f"{name}{k}"] for k in range(len(self.weights))] for name in "ms"]


def whole(weights: npt.NDArray[np.float64], bits: int) -> list[int]:
    scaled = np.rint(weights * 2**bits)
    return [int(weight) for weight in np.clip(scaled, -LIMIT, LIMIT).ravel()]


def batches(count: int, epochs: int, seed: int, size: int = BATCH) -> Iterator[tuple[float, npt.NDArray[np.int64]]]:
    """Indices of one batch after the other, each with how much of the way is done."""
    random = np.random.default_rng(seed)
    per_epoch = max(count // size, 1)
    for epoch in range(epochs):
        order = random.permutation(count)
        for k in range(per_epoch):
            yield (epoch * per_epoch + k) / (epochs * per_epoch), order[k * size : (k + 1) * size]
