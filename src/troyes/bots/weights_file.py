"""Files of learned weights: a header that says what the net looks like, then its weights as 32-bit whole numbers."""

from __future__ import annotations

import struct
import sys
from array import array
from importlib.resources import files
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.model import Model, paired

MAGIC: Final = b"TROYESNET"
VERSION: Final = 1
HEADER: Final = struct.Struct("<9sB5I")  # magic, version, then the shape
WORD: Final = 4
LATEST: Final = "1"  # edition of the weights


class Shape(NamedTuple):
    """How many of what; see `Model`."""

    inputs: int
    first: int
    plain: int
    second: int
    outputs: int

    def sizes(self) -> tuple[int, ...]:
        """How many weights, in the order of the file: three layers, each with what it adds."""
        last = self.outputs * (self.plain + self.second)
        return (self.inputs * self.first, self.first, self.second * self.first, self.second, last, self.outputs)


class UnfitWeights(ValueError):
    """A file of weights that is not one, or was made for another version of the numbers."""


def pack(shape: Shape, layers: list[list[int]]) -> bytes:
    """The bytes of a file."""
    words = array("i", [weight for layer in layers for weight in layer])
    if words.itemsize != WORD or len(words) != sum(shape.sizes()):
        raise UnfitWeights(f"{len(words)} weights do not fit {shape}")
    if sys.byteorder == "big":
        words.byteswap()
    return HEADER.pack(MAGIC, VERSION, *shape) + words.tobytes()


def unpack(data: bytes, name: str) -> tuple[Shape, list[array[int]]]:
    """Shape and layers; UnfitWeights names the file."""
    if len(data) < HEADER.size or data[: len(MAGIC)] != MAGIC:
        raise UnfitWeights(f"{name} holds no weights")
    _, version, *numbers = HEADER.unpack_from(data)
    shape = Shape(*numbers)
    if version != VERSION or len(data) != HEADER.size + WORD * sum(shape.sizes()):
        raise UnfitWeights(f"{name} has weights of another version, or was cut short")
    words = array("i", data[HEADER.size :])
    if sys.byteorder == "big":
        words.byteswap()
    layers, at = [], 0
    for size in shape.sizes():
        layers.append(words[at : at + size])
        at += size
    return shape, layers


def model_of(data: bytes, name: str) -> Model:
    shape, layers = unpack(data, name)
    model = Model(*shape)
    w1, b1, w2, b2, w3, b3 = (list(layer) for layer in layers)
    model.w1, model.b1 = vec[i64](paired(w1, shape.first)), vec[i64](paired(b1, shape.first))
    model.w2, model.b2 = vec[i64](paired(w2, shape.second)), vec[i64](paired(b2, shape.second))
    model.w3, model.b3 = vec[i64](w3), vec[i64](b3)
    return model


def packaged(name: str, edition: str = LATEST) -> bytes:
    """The bytes of a file of the package."""
    return files("troyes.bots").joinpath("data", edition, f"{name}.weights").read_bytes()
