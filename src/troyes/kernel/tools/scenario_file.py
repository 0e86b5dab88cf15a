"""Reading scenarios: a file or plain data becomes a position and steps; BadInput names the field that is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from troyes import find_game
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, Source
from troyes.kernel.tools.reading import parse_text, read_text_file
from troyes.kernel.tools.staging import REMEDY
from troyes.words.message import Message, place

CHECKS = ("expect", "illegal", "legal", "offers", "effects", "all_effects")
STEP_FIELDS = ("note", "play", "stop_after", *CHECKS)
FIELDS = ("title", "game", "options", "figures", "position", "seed", "steps", *STEP_FIELDS)
DEEPEST = 8


class Refused(NamedTuple):
    """A line that must be refused, and the code of the reason ("": any reason)."""

    line: str
    code: str


@dataclass(frozen=True)
class Step:
    """Some moves, then what must hold. What is None is not looked at; an empty list is."""

    where: str
    play: list[str]
    stop_after: str
    expect: dict[str, Any]
    illegal: list[Refused]
    legal: list[str] | None
    offers: list[str] | None
    effects: list[str] | None
    all_effects: list[str] | None


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read; `start` gives its position."""

    where: str
    title: str
    game: Game[Any, Any]
    setup: Any
    position: Any  # as it stands, before anything happens
    outcome: int | None  # of chance, that comes with the position
    source: Source | None
    steps: list[Step]

    def start(self, after: str = "", trace: Trace | None = None) -> Any:
        """The position at its first decision or chance, or at the end of a phase."""
        position = self.position.clone()
        self.game.go_on(position, self.outcome, after, trace)
        return position


def load_scenario(path: str | Path) -> Scenario:
    """The scenario in a TOML file, or in a JSON file if its name ends in .json."""
    content = read_text_file(path, Message("name-a-readable-toml-or"))
    return read_scenario(read_text(content, str(path)), str(path))


def read_text(text: str, where: str) -> Any:
    return parse_text(text, "JSON" if where.endswith(".json") else "TOML", where, REMEDY)


def read_scenario(data: Any, where: str) -> Scenario:
    """A scenario from plain data; BadInput names the field that is wrong."""
    known(data, FIELDS, where)
    game = find_game(data.get("game", "city"), place(where, "game"))
    setup = read_setup(game, data, where)
    position, outcome = game.new(setup), None
    if "position" in data:
        position, outcome = game.lay_out(setup, table(data, "position", where), place(where, "position"))
    source = FastSource(whole(data, "seed", where)) if "seed" in data else None
    steps = read_steps(game, data, where)
    return Scenario(where, text(data, "title", where), game, setup, position, outcome, source, steps)


def read_setup(game: Game[Any, Any], data: Mapping[str, Any], where: str) -> Any:
    options, figures = table(data, "options", where), table(data, "figures", where)
    try:
        return game.setup(options, figures)
    except BadInput as error:
        raise error.within(where) from None


def read_steps(game: Game[Any, Any], data: Mapping[str, Any], where: str) -> list[Step]:
    """The steps in order; what stands outside of them is one last step."""
    entries = data.get("steps", [])
    if not isinstance(entries, list):
        raise BadInput((where, "steps"), "must-be-a-list-of-tables", REMEDY)
    for name in ("play", "stop_after"):
        if entries and name in data:
            raise BadInput((where, name), "stands-beside-steps-so", "move-it-into-a")
    steps = []
    for number, entry in enumerate(entries, 1):
        here = place(where, Message("step", number=number))
        known(entry, STEP_FIELDS, here)
        steps.append(read_step(game, entry, here))
    return [*steps, read_step(game, data, where)]


def read_step(game: Game[Any, Any], entry: Mapping[str, Any], where: str) -> Step:
    text(entry, "note", where)
    return Step(
        where=where,
        play=lines(entry, "play", where) or [],
        stop_after=read_stop(game, entry, where),
        expect=dict(flatten(table(entry, "expect", where), place(where, "expect"))),
        illegal=read_illegal(entry, where),
        legal=lines(entry, "legal", where),
        offers=lines(entry, "offers", where),
        effects=lines(entry, "effects", where),
        all_effects=lines(entry, "all_effects", where),
    )


def read_stop(game: Game[Any, Any], entry: Mapping[str, Any], where: str) -> str:
    """The phase after which a step stops: nobody decides there, so nothing is legal or illegal."""
    phase = text(entry, "stop_after", where)
    if phase and phase not in game.phases:
        problem = Message("no-phase-one-can", name=phase)
        raise unknown(place(where, "stop_after"), phase, game.phases, problem)
    for name in ("illegal", "legal", "offers"):
        if phase and name in entry:
            raise BadInput((where, name), "nobody-decides-between-two", "move-it-into-the")
    return phase


def lines(entry: Mapping[str, Any], name: str, where: str) -> list[str] | None:
    """A line or a list of lines; None where the field is left out."""
    value = entry.get(name)
    found = [value] if isinstance(value, str) else value
    if found is not None and (not isinstance(found, list) or not all(isinstance(line, str) for line in found)):
        raise BadInput((where, name), "must-be-a-line", REMEDY)
    return found


def read_illegal(entry: Mapping[str, Any], where: str) -> list[Refused]:
    """Lines, or tables of a line and the code of its refusal."""
    items = entry.get("illegal", [])
    if not isinstance(items, list):
        raise BadInput((where, "illegal"), "must-be-a-list", REMEDY)
    found = []
    for item in items:
        row = {"move": item} if isinstance(item, str) else item
        if not isinstance(row, dict) or not set(row) <= {"move", "code"} or not isinstance(row.get("move"), str):
            raise BadInput((where, "illegal"), "is-neither-a-line", REMEDY, item=item)
        found.append(Refused(row["move"], text(row, "code", place(where, "illegal"))))
    return found


def flatten(values: Mapping[str, Any], where: str, prefix: str = "", depth: int = 0) -> Iterator[tuple[str, Any]]:
    """`A.deniers = 3` is a table in a table: give it its path back."""
    if depth > DEEPEST:
        raise BadInput(where, "is-nested-too-deeply", REMEDY)
    for name, value in values.items():
        if isinstance(value, dict):
            yield from flatten(value, where, f"{prefix}{name}.", depth + 1)
        else:
            yield f"{prefix}{name}", value


# ---- single fields -----------------------------------------------------------------------------------------------


def known(data: Any, fields: tuple[str, ...], where: str) -> None:
    if not isinstance(data, dict):
        raise BadInput(where, "must-be-a-table-kernel", REMEDY)
    for name in data:
        if name not in fields:
            raise unknown(where, name, fields, Message("no-field-is-called", name=name))


def unknown(where: str, name: str, known: tuple[str, ...], problem: Message) -> BadInput:
    """Nothing has that name: the nearest one that exists, or all of them."""
    near = get_close_matches(str(name), known, n=1)
    if not known:
        return BadInput(where, problem, REMEDY)
    remedy = "did-you-mean-kernel" if near else "known-here"
    return BadInput(where, problem, remedy, near=near, known=known)


def table(data: Mapping[str, Any], name: str, where: str) -> dict[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise BadInput((where, name), "must-be-a-table-kernel", REMEDY)
    return value


def text(data: Mapping[str, Any], name: str, where: str) -> str:
    value = data.get(name, "")
    if not isinstance(value, str):
        raise BadInput((where, name), "must-be-a-text", REMEDY)
    return value


def whole(data: Mapping[str, Any], name: str, where: str) -> int:
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 63:
        raise BadInput((where, name), "must-be-a-whole-number-from-0", REMEDY)
    return value
