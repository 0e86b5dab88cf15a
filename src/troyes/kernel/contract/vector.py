# compiled
"""What every position that is one flat vector can do: be compared, hashed and stored."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_FACTOR: Final = 0x100000001B3


def same(a: vec[i64], b: vec[i64]) -> bool:
    i: i64
    if len(a) != len(b):
        return False
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


def hash_key(v: vec[i64]) -> int:
    """A fast 60-bit hash for tables of a search."""
    i: i64
    h: i64 = 0x0BF29CE484222325
    for i in range(len(v)):
        h = ((h ^ (v[i] & 0xFFFFFFFFFF)) * _FACTOR) & 0xFFFFFFFFFFFFFFF
        h ^= h >> 29
    return int(h)


def pack(v: vec[i64]) -> bytes:
    return struct.pack(f"<{len(v)}q", *[int(x) for x in v])


def unpack(data: bytes, size: int) -> vec[i64]:
    """The vector in stored bytes; ValueError when they are not of this size."""
    if len(data) != 8 * size:
        raise ValueError(f"a position of this setup has {8 * size} bytes, not {len(data)}")
    return vec[i64](list(struct.unpack(f"<{size}q", data)))


def fingerprint(v: vec[i64]) -> str:
    """The hash that records carry: the same on every machine, compiled or not."""
    return hashlib.blake2b(pack(v), digest_size=8).hexdigest()
