"""Scenarios: a position set up by name, moves in notation, and values that must be found. See docs/scenarios.md.

They serve tests, puzzles and bug reports alike. A scenario that cannot be played as written is BadInput; one that can,
but finds other values than it expects, has failures.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from troyes.kernel.chance import FastSource, Source
from troyes.kernel.game import CHANCE, Game
from troyes.kernel.messages import Message, place
from troyes.kernel.reading import parse_text, read_text_file
from troyes.kernel.refusals import BadInput, IllegalMove
from troyes.kernel.staging import REMEDY

DICTATE = "Dictate the outcome with a line that begins with *, or give the scenario a seed"
STEP_FIELDS = ("note", "play", "expect", "illegal")
FIELDS = ("title", "game", "options", "figures", "position", "seed", "steps", *STEP_FIELDS)
DEEPEST = 8


class Refused(NamedTuple):
    """A line that must be refused, and the code of the reason ("": any reason)."""

    line: str
    code: str


@dataclass(frozen=True)
class Step:
    """Some moves, then what must hold."""

    where: str
    play: list[str]
    expect: dict[str, Any]
    illegal: list[Refused]


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read; `start` gives its position."""

    where: str
    title: str
    game: Game[Any, Any]
    setup: Any
    position: Any
    source: Source | None
    steps: list[Step]

    def start(self) -> Any:
        return self.position.clone()


class Failure(NamedTuple):
    """A value that is not the expected one, and the last line played before it."""

    path: str
    expected: Any
    found: Any
    after: str

    def __str__(self) -> str:
        when = f"after {self.after}" if self.after else "at the start"
        return f"{self.path}: expected {self.expected!r}, found {self.found!r}, {when}"


@dataclass
class ScenarioResult:
    """What came of a scenario."""

    where: str
    title: str
    position: Any
    moves: int = 0
    checks: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures

    def diff(self) -> list[str]:
        """One line per failure."""
        return [f"{self.where}: {failure}" for failure in self.failures]


# ---- running -----------------------------------------------------------------------------------------------------


def run_scenario(path: str | Path) -> ScenarioResult:
    """Play the scenario of a file; BadInput if it cannot be read or played as written."""
    return run(load_scenario(path))


def run(scenario: Scenario) -> ScenarioResult:
    result = ScenarioResult(scenario.where, scenario.title, scenario.start())
    after = ""
    for step in scenario.steps:
        for number, line in enumerate(step.play, 1):
            play_line(scenario, result, line, place(step.where, f"play {number}"))
            after = line
        for path, expected in step.expect.items():
            found = look(scenario, result.position, path, step.where)
            result.checks += 1
            if not same(found, expected):
                result.failures.append(Failure(path, expected, found, after))
        for refused in step.illegal:
            check_refused(scenario, result, refused, step.where, after)
    return result


def play_line(scenario: Scenario, result: ScenarioResult, line: str, where: str) -> None:
    position = result.position
    if not line.lstrip().startswith("*"):
        draw_chance(scenario, position, where)
    try:
        position.play(scenario.game.parse(position, line))
    except BadInput as error:
        raise BadInput(where, "{line!r}: {why}", error.remedy, line=line, why=error.problem) from None
    except IllegalMove as error:
        remedy = DICTATE if CHANCE in position.pending() else "Correct the line"
        raise BadInput(where, "{line!r} is refused: {why}", remedy, line=line, why=error.reason) from None
    result.moves += 1


def draw_chance(scenario: Scenario, position: Any, where: str) -> None:
    """With a seed, chance that is not dictated is drawn."""
    while scenario.source is not None and CHANCE in position.pending():
        try:
            position.play(position.draw(scenario.source))
        except LookupError:
            raise BadInput(where, "there is nothing left to draw", "Leave more cards in the decks") from None


def look(scenario: Scenario, position: Any, path: str, where: str) -> Any:
    try:
        return scenario.game.look(position, path)
    except BadInput as error:
        raise error.at((where, f"expect {path}")) from None


def same(found: Any, expected: Any) -> bool:
    """Equal, and true is not 1."""
    return bool(found == expected) and isinstance(found, bool) == isinstance(expected, bool)


def check_refused(scenario: Scenario, result: ScenarioResult, refused: Refused, where: str, after: str) -> None:
    """The line must be a move, and the rules must refuse it."""
    position = result.position.clone()
    if not refused.line.lstrip().startswith("*"):
        draw_chance(scenario, position, where)
    try:
        reason = position.why_not(scenario.game.parse(position, refused.line))
    except BadInput as error:
        raise error.at((where, f"illegal {refused.line!r}")) from None
    result.checks += 1
    if reason is None:
        result.failures.append(Failure(refused.line, "refused", "legal", after))
    elif refused.code and reason.code != refused.code:
        result.failures.append(Failure(refused.line, f"refused: {refused.code}", f"refused: {reason.code}", after))


