"""What a name of Troyes Dice means, asked for during a game: buildings, columns, dice, tiles, words of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from troyes.cli.dice.wheel import price_text
from troyes.cli.play.lists import Row
from troyes.cli.play.reference import Thing, lookup, topic_thing
from troyes.cli.play.texts import say
from troyes.cli.texts import colon
from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES, tile_text, word
from troyes.dice.edge.view import DiceView
from troyes.dice.rules import codes
from troyes.dice.rules.codes import body_of, colour_of, is_cry, kind_of
from troyes.dice.rules.layout import COLUMNS, TILE_KINDS
from troyes.dice.rules.tables import PRESTIGE_NAMES, sheet_data
from troyes.dice.words.phrases import SHAPES, amount, row_of
from troyes.dice.words.results import building_of
from troyes.words.catalogue import languages
from troyes.words.phrasing import capital

# Other words of lists, board and help, and the topic of the rules that explains them.
TOPICS = {
    "gain": "dice_resources",
    "influence": "dice_resources",
    "deniers": "dice_resources",
    "knowledge": "dice_resources",
    "resident": "dice_residents",
    "prestige": "dice_buildings",
    "function": "dice_buildings",
    "link": "dice_bonuses",
    "wheel": "dice_wheel",
    "plaza": "dice_wheel",
    "black_die": "dice_black_die",
    "banquet": "dice_banquets",
    "raid": "dice_banquets",
    "crier": "dice_setup",
}


def about(key: str, language: str, **values: object) -> str:
    return say("dice-about", key, language, **values)


def explained(view: DiceView, wanted: str, language: str) -> str:
    """Whatever bears this name, in any language; nothing is guessed."""
    return lookup(things(view, language), wanted, language, about("unknown", language, name=wanted[:40]))


def explained_row(view: DiceView, row: Row, language: str) -> str:
    """A line of the list as it stands there, and what it is about."""
    return f"{row.what}{colon(language)} {row.result}\n{explained(view, subject(view, row), language)}"


def subject(view: DiceView, row: Row) -> str:
    """The name under which the thing of a row is explained."""
    move = row.moves[0]
    if row.group:
        return f"die {row.group}"
    if is_cry(move):
        return "crier"
    if len(row.moves) > 1:
        return row.what  # a resource to pay with
    if (building := building_of(view, move)) >= 0:
        return f"{row_of(building)} {building % COLUMNS + 1}"
    if kind_of(move) == codes.RESIDENT:
        return COLOUR_NAMES[int(body_of(move))]
    return RESOURCE_NAMES[int(colour_of(move))]


# ---- everything that can be asked about ----------------------------------------------------------------------------


def things(view: DiceView, language: str) -> Iterator[Thing]:
    data = view.to_dict(language)
    sheet = data["seats"][max(view.seat, 0)]
    for row in BUILDING_ROWS:
        yield Thing((row, *in_all(row)), word(row, language), row_text(row, language))
        for column in range(COLUMNS):
            names = [f"{name} {column + 1}" for name in (row, *in_all(row))]
            said = building_text(row, column, sheet, data["numbers"], language)
            yield Thing(names, f"{word(row, language)} {column + 1}", said)
    for column in range(COLUMNS):
        yield numbered("column", column + 1, column_text(column, sheet, data["numbers"], language), language)
    for die in data["dice"]:
        yield numbered("die", die["die"], die_text(die, language), language)
    for tile in range(1, TILE_KINDS + 1):
        yield numbered("tile", tile, both_faces(tile, language), language)
    for colour, resource in zip(COLOUR_NAMES, RESOURCE_NAMES):
        rows = [word(row, language) for row in BUILDING_ROWS if colour_of_row(row) == colour]
        said = about("colour", language, prestige=rows[0], function=rows[1], resource=word(resource, language))
        yield Thing((colour, *in_all(colour)), capital(word(colour, language)), said)
    for laid in data["tiles"]:
        face = about("raid" if laid["raid"] else "banquet", language)
        title = about("beside", language, face=face, colour=word(laid["plaza"], language))
        yield Thing((laid["plaza"], *in_all(laid["plaza"])), title, both_faces(laid["tile"], language))
    for key, topic in TOPICS.items():
        titles = {other: about(key, other) for other in languages()}
        yield topic_thing((key, *titles.values()), titles[language], "dice", topic, language)


def in_all(key: str) -> list[str]:
    return [word(key, language) for language in languages()]


def numbered(key: str, number: int, text: str, language: str) -> Thing:
    """`column 3`, `colonne 3`."""
    titles = {other: f"{about(key, other)} {number}" for other in languages()}
    return Thing(titles.values(), titles[language], text)


# ---- buildings -----------------------------------------------------------------------------------------------------


def colour_of_row(row: str) -> str:
    return COLOUR_NAMES[BUILDING_ROWS.index(row) % 3]


def gain_text(row: str, column: int, language: str) -> str:
    """What a building of this column brings."""
    figures, colour = sheet_data()["buildings"], colour_of_row(row)
    if row == "fortress":
        return amount(figures["fortress"][column], 1, language)
    if row == "hall":
        gain = figures["hall"][column]
        unit = RESOURCE_NAMES[COLOUR_NAMES.index(gain["colour"])] if "resources" in gain else gain["colour"]
        brought = amount(unit, gain.get("resources") or gain["residents"], language)
        return about("each_die", language, gain=brought, colour=word(gain["colour"], language))
    if row == "cathedral":
        return about("each_building", language, name=word(figures["cathedral"][column], language))
    return amount(colour, figures["function_residents"], language)


def row_text(row: str, language: str) -> str:
    """What buildings of a row are for; column by column where they differ."""
    kind = "of_prestige" if row in PRESTIGE_NAMES else "of_function"
    said = about(kind, language, colour=word(colour_of_row(row), language))
    gains = [gain_text(row, column, language) for column in range(COLUMNS)]
    if len(set(gains)) == 1:
        return f"{said} {capital(gains[0])}."
    columns = ", ".join(f"{column}{colon(language)} {gain}" for column, gain in enumerate(gains, 1))
    return f"{said} {about(row, language)} {about('columns', language, columns=columns)}"


def building_text(row: str, column: int, sheet: Mapping[str, Any], numbers: list[int], language: str) -> str:
    """What one building brings, how it is linked, and how it stands on the sheet."""
    state, colour = sheet["buildings"][row][column], word(colour_of_row(row), language)
    parts = [f"{capital(gain_text(row, column, language))}."]
    if row in PRESTIGE_NAMES:
        parts.append(about(row, language))
    for link in sheet_data()["link"]:
        other = next((n for n in link["between"][1:] if n != column + 1), 0)
        if link["between"][0] == row and column + 1 in link["between"]:
            parts.append(about("linked", language, column=other, gain=link_gain(link, language)))
    parts.append(about(state, language, colour=colour, number=numbers[column] or "?"))
    return " ".join(parts)


def link_gain(link: dict[str, Any], language: str) -> str:
    [(colour, n)] = (link.get("residents") or link["resources"]).items()
    unit = RESOURCE_NAMES[COLOUR_NAMES.index(colour)] if "resources" in link else colour
    return amount(unit, n, language)


def column_text(column: int, sheet: Mapping[str, Any], numbers: list[int], language: str) -> str:
    """Its number, and its six buildings with what they bring and how they stand."""
    marks = {"built": " ■", "lost": " ✕", "open": ""}
    rows = [
        f"{word(row, language)}{marks[sheet['buildings'][row][column]]} ({gain_text(row, column, language)})"
        for row in BUILDING_ROWS
    ]
    return about("carries", language, number=numbers[column] or "?", rows=", ".join(rows))


# ---- dice and tiles ------------------------------------------------------------------------------------------------


def die_text(die: Mapping[str, Any], language: str) -> str:
    """Price, tile, and what changing it costs."""
    shown = f"{SHAPES[COLOUR_NAMES.index(die['colour'])]}{die['value']}"
    if not die["available"]:
        return about("destroyed", language)
    parts = [about("costs", language, die=shown, price=price_text(die, language))]
    parts += [die["tile"]] if die["tile"] else []
    if die["step"] is not None:
        parts.append(about("step", language, price=amount("influence", die["step"], language), far=die["reach"]))
    if die["dye"] is not None:
        parts.append(about("dye", language, price=amount("knowledge", die["dye"], language)))
    return " ".join(parts)


def both_faces(tile: int, language: str) -> str:
    banquet, raid = (tile_text(tile, is_raid, language) for is_raid in (False, True))
    return about("faces", language, banquet=banquet, raid=raid)
