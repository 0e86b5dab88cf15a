"""A game: its rules, and its voice."""

from __future__ import annotations

from typing import Protocol

from troyes.kernel.contract.rules import P, Rules, S
from troyes.kernel.contract.voice import Voice


class Game(Rules[P, S], Protocol[P, S]):
    """What plays, with what speaks beside it: whoever only plays asks for Rules, and never loads a word."""

    @property
    def voice(self) -> Voice[S]: ...
