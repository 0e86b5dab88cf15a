"""The question that is asked in the dice game, in words."""

from __future__ import annotations

from troyes.dice.edge.view import DiceView
from troyes.dice.rules.crier import open_column
from troyes.dice.rules.layout import NUMBER
from troyes.dice.words.phrases import phrase


def question(view: DiceView, language: str) -> str:
    step = view.step()
    if step is None:
        return phrase("step", "act", language)
    first, column = int(view.known.v[NUMBER]), int(open_column(view.known)) + 1
    return phrase("step", step["kind"], language, first=first, column=column)
