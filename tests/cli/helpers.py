"""Running the command inside the tests' own process."""

from __future__ import annotations

import io
import json
from typing import Any, NamedTuple

import pytest

from troyes.city.game import CITY
from troyes.cli import run
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record


class Outcome(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


class Troyes:
    """Callable with the words of a command line."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: object, answers: str = "") -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = run([str(word) for word in words])
        return Outcome(code, *self.capsys.readouterr())

    def fine(self, *words: object, answers: str = "") -> Outcome:
        outcome = self(*words, answers=answers)
        assert outcome.code == 0, outcome
        return outcome

    def refused(self, *words: object, answers: str = "") -> str:
        """Bad input: exit code 2, one message, no traceback, nothing on standard output."""
        outcome = self(*words, answers=answers)
        assert outcome.code == 2, outcome
        assert outcome.out == ""
        assert "Traceback" not in outcome.err
        assert outcome.err.splitlines()[-1].startswith("troyes: ")
        return outcome.err


def recorded_game(seed: int = 3) -> Record:
    match = Match(CITY, CITY.setup({"players": 2}), FastSource(seed), ["Anne", "Bruno"], seed)
    match.advance()
    step = 0
    while not match.position.is_over():
        moves = match.position.moves(match.position.pending()[0])
        match.play(moves[step * 7 % len(moves)])
        step += 1
    return match.record
