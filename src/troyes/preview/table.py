"""A table: one person at the first seat, bots at the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final

from troyes.bots.registry import bots_for, make_bot
from troyes.games import game_named
from troyes.kernel.chance import FastSource, SecureSource, Source
from troyes.kernel.game import View
from troyes.kernel.match import Match
from troyes.kernel.refusals import BadInput, IllegalMove, refusal

PEOPLE: Final = ("Aubry", "Blanche", "Colin", "Douce", "Émeline", "Foulques", "Guibour", "Hue", "Isabeau", "Jehan")
PERSON: Final = 0
BEST_BOT: Final = "greedy"
ANY_BOT: Final = "random"
LARGEST_SEED: Final = 2**32 - 1
ORDER: Final = ("game", "players", "seed", "options")


class Table:
    """A running game. Bots wait while the person may still take the last move back.

    Whoever calls holds `lock`. `number` changes with every change: a choice made for an older one is refused.
    """

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.setup = match.record.setup()
        self.people = match.record.seats
        self.bot_name = best_bot(self.game.name)
        self.bots = {seat: make_bot(self.bot_name, seed + seat) for seat in range(1, len(self.people))}
        self.number = 1
        self.lock = Lock()
        self.match.advance()
        self.go_on()

    @property
    def view(self) -> View:
        """All that ever leaves the server."""
        return self.game.view(self.match.position, PERSON)

    def is_asked(self) -> bool:
        """Whether the person has to decide."""
        return PERSON in self.match.position.pending()

    def can_undo(self) -> bool:
        return self.match.can_undo(PERSON)

    def is_waiting(self) -> bool:
        """Whether the bots wait for the person to let them play."""
        return self.can_undo() and not self.is_asked()

    # ---- what the person does -------------------------------------------------------------------------------------

    def choose(self, move: int) -> None:
        """Play a legal move of the person."""
        if not self.is_asked():
            raise IllegalMove(refusal("not_asked", "It is not your turn.", "Ce n'est pas à vous."))
        if move not in self.view.moves():
            reason = self.view.why_not(move)
            raise IllegalMove(reason or refusal("not_yours", "This is not your move.", "Ce coup n'est pas à vous."))
        self.match.play(move)
        self.number += 1
        if not self.is_waiting():
            self.go_on()

    def undo(self) -> None:
        self.match.undo(PERSON)
        self.number += 1

    def go_on(self) -> None:
        """Let the bots play until the person has to decide or the game is over."""
        while not self.match.position.is_over() and not self.is_asked():
            seat = self.match.position.pending()[0]
            self.match.play(self.bots[seat].choose(self.game.view(self.match.position, seat)))
            self.number += 1


# ---- a new table ---------------------------------------------------------------------------------------------------


def new_table(wanted: Mapping[str, Any]) -> Table:
    """A table as asked for: `game`, `players`, `seed` (None: nobody can know the dice), further `options`."""
    for name in wanted:
        if name not in ORDER:
            raise BadInput("", "{name!r} is not known here", "Known: {known}", name=name, known=ORDER)
    game = game_named(wanted.get("game", "city"))
    options = wanted.get("options", {})
    if not isinstance(options, dict):
        raise BadInput("options", "must be an object", "For example {}")
    if wanted.get("players") is not None:
        options = {**options, "players": wanted["players"]}
    setup = game.setup(options)
    source, seed = chance(wanted.get("seed"))
    return Table(Match(game, setup, source, PEOPLE[: game.seats(setup)]), seed)


def best_bot(game: str) -> str:
    """Who plays against the person: where the best does not know the game, one that plays them all."""
    return BEST_BOT if BEST_BOT in bots_for(game) else ANY_BOT


def chance(seed: Any) -> tuple[Source, int]:
    """The source of the dice, and the seed of the bots."""
    if seed is None:
        return SecureSource(secrets.token_bytes(32)), secrets.randbelow(LARGEST_SEED)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadInput("seed", "must be a number from {low} to {high}", "Leave it out", low=0, high=LARGEST_SEED)
    return FastSource(seed), seed
