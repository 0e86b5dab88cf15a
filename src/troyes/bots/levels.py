"""Levels for people: from one who makes mistakes to one who thinks a second, each clearly stronger than the one below.

A level is a player like any other: `troyes play --bots apprentice,master`. Where a bot does not play a game, or has
learned nothing for so many players, the next weaker one plays in its place.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.greedy import GreedyBot
from troyes.bots.judgement import Judgement
from troyes.bots.learned import LearnedBot
from troyes.bots.noisy import NoisyBot
from troyes.bots.random_bot import RandomBot
from troyes.bots.searching import SearchBot
from troyes.games import game_named
from troyes.kernel.contract.rules import View

LADDER: Final[dict[str, type[Bot]]] = {  # strongest first
    "search": SearchBot,
    "learned": LearnedBot,
    "greedy": GreedyBot,
    "noisy": NoisyBot,
    "random": RandomBot,
}


def ladder(first: str, game: str, players: int) -> list[str]:
    """A bot and all weaker ones that play a game with so many players. It may be told something: `search:seconds=1`."""
    names = list(LADDER)
    weaker = names[names.index(first.partition(":")[0]) + 1 :]
    return [name for name in (first, *weaker) if LADDER[name.partition(":")[0]].plays_with(game, players)]


class LevelBot(Bot):
    """The bot of a level in the game that it is shown first."""

    bot: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.player: Bot | None = None

    def playing(self, view: View) -> Bot:
        if self.player is None:
            game, known = game_named(view.game), cast(Any, view.known)
            self.player = LADDER[ladder(self.bot, game.name, game.seats(known.setup))[0]](self.seed)
        return self.player

    def choose(self, view: View, budget: Budget) -> int:
        return self.playing(view).choose(view, budget)

    def judge(self, view: View, budget: Budget) -> Judgement:
        return self.playing(view).judge(view, budget)


class Apprentice(LevelBot):
    bot = "noisy"


class Journeyman(LevelBot):
    bot = "greedy"


class Master(LevelBot):
    bot = "learned"


class GrandMaster(LevelBot):
    bot = "search"  # for a second


LEVELS: Final[dict[str, type[LevelBot]]] = {  # weakest first
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
    "grandmaster": GrandMaster,
}
USUAL: Final = "journeyman"
