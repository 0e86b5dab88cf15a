"""`troyes play`: the options of a terminal game; the game itself is in play.py, loaded only when somebody plays."""

from __future__ import annotations

from typing import Annotated

import typer

from troyes.cli.options import Lang

Players = Annotated[int, typer.Option("--players", min=2, max=4)]
SeatNumber = Annotated[int, typer.Option("--seat", min=0, max=3)]
BotNames = Annotated[str, typer.Option("--bots", metavar="NAMES")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**63 - 1, show_default=False)]


def play_verb(
    players: Players = 3, seat: SeatNumber = 0, bots: BotNames = "greedy", seed: Seed = None, lang: Lang = "en"
) -> None:
    from troyes.cli.play import play_command

    play_command(players=players, seat=seat, bots=bots, seed=seed, lang=lang)
