"""When what has happened at a table of the King's Challenge makes a whole that can be told."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.edge.view import MAIN_STEPS
from troyes.city.game import CITY
from troyes.city.rules.codes import LAY_OPEN, REVEAL_CARD
from troyes.city.rules.position import Position

YOU = 0


def can_be_told(position: Position) -> bool:
    """Whether a move is over, or dice and cards of another kind are next."""
    step = CITY.view(position, YOU).step()
    if step is None or step["kind"] in MAIN_STEPS:
        return True
    return step["kind"] == "chance" and not goes_on(position, step["numbers"])


def goes_on(position: Position, numbers: Sequence[int]) -> bool:
    """Whether more cards are laid beside one that has just been: the column, or the activities of a round."""
    kind, _, place, _ = numbers
    return (kind == LAY_OPEN and place > 0) or (kind == REVEAL_CARD and place // 3 > 0)
