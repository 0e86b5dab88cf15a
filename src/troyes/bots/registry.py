"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from troyes.bots.bot import Bot
from troyes.bots.greedy import GreedyBot
from troyes.bots.noisy import NoisyBot
from troyes.bots.random_bot import RandomBot
from troyes.bots.reference import ReferenceBot
from troyes.kernel.messages import Message
from troyes.kernel.refusals import BadInput

Factory = Callable[[int], Bot]

BOTS: Final[dict[str, Factory]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reference": ReferenceBot,
    "noisy": NoisyBot,
}


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game."""
    return [name for name, bot in BOTS.items() if game in (getattr(bot, "games", ()) or (game,))]


def check_bot(name: str, game: str | None = None) -> str:
    """The name of a bot (that plays the game), or BadInput with the names that come close."""
    where = Message("bot {name!r}", name=name)
    if name in BOTS:
        if game is not None and name not in bots_for(game):
            raise BadInput(where, "does not play {game}", "Bots: {bots}", game=game, bots=bots_for(game))
        return name
    near = get_close_matches(name, BOTS, n=3, cutoff=0.5)
    raise BadInput(
        where, "is not known", "Did you mean: {near}" if near else "Bots: {bots}", near=near, bots=list(BOTS)
    )


def make_bot(name: str, seed: int = 0) -> Bot:
    """A new bot; its choices depend on the seed and on what it is shown, and on nothing else."""
    return BOTS[check_bot(name)](seed)
