"""Random games for the tests of the kernel's tools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from troyes.games import game_named
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.turn import Turn

GAME = game_named("city")


def new_match(seed: int = 7, **options: Any) -> Match:
    """A match in which the first seat is about to decide."""
    match = Match(GAME, GAME.setup({"players": 3} | options), FastSource(seed))
    match.advance()
    return match


def play_on(match: Match, moves: int = 10_000, seed: int = 3) -> Match:
    """Play random moves until the end, or as many as told."""
    choices = SequenceSource(seed)
    while moves and not match.position.is_over():
        legal = match.position.moves(match.position.pending()[0])
        match.play(legal[int(choices.below(len(legal)))])
        moves -= 1
    return match


def staged(data: Mapping[str, Any], **options: Any) -> Match:
    """A match that starts from a position set up by name; its record holds the moves from there on."""
    setup = GAME.setup({"players": 2} | options)
    match = Match(GAME, setup, FastSource(1))
    match.turn = Turn.at(GAME.stage(setup, data, "staged"))
    return match
