"""The end-scoring sheet of a game at a real table: reading it from plain data and checking it."""

from __future__ import annotations

from typing import Any

from troyes.city.cards.texts import names_everywhere
from troyes.city.figures.checks import Figures
from troyes.city.rules.layout import COLUMNS, SLOTS
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.spelling import nearest, simple
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
from troyes.words.message import Message, place

LONGEST_NAME = 40
PLAYERS = (1, 2, 3, 4)
SHOWN = Message("docs-cli-md-shows")
WHOLE = "must-be-a-whole-number-from-to-not"
LEVELS = "must-be-a-list-of-whole"
SPACE_POINTS = "must-be-a-whole-number-or"
NO_SUCH = {
    "character": "no-character-is-called",
    "activity": "no-activity-that-counts",
    "outdoor": "no-outdoor-activity-that",
}

# ---- names -------------------------------------------------------------------------------------------------------


def is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def dealt(figures: Figures, players: int) -> range:
    """How many characters count: those dealt and perhaps one that lies open; alone, those left in the column."""
    if players == 1:
        return range(len(figures.character) + 1)
    number = players * int(figures.rules["characters_each"][str(players)])
    return range(number, number + 2)


def check_characters(figures: Figures, players: int, value: Any, where: str) -> list[str]:
    """The characters dealt, by key or name; every one of them scores for everybody."""
    number = dealt(figures, players)
    if not isinstance(value, list) or len(value) > number[-1] or not all(isinstance(name, str) for name in value):
        raise not_dealt(figures, number[0], value, where)
    found = [find(figures, "character", list(figures.character), name, where) for name in value]
    if len(found) not in number or len(set(found)) != len(found):
        raise not_dealt(figures, number[0], ", ".join(value), where)
    return found


def not_dealt(figures: Figures, number: int, value: Any, where: str) -> BadInput:
    problem = Message("must-name-the-characters", number=number, value=value)
    return BadInput(where, problem, "each-only-once-known", known=list(figures.character))


def check_cards(figures: Figures, value: Any, where: str) -> list[str]:
    """The activities of the game that count at its end."""
    known = ending_cards(figures)
    if not isinstance(value, list) or len(value) > len(known) or not all(isinstance(name, str) for name in value):
        raise BadInput(where, "must-be-a-list-of-activities", SHOWN)
    found = [find(figures, "activity", known, name, where) for name in value]
    return [card for card in known if card in found]


def check_outdoor(figures: Figures, value: Any, where: str) -> str:
    return find(figures, "outdoor", ending_faces(figures), str(value), where)


def find(figures: Figures, section: str, keys: list[str], name: str, where: str) -> str:
    """An entry by key or by its name in either language, accents and case aside."""
    plain = simple(name)
    for key in keys:
        shown = names_everywhere(figures, section, key)
        if plain in (key, *(simple(known) for known in shown)):
            return key
    near = nearest(plain, keys)
    remedy = "known" if near is None else "did-you-mean-kernel"
    raise BadInput(where, NO_SUCH[section], remedy, name=name, near=near, known=keys)


def check_name(value: Any, players: list[Player], where: str) -> str:
    good = isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= LONGEST_NAME
    if not good or value.strip() in [player["name"] for player in players]:
        raise BadInput(where, "must-be-a-name-of", "give-every-player-a", most=LONGEST_NAME)
    return str(value).strip()


# ---- numbers -----------------------------------------------------------------------------------------------------


def check_field(table: Table, field: Field, value: Any, earlier: list[Player], where: str) -> Any:
    """A value as the sheet keeps it; BadInput says what is wrong with it."""
    low, high = field.low, field.high
    if field.kind == "spaces":
        values = value if isinstance(value, list) else [value]
        most = SLOTS if isinstance(value, list) else 1
        limit = high if isinstance(value, list) else high * SLOTS
        if len(values) > most or not all(is_whole(points, low, limit) for points in values):
            raise BadInput(where, SPACE_POINTS, "recount-the-points-on", low=low, high=limit, value=value)
    elif field.kind == "levels":
        good = isinstance(value, list) and len(value) == table.levels and all(is_whole(n, low, high) for n in value)
        if not good:
            remedy = "recount-the-cubes-of"
            raise BadInput(where, LEVELS, remedy, length=table.levels, low=low, high=high, value=value)
        check_levels(value, earlier, where)
    elif not is_whole(value, low, high):
        raise BadInput(where, WHOLE, "recount", low=low, high=high, value=value)
    return value


def check_levels(cubes: list[int], earlier: list[Player], where: str) -> None:
    """A level has one space per column, for all players together."""
    for level, number in enumerate(cubes):
        total = number + sum(player["cathedral"][level] for player in earlier)
        if total > COLUMNS:
            problem = "cubes-on-level-a"
            raise BadInput(where, problem, "recount-the-cubes", cubes=total, level=level + 1, spaces=COLUMNS)


