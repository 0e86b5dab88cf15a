"""Effects as plain data with readable names, for clients that show more than sentences.

A game says what an effect is called, where it happens and because of what; seat and amount are the same for all. What
has been named once is kept: a server names the same effects for every viewer of every move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from troyes.kernel.effects import SEAT_BITS, WHAT_BITS, Effect, decode_effect

NOBODY: Final = 15
_ALL_BUT_SEAT: Final = ~(((1 << SEAT_BITS) - 1) << WHAT_BITS)


class Cause(NamedTuple):
    """Because of what: its kind (`card`, `event`, `rule`…), its key in the data and its name in words."""

    kind: str
    key: str
    name: str


class Parts(NamedTuple):
    """An effect without its seat."""

    what: str
    where: str | int | None
    because: Cause | None
    amount: int


class Naming(ABC):
    """The effects of one setup in one language."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[str, str | int | None, dict[str, str] | None, int]] = {}

    @abstractmethod
    def parts(self, effect: Effect) -> Parts:
        """What an effect is called, where it happens, because of what, how much."""

    def name(self, effects: Sequence[int]) -> list[dict[str, Any]]:
        return [self.name_one(packed) for packed in effects]

    def name_one(self, packed: int) -> dict[str, Any]:
        key = packed & _ALL_BUT_SEAT
        found = self.kept.get(key)
        if found is None:
            what, where, because, amount = self.parts(decode_effect(packed))
            found = self.kept[key] = what, where, None if because is None else because._asdict(), amount
        seat = packed >> WHAT_BITS & (1 << SEAT_BITS) - 1
        return {
            "what": found[0],
            "seat": None if seat == NOBODY else seat,
            "where": found[1],
            "because": found[2],
            "amount": found[3],
        }
