"""Effects: packed and read back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from troyes.kernel.contract.effects import BECAUSE_BITS, SEAT_BITS, WHAT_BITS, WHERE_BITS, Effect, Trace, decode_effect

EFFECTS = st.builds(
    Effect,
    what=st.integers(0, (1 << WHAT_BITS) - 1),
    seat=st.integers(0, (1 << SEAT_BITS) - 1),
    where=st.integers(0, (1 << WHERE_BITS) - 1),
    because=st.integers(0, (1 << BECAUSE_BITS) - 1),
    amount=st.integers(-(1 << 15), (1 << 15) - 1),
)


def written(effects: list[Effect]) -> Trace:
    trace = Trace()
    for effect in effects:
        trace.add(effect.what, effect.seat, effect.where, effect.because, effect.amount)
    return trace


@given(st.lists(EFFECTS, max_size=20))
def test_effects_are_read_back_in_order(effects: list[Effect]) -> None:
    trace = written(effects)
    assert trace.decoded() == effects
    assert [decode_effect(packed) for packed in trace.packed()] == effects


@given(EFFECTS, EFFECTS)
def test_different_effects_are_packed_differently(one: Effect, other: Effect) -> None:
    assert (written([one]).packed() == written([other]).packed()) == (one == other)


@given(EFFECTS)
def test_packed_effects_are_small_and_not_negative(effect: Effect) -> None:
    assert 0 <= written([effect]).packed()[0] < 1 << 62


def test_a_new_trace_is_empty() -> None:
    assert Trace().packed() == []
    assert Trace().decoded() == []
