"""`troyes honours [NAME]`: the honour board of Troyes Dice, kept across games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, screen, table
from troyes.cli.texts import text
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.spelling import nearest
from troyes.words.catalogue import SOURCE

Name = Annotated[str | None, typer.Argument(metavar="NAME", show_default=False)]
Export = Annotated[Path | None, typer.Option("--export", metavar="FILE", show_default=False)]
Import = Annotated[Path | None, typer.Option("--import", metavar="FILE", show_default=False)]
Add = Annotated[Path | None, typer.Option("--add", metavar="RECORD", show_default=False)]


def honours_command(
    name: Name = None,
    json: Json = False,
    export: Export = None,
    import_file: Import = None,
    add: Add = None,
    lang: Lang = SOURCE,
) -> None:
    given = [option for option in (export, import_file, add) if option is not None]
    if len(given) > 1 or (given and (name is not None or json)):
        raise BadInput("--export, --import, --add", "one-thing-at-a", "leave-the-others-out")
    if export is not None:
        export_to(export, lang)
    elif import_file is not None:
        import_from(import_file, lang)
    elif add is not None:
        add_record(add, lang)
    else:
        show(name, json, lang)


# ---- files -------------------------------------------------------------------------------------------------------


def export_to(path: Path, lang: str) -> None:
    from troyes.honours.file import export_board

    games = export_board(path)
    screen().print(text("cli-honours-exported", lang, games=games, file=path))


def import_from(path: Path, lang: str) -> None:
    from troyes.honours.file import import_board

    new, games = import_board(path)
    screen().print(text("cli-honours-imported", lang, new=new, known=games - new))


def add_record(path: Path, lang: str) -> None:
    """Count a saved game, replayed and checked; seats that bots played are nobody's."""
    from troyes.bots.registry import is_of_package
    from troyes.honours.store import remember_game
    from troyes.kernel.play.record import Record

    record = Record.load(path)
    if not record.game.honours:
        problem = "holds-a-game-of-not-of-troyes-dice"
        raise BadInput(str(path), problem, "choose-a-record-of", game=record.game.name)
    position = record.replay()
    if not position.is_over():
        raise BadInput(str(path), "this-game-is-not-over", "finish-it-first")
    new = remember_game(position, [None if is_of_package(seat) else seat for seat in record.seats], record)
    for line in new_honours(new, lang) or [text("cli-honours-nothing_new", lang)]:
        screen().print(line)


def new_honours(new: Sequence[tuple[str, str]], lang: str) -> list[str]:
    """What `remember_game` found, one line per honour."""
    from troyes.dice.edge.honours import honour_name, honour_text

    return [
        text("cli-honours-earned", lang, who=who, honour=honour_name(honour, lang), what=honour_text(honour, lang))
        for who, honour in new
    ]


# ---- the board ---------------------------------------------------------------------------------------------------


def show(name: str | None, json: bool, lang: str) -> None:
    from troyes.honours.store import HonourStore

    boards = HonourStore().boards()
    if name is not None:
        board = find_board(boards, name)
        print_json(board_data(board, lang)) if json else show_board(board, lang)
    elif json:
        print_json([board_data(board, lang) for board in boards])
    else:
        show_players(boards, lang)


def find_board(boards: Sequence[Any], name: str) -> Any:
    from troyes.honours.store import person

    known = {person(board.name): board for board in boards}
    if person(name) in known:
        return known[person(name)]
    near = nearest(name, [board.name for board in boards])
    remedy = "troyes-honours-lists-everybody" if near is None else "did-you-mean-kernel"
    raise BadInput("NAME", "nobody-called-has-finished", remedy, name=name, near=near)


def board_data(board: Any, lang: str) -> dict[str, Any]:
    from troyes.dice.edge.honours import GAMES_NEEDED, all_honours, honour_name, honour_text

    return {
        "name": board.name,
        "games": board.games,
        "won": board.won,
        "best": board.best,
        "honours": [
            {
                "honour": honour,
                "name": honour_name(honour, lang),
                "text": honour_text(honour, lang),
                "earned": board.honours.get(honour),
                **({"games": board.counts[honour], "needed": GAMES_NEEDED} if honour in board.counts else {}),
            }
            for honour in all_honours()
        ],
    }


def show_board(board: Any, lang: str) -> None:
    """Every honour, earned or not."""
    data = board_data(board, lang)
    title = text("cli-honours-of", lang, who=board.name, earned=len(board.honours), all=len(data["honours"]))
    listing = table(title, ("", "left"), ("", "name"), ("", "left"), ("", "name"))
    listing.show_header = False
    for line in data["honours"]:
        progress = text("cli-honours-progress", lang, **line) if "games" in line else ""
        mark = "✓" if line["earned"] else "·"
        style = None if line["earned"] else "dim"
        listing.add_row(mark, line["name"], line["text"], line["earned"] or progress, style=style)
    screen().print(listing)
    screen().print(summary(board, lang))


def summary(board: Any, lang: str) -> str:
    return text("cli-honours-summary", lang, games=board.games, won=board.won, best=board.best)


def show_players(boards: Sequence[Any], lang: str) -> None:
    from troyes.dice.edge.honours import all_honours

    if not boards:
        screen().print(text("cli-honours-empty", lang))
        return
    headings = [(text(f"cli-honours-{key}", lang), side) for key, side in COLUMNS]
    listing = table(text("cli-honours-title", lang), *headings)
    for board in boards:
        earned = f"{len(board.honours)}/{len(all_honours())}"
        listing.add_row(board.name, earned, str(board.games), str(board.won), str(board.best))
    screen().print(listing)
    screen().print()
    screen().print(text("cli-honours-hint", lang))


COLUMNS = (("player", "name"), ("earned_count", "right"), ("games", "right"), ("won", "right"), ("best", "right"))
