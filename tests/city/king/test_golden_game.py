"""The golden game: four rounds against the King, worked out by hand in scenarios/king_golden.toml."""

from __future__ import annotations

import re
from pathlib import Path

from troyes.city.game import CITY
from troyes.city.king.bands import band_of
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.tools.scenario import run
from troyes.kernel.tools.scenario_file import load_scenario

GOLDEN = Path(__file__).parents[3] / "scenarios" / "king_golden.toml"
SCENARIO = load_scenario(GOLDEN)
LINES = [line for step in SCENARIO.steps for line in step.play]


def test_the_golden_game() -> None:
    result = run(SCENARIO)
    assert result.diff() == []
    assert result.checks > 200
    assert result.position.is_over()


def test_every_result_occurs_and_every_turn_of_the_king_is_checked() -> None:
    turns = [step for step in SCENARIO.steps if any(line.startswith("* king") for line in step.play)]
    sums = {sum(map(int, line.split()[2:])) for line in LINES if line.startswith("* king")}
    assert sums == set(range(2, 13))
    for step in turns:
        assert {path.split(".")[0] for path in step.expect} & {"N", "king", "phase", "round"}, step.where


def test_every_point_of_the_golden_game() -> None:
    p = run(SCENARIO).position
    you, king = CITY.scores(p)
    assert you == [
        ScoreLine("activity", "sculptor", 3 + 2),
        ScoreLine("cathedral", "", 1 + 1 + 1 + 2 + 4),
        ScoreLine("events", "", 4),
        ScoreLine("extension", "14", 1 + 1 + 6 + 1 + 3 + 6),  # Henry, Chrétien, Thibaut, Urbain, Florentin, Hugues
        ScoreLine("presence", "skirmishes2", 1),
        ScoreLine("tradesman", "tax_collector", 3),
        ScoreLine("tradesman", "merchant", 2),
        ScoreLine("tradesman", "innkeeper", 1),
        ScoreLine("tradesman", "sculptor", 3),
    ]
    assert king == [
        ScoreLine("cathedral", "", 1 + 2 + 2 + 2),  # Traveling Builders, and three results of 7
        ScoreLine("events", "", 3 + 4),  # Traveling Builders and Support
        ScoreLine("extension", "14", 1 + 6 + 3 + 1),  # Henry, Chrétien, Urbain, Florentin
        ScoreLine("extension", "15", 3 + 2 + 3 + 2 + 1),  # 2, 3, 12, 11, and 8 without a character
        ScoreLine("presence", "marauding", 1),
        ScoreLine("presence", "skirmishes2", 1),
        ScoreLine("tradesman", "tithe", 3),
        ScoreLine("tradesman", "apprenticeship", 3),
        ScoreLine("tradesman", "procession", 3),
        ScoreLine("level", "3", -2),
    ]
    assert p.totals() == [46, 45]
    assert winners(p.totals(), CITY.seats(p.setup)) == [0]
    assert band_of(p.totals()).name("en") == "By the width of a seal"


def test_the_golden_game_as_a_record() -> None:
    """Recorded, written, read and replayed it is the same game."""
    match = Match(CITY, SCENARIO.setup, FastSource(1), ["Anna"])
    for line in LINES:
        (match.play_chance if line.startswith("*") else match.apply)(match.read(line))
    record = Record.from_text(match.record.to_text())
    assert (record.seats, record.scores) == (["Anna"], [46, 45])
    assert record.replay().same_as(run(SCENARIO).position)


def test_every_line_reads_back() -> None:
    p = SCENARIO.start()
    for line in LINES:
        move = CITY.parse(p, line)
        assert CITY.parse(p, CITY.format(p, move)) == move
        p.play(move)


def test_the_story_of_the_golden_game() -> None:
    p, trace = SCENARIO.start(), Trace()
    for line in LINES:
        p.play(CITY.parse(p, line), trace)
    story = CITY.voice.tell(p.setup, trace.packed(), "en", ["Anna"])
    turns = [line for line in story if re.match(r"The King rolls \d \+ ", line)]
    assert len(turns) == sum(line.startswith("* king") for line in LINES)
    assert turns[0] == (
        "The King rolls 5 + 2 = 7: 2 cubes on the cathedral, columns 6 and 5, +2 VP. He pays with yellow 5 and 4."
    )
    assert turns[-1] == ("The King rolls 2 + 2 = 4: he finds nobody to expel or to push. He pays with a yellow 1.")
    french = CITY.voice.tell(p.setup, trace.packed(), "fr", ["Anna"])
    assert len(french) == len(story)
    assert not [line for line in french if re.search(r"[^\u00a0\d][:;?!]", line)]