# ---- reading -----------------------------------------------------------------------------------------------------


def load_scenario(path: str | Path) -> Scenario:
    """The scenario in a TOML file, or in a JSON file if its name ends in .json."""
    content = read_text_file(path, Message("Name a readable TOML or JSON file"))
    return read_scenario(read_text(content, str(path)), str(path))


def read_text(text: str, where: str) -> Any:
    return parse_text(text, "JSON" if where.endswith(".json") else "TOML", where, REMEDY)


def read_scenario(data: Any, where: str) -> Scenario:
    """A scenario from plain data; BadInput names the field that is wrong."""
    from troyes.games import game_named  # here, because games import the kernel

    known(data, FIELDS, where)
    game = game_named(data.get("game", "city"), place(where, "game"))
    setup = read_setup(game, data, where)
    position = game.new(setup)
    if "position" in data:
        position = game.stage(setup, table(data, "position", where), place(where, "position"))
    source = FastSource(whole(data, "seed", where)) if "seed" in data else None
    return Scenario(where, text(data, "title", where), game, setup, position, source, read_steps(data, where))


def read_setup(game: Game[Any, Any], data: Mapping[str, Any], where: str) -> Any:
    options, figures = table(data, "options", where), table(data, "figures", where)
    try:
        return game.setup(options, figures)
    except BadInput as error:
        raise error.within(where) from None


def read_steps(data: Mapping[str, Any], where: str) -> list[Step]:
    """The steps in order; what stands outside of them is one last step."""
    entries = data.get("steps", [])
    if not isinstance(entries, list):
        raise BadInput((where, "steps"), "must be a list of tables", REMEDY)
    if entries and "play" in data:
        raise BadInput((where, "play"), "stands beside steps, so its place is unclear", "Move it into a step")
    steps = []
    for number, entry in enumerate(entries, 1):
        here = place(where, Message("step {number}", number=number))
        known(entry, STEP_FIELDS, here)
        steps.append(read_step(entry, here))
    return [*steps, read_step(data, where)]


def read_step(entry: Mapping[str, Any], where: str) -> Step:
    play = entry.get("play", [])
    lines = [play] if isinstance(play, str) else play
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadInput((where, "play"), "must be a line of notation or a list of lines", "See docs/notation.md")
    text(entry, "note", where)
    expect = dict(flatten(table(entry, "expect", where), place(where, "expect")))
    return Step(where, lines, expect, read_illegal(entry, where))


def read_illegal(entry: Mapping[str, Any], where: str) -> list[Refused]:
    """Lines, or tables of a line and the code of its refusal."""
    items = entry.get("illegal", [])
    if not isinstance(items, list):
        raise BadInput((where, "illegal"), "must be a list", REMEDY)
    found = []
    for item in items:
        row = {"move": item} if isinstance(item, str) else item
        if not isinstance(row, dict) or not set(row) <= {"move", "code"} or not isinstance(row.get("move"), str):
            raise BadInput((where, "illegal"), "{item!r} is neither a line nor a move with a code", REMEDY, item=item)
        found.append(Refused(row["move"], text(row, "code", place(where, "illegal"))))
    return found


def flatten(values: Mapping[str, Any], where: str, prefix: str = "", depth: int = 0) -> Iterator[tuple[str, Any]]:
    """`A.deniers = 3` is a table in a table: give it its path back."""
    if depth > DEEPEST:
        raise BadInput(where, "is nested too deeply", REMEDY)
    for name, value in values.items():
        if isinstance(value, dict):
            yield from flatten(value, where, f"{prefix}{name}.", depth + 1)
        else:
            yield f"{prefix}{name}", value


# ---- single fields -----------------------------------------------------------------------------------------------


def known(data: Any, fields: tuple[str, ...], where: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(where, "must be a table", REMEDY)
    for name in data:
        if name not in fields:
            near = get_close_matches(name, fields, n=1)
            remedy = "Did you mean {near}?" if near else "Fields: {fields}"
            raise BadInput(where, "no field is called {name!r}", remedy, name=name, near=near, fields=fields)


def table(data: Mapping[str, Any], name: str, where: str) -> dict[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise BadInput((where, name), "must be a table", REMEDY)
    return value


def text(data: Mapping[str, Any], name: str, where: str) -> str:
    value = data.get(name, "")
    if not isinstance(value, str):
        raise BadInput((where, name), "must be a text", REMEDY)
    return value


def whole(data: Mapping[str, Any], name: str, where: str) -> int:
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 63:
        raise BadInput((where, name), "must be a whole number from 0", REMEDY)
    return value
