"""The apprentice: it plays sensibly, and not always best."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.arena.simulate import simulate
from troyes.bots.budget import Budget
from troyes.bots.noisy import FEW, NoisyBot
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.play.chance import FastSource

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 2}),
    ("city", {"players": 1, "modules": ["all"]}),
    ("dice", {"players": 2}),
]


def first_choice(name: str, options: dict[str, Any]) -> Any:
    """The view of the first seat that has more to choose from than the bot looks at."""
    game = game_named(name)
    position = game.new(game.setup(options))
    dice = FastSource(3)
    position.roll(dice)
    while len(position.moves(position.pending()[0])) <= 3 * FEW:
        position.play(position.moves(position.pending()[0])[0])
        position.roll(dice)
    return game.view(position, position.pending()[0])


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_half_of_its_choices_are_greedy_and_the_others_among_the_best_few(name: str, options: dict[str, Any]) -> None:
    view = first_choice(name, options)
    worth = {judged.move: judged.value for judged in NoisyBot(0).judge(view, Budget.none()).moves}
    assert set(worth) == set(view.moves())
    sixth = sorted(worth.values(), reverse=True)[:FEW][-1]
    chosen = [NoisyBot(seed).choose(view, Budget.none()) for seed in range(60)]
    assert all(worth[move] >= sixth for move in chosen)
    best = sum(worth[move] == max(worth.values()) for move in chosen)
    assert 25 <= best < 60
    assert worth[make_bot("greedy", 1).choose(view, Budget.none())] == max(worth.values())


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_same_seed_chooses_the_same_and_the_view_stays_as_it_was(name: str, options: dict[str, Any]) -> None:
    view = first_choice(name, options)
    before = view.to_dict()
    first, again = ([NoisyBot(seed).choose(view, Budget.none()) for seed in range(9)] for _ in range(2))
    assert first == again
    assert view.to_dict() == before


def test_it_stands_between_random_and_greedy() -> None:
    result = simulate("dice", players=3, bots=["random", "noisy", "greedy"], num=6, seed=2)
    scores = [result["bots"][bot]["mean_score"] for bot in ("random", "noisy", "greedy")]
    assert scores == sorted(scores)
