# compiled
"""Chance, drawn by key.

An outcome is a function of (secret, kind, round, index) and of nothing else, so what one player does never changes
what another one rolls. A source answers `draw(kind, round, index, sides)` with a number from 0 to sides - 1.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where outcomes come from. Subclasses override `draw`, outside the compiled package too."""

    def draw(self, kind: i64, round: i64, index: i64, sides: i64) -> i64:
        raise LookupError("this source draws nothing")


def mix(x: i64) -> i64:
    """A good scrambling of 32 bits. Factors stay below 2**31 so that no product leaves 63 bits."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & _WORD
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & _WORD
    x ^= x >> 16
    x = (x * 0x297A2D39) & _WORD
    return x ^ (x >> 15)


@final
class FastSource(Source):
    """A seeded source for play-outs, tests and simulations: fast, repeatable, not secret."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & _WORD
        high: i64 = seed >> 32 & _WORD
        self.low: i64 = mix(low ^ 0x5BD1E995)
        self.high: i64 = mix(high ^ self.low)

    def draw(self, kind: i64, round: i64, index: i64, sides: i64) -> i64:
        x = mix(self.low ^ (kind << 24 | round << 16) ^ index)
        x = mix(x ^ self.high)
        return x * sides >> 32


@final
class SecureSource(Source):
    """Keyed BLAKE2b over 32 secret bytes: for games between people. Exactly uniform, by rejection."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise ValueError("a secure source needs exactly 32 secret bytes")
        self.secret: bytes = secret

    def draw(self, kind: i64, round: i64, index: i64, sides: i64) -> i64:
        attempt = 0
        while True:
            message = f"{kind} {round} {index} {attempt}".encode()
            number = int.from_bytes(hashlib.blake2b(message, key=self.secret, digest_size=7).digest(), "big")
            limit = (1 << 56) - (1 << 56) % int(sides)
            if number < limit:
                return number % int(sides)
            attempt += 1


@final
class SequenceSource(Source):
    """Random numbers in sequence, for bots' own choices: not keyed, never used for the dice of a game."""

    def __init__(self, seed: int) -> None:
        self.seed: i64 = mix(seed & _WORD) ^ mix(seed >> 32 & _WORD)
        self.count: i64 = 0

    def below(self, sides: i64) -> i64:
        self.count += 1
        return mix(mix(self.seed ^ (self.count >> 32)) ^ (self.count & _WORD)) * sides >> 32

    def draw(self, kind: i64, round: i64, index: i64, sides: i64) -> i64:
        return self.below(sides)
