# compiled
"""Codes of the Ladies' activity cards: frames, moves."""

from __future__ import annotations

from typing import Final

from troyes.city.rules.extension_codes import ACTIVITY_FRAMES, ACTIVITY_MOVES

# ---- frames --------------------------------------------------------------------------------------------------------
F_MIXED: Final = ACTIVITY_FRAMES  # a: slot, b: activations
F_SHARE: Final = ACTIVITY_FRAMES + 1  # a: slot, b: activations
F_COLUMN: Final = ACTIVITY_FRAMES + 2  # a: slot, b: cubes left, c: 1 once one has been laid
F_CATAPULT: Final = ACTIVITY_FRAMES + 3  # a: slot, b: shots
F_SCOUT: Final = ACTIVITY_FRAMES + 4  # a: slot, b: activations, c: place in the queue reached, d: cubes laid there
F_VICTIM: Final = ACTIVITY_FRAMES + 5  # a: slot, b: activations left after this one

# ---- moves ---------------------------------------------------------------------------------------------------------
STOCK: Final = ACTIVITY_MOVES  # so many cubes onto a mixed card
SPEND: Final = ACTIVITY_MOVES + 1  # so many cubes of a mixed card
SHARE: Final = ACTIVITY_MOVES + 2  # Hostess: so many activations for influence
CHOOSE: Final = ACTIVITY_MOVES + 3  # a column of the cathedral, or an opponent
