"""Why a move is not legal in the dice game."""

from __future__ import annotations

from troyes.dice.position import Position
from troyes.kernel.refusals import Refusal, refusal


def reason(position: Position, move: int) -> Refusal:
    return refusal("not_offered", "That is not possible here.", "Ce n'est pas possible ici.")
