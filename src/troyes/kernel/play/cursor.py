"""A place in a list of effects from which groups are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from troyes.kernel.contract.effects import Effect

NO_EFFECT_LEFT = Effect(0, 0, 0, 0, 0)


class Cursor:
    """Effects in order; what has been told is behind."""

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.effects = effects
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.effects)

    def peek(self) -> Effect:
        """The next effect; one of kind 0 at the end."""
        return self.effects[self.at] if self.more() else NO_EFFECT_LEFT

    def next(self) -> Effect:
        effect = self.peek()
        self.at += 1
        return effect

    def take(self, *whats: int, because: int | None = None) -> Effect | None:
        """The next effect if it is of one of these kinds (and has this reason)."""
        effect = self.peek()
        if effect.what in whats and because in (None, effect.because):
            return self.next()
        return None

    def take_while(self, belongs: Callable[[Effect], bool]) -> list[Effect]:
        start = self.at
        while self.more() and belongs(self.effects[self.at]):
            self.at += 1
        return list(self.effects[start : self.at])
