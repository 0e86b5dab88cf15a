# compiled
"""Codes of the Ladies' events: frames, moves, chances."""

from __future__ import annotations

from typing import Final

from troyes.city.rules.citizens import FROM_SUPPLY
from troyes.city.rules.extension_codes import EVENT_CHANCES, EVENT_FRAMES, EVENT_MOVES

# ---- frames --------------------------------------------------------------------------------------------------------
F_LOSE: Final = EVENT_FRAMES  # a: event that takes a cube
F_GIVE: Final = EVENT_FRAMES + 1  # a: event that takes a citizen
F_RELEASE: Final = EVENT_FRAMES + 2  # a: citizens that the seat releases
F_RELEASE_ANY: Final = EVENT_FRAMES + 3  # a: citizens that chance releases, b: event; deals with itself

# ---- moves ---------------------------------------------------------------------------------------------------------
LOSE: Final = EVENT_MOVES  # the cube on a card (slot) or on an outdoor activity (SLOTS + gate)
GIVE: Final = EVENT_MOVES + 1  # a citizen, by the number of his source
RELEASE: Final = EVENT_MOVES + 2  # a citizen of this owner
FROM_RECRUIT: Final = FROM_SUPPLY + 1  # one more source of a citizen: recruited on the spot

# ---- chances -------------------------------------------------------------------------------------------------------
UPRISING_DIE: Final = EVENT_CHANCES  # value; a: event
CROWD: Final = EVENT_CHANCES + 1  # owner or EMPTY per space, three bits each; a: event * 4 + building
MONK_DIE: Final = EVENT_CHANCES + 2  # value; a: event
RELEASE_DRAW: Final = EVENT_CHANCES + 3  # owner
