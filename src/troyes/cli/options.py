"""Options that several verbs share. Their help is in texts.toml, under `option`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Lang = Annotated[str, typer.Option("--lang", metavar="en|fr", show_default=False)]
Json = Annotated[bool, typer.Option("--json", show_default=False)]
Figures = Annotated[Path | None, typer.Option("--figures", metavar="FILE", show_default=False)]
Modules = Annotated[str, typer.Option("--modules", metavar="NAMES|all", show_default=False)]
Pool = Annotated[str, typer.Option("--pool", metavar="mixed|ladies", show_default=False)]
Revealed = Annotated[bool, typer.Option("--revealed", show_default=False)]
Tournament = Annotated[bool, typer.Option("--tournament", show_default=False)]
KingStops = Annotated[str, typer.Option("--king-stops", metavar="board_empty|own_dice_empty", show_default=False)]
KingColours = Annotated[int, typer.Option("--king-colours", min=0, max=2, metavar="1|2", show_default=False)]


def split_names(value: str) -> list[str]:
    """`a,b` or `a b` as a list; empty for nothing."""
    return value.replace(",", " ").split()
