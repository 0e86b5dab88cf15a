"""An effect by name, for scenarios and whoever looks at effects one by one: what changed, where, because of what."""

from __future__ import annotations

from typing import Final, NamedTuple

from troyes.kernel.contract.things import Thing

NOBODY: Final = 15  # the seat of an effect that happens to nobody


class Named(NamedTuple):
    """`where` and the key of `because` are those of the data; docs/scenarios.md lists them."""

    what: str
    seat: int | None
    where: str | int | None
    because: Thing | None
    amount: int


def seat_of(seat: int) -> int | None:
    return None if seat == NOBODY else seat
