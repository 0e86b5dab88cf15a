# compiled
"""Effects: what happened, in small packed integers.

A trace collects effects while a move is played. One effect says: `what` changed, for which `seat`, `where`, by how
much (`amount`) and `because` of what. The meaning of the codes belongs to the game; packing is the same for all.
Log lines, ledgers, animations and explanations are made from effects and nothing else.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

WHAT_BITS: Final = 6
SEAT_BITS: Final = 4
WHERE_BITS: Final = 10
BECAUSE_BITS: Final = 10
AMOUNT_ZERO: Final = 1 << 15

_SEAT: Final = WHAT_BITS
_WHERE: Final = _SEAT + SEAT_BITS
_BECAUSE: Final = _WHERE + WHERE_BITS
_AMOUNT: Final = _BECAUSE + BECAUSE_BITS


@final
class Trace:
    """The effects of the moves played with it, in order."""

    def __init__(self) -> None:
        self.effects: list[int] = []

    def add(self, what: i64, seat: i64, where: i64, because: i64, amount: i64) -> None:
        packed = what | seat << _SEAT | where << _WHERE | because << _BECAUSE | (amount + AMOUNT_ZERO) << _AMOUNT
        self.effects.append(int(packed))

    def packed(self) -> list[int]:
        return list(self.effects)

    def decoded(self) -> list[Effect]:
        return [decode_effect(effect) for effect in self.effects]


class Effect(NamedTuple):
    """One effect, readable."""

    what: int
    seat: int
    where: int
    because: int
    amount: int


def effect_what(packed: int) -> int:
    return packed & ((1 << WHAT_BITS) - 1)


def effect_seat(packed: int) -> int:
    return packed >> _SEAT & ((1 << SEAT_BITS) - 1)


def decode_effect(packed: int) -> Effect:
    return Effect(
        effect_what(packed),
        effect_seat(packed),
        packed >> _WHERE & ((1 << WHERE_BITS) - 1),
        packed >> _BECAUSE & ((1 << BECAUSE_BITS) - 1),
        (packed >> _AMOUNT) - AMOUNT_ZERO,
    )
