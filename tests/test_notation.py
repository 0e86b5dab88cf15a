"""docs/notation.md shows every form of the city and its extensions, and games are written in no other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.notation_page import NOTATION, documented, form_of, play_random_lines
from tests.pages import blocks
from troyes.city.game import CITY
from troyes.city.modules import KING, MODULES
from troyes.city.rules.position import Position

DIE = r"(?:(?:[ABCDN]:)?|P)[RYW][1-6][~^]?"
WORDS = {
    "die": DIE,
    "own": r"(?:[RYW]|P)[1-6]",
    "lot": rf"{DIE}(?: {DIE}){{0,2}}",
    "building": r"(?:palace|city_hall|bishopric)",
    "name": r"[a-z][a-z_]*\d?",
}
FORMS = {
    "place": r"[A-D] place {building} [1-6]",
    "beat": r"[A-D] beat",
    "yield": r"[A-D] yield",
    "also": r"[A-D] also [1-6]",
    "with": r"[A-D] with {own}",
    "done": r"[A-D] done",
    "activate": r"[A-D] activate {name} with {lot}(?: using {name})?",
    "build": r"[A-D] build with {lot}(?: using {name})?",
    "fight": r"[A-D] fight {name} with {lot}(?: using {name})?",
    "settle": r"[A-D] settle {building} with {die}(?: using {name})?",
    "farm": r"[A-D] farm with {lot}(?: using {name})?",
    "pass": r"[A-D] pass",
    "reroll": r"[A-D] reroll {own}",
    "recruit": r"[A-D] recruit",
    "flip": r"[A-D] flip",
    "turn": r"[A-D] turn {own}",
    "take": r"[A-D] take (?:supply|{building} [1-6]|lying {building}|{name})",
    "times": r"[A-D] times \d+",
    "cube": r"[A-D] cube {name}",
    "split": r"[A-D] split \d+",
    "shoot": r"[A-D] shoot",
    "* start": r"\* start [A-DN]",
    "* deal": r"\* deal [A-D] {name}(?: {name})?",
    "* reveal": r"\* reveal {name}",
    "* roll": r"\* roll (?:red|yellow|white)(?: [ABCDN]:[1-6]{{1,6}})+",
    "* event": r"\* event {name}",
    "* site": r"\* site [1-6]",
    "* black": r"\* black [1-6](?: [1-6])*",
    "* reroll": r"\* reroll [1-6]",
    "* shot": r"\* shot [1-6]",
}
EXTENSION_FORMS = {
    "stock": r"[A-D] stock \d+",
    "spend": r"[A-D] spend \d+",
    "share": r"[A-D] share \d+",
    "column": r"[A-D] column [1-6]",
    "victim": r"[A-D] victim [A-D]",
    "lose": r"[A-D] lose (?:{name}|tile [1-4])",
    "give": r"[A-D] give (?:supply|recruit|{building} [1-6]|lying {building}|{name})",
    "release": r"[A-D] release [A-D]",
    "guard": r"[A-D] guard with (?:(?:[ABCDN]:)?[RYW]|P)[1-6]~?(?: using {name})?",
    "walk": r"[A-D] walk \d+",
    "lay": r"[A-D] lay {name}",
    "extra": r"[A-D] extra",
    "swap": r"[A-D] swap [RYW][1-6] for [ABCDN]:[RYW][1-6]",
    "use": r"[A-D] use",
    "decline": r"[A-D] decline",
    "always": r"[A-D] always",
    "never": r"[A-D] never",
    "ask": r"[A-D] ask {name}",
    "shift": r"[A-D] shift {name}",
    "shield": r"[A-D] shield",
    "* open": r"\* open {name}",
    "* royal": r"\* royal R[1-6]+ Y[1-6]+ W[1-6]+",
    "* king": r"\* king [1-6] [1-6]",
    "* purple": r"\* purple A:[1-6](?: [B-D]:[1-6])*",
    "* uprising": r"\* uprising [1-6]",
    "* crowd": r"\* crowd [ABCDN.](?: [ABCDN.]){{5}}(?: lying(?: [ABCDN])+)?",
    "* monk": r"\* monk [1-6]",
    "* release": r"\* release [A-D]",
    "* tile": r"\* tile {name}",
    "* extra": r"\* extra [1-6]",
}
EVERYTHING: tuple[dict[str, Any], ...] = (
    {"modules": ["all"]},
    {"modules": ["all"], "pool": "ladies"},
)


def has_form(line: str) -> bool:
    pattern = (FORMS | EXTENSION_FORMS).get(form_of(line), "(?!)").format(**WORDS)
    return re.fullmatch(pattern, line) is not None


@cache
def random_lines() -> frozenset[str]:
    """With the bonus cards."""
    games = [({"players": players, "modules": ["bonus"]}, seed) for players in (2, 3, 4) for seed in range(12)]
    return frozenset(line for options, seed in games for line in play_random_lines(CITY, options, seed))


def test_the_tables_show_every_form_once() -> None:
    assert [form_of(line) for line in documented()] == list(FORMS)
    assert [line for line in documented() if not has_form(line)] == []


def test_games_are_written_in_the_documented_forms() -> None:
    assert [line for line in random_lines() if not has_form(line)] == []
    assert set(FORMS) - {form_of(line) for line in random_lines()} == set()


def test_the_table_of_extensions_shows_every_form_once() -> None:
    assert [form_of(line) for line in documented("extensions")] == list(EXTENSION_FORMS)
    assert [line for line in documented("extensions") if not has_form(line)] == []


def test_the_forms_are_those_the_extensions_write() -> None:
    edges = [*(module.edge for module in MODULES.values()), KING.edge]
    moves = {verb for edge in edges for verb in edge.verbs}
    chances = {f"* {verb}" for edge in edges for verb in edge.chance_verbs}
    assert moves | chances | {"* open"} == set(EXTENSION_FORMS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", EVERYTHING, ids=["mixed", "ladies"])
def test_games_with_everything_are_written_in_the_documented_forms(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        lines = play_random_lines(CITY, {**options, "players": players}, seed)
        assert [line for line in lines if not has_form(line)] == []


def staged(text: str) -> Position:
    """The position of a `toml position` block: a new game if it only says how many play."""
    data = tomllib.loads(text)
    setup = CITY.setup({"players": data.pop("players"), "modules": data.pop("modules", [])})
    return CITY.stage(setup, data, "notation.md") if data else CITY.new(setup)


def played_examples() -> Iterator[tuple[Position, str]]:
    """Every example line with the position in which it stands."""
    position: Position | None = None
    for tag, text in blocks(NOTATION):
        if tag == "toml position":
            position = staged(text)
        elif tag == "notation":
            assert position is not None
            for line in text.splitlines():
                yield position.clone(), line
                position.play(CITY.parse(position, line))


def test_played_examples_are_legal_and_read_back() -> None:
    for position, line in played_examples():
        move = CITY.parse(position, line)
        assert position.why_not(move) is None, line
        assert CITY.format(position, move) == line


def test_every_form_is_played() -> None:
    assert set(FORMS) - {form_of(line) for _, line in played_examples()} == set()


def test_lines_of_the_tables_read_back() -> None:
    """In a position in which all they name is on the board."""
    cards = {"merchant": {"tradesmen": {"A": 1}}, "priest": {"cubes": {"A": 1}}}
    setup = CITY.setup({"players": 4})
    events = {"marauding": "", "war": ""}
    board = CITY.stage(setup, {"activities": cards, "events": events, "seats": {"A": {"dice": "R4"}}}, "tables")
    spaces = {"palace": "A . . . . .", "city_hall": "A A B N . .", "bishopric": "A . . . . ."}
    rolled = CITY.stage(setup, {"phase": "workforce", "buildings": spaces}, "tables")
    rolled.play(CITY.parse(rolled, "* roll red A:1"))
    for line in documented():
        position = rolled if form_of(line) == "* roll" else board
        assert CITY.format(*chance_ready(position, line)) == line


def chance_ready(position: Position, line: str) -> tuple[Position, int]:
    """A deal is written with the seat it goes to, so it needs a game that deals."""
    if form_of(line) == "* deal":
        position = CITY.new(CITY.setup({"players": 4, "start": "A"}))
    return position, CITY.parse(position, line)
