"""The honour board as JSON, to be carried from one machine to another.

A file is believed as a whole or not at all: everything is checked before the first game is counted.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from troyes.dice.edge.honours import COUNTED, Result, all_honours, in_order, point_honours
from troyes.dice.rules.layout import MAX_SEATS
from troyes.honours.store import HonourStore, Played
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import parse_text, read_text_file
from troyes.kernel.tools.writing import write_new
from troyes.words.message import Message, place

FORMAT: Final = "troyes-honours"
VERSION: Final = 1
REMEDY: Final = Message("export-it-again-with")
LONGEST_NAME: Final = 100
MOST_POINTS: Final = 1000
BY_POINTS: Final = ("points_45", "points_55", "points_65", "win_over_60")


# ---- writing -----------------------------------------------------------------------------------------------------


def export_board(path: Path, store: HonourStore | None = None) -> int:
    """Write every game of the board into a file; how many there are."""
    games = (store or HonourStore()).games()
    data = {"format": FORMAT, "version": VERSION, "games": [game_data(played) for played in games]}
    write_new(path, (json.dumps(data, ensure_ascii=False, indent=2) + "\n").encode())
    return len(games)


def game_data(played: Played) -> dict[str, Any]:
    return {
        "id": played.id,
        "date": played.date,
        "players": played.players,
        "banquets": played.banquets,
        "seats": [
            {"name": result.name, "points": result.points, "won": result.won, "honours": list(result.honours)}
            for result in played.results
        ],
    }


# ---- reading -----------------------------------------------------------------------------------------------------


def import_board(path: Path, store: HonourStore | None = None) -> tuple[int, int]:
    """Count the games of an export that are not known; how many were new, and how many there are in the file."""
    where = str(path)
    data = parse_text(read_text_file(path, Message("name-an-exported-honour")), "JSON", where, REMEDY)
    games = read_board(data, where)
    return (store or HonourStore()).add_all(games), len(games)


def read_board(data: Any, where: str) -> list[Played]:
    """The games of an export; BadInput names the first field that is wrong."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(where, "is-not-an-exported", REMEDY)
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadInput(where, "version-is-not-known", "update-troyes", found=data.get("version"))
    check_fields(data, ("format", "version", "games"), where)
    if not isinstance(data["games"], list):
        raise wrong(place(where, "games"), Message("a-list-of-games"))
    games = [read_game(game, place(where, f"games[{k}]")) for k, game in enumerate(data["games"])]
    twice = [id for id, times in Counter(played.id for played in games).items() if times > 1]
    if twice:
        raise BadInput(where, "game-stands-there-twice", REMEDY, id=twice[0])
    return games


def read_game(game: Any, where: str) -> Played:
    check_fields(game, ("id", "date", "players", "banquets", "seats"), where)
    if not isinstance(game["id"], str) or not re.fullmatch(r"[0-9a-f]{32}", game["id"]):
        raise wrong(place(where, "id"), Message("n-32-digits-from-0"))
    if not is_date(game["date"]):
        raise wrong(place(where, "date"), Message("a-date-such-as"))
    if not is_number(game["players"], 1, MAX_SEATS):
        raise wrong(place(where, "players"), Message("a-number-from-to", low=1, high=MAX_SEATS))
    if type(game["banquets"]) is not bool:
        raise wrong(place(where, "banquets"), Message("true-or-false"))
    seats, players = game["seats"], game["players"]
    if not isinstance(seats, list) or not 1 <= len(seats) <= players:
        raise wrong(place(where, "seats"), Message("a-list-of-one", players=players))
    found = [read_seat(seat, players, place(where, f"seats[{k}]")) for k, seat in enumerate(seats)]
    return Played(game["id"], game["date"], players, game["banquets"], tuple(found))


def read_seat(seat: Any, players: int, where: str) -> Result:
    check_fields(seat, ("name", "points", "won", "honours"), where)
    name, points, won, honours = seat["name"], seat["points"], seat["won"], seat["honours"]
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise wrong(place(where, "name"), Message("a-name"))
    if not is_number(points, 0, MOST_POINTS):
        raise wrong(place(where, "points"), Message("a-number-from-to", low=0, high=MOST_POINTS))
    if type(won) is not bool:
        raise wrong(place(where, "won"), Message("true-or-false"))
    check_honours(honours, point_honours(points, won, players), place(where, "honours"))
    return Result(name, points, won, tuple(in_order(honours)))


def check_honours(honours: Any, by_points: Sequence[str], where: str) -> None:
    """Known, each once, and those for points neither more nor fewer than the points earn."""
    known = [honour for honour in all_honours() if honour not in COUNTED]
    if not isinstance(honours, list) or not all(isinstance(honour, str) and honour in known for honour in honours):
        raise wrong(where, Message("a-list-of-honours", known=known))
    if len(set(honours)) < len(honours) or {h for h in honours if h in BY_POINTS} != set(by_points):
        raise BadInput(where, "do-not-fit-the", REMEDY)


def check_fields(data: Any, names: Sequence[str], where: str) -> None:
    if not isinstance(data, dict) or set(data) != set(names):
        raise BadInput(where, "must-hold-exactly", REMEDY, names=names)


def wrong(where: str, wanted: Message) -> BadInput:
    return BadInput(where, "must-be", REMEDY, wanted=wanted)


def is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def is_date(value: Any) -> bool:
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False
