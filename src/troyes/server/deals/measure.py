"""What a result is worth, so that it can be compared with others of the same deal."""

from __future__ import annotations

from collections.abc import Sequence


def points_of(scores: Sequence[int], seats: int) -> list[int]:
    """Per seat. Against an automaton, whose score comes last, the difference counts."""
    rival = scores[-1] if len(scores) > seats else 0
    return [score - rival for score in scores[:seats]]
