"""Whatever is fed to the parsers, they answer BadInput (or IllegalMove for a real move), at once."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.kernel.play import GAME, new_match, play_on, staged
from troyes.city.figures.figures import read_overrides, stock_figures, with_overrides
from troyes.city.modules import MODULES, figures_for
from troyes.games import game_named
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.play.record_file import read
from troyes.kernel.tools.scenario import run
from troyes.kernel.tools.scenario_file import read_scenario, read_text

FOLDER = Path(__file__).parents[2] / "scenarios"
EXAMPLES = int(os.environ.get("FUZZ", "60"))  # FUZZ=5000 searches for an hour instead of a moment
QUICK = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="FUZZ" not in os.environ,  # the same in every run, unless somebody searches
    suppress_health_check=[HealthCheck.too_slow],
)

# Values of every kind, for places where another kind is expected.
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.sampled_from([-1, 0, 1, 2, 3, 4, 2.0, 3.0, 1e300, 10**9]),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["A", "B", "C", "D", "N", "*", ".", "", "A B", "Y5", "merchant", "war", "palace", "²", "٣"]),
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner))


def answer(attempt: Callable[[], object]) -> BadInput | IllegalMove | None:
    """How an attempt was refused; None if it succeeded. Any other exception is a failure of the test."""
    try:
        attempt()
    except (BadInput, IllegalMove) as error:
        return error
    return None


def check_answer(attempt: Callable[[], object], where: str) -> None:
    """Input is good, or BadInput says where and what to do."""
    error = answer(attempt)
    if error is not None:
        assert isinstance(error, BadInput)
        assert error.where.startswith(where)
        assert error.problem
        assert error.remedy
        assert error.text("fr") != error.text("en")


def mutated(draw: st.DrawFn, data: Any) -> Any:
    """The same data with one value, somewhere, replaced, removed or doubled."""
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(list(data)))
        if draw(st.integers(0, 9)) == 0:
            return {name: value for name, value in data.items() if name != key}
        return data | {key: mutated(draw, data[key])}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(data) - 1))
        if draw(st.integers(0, 9)) == 0:
            return data[:at] + data[at : at + 1] * draw(st.sampled_from([0, 2, 30])) + data[at + 1 :]
        return [*data[:at], mutated(draw, data[at]), *data[at + 1 :]]
    if isinstance(data, str) and data and draw(st.booleans()):
        return scrambled(draw, data)
    return draw(VALUES)


def scrambled(draw: st.DrawFn, text: str) -> str:
    """A text with a piece cut out, doubled or replaced."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 12)))
    return text[:start] + draw(st.sampled_from(["", " ", "\n", "9", "*", "A", text[start:end] * 2])) + text[end:]


# ---- records -----------------------------------------------------------------------------------------------------


@cache
def record_text() -> str:
    return play_on(new_match(modules=["bonus"]), 60).record.to_text()


def use_record(data: bytes) -> None:
    record = read(data, "f")
    record.replay()
    record.redacted(0).to_text()


def try_record(data: bytes) -> None:
    check_answer(lambda: use_record(data), "f")


@QUICK
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_as_a_record(data: bytes) -> None:
    try_record(data)


