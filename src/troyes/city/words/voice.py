"""The city in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from troyes.city.edge.info import info
from troyes.city.edge.view import CityView
from troyes.city.figures.every import ASSUMED, CHANGED, CONFIRMED, change_in_words, list_figures
from troyes.city.modules import figures_for
from troyes.city.rules.layout import NEUTRAL
from troyes.city.rules.setup import Setup
from troyes.city.words import questions, tell
from troyes.city.words.choices import describe_move, label
from troyes.city.words.deed_words import CityDeedWords
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.rules import ScoreLine
from troyes.kernel.contract.voice import FiguresTold
from troyes.words.phrasing import capital


class CityVoice:
    """Troyes, the King's Challenge and The Ladies of Troyes in every language."""

    def scorers(self, setup: Setup, people: Sequence[str], language: str) -> list[str]:
        automaton = [Lexicon(info(setup).names, language, people).who(NEUTRAL)] if setup.neutral_scores else []
        return [*people, *automaton]

    def tell(self, setup: Setup, effects: Sequence[int], language: str, names: Sequence[str]) -> list[str]:
        return tell(info(setup).names, effects, language, names)

    def speaker(self, setup: Setup, language: str, names: Sequence[str]) -> Lexicon:
        return Lexicon(info(setup).names, language, names)

    def label(self, view: CityView, move: int, language: str, names: Sequence[str]) -> str:
        return capital(label(view, Lexicon(view.names, language, names), move))

    def question(self, view: CityView, language: str) -> str:
        return questions.question(view, language)

    def describe(self, view: CityView, move: int, language: str, names: Sequence[str]) -> str:
        return describe_move(view, move, language, names)

    def deed_words(self, view: CityView, language: str, names: Sequence[str]) -> CityDeedWords:
        return CityDeedWords(view, language, names)

    def tell_figures(self, setup: Setup, own: Mapping[str, Any], language: str) -> FiguresTold:
        played = info(setup)
        found = list(list_figures(figures_for(played.options), played.figures, own))
        counts = Counter(figure.status for figure in found)
        changed = [change_in_words(one, played.figures, language) for one in found if one.status == CHANGED]
        return FiguresTold(counts[ASSUMED], counts[CONFIRMED], changed)

    def name_source(self, setup: Setup, line: ScoreLine, language: str) -> str:
        return questions.source_name(info(setup).names, line, language)
