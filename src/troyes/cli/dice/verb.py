"""`troyes dice`: help for a real table of Troyes Dice. It prints score sheets, or keeps score while people roll.

What does the work is loaded only when it is asked for: score_sheet.py of the dice game, and dice_table.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.cli.options import Lang, given_beside, is_plain, refuse_beside, refuse_new_game, split_names
from troyes.cli.output import screen
from troyes.cli.texts import text
from troyes.kernel.contract.refusals import BadInput
from troyes.words.catalogue import SOURCE
from troyes.words.message import Message

Table = Annotated[bool, typer.Option("--table", show_default=False)]
Sheet = Annotated[Path | None, typer.Option("--sheet", metavar="FILE", show_default=False)]
Players = Annotated[int, typer.Option("--players", min=1, max=10, metavar="N")]
Names = Annotated[str, typer.Option("--names", metavar="NAMES", show_default=False)]
Numbering = Annotated[str, typer.Option("--numbering", metavar="standard|crier|expert")]
First = Annotated[int | None, typer.Option("--first", min=1, max=6, metavar="N", show_default=False)]
Direction = Annotated[str, typer.Option("--direction", metavar="asked|ascending|descending")]
Order = Annotated[str, typer.Option("--order", metavar="asked|drawn|NUMBERS", show_default=False)]
ASKED = "asked"
DRAWN = "drawn"  # at a real table: typed all at once
Banquets = Annotated[bool, typer.Option("--banquets", show_default=False)]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)]


def dice_verb(
    context: typer.Context,
    table: Table = False,
    sheet: Sheet = None,
    players: Players = 1,
    names: Names = "",
    numbering: Numbering = "standard",
    first: First = None,
    direction: Direction = ASKED,
    order: Order = DRAWN,
    banquets: Banquets = False,
    save: Save = None,
    resume: Resume = None,
    lang: Lang = SOURCE,
) -> None:
    if table == (sheet is not None):
        problem = "only-one-of-them" if table else "say-which-of-them"
        raise BadInput("--sheet, --table", problem, "for-example-troyes-dice")
    if resume is not None:
        refuse_new_game(context, "table", "save", "lang")
    options = dice_options(players, numbering, first, direction, order, banquets)
    if sheet is not None:
        harmless = ("sheet", "players", "numbering", "first", "direction", "order", "banquets", "lang")
        remedy = Message("leave-the-others-out-or-choose")
        refuse_beside("--sheet", given_beside(context, *harmless), remedy)
        print_sheet(options, sheet, lang)
        return
    from troyes.cli.dice.table import table_command
    from troyes.cli.play.beginning import offered
    from troyes.cli.play.keeping import TABLES

    if is_plain(context, "table", "lang"):
        resume = offered(lang, folder=TABLES)
    table_command(options, names, save, resume, lang)


def dice_options(
    players: int, numbering: str, first: int | None, direction: str, order: str, banquets: bool
) -> dict[str, Any]:
    """Options of a game of the dice; whether they go together, the game says."""
    return {
        "players": players,
        "numbering": numbering,
        "first": first,
        "direction": direction,
        "order": read_order(order),
        "banquets": banquets,
    }


def read_order(order: str) -> list[int] | str:
    """`2,5,1,3,6,4` or `2 5 1 3 6 4` as numbers; whether they are a numbering, the game says."""
    if order in (ASKED, DRAWN):
        return order
    words = split_names(order)
    if not all(word.isdecimal() and len(word) == 1 for word in words):
        raise BadInput("--order", "is-no-list-of", "for-example-order-2", order=order)
    return [int(word) for word in words]


def print_sheet(options: dict[str, Any], path: Path, lang: str) -> None:
    from troyes.print.score_sheet import save_sheet

    save_sheet(path, options, options["players"], lang)
    screen().print(text("cli-dice-sheet_written", lang, file=path, copies=options["players"]))