@QUICK
@given(st.data())
def test_damaged_records(data: st.DataObject) -> None:
    content = bytearray(record_text().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    try_record(bytes(content[: data.draw(st.integers(0, len(content))) or None]))


@st.composite
def changed_records(draw: st.DrawFn) -> bytes:
    rows = [json.loads(line) for line in record_text().splitlines()]
    at = draw(st.sampled_from([0, 0, 1, 5, 20, len(rows) - 1]))
    rows[at] = mutated(draw, rows[at])
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


@QUICK
@given(changed_records())
def test_records_with_a_changed_value(data: bytes) -> None:
    try_record(data)


# ---- notation ----------------------------------------------------------------------------------------------------


@cache
def positions() -> tuple[Any, ...]:
    """Decisions and chance of every kind."""
    record = Record.from_text(record_text())
    match = staged({"seats": {"A": {"influence": 9, "dice": "Y2 Y4 R5"}, "B": {"dice": "W3 W6"}}})
    return (match.position, *(record.replay(until) for until in range(0, len(record.entries), 7)))


VOCABULARY = """
A B C D N * place palace 1 6 7 0 take lying supply merchant times 2 cube war build with W5 B:W2 N:R3 fight marauding
settle farm reroll Y2 recruit flip turn pass split shoot activate using priest beat also done yield start deal henry_i
reveal roll yellow A:56 N:1 event site black shot move chance ff ² ٣ - x
"""
WORDS = st.sampled_from(VOCABULARY.split())
LINES = st.lists(WORDS, max_size=7).map(" ".join)


def use_line(position: Any, line: str, game: Game[Any, Any]) -> None:
    """A legal move's own line means that move."""
    move = game.parse(position, line)
    if position.why_not(move) is None:
        assert game.parse(position, game.format(position, move)) == move
    position.clone().play(move)


def try_line(position: Any, line: str, game: Game[Any, Any] = GAME) -> None:
    """Any line is BadInput, IllegalMove or a legal move, and trying changes nothing."""
    before = position.clone()
    error = answer(lambda: use_line(position, line, game))
    if isinstance(error, IllegalMove):
        assert error.reason.text("en")
        assert error.reason.text("fr")
    assert position.same_as(before)


@QUICK
@given(st.sampled_from(positions()), LINES | st.text(max_size=40))
def test_any_line_as_a_move(position: Any, line: str) -> None:
    try_line(position, line)


@QUICK
@given(st.sampled_from(positions()), st.data())
def test_damaged_lines(position: Any, data: st.DataObject) -> None:
    record = Record.from_text(record_text())
    line = data.draw(st.sampled_from([entry.line for entry in record.entries]))
    try_line(position, data.draw(st.composite(scrambled)(line)))


@QUICK
@given(st.sampled_from(positions()), st.integers(-(1 << 70), 1 << 70) | st.integers(0, 1 << 40))
def test_any_number_as_a_move(position: Any, move: int) -> None:
    check_number(position, move)


def check_number(position: Any, move: int) -> None:
    before = position.clone()
    reason = position.why_not(move)
    assert reason is None or reason.text("fr")
    if reason is not None:
        with pytest.raises(IllegalMove):
            position.play(move)
    assert position.same_as(before)


# ---- notation of the dice game -----------------------------------------------------------------------------------

DICE = game_named("dice")
DICE_VOCABULARY = """
A B J K * die 1 2 4 5 0 6 7 paid influence deniers knowledge as red yellow white gain prestige function build hall
fortress cathedral palace city_hall bishopric resident first order wheel tiles roll black R/R Y/W W/Y R/G ² ٣ - x
"""
DICE_WORDS = st.sampled_from(DICE_VOCABULARY.split())
DICE_LINES = st.lists(DICE_WORDS, max_size=12).map(" ".join)


@cache
def dice_record() -> Record:
    setup = DICE.setup({"players": 2, "numbering": "expert", "banquets": True})
    match = Match(DICE, setup, FastSource(3))
    match.advance()
    return play_on(match, 34).record


@cache
def dice_positions() -> tuple[Any, ...]:
    """Set-up, rolls, actions, and the two kinds of follow-ups."""
    full = {"residents": [20, 14, 0]}
    waiting = DICE.stage(DICE.setup({}), {"roll": "1 3 4 black 6", "seats": {"A": full}}, "staged")
    waiting.play(DICE.parse(waiting, next(line for line in lines_of(waiting) if line.endswith("red 1 prestige"))))
    building = waiting.clone()
    building.play(DICE.parse(building, "A resident yellow"))
    record = dice_record()
    return (waiting, building, *(record.replay(until) for until in range(0, len(record.entries), 3)))


def lines_of(position: Any) -> list[str]:
    return [DICE.format(position, move) for move in position.moves(0)]


@QUICK
@given(st.sampled_from(dice_positions()), DICE_LINES | st.text(max_size=40))
def test_any_line_as_a_move_of_dice(position: Any, line: str) -> None:
    try_line(position, line, DICE)


@QUICK
@given(st.sampled_from(dice_positions()), st.data())
def test_damaged_lines_of_dice(position: Any, data: st.DataObject) -> None:
    line = data.draw(st.sampled_from([entry.line for entry in dice_record().entries]))
    try_line(position, data.draw(st.composite(scrambled)(line)), DICE)


@QUICK
@given(st.sampled_from(dice_positions()), st.integers(-(1 << 70), 1 << 70) | st.integers(0, 1 << 24))
def test_any_number_as_a_move_of_dice(position: Any, move: int) -> None:
    check_number(position, move)


@QUICK
@given(
    st.dictionaries(st.sampled_from(["players", "numbering", "first", "direction", "order", "banquets", "x"]), VALUES)
)
def test_any_options_of_dice(options: dict[str, Any]) -> None:
    check_answer(lambda: DICE.new(DICE.setup(options)), "option")


FIELD_OF_DICE = st.sampled_from(["day", "half", "numbers", "wheel", "tiles", "roll", "seats", "x"])
SEAT_OF_DICE = st.dictionaries(
    st.sampled_from(["influence", "deniers", "knowledge", "circled", "residents", "built", "crossed", "x"]), VALUES
)


@QUICK
@given(st.dictionaries(FIELD_OF_DICE, VALUES | st.dictionaries(st.sampled_from(["A", "B", "red"]), SEAT_OF_DICE)))
def test_any_data_as_a_position_of_dice(data: dict[str, Any]) -> None:
    check_answer(lambda: check_position(data), "f")


def check_position(data: dict[str, Any]) -> None:
    """What is accepted is a position that can exist."""
    position = DICE.stage(DICE.setup({"players": 2}), data, "f")
    assert DICE.violations(position) == []


# ---- scenarios ---------------------------------------------------------------------------------------------------


def try_scenario(data: Any) -> None:
    check_answer(lambda: run(read_scenario(data, "f")), "f")


@QUICK
@given(st.text(max_size=200), st.sampled_from(["f.toml", "f.json"]))
def test_any_text_as_a_scenario(text: str, name: str) -> None:
    check_answer(lambda: read_scenario(read_text(text, name), name), name)


@st.composite
def changed_scenarios(draw: st.DrawFn) -> Any:
    path = draw(st.sampled_from(sorted(FOLDER.iterdir())))
    data = read_text(path.read_text(encoding="utf-8"), path.name)
    part = draw(st.sampled_from(["position", "position", "options", "figures", "steps", "expect"]))
    data[part] = mutated(draw, data.get(part, {}))
    return data


@settings(QUICK, max_examples=3 * EXAMPLES)
@given(changed_scenarios())
def test_scenarios_with_a_changed_value(data: Any) -> None:
    try_scenario(data)


@QUICK
@given(VALUES | st.dictionaries(st.sampled_from(["game", "options", "position", "steps", "play", "seed"]), VALUES))
def test_any_data_as_a_scenario(data: Any) -> None:
    try_scenario(data)


# ---- figures -----------------------------------------------------------------------------------------------------


@st.composite
def changed_figures(draw: st.DrawFn) -> Any:
    """The stock figures of every box, one card or rule of them, with a changed value."""
    figures = figures_for({"players": 1, "modules": list(MODULES)}).numbers()
    section = draw(st.sampled_from(list(figures)))
    if section == "rules":
        return {"rules": mutated(draw, figures["rules"])}
    key = draw(st.sampled_from(list(figures[section])))
    return {section: {key: mutated(draw, figures[section][key])}}


def use_figures(figures: Any) -> None:
    """Figures that are accepted can be played with."""
    players = 1 if "king" in figures or "king" in str(figures.get("rules", "")) else 2
    match = Match(GAME, GAME.setup({"players": players, "modules": ["all"]}, figures), FastSource(1))
    match.advance()
    play_on(match, 60)
    assert match.record.replay().same_as(match.position)


def try_figures(figures: Any) -> None:
    check_answer(lambda: use_figures(figures), "figures")


@settings(QUICK, max_examples=2 * EXAMPLES)
@given(changed_figures())
def test_figures_with_a_changed_value(figures: Any) -> None:
    try_figures(figures)


@QUICK
@given(st.dictionaries(st.sampled_from(["activity", "event", "character", "board", "rules", "x"]), VALUES))
def test_any_data_as_figures(figures: Any) -> None:
    if figures:
        try_figures(figures)


@QUICK
@given(st.binary(max_size=120) | st.text(max_size=120).map(lambda text: text.encode(errors="replace")))
def test_any_bytes_as_a_figures_file(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "mine.toml"
    path.write_bytes(data)
    check_answer(lambda: with_overrides(stock_figures(()), read_overrides(path), str(path)), str(path))


@QUICK
@given(st.dictionaries(st.sampled_from(["players", "modules", "start", "x"]), VALUES))
def test_any_options(options: dict[str, Any]) -> None:
    check_answer(lambda: GAME.new(GAME.setup(options)), "option")


def test_examples_are_valid_to_begin_with() -> None:
    """What the tests damage is sound."""
    Record.from_text(record_text()).replay()
    for path in FOLDER.glob("*.toml"):
        assert tomllib.loads(path.read_text(encoding="utf-8"))
