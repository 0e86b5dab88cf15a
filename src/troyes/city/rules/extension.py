# compiled
"""What an extension may plug into.

An extension is one stateless instance of a subclass. A method that is not overridden costs nothing: the setup keeps,
per hook, only the extensions that answer it. The core never names an extension.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from troyes.city.cards.effect import CardEffect, EventEffect
    from troyes.city.rules.setup import Setup
    from troyes.city.rules.state import State
    from troyes.kernel.play.chance import Source

NO_CODE: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """Empty answers to every question the core asks. May also be subclassed outside the compiled package."""

    name: str = ""
    slice: int = 0  # integers the extension needs in the position
    code: int = NO_CODE  # index into `Setup.slices`, for extensions of this package

    def read_figures(self, setup: Setup, figures: dict[str, dict[str, Any]]) -> None:
        """Write what the extension needs at run time into `setup.figures`, from the checked figures by section."""

    def prepare(self, setup: Setup) -> None:
        """Change rules of a setup that has just been filled, before any game is played with it."""

    def begin(self, s: State) -> None:
        """Write the extension's first integers into a new position."""

    def card_effects(self) -> dict[str, CardEffect]:
        """What its activity cards do, by the name of the effect in the data."""
        return {}

    def event_effects(self) -> dict[str, EventEffect]:
        """The same for events."""
        return {}

    def activation_bound(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        """How many of `times` activations of any card are possible; its own effects say so themselves."""
        return times

    def asks_times(self, s: State, slot: i64) -> bool:
        """Whether using fewer activations than possible can make sense for any card."""
        return False

    def list_turn(self, s: State, seat: i64, n: i64) -> i64:
        """Add moves of the extension to a turn: write them into the scratch list from n on, return the new length."""
        return n

    def turns_bought_dice(self, s: State, seat: i64) -> bool:
        """Whether the seat may turn over one die that it buys for an action (see `flipped_die` of the move)."""
        return False

    def list_counter(self, s: State, seat: i64, n: i64) -> i64:
        """Add moves to a turn against black dice, as `list_turn` does."""
        return n

    def list_frame(self, s: State, seat: i64, frame: i64) -> i64:
        """Write the answers to a frame of the extension into the scratch list, return how many."""
        return 0

    def frame_waits(self, s: State, seat: i64, frame: i64) -> bool:
        """Whether the frame on top needs an answer; before answering no, deal with it and remove it."""
        return True

    def play(self, s: State, seat: i64, move: i64) -> None:
        """Play a move of the extension (kinds from EXTENSION_MOVE on)."""

    def before_placement(self, s: State, step: i64) -> None:
        """A seat is about to place its next citizen before the first round."""

    def action_declared(self, s: State, seat: i64, move: i64) -> None:
        """An action is paid for. Frames pushed here are decided before its effect."""

    def action_ended(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        """Everything about an action is done. Frames pushed here are decided before the turn ends."""

    def phase_starts(self, s: State, phase: i64) -> None:
        """A phase begins; frames pushed here are decided before the phase goes on."""

    def event_threatens(self, s: State, place: i64, event: i64) -> None:
        """An event is about to be resolved. Frames pushed here are decided first; they may write SPARED."""

    def event_cube(self, s: State, event: i64, owner: i64) -> None:
        """A cube has been laid on an event that is still in the queue."""

    def event_leaves(self, s: State, event: i64) -> None:
        """An event has left the queue."""

    def loose_cubes(self, s: State, seat: i64) -> i64:
        """Bits of the gates whose outdoor activity holds a cube of the seat that an event may take."""
        return 0

    def lose_cube(self, s: State, seat: i64, gate: i64) -> None:
        """An event takes a cube of the seat from the outdoor activity at a gate."""

    # ---- chance ---------------------------------------------------------------------------------------------------

    def draw_chance(self, s: State, source: Source, kind: i64, index: i64, a: i64) -> i64:
        """The outcome that the source gives for a chance of the extension; -1 if it is not its own."""
        return -1

    def chance_outcomes(self, s: State, kind: i64, a: i64) -> list[int]:
        """Every outcome of a small chance, equally likely; empty when there are too many."""
        return []

    def is_outcome(self, s: State, kind: i64, a: i64, outcome: i64) -> bool:
        return False

    def apply_chance(self, s: State, seat: i64, kind: i64, index: i64, a: i64, b: i64, outcome: i64) -> None:
        """Carry out a chance of the extension (kinds from EXTENSION_CHANCE on); its frame has been removed."""

    # ---- a player that is not a person ----------------------------------------------------------------------------

    def automaton_counters(self, s: State) -> None:
        """The neutral owner's turn against the black dice."""

    def automaton_acts(self, s: State) -> None:
        """The neutral owner's turn in the phase of actions."""

    def automaton_buys(self, s: State, seat: i64) -> None:
        """The neutral owner has bought a die of a seat. Frames pushed here are decided before the next turn."""

    def automaton_plays_on(self, s: State) -> bool:
        """Whether the neutral owner still takes turns in this round."""
        return False

    def score(self, s: State, seat: i64) -> list[tuple[str, int]]:
        """Lines the extension adds to the final scoring of a seat."""
        return []
