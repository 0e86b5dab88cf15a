"""The players of the dice game: legal, repeatable, honest, and the greedy one worth playing against."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.arena.simulate import simulate
from troyes.bots.budget import Budget
from troyes.bots.dice.evaluation import prospect
from troyes.bots.dice.weights import DiceWeights
from troyes.bots.registry import bots_for, check_bot, make_bot
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.chance import FastSource, SequenceSource

PLAYED = ("random", "greedy", "learned")


def staged(data: dict[str, Any], players: int = 1) -> Position:
    stock = {"roll": "1 3 6 black 3", "wheel": "R/R Y/Y W/W R/Y R/Y Y/W Y/W W/R W/R"}
    return DICE.stage(DICE.setup({"players": players}), {**stock, **data}, "test")


def choice_of(position: Position, seat: int = 0) -> str:
    return DICE.format(position, make_bot("greedy", 1).choose(DICE.view(position, seat), Budget.none()))


def worth_of(sheet: dict[str, Any], ahead: int = 8) -> int:
    return int(prospect(staged({"seats": {"A": sheet}}), DiceWeights(), 0, ahead))


# ---- which bots play ---------------------------------------------------------------------------------------------


def test_all_but_the_reference_play_it() -> None:
    assert bots_for("dice") == ["random", "greedy", "noisy", "learned", "learned-1", "search"]
    assert "reference" in bots_for("city")
    with pytest.raises(BadInput, match=r"does not play dice.*Bots: random, greedy, noisy"):
        check_bot("reference", "dice")
    with pytest.raises(BadInput, match="does not play"):
        make_bot("reference", 1).choose(DICE.view(staged({}), 0), Budget.none())


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3, "banquets": True, "numbering": "expert"}], ids=str)
def test_every_choice_of_a_game_is_legal_and_repeatable(name: str, options: dict[str, Any]) -> None:
    position, source = DICE.new(DICE.setup(options)), FastSource(5)
    bots = [make_bot(name, 3), make_bot(name, 3)]
    position.roll(source)
    while not position.is_over():
        for seat in position.pending():
            view = DICE.view(position, seat)
            before = view.to_dict()
            chosen = [bot.choose(view, Budget.none()) for bot in bots]
            assert chosen[0] == chosen[1]
            assert chosen[0] in position.moves(seat)
            assert view.to_dict() == before
            position.play(chosen[0])
        position.roll(source)


def test_the_hidden_lines_of_others_do_not_change_its_choices() -> None:
    guess = SequenceSource(1)
    position, source = DICE.new(DICE.setup({"players": 3})), FastSource(8)
    for _ in range(4):
        position.roll(source)
        for seat in (2, 1, 0):
            other = DICE.view(position, seat).determinize(guess)
            moves = [make_bot("greedy", 2).choose(DICE.view(shown, seat), Budget.none()) for shown in (position, other)]
            assert moves[0] == moves[1]
            while seat in position.pending():
                position.play(make_bot("greedy", 2).choose(DICE.view(position, seat), Budget.none()))


# ---- how well ----------------------------------------------------------------------------------------------------


def test_greedy_plays_far_better_than_random() -> None:
    result = simulate("dice", 2, ["greedy", "random"], 4, seed=11)
    assert result["bots"]["greedy"]["win_share"] == 1
    assert result["bots"]["greedy"]["mean_score"] > result["bots"]["random"]["mean_score"] + 15


def test_in_the_last_half_day_it_takes_the_points() -> None:
    """A fifth Cathedral writes 3; built in the first column it counts six Fortresses."""
    fortresses = [f"fortress {column}" for column in range(1, 7)]
    position = staged({
        "day": 8, "half": "afternoon", "roll": "1 3 6 black 3",
        "seats": {"A": {"deniers": 2, "influence": 5, "knowledge": 2, "residents": [4, 4, 4],
                        "built": [*fortresses, "cathedral 2", "cathedral 3", "cathedral 4", "cathedral 5"]}},
    })  # fmt: skip
    view = DICE.view(position, 0)
    position.play(make_bot("greedy").choose(view, Budget.none()))
    assert "cathedral 1" in DICE.look(position, "A.built")


def test_an_action_is_judged_with_the_building_it_brings() -> None:
    """Two residents complete the column of six, which gives a function building: the choice follows at once."""
    position = staged({"day": 4, "seats": {"A": {"deniers": 3, "residents": [6, 6, 4], "built": []}}})
    move = make_bot("greedy", 1).choose(DICE.view(position, 0), Budget.none())
    position.play(move)
    while 0 in position.pending() and not position.is_chance():
        position.play(make_bot("greedy", 1).choose(DICE.view(position, 0), Budget.none()))
    assert sum(position.totals()) > 16


# ---- the evaluation ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"deniers": 2}, {"deniers": 4}),
        ({"residents": [2, 2, 2]}, {"residents": [3, 2, 2]}),
        ({"residents": [5, 1, 0]}, {"residents": [2, 2, 2]}),
        ({"built": []}, {"built": ["fortress 1"]}),
        ({"built": ["palace 1"]}, {"built": ["palace 1", "cathedral 2"]}),
        ({"crossed": ["red 2"], "built": ["palace 1"]}, {"built": ["palace 1"]}),
    ],
)
def test_more_is_better(worse: dict[str, Any], better: dict[str, Any]) -> None:
    assert worth_of(worse) < worth_of(better)


def test_at_the_end_the_evaluation_is_the_score() -> None:
    sheet = {"deniers": 5, "residents": [7, 3, 1], "built": ["fortress 1", "cathedral 1"]}
    position = staged({"seats": {"A": sheet}})
    assert worth_of(sheet, ahead=0) == 100 * position.totals()[0]
