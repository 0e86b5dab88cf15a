"""Who sits where: people and bots, as the names of a record keep it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from troyes.bots.bot import Bot
from troyes.bots.naming import bot_list
from troyes.bots.registry import IN_FILE, check_bot, make_bot
from troyes.kernel.contract.refusals import BadInput

PEOPLE = ("Aubry", "Blanche", "Colin", "Douce", "Eudes", "Flore", "Garin", "Hersent", "Isabeau", "Jehan")
BOT_SEAT = re.compile(r"(.+) \[([^\[\]]+)\]")  # how a record marks a seat that a bot plays
DEFAULT_BOT = "greedy"


def seat_names(game: str, players: int, people: Collection[int], bots: str, names: Sequence[str] = ()) -> list[str]:
    """People of the table, by their own names if given; one bot for all other seats or one for each, in seat order."""
    rivals = players - len(people)
    named = bot_list(bots) or [DEFAULT_BOT]
    if len(named) == 1:
        named *= rivals
    if len(named) != rivals:
        remedy = "name-one-bot-for-all-or"
        raise BadInput("--bots", "bots-for-seats", remedy, given=len(named), count=rivals)
    for name in named:
        check_bot(name, game)
    seated = enumerate(names_at(players, people, names))
    return [name if place in people else f"{name} [{named.pop(0)}]" for place, name in seated]


def names_at(players: int, people: Collection[int], names: Sequence[str] = ()) -> list[str]:
    """What everybody is called, bots too: people by their own names if given."""
    own = dict(zip(sorted(people), check_names(names, len(people))))
    return [own.get(place, PEOPLE[place]) for place in range(players)]


def check_names(names: Sequence[str], people: int) -> Sequence[str]:
    """One name per person, or none at all."""
    if names and len(names) != people:
        remedy = "give-one-name-per-person"
        raise BadInput("--names", "names-for-people", remedy, given=len(names), count=people)
    return names


def people_of(seats: Sequence[str]) -> list[str]:
    return [found[1] if (found := BOT_SEAT.fullmatch(name)) else name for name in seats]


def humans_of(seats: Sequence[str]) -> list[int]:
    """The seats that no bot plays."""
    return [place for place, name in enumerate(seats) if not BOT_SEAT.fullmatch(name)]


def refuse_files(seats: Sequence[str], where: str) -> None:
    """A record may come from anybody: it never makes this machine load a program."""
    for name in seats:
        found = BOT_SEAT.fullmatch(name)
        if found and IN_FILE in found[2]:
            raise BadInput(where, "is-played-by-the", "begin-a-new-game", bot=found[2])


def bots_of(seats: Sequence[str], humans: Collection[int], seed: str | int | None) -> dict[int, Bot]:
    """A bot for every other seat: the one its name says."""
    start = seed if isinstance(seed, int) else 0
    found = {place: BOT_SEAT.fullmatch(name) for place, name in enumerate(seats) if place not in humans}
    return {place: make_bot(seat[2], start + place) for place, seat in found.items() if seat}
