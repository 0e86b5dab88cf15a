"""Learning from games: a net fitted to how they ended."""

from __future__ import annotations

from math import cos, pi
from typing import Any, Final, NamedTuple

import numpy as np

from troyes.city.game import CITY
from troyes.train.city.net import (
    SCALE,
    Adam,
    Layers,
    Spread,
    Targets,
    backward,
    beginning,
    forward,
    logistic,
    margin_row,
    shuffled,
    slopes,
    spread_of,
)
from troyes.train.city.playing import Batch

GROUP: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 1e-4
SOURCES: Final = len(CITY.sources)


class Net(NamedTuple):
    """Weights, and the spread of the inputs they were fitted to."""

    layers: Layers
    spread: Spread


def fit(batch: Batch, before: Net | None, epochs: int, seed: int) -> Net:
    """Every position `epochs` times, from the weights there were, in steps that grow smaller."""
    random = np.random.default_rng(seed)
    count, players = batch.won.shape
    spread = before.spread if before is not None else spread_of(batch.seen)
    layers = before.layers if before is not None else beginning(batch.seen.shape[1], players, batch.points.shape[1], seed)
    layers = [layer.copy() for layer in layers]
    adam = Adam(layers, DECAY)
    done, steps = 0, max(count // GROUP, 1) * epochs
    for _ in range(epochs):
        for rows in shuffled(count, GROUP, random):
            passed = forward(layers, spread.even(batch.seen[rows]))
            targets = Targets.of(batch.points[rows], batch.won[rows])
            adam.step(layers, backward(layers, passed, slopes(passed, targets, SOURCES)), step_size(done / steps))
            done += 1
    return Net(layers, spread)


def step_size(done: float) -> float:
    """From the full size down to a fiftieth, along a half wave."""
    return RATE * (0.02 + 0.98 * (0.5 + 0.5 * cos(pi * min(1.0, done))))


def report(net: Net, batch: Batch) -> dict[str, Any]:
    """How well games that were not learned from are foretold, in all and by round."""
    players = batch.won.shape[1]
    row = margin_row(batch.points.shape[1] // SOURCES, SOURCES) * SCALE
    passed = forward(net.layers, net.spread.even(batch.seen))
    margin = batch.points.astype(np.float32) @ row / SCALE
    foretold = passed.answers[:, players:] @ row
    chance, won = logistic(passed.answers[:, 0]), batch.won[:, 0]
    loss = -(won * np.log(chance + 1e-6) + (1 - won) * np.log(1 - chance + 1e-6)).mean()

    def explained(which: Any) -> float:
        return round(float(1 - ((margin - foretold)[which] ** 2).mean() / max(margin[which].var(), 1e-6)), 3)

    return {
        "positions": len(margin),
        "explained": explained(np.ones(len(margin), bool)),
        "by_round": {int(k): explained(batch.rounds == k) for k in np.unique(batch.rounds)},
        "log_loss": round(float(loss), 4),
        "margin_error": round(float(np.abs(margin - foretold).mean()), 2),
    }
