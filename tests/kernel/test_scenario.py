"""Scenarios: read, played, compared; and what is said about those that cannot be."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.play import GAME
from troyes.city import scenario as city
from troyes.city.scenario_paths import SEAT_FIELDS
from troyes.city.scenario_phases import START_PHASES
from troyes.dice import scenario as dice
from troyes.dice.game import DEFAULTS
from troyes.games import game_named
from troyes.kernel.refusals import BadInput
from troyes.kernel.scenario import ScenarioResult, run, run_scenario
from troyes.kernel.scenario_checks import Failure
from troyes.kernel.scenario_file import FIELDS, STEP_FIELDS, read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"
SEATS = {"A": {"deniers": 7, "dice": "Y4"}, "B": {"dice": "W6"}}

TWINS = {"A": {"characters": ["henry_i"]}, "B": {"characters": ["henry_i", "urbain_iv"]}}
MERCHANT = "my.toml, position, activities.merchant.tradesmen"
REDS = ["war", "normans", "succession", "brigands", "brigands2", "brigands3", "skirmishes", "skirmishes2"]
EMPTY_DECK = {"phase": "workforce", "drawn": REDS}


def played(**data: Any) -> ScenarioResult:
    base: dict[str, Any] = {"options": {"players": 2}, "position": {"seats": SEATS}}
    return run(read_scenario(base | data, "my.toml"))


def refused(**data: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        played(**data)
    return caught.value


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_every_scenario_of_the_project_holds(path: Path) -> None:
    result = run_scenario(path)
    assert result.diff() == []
    assert result.title
    assert result.checks > 0


@pytest.mark.ruling(52, 54, 58, 71, 77, 106, 109, 110, 114, 118, 119)
def test_golden_round_checks_every_row() -> None:
    result = run_scenario(FOLDER / "golden_round.toml")
    assert result.passed
    assert result.moves == 24
    assert result.checks >= 80


def test_difference_says_path_values_and_line() -> None:
    result = played(play=["A farm with Y4"], expect={"A": {"deniers": 10}, "pending": "B"})
    assert result.failures == [Failure("A.deniers", 10, 9, "A farm with Y4")]
    assert result.diff() == ["my.toml: A.deniers: expected 10, found 9, after A farm with Y4"]
    assert not result.passed


def test_expectations_in_the_middle_are_checked_there() -> None:
    steps = [{"expect": {"A.deniers": 8}}, {"play": "A farm with Y4", "expect": {"A.deniers": 9}}]
    assert [str(failure) for failure in played(steps=steps).failures] == [
        "A.deniers: expected 8, found 7, at the start"
    ]


def test_true_is_not_one() -> None:
    assert not played(expect={"A.passed": 0}).passed
    assert played(expect={"A.passed": False}).passed


def test_line_that_should_be_refused_but_is_legal() -> None:
    result = played(illegal=["A pass", {"move": "B pass", "code": "not_your_turn"}, {"move": "B pass", "code": "over"}])
    assert [str(failure) for failure in result.failures] == [
        "A pass: expected 'refused', found 'legal', at the start",
        "B pass: expected 'refused: over', found 'refused: not_your_turn', at the start",
    ]


def test_checking_refusals_changes_nothing() -> None:
    assert played(illegal=["A pass"], expect={"A.passed": False}).failures[0].path == "A pass"


def test_seed_draws_what_is_not_dictated() -> None:
    data = {"options": {"players": 2}, "seed": 5, "play": ["* start A"], "expect": {"start": "A"}}
    first, again = (run(read_scenario(data | {"steps": []}, "s")) for _ in range(2))
    assert first.passed
    assert first.position.same_as(again.position)
    lines = ["* start A", "A place palace 6"]
    assert run(read_scenario(data | {"play": lines, "expect": {"palace": ". . N N . A"}}, "s")).passed


def test_without_seed_chance_must_be_dictated() -> None:
    with pytest.raises(BadInput, match=r"play 2.*Dice or cards come first\. Dictate the outcome"):
        run(read_scenario({"options": {"players": 2}, "play": ["* start A", "A pass"]}, "s"))


@pytest.mark.parametrize(
    ("data", "where", "problem"),
    [
        ({"game": "chess"}, "my.toml, game", "no game is called 'chess'"),
        ({"options": {"players": 7}}, "my.toml, option players", "must be 1, 2, 3 or 4, not 7"),
        ({"options": []}, "my.toml, options", "must be a table"),
        ({"figures": {"activity": {"merchant": {"hire": -1}}}}, "my.toml, figures, activity.merchant.hire", "must be"),
        ({"position": {"turn": "C"}}, "my.toml, position, turn", "'C' is not a seat"),
        ({"position": {"seats": {"A": {"gold": 3}}}}, "my.toml, position, seats.A", "no field is called 'gold'"),
        ({"position": {"seats": {"A": {"passed": "no"}}}}, "my.toml, position, seats.A.passed", "true or false"),
        ({"position": {"seats": TWINS}}, "my.toml, position, seats", "henry_i is named twice"),
        ({"position": {"activities": {"merchant": {"tradesmen": {"A": 1, "B": 1}}}}}, MERCHANT, "space 1 is taken"),
        ({"position": {"activities": {"merchant": {"tradesmen": {"A": True}}}}}, MERCHANT, "must be a whole number"),
        ({"position": {"black": "6 " * 21, "phase": "counter"}}, "my.toml, position, black", "at most 20"),
        ({"position": EMPTY_DECK, "seed": 1, "play": "A pass"}, "my.toml, play 1", "nothing left to draw"),
        ({"play": ["A pass", "A dance"]}, "my.toml, play 2", "'A dance'"),
        ({"play": ["B pass"]}, "my.toml, play 1", "'B pass' is refused: It is A's decision"),
        ({"play": ["A reroll Y4", "* reroll 7"]}, "my.toml, play 2", "'* reroll 7'"),
        ({"play": ["A reroll Y4", "* black 1"]}, "my.toml, play 2", "'* black 1' is refused"),
        ({"play": 3}, "my.toml, play", "must be a line or a list"),
        ({"steps": [{"play": []}], "play": ["A pass"]}, "my.toml, play", "its place is unclear"),
        ({"steps": [{"plays": []}]}, "my.toml, step 1", "no field is called 'plays'"),
        ({"steps": [3]}, "my.toml, step 1", "must be a table"),
        ({"steps": {}}, "my.toml, steps", "must be a list"),
        ({"expect": {"A": {"gold": 3}}}, "my.toml, expect A.gold", "names no value"),
        ({"expect": 3}, "my.toml, expect", "must be a table"),
        ({"illegal": ["A dance"]}, "my.toml, illegal 'A dance'", "is not a move"),
        ({"illegal": [{"code": "over"}]}, "my.toml, illegal", "neither a line"),
        ({"illegal": "A pass"}, "my.toml, illegal", "must be a list"),
        ({"seed": "x"}, "my.toml, seed", "must be a whole number"),
        ({"title": 3}, "my.toml, title", "must be a text"),
        ({"expects": {}}, "my.toml", "no field is called 'expects'"),
    ],
)
def test_impossible_scenarios_name_the_field(data: dict[str, Any], where: str, problem: str) -> None:
    error = refused(**data)
    assert error.where == where
    assert problem in error.problem
    assert error.remedy


def test_characters_left_out_are_those_nobody_has() -> None:
    seats = SEATS | {"A": {"dice": "Y1", "characters": ["thibaut_ii", "henry_i"]}}
    position = played(position={"seats": seats}).position
    hands = [GAME.look(position, f"{seat}.characters") for seat in "AB"]
    assert len({*hands[0], *hands[1]}) == 4


def test_near_names_are_proposed() -> None:
    assert refused(expects={}).remedy == "Did you mean expect?"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    files = {"a.toml": b"game = ", "b.json": b"{", "c.toml": b"\xff\xfe", "d.json": b"[" * 100_000, "e.json": b"[]"}
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BadInput, match=name):
            run_scenario(tmp_path / name)
    with pytest.raises(BadInput, match="cannot be read"):
        run_scenario(tmp_path / "missing.toml")


def test_json_and_toml_mean_the_same(tmp_path: Path) -> None:
    data = {"options": {"players": 2}, "position": {"seats": SEATS}, "play": ["A pass"], "expect": {"pending": "B"}}
    (tmp_path / "s.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "s.toml").write_text(
        'play = ["A pass"]\nexpect.pending = "B"\noptions.players = 2\n'
        '[position.seats]\nA = {deniers = 7, dice = "Y4"}\nB = {dice = "W6"}\n',
        encoding="utf-8",
    )
    results = [run_scenario(tmp_path / name) for name in ("s.json", "s.toml")]
    assert all(result.passed for result in results)
    assert results[0].position.same_as(results[1].position)


# ---- docs/scenarios.md -------------------------------------------------------------------------------------------

DOCS = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_documented_example_holds() -> None:
    example = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    assert [run(read_scenario(tomllib.loads(text), "docs")).diff() for text in example] == [[]]


@pytest.mark.parametrize("name", [*FIELDS, *STEP_FIELDS, *city.FIELDS, *SEAT_FIELDS, *START_PHASES])
def test_every_field_is_documented(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", DOCS.split("## The dice game")[0])


@pytest.mark.parametrize("name", [*dice.FIELDS, *dice.SEAT_FIELDS, *DEFAULTS])
def test_every_field_of_the_dice_game_is_documented(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", DOCS.split("## The dice game")[1])


def test_documented_paths_of_the_dice_game_can_be_looked_up() -> None:
    table = DOCS.split("## The dice game")[1].split("| path |")[1]
    paths = [path for path in re.findall(r"`([\w.]+)`", table.split("Lines of")[0]) if path != "worth"]
    position = read_scenario({"game": "dice", "position": {"roll": "1 2 3 black 4"}}, "docs").start()
    assert len(paths) > 18
    assert all(game_named("dice").look(position, path) is not None for path in paths)


def test_documented_paths_can_be_looked_up() -> None:
    paths = re.findall(r"`([\w.]+)`", DOCS.split("## Paths")[1].split("## The dice game")[0])
    two = {"options": {"players": 2, "modules": ["all"]}, "position": {"seats": SEATS, "activities": {"merchant": {}}}}
    alone = {"options": {"players": 1}, "position": {"seats": {"A": {"dice": "R1"}}}}
    paths = [path for path in paths if path not in ("total", "gone", "ask", "always", "never")]
    assert len(paths) > 20
    for path in paths:
        scenario = read_scenario(alone if path.startswith("king") else two, "docs")
        assert scenario.game.look(scenario.start(), path) is not None, path
