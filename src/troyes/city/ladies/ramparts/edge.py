"""The ramparts for people: one place that answers for notation, reasons, views, scenarios and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from troyes.city.edge.deeds import DeedMaker
from troyes.city.edge.edge import Edge, Teller
from troyes.city.edge.names import Names
from troyes.city.edge.shown import ExtensionsShown, SubjectKind
from troyes.city.edge.staging.positions import Stage
from troyes.city.edge.view import CityView
from troyes.city.ladies.ramparts import beats, notation, outcomes, reasons, staging, words
from troyes.city.ladies.ramparts.codes import (
    ALWAYS,
    ASK,
    DECLINE,
    EXTRA,
    F_LAY,
    F_REACT,
    F_SHIFT,
    F_SWAP,
    F_WALK,
    GUARD,
    LAY,
    NEVER,
    SHIELD,
    SHIFT,
    SWAP,
    USE,
    WALK,
)
from troyes.city.ladies.ramparts.words import WORDS
from troyes.city.rules.codes import DONE
from troyes.city.rules.position import Position
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.beat import Result
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.refusals import Refusal
from troyes.kernel.contract.rules import Ledger, Violation
from troyes.kernel.contract.things import Thing


class RampartsEdge(Edge):
    verbs = notation.VERBS
    chance_verbs = notation.CHANCE_VERBS
    scenario_fields = ("ramparts",)
    steps: ClassVar[Mapping[int, str]] = words.STEPS
    beats: ClassVar[Mapping[str, str]] = beats.STEPS
    words = WORDS
    subjects: ClassVar[Mapping[int, SubjectKind]] = {F_REACT: "gate", F_SHIFT: "gate"}
    turn_moves = frozenset({GUARD, EXTRA, SWAP, ASK})
    counter_moves = frozenset({SHIELD})
    accepted: ClassVar[Mapping[int, frozenset[int]]] = {
        F_WALK: frozenset({WALK, LAY, DONE}),
        F_LAY: frozenset({WALK, LAY, DONE}),
        F_SWAP: frozenset({SWAP, DONE}),
        F_REACT: frozenset({USE, DECLINE, ALWAYS, NEVER}),
        F_SHIFT: frozenset({SHIFT, DECLINE, NEVER}),
    }
    deeds: ClassVar[Mapping[int, str]] = {GUARD: "guard"}

    def deed(self, maker: DeedMaker, move: int) -> Deed | None:
        return notation.deed(maker, move)

    def parse_move(self, p: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int | None:
        return notation.parse_move(p, names, seat, verb, rest)

    def format_chance(self, p: Position, names: Names, kind: int, outcome: int) -> str | None:
        return notation.format_chance(names, kind, outcome)

    def parse_chance(self, p: Position, names: Names, verb: str, rest: list[str]) -> int | None:
        return notation.parse_chance(names, verb, rest)

    def reason(self, p: Position, move: int, seat: int) -> Refusal | None:
        return reasons.reason(p, move, seat)

    def ledger(self, p: Position) -> Ledger:
        return staging.ledger(p)

    def violations(self, p: Position) -> Iterator[Violation]:
        yield from staging.violations(p)

    def view(self, p: Position, names: Names, language: str) -> ExtensionsShown:
        return staging.view(p, names, language)

    def stage(self, stage: Stage, data: Mapping[str, Any]) -> None:
        staging.stage(stage, data)

    def look(self, p: Position, names: Names, head: str, rest: list[str]) -> Any:
        return staging.look(p, names, head, rest)

    def label(self, view: CityView, lexicon: Lexicon, move: int) -> str | None:
        return words.label(view, lexicon, move)

    def outcome(self, view: CityView, move: int) -> Result | None:
        return outcomes.outcome(view, move)

    def question(self, data: dict[str, Any], language: str) -> str | None:
        return words.question(data, language)

    def teller(self, what: int, because: int) -> Teller | None:
        return beats.teller_of(what, because)

    def cause(self, names: Names, because: int) -> Thing | None:
        return words.cause(names, because)

    def source_name(self, names: Names, detail: str, language: str) -> str | None:
        return words.source_name(names, detail, language)
