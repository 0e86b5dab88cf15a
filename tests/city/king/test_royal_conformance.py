"""The contract of the kernel in games against the King, alone and with every module."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.kernel.tools.conformance import Conformance

pytestmark = pytest.mark.conformance

SUITE = Conformance(CITY, share=0.5)
VARIANTS: list[dict[str, Any]] = [
    {"modules": []},
    *({"modules": [name]} for name in MODULES),
    {"modules": list(MODULES), "pool": "ladies"},
    {"modules": ["bonus"], "king_stops": "own_dice_empty", "king_colours": 2},
    {"modules": ["purple_die"], "start": "N"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games(options: dict[str, Any]) -> None:
    for seed in range(2):
        SUITE.play({"players": 1, **options}, seed)
