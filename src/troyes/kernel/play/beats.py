"""The beats of a game by number: what each seat is told of them, and how far they are numbered.

What a viewer may know decides what is inside a beat, never its number: beats are counted by what everybody may know.
Where all choose at the same time, the beat of a seat has the number from the start that it has once all are done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from troyes.kernel.contract.beat import TURN, Beat, Counted, Step, counted, numbered
from troyes.kernel.contract.rules import SPECTATOR, Rules


def public(game: Rules[Any, Any], effects: Sequence[int]) -> Sequence[int]:
    """What everybody may know of what is on the record."""
    return effects if game.simultaneous else game.visible(effects, SPECTATOR)


def count(game: Rules[Any, Any], setup: Any, so_far: Counted, effects: Sequence[int]) -> Counted:
    """How far beats are numbered once these effects are on the record, too."""
    return numbered(so_far, game.beats(setup, public(game, effects)))[1]


def tell(game: Rules[Any, Any], setup: Any, so_far: Counted, effects: Sequence[int]) -> list[Beat]:
    """Effects that a viewer may know as beats with their numbers."""
    return numbered(so_far, game.beats(setup, effects))[0]


def own_turn(so_far: Counted, choosing: Iterable[int], seat: int) -> Counted:
    """Where all choose at the same time: up to the turn of a seat, the beats of those before it begun."""
    for other in sorted(choosing):
        if other <= seat:
            so_far = counted(so_far, Beat(TURN, other, inside=(Beat(""),), goes_on=True))
    return so_far


def is_over(so_far: Counted) -> bool:
    return so_far.step == Step("over")


def open_number(game: Rules[Any, Any], so_far: Counted) -> int | None:
    """The beat that something may still be added to. Where all choose at the same time each has one of their own."""
    return None if game.simultaneous or so_far.number == 0 or is_over(so_far) else so_far.number
