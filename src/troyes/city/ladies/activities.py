# compiled
"""Effects of the 27 activity cards of The Ladies of Troyes."""

from __future__ import annotations

from typing import Final, final

from troyes.city.extension import Extension
from troyes.city.extension_codes import ACTIVITY_EFFECTS, LADIES_ACTIVITIES

NAMES: Final = (
    "woodcutter", "clog_maker", "weaver", "hostess", "banker", "breeder", "master_craftsman", "bishop",
    "master_builder", "scribe", "beguine", "ransom", "catapult", "scout", "executioner", "castellan", "fort",
)  # fmt: skip


@final
class LadiesActivities(Extension):
    def __init__(self) -> None:
        self.name = "activities"
        self.code = LADIES_ACTIVITIES

    def effect_codes(self) -> dict[str, int]:
        return {name: ACTIVITY_EFFECTS + k for k, name in enumerate(NAMES)}


LADIES_ACTIVITY_CARDS: Final = LadiesActivities()
