"""A cursor takes the next effect only where kind and reason are those asked for."""

from __future__ import annotations

from troyes.kernel.contract.effects import Effect
from troyes.kernel.play.cursor import NO_EFFECT_LEFT, Cursor

GAIN = Effect(what=3, seat=1, where=0, because=7, amount=2)


def test_an_effect_is_taken_by_its_kind_and_its_reason() -> None:
    for asked in ({}, {"because": 7}):
        cursor = Cursor([GAIN])
        assert cursor.take(2, 3, **asked) == GAIN
        assert cursor.peek() == NO_EFFECT_LEFT


def test_another_kind_or_reason_stays() -> None:
    cursor = Cursor([GAIN])
    assert cursor.take(2) is None
    assert cursor.take(3, because=8) is None
    assert cursor.peek() == GAIN
