"""The levels for people: who plays at them, and that no two of a table play alike."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.levels import LADDER, LEVELS, USUAL, ladder
from troyes.bots.registry import find_bot, is_of_package, make_bot, plays
from troyes.cli.known_names import bot_names
from troyes.games import GAMES, game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SequenceSource

STRENGTH = list(LADDER)


def decisions(game: str, players: int, count: int) -> list[Any]:
    """Views of random play in which there is something to choose."""
    rules = game_named(game)
    position = rules.new(rules.setup({"players": players}))
    choices, dice = SequenceSource(3), FastSource(8)
    found: list[Any] = []
    position.roll(dice)
    while len(found) < count and not position.is_over():
        seat = position.pending()[0]
        legal = position.moves(seat)
        if len(legal) > 2:
            found.append(rules.view(position.clone(), seat))
        position.play(legal[int(choices.below(len(legal)))])
        position.roll(dice)
    return found


def test_levels_go_up_and_fit_where_they_are_kept() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "master", "grandmaster"]
    ranks = [STRENGTH.index(bot) for bot in LEVELS.values()]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(LEVELS)
    assert max(map(len, LEVELS)) <= 16
    assert USUAL in LEVELS


def test_where_a_bot_fails_the_next_weaker_one_plays() -> None:
    assert ladder("search:seconds=1") == ["search:seconds=1", *STRENGTH[1:]]
    assert ladder("noisy") == ["noisy", "random"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_level_plays_every_game(game: str, players: int) -> None:
    [view] = decisions(game, players, 1)
    for level in LEVELS:
        assert plays(find_bot(level), game)
        assert make_bot(level, 5).choose(view, Budget(seconds=0.02)) in view.moves()


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master"])
def test_a_level_plays_as_its_bot(level: str) -> None:
    for view in decisions("city", 2, 5):
        bot = make_bot(LEVELS[level], 5)
        assert make_bot(level, 5).choose(view, Budget.none()) == bot.choose(view, Budget.none())
        assert make_bot(level, 5).judge(view, Budget.none()) == bot.judge(view, Budget.none())


def test_levels_are_bots_by_name() -> None:
    assert isinstance(make_bot("master"), Bot)
    assert is_of_package("grandmaster")
    assert is_of_package("search:seconds=1")
    assert not is_of_package("Ada")
    assert "journeyman,master" in bot_names("journeyman,m")
    with pytest.raises(BadInput, match="Did you mean: master"):
        make_bot("mastr")
    with pytest.raises(BadInput):
        make_bot("master:seconds=1")


@pytest.mark.parametrize("level", ["journeyman", "master"])
def test_three_of_a_level_do_not_judge_alike(level: str) -> None:
    """Each has its own temperament, and keeps it."""
    views = decisions("city", 2, 12)
    values = [
        tuple(tuple(make_bot(level, seed).judge(view, Budget.none()).moves) for view in views) for seed in (1, 2, 3, 1)
    ]
    assert len(set(map(str, values))) == 3
    assert values[0] == values[3]
