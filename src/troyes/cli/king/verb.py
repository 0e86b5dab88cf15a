"""`troyes king`: the King's Challenge, in the terminal or, with --table, beside a real board.

What does the work is loaded only when it is asked for: play.py, or king_table.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.cli.options import Figures, KingColours, KingStops, Lang, Modules, Pool, is_given, is_plain, refuse_new_game
from troyes.cli.play.start_seat import KingStart, start_seat
from troyes.cli.play.variants import check_modules, city_options, load_figures
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE

TableFlag = Annotated[bool, typer.Option("--table", show_default=False)]
File = Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)]
ResumeFlag = Annotated[bool, typer.Option("--resume", show_default=False)]
Name = Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**32 - 1, metavar="N", show_default=False)]


def king_verb(
    context: typer.Context,
    table: TableFlag = False,
    file: File = None,
    resume: ResumeFlag = False,
    name: Name = "",
    start: KingStart = "",
    modules: Modules = "",
    pool: Pool = "",
    king_stops: KingStops = "",
    king_colours: KingColours = 0,
    figures: Figures = None,
    seed: Seed = None,
    lang: Lang = SOURCE,
) -> None:
    if resume:
        refuse_new_game(context, "table", "file", "lang", *(() if table else ("seed",)))
    variants: dict[str, Any] = {"pool": pool, "king_stops": king_stops, "king_colours": king_colours}
    options = city_options(1, check_modules(modules), **variants)
    if start:
        options["start"] = start_seat(start, 1, [name] if name else [])
    if figures is not None:  # says what is wrong with the file before anything begins
        load_figures(figures, options["modules"], 1, pool)
    if not table:
        play_alone(options, file, resume, name, figures, seed, lang, is_plain(context, "lang"))
        return
    from troyes.city.figures.figures import read_overrides
    from troyes.cli.king.start import Given
    from troyes.cli.king.table import table_command

    asked = any(is_given(context, option) for option in ("start", "modules", *variants))
    given = Given(
        language=lang if is_given(context, "lang") else None,
        name=name or None,
        modules=options["modules"] if asked else None,
        options={key: options[key] for key in ("start", *variants) if key in options} if asked else None,
        figures=read_overrides(figures) if figures else None,
        seed=seed,
        file=file,
        resume=resume,
    )
    table_command(given, lang)


def play_alone(
    options: dict[str, Any],
    file: Path | None,
    resume: bool,
    name: str,
    figures: Path | None,
    seed: int | None,
    lang: str,
    plain: bool,
) -> None:
    """The same as `troyes play --players 1`; its file is the one to save in, and to go on from."""
    if name:
        raise BadInput("--name", "is-for-a-real", "add-table-or-leave")
    if resume and file is None:
        raise BadInput("--resume", "needs-the-file-of", "name-it-with-file")
    from troyes.cli.play.beginning import Wanted, offered
    from troyes.cli.play.city import play_command

    going_on = file if resume else offered(lang, "city", players=1) if plain else None
    play_command(options, Wanted(seed=seed, lang=lang, save=file, resume=going_on), figures)
