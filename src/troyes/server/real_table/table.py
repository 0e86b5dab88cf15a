"""One request about a game at a real table, answered whole: its lines, where they lead, what is due next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, cast

from troyes.games import OptionsShown, ViewShown, show
from troyes.kernel.contract.beat import Beat, fold
from troyes.kernel.contract.deed_tables import tables_of
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.rules import View, winners
from troyes.kernel.contract.showing import show_beats
from troyes.kernel.contract.shown import BeatShown, DeedsShown, SourceShown
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.sources import sources_of
from troyes.realtable.inputs import Asked, ChanceShown
from troyes.server.live.play.foreseen import PreviewedMove, preview_of
from troyes.server.live.told.shown import EndShown
from troyes.server.real_table.playing import Played, nothing_due, record_of, replay, setup_of
from troyes.server.real_table.scoring import VerdictShown


class DecisionAtTable(DeedsShown):
    """A decision with all its deeds, as `GET /games/ID/moves` lists them."""

    seat: int
    question: str


class PointsSoFar(TypedDict):
    """What everybody would have if the game ended now, by source."""

    names: list[str]
    totals: list[int]
    sources: list[SourceShown]


class EndAtTable(EndShown):
    verdict: VerdictShown | None


class NowShown(TypedDict):
    """The position after all lines, and what is due there."""

    options: OptionsShown
    lines: list[str]
    pending: list[int]
    view: ViewShown
    decision: DecisionAtTable | None
    chance: ChanceShown | None
    points: PointsSoFar
    result: EndAtTable | None


class LinesTold(TypedDict):
    """What happened, line by line, and the steps for the hands."""

    beats: list[list[BeatShown]]
    steps: list[list[str]]


class RealTableShown(NowShown, LinesTold):
    """The whole state after the lines. `beats` and `steps` begin with line `since`."""

    since: int
    record: str | None
    previews: list[PreviewedMove]


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

    beats: list[Beat]
    steps: list[str]


class Table(ABC):
    """A kind of table; each game says how its people roll, draw and are told."""

    rules: Game[Any, Any]

    def __init__(self, question: Question) -> None:
        self.question = question
        self.language = question.language

    def answer(self) -> RealTableShown:
        """Everything about the game after the lines; nothing is kept."""
        played = self.begun()
        replay(played, self.question.lines)
        for line in self.question.then:
            played.play(self.read(played, line))
        if self.question.roll is not None:
            self.draw(played, self.question.roll)
        return self.shown(played)

    def begun(self) -> Played:
        setup = setup_of(self.rules.name, self.options(), self.question.figures)
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
        """What happened, and the steps for the hands."""

    @abstractmethod
    def verdict(self, totals: Sequence[int]) -> VerdictShown | None:
        """What is said about the end besides the points."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The people at the table."""

    # ---- the answer -----------------------------------------------------------------------------------------------

    def shown(self, played: Played) -> RealTableShown:
        """The rules are held for one piece of it at a time: others want to play too."""
        return {
            **self.now(played),
            "since": self.question.since,
            **self.told(played),
            "record": record_of(played, self.names) if self.question.record else None,
            "previews": self.previews(played),
        }

    def now(self, played: Played) -> NowShown:
        position, seat = played.position, self.seat_of(played)
        is_open = not played.is_chance() and not position.is_over()
        return {
            "options": cast(OptionsShown, self.rules.options_of(played.setup)),
            "lines": played.lines,
            "pending": [] if played.is_chance() else position.pending(),
            "view": show(self.rules.view(position, self.viewer(seat)), self.language),
            "decision": self.decision(self.rules.view(position, seat)) if is_open else None,
            "chance": self.asked(position).to_dict() if played.is_chance() else None,
            "points": self.points(played),
            "result": self.result(played) if position.is_over() else None,
        }

    def previews(self, played: Played) -> list[PreviewedMove]:
        asked, codes = self.rules.view(played.position, self.seat_of(played)), self.question.previews
        return [preview_of(played.game, played.setup, asked, code, self.language, self.names) for code in codes]

    def seat_of(self, played: Played) -> int:
        """Whose decision it is: the one that is asked for if it decides, else the first that does."""
        waiting = [] if played.is_chance() else played.position.pending()
        if self.question.seat is not None and self.question.seat in waiting:
            return self.question.seat
        return waiting[0] if waiting else 0

    def viewer(self, usual: int) -> int:
        wanted = self.question.seat
        return wanted if wanted is not None and wanted < len(self.names) else usual

    def decision(self, view: View) -> DecisionAtTable:
        voice = self.rules.voice
        words = voice.deed_words(view, self.language, self.names)
        question = voice.question(view, self.language)
        return {"seat": view.seat, "question": question, **tables_of(self.rules.deeds(view), words)}

    def told(self, played: Played) -> LinesTold:
        """The beats and steps of every line from `since` on, at the line that makes them a whole."""
        found, untold = list[Told](), list[int]()
        for number, effects in enumerate(played.effects):
            untold += effects
            is_new = number >= self.question.since and played.wholes[number]
            found.append(self.tell(played.setup, untold) if is_new else Told([], []))
            untold = [] if played.wholes[number] else untold
        new = found[self.question.since :]
        speaker = self.rules.voice.speaker(played.setup, self.language, self.names)
        return {
            "beats": [show_beats(speaker, fold(told.beats)) for told in new],
            "steps": [told.steps for told in new],
        }

    def points(self, played: Played) -> PointsSoFar:
        names = self.rules.voice.scorers(played.setup, self.names, self.language)
        sources = sources_of(self.rules, played.position, self.language)
        return {"names": names, "totals": played.position.totals(), "sources": sources}

    def result(self, played: Played) -> EndAtTable:
        totals = played.position.totals()
        return {
            "scores": totals,
            "winners": winners(totals, len(self.names)),
            "sources": self.points(played)["sources"],
            "verdict": self.verdict(totals),
        }
