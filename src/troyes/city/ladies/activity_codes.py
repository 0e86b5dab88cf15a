# compiled
"""Codes of the Ladies' activity cards: effects, frames, moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.extension_codes import ACTIVITY_EFFECTS, ACTIVITY_FRAMES, ACTIVITY_MOVES

# ---- effects, in the order of CARD_NAMES -------------------------------------------------------------------------
FIRST_EFFECT: Final = ACTIVITY_EFFECTS
CLOG_MAKER: Final = ACTIVITY_EFFECTS
WEAVER: Final = ACTIVITY_EFFECTS + 1
BANKER: Final = ACTIVITY_EFFECTS + 2
MASTER_CRAFTSMAN: Final = ACTIVITY_EFFECTS + 3
BISHOP: Final = ACTIVITY_EFFECTS + 4
SCRIBE: Final = ACTIVITY_EFFECTS + 5
BEGUINE: Final = ACTIVITY_EFFECTS + 6
WOODCUTTER: Final = ACTIVITY_EFFECTS + 7
BREEDER: Final = ACTIVITY_EFFECTS + 8
CATAPULT: Final = ACTIVITY_EFFECTS + 9
CASTELLAN: Final = ACTIVITY_EFFECTS + 10
HOSTESS: Final = ACTIVITY_EFFECTS + 11
MASTER_BUILDER: Final = ACTIVITY_EFFECTS + 12
RANSOM: Final = ACTIVITY_EFFECTS + 13
SCOUT: Final = ACTIVITY_EFFECTS + 14
EXECUTIONER: Final = ACTIVITY_EFFECTS + 15
FORT: Final = ACTIVITY_EFFECTS + 16
CARD_NAMES: Final = (
    "clog_maker", "weaver", "banker", "master_craftsman", "bishop", "scribe", "beguine",
    "woodcutter", "breeder", "catapult", "castellan",
    "hostess", "master_builder", "ransom", "scout", "executioner", "fort",
)  # fmt: skip


def is_counting(effect: i64) -> bool:
    """Cards that give something for each thing they count."""
    return CLOG_MAKER <= effect <= BEGUINE


def is_mixed_card(effect: i64) -> bool:
    """Cards that take cubes or use them."""
    return WOODCUTTER <= effect <= CASTELLAN


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
