"""Troyes Dice at a real table: people roll and say what they do, the server keeps wheel and sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from troyes.dice.edge.names import SEAT_LETTERS
from troyes.dice.edge.notation import CHANCES
from troyes.dice.edge.options import DICTATED
from troyes.dice.game import DICE
from troyes.dice.words.choices import same_move
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import mover
from troyes.realtable.dice_dictation import outcome_line
from troyes.realtable.dice_inputs import asked_of
from troyes.realtable.inputs import Asked
from troyes.realtable.texts import say
from troyes.server.real_table.playing import Played, impossible, read_choice
from troyes.server.real_table.scoring import VerdictShown
from troyes.server.real_table.table import Question, Table, Told


class DiceTable(Table):
    """Nothing is hidden at a table: lines come in any order of the seats."""

    rules = DICE

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.people = list(question.names)

    @property
    def names(self) -> Sequence[str]:
        return self.people

    def options(self) -> Mapping[str, Any]:
        """Whoever has given names has said how many play; nobody is asked for what the options leave out."""
        return {"players": max(1, len(self.people)), **DICTATED, **self.question.options}

    def begin(self, setup: Any) -> None:
        players = int(setup.players)
        self.people = self.people or list(SEAT_LETTERS[:players])
        if len(self.people) != players:
            problem = "names-for-seats"
            raise BadInput("seats", problem, "give-one-name-per-seat", given=len(self.people), count=players)

    # ---- answers --------------------------------------------------------------------------------------------------

    def read(self, played: Played, line: str) -> int:
        if played.is_chance():
            return self.read_outcome(played, line)
        letters = SEAT_LETTERS[: len(self.people)]
        move = read_choice(played, line, tuple(letters), letters[self.seat_of(played)])
        reason = played.position.why_not(move)
        if reason is not None and reason.code == "same":
            return same_move(DICE.view(played.position, mover(move)), move) or move
        return move

    def read_outcome(self, played: Played, line: str) -> int:
        """Any of the ways in which people say it."""
        kind = CHANCES[played.position.chance_kind()]
        try:
            move = DICE.parse(played.position, line if line.startswith("*") else outcome_line(kind, line))
            reason = played.position.why_not(move)
            if reason is not None:
                raise IllegalMove(reason)
            return move
        except (BadInput, IllegalMove):
            raise impossible(say("dice", f"{kind}_how", self.language)) from None

    def asked(self, position: Any) -> Asked:
        return asked_of(position, self.language)

    # ---- telling --------------------------------------------------------------------------------------------------

    def is_whole(self, position: Any) -> bool:
        return True

    def tell(self, setup: Any, effects: Sequence[int]) -> Told:
        return Told(DICE.beats(setup, effects), [])

    def verdict(self, totals: Sequence[int]) -> VerdictShown | None:
        return None
