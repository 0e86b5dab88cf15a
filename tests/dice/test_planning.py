"""A seat's deeds as if it chose its die now, and why there are none."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.dice.game import DICE
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.contract.rules import CHANCE, SPECTATOR
from troyes.kernel.play.chance import FastSource, SequenceSource


def begun(options: dict[str, Any]) -> Any:
    position = DICE.new(DICE.setup(options))
    position.roll(FastSource(0))
    return position


def refused(position: Any, seat: int) -> str:
    with pytest.raises(IllegalMove) as found:
        DICE.view(position, seat).plan()
    return found.value.reason.code


def test_who_has_not_chosen_plans_what_they_may_do_now() -> None:
    position, choices = begun({"players": 3}), SequenceSource(4)
    while position.pending() == [0, 1, 2]:
        moves = position.moves(1)
        position.play(moves[choices.below(len(moves))])
    for seat in (0, 2):
        view = DICE.view(position, seat)
        assert DICE.deeds(view.plan()) == DICE.deeds(view)
        assert len(view.plan().moves()) > 1
    assert refused(position, 1) == "chosen"


def test_who_is_in_the_middle_of_a_choice_has_chosen() -> None:
    position, bot = begun({"players": 2}), make_bot("greedy")
    while not (waiting := left_waiting(position)):
        position.play(bot.choose(DICE.view(position, position.pending()[0]), Budget.none()))
        position.roll(FastSource(0))
    assert {refused(after, 0) for after in waiting} == {"chosen"}


def left_waiting(position: Any) -> list[Any]:
    """Positions after a move of the first seat in which it has more to choose before the others are done."""
    found = []
    for move in position.moves(0):
        after = position.clone()
        after.play(move)
        if after.pending() == position.pending() and 0 in after.pending():
            found.append(after)
    return found


def test_where_there_is_nothing_to_plan_it_is_said() -> None:
    position = DICE.new(DICE.setup({"players": 2}))
    assert position.pending() == [CHANCE]
    assert refused(position, 0) == "no_dice"
    position.roll(FastSource(0))
    assert refused(position, SPECTATOR) == "no_seat"
    assert refused(position, 2) == "no_seat"
    while not position.is_over():
        position.play(position.moves(position.pending()[0])[0])
        position.roll(FastSource(0))
    assert refused(position, 0) == "over"
