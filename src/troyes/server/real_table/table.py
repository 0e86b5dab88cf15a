"""One request about a game at a real table, answered whole: its lines, where they lead, what is due next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from troyes.kernel.chance import FastSource
from troyes.kernel.game import Game, View, winners
from troyes.kernel.sources import sources_of
from troyes.realtable.inputs import Asked
from troyes.server.live.move_rows import move_rows
from troyes.server.live.rules_lock import RULES
from troyes.server.real_table.playing import Played, nothing_due, replay
from troyes.server.real_table.previews import preview_of
from troyes.server.real_table.records import record_of
from troyes.server.real_table.setups import setup_of


@dataclass(frozen=True)
class Question:
    """What a client has kept, and what it wants to know or add."""

    options: Mapping[str, Any]
    figures: Mapping[str, Any]
    names: Sequence[str]
    lines: Sequence[str]
    language: str
    then: Sequence[str] = ()
    roll: int | None = None  # the seed of what the server rolls
    seat: int | None = None
    since: int = 0
    previews: Sequence[int] = ()
    record: bool = False


class Told(NamedTuple):
    """What happened, and what hands have to move for an automaton."""

    sentences: list[str]
    steps: list[str]


class Table(ABC):
    """A kind of table; each game says how its people roll, draw and are told."""

    rules: Game[Any, Any]

    def __init__(self, question: Question) -> None:
        self.question = question
        self.language = question.language

    def answer(self) -> dict[str, Any]:
        """Everything about the game after the lines; nothing is kept."""
        played = self.begun()
        replay(played, self.question.lines)
        with RULES:
            for line in self.question.then:
                played.play(self.read(played, line))
            if self.question.roll is not None:
                self.draw(played, self.question.roll)
        return self.shown(played)

    def begun(self) -> Played:
        setup = setup_of(self.rules.name, self.options(), self.question.figures)
        with RULES:
            self.begin(setup)
            return Played(self.rules, setup, self.rules.new(setup), self.is_whole)

    def draw(self, played: Played, seed: int) -> None:
        if not played.is_chance():
            raise nothing_due()
        played.play(played.position.draw(FastSource(seed)))

    # ---- what each game says --------------------------------------------------------------------------------------

    @abstractmethod
    def options(self) -> Mapping[str, Any]:
        """Those of the request, with what goes without saying."""

    @abstractmethod
    def begin(self, setup: Any) -> None:
        """Names and words, once the setup is known."""

    @abstractmethod
    def read(self, played: Played, line: str) -> int:
        """The move or outcome that an answer means here."""

    @abstractmethod
    def asked(self, position: Any) -> Asked:
        """The dice and cards that are due."""

    @abstractmethod
    def is_whole(self, position: Any) -> bool:
        """Whether what has happened can be told now."""

    @abstractmethod
    def tell(self, setup: Any, effects: Sequence[int]) -> Told:
        """What happened, in words."""

    @abstractmethod
    def verdict(self, totals: Sequence[int]) -> dict[str, str] | None:
        """What is said about the end besides the points."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The people at the table."""

    # ---- the answer -----------------------------------------------------------------------------------------------

    def shown(self, played: Played) -> dict[str, Any]:
        """The rules are held for one piece of it at a time: others want to play too."""
        return {
            **self.now(played),
            "since": self.question.since,
            **self.told(played),
            "record": record_of(played, self.names) if self.question.record else None,
            "previews": self.previews(played),
        }

    def now(self, played: Played) -> dict[str, Any]:
        """The position after all lines, and what is due there."""
        with RULES:
            position, seat = played.position, self.seat_of(played)
            is_open = not played.is_chance() and not position.is_over()
            return {
                "options": self.rules.options_of(played.setup),
                "lines": played.lines,
                "pending": [] if played.is_chance() else position.pending(),
                "view": self.rules.view(position, self.viewer(seat)).to_dict(self.language),
                "decision": self.decision(played, self.rules.view(position, seat)) if is_open else None,
                "chance": self.asked(position).to_dict() if played.is_chance() else None,
                "points": self.points(played),
                "result": self.result(played) if position.is_over() else None,
            }

    def previews(self, played: Played) -> list[dict[str, Any]]:
        with RULES:
            asked = self.rules.view(played.position, self.seat_of(played))
        return [preview_of(played, asked, code, self.language, self.names) for code in self.question.previews]

    def seat_of(self, played: Played) -> int:
        """Whose decision it is: the one that is asked for if it decides, else the first that does."""
        waiting = [] if played.is_chance() else played.position.pending()
        if self.question.seat is not None and self.question.seat in waiting:
            return self.question.seat
        return waiting[0] if waiting else 0

    def viewer(self, usual: int) -> int:
        wanted = self.question.seat
        return wanted if wanted is not None and wanted < len(self.names) else usual

    def decision(self, played: Played, view: View) -> dict[str, Any]:
        question = self.rules.question(view, self.language)
        moves = move_rows(self.rules, played.position, view, self.names, self.language)
        return {"seat": view.seat, "question": question, **moves}

    def told(self, played: Played) -> dict[str, Any]:
        """The sentences and steps of every line from `since` on, at the line that makes them a whole."""
        found, untold = list[Told](), list[int]()
        for number, effects in enumerate(played.effects):
            untold += effects
            is_new = number >= self.question.since and played.wholes[number]
            with RULES:
                found.append(self.tell(played.setup, untold) if is_new else Told([], []))
            untold = [] if played.wholes[number] else untold
        new = found[self.question.since :]
        return {"told": [told.sentences for told in new], "steps": [told.steps for told in new]}

    def points(self, played: Played) -> dict[str, Any]:
        """What everybody would have if the game ended now, by source."""
        names = self.rules.scorers(played.setup, self.names, self.language)
        sources = sources_of(self.rules, played.position, self.language)
        return {"names": names, "totals": played.position.totals(), "sources": sources}

    def result(self, played: Played) -> dict[str, Any]:
        totals = played.position.totals()
        return {
            "scores": totals,
            "winners": winners(totals, len(self.names)),
            "sources": self.points(played)["sources"],
            "verdict": self.verdict(totals),
        }
