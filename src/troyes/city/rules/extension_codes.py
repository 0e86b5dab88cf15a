# compiled
"""Numbers of this package's extensions, so that none of them takes another's."""

from __future__ import annotations

from typing import Final

from troyes.city.rules.codes import EXTENSION_CHANCE, EXTENSION_FRAME, EXTENSION_MOVE

# Index into `Setup.slices`.
KING: Final = 0
PURPLE_DIE: Final = 1
LADIES_EVENTS: Final = 2
RAMPARTS: Final = 3
LADIES_ACTIVITIES: Final = 4

# First figure of each extension in `Setup.figures`.
KING_FIGURES: Final = 0  # 96 figures
RAMPARTS_FIGURES: Final = 96  # 288 figures

# First code of each extension.
ACTIVITY_FRAMES: Final = EXTENSION_FRAME  # 8 of them
ACTIVITY_MOVES: Final = EXTENSION_MOVE  # 4
EVENT_FRAMES: Final = EXTENSION_FRAME + 8  # 4
EVENT_MOVES: Final = EXTENSION_MOVE + 4  # 4
EVENT_CHANCES: Final = EXTENSION_CHANCE  # 8
RAMPARTS_FRAMES: Final = EXTENSION_FRAME + 12  # 12
RAMPARTS_MOVES: Final = EXTENSION_MOVE + 8  # 16
RAMPARTS_CHANCES: Final = EXTENSION_CHANCE + 8  # 6
PURPLE_CHANCES: Final = EXTENSION_CHANCE + 14  # 2
KING_CHANCES: Final = EXTENSION_CHANCE + 16  # 4
