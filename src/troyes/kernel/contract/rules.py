"""The contract of what plays: what the kernel's tools, bots and arenas ask of a game, and nothing more.

Positions are compiled classes; these protocols describe them for the tools at the edge (records, scenarios,
conformance), which are plain Python. A move is one integer whose lowest four bits are the seat that plays it,
CHANCE for a roll or a draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from troyes.kernel.contract.beat import Beat, Result
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.effects import Effect, Trace
from troyes.kernel.contract.refusals import Refusal
from troyes.kernel.contract.seen import Seen
from troyes.kernel.play.chance import SequenceSource, Source
from troyes.kernel.tools.naming import Named
from troyes.words.message import Message

CHANCE: Final = 15
SPECTATOR: Final = -1

Ledger = dict[tuple[int, int, int], int]  # (what, seat, where) -> amount


def mover(move: int) -> int:
    """The seat a move belongs to, or CHANCE."""
    return move & 15


def winners(totals: Sequence[int], seats: int | None = None) -> list[int]:
    """The seats with most points: a tie is a shared victory.

    Totals beyond the seats belong to an automaton: whoever is not ahead of it does not win.
    """
    people = totals[:seats]
    best = max(people)
    if any(points >= best for points in totals[len(people) :]):
        return []
    return [seat for seat, points in enumerate(people) if points == best]


class ScoreLine(NamedTuple):
    """Points from one source: a key for programs, the name of a card, event or character, and the points."""

    source: str
    detail: str
    points: int


class Counts(NamedTuple):
    """What a play-out went through: moves, decisions and legal moves at them, and the same two of main decisions."""

    moves: int
    decisions: int
    options: int
    main: int
    main_options: int


class Violation(NamedTuple):
    """Something that cannot be in a position: the field of a scenario that it concerns, and what is wrong there."""

    where: str
    problem: Message


class Position(Protocol):
    """A complete state of a game. `play` changes it; `clone` copies it; nothing else holds state."""

    def pending(self) -> list[int]:
        """Seats that have to decide now; [CHANCE] when a roll or draw is due; [] when the game is over."""

    def is_over(self) -> bool: ...

    def moves(self, seat: int) -> list[int]:
        """Every legal move of a pending seat, each position that can be reached listed once; [] for other seats."""

    def why_not(self, move: int) -> Refusal | None:
        """None exactly for the listed moves (and possible outcomes), else the rule that forbids it."""

    def play(self, move: int, trace: Trace | None = None) -> None:
        """Play a legal move or possible outcome; raise IllegalMove and change nothing for any other."""

    def preview(self, move: int) -> list[int]:
        """Packed effects of a move up to the first chance or decision of another seat; changes nothing."""

    def draw(self, source: Source) -> int:
        """The chance move a source gives here; it still has to be played."""

    def roll(self, source: Source) -> None:
        """Draw and play chance until somebody has to decide or the game is over."""

    def outcomes(self) -> list[int]:
        """All chance moves possible here, equally likely, when they are few; else []."""

    def totals(self) -> list[int]:
        """Points of every seat if the game ended now, and last those of an automaton that scores."""

    def clone(self) -> Self: ...

    def same_as(self, other: Self) -> bool: ...

    def to_bytes(self) -> bytes: ...

    def fingerprint(self) -> str:
        """A hash of the whole position, the same on every machine, compiled or not."""


@runtime_checkable
class View(Protocol):
    """What one seat (or a spectator) may know. Everything shown to people or bots is made from views."""

    game: str  # its name
    seat: int
    seen: Sequence[Seen]  # the last moves before it, for who looks back; empty unless somebody has put them there

    @property
    def known(self) -> Position:
        """The position as the seat knows it, for bots: what it may not know is masked."""

    def to_dict(self, language: str = "en", public: Any = None) -> Mapping[str, Any]:
        """Plain data for screens; byte-identical for positions that differ only in what the seat cannot know.

        Each game declares it in its `shown.py`. Where many look at one position, `public` is what a spectator gets of
        it: with it the same is made faster.
        """

    def moves(self) -> list[int]: ...

    def why_not(self, move: int) -> Refusal | None: ...

    def preview(self, move: int) -> list[int]: ...

    def plan(self) -> Self:
        """The same seat as if its main turn were now, from what it knows; IllegalMove where it has none to plan."""

    def determinize(self, source: SequenceSource) -> Position:
        """A full position consistent with the view, the unknown drawn at random."""

    def customary(self, source: SequenceSource) -> int | None:
        """The move that every bot makes here, good or bad, out of courtesy to people; None where it decides itself."""


P = TypeVar("P", bound=Position)
S = TypeVar("S")


class Rules(Protocol[P, S]):
    """Everything that plays, and is not a position: names and numbers, no words. Bots and arenas need no more."""

    name: str
    simultaneous: bool  # several seats may be pending; each plays its own line
    phases: tuple[str, ...]  # those that `go_on` can stop after; none where each ends with a roll or a choice
    effect_kinds: tuple[str, ...]  # what effects are called
    has_figures: bool  # whether figures of one's own can be laid over the stock ones
    honours: tuple[str, ...]  # what a finished game can earn a seat besides points; see `earned`
    sources: tuple[str, ...]  # where points come from, in the order of the final scoring: `source` of a ScoreLine

    def setup(self, options: Mapping[str, Any], figures: Mapping[str, Any] | None = None) -> S:
        """Checked options (and figures laid over the stock ones) as a setup; BadInput names what is wrong."""

    def dictated(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The same options with nothing left to be asked: tables that are compared must not differ in it."""

    def soak_options(self) -> Sequence[Mapping[str, Any]]:
        """The variety of options that every run of the tests goes through."""

    def random_options(self, source: SequenceSource) -> dict[str, Any]:
        """Any combination of options, for long random tests."""

    def options_of(self, setup: S) -> dict[str, Any]:
        """The options a setup was made from, complete, as a record keeps them."""

    def figures_of(self, setup: S) -> dict[str, Any]: ...

    def seats(self, setup: S) -> int:
        """How many people play."""

    def sits_first(self, setup: S, winners: Sequence[int]) -> int:
        """The seat that takes the first one when the same play again; `winners` is empty after a game broken off."""

    def new(self, setup: S) -> P: ...

    def from_bytes(self, setup: S, data: bytes) -> P: ...

    def format(self, position: P, move: int) -> str:
        """One readable line for a move that is about to be played."""

    def parse(self, position: P, line: str) -> int:
        """The move a line means in this position (legal or not); BadInput if it means nothing."""

    def write(self, deed: Deed, seat: int) -> str:
        """The line of a deed of a seat, also of one that is not legal; it needs no id."""

    def deeds(self, view: Any) -> list[Deed]:
        """Every legal move of the view's seat as data, and other ways to the same positions with the same ids."""

    def family(self, move: int) -> str:
        """Moves of one family never lead to the same position; two different deeds may, by coincidence."""

    def view(self, position: P, seat: int) -> View: ...

    def round_of(self, position: P) -> int:
        """The round, or the day; the first is 1."""

    def is_main(self, position: P, seat: int) -> bool:
        """Whether a pending seat chooses its action for the turn, rather than a detail of one."""

    def play_random(self, position: P, source: Source, choices: SequenceSource) -> Counts:
        """Play a game to its end inside the rules, every decision drawn from `choices`: as move by move, but fast."""

    def is_secret(self, position: P, move: int, seat: int) -> bool:
        """Whether a move about to be played tells something that this seat may not know while the game runs."""

    def is_binding(self, move: int) -> bool:
        """Whether a move stands once it is played, also where seats choose at the same time: all see it at once, and
        neither it nor anything before it is taken back."""

    def redact(self, position: P, move: int) -> str:
        """The line that stands for a secret move in what others get."""

    def ledger(self, position: P) -> Ledger:
        """Every counted thing of a position; effects say how it changes."""

    def violations(self, position: P) -> list[Violation]:
        """Everything that cannot be (pieces that appear or vanish, tracks that overflow); empty when all is well."""

    def is_counted(self, effect: Effect) -> bool:
        """Whether an effect is an entry of the ledger, not just a remark."""

    def begins_turn(self, effect: Effect) -> bool:
        """Whether an effect says that a turn begins: what was played before can no longer be taken back."""

    def is_mark(self, effect: Effect) -> bool:
        """Whether an effect says no more than where a beat begins; what was stored before there were such has none."""

    def visible(self, effects: Sequence[int], seat: int) -> list[int]:
        """The effects a seat may see."""

    def beats(self, setup: S, effects: Sequence[int]) -> list[Beat]:
        """What effects say, in parts and without a language: one beat per turn or step; see beat.py."""

    def results(self, view: Any, move: int) -> list[Result]:
        """What a legal move of the view's seat would cost and bring, in parts; ranges where a choice is open."""

    def gains(self, setup: S, effects: Sequence[int]) -> list[dict[str, int]]:
        """For every total what effects bring or cost, by unit; without what comes to nothing."""

    def name_effect(self, setup: S, effect: Effect) -> Named:
        """What an effect is called, where it happens and because of what, in the words of the data."""

    def foresee(self, view: Any, move: int) -> list[int]:
        """Packed effects of a legal move, and of the best answers to the questions it raises for the same seat."""

    def scores(self, position: P) -> list[list[ScoreLine]]:
        """Every point of every scorer, by source; the sums are `totals`."""

    def earned(self, position: P, seat: int) -> list[str]:
        """The `honours` that a finished game has earned a seat."""

    def stage(self, setup: S, data: Mapping[str, Any], where: str) -> P:
        """A position set up by name (a scenario), gone on to its first decision or chance."""

    def lay_out(self, setup: S, data: Mapping[str, Any], where: str) -> tuple[P, int | None]:
        """The same as it stands, before anything happens, and the outcome of chance that comes first, if one is named.

        What is left out comes from a stock position; BadInput names the field that cannot be.
        """

    def go_on(self, position: P, move: int | None, after: str, trace: Trace | None) -> bool:
        """Play a move, if there is one, and go on to the next decision, chance or the end.

        `after` names one of the `phases`: go no further than its end. Answers whether it is over.
        """

    def look(self, position: P, path: str) -> Any:
        """A value of a position by name, as scenarios expect it: `A.deniers`, `event.war.cubes`."""
