"""`troyes play`: a game of the city in the terminal against bots."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

from troyes.bots.bot import Bot
from troyes.bots.registry import make_bot
from troyes.city.figures import read_overrides
from troyes.city.game import CITY
from troyes.cli.session import Session
from troyes.kernel.chance import FastSource
from troyes.kernel.match import Match
from troyes.kernel.messages import Message
from troyes.kernel.record import Record
from troyes.kernel.refusals import BadInput

PEOPLE = ("Aubry", "Blanche", "Colin", "Douce")
BOT_SEAT = re.compile(r"(.+) \[([a-z_]+)\]")  # how a record marks a seat that a bot plays


def play_command(
    players: int = 3,
    seat: int = 0,
    bots: str = "greedy",
    seed: int | None = None,
    lang: str = "en",
    modules: str = "",
    figures: Path | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    show_vp: bool = False,
) -> None:
    """Play a whole game on standard input and output; BadInput before anything begins."""
    match = resumed_match(resume, seed) if resume else new_match(players, seat, bots, seed, modules, figures)
    seats = match.record.seats
    human = next((place for place, name in enumerate(seats) if not BOT_SEAT.fullmatch(name)), 0)
    players_of = bots_of(seats, human, bots, match.record.seed)
    session = Session(match, human, people_of(seats), players_of, lang, save, show_vp)
    session.keep()
    session.run()


def new_match(players: int, seat: int, bots: str, seed: int | None, modules: str, figures: Path | None) -> Match:
    options = {"players": players, "modules": modules.replace(",", " ").split()}
    setup = CITY.setup(options, read_overrides(figures) if figures else None)
    if not 0 <= seat < players:
        problem = Message("{seat} is not a seat of {players} players", seat=seat, players=players)
        raise BadInput("--seat", problem, "Seats go from 0 to {last}", last=players - 1)
    chosen = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    return Match(CITY, setup, FastSource(chosen), seat_names(players, seat, bots), chosen)


def seat_names(players: int, seat: int, bots: str) -> list[str]:
    """People of the table; one bot for all opponents or one for each, in seat order."""
    named = bots.replace(",", " ").split() or ["greedy"]
    if len(named) == 1:
        named *= players - 1
    if len(named) != players - 1:
        remedy = "Name one bot for all, or one per opponent"
        raise BadInput("--bots", "{given} bots for {count} seats", remedy, given=len(named), count=players - 1)
    for name in named:
        make_bot(name, 0)
    return [PEOPLE[s] if s == seat else f"{PEOPLE[s]} [{named.pop(0)}]" for s in range(players)]


def resumed_match(path: Path, seed: int | None) -> Match:
    record = Record.load(path)
    if record.game is not CITY:
        problem = "holds a game of {game}, not of the city"
        raise BadInput(str(path), problem, "Choose a record of the city", game=record.game.name)
    chosen = record.seed if seed is None else seed
    if not isinstance(chosen, int):
        raise BadInput(str(path), "does not say its seed, so its dice cannot go on", "Give one with --seed")
    return Match.resume(record, FastSource(chosen))


def people_of(seats: Sequence[str]) -> list[str]:
    return [found[1] if (found := BOT_SEAT.fullmatch(name)) else name for name in seats]


def bots_of(seats: Sequence[str], human: int, bots: str, seed: str | int | None) -> dict[int, Bot]:
    """A bot for every other seat: the one its name says, else the first of --bots."""
    start = seed if isinstance(seed, int) else 0
    default = (bots.replace(",", " ").split() or ["greedy"])[0]
    return {
        place: make_bot(found[2] if (found := BOT_SEAT.fullmatch(name)) else default, start + place)
        for place, name in enumerate(seats)
        if place != human
    }
