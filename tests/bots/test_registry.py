"""Bots by name, and the player that takes any move."""

from __future__ import annotations

import pytest

from troyes.bots.bot import Bot
from troyes.bots.registry import BOTS, make_bot
from troyes.city.game import CITY
from troyes.city.position import Position
from troyes.kernel.chance import FastSource
from troyes.kernel.refusals import BadInput


def first_decision(seed: int) -> tuple[Position, int]:
    position = CITY.new(CITY.setup({"players": 3}))
    position.roll(FastSource(seed))
    return position, position.pending()[0]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_chooses_a_legal_move_and_leaves_the_view_as_it_was(name: str) -> None:
    position, seat = first_decision(3)
    view = CITY.view(position, seat)
    before = view.to_dict()
    assert make_bot(name, 5).choose(view) in position.moves(seat)
    assert view.to_dict() == before


def test_an_unknown_bot_is_refused_with_the_names_that_come_close() -> None:
    with pytest.raises(BadInput, match="Did you mean: random"):
        make_bot("randm", 1)
    with pytest.raises(BadInput, match="Bots: random"):
        make_bot("xyzzy", 1)


def test_the_random_bot_reaches_every_move_and_repeats_itself_with_its_seed() -> None:
    position, seat = first_decision(3)
    view = CITY.view(position, seat)
    bot, again = make_bot("random", 9), make_bot("random", 9)
    chosen = [bot.choose(view) for _ in range(400)]
    assert set(chosen) == set(position.moves(seat))
    assert chosen == [again.choose(view) for _ in range(400)]


def test_a_bot_must_say_how_it_chooses() -> None:
    with pytest.raises(TypeError, match="choose"):
        Bot(1)  # type: ignore[abstract]
