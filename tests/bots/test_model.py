"""The small net in whole numbers, and its files."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.model import BITS, FIRST_BITS, POINT, UNIT_BITS, Layers, Model, Sums, answer, leaning, pass_through
from troyes.bots.weights_file import HEADER, Shape, UnfitWeights, model_of, pack, packaged, unpack
from troyes.kernel.play.chance import SequenceSource

SHAPE = Shape(inputs=9, first=7, plain=3, second=5, outputs=6)


@dataclass
class Drawn:
    """Weights of a net, and numbers to pass through it."""

    layers: list[list[int]]
    x: list[int]


def drawn(seed: int, shape: Shape = SHAPE) -> Drawn:
    source = SequenceSource(seed)
    spreads = (1 << 12, 1 << 14, 1 << 10, 1 << 18, 1 << 10, 1 << 18)
    layers = [
        [int(source.below(2 * spread)) - spread for _ in range(size)] for size, spread in zip(shape.sizes(), spreads)
    ]
    return Drawn(layers, [int(source.below(200)) - 60 for _ in range(shape.inputs)])


def by_the_book(net: Drawn, shape: Shape = SHAPE) -> list[int]:
    """The same net as its description has it, written plainly."""
    w1, b1, w2, b2, w3, b3 = net.layers
    sums = [b1[j] + sum(net.x[i] * w1[i * shape.first + j] for i in range(shape.inputs)) for j in range(shape.first)]
    units = [total >> FIRST_BITS - UNIT_BITS for total in sums]
    units = [unit if j < shape.plain else max(unit, 0) for j, unit in enumerate(units)]
    second = [
        max(0, b2[i] + sum(units[j] * w2[j * shape.second + i] for j in range(shape.first)) >> BITS)
        for i in range(shape.second)
    ]
    last = units[: shape.plain] + second
    n = len(last)
    totals = [b3[k] + sum(last[j] * w3[k * n + j] for j in range(n)) for k in range(shape.outputs)]
    return [total * POINT >> UNIT_BITS + BITS for total in totals]


def answers(model: Model, base: Sums, x: list[int]) -> list[int]:
    layers = Layers(model)
    pass_through(model, base, vec[i64](x), layers)
    return [int(answer(model, layers, k)) for k in range(model.outputs)]


@pytest.mark.parametrize("seed", range(12))
def test_a_position_passes_as_the_description_has_it_wherever_the_sums_begin(seed: int) -> None:
    net = drawn(seed)
    model = model_of(pack(SHAPE, net.layers), "drawn")
    base = Sums(model)
    assert answers(model, base, net.x) == by_the_book(net)
    base.move_to(vec[i64](drawn(seed + 100).x))
    assert answers(model, base, net.x) == by_the_book(net)


def test_a_net_that_leans_counts_what_it_is_told_to() -> None:
    net = drawn(3)
    model = model_of(pack(SHAPE, net.layers), "drawn")
    leans = leaning(model, 2, 2, vec[i64]([10, -50]))  # two groups of two answers, behind two others
    plain, told = answers(model, Sums(model), net.x), answers(leans, Sums(leans), net.x)
    assert told[1:] == plain[1:]
    expected = plain[0] + (plain[2] - plain[4]) * 10 / 100 - (plain[3] - plain[5]) * 50 / 100
    assert told[0] == pytest.approx(expected, abs=max(3, abs(expected) / 500))


def test_weights_survive_the_way_to_disk() -> None:
    net = drawn(1)
    shape, layers = unpack(pack(SHAPE, net.layers), "drawn")
    assert shape == SHAPE
    assert [list(layer) for layer in layers] == net.layers


def test_a_file_that_does_not_fit_is_named() -> None:
    data = pack(SHAPE, drawn(1).layers)
    for broken in (b"", b"TROYES", b"x" + data[1:], data[:-1], data[: HEADER.size], data + b"\0\0\0\0"):
        with pytest.raises(UnfitWeights, match="city-9"):
            unpack(broken, "city-9")
    with pytest.raises(UnfitWeights, match="do not fit"):
        pack(SHAPE, drawn(1).layers[:-1])


def test_the_weights_of_the_package_are_small() -> None:
    names = [f"city-{players}" for players in range(1, 5)]
    assert sum(len(packaged(name)) for name in names) < 2_600_000
