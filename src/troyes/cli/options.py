"""Options that several verbs share. Their help is in texts.toml, under `option`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Lang = Annotated[str, typer.Option("--lang", metavar="en|fr", show_default=False)]
Json = Annotated[bool, typer.Option("--json", show_default=False)]
Figures = Annotated[Path | None, typer.Option("--figures", metavar="FILE", show_default=False)]
Modules = Annotated[str, typer.Option("--modules", metavar="NAMES", show_default=False)]


def split_names(value: str) -> list[str]:
    """`a,b` or `a b` as a list; empty for nothing."""
    return value.replace(",", " ").split()
