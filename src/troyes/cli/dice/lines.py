"""The lines of a half-day: kept apart from what everybody knows until all are done."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.dice.rules.codes import B_BLACK, E_DONE, NOBODY
from troyes.kernel.contract.effects import decode_effect


class LineLog:
    """Sorts effects: the wheel and what the black die does are public at once, lines when all seats are done."""

    def __init__(self) -> None:
        self.lines: dict[int, list[list[int]]] = {}  # seat -> effects of each move of its line

    def absorb(self, effects: Sequence[int]) -> list[int]:
        """The effects that everybody may know now, in the order in which they are to be told."""
        public: list[int] = []
        begun: set[int] = set()
        for packed in effects:
            effect = decode_effect(packed)
            if effect.what == E_DONE and effect.amount < 0:
                public += self.reveal()
            elif effect.seat == NOBODY or effect.because == B_BLACK:
                public.append(packed)
            else:
                if effect.seat not in begun:
                    begun.add(effect.seat)
                    self.lines.setdefault(effect.seat, []).append([])
                self.lines.setdefault(effect.seat, [[]])[-1].append(packed)
        return public

    def reveal(self) -> list[int]:
        """All lines in the order of the seats."""
        told = [packed for seat in sorted(self.lines) for packed in self.of(seat)]
        self.lines.clear()
        return told

    def of(self, seat: int) -> list[int]:
        return [packed for move in self.lines.get(seat, []) for packed in move]

    def take_back(self, seat: int) -> None:
        """Forget the last move of a seat."""
        if self.lines.get(seat):
            self.lines[seat].pop()

    @staticmethod
    def ends(effects: Sequence[int]) -> bool:
        """Whether a half-day ended: everybody is done."""
        return any((effect := decode_effect(packed)).what == E_DONE and effect.amount < 0 for packed in effects)
