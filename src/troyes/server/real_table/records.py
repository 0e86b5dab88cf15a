"""A game at a real table as a record file, to keep, to look through and to go on from."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.kernel.play.match import Match
from troyes.server.real_table.playing import Played


def record_of(played: Played, names: Sequence[str]) -> str:
    """The text of its file. Lines of seats that choose at the same time are put into the order of the seats."""
    match = Match(played.game, played.setup, None, names)
    for line in played.lines:
        match.apply(match.read(line))
    return match.record.to_text()
