"""`troyes score`: the end-scoring sheet for people at a real table, from questions or from a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from troyes.city.cards.texts import display
from troyes.city.figures.checks import Figures
from troyes.city.king.bands import band_of
from troyes.cli.options import Figures as FiguresFile
from troyes.cli.options import Json, Lang, Modules
from troyes.cli.output import print_json, remarks, screen, table
from troyes.cli.play.variants import check_modules, load_figures
from troyes.cli.texts import text
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause, parse_text, read_text_file
from troyes.realtable.score_points import Outcome, outcome
from troyes.realtable.score_sheet import (
    PLAYERS,
    SHOWN,
    WHOLE,
    check_cards,
    check_characters,
    check_field,
    check_name,
    check_outdoor,
    check_player,
    dealt,
    is_whole,
    read_sheet,
    with_floor,
)
from troyes.realtable.score_table import (
    KING,
    Field,
    FiguresFor,
    Player,
    Table,
    ending_cards,
    ending_faces,
    make_table,
)
from troyes.realtable.score_words import line_name, shown_name
from troyes.words.catalogue import SOURCE
from troyes.words.message import Message
from troyes.words.phrasing import series

File = Annotated[str | None, typer.Option("--file", metavar="FILE", show_default=False)]
T = TypeVar("T")
READABLE = Message("name-a-readable-toml-or")


def score_command(
    file: File = None, modules: Modules = "", figures: FiguresFile = None, json: Json = False, lang: Lang = SOURCE
) -> None:
    chosen = check_modules(modules)

    def figures_for(players: int) -> Figures:
        return load_figures(figures, chosen, players)

    figures_for(PLAYERS[-1])  # says what is wrong with the file before anything is asked
    if file is None:
        sheet, players = ask_sheet(figures_for, chosen, lang)
    else:
        sheet, players = read_sheet(figures_for, chosen, read_file(file), file)
    found = outcome(sheet, players)
    if json:
        print_json(as_data(sheet, players, found))
    else:
        show(sheet, players, found, lang)


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
        raise BadInput("-", "cannot-be-read", READABLE, why=cause(error)) from None


# ---- from questions ----------------------------------------------------------------------------------------------


def ask_sheet(figures_for: FiguresFor, modules: list[str], lang: str) -> tuple[Table, list[Player]]:
    """Ask for everything, player by player; a bad answer is explained and asked again."""
    number = ask(text("cli-ask-players", lang), read_players, lang)
    figures = figures_for(number)
    show_choices([display(figures, "character", key, lang) for key in figures.character])
    key = "cli-ask-column" if number == 1 else "cli-ask-characters"
    question = text(key, lang, number=dealt(figures, number)[0])
    names = ask(question, lambda answer: read_characters(figures, number, answer), lang)
    cards, outdoor = ask_ladies(figures, lang)
    sheet = make_table(figures, number, modules, names, cards, outdoor)
    players: list[Player] = []
    for place in range(1, number + 1):
        name = ask(text("cli-ask-name", lang, place=place), lambda answer: check_name(answer, players, ""), lang)
        players.append(ask_player(sheet, {"name": name}, players, name, lang))
    if sheet.solo:
        players.append(ask_player(sheet, {"name": KING, KING: True}, players, shown_name({KING: True}, lang), lang))
    return sheet, players


def ask_ladies(figures: Figures, lang: str) -> tuple[list[str], str | None]:
    """Which cards and which outdoor activity count at the end; asked only where the boxes hold some."""
    cards: list[str] = []
    outdoor: str | None = None
    if known := ending_cards(figures):
        show_choices([display(figures, "activity", key, lang) for key in known])
        cards = ask(text("cli-ask-activities", lang), lambda answer: read_cards(figures, known, answer), lang)
    if faces := ending_faces(figures):
        show_choices([display(figures, "outdoor", key, lang) for key in faces])
        outdoor = ask(text("cli-ask-outdoor", lang), lambda answer: read_outdoor(figures, faces, answer), lang)
    return cards, outdoor


def show_choices(names: list[str]) -> None:
    for place, name in enumerate(names, 1):
        remarks().print(f"  {place} {name}")


def ask_player(sheet: Table, start: Player, earlier: list[Player], name: str, lang: str) -> Player:
    while True:
        player = dict(start)
        for field in sheet.fields(king=KING in start):
            player[field.key] = ask_field(sheet, field, name, earlier, KING in start, lang)
        try:
            check_player(sheet, player, "")
            return player
        except BadInput as error:
            remarks().print(error.text(lang), soft_wrap=True)


def ask_field(sheet: Table, field: Field, name: str, earlier: list[Player], king: bool, lang: str) -> Any:
    levels = int(sheet.setup.cathedral_levels) if king else sheet.levels
    card = field.key.removesuffix("_cubes")
    if card in sheet.stores:
        shown = display(sheet.figures, "activity", card, lang)
        question = text("cli-ask-cubes", lang, name=name, card=shown)
    else:
        question = text(f"cli-ask-{field.key}", lang, name=name, levels=levels)

    def read(answer: str) -> Any:
        value: Any = numbers(answer)
        if field.kind == "whole":
            value = value[0] if isinstance(value, list) and len(value) == 1 else answer
        elif field.kind == "levels" and king:
            value = with_floor(sheet, {"cathedral": value})["cathedral"]
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
        raise BadInput("", WHOLE, "recount", low=PLAYERS[0], high=PLAYERS[-1], value=answer)
    return found[0]


def read_characters(figures: Figures, players: int, answer: str) -> list[str]:
    return check_characters(figures, players, listed(list(figures.character), answer), "")


def read_cards(figures: Figures, keys: list[str], answer: str) -> list[str]:
    return check_cards(figures, listed(keys, answer), "")


def read_outdoor(figures: Figures, keys: list[str], answer: str) -> str | None:
    """One of them; nothing for another activity."""
    named = listed(keys, answer)
    return check_outdoor(figures, ", ".join(named), "") if named else None


def listed(keys: list[str], answer: str) -> list[str]:
    """Numbers of the list, or names separated by commas."""
    found = numbers(answer)
    if isinstance(found, list) and all(1 <= place <= len(keys) for place in found):
        return [keys[place - 1] for place in found]
    return [name for name in answer.split(",") if name.strip()]


# ---- the sheet ---------------------------------------------------------------------------------------------------


def show(sheet: Table, players: list[Player], found: Outcome, lang: str) -> None:
    lines, totals, best = found
    columns = [(shown_name(player, lang), "right") for player in players]
    printed = table(text("cli-score-title", lang), (text("cli-score-source", lang), "left"), *columns)
    for row, line in enumerate(lines[0]):
        printed.add_row(line_name(sheet, line, lang), *(str(column[row].points) for column in lines))
    printed.add_section()
    printed.add_row(text("cli-score-total", lang), *(str(total) for total in totals), style="bold")
    console = screen()
    console.print(printed)
    console.print()
    names = series([players[number]["name"] for number in best], lang)
    key = {0: "cli-score-nobody", 1: "cli-score-winner"}.get(len(best), "cli-score-shared")
    console.print(text(key, lang, names=names, total=max(totals)), style="bold")
    if sheet.solo:
        judged = band_of(totals)
        console.print(f"{judged.name(lang)}. {judged.text(lang)}", style="italic")


def as_data(sheet: Table, players: list[Player], found: Outcome) -> dict[str, Any]:
    lines, totals, best = found
    difference = {"difference": totals[0] - totals[-1]} if sheet.solo else {}
    return {
        "characters": sheet.characters,
        "players": [
            {"name": player["name"], "total": total, "lines": [line._asdict() for line in column]}
            for player, total, column in zip(players, totals, lines)
        ],
        "winners": [players[number]["name"] for number in best],
        **difference,
    }
