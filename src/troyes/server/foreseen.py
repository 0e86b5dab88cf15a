"""What a preview foresees beyond the effects of the move itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def beyond(foreseen: Sequence[int], effects: Sequence[int]) -> list[int]:
    """The foreseen effects, in their order, without those that are told already."""
    told, added = Counter(effects), []
    for packed in foreseen:
        if told[packed] > 0:
            told[packed] -= 1
        else:
            added.append(packed)
    return added
