"""The city drawn in the terminal, from the plain data of a view."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import shorten, wrap
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from troyes.city.cards.texts import display
from troyes.city.words.lexicon import phrase
from troyes.cli.play import marks
from troyes.cli.play.board_extras import extras, neutral_row
from troyes.cli.play.look import Look

WIDE = 100  # columns from which cards are drawn as panels
BUILDINGS = {"palace": "red", "city_hall": "yellow", "bishopric": "white"}
ORDER = ("palace", "bishopric", "city_hall")


def draw(data: Mapping[str, Any], look: Look) -> RenderableType:
    """Everything on the table."""
    parts: list[RenderableType] = [heading_lines(data, look), events(data, look)]
    if look.width < WIDE:
        parts += [buildings_grid(data, look), activity_table(data, look), cathedral(data, look), districts(data, look)]
        return Group(*parts, *extras(data, look))
    bottom = Table.grid(expand=True, padding=(0, 1))
    bottom.add_column(width=24)
    bottom.add_column(ratio=1)
    bottom.add_row(cathedral(data, look), districts(data, look))
    return Group(*parts, terraces(data, look), bottom, *extras(data, look))


def heading(data: Mapping[str, Any], look: Look) -> list[Text]:
    """Round and phase, black dice, the own secret: pieces of one line."""
    line = Text("Troyes", "bold")
    line.append(f"  {look.text('round', round=data['round'], rounds=data['rounds'])}", "not bold")
    line.append(f"  {phrase('phase_name', data['phase'], look.language)}", "bold")
    if data["reversed"]:
        line.append(f"  ↺ {look.text('reversed')}", "italic not bold")
    pieces = [line]
    if data["black_dice"]:
        dice = Text(" ").join(marks.die("black", value) for value in data["black_dice"])
        pieces.append(Text(f"{look.text('attack')} ", "bold").append_text(dice))
    hand = [name for name in data["seats"][data["seat"]]["characters"] if name] if data["seat"] >= 0 else []
    if hand:
        shown = ", ".join(display(look.names.figures, "character", name, look.language) for name in hand)
        pieces.append(Text(look.text("secret" if len(hand) == 1 else "secrets", names=shown), "italic"))
    return pieces


def heading_lines(data: Mapping[str, Any], look: Look) -> Text:
    """One line where everything fits, else one for what does not."""
    lines: list[Text] = []
    for piece in heading(data, look):
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= look.width:
            lines[-1].append("  ").append_text(piece)
        else:
            lines.append(piece)
    return Text("\n").join(lines)


def small_table(title: str, *headings: str) -> Table:
    made = Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        show_header=any(headings),
    )
    for name in headings:
        made.add_column(name, header_style="dim", no_wrap=True, overflow="ellipsis")
    return made


# ---- events --------------------------------------------------------------------------------------------------------


def events(data: Mapping[str, Any], look: Look) -> RenderableType:
    heads = [look.text("events"), look.text("fought"), "÷", look.text("banners"), look.text("rewards")]
    made = small_table("", *heads, look.text("black"), "")
    room = look.width - 72
    for event in data["events"]:
        made.add_row(*event_row(event), Text(deed(event) if room > 20 else "", "dim"))
    made.columns[-1].max_width = max(room, 1)
    return made


def deed(event: Mapping[str, Any]) -> str:
    """What an event does each round, without the words that all of them begin with; black dice speak for themselves."""
    return "" if event["black_dice"] else event["text"].partition(", ")[2]


def event_row(event: Mapping[str, Any]) -> list[RenderableType]:
    colours = Text(" ").join(
        Text(marks.LETTERS[c] + marks.SHAPES[c], marks.ORDER_STYLES[c]) for c in event["fought_with"]
    )
    cubes = [*event["cubes"], *[None] * (event["banners"] - len(event["cubes"]))]
    return [
        Text(event["name"], marks.ORDER_STYLES[event["colour"]]),
        colours,
        str(event["divisor"]),
        marks.owners(cubes),
        "/".join(str(points) for points in event["rewards"]),
        Text(marks.SHAPES["black"] * event["black_dice"]),
    ]


# ---- buildings and activities --------------------------------------------------------------------------------------


def terraces(data: Mapping[str, Any], look: Look) -> RenderableType:
    """One line per order: the building, then its three activities."""
    grid = Table.grid(expand=True)
    grid.add_column(width=24)
    widths = card_widths(data, look)
    for width in widths:
        grid.add_column(width=width)
    for name in ORDER:
        colour = BUILDINGS[name]
        cards = [card for card in data["activities"] if card["colour"] == colour]
        grid.add_row(building(name, data, look), *map(card_panel, cards, [look] * 3, widths))
    return grid


def card_widths(data: Mapping[str, Any], look: Look) -> list[int]:
    """Open cards share the room that closed ones do not need."""
    is_open = [any(card["card"] for card in data["activities"] if card["level"] == level) for level in (1, 2, 3)]
    room = look.width - 24
    closed = 22 if any(is_open) else room // 3
    share = (room - closed * is_open.count(False)) // max(is_open.count(True), 1)
    return [share if seen else closed for seen in is_open]


def buildings_grid(data: Mapping[str, Any], look: Look) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in ORDER:
        grid.add_column(ratio=1)
    grid.add_row(*(building(name, data, look) for name in ORDER))
    return grid


def building(name: str, data: Mapping[str, Any], look: Look) -> Panel:
    """Spaces row by row, each row headed by the dice that lead to it."""
    info, colour = data["buildings"][name], BUILDINGS[name]
    cells = [
        Text.assemble(("/".join(map(str, values)), "dim"), " ", marks.owners(row))
        for values, row in zip(info["values"], info["rows"])
    ]
    per_line = 3 if len(info["rows"][0]) == 1 else 1
    lines = [Text("   ").join(cells[i : i + per_line]) for i in range(0, len(cells), per_line)]
    foot = Text(look.text("salary", n=info["salary"]), "dim")
    if info["lying"]:
        foot = Text(look.text("lying", who=" ".join(info["lying"])), "italic")
    title = display(look.names.figures, "board", name, look.language)
    mark = f"{marks.LETTERS[colour]}{marks.SHAPES[colour]}"
    return Panel(
        Group(*lines),
        title=Text(f"{mark} {title}", marks.ORDER_STYLES[colour]),
        title_align="left",
        subtitle=foot,
        subtitle_align="left",
        border_style=marks.ORDER_STYLES[colour],
        box=box.ROUNDED,
        height=5,
        padding=(0, 1),
    )


def card_panel(card: Mapping[str, Any], look: Look, width: int) -> Panel:
    style = marks.ORDER_STYLES[card["colour"]]
    if card["card"] is None:
        body: RenderableType = Text(look.text("closed", n=card["level"]), "dim italic")
        return Panel(body, border_style="dim", box=box.ROUNDED, height=5, padding=(0, 1))
    body = Group(card_line(card, look), Text(shortened(card["text"], width - 4, 2)))
    title = Text(f"{card['name']} {divisor(card, look)}", f"bold {style}")
    return Panel(body, title=title, title_align="left", border_style=style, box=box.ROUNDED, height=5, padding=(0, 1))


def divisor(card: Mapping[str, Any], look: Look) -> str:
    return look.text("per_die") if card["per_die"] else f"÷{card['divisor']}"


def shortened(text: str, width: int, lines: int) -> str:
    wrapped = wrap(text, width)
    if len(wrapped) <= lines:
        return text
    return "\n".join([*wrapped[: lines - 1], shorten(" ".join(wrapped[lines - 1 :]), width, placeholder="…")])


def card_line(card: Mapping[str, Any], look: Look) -> Text:
    """Hire, tradesman spaces with their points, cubes."""
    hire = "hire_influence" if card["hire_unit"] == "influence" else "hire"
    line = Text().append(look.text(hire, n=card["hire"]), "dim")
    line.append(f"  {look.text('spaces')} ", "dim")
    for space in card["spaces"]:
        line.append(f"{space['points']}:")
        line.append_text(marks.owner(space["owner"]))
        line.append(" ")
    if card["illustration"]:
        line.append_text(Text.assemble("0:", marks.owners(card["illustration"], "")))
    if card["cubes"]:
        line.append(f" {look.text('cubes')} ", "dim")
        line.append_text(Text(" ").join(Text(f"{who}{n}", marks.SEAT_STYLES[who]) for who, n in card["cubes"].items()))
    return line


def activity_table(data: Mapping[str, Any], look: Look) -> RenderableType:
    """Narrow screens: one line per activity."""
    made = small_table("", look.text("activities"), "÷", "", "")
    made.columns[-1].max_width = max(look.width - 52, 12)
    for colour in (BUILDINGS[name] for name in ORDER):
        for card in data["activities"]:
            if card["colour"] == colour and card["card"] is not None:
                mark = f"{marks.LETTERS[colour]}{marks.SHAPES[colour]} {card['name']}"
                name = Text(mark, marks.ORDER_STYLES[colour])
                per = divisor(card, look).removeprefix("÷")
                made.add_row(name, per, card_line(card, look), Text(card["text"], "dim"))
    return made


# ---- cathedral and districts ---------------------------------------------------------------------------------------


def cathedral(data: Mapping[str, Any], look: Look) -> Panel:
    lines = [
        Text.assemble((f"{level + 1:>2}  ", "dim"), marks.owners(data["cathedral"][level], "  "))
        for level in reversed(range(len(data["cathedral"])))
    ]
    lines.append(Text("    1  2  3  4  5  6", "dim"))
    return Panel(
        Group(*lines), title=look.text("cathedral"), title_align="left", box=box.ROUNDED, width=24, padding=(0, 0)
    )


def districts(data: Mapping[str, Any], look: Look) -> RenderableType:
    heads = [look.text("family"), look.text("deniers"), look.text("influence"), look.text("vp")]
    made = small_table("", *heads, look.text("citizens"), look.text("dice"))
    for column in made.columns[1:4]:
        column.justify = "right"
    made.columns[-1].no_wrap = False
    for seat, info in enumerate(data["seats"]):
        made.add_row(*district_row(seat, info, data, look))
    if row := neutral_row(data, look):
        made.add_row(*row)
    return made


def family_text(seat: int, data: Mapping[str, Any], look: Look) -> Text:
    """A family in one line, everything named: who decides, purse, citizens, dice."""
    info = data["seats"][seat]
    cells = district_row(seat, info, data, look)
    line = Text().append_text(cells[0] if isinstance(cells[0], Text) else Text(str(cells[0])))
    for cell, unit in zip(cells[1:4], ("deniers", "influence", "vp")):
        line.append(f"  {cell} {look.text(unit)}")
    line.append(f"  {cells[4]} {look.text('citizens')}  ")
    return line.append_text(cells[5] if isinstance(cells[5], Text) else Text(str(cells[5])))


def district_row(seat: int, info: Mapping[str, Any], data: Mapping[str, Any], look: Look) -> list[RenderableType]:
    decides = data["pending"] == [seat]
    name = Text("▸ " if decides else "  ", "bold")
    name.append_text(marks.person(info["letter"], look.people[seat]))
    if data["start"] == seat:
        name.append(" ★")
    known = look.show_vp or seat == data["seat"] or data["phase"] == "over"
    dice = marks.dice(info["dice"])
    if info["passed"]:
        dice = Text.assemble((look.text("passed", coins=info["coins"]), "italic"), "  ", dice)
    return [
        name,
        str(info["deniers"]),
        str(info["influence"]),
        str(info["vp"]) if known else "?",
        f"{info['supply']}+{info['general']}" + (look.text("held", n=info["held"]) if info["held"] else ""),
        dice,
    ]
