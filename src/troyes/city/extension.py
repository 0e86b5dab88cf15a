# compiled
"""What an extension may plug into.

An extension is one stateless instance of a subclass. A method that is not overridden costs nothing: the setup keeps,
per hook, only the extensions that answer it. The core never names an extension.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from troyes.city.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """Empty answers to every question the core asks. May also be subclassed outside the compiled package."""

    name: str = ""
    slice: int = 0  # integers the extension needs in the position

    def effect_codes(self) -> dict[str, int]:
        """Names of card effects in the data, with the codes (from EXTENSION_EFFECT on) the hooks are called with."""
        return {}

    def event_codes(self) -> dict[str, int]:
        """The same for events."""
        return {}

    def activation_bound(self, s: State, seat: i64, slot: i64, effect: i64, times: i64) -> i64:
        """How many of `times` activations of a card are possible. Costs named in the data are bounded by the core."""
        return times

    def asks_times(self, effect: i64) -> bool:
        """Whether using fewer activations than possible can make sense for this card."""
        return False

    def activate(self, s: State, seat: i64, slot: i64, effect: i64, times: i64) -> None:
        """Carry out an activity card of the extension."""

    def resolve_event(self, s: State, place: i64, event: i64, effect: i64) -> None:
        """Carry out an event of the extension that stands at a place of the queue."""

    def list_turn(self, s: State, seat: i64, n: i64) -> i64:
        """Add moves of the extension to a turn: write them into the scratch list from n on, return the new length."""
        return n

    def list_frame(self, s: State, seat: i64, frame: i64) -> i64:
        """Write the answers to a frame of the extension into the scratch list, return how many."""
        return 0

    def play(self, s: State, seat: i64, move: i64) -> None:
        """Play a move of the extension (kinds from EXTENSION_MOVE on)."""

    def phase_starts(self, s: State, phase: i64) -> None:
        """A phase begins; frames pushed here are decided before the phase goes on."""

    def score(self, s: State, seat: i64) -> list[tuple[str, int]]:
        """Lines the extension adds to the final scoring of a seat."""
        return []
