"""`troyes play`: the options of a terminal game; the game itself is in play.py, loaded only when somebody plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from troyes.cli.cards import check_modules, load_figures
from troyes.cli.options import Figures, Lang, Modules

Players = Annotated[int, typer.Option("--players", min=2, max=4, metavar="N")]
SeatNumber = Annotated[int, typer.Option("--seat", min=0, max=3, metavar="N")]
BotNames = Annotated[str, typer.Option("--bots", metavar="NAMES")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**32 - 1, metavar="N", show_default=False)]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)]
ShowVp = Annotated[bool, typer.Option("--show-vp", show_default=False)]


def play_verb(
    players: Players = 3,
    seat: SeatNumber = 0,
    bots: BotNames = "greedy",
    seed: Seed = None,
    modules: Modules = "",
    figures: Figures = None,
    save: Save = None,
    resume: Resume = None,
    show_vp: ShowVp = False,
    lang: Lang = "en",
) -> None:
    chosen = check_modules(modules)
    if figures is not None:
        load_figures(figures, chosen)  # says what is wrong with the file before anything begins
    from troyes.cli.play import play_command

    play_command(players, seat, bots, seed, lang, modules, figures, save, resume, show_vp)
