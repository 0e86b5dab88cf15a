"""Teaching the players of the city: a short run of the real thing."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.knowledge import fitting, with_model
from troyes.bots.model import Layers, Model, Sums, answer, pass_through
from troyes.bots.weights_file import Shape, model_of
from troyes.city.game import CITY
from troyes.kernel.play.chance import SequenceSource
from troyes.train.__main__ import main
from troyes.train.city.games import Game, Order, outputs_for, play_games, setup_drawn
from troyes.train.net import Goals, Net, batches

SHORT = ["city", "--players", "2", "--games", "2", "--epochs", "1", "--units", "18", "--processes", "1"]


def course(folder: Path, generations: int) -> list[str]:
    return [*SHORT, "--out", str(folder), "--generations", str(generations)]


def curve(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "curve-2.jsonl").read_text().splitlines()]


def test_a_training_leaves_a_player_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main(course(whole, 2)) == 0
    assert [json.loads(line)["generation"] for line in capsys.readouterr().out.splitlines()] == [0, 1]
    assert main(course(parts, 1)) == 0
    (parts / "games-2-1.npz").unlink(missing_ok=True)
    assert main(course(parts, 2)) == 0
    assert (parts / "city-2.weights").read_bytes() == (whole / "city-2.weights").read_bytes()
    assert [line["samples"] for line in curve(parts)] == [line["samples"] for line in curve(whole)]
    assert with_model(CITY.setup({"players": 2}), fitting((whole / "city-2.weights").read_bytes(), "it", 2))


def test_games_that_were_deleted_are_not_missed(tmp_path: Path) -> None:
    main(course(tmp_path, 1))
    (tmp_path / "games-2-0.npz").unlink()
    main(course(tmp_path, 2))
    assert not (tmp_path / "games-2-0.npz").exists()
    assert len(curve(tmp_path)) == 2


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_learned_from_is_how_the_game_ended(players: int) -> None:
    x, y = play_games(Order(players, 3, 1, 7, b""))
    assert len(x) == len(y) > 10
    assert y.shape[1] == outputs_for(players)
    chances, points = y[:, 1 : 1 + players], y[:, 1 + players :]
    totals = points.reshape(len(y), -1, len(CITY.sources)).sum(axis=2)
    others = totals[:, 1:].mean(axis=1)
    assert np.allclose(y[:, 0], totals[:, 0] - others)
    best = totals[:, :players].max(axis=1)
    king = totals[:, -1] if players == 1 else best - 1
    assert np.allclose(chances.sum(axis=1), best > king)


def test_a_player_that_is_trusted_shortens_the_way_to_the_end() -> None:
    """What it expects at the end of a round counts, and more of it the more it is trusted."""
    setup = CITY.setup({"players": 2})
    shape = Shape(672, 18, 16, 16, outputs_for(2))
    net = Net(shape, 3)
    net.weights[5][0] = 100.0  # it expects to win by a thousand points
    goals = Goals(shape.outputs, range(1, 3), 10.0, np.ones(shape.outputs, np.float32))
    learned = with_model(setup, model_of(net.whole(goals), "drawn"))
    means = []
    for trust in (0.0, 0.25, 1.0):
        game = Game(setup, learned, SequenceSource(5), 1, trust)
        game.play()
        means.append(float(np.mean([wanted[0] for wanted in game.results()])))
    assert means[0] + 50 < means[1] < means[2] - 50


def test_every_kind_of_game_is_learned_from() -> None:
    random = SequenceSource(1)
    setups = [CITY.options_of(setup_drawn(4, random)) for _ in range(60)]
    counts = {len(options["modules"]) for options in setups}
    assert 0 in counts
    assert max(counts) == len(CITY.options_of(CITY.setup({"players": 4, "modules": ["all"]}))["modules"])
    assert len(counts) > 3
    assert {options["tournament"] for options in setups} == {True, False}


def test_whole_numbers_answer_as_the_net_that_learned() -> None:
    shape = Shape(12, 8, 3, 5, 4)
    net, goals = Net(shape, 2), Goals(4, range(1, 3), 10.0, np.ones(4, np.float32))
    random = np.random.default_rng(4)
    x = random.integers(-20, 60, (64, 12)).astype(np.int16)
    net.scale_to(x)
    model = model_of(net.whole(goals), "drawn")
    expected = net.answers(x) * goals.scales
    assert np.allclose(whole_answers(model, x), expected, atol=0.1)


def whole_answers(model: Model, x: np.ndarray[tuple[int, int], np.dtype[np.int16]]) -> list[list[float]]:
    base, layers = Sums(model), Layers(model)
    found = []
    for row in x:
        pass_through(model, base, vec[i64]([int(number) for number in row]), layers)
        found.append([answer(model, layers, k) / 100 for k in range(model.outputs)])
    return found


def test_it_learns_what_can_be_learned() -> None:
    shape = Shape(6, 16, 4, 8, 3)
    goals = Goals(3, range(1, 2), 1.0, np.ones(3, np.float32))
    random = np.random.default_rng(1)
    x = random.integers(-5, 6, (20_000, 6)).astype(np.int16)
    y = np.stack([x[:, 0] - 2 * x[:, 1], x[:, 2] > 0, np.abs(x[:, 3])], axis=1).astype(np.float32)
    net = Net(shape, 1)
    net.scale_to(x)
    before, _ = goals.errors(net.answers(x), y)
    for _, rows in batches(len(x), 20, 1):
        net.learn(x[rows], y[rows], goals, 1e-2)
    after, _ = goals.errors(net.answers(x), y)
    assert (after < before / 8).all()
