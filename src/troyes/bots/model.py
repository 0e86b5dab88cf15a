# compiled
"""A small net in whole numbers: what the learned players expect of a position, given as numbers.

The first layer has units that pass as they are and units that pass only what is positive; the second layer sees both,
the last one the passing units and the second layer. Whole numbers alone, so compiled and plain play agree, on every
machine. Most numbers of a position stay the same from one move to the next: the first layer is kept as sums, and only
the difference is added. Two sums lie in one number, `LANE` apart, so that both are multiplied at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_BITS: Final = 16  # weights of the first layer are in parts of 2**16
UNIT_BITS: Final = 10  # units of both layers
BITS: Final = 12  # weights of the other layers
POINT: Final = 100  # answers are in hundredths
PER_CENT: Final = 100
LANE: Final = 32  # bits of the lower of two sums
LOWER: Final = 4294967295  # all of them
HALF: Final = 2147483648  # what a sum stays below, on both sides of nothing


def pairs(count: i64) -> i64:
    return (count + 1) // 2


def paired(weights: list[int], count: int) -> list[int]:
    """Rows of `count` weights, two in one number; the last of an odd row is alone."""
    found = list[int]()
    for at in range(0, len(weights), count):
        row = [*weights[at : at + count], 0]
        found += [row[k] + (row[k + 1] << LANE) for k in range(0, count, 2)]
    return found


def lower_of(pair: i64) -> i64:
    return (pair + HALF & LOWER) - HALF


def upper_of(pair: i64) -> i64:
    return pair - lower_of(pair) >> LANE


@final
class Model:
    """The weights. `plain` of the `first` units pass as they are."""

    def __init__(self, inputs: i64, first: i64, plain: i64, second: i64, outputs: i64) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.plain: i64 = plain
        self.second: i64 = second
        self.outputs: i64 = outputs
        self.w1: vec[i64] = vec[i64]([0] * int(inputs * pairs(first)))  # by input, in pairs
        self.b1: vec[i64] = vec[i64]([0] * int(pairs(first)))
        self.w2: vec[i64] = vec[i64]([0] * int(pairs(second) * first))  # by unit of the first layer, in pairs
        self.b2: vec[i64] = vec[i64]([0] * int(pairs(second)))
        self.w3: vec[i64] = vec[i64]([0] * int(outputs * (plain + second)))  # by answer
        self.b3: vec[i64] = vec[i64]([0] * int(outputs))


@final
class Sums:
    """The first layer for one position, and the numbers it was made from."""

    def __init__(self, model: Model) -> None:
        self.model: Model = model
        self.x: vec[i64] = vec[i64]([0] * int(model.inputs))
        self.sums: vec[i64] = model.b1[:]

    def move_to(self, x: vec[i64]) -> None:
        """Make them those of another position."""
        add_difference(self.model, self.x, x, self.sums)
        self.x = x[: self.model.inputs]


@final
class Layers:
    """Room for one pass through a model."""

    def __init__(self, model: Model) -> None:
        self.sums: vec[i64] = vec[i64]([0] * int(pairs(model.first)))
        self.units: vec[i64] = vec[i64]([0] * int(2 * pairs(model.first)))
        self.seconds: vec[i64] = vec[i64]([0] * int(pairs(model.second)))
        self.last: vec[i64] = vec[i64]([0] * int(model.plain + model.second + 1))


def add_difference(model: Model, old: vec[i64], new: vec[i64], sums: vec[i64]) -> None:
    i: i64
    j: i64
    n = pairs(model.first)
    w = model.w1
    for i in range(model.inputs):
        change = new[i] - old[i]
        if change != 0:
            at = i * n
            for j in range(n):
                sums[j] += change * w[at + j]


def pass_through(model: Model, base: Sums, x: vec[i64], layers: Layers) -> None:
    """Both layers for a position whose numbers are x, beginning from the sums of a similar one."""
    j: i64
    sums = layers.sums
    units = layers.units
    last = layers.last
    for j in range(len(sums)):
        sums[j] = base.sums[j]
    add_difference(model, base.x, x, sums)
    for j in range(len(sums)):
        units[2 * j] = lower_of(sums[j]) >> FIRST_BITS - UNIT_BITS
        units[2 * j + 1] = upper_of(sums[j]) >> FIRST_BITS - UNIT_BITS
    for j in range(model.plain, model.first):
        if units[j] < 0:
            units[j] = 0
    for j in range(model.plain):
        last[j] = units[j]
    add_second(model, layers)


def add_second(model: Model, layers: Layers) -> None:
    """The second layer; about half of the units of the first are nothing, and cost nothing."""
    i: i64
    j: i64
    units = layers.units
    sums = layers.seconds
    w = model.w2
    n = pairs(model.second)
    for i in range(n):
        sums[i] = model.b2[i]
    for j in range(model.first):
        unit = units[j]
        if unit != 0:
            at = j * n
            for i in range(n):
                sums[i] += unit * w[at + i]
    for i in range(n):
        at = model.plain + 2 * i
        layers.last[at] = max(lower_of(sums[i]) >> BITS, 0)
        layers.last[at + 1] = max(upper_of(sums[i]) >> BITS, 0)


def answer(model: Model, layers: Layers, output: i64) -> i64:
    """One answer, in hundredths."""
    j: i64
    w = model.w3
    n = model.plain + model.second
    at = output * n
    total = model.b3[output]
    for j in range(n):
        total += layers.last[j] * w[at + j]
    return total * POINT >> UNIT_BITS + BITS


def leaning(model: Model, first: i64, owners: i64, shares: vec[i64]) -> Model:
    """A model whose answer 0 counts some of its other answers a little more or less, in per cent: those from `first`
    on, in as many groups as there are owners; the first group for, the others against, evenly."""
    j: i64
    k: i64
    owner: i64
    leans = Model(model.inputs, model.first, model.plain, model.second, model.outputs)
    leans.w1, leans.b1, leans.w2, leans.b2 = model.w1, model.b1, model.w2, model.b2
    leans.w3, leans.b3 = model.w3[:], model.b3[:]
    n = model.plain + model.second
    groups: i64 = len(shares)
    for k in range(groups):
        for owner in range(owners):
            row = first + owner * groups + k
            share = shares[k] if owner == 0 else -shares[k]
            parts: i64 = PER_CENT if owner == 0 else PER_CENT * (owners - 1)
            for j in range(n):
                leans.w3[j] += model.w3[row * n + j] * share // parts
            leans.b3[0] += model.b3[row] * share // parts
    return leans
