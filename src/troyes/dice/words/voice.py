"""Troyes Dice in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from troyes.dice.edge.view import DiceView
from troyes.dice.rules.setup import Setup
from troyes.dice.words.choices import describe_move, label
from troyes.dice.words.deed_words import DiceDeedWords
from troyes.dice.words.phrases import source_name
from troyes.dice.words.questions import question
from troyes.dice.words.sentences import DiceSpeaker, tell
from troyes.kernel.contract.rules import ScoreLine
from troyes.kernel.contract.voice import FiguresTold


class DiceVoice:
    """The dice game in every language."""

    def scorers(self, setup: Setup, people: Sequence[str], language: str) -> list[str]:
        return list(people)

    def tell(self, setup: Setup, effects: Sequence[int], language: str, names: Sequence[str]) -> list[str]:
        return tell(effects, language, names)

    def speaker(self, setup: Setup, language: str, names: Sequence[str]) -> DiceSpeaker:
        return DiceSpeaker(language, names)

    def label(self, view: DiceView, move: int, language: str, names: Sequence[str]) -> str:
        return label(view, move, language)

    def question(self, view: DiceView, language: str) -> str:
        return question(view, language)

    def describe(self, view: DiceView, move: int, language: str, names: Sequence[str]) -> str:
        return describe_move(view, move, language)

    def deed_words(self, view: DiceView, language: str, names: Sequence[str]) -> DiceDeedWords:
        return DiceDeedWords(view, language)

    def tell_figures(self, setup: Setup, own: Mapping[str, Any], language: str) -> FiguresTold:
        """There are none that somebody could be unsure of."""
        return FiguresTold(0, 0, [])

    def name_source(self, setup: Setup, line: ScoreLine, language: str) -> str:
        return source_name(line, language)
