"""`troyes simulate`: let bots play many games; speed, decisions and mean scores."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from troyes.bots.naming import bot_list
from troyes.bots.registry import check_bot
from troyes.city.figures.figures import read_overrides
from troyes.cli.dice.verb import Banquets
from troyes.cli.known_names import bot_names, game_names
from troyes.cli.options import Figures as FiguresFile
from troyes.cli.options import (
    Json,
    KingColours,
    KingStops,
    Lang,
    Modules,
    Pool,
    Revealed,
    Tournament,
    number_of_players,
    refuse_foreign,
)
from troyes.cli.output import print_json, progress, screen
from troyes.cli.output import table as plain_table
from troyes.cli.play.start_seat import StartSeat, start_seat
from troyes.cli.play.variants import Given, check_modules, city_options, load_figures, variants_given
from troyes.cli.play.verb import Numbering
from troyes.cli.texts import decimal, text
from troyes.dice.edge.names import SEAT_LETTERS
from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE

MOST_GAMES = 100_000_000
GameName = Annotated[str, typer.Option("--game", metavar="NAME", autocompletion=game_names)]
Players = Annotated[int, typer.Option("--players", min=1, max=10, metavar="N")]
BotNames = Annotated[str, typer.Option("--bots", metavar="NAMES", autocompletion=bot_names)]
Number = Annotated[int, typer.Option("--num", min=1, max=MOST_GAMES, metavar="N")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**32 - 1, metavar="N")]
Processes = Annotated[int, typer.Option("--processes", min=1, max=1024, metavar="N")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", show_default=False)]
TableFile = Annotated[Path | None, typer.Option("--table", metavar="FILE", show_default=False)]

RATES = ("games_per_second", "decisions_per_second")
MEANS = ("legal_moves_per_decision", "legal_moves_per_main_decision")


def simulate_command(
    context: typer.Context,
    game: GameName = "city",
    players: Players = 4,
    bots: BotNames = "random",
    num: Number = 1000,
    seed: Seed = 1,
    start: StartSeat = "",
    modules: Modules = "",
    pool: Pool = "",
    revealed: Revealed = False,
    tournament: Tournament = False,
    king_stops: KingStops = "",
    king_colours: KingColours = 0,
    figures: FiguresFile = None,
    numbering: Numbering = "",
    banquets: Banquets = False,
    processes: Processes = 1,
    out: Out = None,
    table: TableFile = None,
    json: Json = False,
    lang: Lang = SOURCE,
) -> None:
    game_named(game, "--game")
    refuse_foreign(context, game)
    number_of_players(game, players)
    names = seat_bots(bots, players, game)
    chosen = check_modules(modules)
    options = OPTIONS[game](context.params, players)
    own = None if figures is None else checked_figures(figures, chosen, players, pool)
    from troyes.arena.simulate import simulate  # here, because it starts processes and other verbs need none

    with progress(text("cli-simulate-progress", lang)) as report:
        found = simulate(game, players, names, num, seed, chosen, own, processes, out, report, options, table)
    if json:
        print_json(found)
    else:
        show(found, [path for path in (out, table) if path is not None], lang)


def city_settings(given: Given, players: int) -> dict[str, Any]:
    settings = city_options(players, check_modules(given["modules"]), **variants_given(given))
    settings["start"] = start_seat(given["start"], players)
    return {name: value for name, value in settings.items() if name not in ("players", "modules")}


def dice_settings(given: Given, players: int) -> dict[str, Any]:
    return {"numbering": given["numbering"] or "standard", "banquets": given["banquets"]}


OPTIONS: Final = {"city": city_settings, "dice": dice_settings}


def checked_figures(path: Path, modules: list[str], players: int, pool: str) -> dict[str, Any]:
    """The user's figures as plain data, checked here so that what is wrong is told with the name of the file."""
    load_figures(path, modules, players, pool)
    return read_overrides(path)


def seat_bots(bots: str, players: int, game: str) -> list[str]:
    """The bots by name: one for all seats, or one per seat."""
    names = bot_list(bots)
    if not names:
        raise BadInput("--bots", "no-bot-is-named", "for-example-bots-random")
    if len(names) not in (1, players):
        remedy = "name-one-bot-for-all-seats"
        raise BadInput("--bots", "bots-for-seats", remedy, given=len(names), count=players)
    for name in names:
        check_bot(name, game)
    return names


def show(found: dict[str, Any], written: list[Path], lang: str) -> None:
    lines = plain_table(text("cli-simulate-title", lang), ("", "left"), ("", "right"))
    lines.show_header = False
    for key in ("games", "decisions", "main_decisions", *RATES, *MEANS, "calibration_seconds", "processes"):
        digits = 4 if key == "calibration_seconds" else 0 if key in RATES else 1
        lines.add_row(text(f"cli-simulate-{key}", lang), decimal(found[key], lang, digits))
    compiled = text("cli-words-yes" if found["compiled"] else "cli-words-no", lang)
    lines.add_row(text("cli-simulate-compiled", lang), compiled)
    for seat, score in enumerate(found["mean_scores"]):
        lines.add_row(text("cli-simulate-mean_score", lang, seat=SEAT_LETTERS[seat]), decimal(float(score), lang, 2))
    for key, value in found.get("king", {}).items():
        shown = decimal(100 * value, lang) if key == "win_share" else decimal(value, lang, 2)
        lines.add_row(text(f"cli-simulate-king_{key}", lang), shown)
    screen().print(lines)
    screen().print()
    screen().print(bot_table(found["bots"], lang))
    for path in written:
        screen().print(text("cli-simulate-written", lang, path=path))


def bot_table(bots: dict[str, dict[str, Any]], lang: str) -> Table:
    headings = (("bot", "name"), ("bot_score", "right"), ("bot_range", "right"), ("bot_wins", "right"))
    lines = plain_table(
        text("cli-simulate-bots", lang), *((text(f"cli-simulate-{key}", lang), side) for key, side in headings)
    )
    for name, bot in bots.items():
        reach = f"{bot['min_score']} – {bot['max_score']}"
        lines.add_row(name, decimal(bot["mean_score"], lang, 2), reach, decimal(100 * bot["win_share"], lang))
    return lines
