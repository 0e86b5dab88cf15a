"""Setups of games at real tables: every request names its own, and most name the same few."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from troyes.games import game_named

MOST: Final = 32


def setup_of(game: str, options: Mapping[str, Any], figures: Mapping[str, Any]) -> Any:
    """BadInput names the option or the figure that cannot be."""
    return made(game, json.dumps(options, sort_keys=True), json.dumps(figures, sort_keys=True))


@lru_cache(MOST)
def made(game: str, options: str, figures: str) -> Any:
    return game_named(game).setup(json.loads(options), json.loads(figures))
