"""What a seat has seen of a game: its last moves, chance included, as in the record that the seat may have."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_SEEN: Final = 400  # moves; most games are over before


class Seen(NamedTuple):
    """A move: its line, with what the seat may not know replaced, and of its effects (packed) those it may see.

    `beats` of the rules makes beats of effects.
    """

    line: str
    effects: tuple[int, ...]
