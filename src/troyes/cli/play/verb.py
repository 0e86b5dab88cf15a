"""`troyes play`: the options of a terminal game; the games are in play.py and dice_play.py, loaded only when played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from troyes.cli.dice.verb import ASKED, Banquets, First, Names, Order, dice_options
from troyes.cli.known_names import bot_names, game_names
from troyes.cli.options import (
    Figures,
    KingColours,
    KingStops,
    Lang,
    Modules,
    Pool,
    Revealed,
    Tournament,
    is_plain,
    number_of_players,
    refuse_foreign,
    refuse_new_game,
)
from troyes.cli.play.start_seat import Start, start_seat
from troyes.cli.play.variants import Given, check_modules, city_options, load_figures, variants_given
from troyes.games import game_named
from troyes.kernel.play.record import Record
from troyes.words.catalogue import SOURCE

if TYPE_CHECKING:
    from troyes.cli.play.beginning import Wanted

GameName = Annotated[
    str | None, typer.Option("--game", metavar="city|dice", show_default="city", autocompletion=game_names)
]
Players = Annotated[int | None, typer.Option("--players", min=1, max=10, metavar="N", show_default="city 3, dice 1")]
SeatNumber = Annotated[int, typer.Option("--seat", min=0, max=9, metavar="N")]
BotNames = Annotated[str, typer.Option("--bots", metavar="NAMES", show_default="greedy", autocompletion=bot_names)]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**32 - 1, metavar="N", show_default=False)]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)]
ShowVp = Annotated[bool, typer.Option("--show-vp", show_default=False)]
Hotseat = Annotated[bool, typer.Option("--hotseat", show_default=False)]
Numbering = Annotated[str, typer.Option("--numbering", metavar="standard|crier|expert", show_default=False)]
Direction = Annotated[str, typer.Option("--direction", metavar="asked|ascending|descending", show_default=False)]


def play_verb(
    context: typer.Context,
    game: GameName = None,
    players: Players = None,
    seat: SeatNumber = 0,
    bots: BotNames = "",
    hotseat: Hotseat = False,
    names: Names = "",
    seed: Seed = None,
    start: Start = "",
    modules: Modules = "",
    pool: Pool = "",
    revealed: Revealed = False,
    tournament: Tournament = False,
    king_stops: KingStops = "",
    king_colours: KingColours = 0,
    figures: Figures = None,
    numbering: Numbering = "",
    first: First = None,
    direction: Direction = "",
    order: Order = "",
    banquets: Banquets = False,
    save: Save = None,
    resume: Resume = None,
    show_vp: ShowVp = False,
    lang: Lang = SOURCE,
) -> None:
    from troyes.cli.play.beginning import Wanted, offered

    if is_plain(context, "game", "show_vp", "lang"):
        resume = offered(lang, game_named(game, "--game").name if game else None)
    if resume is not None:
        refuse_new_game(context, "game", "seed", "save", "show_vp", "lang")
    chosen = game_of(game, resume)
    refuse_foreign(context, chosen)
    many = number_of_players(chosen, players, names, bots)
    wanted = Wanted(seat, bots, hotseat, names, seed, lang, save, resume)
    BEGINNINGS[chosen](context.params, many, wanted)


def begin_city(given: Given, many: int, wanted: Wanted) -> None:
    from troyes.cli.play.beginning import names_for
    from troyes.cli.play.city import play_command

    settings = city_options(many, check_modules(given["modules"]), **variants_given(given))
    if given["start"]:
        settings["start"] = start_seat(given["start"], many, names_for(many, wanted))
    if given["figures"] is not None:  # says what is wrong with the file before anything begins
        load_figures(given["figures"], settings["modules"], many, given["pool"])
    play_command(settings, wanted, given["figures"], given["show_vp"])


def begin_dice(given: Given, many: int, wanted: Wanted) -> None:
    from troyes.cli.dice.play import play_dice

    numbering, direction, order = given["numbering"] or "standard", given["direction"] or ASKED, given["order"] or ASKED
    play_dice(dice_options(many, numbering, given["first"], direction, order, given["banquets"]), wanted)


BEGINNINGS: Final = {"city": begin_city, "dice": begin_dice}


def game_of(name: str | None, resume: Path | None) -> str:
    """The game that is named, else the one of the record that goes on, else the city."""
    if name is not None:
        return game_named(name, "--game").name
    return "city" if resume is None else Record.load(resume).game.name
