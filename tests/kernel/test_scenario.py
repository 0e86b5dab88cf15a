"""Scenarios: read, played, compared; and what is said about those that cannot be."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.play import GAME
from troyes.city.edge.staging import positions as city
from troyes.city.edge.staging.paths import SEAT_FIELDS
from troyes.city.edge.staging.phases import START_PHASES
from troyes.dice.edge import scenario as dice
from troyes.dice.edge.options import DEFAULTS
from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.scenario import ScenarioResult, run, run_scenario
from troyes.kernel.tools.scenario_checks import Failure
from troyes.kernel.tools.scenario_effects import Told, unmatched
from troyes.kernel.tools.scenario_file import FIELDS, STEP_FIELDS, read_scenario

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
        ({"stop_after": "incomes"}, "my.toml, stop_after", "no phase one can stop after"),
        ({"stop_after": "end", "legal": []}, "my.toml, legal", "nobody decides between two phases"),
        ({"effects": ["A gold +1"]}, "my.toml, effects", "no effect is called 'gold'"),
        ({"effects": ["A"]}, "my.toml, effects", "'A' is not an effect"),
        ({"legal": ["A dance"]}, "my.toml, legal, 'A dance'", "is not a move"),
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


# ---- moves -------------------------------------------------------------------------------------------------------

FARM = {"seats": {"A": {"deniers": 7, "influence": 0, "dice": "Y4"}, "B": {"dice": "W6"}}, "events": {"marauding": ""}}


def test_legal_says_what_is_missing_and_what_is_too_much() -> None:
    [failure] = played(position=FARM, legal=["A farm with Y4", "A recruit", "A pass"]).failures
    assert failure.path == "legal"
    assert [line.split(" (")[0] for line in failure.missing] == ["A recruit"]
    assert "A fight marauding with Y4" in failure.too_much
    assert failure.found[:2] == ["A farm with Y4", "A pass"]
    assert "missing A recruit" in str(failure)
    assert failure.missing[0].text("fr") != failure.missing[0].text("en")  # type: ignore[attr-defined]


def test_offers_leaves_the_others_alone() -> None:
    assert played(position=FARM, offers=["A pass"]).passed
    [failure] = played(position=FARM, offers=["A pass", "B pass"]).failures
    assert (len(failure.missing), failure.too_much) == (1, ())


def test_legal_knows_chance_the_end_and_seats_that_choose_at_once() -> None:
    outcomes = [f"* reroll {value}" for value in range(1, 7)]
    assert played(play=["A reroll Y4"], legal=outcomes, offers=outcomes[:1]).passed
    assert not played(play=["A reroll Y4"], legal=outcomes[1:]).passed
    assert played(position={"phase": "over"}, legal=[]).passed
    assert not played(legal=[]).passed
    dice = {"game": "dice", "position": {"roll": "1 2 3 black 4"}, "legal": ["A die 1 as red 1 gain"]}
    [failure] = run(read_scenario({**dice, "options": {"players": 2}}, "s")).failures
    assert all(line.startswith("A ") for line in failure.too_much)
    with pytest.raises(BadInput, match="too many outcomes"):
        run(read_scenario({"game": "dice", "position": {}, "legal": ["* roll 1 2 3 black 4"]}, "s"))


def test_a_card_that_lies_face_down_can_be_named() -> None:
    position = {**FARM, "activities": {"merchant": {}}}
    result = played(
        position=position,
        expect={"joust.cubes.A": 0, "joust.tradesman.A": -1},
        illegal=["A activate joust with R4"],
    )
    assert result.diff() == []
    face_down = [f"{colour}{level}" for colour in ("red", "yellow", "white") for level in (1, 2, 3)]
    assert GAME.look(result.position, "activities") == [*face_down[:3], "merchant", *face_down[4:]]
    with pytest.raises(BadInput, match="names no value"):
        GAME.look(result.position, "miller.cubes.A")  # another card lies in its place


# ---- effects -----------------------------------------------------------------------------------------------------


def test_effects_are_found_whole_or_in_part() -> None:
    play = {"play": ["A farm with Y4"]}
    assert played(**play, effects=["A deniers", "A action at farm"]).passed
    assert played(**play, all_effects=["A die -1", "A deniers +2 because farm"]).passed
    [failure] = played(**play, all_effects=["A deniers +3"]).failures
    assert failure.missing == ("A deniers +3",)
    assert failure.too_much == ("A die -1 at yellow:4 because used", "A deniers +2 because farm")
    assert not played(**play, effects=["A deniers", "A deniers"]).passed  # one line, one effect


def test_a_line_makes_room_for_one_that_means_less() -> None:
    first, second = Told("A", "vp", 2, None, "farm"), Told("A", "vp", 2, None, "war")
    lines = [Told("A", "vp", 2, None, None), Told("A", "vp", None, None, "farm")]
    assert unmatched(lines, [first, second]) == ([], [])
    assert unmatched([*lines, lines[0]], [first, second]) == ([2], [])


# ---- phases ------------------------------------------------------------------------------------------------------


def test_a_step_stops_after_a_phase() -> None:
    steps = [
        {"stop_after": "end", "expect": {"A.deniers": 10, "round": 5, "pending": ""}, "effects": ["A coins -3"]},
        {"stop_after": "income", "expect": {"A.deniers": 20, "phase": "workforce"}, "all_effects": INCOME},
        {"expect": {"pending": "*", "phase": "events"}},
    ]
    position = {"phase": "end", "round": 4, "seats": {"A": {"deniers": 7, "coins": 3}}}
    assert played(options={"players": 4}, position=position, steps=steps).diff() == []


INCOME = [f"{letter} deniers +10 because income" for letter in "ABCD"]


def test_black_dice_are_due_after_the_events() -> None:
    position = {"phase": "events", "events": {"marauding": "", "war": ""}}
    result = played(position=position, stop_after="events")
    due = GAME.look(result.position, "black_due")
    assert due == 3  # Marauding one, War two


def test_a_seed_rolls_on_to_the_end_of_the_phase() -> None:
    position = {"phase": "income", "buildings": {"palace": "A B . . . ."}}
    result = played(position=position, seed=3, stop_after="workforce")
    assert GAME.look(result.position, "dice_left") == 2
    error = refused(position=position, stop_after="workforce")
    assert "workforce does not end here" in error.problem
    assert "Dictate the outcome" in error.remedy
    assert "Play the moves" in refused(stop_after="actions").remedy


# ---- positions that cannot be ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "where", "problem"),
    [
        ({"seats": {"A": {"dice": "R1 R1 R1 R1 R1 R1 R1"}}}, "seats", "7 red dice are on the square, there are 6"),
        ({"seats": SEATS, "lying": {"palace": "A A"}}, "lying.palace", "A has 2 citizens lying, at most 1 can"),
        (
            {"seats": SEATS, "activities": {"merchant": {"tradesmen": {"A": [1, 2]}}}},
            "activities",
            "A has two tradesmen on the card",
        ),
        ({"seats": SEATS, "round": 0}, "round", "begins with 1"),
        ({"phase": "activities", "activities": {"merchant": {}}}, "activities", "merchant is revealed only"),
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(position: dict[str, Any], where: str, problem: str) -> None:
    error = refused(position=position)
    assert error.where == f"my.toml, position, {where}"
    assert problem in error.problem
    assert error.text("fr") != error.text("en")


def test_the_neutral_owner_may_have_several_tradesmen() -> None:
    activities = {"merchant": {"tradesmen": {"N": [1, 2], "A": 3}}}
    result = played(position={"seats": SEATS, "activities": activities}, expect={"merchant.tradesman.N": [1, 2]})
    assert result.diff() == []


def test_points_are_looked_up_by_source() -> None:
    seats = {"A": {"vp": 3, "deniers": 20, "dice": "Y4", "characters": ["henry_i"]}, "B": {"dice": "W6"}}
    result = played(position={"seats": seats, "cathedral": ["A . . . . ."]})
    look = {path: GAME.look(result.position, path) for path in ("A.score.events", "A.score.level", "A.score.level.1")}
    missing = -int(result.position.setup.missing_level)
    levels = int(result.position.setup.cathedral_levels) - 1
    assert look == {"A.score.events": 3, "A.score.level": levels * missing, "A.score.level.1": 0}
    assert GAME.look(result.position, "winners") == ["A"]
    assert isinstance(GAME.look(result.position, "A.counted.henry_i"), int)
    for path in ("A.score", "A.score.luck", "A.score.level.9", "A.counted.nobody", "N.score.level"):
        with pytest.raises(BadInput, match="names no value"):
            GAME.look(result.position, path)


# ---- docs/scenarios.md -------------------------------------------------------------------------------------------

WORDS = (
    "total", "gone", "ask", "always", "never", "red2", "worth", "cathedral", "salaries", "losses", "black_dice",
    "activity", "tradesman", "presence", "character", "level", "extension",
)  # fmt: skip
DOCS = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_documented_example_holds() -> None:
    example = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    assert [run(read_scenario(tomllib.loads(text), "docs")).diff() for text in example] == [[], []]


@pytest.mark.parametrize("name", [*FIELDS, *STEP_FIELDS, *city.FIELDS, *SEAT_FIELDS, *START_PHASES])
def test_every_field_is_documented(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", DOCS.split("## The dice game")[0])


@pytest.mark.parametrize("name", [*dice.FIELDS, *dice.SEAT_FIELDS, *DEFAULTS])
def test_every_field_of_the_dice_game_is_documented(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", DOCS.split("## The dice game")[1])


def test_documented_paths_of_the_dice_game_can_be_looked_up() -> None:
    table = DOCS.split("## The dice game")[1].split("| path |")[1]
    paths = [path for path in re.findall(r"`([\w.]+)`", table.split("Lines of")[0]) if path not in WORDS]
    position = read_scenario({"game": "dice", "position": {"roll": "1 2 3 black 4"}}, "docs").start()
    assert len(paths) > 18
    assert all(game_named("dice").look(position, path) is not None for path in paths)


def test_documented_paths_can_be_looked_up() -> None:
    paths = re.findall(r"`([\w.]+)`", DOCS.split("## Paths")[1].split("## The dice game")[0])
    two = {"options": {"players": 2, "modules": ["all"]}, "position": {"seats": SEATS, "activities": {"merchant": {}}}}
    alone = {"options": {"players": 1}, "position": {"seats": {"A": {"dice": "R1"}}}}
    paths = [path for path in paths if path not in WORDS]
    assert len(paths) > 20
    for path in paths:
        scenario = read_scenario(alone if path.startswith("king") else two, "docs")
        assert scenario.game.look(scenario.start(), path) is not None, path
