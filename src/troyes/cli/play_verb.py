"""`troyes play`: the options of a terminal game; the games are in play.py and dice_play.py, loaded only when played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from troyes.cli.dice_verb import ASKED, Banquets, First, Names, Order, dice_options
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
    split_names,
    split_people,
)
from troyes.cli.start_seat import Start, refuse_new_start, start_seat
from troyes.cli.variants import check_modules, city_options, city_variants, flag, load_figures
from troyes.games import game_named
from troyes.kernel.record import Record
from troyes.kernel.refusals import BadInput

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

PLAYERS = {"city": (1, 4, 3), "dice": (1, 10, 1)}  # fewest, most, unless told


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
    lang: Lang = "en",
) -> None:
    from troyes.cli.beginning import Wanted, names_for, offered

    if is_plain(context, "game", "show_vp", "lang"):
        resume = offered(lang, game_named(game, "--game").name if game else None)
    chosen = game_of(game, resume)
    variants = city_variants(pool, revealed, tournament, king_stops, king_colours)
    of_the_city = {"start": start, "modules": modules, "figures": figures, "show_vp": show_vp, **variants}
    of_the_wheel = {"numbering": numbering, "first": first, "direction": direction, "order": order}
    refuse_foreign(chosen, of_the_city if chosen == "dice" else {**of_the_wheel, "banquets": banquets})
    many = number_of_players(chosen, players, names, bots)
    wanted = Wanted(seat, bots, hotseat, names, seed, lang, save, resume)
    if chosen == "city":
        settings = city_options(many, check_modules(modules), **variants)
        if resume:
            refuse_new_start(start)
        elif start:
            settings["start"] = start_seat(start, many, names_for(many, wanted))
        if figures is not None:  # says what is wrong with the file before anything begins
            load_figures(figures, settings["modules"], many, pool)
        from troyes.cli.play import play_command

        play_command(settings, wanted, figures, show_vp)
    else:
        from troyes.cli.dice_play import play_dice

        options = dice_options(many, numbering or "standard", first, direction or ASKED, order or ASKED, banquets)
        play_dice(options, wanted)


def game_of(name: str | None, resume: Path | None) -> str:
    """The game that is named, else the one of the record that goes on, else the city."""
    if name is not None:
        return game_named(name, "--game").name
    return "city" if resume is None else Record.load(resume).game.name


def refuse_foreign(game: str, options: Mapping[str, object]) -> None:
    """Options of the other game, by name, make no sense here."""
    other = "city" if game == "dice" else "dice"
    for name, value in options.items():
        if value:
            remedy = "Leave it out, or choose --game {other}"
            raise BadInput(flag(name), "does not go with the game {game}", remedy, game=game, other=other)


def number_of_players(game: str, players: int | None, names: str = "", bots: str = "") -> int:
    """As told; several names without a number are all the people there are, beside the bots that are named."""
    low, high, usual = PLAYERS[game]
    people = len(split_people(names))
    if players is None:
        players = people + len(split_names(bots)) if people > 1 else usual
    if not low <= players <= high:
        problem = "must be {low} to {high}, not {value}"
        raise BadInput("--players", problem, "Say how many play", low=low, high=high, value=players)
    return players
