"""The King's Challenge at a real table: the server is the King, one person moves all pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from troyes.city.game import CITY
from troyes.city.king.bands import band_of
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.refusals import BadInput
from troyes.realtable.inputs import Asked
from troyes.realtable.king_chance import Due
from troyes.realtable.king_dice import Wrong
from troyes.realtable.king_inputs import asked_of
from troyes.realtable.king_steps import parts_of, steps_of
from troyes.realtable.king_telling import can_be_told
from troyes.server.real_table.playing import Played, impossible, read_choice
from troyes.server.real_table.scoring import VerdictShown, verdict_of
from troyes.server.real_table.table import Question, Table, Told

YOU = "A"


class KingTable(Table):
    """One person, the King, and what the person says about dice and cards."""

    rules = CITY
    lexicon: Lexicon

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        if question.options.get("players", 1) != 1:
            raise BadInput("options", "the-king-plays-against", "leave-players-out-or")
        if len(question.names) > 1:
            raise BadInput("seats", "the-king-plays-against", "give-one-name")

    @property
    def names(self) -> Sequence[str]:
        return self.question.names or ("A",)

    def options(self) -> Mapping[str, Any]:
        return {**self.question.options, "players": 1}

    def begin(self, setup: Any) -> None:
        self.lexicon = Lexicon(CITY.names(setup), self.language, self.names)

    # ---- answers --------------------------------------------------------------------------------------------------

    def read(self, played: Played, line: str) -> int:
        if not played.is_chance():
            return read_choice(played, line, (YOU,), YOU)
        try:
            return self.due(played.position).read(line)
        except Wrong as wrong:
            raise impossible(wrong.text) from None

    def due(self, position: Any) -> Due:
        return Due(position, self.language, self.lexicon)

    def asked(self, position: Any) -> Asked:
        return asked_of(self.due(position))

    # ---- telling --------------------------------------------------------------------------------------------------

    def is_whole(self, position: Any) -> bool:
        return can_be_told(position)

    def tell(self, setup: Any, effects: Sequence[int]) -> Told:
        told = Told([], [])
        for part in parts_of(setup, effects):
            told.beats.extend(CITY.beats(setup, part.effects))
            told.steps.extend(steps_of(self.lexicon, setup, part.effects) if part.royal else [])
        return told

    def verdict(self, totals: Sequence[int]) -> VerdictShown | None:
        return verdict_of(band_of(totals), self.language)
