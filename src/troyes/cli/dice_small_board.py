"""Troyes Dice in few lines: the dice in one, the sheet, both tracks side by side, a line for everybody else."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from troyes.cli import marks
from troyes.cli.dice_board import DiceLook, by_colour, tile_line
from troyes.cli.dice_sheet_board import buildings, tracks
from troyes.cli.dice_wheel import die_mark, price_text
from troyes.cli.lists import cut, in_columns

TRACK = 4  # lines of the resources, and of the residents: a heading and three colours


def draw_small(data: dict[str, Any], look: DiceLook, room: int) -> Group:
    """The most needed first: what does not fit the room (tiles, then others) is a command away."""
    sheet = data["seats"][look.seat]
    both = list(tracks(sheet, look.language).split())[: 2 * TRACK]  # without the bonuses, which never change
    lines = [top_line(data, look), *buildings(sheet, data["numbers"], look.language).split()]
    lines += in_columns(both, 2, look.width)
    lines += [own_line(seat, data, look) for seat in range(data["players"]) if seat != look.seat]
    lines += [tile_line(tile, look) for tile in data["tiles"]]
    return Group(*(cut(line, look.width) for line in lines[:room]))


def top_line(data: dict[str, Any], look: DiceLook) -> Text:
    line = Text(f"{look.text('day', day=max(data['day'], 1))}, {look.text(data['half'])} ", "bold")
    for die in data["dice"]:
        line.append(f"  {die['die']} ", "cyan").append_text(die_mark(die))
        line.append(f" {price_text(die, look.language)}" if die["available"] else "", "not bold")
    return line


def own_line(seat: int, data: dict[str, Any], look: DiceLook) -> Text:
    """Somebody's resources, residents and points in one line."""
    info = data["seats"][seat]
    line = Text("").append_text(marks.person(info["letter"], look.people[seat]))
    line.append(f"  {look.text('held')} ").append_text(by_colour(each["held"] for each in info["resources"].values()))
    line.append(f"  {look.text('residents')} ").append_text(by_colour(info["residents"].values()))
    line.append(f"  {info['points']} {look.text('vp')}")
    return line.append(f"  {look.text('done')}", "italic") if info["done"] else line
