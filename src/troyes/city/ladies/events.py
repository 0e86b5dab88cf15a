# compiled
"""The events of The Ladies of Troyes that do more than bring black dice."""

from __future__ import annotations

from typing import Final, final

from troyes.city.extension import Extension
from troyes.city.extension_codes import EVENT_EFFECTS, LADIES_EVENTS

HARSH_WINTER: Final = EVENT_EFFECTS
UPRISING: Final = EVENT_EFFECTS + 1
MONK: Final = EVENT_EFFECTS + 2
POSSESSION: Final = EVENT_EFFECTS + 3


@final
class LadiesEvents(Extension):
    def __init__(self) -> None:
        self.name = "events"
        self.code = LADIES_EVENTS

    def event_codes(self) -> dict[str, int]:
        return {
            "harsh_winter": HARSH_WINTER,
            "uprising": UPRISING,
            "monk_event": MONK,
            "possession": POSSESSION,
        }


LADIES_EVENT_CARDS: Final = LadiesEvents()
