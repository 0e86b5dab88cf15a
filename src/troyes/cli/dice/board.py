"""Troyes Dice drawn in the terminal, from the plain data of a view: the wheel, a sheet, and the others in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from troyes.cli.dice.sheet_board import TRACKS_WIDTH, buildings, tracks
from troyes.cli.dice.sheet_board import WIDTH as SHEET_WIDTH
from troyes.cli.dice.wheel import WIDTH as WHEEL_WIDTH
from troyes.cli.dice.wheel import die_mark, price_text, ring
from troyes.cli.play import marks
from troyes.cli.play.board import small_table
from troyes.cli.play.texts import say
from troyes.cli.texts import colon

WIDE = SHEET_WIDTH + TRACKS_WIDTH + 2  # columns from which the tracks stand beside the buildings


class DiceLook(NamedTuple):
    """How to draw: language, people, width, whose sheet is shown in full (-1: everybody's)."""

    language: str
    people: Sequence[str]
    width: int
    seat: int

    def text(self, key: str, **values: object) -> str:
        return say("dice-board", key, self.language, **values)


def draw(data: Mapping[str, Any], look: DiceLook) -> RenderableType:
    """Everything a person needs to decide."""
    parts: list[RenderableType] = [top(data, look)] if data["wheel"] else []
    shown = range(data["players"]) if look.seat < 0 else [look.seat]
    for seat in shown:
        parts += [Text(""), sheet(seat, data, look)]
    if data["players"] > len(shown):
        parts += [Text(""), others(data, look)]
    return Group(*parts)


# ---- the wheel -----------------------------------------------------------------------------------------------------


def top(data: Mapping[str, Any], look: DiceLook) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=WHEEL_WIDTH)
    grid.add_column(width=max(look.width - WHEEL_WIDTH - 4, 20))
    grid.add_row(ring(data, look.language), Group(*offers(data, look)))
    return grid


def offers(data: Mapping[str, Any], look: DiceLook) -> list[RenderableType]:
    """The four dice with their prices, and the tiles in play."""
    lines: list[RenderableType] = []
    if data["dice"]:
        lines.append(Text(look.text("dice"), "bold"))
        lines += [offer(die, look) for die in data["dice"]]
    if data["tiles"]:
        lines += [Text(""), *(tile_line(tile, look) for tile in data["tiles"])]
    return lines


def offer(die: Mapping[str, Any], look: DiceLook) -> Text:
    line = Text(f"{die['die']}  ", "bold cyan")
    line.append_text(die_mark(die))
    line.append("  ")
    if not die["available"]:
        colour = die["colour"]
        mark = f"{marks.LETTERS[colour]}{marks.SHAPES[colour]}{die['value']}"
        return line.append(look.text("destroyed", die=mark), "dim not bold")
    line.append(price_text(die, look.language), "not bold")
    if die["black"]:
        line.append(f"  {look.text('spared')}", "dim not bold")
    return line


def tile_line(tile: Mapping[str, Any], look: DiceLook) -> Text:
    colour = tile["plaza"]
    line = Text(f"{marks.LETTERS[colour]}{marks.SHAPES[colour]}", marks.ORDER_STYLES[colour])
    face = "raid" if tile["raid"] else "banquet"
    line.append(f"{'!' if tile['raid'] else '*'} {look.text(face)}{colon(look.language)} ", "bold")
    return line.append(tile["text"], "not bold default")


# ---- sheets --------------------------------------------------------------------------------------------------------


def sheet(seat: int, data: Mapping[str, Any], look: DiceLook) -> RenderableType:
    """The sheet of a seat under its name and its points so far."""
    info = data["seats"][seat]
    name = marks.person(info["letter"], look.people[seat])
    name.append(f"  {look.text('points', points=info['points'])}", "not bold default")
    parts = [buildings(info, data["numbers"], look.language), tracks(info, look.language)]
    if look.width < WIDE:
        return Group(name, *parts)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=SHEET_WIDTH, no_wrap=True)
    grid.add_column(min_width=TRACKS_WIDTH, no_wrap=True)
    grid.add_row(*parts)
    return Group(name, grid)


def others(data: Mapping[str, Any], look: DiceLook) -> Table:
    """One line for everybody else; a sheet in full is a command away."""
    heads = [look.text(key) for key in ("player", "held", "residents", "buildings", "crossed", "vp")]
    made = small_table("", *heads, "")
    for seat, info in enumerate(data["seats"]):
        if seat != look.seat:
            made.add_row(*other_row(seat, info, look))
    return made


def other_row(seat: int, info: Mapping[str, Any], look: DiceLook) -> list[RenderableType]:
    built = sum(row.count("built") for row in info["buildings"].values())
    crossed = sum(row.count(True) for row in info["crossed"].values())
    return [
        marks.person(info["letter"], look.people[seat]),
        by_colour(resource["held"] for resource in info["resources"].values()),
        by_colour(info["residents"].values()),
        str(built),
        str(crossed),
        str(info["points"]),
        Text(look.text("done") if info["done"] else "", "italic"),
    ]


def by_colour(numbers: Any) -> Text:
    """Three numbers, red, yellow and white."""
    pairs = zip(("red", "yellow", "white"), numbers)
    return Text(" ").join(Text(f"{marks.LETTERS[c]}{marks.SHAPES[c]}{n}", marks.ORDER_STYLES[c]) for c, n in pairs)
