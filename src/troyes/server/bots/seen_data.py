"""What a seat has seen as bytes, on its way to a worker: bounded in moves and in length."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

import orjson

from troyes.kernel.contract.seen import MOST_SEEN, Seen

MOST_BYTES: Final = 64 * 1024


def write_seen(newest_first: Iterable[Seen], most: int) -> bytes:
    """The last moves, at most so many: the oldest are left out."""
    kept: list[bytes] = []
    length = 1
    for seen in islice(newest_first, min(most, MOST_SEEN)):
        written = orjson.dumps([seen.line, seen.effects])
        length += len(written) + 1
        if length > MOST_BYTES:
            break
        kept.append(written)
    return b"[" + b",".join(reversed(kept)) + b"]"


def read_seen(data: bytes, most: int) -> tuple[Seen, ...]:
    """What a bot is shown that wants so many moves."""
    found = orjson.loads(data) if data and most > 0 else []
    return tuple(Seen(line, tuple(effects)) for line, effects in found[-most:])
