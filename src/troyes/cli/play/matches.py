"""Matches that begin or go on in the terminal, of any game."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from troyes.cli.options import refuse_beside
from troyes.cli.play.seats import seat_names
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.words.message import Message


def new_match(
    game: Game[Any, Any],
    setup: Any,
    people: Collection[int],
    bots: str,
    seed: int | None,
    names: Sequence[str] = (),
) -> Match:
    """A game that begins: people at these seats, bots at the others; without a seed one is drawn."""
    players = int(setup.players)
    for seat in people:
        if not 0 <= seat < players:
            problem, remedy = "is-not-a-seat-of", "seats-go-from-0"
            raise BadInput("--seat", problem, remedy, seat=seat, players=players, last=players - 1)
    chosen = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    return Match(game, setup, FastSource(chosen), seat_names(game.name, players, people, bots, names), chosen)


def resumed_match(game: Game[Any, Any], path: Path, seed: int | None) -> Match:
    """A game that goes on where its file ends, with the same dice."""
    record = load_record(game, path)
    if seed is not None and isinstance(record.seed, int):
        refuse_beside("--resume", ["--seed"], Message("its-dice-go-on"))
    chosen = record.seed if seed is None else seed
    if not isinstance(chosen, int):
        raise BadInput(str(path), "does-not-say-its", "give-one-with-seed")
    return Match.resume(record, FastSource(chosen))


def load_record(game: Game[Any, Any], path: Path) -> Record:
    record = Record.load(path)
    if record.game is not game:
        problem, remedy = "holds-a-game-of-not-of", "choose-another-record"
        raise BadInput(str(path), problem, remedy, game=record.game.name, wanted=game.name)
    return record
