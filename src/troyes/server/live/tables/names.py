"""What who sits at a table is called: bots have names of the town, and nobody is called like another."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from troyes.server.live.kept.live_game import LiveGame

LONGEST_NAME: Final = 40
SEATS: Final = 10  # the most that a table has
BOT_NAMES: Final = (
    "Aubry", "Blaise", "Clotilde", "Denise", "Étienne", "Flore", "Gautier", "Hersent", "Isambart", "Jehan",
    "Lambert", "Mahaut", "Nicole", "Odette", "Pernelle", "Renaud", "Sibylle", "Tristan", "Ursule", "Yves",
)  # fmt: skip


def names_at(game: LiveGame) -> list[str]:
    return [seat.name for seat in game.seats]


def bot_name(number: int, taken: Collection[str]) -> str:
    """Each seat has two bots of its own, so that several seats that are left at once get different ones."""
    names = {name.casefold() for name in taken}
    own = BOT_NAMES[number % SEATS :: SEATS]
    return next(name for name in (*own, *BOT_NAMES) if name.casefold() not in names)


def own_name(name: str, taken: Collection[str]) -> str:
    """A person keeps their name, with a number where somebody else has it: NAME 2."""
    names, count, found = {name.casefold() for name in taken}, 1, name
    while found.casefold() in names:
        count += 1
        ending = f" {count}"
        found = name[: LONGEST_NAME - len(ending)] + ending
    return found
