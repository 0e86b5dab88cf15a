"""The levels of bots that people can choose, and who plays when a bot fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import Final

from troyes.bots.levels import LEVELS, USUAL, ladder
from troyes.bots.registry import GROUP, IN_FILE, find_bot, plays
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

LOG: Final = logging.getLogger("troyes.server.bots")
BEST: Final = "best"  # the strongest bot of the package, for hints: no level that a seat can have
PAR: Final = "par"  # the same on every machine, for the City of the Day: no level of a seat either
STRONGEST: Final = "search"
AT_ONCE: Final = "learned"  # who answers when there is no time to search
OUT_OF_COMPETITION: Final = {BEST: STRONGEST, PAR: f"{STRONGEST}:evaluations=20000"}
LONGEST: Final = 16  # letters of a level, as the database keeps it


class Levels:
    """The levels of a server: those of the package, and one for each bot its operator has added, named after it."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})
        self.gone: set[str] = set()  # levels of which it has been said that nobody plays them any more

    def all(self) -> list[str]:
        """Those of the package from the weakest up, then those of the operator."""
        return [*LEVELS, *self.own]

    def of_game(self, game: str) -> list[str]:
        """The levels at which a game is played."""
        return [level for level in self.all() if level not in self.own or plays(find_bot(self.own[level]), game)]

    def check(self, level: str, game: str, where: str | Message) -> str:
        known = self.of_game(game)
        if level not in known:
            raise BadInput(where, "no-level-is-called", "levels", level=level, levels=known)
        return level

    def bots_of(self, level: str, game: str) -> list[str]:
        """The bots that play a game at a level, strongest first. What another bot of the operator's may be
        worth is not known: none of them takes the place of one that fails."""
        if level not in self.own:
            return ladder(OUT_OF_COMPETITION.get(level) or self.bot_of(level))
        weaker = ladder(LEVELS[USUAL])
        return [self.own[level], *weaker] if plays(find_bot(self.own[level]), game) else weaker

    def looks_back(self, level: str, game: str) -> int:
        """How many of the last moves the bot of a level wants to see."""
        return int(getattr(find_bot(self.bots_of(level, game)[0]), "looks_back", 0))

    def bot_of(self, level: str) -> str:
        """A stored level may be of a bot that is no longer here: a good one goes on in its place."""
        if level not in LEVELS and level not in self.gone:
            self.gone.add(level)
            LOG.warning("the bot of level %r is no longer here: %r plays in its place", level, USUAL)
        return LEVELS.get(level, LEVELS[USUAL])


def levels_with(named: Sequence[str]) -> Levels:
    """With bots that the operator names (a name or file.py:Class), and those of installed packages.

    BadInput says why a named one cannot play. One that only happens to be installed is left out, and logged.
    """
    own: dict[str, str] = {}
    for bot in dict.fromkeys(named):
        add(own, bot)
    for bot in sorted(entry_points(group=GROUP).names):
        if bot not in own.values():
            try:
                add(own, bot)
            except BadInput as problem:
                LOG.warning("a bot that is installed does not play here: %s", problem)
    return Levels(own)


def add(own: dict[str, str], bot: str) -> None:
    find_bot(bot)
    level, where = bot.rpartition(":")[2] if IN_FILE in bot else bot, Message("bot-bots", name=bot)
    if level in (*LEVELS, *OUT_OF_COMPETITION, *own):
        raise BadInput(where, "there-is-another-bot", "give-it-another-name", level=level)
    if len(level) > LONGEST:
        raise BadInput(where, "its-name-is-longer", "give-it-a-shorter", most=LONGEST)
    own[level] = bot