def check_player(table: Table, player: Player, where: str) -> None:
    """What holds between the fields of one player."""
    people = player.get("citizens", 0) + player.get("tradesmen", 0)
    most = int(table.setup.neutral_citizens if player.get(KING) else table.setup.citizens_each)
    if people > most:
        problem = "citizens-in-buildings-and"
        raise BadInput((where, "citizens"), problem, "recount-them", number=people, most=most)
    held = player["tradesman_vp"]
    if isinstance(held, list) and "tradesmen" in player and len(held) > player["tradesmen"]:
        problem = Message("spaces-held-by-tradesmen", held=len(held), number=player["tradesmen"])
        raise BadInput((where, "tradesman_vp"), problem, "recount-the-tradesmen")


def check_events(table: Table, players: list[Player], where: str) -> None:
    """Events that stand and cards that were won, of all players together: Marauding always stands."""
    standing = max(1, *(player["events"] for player in players))
    won = sum(player.get("events_won", 0) for player in players)
    if standing + won > table.events:
        problem = "events-standing-and-cards"
        remedy = "recount-the-events"
        raise BadInput((where, "events"), problem, remedy, standing=standing, won=won, most=table.events)


# ---- a whole sheet -----------------------------------------------------------------------------------------------


def read_sheet(figures_for: FiguresFor, modules: list[str], data: Any, where: str) -> tuple[Table, list[Player]]:
    """A sheet from plain data: `characters`, one `player` table per player and, for one, the table of the King."""
    if not isinstance(data, dict):
        raise BadInput(where, "must-be-a-table-kernel", SHOWN)
    check_keys(data, ["characters", "activities", "outdoor", "player", KING], where)
    entries = data.get("player")
    if not isinstance(entries, list) or len(entries) not in PLAYERS:
        raise BadInput((where, "player"), "must-hold-one-player", SHOWN)
    if "characters" not in data:
        raise BadInput((where, "characters"), "is-missing-realtable", "add-it-to-the")
    if (KING in data) != (len(entries) == 1):
        raise BadInput((where, KING), "plays-exactly-against-one", "add-his-table-or")
    table = read_table(figures_for(len(entries)), modules, len(entries), data, where)
    players: list[Player] = []
    for number, entry in enumerate(entries, 1):
        players.append(read_player(table, entry, players, place(where, Message("player", number=number))))
    if table.solo:
        players.append(read_king(table, data[KING], players, place(where, KING)))
    return table, players


def read_table(figures: Figures, modules: list[str], players: int, data: dict[str, Any], where: str) -> Table:
    names = check_characters(figures, players, data["characters"], place(where, "characters"))
    cards = check_cards(figures, data.get("activities", []), place(where, "activities"))
    face = check_outdoor(figures, data["outdoor"], place(where, "outdoor")) if "outdoor" in data else None
    return make_table(figures, players, modules, names, cards, face)


def read_player(table: Table, entry: Any, earlier: list[Player], where: str) -> Player:
    if not isinstance(entry, dict):
        raise BadInput(where, "must-be-a-table-kernel", SHOWN)
    check_keys(entry, ["name", *(field.key for field in table.fields())], where)
    player: Player = {"name": check_name(entry.get("name"), earlier, place(where, "name"))}
    return read_fields(table, table.fields(), player, entry, earlier, where)


def read_king(table: Table, entry: Any, earlier: list[Player], where: str) -> Player:
    """The King has no name, no money and no cubes on cards; his cubes on a fourth floor need not be counted."""
    if not isinstance(entry, dict):
        raise BadInput(where, "must-be-a-table-kernel", SHOWN)
    fields = table.fields(king=True)
    check_keys(entry, [field.key for field in fields], where)
    return read_fields(table, fields, {"name": KING, KING: True}, with_floor(table, entry), earlier, where)


def with_floor(table: Table, entry: dict[str, Any]) -> dict[str, Any]:
    """His cubes lie on the usual levels only."""
    cubes = entry.get("cathedral")
    usual = int(table.setup.cathedral_levels)
    if not isinstance(cubes, list) or len(cubes) != usual:
        return entry
    return {**entry, "cathedral": [*cubes, *[0] * (table.levels - usual)]}


def read_fields(
    table: Table, fields: list[Field], player: Player, entry: dict[str, Any], earlier: list[Player], where: str
) -> Player:
    for field in fields:
        if field.key not in entry:
            raise BadInput((where, field.key), "is-missing-realtable", "add-it-to-the")
        player[field.key] = check_field(table, field, entry[field.key], earlier, place(where, field.key))
    check_player(table, player, where)
    check_events(table, [*earlier, player], where)
    return player


def check_keys(entry: dict[str, Any], known: list[str], where: str) -> None:
    for name in entry:
        if name not in known:
            near = nearest(str(name), known)
            remedy = "known" if near is None else "did-you-mean-kernel"
            raise BadInput(where, "no-field-is-called", remedy, name=name, near=near, known=known)
