"""A bot as crier of the dice game."""

from __future__ import annotations

from troyes.dice.crier import cry_of_bot
from troyes.dice.layout import CRYING, PHASE
from troyes.dice.view import DiceView
from troyes.kernel.chance import SequenceSource
from troyes.kernel.game import View


def cried(view: View, source: SequenceSource) -> int | None:
    """What every bot says as crier; None where it has to decide anything else."""
    if not isinstance(view, DiceView) or view.known.v[PHASE] != CRYING:
        return None
    return int(cry_of_bot(view.known, source))
