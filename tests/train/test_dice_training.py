"""Teaching the players of the dice game: a short run of the real thing."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from troyes.bots.dice.features import HALF_DAYS
from troyes.bots.dice.knowledge import fitting
from troyes.bots.dice.learned import ANSWERS, OUTPUTS
from troyes.bots.weights_file import Shape
from troyes.train.__main__ import main
from troyes.train.dice.games import Order, alone_games, play_by_hand, play_games
from troyes.train.dice.goals import POINTS_PER_UNIT, DiceGoals, lay_line, line_through
from troyes.train.net import Net

SHORT = ["dice", "--games", "3", "--epochs", "2", "--units", "8", "--rolls", "2", "--processes", "1"]


def course(folder: Path, generations: int, *more: str) -> list[str]:
    return [*SHORT, "--out", str(folder), "--generations", str(generations), *more]


def curve(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "curve-dice.jsonl").read_text().splitlines()]


def test_a_training_leaves_a_player_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main(course(whole, 2)) == 0
    assert [json.loads(line)["generation"] for line in capsys.readouterr().out.splitlines()] == [0, 1]
    assert main(course(parts, 1)) == 0
    for left in (parts / "net-dice-0.npz", parts / "curve-dice.jsonl"):
        left.unlink()  # as if it had been ended while it learned
    assert main(course(parts, 2)) == 0
    assert (parts / "dice.weights").read_bytes() == (whole / "dice.weights").read_bytes()
    assert [line["points"] for line in curve(parts)] == [line["points"] for line in curve(whole)]
    model = fitting((whole / "dice.weights").read_bytes(), "it")
    assert np.mean(alone_games(model, 2)) > 5
    check_what_is_learned_from(model.inputs, (whole / "dice.weights").read_bytes())


def check_what_is_learned_from(inputs: int, weights: bytes) -> None:
    """Before the last roll that is the score that the roll leads to."""
    for trust in (0.0, 1.0):
        x, y = play_games(Order(3, 1, 7, weights, 3, trust))
        assert x.shape == (HALF_DAYS, inputs)
        assert y.shape == (HALF_DAYS, ANSWERS)
        assert y[-1][0] == pytest.approx(y[-1][1:].sum(), abs=0.01)


def test_sheets_to_begin_with_are_those_before_every_roll() -> None:
    found = play_by_hand(Order(3, 2, 7, b"", 2, 0.5))
    assert [len(game) for game in found] == [HALF_DAYS, HALF_DAYS]
    assert len({sheet for game in found for sheet in game}) == 2 * HALF_DAYS


def test_a_line_is_found_and_answered_with() -> None:
    random = np.random.default_rng(3)
    x = random.integers(-5, 6, (4000, 7)).astype(np.int16)
    y = np.stack([3 + x[:, 0] - 2 * x[:, 4], x[:, 1], x[:, 2], -x[:, 3]], axis=1).astype(np.float32)
    net = Net(Shape(7, OUTPUTS + 6, OUTPUTS, 4, OUTPUTS))
    net.scale_to(x)
    lay_line(net, 5, *line_through(x, y))
    told = net.answers(x)[:, 4 * ANSWERS : 5 * ANSWERS] * POINTS_PER_UNIT
    assert np.abs(told - y).max() < 0.5
    wanted = np.column_stack([y, np.full(len(y), 5)]).astype(np.float32)
    assert np.abs(DiceGoals().off(net.answers(x), wanted)).max() < 0.5


def test_only_the_answers_for_its_half_day_are_held_against_a_net() -> None:
    goals = DiceGoals()
    answers = np.ones((2, OUTPUTS), np.float32)
    wanted = np.array([[0, 0, 0, 0, 1], [10, 10, 10, 10, 16]], np.float32)
    losses, slopes = goals.errors(answers, wanted)
    assert np.count_nonzero(slopes) == ANSWERS  # the second row is answered as it should be
    assert np.count_nonzero(losses) == ANSWERS
    assert slopes[0, :ANSWERS].all()
