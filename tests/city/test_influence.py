"""Influence: reroll, recruit, flip, and its bounds (rulings 67-69)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.city.helpers import lines, look, pending, play, refused, stage
from troyes.city.rules.position import Position


@pytest.mark.ruling(67, 264)
def test_recruiting_is_always_allowed_while_citizens_are_left() -> None:
    p = stage(seats={"A": {"influence": 9, "supply": 9, "dice": "Y1"}}, buildings={"palace": "A . . . . ."})
    assert look(p, "A.general") == 2
    play(p, "A recruit", "A recruit")
    assert look(p, "A.influence", "A.supply", "A.general") == [5, 11, 0]
    assert refused(p, "A recruit") == "no_recruit"


@pytest.mark.ruling(67)
def test_taking_a_citizen_from_the_board_is_the_alternative() -> None:
    p = stage(
        seats={"A": {"influence": 6, "dice": "Y6", "deniers": 9}},
        buildings={"bishopric": "A . . . . ."},
        activities={"merchant": {}},
    )
    play(p, "A activate merchant with Y6")  # without recruiting
    assert look(p, "bishopric", "merchant.tradesman.A", "A.influence") == [". . . . . .", 1, 6]


def flipped(p: Position) -> list[str]:
    """What the district can look like after one flip, one entry per way to get there."""
    play(p, "A flip")
    found, todo = [], [p]
    while todo:
        q = todo.pop()
        if "A pass" in lines(q):
            found.append(look(q, "A.dice"))
            continue
        for move in q.moves(0):
            after = q.clone()
            after.play(move)
            todo.append(after)
    return sorted(found)


@pytest.mark.ruling(68)
@pytest.mark.parametrize("own", ["R1", "R1 Y2 W3", "R2 Y1 Y4 Y5 W3", "Y1 Y6", "Y1 Y6 Y6", "Y2 Y2 Y2", "R3 R3 R4 R4 W6"])
def test_a_flip_turns_one_to_three_dice_each_set_once(own: str) -> None:
    dice = own.split()
    sets = {turned for n in (1, 2, 3) for turned in combinations(sorted(dice), n)}
    expected = [" ".join(sorted(after_turning(dice, turned), key=by_colour)) for turned in sets]
    assert flipped(stage(seats={"A": {"dice": own, "influence": 4}})) == sorted(expected)


def after_turning(dice: list[str], turned: tuple[str, ...]) -> list[str]:
    left = dice.copy()
    for die in turned:
        left.remove(die)
    return left + [f"{die[0]}{7 - int(die[1])}" for die in turned]


def by_colour(die: str) -> tuple[int, str]:
    return "RYW".index(die[0]), die[1]


@pytest.mark.ruling(68)
def test_four_points_once_for_up_to_three_dice_and_again_for_a_fourth() -> None:
    p = stage(seats={"A": {"dice": "R1 Y1 Y2 W1", "influence": 9}})
    play(p, "A flip", "A turn R1", "A turn Y2", "A turn W1")
    assert look(p, "A.dice", "A.influence") == ["R6 Y1 Y5 W6", 5]
    assert refused(p, "A turn Y1") == "wrong_step"
    play(p, "A flip", "A turn Y1", "A done")
    assert look(p, "A.dice", "A.influence") == ["R6 Y5 Y6 W6", 1]
    assert refused(p, "A flip") == "influence"


@pytest.mark.ruling(68)
def test_only_own_dice_and_none_twice() -> None:
    p = stage(seats={"A": {"dice": "Y1 W1", "influence": 4}, "B": {"dice": "Y1"}}, neutral={"dice": "R1"})
    play(p, "A flip")
    assert refused(p, "A turn B:Y1") == "not_own_die"
    assert refused(p, "A turn N:R1") == "not_own_die"
    assert refused(p, "A done") == "not_enough"  # at least one die
    play(p, "A turn Y1")
    assert refused(p, "A turn Y6") == "turned"


@pytest.mark.ruling(68)
def test_dice_are_turned_in_one_order() -> None:
    p = stage(seats={"A": {"dice": "Y1 Y3 W1", "influence": 4}})
    play(p, "A flip", "A turn Y3")
    assert refused(p, "A turn Y1") == "order"
    assert lines(p) == ["A turn W1", "A done"]


@pytest.mark.ruling(68)
def test_a_flip_needs_a_die() -> None:
    p = stage(seats={"A": {"influence": 9}, "B": {"dice": "Y1"}})
    assert refused(p, "A flip") == "no_dice"


@pytest.mark.ruling(69)
@pytest.mark.parametrize(
    ("influence", "allowed"),
    [(0, ""), (1, "reroll"), (2, "reroll recruit"), (3, "reroll recruit"), (4, "reroll recruit flip")],
)
def test_spending_requires_having_the_points(influence: int, allowed: str) -> None:
    p = stage(seats={"A": {"dice": "Y1", "influence": influence}})
    verbs = {line.split()[1] for line in lines(p)} & {"reroll", "recruit", "flip"}
    assert verbs == set(allowed.split())
    for verb in {"reroll Y1", "recruit", "flip"}:
        if verb.split()[0] not in verbs:
            assert refused(p, f"A {verb}") == "influence"


@pytest.mark.ruling(69)
def test_influence_never_exceeds_twenty() -> None:
    p = stage(seats={"A": {"dice": "W4 W5 W6 W1", "influence": 17}})
    play(p, "A build with W4 W5 W6")
    assert look(p, "A.influence", "A.vp") == [20, 3]
    black = stage(phase="counter", black="1 1 1", seats={"A": {"dice": "Y3", "influence": 19}})
    play(black, "A beat", "A also 1", "A also 1")
    assert look(black, "A.influence") == 20


@pytest.mark.ruling(69)
def test_each_single_gain_is_capped() -> None:
    """Two cubes on an event at 19: the first fills the track, the second is lost, and spending starts from 20."""
    p = stage(seats={"A": {"dice": "Y6 Y2", "influence": 19}, "B": {"dice": "Y1"}}, players=2)
    play(p, "A fight marauding with Y6", "A times 2", "B pass")
    assert pending(p) == "A"
    assert look(p, "A.influence") == 20
    assert look(play(p, "A reroll Y2"), "A.influence") == 19
