"""The golden game: four players, six rounds, everything on, worked out by hand in scenarios/ladies_golden.toml."""

from __future__ import annotations

import re
from pathlib import Path

from troyes.city.game import CITY
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.tools.scenario import run
from troyes.kernel.tools.scenario_file import load_scenario

GOLDEN = Path(__file__).parents[3] / "scenarios" / "ladies_golden.toml"
SCENARIO = load_scenario(GOLDEN)
LINES = [line for step in SCENARIO.steps for line in step.play]
ACTION = r"[A-D] (activate|build|fight|settle|farm|guard) "
NAMES = ["Anna", "Ben", "Chloé", "David"]
SHOWN = {  # what the game is meant to show, and a line that shows it
    "purple as red": r"(activate|fight|settle) .*PR",
    "purple as yellow": r"activate .*PY",
    "purple as white": r"build .*PW",
    "purple against black": r"[A-D] with P\d",
    "purple turned over": r"turn P",
    "guard": r"guard with [A-D]:",
    "last gate": r"lay pilgrims_gate",
    "mixed card": r"spend \d",
    "cube of Templar Commander": r"using templar_commander",
    "cube of Recruiter": r"using recruiter",
    "cube of Winegrower": r"using winegrower",
    "fourth floor": r"column \d",
    "release": r"release [A-D]",
    "extra die": r"\* extra",
    "shield": r"[A-D] shield",
    "orders": r"always|never",
    "bonus card": r"activate banquet",
}


def test_the_golden_game() -> None:
    result = run(SCENARIO)
    assert result.diff() == []
    assert result.checks > 750
    assert result.position.is_over()


def test_the_game_shows_what_it_is_for() -> None:
    missing = [what for what, pattern in SHOWN.items() if not any(re.search(pattern, line) for line in LINES)]
    assert not missing
    ladies = {"outlaw_chief", "possession", "wolves", "uprising", "monk_event", "harsh_winter", "resistance"}
    assert ladies <= {line.split()[2] for line in LINES if line.startswith("* event")}


def test_every_action_is_checked() -> None:
    """At most one action per step, and the step looks at whoever acts."""
    for step in SCENARIO.steps:
        actors = [line[0] for line in step.play if re.match(ACTION, line)]
        assert len(actors) <= 1, step.where
        for seat in actors:
            assert any(path.startswith(f"{seat}.") for path in step.expect), step.where


