"""How often somebody may try something: in memory, per process, forgotten when enough time has passed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from troyes.server.live.play.refused import Refused
from troyes.words.message import Message

MOST_KEYS: Final = 20_000
MINUTE: Final = 60_000


class Limit(NamedTuple):
    """`most` at once, and as many again over `time` milliseconds."""

    most: int
    time: int


class Limits:
    """Buckets by key: each use takes one out, time puts them back."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.left: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()

    def check(self, limit: Limit, *key: str) -> None:
        """Take one out of a bucket; Refused if it is empty."""
        if not self.take(limit, key):
            problem, remedy = Message("that-was-tried-too"), Message("wait-some-minutes-and")
            raise Refused(429, "too_often", problem, remedy)

    def take(self, limit: Limit, key: tuple[str, ...]) -> bool:
        now = self.now()
        level, then = self.left.pop(key, (float(limit.most), now))
        level = min(limit.most, level + (now - then) * limit.most / limit.time)
        is_free = level >= 1
        self.left[key] = (level - 1 if is_free else level, now)
        while len(self.left) > MOST_KEYS:
            self.left.popitem(last=False)
        return is_free

    def give_back(self, *key: str) -> None:
        """It was no abuse after all."""
        if key in self.left:
            level, then = self.left[key]
            self.left[key] = (level + 1, then)
