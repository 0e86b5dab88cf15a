"""`troyes play`: a game of the city in the terminal against bots."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from troyes.bots.bot import Bot
from troyes.bots.registry import make_bot
from troyes.city.game import CITY
from troyes.cli.play_texts import say
from troyes.cli.session import Session
from troyes.kernel.chance import FastSource
from troyes.kernel.match import Match
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
    match = (
        resumed_match(resume, seed, lang) if resume else new_match(players, seat, bots, seed, lang, modules, figures)
    )
    seats = match.record.seats
    human = next((place for place, name in enumerate(seats) if not BOT_SEAT.fullmatch(name)), 0)
    players_of = bots_of(seats, human, bots, match.record.seed)
    session = Session(match, human, people_of(seats), players_of, lang, save, show_vp)
    session.keep()
    session.run()


def new_match(
    players: int, seat: int, bots: str, seed: int | None, lang: str, modules: str, figures: Path | None
) -> Match:
    options = {"players": players, "modules": modules.replace(",", " ").split()}
    setup = CITY.setup(options, read_figures(figures) if figures else None)
    if not 0 <= seat < players:
        problem = say("problem", "seat", lang, seat=seat, players=players)
        raise BadInput("--seat", problem, say("problem", "seat_remedy", lang, last=players - 1))
    chosen = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    return Match(CITY, setup, FastSource(chosen), seat_names(players, seat, bots, lang), chosen)


def seat_names(players: int, seat: int, bots: str, lang: str) -> list[str]:
    """People of the table; one bot for all opponents or one for each, in seat order."""
    named = bots.replace(",", " ").split() or ["greedy"]
    if len(named) == 1:
        named *= players - 1
    if len(named) != players - 1:
        problem = say("problem", "bots", lang, count=len(named), seats=players - 1)
        raise BadInput("--bots", problem, say("problem", "bots_remedy", lang))
    for name in named:
        make_bot(name, 0)
    return [PEOPLE[s] if s == seat else f"{PEOPLE[s]} [{named.pop(0)}]" for s in range(players)]


def resumed_match(path: Path, seed: int | None, lang: str) -> Match:
    record = Record.load(path)
    if record.game is not CITY:
        problem = say("problem", "resume_game", lang, game=record.game.name)
        raise BadInput(str(path), problem, say("problem", "resume_remedy", lang))
    chosen = record.seed if seed is None else seed
    if not isinstance(chosen, int):
        raise BadInput(str(path), say("problem", "no_seed", lang), say("problem", "no_seed_remedy", lang))
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


def read_figures(path: Path) -> dict[str, Any]:
    """A user's own figures."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(str(path), error.strerror or "cannot be read", "Check the name of the file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(path), f"is not TOML: {error}", "Correct the file") from None
