"""`troyes score`: the end-scoring sheet for people at a real table, from questions or from a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from troyes.city.figures import Figures
from troyes.city.names import display
from troyes.cli.options import Figures as FiguresFile
from troyes.cli.options import Json, Lang
from troyes.cli.output import print_json, remarks, screen, table
from troyes.cli.score_sheet import (
    PLAYERS,
    SHOWN,
    WHOLE,
    Field,
    Player,
    Table,
    check_characters,
    check_field,
    check_name,
    check_player,
    is_whole,
    make_table,
    read_sheet,
    score_player,
)
from troyes.cli.texts import text
from troyes.cli.variants import load_figures
from troyes.kernel.game import ScoreLine, winners
from troyes.kernel.messages import Message
from troyes.kernel.reading import cause, parse_text, read_text_file
from troyes.kernel.refusals import BadInput

File = Annotated[str | None, typer.Option("--file", metavar="FILE", show_default=False)]
T = TypeVar("T")
READABLE = Message("Name a readable TOML or JSON file")


def score_command(file: File = None, figures: FiguresFile = None, json: Json = False, lang: Lang = "en") -> None:
    found = load_figures(figures, [])
    if file is None:
        sheet, players = ask_sheet(found, lang)
    else:
        sheet, players = read_sheet(found, read_file(file), file)
    lines = [score_player(sheet, player) for player in players]
    if json:
        print_json(as_data(sheet, players, lines))
    else:
        show(sheet, players, lines, lang)


# ---- from a file -------------------------------------------------------------------------------------------------


def read_file(name: str) -> Any:
    """TOML, or JSON if the file is called so or starts like it; - is standard input."""
    content = read_input() if name == "-" else read_text_file(name, READABLE)
    is_json = name.endswith(".json") or content.lstrip().startswith("{")
    return parse_text(content, "JSON" if is_json else "TOML", name, SHOWN)


def read_input() -> str:
    try:
        return sys.stdin.read()
    except ValueError as error:
        raise BadInput("-", "cannot be read ({why})", READABLE, why=cause(error)) from None


# ---- from questions ----------------------------------------------------------------------------------------------


def ask_sheet(figures: Figures, lang: str) -> tuple[Table, list[Player]]:
    """Ask for everything, player by player; a bad answer is explained and asked again."""
    number = ask(text("ask.players", lang), read_players, lang)
    dealt = number * int(figures.rules["characters_each"][str(number)])
    keys = list(figures.character)
    for place, key in enumerate(keys, 1):
        remarks().print(f"  {place} {display(figures.character[key], lang)}")
    question = text("ask.characters", lang, number=dealt)
    names = ask(question, lambda answer: read_characters(figures, number, answer), lang)
    sheet = make_table(figures, number, names)
    players: list[Player] = []
    for place in range(1, number + 1):
        players.append(ask_player(sheet, players, place, lang))
    return sheet, players


def ask_player(sheet: Table, earlier: list[Player], place: int, lang: str) -> Player:
    name = ask(text("ask.name", lang, place=place), lambda answer: check_name(answer, earlier, ""), lang)
    while True:
        player: Player = {"name": name}
        for field in sheet.fields():
            player[field.key] = ask_field(sheet, field, name, earlier, lang)
        try:
            check_player(sheet, player, "")
            return player
        except BadInput as error:
            remarks().print(error.text(lang), soft_wrap=True)


def ask_field(sheet: Table, field: Field, name: str, earlier: list[Player], lang: str) -> Any:
    question = text(f"ask.{field.key}", lang, name=name, levels=sheet.levels)

    def read(answer: str) -> Any:
        value: Any = numbers(answer)
        if field.kind == "whole":
            value = value[0] if isinstance(value, list) and len(value) == 1 else answer
        return check_field(sheet, field, value, earlier, "")

    return ask(question, read, lang)


def ask(question: str, read: Callable[[str], T], lang: str) -> T:
    """Put a question until the answer can be used; the end of the input is EOFError."""
    while True:
        remarks().print(question, end=" ", soft_wrap=True)
        answer = sys.stdin.readline()
        if not answer:
            remarks().print()
            raise EOFError
        try:
            return read(answer.strip())
        except BadInput as error:
            remarks().print(error.text(lang), soft_wrap=True)


def numbers(answer: str) -> list[int] | str:
    """Whole numbers separated by spaces or commas, or the answer itself if it is something else."""
    try:
        return [int(word) for word in answer.replace(",", " ").split()]
    except ValueError:
        return answer


def read_players(answer: str) -> int:
    found = numbers(answer)
    if not isinstance(found, list) or len(found) != 1 or not is_whole(found[0], PLAYERS[0], PLAYERS[-1]):
        raise BadInput("", WHOLE, "Count again", low=PLAYERS[0], high=PLAYERS[-1], value=answer)
    return found[0]


def read_characters(figures: Figures, players: int, answer: str) -> list[str]:
    """Numbers of the list, or names separated by commas."""
    keys = list(figures.character)
    found = numbers(answer)
    if isinstance(found, list) and all(1 <= place <= len(keys) for place in found):
        names = [keys[place - 1] for place in found]
    else:
        names = [name for name in answer.split(",") if name.strip()]
    return check_characters(figures, players, names, "")


# ---- the sheet ---------------------------------------------------------------------------------------------------


def show(sheet: Table, players: list[Player], lines: list[list[ScoreLine]], lang: str) -> None:
    columns = [(str(player["name"]), "right") for player in players]
    printed = table(text("score.title", lang), (text("score.source", lang), "left"), *columns)
    for row, line in enumerate(lines[0]):
        printed.add_row(line_name(sheet, line, lang), *(str(column[row].points) for column in lines))
    totals = [sum(line.points for line in column) for column in lines]
    printed.add_section()
    printed.add_row(text("score.total", lang), *(str(total) for total in totals), style="bold")
    console = screen()
    console.print(printed)
    console.print()
    best = [str(players[seat]["name"]) for seat in winners(totals)]
    key = "score.winner" if len(best) == 1 else "score.shared"
    console.print(text(key, lang, names=text("score.and", lang).join(best), total=max(totals)), style="bold")


def line_name(sheet: Table, line: ScoreLine, lang: str) -> str:
    if line.source == "character":
        return display(sheet.figures.character[line.detail], lang)
    return text(f"score.{line.source}", lang, level=line.detail)


def as_data(sheet: Table, players: list[Player], lines: list[list[ScoreLine]]) -> dict[str, Any]:
    totals = [sum(line.points for line in column) for column in lines]
    return {
        "characters": sheet.characters,
        "players": [
            {"name": player["name"], "total": total, "lines": [line._asdict() for line in column]}
            for player, total, column in zip(players, totals, lines)
        ],
        "winners": [players[seat]["name"] for seat in winners(totals)],
    }
