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
from troyes.cli.texts import brief, refuse, simple
from troyes.kernel.game import ScoreLine

MOST_POINTS = 999
LONGEST_NAME = 40
PLAYERS = (2, 3, 4)


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


def check_characters(figures: Figures, players: int, value: Any, where: str, lang: str) -> list[str]:
    """The characters dealt, by key or name; every one of them scores for everybody."""
    known = ", ".join(figures.character)
    number = players * int(figures.rules["characters_each"][str(players)])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise refuse(where, "character_list", lang, number=number, value=brief(value), names=known)
    found = [find_character(figures, name, where, lang) for name in value]
    if len(found) != number or len(set(found)) != number:
        raise refuse(where, "character_list", lang, number=number, value=brief(", ".join(value)), names=known)
    return found


def find_character(figures: Figures, name: str, where: str, lang: str) -> str:
    """A character by key or by its name in either language, accents and case aside."""
    for key, entry in figures.character.items():
        if simple(name) in (key, *(simple(shown) for shown in entry["name"].values())):
            return key
    near = nearest(simple(name), figures.character)
    if near is not None:
        raise refuse(where, "character_near", lang, name=name, near=near)
    raise refuse(where, "character", lang, name=name, names=", ".join(figures.character))


def check_name(value: Any, players: list[Player], where: str, lang: str) -> str:
    good = isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= LONGEST_NAME
    if not good or value.strip() in [player["name"] for player in players]:
        raise refuse(where, "player_name", lang)
    return str(value).strip()


def check_field(table: Table, field: Field, value: Any, earlier: list[Player], where: str, lang: str) -> Any:
    """A value as the sheet keeps it; BadInput says what is wrong with it."""
    low, high = field.low, field.high
    if field.kind == "spaces":
        values = value if isinstance(value, list) else [value]
        most = SLOTS if isinstance(value, list) else 1
        limit = high if isinstance(value, list) else high * SLOTS
        if len(values) > most or not all(is_whole(points, low, limit) for points in values):
            raise refuse(where, "vp_list", lang, low=low, high=limit, value=brief(value))
    elif field.kind == "levels":
        good = isinstance(value, list) and len(value) == table.levels and all(is_whole(n, low, high) for n in value)
        if not good:
            raise refuse(where, "numbers", lang, length=table.levels, low=low, high=high, value=brief(value))
        check_levels(value, earlier, where, lang)
    elif not is_whole(value, low, high):
        raise refuse(where, "whole", lang, low=low, high=high, value=brief(value))
    return value


def check_levels(cubes: list[int], earlier: list[Player], where: str, lang: str) -> None:
    """A level has one space per column, for all players together."""
    for level, number in enumerate(cubes):
        total = number + sum(player["cathedral"][level] for player in earlier)
        if total > COLUMNS:
            raise refuse(where, "level_full", lang, cubes=total, level=level + 1, spaces=COLUMNS)


def check_player(table: Table, player: Player, where: str, lang: str) -> None:
    """What holds between the fields of one player."""
    people = player.get("citizens", 0) + player.get("tradesmen", 0)
    most = int(table.setup.citizens_each)
    if people > most:
        raise refuse(f"{where}citizens", "too_many_citizens", lang, number=people, most=most)
    held = player["tradesman_vp"]
    if isinstance(held, list) and "tradesmen" in player and len(held) > player["tradesmen"]:
        raise refuse(f"{where}tradesman_vp", "spaces_held", lang, held=len(held), number=player["tradesmen"])


# ---- a whole sheet -----------------------------------------------------------------------------------------------


def read_sheet(figures: Figures, data: Any, where: str, lang: str) -> tuple[Table, list[Player]]:
    """A sheet from plain data: `characters` and one `player` table per player."""
    if not isinstance(data, dict):
        raise refuse(where, "not_table", lang)
    check_keys(data, ["characters", "player"], where, lang)
    entries = data.get("player")
    if not isinstance(entries, list) or len(entries) not in PLAYERS:
        raise refuse(f"{where}, player", "player_list", lang)
    if "characters" not in data:
        raise refuse(f"{where}, characters", "missing_field", lang)
    names = check_characters(figures, len(entries), data["characters"], f"{where}, characters", lang)
    table = make_table(figures, len(entries), names)
    players: list[Player] = []
    for number, entry in enumerate(entries, 1):
        players.append(read_player(table, entry, players, f"{where}, player {number}", lang))
    return table, players


def read_player(table: Table, entry: Any, earlier: list[Player], where: str, lang: str) -> Player:
    if not isinstance(entry, dict):
        raise refuse(where, "not_table", lang)
    fields = table.fields()
    check_keys(entry, ["name", *(field.key for field in fields)], where, lang)
    player: Player = {"name": check_name(entry.get("name"), earlier, f"{where}, name", lang)}
    for field in fields:
        if field.key not in entry:
            raise refuse(f"{where}, {field.key}", "missing_field", lang)
        player[field.key] = check_field(table, field, entry[field.key], earlier, f"{where}, {field.key}", lang)
    check_player(table, player, f"{where}, ", lang)
    return player


def check_keys(entry: dict[str, Any], known: list[str], where: str, lang: str) -> None:
    for name in entry:
        if name not in known:
            near = nearest(str(name), known)
            if near is not None:
                raise refuse(where, "field_near", lang, name=name, near=near)
            raise refuse(where, "field", lang, name=name, names=", ".join(known))


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


def winners(totals: list[int]) -> list[int]:
    """The seats with the highest total; a tie is a shared victory."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
