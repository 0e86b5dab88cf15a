"""Nothing is kept of what is over: setups, games, records and refused moves leave no memory behind."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import pytest

from troyes.games import GAMES
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record

pytestmark = [pytest.mark.conformance, pytest.mark.alone]

TIMES = 20


def growth(deed: Callable[[], object]) -> float:
    """Blocks of memory that each repetition keeps."""
    deed()
    deed()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        deed()
    gc.collect()
    return (sys.getallocatedblocks() - before) / TIMES


def played(game: Any, moves: int) -> Match:
    match = Match(game, game.setup({"players": 2}), FastSource(4))
    choices = SequenceSource(4)
    match.advance()
    for _ in range(moves):
        seat = match.position.pending()[0]
        listed = match.position.moves(seat)
        match.play(listed[choices.below(len(listed))])
    return match


def refuse(position: Any) -> None:
    with pytest.raises(IllegalMove):
        position.play(12345)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_is_kept(name: str) -> None:
    game = GAMES[name]
    match = played(game, 12)
    text = match.record.to_text()
    deeds: dict[str, Callable[[], object]] = {
        "a setup": lambda: game.setup({"players": 2}),
        "a game begun": lambda: played(game, 4),
        "a record": lambda: Record.from_text(text, "memory").replay(),
        "a refusal": lambda: refuse(match.position),
        "a view": lambda: game.view(match.position, 0).to_dict("fr"),
    }
    kept = {what: blocks for what, deed in deeds.items() if (blocks := growth(deed)) > 2}
    assert not kept
