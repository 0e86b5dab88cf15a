"""Options that several verbs share. Their help is in texts.toml, under `option`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from troyes.cli.known_names import languages, module_names
from troyes.kernel.refusals import BadInput

Lang = Annotated[str, typer.Option("--lang", metavar="en|fr", show_default=False, autocompletion=languages)]
Json = Annotated[bool, typer.Option("--json", show_default=False)]
Figures = Annotated[Path | None, typer.Option("--figures", metavar="FILE", show_default=False)]
Modules = Annotated[
    str, typer.Option("--modules", metavar="NAMES|all", show_default=False, autocompletion=module_names)
]
Pool = Annotated[str, typer.Option("--pool", metavar="mixed|ladies", show_default=False)]
Revealed = Annotated[bool, typer.Option("--revealed", show_default=False)]
Tournament = Annotated[bool, typer.Option("--tournament", show_default=False)]
KingStops = Annotated[str, typer.Option("--king-stops", metavar="board_empty|own_dice_empty", show_default=False)]
KingColours = Annotated[int, typer.Option("--king-colours", min=0, max=2, metavar="1|2", show_default=False)]

LONGEST_NAME = 30


def split_names(value: str) -> list[str]:
    """`a,b` or `a b` as a list; empty for nothing."""
    return value.replace(",", " ").split()


def split_people(names: str) -> list[str]:
    """Names separated by commas, else by spaces: `Anne Marie,Bruno` are two people. BadInput if one cannot be used."""
    found = [name.strip() for name in names.split(",")] if "," in names else names.split()
    found = [name for name in found if name]
    for name in found:
        if len(name) > LONGEST_NAME or not name.isprintable() or "[" in name:  # brackets mark the seats of bots
            raise BadInput("--names", "{name!r} cannot be a name", "Give short names without brackets", name=name)
    if len({name.casefold() for name in found}) < len(found):
        raise BadInput("--names", "two people have the same name", "Give one name per person")
    return found


def is_given(context: typer.Context, option: str) -> bool:
    """Whether an option stands on the command line of this verb."""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def is_plain(context: typer.Context, *harmless: str) -> bool:
    """Whether nothing but these options stands on the command line of this verb."""
    return not any(is_given(context, name) for name in context.params if name not in harmless)
