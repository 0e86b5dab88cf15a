"""How a game in the terminal begins: a new one, or one that goes on; who sits at the screen; the file that follows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from troyes.bots.bot import Bot
from troyes.bots.naming import bot_list
from troyes.cli.options import split_people
from troyes.cli.output import screen
from troyes.cli.play.keeping import GAMES, Keeper, Kept, data_folder, unfinished
from troyes.cli.play.matches import new_match, resumed_match
from troyes.cli.play.reading import read_line
from troyes.cli.play.seats import bots_of, humans_of, names_at, people_of, refuse_files
from troyes.cli.play.texts import say
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.match import Match
from troyes.kernel.play.record_following import RecordFile
from troyes.words.catalogue import SOURCE


class Wanted(NamedTuple):
    """What the command line says about a game, whichever it is."""

    seat: int = 0
    bots: str = ""
    hotseat: bool = False
    names: str = ""
    seed: int | None = None
    lang: str = SOURCE
    save: Path | None = None
    resume: Path | None = None


class Begun(NamedTuple):
    """A game that can be played at this screen."""

    match: Match
    people: list[str]  # the names of all seats
    humans: list[int]  # the seats at the screen
    bots: dict[int, Bot]
    keeper: Keeper


def begin(game: Game[Any, Any], make_setup: Callable[[], Any], wanted: Wanted) -> Begun:
    """BadInput before anything begins, also about a file that cannot or must not be written."""
    file: RecordFile | None = None
    if wanted.resume:
        file = RecordFile(wanted.resume, mine=True)
        match = resumed_match(game, wanted.resume, wanted.seed)
        refuse_files(match.record.seats, str(wanted.resume))
    else:
        setup = make_setup()
        names = split_people(wanted.names)
        people = people_at(int(setup.players), wanted, names)
        match = new_match(game, setup, people, wanted.bots, wanted.seed, names)
    if wanted.save and wanted.save != wanted.resume:
        file = RecordFile(wanted.save)
        file.write(match.record)
    seats = match.record.seats
    humans = humans_of(seats) or [0]
    bots = bots_of(seats, humans, match.record.seed)
    return Begun(match, people_of(seats), humans, bots, Keeper(GAMES, file))


def people_at(players: int, wanted: Wanted, names: Sequence[str]) -> list[int]:
    """One person and bots; or as many people as names; or people everywhere but in the last seats, named by --bots."""
    many = len(names)
    if wanted.hotseat:
        named = len(bot_list(wanted.bots))
        many = many or players - named
        if many < 2:
            raise BadInput("--hotseat", "needs-two-people-or", "give-more-players-or")
    if many < 2:
        return [wanted.seat]
    if wanted.seat:
        raise BadInput("--seat", "is-for-one-person", "leave-it-out-people")
    if many > players:
        remedy = "give-one-name-per-person"
        raise BadInput("--names", "names-for-people", remedy, given=many, count=players)
    return list(range(many))


def names_for(players: int, wanted: Wanted) -> list[str]:
    """What everybody at a new table will be called."""
    names = split_people(wanted.names)
    return names_at(players, people_at(players, wanted, names), names)


# ---- going on ------------------------------------------------------------------------------------------------------


def offered(lang: str, game: str | None = None, players: int | None = None, folder: str = GAMES) -> Path | None:
    """Where somebody sits at a terminal: an unfinished game to go on with, if there is one and the person wants it."""
    if not sys.stdin.isatty():
        return None
    kept = unfinished(data_folder(folder), game)
    kept = [found for found in kept if players in (None, found.record.options["players"])]
    return ask_which(kept, lang) if kept else None


def ask_which(kept: Sequence[Kept], lang: str) -> Path | None:
    """A number goes on with that game, Enter with the last one, `n` begins a new one; the end of the input leaves."""
    console = screen()
    console.print(Text(say("offer", "title", lang), "bold"))
    for number, found in enumerate(kept, 1):
        console.print(Text(f"{number:>3} {described(found, lang)}"), no_wrap=True, overflow="ellipsis")
    console.print(Text(f"  n {say('offer', 'new', lang)}"))
    while True:
        line = read_line(console, say("offer", "prompt", lang)).lower() or "1"
        if line == "n":
            return None
        if line.isascii() and line.isdigit() and 1 <= int(line[:3]) <= len(kept):
            return kept[int(line) - 1].path
        console.print(Text(say("offer", "wrong", lang, most=len(kept)), "yellow"))


def described(found: Kept, lang: str) -> str:
    """Which game, who plays, how far it has come, when it was played."""
    names = ", ".join(people_of(found.record.seats))
    game = say("offer", found.record.game.name, lang)
    when = f"{found.when:%Y-%m-%d %H:%M}"
    return say("offer", "game", lang, game=game, people=names, moves=len(found.record.entries), when=when)
