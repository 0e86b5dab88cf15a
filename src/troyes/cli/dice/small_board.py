"""Troyes Dice in few lines: the dice in one, the sheet, both tracks side by side, a line for everybody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from troyes.cli.dice.board import DiceLook, by_colour, tile_line
from troyes.cli.dice.sheet_board import buildings, tracks
from troyes.cli.dice.wheel import die_mark, price_text
from troyes.cli.play import marks
from troyes.cli.play.lists import GAP, cut, in_columns
from troyes.cli.play.texts import say

SHEET = 7  # lines of the buildings, without the one that counts the columns
TRACK = 4  # lines of the resources, and of the residents: a heading and three colours


def draw_small(data: Mapping[str, Any], look: DiceLook, room: int) -> Group:
    """The roomiest way that fits. Own sheet and dice are always whole; others and tiles get shorter, `v` and `i` tell
    them in full."""
    ways = list(layouts(data, look))
    lines = next((lines for lines in ways if len(lines) <= room), ways[-1])
    return Group(*(cut(line, look.width) for line in lines[: max(room, 0)]))


def layouts(data: Mapping[str, Any], look: DiceLook) -> Iterator[list[Text]]:
    sheet, rivals = data["seats"][look.seat], [seat for seat in range(data["players"]) if seat != look.seat]
    both = list(tracks(sheet, look.language).split())[: 2 * TRACK]  # without the bonuses, which never change
    own = list(buildings(sheet, data["numbers"], look.language).split())
    top, below = top_line(data, look), in_columns(both, 2, look.width)
    tiles, others = tiles_line(data["tiles"], look), [own_line(seat, data, look) for seat in rivals]
    yield [top, *own, *below, *others, *(tile_line(tile, look) for tile in data["tiles"])]
    yield [top, *own, *below, *others, *tiles]
    for columns in (2, 3):
        brief = [brief_line(seat, data, look, columns) for seat in rivals]
        yield [top, *own, *below, *in_columns(brief, columns, look.width), *tiles]
    yield [top, *own[-SHEET:], *below, *in_columns(brief, 3, look.width), *tiles]  # columns are counted from the left


def top_line(data: Mapping[str, Any], look: DiceLook) -> Text:
    line = Text(f"{look.text('day', day=max(data['day'], 1))}, {look.text(data['half'])} ", "bold")
    for die in data["dice"]:
        line.append(f"  {die['die']} ", "cyan").append_text(die_mark(die))
        line.append(f" {price_text(die, look.language)}" if die["available"] else "", "not bold")
    return line


def own_line(seat: int, data: Mapping[str, Any], look: DiceLook) -> Text:
    """Somebody's resources, residents and points in one line."""
    info = data["seats"][seat]
    line = Text("").append_text(marks.person(info["letter"], look.people[seat]))
    line.append(f"  {look.text('held')} ").append_text(by_colour(each["held"] for each in info["resources"].values()))
    line.append(f"  {look.text('residents')} ").append_text(by_colour(info["residents"].values()))
    line.append(f"  {info['points']} {look.text('vp')}")
    return line.append(f"  {look.text('done')}", "italic") if info["done"] else line


def brief_line(seat: int, data: Mapping[str, Any], look: DiceLook, columns: int) -> Text:
    """`B Anne  2/2/1 0/3/2 14✓`: resources, residents, points; the name gets the room that is left."""
    info = data["seats"][seat]
    numbers = Text(" ").join(
        [
            slashed([each["held"] for each in info["resources"].values()]),
            slashed(list(info["residents"].values())),
            Text(f"{info['points']:>2}{'✓' if info['done'] else ' '}"),
        ]
    )
    share = (look.width - GAP * (columns - 1)) // columns
    line = cut(marks.person(info["letter"], look.people[seat]), max(share - len(numbers) - 1, 1))
    line.pad_right(max(share - len(numbers) - line.cell_len, 1))
    return line.append_text(numbers)


def slashed(numbers: list[int]) -> Text:
    """Three numbers, red, yellow and white."""
    return Text("/").join(Text(str(n), marks.ORDER_STYLES[c]) for c, n in zip(("red", "yellow", "white"), numbers))


def tiles_line(tiles: Sequence[Mapping[str, Any]], look: DiceLook) -> list[Text]:
    """All tiles in one line, in a few words each."""
    pieces = []
    for tile in tiles:
        colour, mark = tile["plaza"], "!" if tile["raid"] else "*"
        piece = Text(f"{marks.LETTERS[colour]}{marks.SHAPES[colour]}{mark} ", marks.ORDER_STYLES[colour])
        key = f"{'raid' if tile['raid'] else 'banquet'}_{tile['tile']}"
        pieces.append(piece.append(say("dice-tile", key, look.language), "not bold default"))
    return [Text("  ").join(pieces)] if pieces else []
