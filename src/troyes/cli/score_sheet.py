"""The end-scoring sheet of a game at a real table: its fields, their limits, and the points by source.

Figures and thresholds are those of the rules (`city/scoring.py`, the setup of the chosen figures).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from troyes.city.figures import Figures
from troyes.city.game import CITY
from troyes.city.layout import COLUMNS, SLOTS
from troyes.city.scoring import step_points
from troyes.city.setup import Setup
from troyes.cli.failures import nearest
from troyes.cli.texts import simple
from troyes.kernel.game import ScoreLine
from troyes.kernel.messages import Message, place
from troyes.kernel.refusals import BadInput

MOST_POINTS = 999
LONGEST_NAME = 40
PLAYERS = (2, 3, 4)
SHOWN = Message("docs/cli.md shows a sheet")
WHOLE = "must be a whole number from {low} to {high}, not {value!r}"
LEVELS = "must be a list of {length} whole numbers from {low} to {high}, lowest level first, not {value!r}"
SPACE_POINTS = "must be a whole number or a list of whole numbers from {low} to {high}, not {value!r}"


class Field(NamedTuple):
    """One thing to count: `whole`, `levels` (one number per level of the cathedral) or `spaces` (points of each)."""

    key: str
    kind: str
    low: int
    high: int


@dataclass(frozen=True)
class Table:
    """What is the same for all players of a sheet."""

    setup: Setup
    figures: Figures
    characters: list[str]

    @property
    def levels(self) -> int:
        return int(self.setup.cathedral_levels)

    def fields(self) -> list[Field]:
        """What has to be counted for each player: only what the dealt characters look at is asked for."""
        cards = sum(entry["copies"] for entry in self.figures.event.values())
        dearest = max(max(entry["spaces"]) for entry in self.figures.activity.values())
        limits = {
            "citizens": int(self.setup.citizens_each),
            "deniers": MOST_POINTS,
            "influence": int(self.setup.max_influence),
            "tradesmen": min(SLOTS, int(self.setup.citizens_each)),
            "events_won": cards - 1,  # all but Marauding
        }
        counted = [key for key in limits if key in {self.counts(name) for name in self.characters}]
        return [
            Field("vp", "whole", 0, MOST_POINTS),
            Field("events", "whole", 0, cards),
            Field("tradesman_vp", "spaces", 0, dearest),
            Field("cathedral", "levels", 0, COLUMNS),
            *(Field(key, "whole", 0, limits[key]) for key in counted),
        ]

    def counts(self, character: str) -> str:
        return str(self.figures.character[character]["counts"])


Player = dict[str, Any]  # name and the fields of the table


def make_table(figures: Figures, players: int, characters: list[str]) -> Table:
    setup = CITY.setup_from({"players": players, "modules": [], "start": None}, figures)
    return Table(setup, figures, characters)


# ---- checks ------------------------------------------------------------------------------------------------------


def is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def check_characters(figures: Figures, players: int, value: Any, where: str) -> list[str]:
    """The characters dealt, by key or name; every one of them scores for everybody."""
    number = players * int(figures.rules["characters_each"][str(players)])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise not_dealt(figures, number, value, where)
    found = [find_character(figures, name, where) for name in value]
    if len(found) != number or len(set(found)) != number:
        raise not_dealt(figures, number, ", ".join(value), where)
    return found


def not_dealt(figures: Figures, number: int, value: Any, where: str) -> BadInput:
    problem = Message("must name the {number} characters dealt, not {value!r}", number=number, value=value)
    return BadInput(where, problem, "Each only once; known: {known}", known=list(figures.character))


def find_character(figures: Figures, name: str, where: str) -> str:
    """A character by key or by its name in either language, accents and case aside."""
    for key, entry in figures.character.items():
        if simple(name) in (key, *(simple(shown) for shown in entry["name"].values())):
            return key
    near = nearest(simple(name), figures.character)
    remedy = "Known: {known}" if near is None else "Did you mean {near}?"
    raise BadInput(
        where, "no character is called {name!r}", remedy, name=name, near=near, known=list(figures.character)
    )


def check_name(value: Any, players: list[Player], where: str) -> str:
    good = isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= LONGEST_NAME
    if not good or value.strip() in [player["name"] for player in players]:
        raise BadInput(
            where, "must be a name of its own", "Give every player a name of up to {most} characters", most=LONGEST_NAME
        )
    return str(value).strip()


def check_field(table: Table, field: Field, value: Any, earlier: list[Player], where: str) -> Any:
    """A value as the sheet keeps it; BadInput says what is wrong with it."""
    low, high = field.low, field.high
    if field.kind == "spaces":
        values = value if isinstance(value, list) else [value]
        most = SLOTS if isinstance(value, list) else 1
        limit = high if isinstance(value, list) else high * SLOTS
        if len(values) > most or not all(is_whole(points, low, limit) for points in values):
            raise BadInput(
                where, SPACE_POINTS, "Count the points on the tradesmen's spaces", low=low, high=limit, value=value
            )
    elif field.kind == "levels":
        good = isinstance(value, list) and len(value) == table.levels and all(is_whole(n, low, high) for n in value)
        if not good:
            remedy = "Count the cubes of each level"
            raise BadInput(where, LEVELS, remedy, length=table.levels, low=low, high=high, value=value)
        check_levels(value, earlier, where)
    elif not is_whole(value, low, high):
        raise BadInput(where, WHOLE, "Count again", low=low, high=high, value=value)
    return value


def check_levels(cubes: list[int], earlier: list[Player], where: str) -> None:
    """A level has one space per column, for all players together."""
    for level, number in enumerate(cubes):
        total = number + sum(player["cathedral"][level] for player in earlier)
        if total > COLUMNS:
            problem = "{cubes} cubes on level {level}, a level has {spaces} spaces"
            raise BadInput(where, problem, "Count the cubes again", cubes=total, level=level + 1, spaces=COLUMNS)


def check_player(table: Table, player: Player, where: str) -> None:
    """What holds between the fields of one player."""
    people = player.get("citizens", 0) + player.get("tradesmen", 0)
    most = int(table.setup.citizens_each)
    if people > most:
        problem = "{number} citizens in buildings and on cards, a player has {most}"
        raise BadInput((where, "citizens"), problem, "Count them again", number=people, most=most)
    held = player["tradesman_vp"]
    if isinstance(held, list) and "tradesmen" in player and len(held) > player["tradesmen"]:
        problem = Message("{held} spaces held by {number} tradesmen", held=len(held), number=player["tradesmen"])
        raise BadInput((where, "tradesman_vp"), problem, "Count the tradesmen again")


# ---- a whole sheet -----------------------------------------------------------------------------------------------


def read_sheet(figures: Figures, data: Any, where: str) -> tuple[Table, list[Player]]:
    """A sheet from plain data: `characters` and one `player` table per player."""
    if not isinstance(data, dict):
        raise BadInput(where, "must be a table", SHOWN)
    check_keys(data, ["characters", "player"], where)
    entries = data.get("player")
    if not isinstance(entries, list) or len(entries) not in PLAYERS:
        raise BadInput((where, "player"), "must hold one [[player]] table per player, two to four", SHOWN)
    if "characters" not in data:
        raise BadInput((where, "characters"), "is missing", "Add it to the sheet")
    names = check_characters(figures, len(entries), data["characters"], place(where, "characters"))
    table = make_table(figures, len(entries), names)
    players: list[Player] = []
    for number, entry in enumerate(entries, 1):
        players.append(read_player(table, entry, players, place(where, Message("player {number}", number=number))))
    return table, players


def read_player(table: Table, entry: Any, earlier: list[Player], where: str) -> Player:
    if not isinstance(entry, dict):
        raise BadInput(where, "must be a table", SHOWN)
    fields = table.fields()
    check_keys(entry, ["name", *(field.key for field in fields)], where)
    player: Player = {"name": check_name(entry.get("name"), earlier, place(where, "name"))}
    for field in fields:
        if field.key not in entry:
            raise BadInput((where, field.key), "is missing", "Add it to the sheet")
        player[field.key] = check_field(table, field, entry[field.key], earlier, place(where, field.key))
    check_player(table, player, where)
    return player


def check_keys(entry: dict[str, Any], known: list[str], where: str) -> None:
    for name in entry:
        if name not in known:
            near = nearest(str(name), known)
            remedy = "Known: {known}" if near is None else "Did you mean {near}?"
            raise BadInput(where, "no field is called {name!r}", remedy, name=name, near=near, known=known)


# ---- points ------------------------------------------------------------------------------------------------------


def score_player(table: Table, player: Player) -> list[ScoreLine]:
    """Every source of points of a player, those without points included."""
    setup, held = table.setup, player["tradesman_vp"]
    lines = [
        ScoreLine("vp", "", player["vp"]),
        ScoreLine("presence", "", player["events"] * int(setup.event_presence)),
        ScoreLine("tradesman", "", sum(held) if isinstance(held, list) else held),
    ]
    for level, cubes in enumerate(player["cathedral"]):
        lines.append(ScoreLine("level", str(level + 1), 0 if cubes else -int(setup.missing_level)))
    numbers = CITY.names(setup).character_numbers
    for name in table.characters:
        points = int(step_points(setup, numbers[name], counted(table, player, name)))
        lines.append(ScoreLine("character", name, points))
    return lines


def counted(table: Table, player: Player, character: str) -> int:
    what = table.counts(character)
    return sum(player["cathedral"]) if what == "cathedral" else int(player[what])
