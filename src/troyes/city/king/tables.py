# compiled
"""The King's figures, as the rules read them: what each result does and costs, his favourite spaces, a few rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules.extension_codes import KING_FIGURES
from troyes.city.rules.layout import SPACES, SPACES_PER_BUILDING
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State

LOWEST: Final = 2  # sums of two dice
HIGHEST: Final = 12

# ---- what a result does ------------------------------------------------------------------------------------------
EFFECTS: Final = ("vp", "citizen", "event", "tradesman", "cathedral", "character")
VP: Final = 0
CITIZEN: Final = 1
EVENT: Final = 2
TRADESMAN: Final = 3
CATHEDRAL: Final = 4
CHARACTER: Final = 5
OUT_OF_CITIZENS: Final = 1  # place of an effect that says why nothing happens

# ---- figures of a result -----------------------------------------------------------------------------------------
EFFECT: Final = 0
POINTS: Final = 1
DICE: Final = 2
PER_BANNER: Final = 3
TAKES_YOURS: Final = 4
PAYS: Final = 5
RESULT_SIZE: Final = 6

# ---- where they stand in `Setup.figures` -------------------------------------------------------------------------
ORDER: Final = KING_FIGURES + (HIGHEST - LOWEST + 1) * RESULT_SIZE  # his spaces, the best of each building first
RULES: Final = ORDER + SPACES
PLACES: Final = RULES
WAITS: Final = RULES + 1
ROLLS: Final = RULES + 2
FALLBACK: Final = RULES + 3
LAST_CHARACTER: Final = RULES + 4
BUILDERS: Final = RULES + 5
SPENDS: Final = RULES + 6  # 1 if some result removes dice of his
BUYS: Final = RULES + 7  # 1 if some result removes dice of yours
RULE_NAMES: Final = (
    "king_places", "king_waits", "king_rolls", "king_fallback_vp", "king_character_vp", "king_builders_vp",
)  # fmt: skip


def fill_figures(setup: Setup, figures: dict[str, dict[str, Any]]) -> None:
    """Copy the King's figures into the setup."""
    table = setup.figures
    spends = 0
    buys = 0
    for result in range(LOWEST, HIGHEST + 1):
        entry: dict[str, Any] = figures["king"][str(result)]
        takes_yours = bool(entry["takes_yours"])
        per_banner = bool(entry.get("per_banner", False))
        at = KING_FIGURES + (result - LOWEST) * RESULT_SIZE
        table[at + EFFECT] = EFFECTS.index(entry["effect"])
        table[at + POINTS] = int(entry["vp"])
        table[at + DICE] = int(entry["dice"])
        table[at + PER_BANNER] = int(per_banner)
        table[at + TAKES_YOURS] = int(takes_yours)
        table[at + PAYS] = int(entry["pays"])
        spends |= int(per_banner or entry["dice"] > 0)
        buys |= int(takes_yours and entry["dice"] > 0)
    for building, name in enumerate(BUILDING_NAMES):
        for rank, number in enumerate(figures["board"][name]["king_order"]):
            table[ORDER + building * SPACES_PER_BUILDING + rank] = building * SPACES_PER_BUILDING + int(number) - 1
    for k, rule in enumerate(RULE_NAMES):
        table[RULES + k] = int(figures["rules"][rule])
    table[SPENDS] = spends
    table[BUYS] = buys


def of_result(s: State, result: i64, field: i64) -> i64:
    """A figure of a result."""
    return s.setup.figures[KING_FIGURES + (result - LOWEST) * RESULT_SIZE + field]


def favourite(s: State, building: i64, rank: i64) -> i64:
    """The space of a building that is the King's rank-th choice, from 0."""
    return s.setup.figures[ORDER + building * SPACES_PER_BUILDING + rank]
