"""The readable side of an extension: deeds, notation, reasons, views, ledger, scenarios, words.

Rules speak integers; an edge says them to people and reads them back. `Edge` answers nothing to every question; an
extension overrides what concerns it. The modules of a game are listed in `modules.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from troyes.city.rules.setup import Setup
from troyes.kernel.contract.refusals import Refusal
from troyes.kernel.contract.rules import Ledger, Violation
from troyes.kernel.contract.things import Thing

if TYPE_CHECKING:
    from troyes.city.edge.deeds import DeedMaker
    from troyes.city.edge.names import Names
    from troyes.city.edge.shown import ExtensionsShown, SubjectKind
    from troyes.city.edge.staging.positions import Stage
    from troyes.city.edge.view import CityView
    from troyes.city.rules.position import Position
    from troyes.city.words.lexicon import Lexicon
    from troyes.kernel.contract.beat import Beat, Result
    from troyes.kernel.contract.deed import Deed
    from troyes.kernel.play.cursor import Cursor

Teller = Callable[["Names", "Cursor"], "Beat | None"]


class Edge:
    """Empty answers to every question."""

    verbs: ClassVar[tuple[str, ...]] = ()  # of the moves of the extension
    chance_verbs: ClassVar[tuple[str, ...]] = ()
    steps: ClassVar[Mapping[int, str]] = {}  # frame -> name of the decision in a view
    subjects: ClassVar[Mapping[int, SubjectKind]] = {}  # frame -> what its first number is the number of
    accepted: ClassVar[Mapping[int, frozenset[int]]] = {}  # frame -> kinds of moves that answer it
    turn_moves: ClassVar[frozenset[int]] = frozenset()  # kinds of moves offered in a turn
    counter_moves: ClassVar[frozenset[int]] = frozenset()  # kinds of moves offered against black dice
    deeds: ClassVar[Mapping[int, str]] = {}  # kind of move that is noted as an action -> its name in effects
    scenario_fields: ClassVar[tuple[str, ...]] = ()
    goes_on: ClassVar[frozenset[str]] = frozenset()  # effects of cards that go on with a choice
    words: ClassVar[str] = ""  # what the names of its own texts begin with; they stand beside or instead of the city's
    beats: ClassVar[
        Mapping[str, str]
    ] = {}  # kind of beat -> the step it belongs to: `turn`, `event`, …; see beats/steps.py

    # ---- deeds and notation ---------------------------------------------------------------------------------------

    def deed(self, maker: DeedMaker, move: int) -> Deed | None:
        """A move of the extension as data, None for moves of others; its verb is one of `verbs`."""
        return None

    def parse_move(self, p: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int | None:
        """The move that the words mean, None if the verb is not one of `verbs`; BadInput if they make no sense."""
        return None

    def format_chance(self, p: Position, names: Names, kind: int, outcome: int) -> str | None:
        return None

    def parse_chance(self, p: Position, names: Names, verb: str, rest: list[str]) -> int | None:
        """The chance move that the words mean, None if the verb is not one of `chance_verbs`."""
        return None

    # ---- reasons, counted things, impossible things ---------------------------------------------------------------

    def reason(self, p: Position, move: int, seat: int) -> Refusal | None:
        """Why a move of the extension is not possible although the decision is of the right kind."""
        return None

    def ledger(self, p: Position) -> Ledger:
        return {}

    def violations(self, p: Position) -> Iterator[Violation]:
        yield from ()

    # ---- views and scenarios --------------------------------------------------------------------------------------

    def view(self, p: Position, names: Names, language: str) -> ExtensionsShown:
        """What everybody sees of the extension, merged into the dictionary of a view."""
        return {}

    def stage(self, stage: Stage, data: Mapping[str, Any]) -> None:
        """Set up the extension's part of a scenario from its fields (`scenario_fields`)."""

    def look(self, p: Position, names: Names, head: str, rest: list[str]) -> Any:
        """A value by name, None if it is not the extension's."""
        return None

    # ---- words ----------------------------------------------------------------------------------------------------

    def label(self, view: CityView, lexicon: Lexicon, move: int) -> str | None:
        """A move of the extension as a choice, None for moves of others."""
        return None

    def outcome(self, view: CityView, move: int) -> Result | None:
        """What a move of the extension leads to, beyond what its effects tell; None for moves of others."""
        return None

    def question(self, data: dict[str, Any], language: str) -> str | None:
        """What is asked at a decision of the extension; `data` holds the step, black dice and parts of extensions."""
        return None

    def teller(self, what: int, because: int) -> Teller | None:
        """What takes the next effects together as a beat, None for effects of others."""
        return None

    def cause(self, names: Names, because: int) -> Thing | None:
        """What an effect of the extension comes from, None for reasons of others."""
        return None

    def source_name(self, names: Names, detail: str, language: str) -> str | None:
        """A line of the extension in the final scoring."""
        return None


def edges_of(setup: Setup) -> tuple[Edge, ...]:
    """The edges of a setup's extensions."""
    found = setup.edges
    assert isinstance(found, tuple)
    return found
