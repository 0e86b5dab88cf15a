"""The city in few lines: no frames, several things side by side, and on them the numbers of the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from troyes.city.cards.texts import display
from troyes.cli.play import marks
from troyes.cli.play.board import BUILDINGS, ORDER, deed, divisor, family_text, heading
from troyes.cli.play.board_extras import open_characters
from troyes.cli.play.lists import Row, cut, in_columns
from troyes.cli.play.look import Look

NAME = 16  # columns of the name of a card or an event


class Density(NamedTuple):
    """How many trades and events stand side by side, and whether gates are left out."""

    trades: int
    events: int
    gates: bool = True


DENSITIES = (Density(1, 1), Density(1, 2), Density(2, 2), Density(2, 3), Density(3, 3, gates=False))
Numbers = Mapping[str, tuple[int, Row]]  # what is on the board -> its number in the menu


def numbers_of(rows: Sequence[Row]) -> dict[str, tuple[int, Row]]:
    return {row.at: (number, row) for number, row in enumerate(rows, 1) if row.at}


def places_on(data: Mapping[str, Any]) -> set[str]:
    """Everything that is drawn with its number."""
    found = {"build", "farm", *(f"settle:{name}" for name in ORDER)}
    found |= {f"activate:{card['slot']}" for card in data["activities"] if card["card"]}
    found |= {f"fight:{event['event']}" for event in data["events"]}
    return found | {"guard"} if "ramparts" in data else found


def draw_small(data: Mapping[str, Any], look: Look, numbers: Numbers, density: Density) -> list[Text]:
    """All lines of the table, the own family excepted: it stands beside the prompt."""
    trades = [trade(card, look, numbers, density) for card in in_order(data) if card["card"]]
    events = [event_line(event, numbers, density) for event in data["events"]]
    return [
        cut(Text("  ").join([*heading(data, look), *open_characters(data, look)]), look.width),
        *in_columns(trades, density.trades, look.width),
        *in_columns(events, density.events, look.width),
        *buildings(data, look, numbers),
        cathedral_line(data, look, numbers),
        *ramparts(data, look, numbers, density),
        *families(data, look),
    ]


def in_order(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    colours = [BUILDINGS[name] for name in ORDER]
    return sorted(data["activities"], key=lambda card: colours.index(card["colour"]))


def number(key: str, numbers: Numbers) -> Text:
    """The number of the menu, or room for one."""
    return Text(f"{numbers[key][0]:>2} " if key in numbers else "   ", "bold cyan")


def offer(key: str, numbers: Numbers) -> str:
    """What the menu says in short about a thing, without its name."""
    return numbers[key][1].short.removeprefix(numbers[key][1].what).strip() if key in numbers else ""


def padded(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


# ---- trades and events -----------------------------------------------------------------------------------------------


def trade(card: Mapping[str, Any], look: Look, numbers: Numbers, density: Density) -> Text:
    """Number, name, divisor, what the cheapest dice cost and the best group brings, hire, spaces, cubes; its effect."""
    key, colour = f"activate:{card['slot']}", card["colour"]
    width = NAME if density.trades < 3 else 10
    per = divisor(card, look) if density.trades == 1 else "÷" + ("·" if card["per_die"] else str(card["divisor"]))
    line = number(key, numbers)
    line.append(f"{marks.LETTERS[colour]}{marks.SHAPES[colour]} ", marks.ORDER_STYLES[colour])
    line.append(
        f"{padded(card['name'], width):<{width}} {per:<{len(look.text('per_die')) if density.trades == 1 else 2}}"
    )
    line.append(f" {offer(key, numbers):<5}", "bold")
    unit = "i" if card["hire_unit"] == "influence" else "d"
    line.append(f" {card['hire']}{unit} ", "dim")
    for space in card["spaces"]:
        line.append(str(space["points"])).append_text(marks.owner(space["owner"]))
    line.append_text(Text.assemble(*("0" + who for who in card["illustration"])))
    for who, n in card["cubes"].items():
        line.append(f" {who}{n}", marks.SEAT_STYLES[who])
    return line if density.trades > 1 else line.append(f"  {card['short'] or card['text']}", "dim")


def event_line(event: Mapping[str, Any], numbers: Numbers, density: Density) -> Text:
    """Number, name, colours, divisor, price and best result, banners, rewards, black dice."""
    key = f"fight:{event['event']}"
    width = NAME if density.events < 3 else 9
    line = number(key, numbers)
    colours = "".join(marks.LETTERS[colour] for colour in event["fought_with"])
    line.append(f"{padded(event['name'], width):<{width}} ", marks.ORDER_STYLES[event["colour"]])
    line.append(f"{colours + '÷' + str(event['divisor']):<6}")
    if density.events < 3:
        line.append(f"{offer(key, numbers):<5} ", "bold")
    cubes = [*event["cubes"], *[None] * (event["banners"] - len(event["cubes"]))]
    line.append_text(marks.owners(cubes, ""))
    line.append(" " + "/".join(str(points) for points in event["rewards"]))
    line.append(" " + marks.SHAPES["black"] * event["black_dice"] if event["black_dice"] else "")
    return line if density.events > 1 else line.append(f"  {event['short'] or deed(event)}", "dim")


# ---- places ----------------------------------------------------------------------------------------------------------


def buildings(data: Mapping[str, Any], look: Look, numbers: Numbers) -> list[Text]:
    """Two lines: the three buildings with their salaries, then who stands where."""
    heads, bodies = [], []
    for name in ORDER:
        info, colour = data["buildings"][name], BUILDINGS[name]
        head = number(f"settle:{name}", numbers)
        head.append(f"{marks.LETTERS[colour]}{marks.SHAPES[colour]} ", marks.ORDER_STYLES[colour])
        title = display(look.names.figures, "board", name, look.language)
        foot = (
            look.text("lying", who="".join(info["lying"])) if info["lying"] else look.text("salary", n=info["salary"])
        )
        heads.append(head.append(title, marks.ORDER_STYLES[colour]).append(f" {foot}", "dim"))
        bodies.append(standing(info))
    return [*in_columns(heads, 3, look.width), *in_columns(bodies, 3, look.width)]


def standing(info: Mapping[str, Any]) -> Text:
    """Each row by the dice that lead to it and whoever stands there."""
    cells = []
    for values, row in zip(info["values"], info["rows"]):
        dice = f"{values[0]}-{values[-1]}" if len(values) > 2 else "/".join(map(str, values))
        cells.append(Text.assemble((dice, "dim"), "" if len(row) == 1 else " ", marks.owners(row, "")))
    return Text("   ").append_text(Text(" ").join(cells))


def cathedral_line(data: Mapping[str, Any], look: Look, numbers: Numbers) -> Text:
    line = (
        number("build", numbers).append(look.text("cathedral")).append(f" {offer('build', numbers)}".rstrip(), "bold")
    )
    for level, row in enumerate(data["cathedral"], 1):
        line.append(f"  {level}:", "dim").append_text(marks.owners(row, ""))
    if "farm" in numbers:
        place, row = numbers["farm"]
        line.append(f"  {place:>2} ", "bold cyan").append(row.short)
    return cut(line, look.width)


def ramparts(data: Mapping[str, Any], look: Look, numbers: Numbers, density: Density) -> list[Text]:
    """How far the guards are; the gates with their cubes, two on a line."""
    if "ramparts" not in data:
        return []
    walls = data["ramparts"]
    line = number("guard", numbers).append(look.text("guards", length=walls["length"]), "dim")
    for who, steps in walls["guards"].items():
        line.append(f" {who} {steps}", marks.SEAT_STYLES[who])
    gates = [gate(tile, data["seats"][data["seat"]]["letter"], look) for tile in walls["tiles"] if tile["tile"]]
    return [cut(line, look.width), *(in_columns(gates, 2, look.width) if density.gates else [])]


def gate(tile: Mapping[str, Any], own: str, look: Look) -> Text:
    line = Text(f"   {tile['gate']} ({tile['place']}) ", "dim").append(tile["name"], "not dim")
    for who, n in tile["cubes"].items():
        line.append(f" {who}{n}", marks.SEAT_STYLES[who])
    order = tile["orders"].get(own)
    return line.append(f" {look.text(order)}", "italic") if order else line


# ---- families --------------------------------------------------------------------------------------------------------


def families(data: Mapping[str, Any], look: Look) -> list[Text]:
    """Everybody but the one who looks, one line each; the neutral district or the King last."""
    lines = [family_text(seat, data, look) for seat in range(len(data["seats"])) if seat != data["seat"]]
    return [cut(line, look.width) for line in [*lines, *neutral(data, look)]]


def neutral(data: Mapping[str, Any], look: Look) -> list[Text]:
    if "king" in data:
        king = data["king"]
        line = Text("  ").append_text(marks.person("N", look.text("king")))
        line.append(f"  {king['vp']} {look.text('vp')}  {data['neutral']['supply']}  ")
        return [line.append_text(Text(" ").join(marks.die(die["colour"], die["value"]) for die in king["dice"]))]
    if not any(data["neutral"]["dice"].values()):
        return []
    line = Text("  ").append_text(marks.person("N", look.text("neutral"))).append("  ")
    return [line.append_text(marks.dice(data["neutral"]["dice"]))]
