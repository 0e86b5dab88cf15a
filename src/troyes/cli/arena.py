"""`troyes arena`: bots against each other on duplicate deals; who is stronger, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from troyes.arena.deals import FIXED, make_deals
from troyes.bots.naming import bot_list
from troyes.cli.dice.verb import Banquets
from troyes.cli.known_names import bot_names
from troyes.cli.options import Json, Lang, Modules, is_given, number_of_players, refuse_beside, refuse_foreign
from troyes.cli.output import print_json, progress, remarks, screen
from troyes.cli.output import table as plain_table
from troyes.cli.play.variants import check_modules
from troyes.cli.simulate import Seed
from troyes.cli.texts import decimal, text
from troyes.games import GAMES
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE
from troyes.words.message import Message

if TYPE_CHECKING:
    from troyes.arena.plot import Line
    from troyes.drawing.picture import Picture

MOST: Final = 10_000_000
USUAL_DEALS: Final = 100
HUNDREDTHS: Final = 100
PICTURES: Final = (".svg", ".png", ".pdf")
Row = dict[str, Any]


def arena_games(incomplete: str) -> list[str]:
    return [name for name in (*GAMES, *FIXED) if name.startswith(incomplete)]


Contestants = Annotated[list[str] | None, typer.Argument(metavar="BOT…", show_default=False, autocompletion=bot_names)]
More = Annotated[str, typer.Option("--bots", metavar="NAMES", show_default=False, autocompletion=bot_names)]
GameName = Annotated[str, typer.Option("--game", metavar="city|dice|king", autocompletion=arena_games)]
Players = Annotated[int, typer.Option("--players", min=1, max=10, metavar="N")]
Number = Annotated[int | None, typer.Option("--deals", min=1, max=MOST, metavar="N", show_default=str(USUAL_DEALS))]
Games = Annotated[int | None, typer.Option("--num", min=1, max=MOST, metavar="N", show_default=False)]
AtOnce = Annotated[int | None, typer.Option("--processes", min=1, max=1024, metavar="N", show_default=False)]
Cluster = Annotated[bool, typer.Option("--cluster", show_default=False)]
Test = Annotated[bool, typer.Option("--sprt", show_default=False)]
Margin = Annotated[float | None, typer.Option("--margin", metavar="N", show_default=False)]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE", show_default=False)]
Results = Annotated[Path | None, typer.Option("--results", metavar="FILE", show_default=False)]
TableFile = Annotated[Path | None, typer.Option("--table", metavar="FILE", show_default=False)]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", show_default=False)]


def arena_command(
    context: typer.Context,
    contestants: Contestants = None,
    bots: More = "",
    game: GameName = "city",
    players: Players = 2,
    modules: Modules = "",
    banquets: Banquets = False,
    deals: Number = None,
    num: Games = None,
    seed: Seed = 1,
    processes: AtOnce = None,
    cluster: Cluster = False,
    sprt: Test = False,
    margin: Margin = None,
    keep: Keep = None,
    results: Results = None,
    table: TableFile = None,
    plot: Plot = None,
    json: Json = False,
    lang: Lang = SOURCE,
) -> None:
    players = seats(context, game, players)
    refuse_together(context)
    names = bot_list([*(contestants or []), bots])
    chosen, options = check_modules(modules), {"banquets": True} if banquets else None
    from troyes.arena.compare import compare  # here, because other verbs need none of it
    from troyes.arena.results import write_bots, write_seats
    from troyes.arena.rows import check_table

    for path in (results, table):
        if path is not None:
            check_table(path)
    check_picture(plot)
    if deals is None:
        each = len(make_deals(names, game, players, 1, seed, chosen, options=options).seatings)
        deals = USUAL_DEALS if num is None else -(-num // each)
    least = None if margin is None else margin if players == 1 else margin / HUNDREDTHS
    with progress(text("cli-simulate-progress", lang)) as report:
        found = compare(
            names, game, players, deals, seed, chosen, None, options, processes, keep, cluster, sprt, least, report
        )
    data = found.data()
    write_bots(results, data)
    write_seats(table, found)
    save_plot(plot, data, lang)
    if json:
        print_json(data)
    else:
        show(data, [path for path in (keep, results, table, plot) if path is not None], lang)


def seats(context: typer.Context, game: str, players: int) -> int:
    """How many play: one against the King; BadInput for options of another game."""
    played, only = FIXED.get(game, (game, players))
    if played not in GAMES:
        raise BadInput("--game", "no-game-is-called", "games", name=game, games=[*GAMES, *FIXED])
    if is_given(context, "players") and players != only:
        raise BadInput("--players", "must-be-to-not", "say-how-many-play", low=only, high=only, value=players)
    refuse_foreign(context, played)
    return number_of_players(played, only)


def refuse_together(context: typer.Context) -> None:
    """What says the same twice, or speaks of what is not asked for."""
    for one, other in (("deals", "num"), ("cluster", "processes")):
        if is_given(context, one) and is_given(context, other):
            refuse_beside(f"--{one}", [f"--{other}"], Message("leave-one-of-them"))
    if is_given(context, "margin") and not is_given(context, "sprt"):
        raise BadInput("--margin", "is-about-the-test", "add-sprt")


def check_picture(path: Path | None) -> None:
    if path is not None and path.suffix not in PICTURES:
        raise BadInput(str(path), "must-end-in", "for-example-arena-svg", kinds=PICTURES)
    if path is not None and path.exists():
        raise BadInput(str(path), "is-there-already", "name-another-file-or")
    if path is not None and path.suffix == ".png":
        from troyes.drawing.png import can_draw

        if not can_draw():
            raise BadInput(str(path), "needs-a-library", "install-pypdfium2")


# ---- for people --------------------------------------------------------------------------------------------------


def show(data: Row, written: list[Path], lang: str) -> None:
    screen().print(text("cli-arena-played", lang, deals=data["deals"], games=data["games"]))
    screen().print()
    show_bots(data["bots"], lang)
    show_bands(data, lang)
    if len(data["bots"]) > 2 or data["players"] == 1:
        show_pairs(data["pairs"], lang)
    if data["sprt"] is not None:
        screen().print(verdict(data, lang))
    if all(bot["rating"] is None for bot in data["bots"]) and len(data["bots"]) > 1:
        remarks().print(text("cli-arena-no_rating", lang))
    for path in written:
        screen().print(text("cli-simulate-written", lang, path=path))


def show_bots(bots: list[Row], lang: str) -> None:
    measures = [name for name in ("win_rate", "mean_points", "margin", "rating") if bots[0][name] is not None]
    headings = [("bot", "name"), ("bot_games", "right"), *((name, "right") for name in measures), ("time", "right")]
    lines = plain_table("", *((text(f"cli-arena-{key}", lang), side) for key, side in headings))
    for bot in bots:
        times = [milliseconds(bot[name], lang) for name in ("seconds_per_move", "slowest_seconds")]
        cells = [estimate(bot, name, lang) for name in measures]
        lines.add_row(bot["name"], decimal(bot["games"], lang, 0), *cells, " / ".join(times))
    screen().print(lines)


def show_bands(data: Row, lang: str) -> None:
    """Alone: how often each result is reached."""
    if "bands" not in data["bots"][0]:
        return
    keys = list(data["bots"][0]["bands"])
    lines = plain_table("", (text("cli-arena-bands", lang), "left"), *((bot["name"], "right") for bot in data["bots"]))
    for key in keys:
        name = (
            text("cli-arena-at_least", lang, points=key[:-1]) if key.endswith("+") else text(f"king-band-{key}", lang)
        )
        lines.add_row(name, *(decimal(HUNDREDTHS * bot["bands"][key], lang) for bot in data["bots"]))
    screen().print()
    screen().print(lines)


def show_pairs(pairs: list[Row], lang: str) -> None:
    if not pairs:
        return
    headings = (("pair", "name"), ("better", "right"), ("difference", "right"))
    lines = plain_table("", *((text(f"cli-arena-{key}", lang), side) for key, side in headings))
    for pair in pairs:
        name = text("cli-arena-two", lang, first=pair["bots"][0], second=pair["bots"][1])
        lines.add_row(name, estimate(pair, "win_rate", lang), estimate(pair, "difference", lang))
    screen().print()
    screen().print(lines)


def estimate(row: Row, name: str, lang: str) -> str:
    """A mean with its bounds, which lie equally far from it; those of a share, in per cent, do not."""
    bounds = row[f"{name}_ci"]
    if name != "win_rate":
        mean = decimal(row[name], lang)
        return mean if bounds is None else f"{mean} ± {decimal(bounds[1] - row[name], lang)}"
    mean = decimal(HUNDREDTHS * row[name], lang)
    low, high = (decimal(HUNDREDTHS * bound, lang) for bound in bounds or (0, 0))
    return mean if bounds is None else f"{mean} ({low}–{high})"


def milliseconds(seconds: float, lang: str) -> str:
    return decimal(1000 * seconds, lang, 1 if seconds < 1 else 0)


def verdict(data: Row, lang: str) -> str:
    first, second = (bot["name"] for bot in data["bots"])
    said = data["sprt"]["verdict"] or "undecided"
    return text(f"cli-arena-sprt_{said}", lang, first=first, second=second, deals=data["deals"])


def save_plot(path: Path | None, data: Row, lang: str) -> None:
    if path is None:
        return
    from troyes.arena.plot import plot
    from troyes.kernel.tools.writing import write_new

    alone = data["players"] == 1
    title = text("cli-arena-mean_points" if alone else "cli-arena-win_rate", lang)
    drawn = plot(title, plot_lines(data), None if alone else HUNDREDTHS / data["players"], lang)
    write_new(path, picture_file(drawn, path.suffix))


def picture_file(drawn: Picture, kind: str) -> bytes:
    """The bytes of one of `PICTURES`."""
    if kind == ".svg":
        from troyes.drawing.svg import svg

        return svg(drawn).encode()
    if kind == ".png":
        from troyes.drawing.png import png

        return png(drawn)
    from troyes.drawing.pdf import pdf

    return pdf([drawn])


def plot_lines(data: Row) -> list[Line]:
    """Victories in per cent, or the points of who plays alone."""
    from troyes.arena.plot import Line

    name, factor = ("mean_points", 1) if data["players"] == 1 else ("win_rate", HUNDREDTHS)
    lines = []
    for bot in data["bots"]:
        low, high = (factor * bound for bound in bot[f"{name}_ci"] or (bot[name], bot[name]))
        lines.append(Line(bot["name"], factor * bot[name], low, high))
    return lines
