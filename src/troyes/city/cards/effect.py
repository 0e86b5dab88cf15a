# compiled
"""What a card or an event does: one stateless instance of a subclass per effect, found by its name in the data.

`cards.py` and `events.py` hold the effects of the base game, extensions bring their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from troyes.city.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect:
    """An activity card at work. Costs named in the data are bounded by the core, and paid by the effect."""

    asks_times: bool = False  # whether fewer activations than possible can make sense though the card costs nothing

    def most_times(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        """How many of `times` activations can be carried out and make a difference."""
        return times

    def is_possible(self, s: State, seat: i64, slot: i64) -> bool:
        """Whether there is anything to do, apart from costs."""
        return True

    def price(self, s: State, seat: i64, slot: i64) -> i64:
        """Deniers that a single activation needs beyond the costs named in the data."""
        return 0

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        """Carry the card out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventEffect:
    """An event in phase 3. Without an effect of its own it only brings its black dice."""

    def resolve(self, s: State, place: i64, event: i64) -> None:
        """Carry out an event that stands at a place of the queue."""
