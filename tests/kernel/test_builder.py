"""The builder answers from the list of legal moves alone."""

from __future__ import annotations

import pytest

from tests.kernel.play import GAME, new_match, play_on, staged
from troyes.city.effect_codes import E_CARD_CUBE, E_DENIERS, E_DIE, E_INFLUENCE
from troyes.kernel.builder import Builder
from troyes.kernel.game import mover
from troyes.kernel.refusals import BadInput

TWO_WAYS = {
    "seats": {"A": {"deniers": 10, "supply": 1, "dice": "Y5 Y6 W4"}, "B": {"dice": "Y3"}},
    "activities": {"merchant": {"tradesmen": {"A": 1}}, "priest": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}},
    "buildings": {"palace": "B . . . . ."},
}


def builder() -> Builder:
    return Builder(GAME, staged(TWO_WAYS).position, 0)


def test_leaves_are_the_legal_moves_throughout_a_game() -> None:
    match = new_match(seed=11)
    while not match.position.is_over():
        seat = match.position.pending()[0]
        build = Builder(GAME, match.position, seat)
        legal = match.position.moves(seat)
        assert build.leaves() == legal
        assert sorted(move for option in build.choices() for move in option.moves) == sorted(legal)
        play_on(match, 1, seed=len(match.record.entries))


def test_each_way_down_the_tree_reaches_every_move_once() -> None:
    build = builder()

    def walk(fields: tuple[str, ...], **chosen: str) -> list[int]:
        if not fields:
            assert len(build.moves(**chosen)) == 1
            return build.moves(**chosen)
        return [
            move
            for option in build.options(fields[0], **chosen)
            for move in walk(fields[1:], **chosen, **{fields[0]: option.value})
        ]

    for order in (GAME.fields, tuple(reversed(GAME.fields)), ("dice", "action", "cube", "target")):
        assert sorted(walk(order)) == sorted(build.leaves())


def test_dice_first_or_target_first_lead_to_the_same_moves() -> None:
    build = builder()
    dice_first = {option.value for option in build.options("action", dice="Y5 Y6")}
    assert {"activate", "farm"} <= dice_first
    target_first = {option.value for option in build.options("dice", action="farm")}
    assert {"Y5", "Y6", "Y5 Y6"} <= target_first
    assert set(build.moves(dice="Y5 Y6", action="farm")) == set(build.moves(action="farm", dice="Y5 Y6"))


def test_open_fields_are_those_that_still_differ() -> None:
    build = builder()
    assert build.open_fields() == ["action", "target", "dice", "cube"]
    assert build.open_fields(action="farm", dice="Y5") == ["cube"]
    assert build.open_fields(action="pass") == []
    assert [option.value for option in build.choices(action="pass")] == ["pass"]


def test_options_say_how_many_moves_they_lead_to() -> None:
    build = builder()
    for option in build.options("action"):
        assert option.count == len(build.moves(action=option.value)) > 0


def test_outcome_is_price_and_result() -> None:
    build = builder()
    plain, helped = (
        next(move for move in build.moves(action="farm", dice="Y6 B:Y3", cube=cube))
        for cube in sorted(option.value for option in build.options("cube", action="farm", dice="Y6 B:Y3"))
    )
    outcome = build.outcome(plain)
    assert outcome.own.get(E_DENIERS, 0) == -4 + 4
    assert outcome.others[E_DENIERS, 1] == 4
    assert outcome.own[E_DIE] == -1
    assert E_INFLUENCE not in outcome.own
    better = build.outcome(helped)
    assert better.own[E_CARD_CUBE] == -1
    assert better.own[E_DENIERS] == -4 + 7
    assert better.effects == build.position.preview(helped)


def test_outcome_leaves_the_position_alone() -> None:
    build = builder()
    before = staged(TWO_WAYS).position
    for move in build.leaves():
        build.outcome(move)
        assert mover(move) == 0
    assert before.same_as(build.position)


def test_a_view_gives_the_same_choices() -> None:
    position = play_on(new_match(), 40).position
    seat = position.pending()[0]
    from_view = Builder(GAME, GAME.view(position, seat), seat)
    assert from_view.leaves() == Builder(GAME, position, seat).leaves()
    assert from_view.outcome(from_view.leaves()[0]) == Builder(GAME, position, seat).outcome(from_view.leaves()[0])


def test_a_seat_that_does_not_decide_has_no_choices() -> None:
    build = Builder(GAME, staged(TWO_WAYS).position, 1)
    assert build.leaves() == []
    assert build.choices() == []
    assert build.open_fields() == []


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(BadInput, match=r"colour: is not a field of a move. Fields: action, target, dice, cube"):
        builder().moves(colour="red")
    assert builder().moves(action="dance") == []