def test_every_point_of_the_golden_game() -> None:
    p = run(SCENARIO).position
    a, b, c, d = CITY.scores(p)
    assert a == [
        ScoreLine("activity", "goldsmith", 4 + 3),
        ScoreLine("cathedral", "", 1),
        ScoreLine("events", "", 3 + 2 + 4),  # Outlaw Chief, Brigands, Uprising
        ScoreLine("extension", "16", 3),  # the guard's arrival
        ScoreLine("presence", "war", 1),
        ScoreLine("tradesman", "catapult", 1),
        ScoreLine("tradesman", "woodcutter", 2),
        ScoreLine("tradesman", "goldsmith", 4),
        ScoreLine("level", "1", -2),
        ScoreLine("level", "3", -2),
        ScoreLine("character", "urbain_iv", 0),
        ScoreLine("character", "thibaut_ii", 6),
        ScoreLine("character", "le_florentin", 1),
        ScoreLine("character", "jeanne_de_champagne", 3),
        ScoreLine("character", "marie_de_champagne", 0),
        ScoreLine("extension", "fourth_floor", -2),
        ScoreLine("extension", "pilgrims_gate", 2),
    ]
    assert b == [
        ScoreLine("activity", "banquet", 3 + 6),
        ScoreLine("cathedral", "", 1 + 2 + 2 + 1 + 2),  # a die, then four times the Master Builder
        ScoreLine("events", "", 2 + 2 + 2),  # Wolves, Brigands, Uprising
        ScoreLine("presence", "resistance", 1),
        ScoreLine("tradesman", "catapult", 2),
        ScoreLine("tradesman", "banquet", 3),
        ScoreLine("tradesman", "master_builder", 3),
        ScoreLine("character", "urbain_iv", 3),
        ScoreLine("character", "thibaut_ii", 6),
        ScoreLine("character", "le_florentin", 1),
        ScoreLine("character", "jeanne_de_champagne", 0),
        ScoreLine("character", "marie_de_champagne", 1),
    ]
    assert c == [
        ScoreLine("activity", "goldsmith", 3),
        ScoreLine("cathedral", "", 3 + 2 + 2),
        ScoreLine("events", "", 2 + 4),  # Wolves, and Brigands alone
        ScoreLine("extension", "16", 3),
        ScoreLine("presence", "possession", 1),
        ScoreLine("tradesman", "recruiter", 1),
        ScoreLine("tradesman", "woodcutter", 1),
        ScoreLine("tradesman", "winegrower", 3),
        ScoreLine("tradesman", "templar_commander", 2),
        ScoreLine("tradesman", "hermit", 1),
        ScoreLine("character", "urbain_iv", 6),
        ScoreLine("character", "thibaut_ii", 6),
        ScoreLine("character", "le_florentin", 6),
        ScoreLine("character", "jeanne_de_champagne", 3),
        ScoreLine("character", "marie_de_champagne", 3),
        ScoreLine("extension", "fourth_floor", -2),
        ScoreLine("extension", "cubes 46", 1 * (9 - 5)),  # the Hermit
        ScoreLine("extension", "pilgrims_gate", 1),
    ]
    assert d == [
        ScoreLine("activity", "banquet", 4),
        ScoreLine("cathedral", "", 1 + 1 + 1),
        ScoreLine("events", "", 5),  # Outlaw Chief
        ScoreLine("extension", "16", 3),
        ScoreLine("presence", "possession", 1),
        ScoreLine("tradesman", "recruiter", 2),
        ScoreLine("tradesman", "winegrower", 2),
        ScoreLine("tradesman", "hermit", 2),
        ScoreLine("character", "urbain_iv", 1),
        ScoreLine("character", "thibaut_ii", 3),
        ScoreLine("character", "le_florentin", 3),
        ScoreLine("character", "jeanne_de_champagne", 1),
        ScoreLine("character", "marie_de_champagne", 1),
        ScoreLine("extension", "fourth_floor", -2),
        ScoreLine("extension", "cubes 46", 4 * (9 - 5)),
        ScoreLine("extension", "pilgrims_gate", 3),
    ]
    assert p.totals() == [34, 43, 55, 48]
    assert winners(p.totals(), CITY.seats(p.setup)) == [2]


def test_the_golden_game_as_a_record() -> None:
    """Recorded, written, read and replayed it is the same game."""
    match = Match(CITY, SCENARIO.setup, FastSource(1), NAMES)
    for line in LINES:
        (match.play_chance if line.startswith("*") else match.apply)(match.read(line))
    record = Record.from_text(match.record.to_text())
    assert (record.seats, record.scores) == (NAMES, [34, 43, 55, 48])
    assert record.replay().same_as(run(SCENARIO).position)


def test_every_line_reads_back() -> None:
    p = SCENARIO.start()
    for line in LINES:
        move = CITY.parse(p, line)
        assert CITY.format(p, move) == line
        p.play(move)


def test_the_story_of_the_golden_game() -> None:
    p, trace = SCENARIO.start(), Trace()
    for line in LINES:
        p.play(CITY.parse(p, line), trace)
    story = CITY.voice.tell(p.setup, trace.packed(), "en", NAMES)
    assert "David's guard: 5 spaces, a cube on Pilgrims' Gate, −5 deniers, +3 VP." in story
    assert "Outlaw Chief countered: David +5 VP; Anna +3 VP; David wins the card." in story
    french = CITY.voice.tell(p.setup, trace.packed(), "fr", NAMES)
    assert len(french) == len(story)
    assert not [line for line in french if re.search(r"[^\u00a0\d][:;?!]", line)]
