"""Small words for tests of the dice game: lay a wheel, stage a half-day, play lines, look at values."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.dice.rules.setup import Setup
from troyes.kernel.contract.effects import Effect, Trace
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource

LETTERS = "ABCDEFGHIJ"
COLOURS = ("red", "yellow", "white")
RESOURCES = ("influence", "deniers", "knowledge")
PLAZAS = ("RR", "YY", "WW", "RY", "RY", "YW", "YW", "WR", "WR")
RICH = {"influence": 12, "deniers": 12, "knowledge": 12}


@cache
def setup_for(players: int = 1, banquets: bool = False) -> Setup:
    return DICE.setup({"players": players, "banquets": banquets})


# ---- staging -----------------------------------------------------------------------------------------------------


def lay(letters: str, pool: list[str]) -> list[str] | None:
    """Plazas of the pool that show these colours: a small letter is the one with the same colour on both faces."""
    if not letters:
        return []
    shown = letters[0].upper()
    for plaza in dict.fromkeys(pool):
        single = plaza[0] == plaza[1]
        if shown not in plaza or single != letters[0].islower():
            continue
        rest = list(pool)
        rest.remove(plaza)
        others = lay(letters[1:], rest)
        if others is not None:
            back = plaza.replace(shown, "", 1)
            return [f"{shown}/{back}", *others]
    return None


def wheel(letters: str, day: int = 1, half: str = "morning") -> str:
    """Nine plazas, of which the four open ones show these colours, clockwise."""
    opened = lay(letters, list(PLAZAS))
    assert opened is not None, f"no wheel shows {letters}"
    pool = list(PLAZAS)
    for plaza in opened:
        pool.remove(next(found for found in pool if sorted(found) == sorted(plaza.replace("/", ""))))
    first = day + (4 if half == "afternoon" else 0)
    places = {(first + k) % 9: plaza for k, plaza in enumerate(opened)}
    return " ".join(places.get(place) or "/".join(pool.pop()) for place in range(9))


def stage(
    plazas: str = "RYWR",
    roll: str = "1 3 6 black 5",
    sheet: dict[str, Any] | None = None,
    players: int = 1,
    day: int = 1,
    half: str = "morning",
    **fields: Any,
) -> Position:
    """A half-day in which everybody chooses: open plazas, roll, the sheet of A, further fields of a scenario."""
    data = {"day": day, "half": half, "wheel": wheel(plazas, day, half), "roll": roll, **fields}
    if sheet is not None:
        data["seats"] = {"A": sheet, **data.get("seats", {})}
    return DICE.stage(setup_for(players), data, "test")


# ---- playing and looking -----------------------------------------------------------------------------------------


def play(position: Position, *moves: str) -> Position:
    """Play lines of notation in order; an illegal one raises."""
    for line in moves:
        position.play(DICE.parse(position, line))
    return position


def effects_of(position: Position, line: str) -> list[Effect]:
    """Play a line; what happened, in order."""
    trace = Trace()
    position.play(DICE.parse(position, line), trace)
    return trace.decoded()


def look(position: Position, *paths: str) -> Any:
    """One value by name (`A.deniers`, `plaza.1`, `available`), or a list of several."""
    values = [DICE.look(position, path) for path in paths]
    return values[0] if len(values) == 1 else values


def resources(position: Position, letter: str = "A") -> list[int]:
    """Influence, deniers and knowledge held."""
    return [DICE.look(position, f"{letter}.{name}") for name in RESOURCES]


def residents(position: Position, letter: str = "A") -> list[int]:
    found: list[int] = DICE.look(position, f"{letter}.residents")
    return found


def lines(position: Position, letter: str = "A") -> list[str]:
    """The legal moves of a seat as notation."""
    return [DICE.format(position, move) for move in position.moves(LETTERS.index(letter))]


def legal(position: Position, line: str) -> bool:
    """Whether a line may be played; the list of moves and the reason must agree."""
    move = DICE.parse(position, line)
    listed = position.why_not(move) is None
    assert move & 15 == CHANCE or listed == (move in position.moves(move & 15)), f"{line}: list and reason disagree"
    return listed


def refused(position: Position, line: str) -> str:
    """The code of the rule that forbids a line; playing it raises and changes nothing."""
    assert not legal(position, line), f"{line} is legal"
    before = position.to_bytes()
    with pytest.raises(IllegalMove) as caught:
        play(position, line)
    assert position.to_bytes() == before
    assert not re.search(r"[^\u00a0][:;?!]", caught.value.reason.text("fr"))
    return caught.value.reason.code


def let_chance(position: Position, seed: int = 1) -> Position:
    """Roll and draw until a seat decides or the game ends."""
    position.roll(FastSource(seed))
    return position
