"""The golden game: sixteen half-days for two, worked out by hand in scenarios/dice_golden.toml."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.dice.helpers import LETTERS
from troyes.dice.game import DICE
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record
from troyes.kernel.tools.scenario import run
from troyes.kernel.tools.scenario_file import load_scenario

GOLDEN = Path(__file__).parents[2] / "scenarios" / "dice_golden.toml"
SCENARIO = load_scenario(GOLDEN)
LINES = [line for step in SCENARIO.steps for line in step.play]


def test_the_golden_game() -> None:
    result = run(SCENARIO)
    assert result.diff() == []
    assert result.checks > 200
    assert result.position.is_over()


def test_it_has_sixteen_rolls_and_a_check_after_every_half_day() -> None:
    rolls = [k for k, step in enumerate(SCENARIO.steps) if any(line.startswith("* roll") for line in step.play)]
    assert len(rolls) == 16
    for k, following in zip(rolls, [*rolls[1:], len(SCENARIO.steps)]):
        checked = {path.split(".")[0] for step in SCENARIO.steps[k:following] for path in step.expect}
        assert {"A", "B", "dice"} <= checked, SCENARIO.steps[k].where


@pytest.mark.ruling(258)
def test_every_point_of_the_golden_game() -> None:
    a, b = DICE.scores(run(SCENARIO).position)
    assert a == [
        ScoreLine("cathedral", "hall", 2),
        ScoreLine("pairs", "influence", 2),
        ScoreLine("residents", "red", 8),
        ScoreLine("residents", "yellow", 17),
        ScoreLine("pairs", "knowledge", 1),
        ScoreLine("residents", "white", 9),
    ]
    assert b == [
        ScoreLine("cathedral", "palace", 3),
        ScoreLine("cathedral", "bishopric", 3),
        ScoreLine("residents", "red", 7),
        ScoreLine("residents", "yellow", 8),
        ScoreLine("pairs", "knowledge", 2),
        ScoreLine("residents", "white", 7),
    ]
    assert winners(run(SCENARIO).position.totals()) == [0]


def test_the_golden_game_as_a_record() -> None:
    """Kept, read again and replayed, it is the same game, whoever writes first in a half-day."""
    texts = set()
    for seed in range(4):
        match = Match(DICE, SCENARIO.setup, FastSource(1), ["Anne", "Bruno"])
        for line in shuffled_lines(seed):
            (match.play_chance if line.startswith("*") else match.apply)(match.read(line))
        texts.add(match.record.to_text())
    [text] = texts
    record = Record.from_text(text)
    assert record.scores == [39, 30]
    assert record.replay().same_as(run(SCENARIO).position)


def shuffled_lines(seed: int) -> list[str]:
    """The same game with the two lines of each half-day mixed, each in its own order."""
    choose = random.Random(seed)
    found: list[str] = []
    waiting: dict[str, list[str]] = {}
    for line in [*LINES, "*"]:
        if line[0] != "*":
            waiting.setdefault(line[0], []).append(line)
            continue
        while waiting:
            letter = choose.choice(sorted(waiting))
            found.append(waiting[letter].pop(0))
            waiting = {name: rest for name, rest in waiting.items() if rest}
        found += [line] if line != "*" else []
    assert sorted(found) == sorted(LINES)
    assert {line[0] for line in found} <= set(LETTERS) | {"*"}
    return found
