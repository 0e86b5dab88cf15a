"""How long a public table waits for people: from the last time that somebody came or went."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from troyes.server.live.kept.live_game import OPEN, LiveGame
from troyes.server.live.tables.terms import Clock

HOUR: Final = 3600 * 1000
OPEN_FOR: Final = 2 * HOUR
OPEN_BY_CORRESPONDENCE: Final = 72 * HOUR  # who has days for a turn does not wait at the table


def patience(clock: Clock) -> int:
    return OPEN_BY_CORRESPONDENCE if clock.kind == "correspondence" else OPEN_FOR


def after_change(before: LiveGame, after: LiveGame, steady: int) -> LiveGame:
    """The state with the time at which it closes, if it does."""
    if after.status != OPEN or after.visibility != "public":
        return after if after.closes is None else replace(after, closes=None)
    if after.closes is not None and after.seats == before.seats:
        return after
    return replace(after, closes=steady + patience(after.about.terms.clock))
