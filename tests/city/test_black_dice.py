"""Phase 3: countering black dice (rulings 5, 49-59)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.city.helpers import ALL_PLAYERS, legal, let_chance, lines, look, pending, play, refused, stage
from troyes.city.rules.position import Position


def spent_sets(p: Position, before: list[str]) -> list[tuple[str, ...]]:
    """Every set of own dice that can be spent from here on, by following all choices of dice."""
    found = []
    todo = [p]
    while todo:
        q = todo.pop()
        if pending(q) != "A" or not all(line.split()[1] in ("with", "done") for line in lines(q)):
            left = look(q, "A.dice").split()
            spent = before.copy()
            for die in left:
                spent.remove(die)
            found.append(tuple(sorted(spent)))
            continue
        for move in q.moves(0):
            after = q.clone()
            after.play(move)
            todo.append(after)
    return found


@pytest.mark.ruling(49, 55)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_countering_is_compulsory_for_whoever_is_able(players: int) -> None:
    able = stage(players, phase="counter", black="6", seats={"A": {"dice": "Y2 W2 R1"}})
    assert legal(able, "A beat")
    assert refused(able, "A yield") == "must_counter"
    assert refused(able, "A pass") == "wrong_step"
    weak = stage(players, phase="counter", black="6", seats={"A": {"dice": "Y2 W1 R1"}})
    assert legal(weak, "A yield")
    assert refused(weak, "A beat") == "too_weak"


@pytest.mark.ruling(50)
def test_influence_need_not_be_spent_to_become_able() -> None:
    p = stage(phase="counter", black="6", seats={"A": {"dice": "Y1 W1", "influence": 20, "vp": 3}})
    assert legal(p, "A flip")
    assert legal(p, "A reroll Y1")
    play(p.clone(), "A yield")  # although a flip would make A able
    play(p, "A reroll Y1", "* reroll 5")
    assert refused(p, "A yield") == "must_counter"  # judged on the dice as they stand now


@pytest.mark.ruling(51)
@pytest.mark.parametrize(
    ("own", "black", "need"),
    [("Y1 Y1 W1 W1 R1", "6", 6), ("Y2 Y5 W3 R4", "5", 5), ("R1 R2 Y3 Y3 W6", "6", 6), ("Y6 W6", "3", 3)],
)
def test_any_dice_that_suffice_and_each_set_once(own: str, black: str, need: int) -> None:
    before = own.split()
    p = stage(phase="counter", black=black, seats={"A": {"dice": own}, "B": {"dice": "Y1"}})
    play(p, "A beat")

    def strength(dice: tuple[str, ...]) -> int:
        return sum(int(die[1]) * (2 if die[0] == "R" else 1) for die in dice)

    enough = {
        tuple(sorted(dice)) for n in range(1, 6) for dice in combinations(before, n) if strength(dice) >= need
    }  # superfluous dice included
    found = spent_sets(p, before)
    assert set(found) == enough
    assert len(found) == len(enough)


@pytest.mark.ruling(51)
def test_not_enough_is_not_done() -> None:
    p = stage(phase="counter", black="5", seats={"A": {"dice": "Y3 W4 W6"}})
    play(p, "A beat", "A with Y3")
    assert refused(p, "A done") == "not_enough"
    play(p, "A with W4")
    assert legal(p, "A with W6")  # superfluous, and allowed
    assert look(play(p, "A done"), "A.dice", "A.influence") == ["W6", 5]


@pytest.mark.ruling(51)
def test_dice_are_named_in_one_order() -> None:
    p = stage(phase="counter", black="5", seats={"A": {"dice": "R1 Y3 W4"}})
    play(p, "A beat")
    assert refused(p, "A with W4") == "order"  # Y3 could not follow, and W4 alone is too little
    strong = stage(phase="counter", black="5", seats={"A": {"dice": "R1 Y3 W4 W6"}})
    play(strong, "A beat", "A with Y3")
    assert lines(strong) == ["A with W4", "A with W6"]
    assert refused(strong, "A with R1") == "order"


@pytest.mark.ruling(52)
def test_values_are_pooled_and_the_highest_is_always_among_them() -> None:
    p = stage(phase="counter", black="4 3 1 1", seats={"A": {"dice": "R2 Y3 W1"}})
    assert refused(p, "A also 1") == "wrong_step"
    play(p, "A beat")
    assert lines(p) == ["A also 3", "A also 1", "A done"]
    play(p, "A also 3")
    assert lines(p) == ["A also 1", "A done"]  # worth 8: 4 + 3 + 1, not one more
    assert refused(p, "A also 2") == "also"
    play(p, "A also 1")  # all own dice are needed: nothing is left to choose
    assert look(p, "black", "A.influence", "A.dice") == ["1", 4 + 3, ""]


@pytest.mark.ruling(52)
def test_further_black_dice_must_be_within_reach() -> None:
    p = play(stage(phase="counter", black="6 5 4", seats={"A": {"dice": "Y6 W4"}}), "A beat")
    assert lines(p) == ["A also 4", "A done"]
    assert refused(p, "A also 5") == "also"


@pytest.mark.ruling(53)
def test_equal_black_dice_are_interchangeable() -> None:
    p = play(stage(phase="counter", black="6 6 6", seats={"A": {"dice": "R6 R3"}}), "A beat")
    assert lines(p) == ["A also 6", "A done"]
    play(p, "A also 6", "A also 6")
    assert look(p, "black", "A.influence") == ["", 7]


@pytest.mark.ruling(54)
def test_the_start_player_counters_first_whoever_acted_last() -> None:
    p = stage(start="A", turn="C", seats={"C": {"dice": "Y2"}}, buildings={"palace": "A B C D . ."})
    let_chance(play(p, "C farm with Y2"))  # the last die: round 2, and the start card is with B
    assert look(p, "round", "phase", "start", "pending") == [2, "counter", "B", "B"]


@pytest.mark.ruling(54)
def test_the_players_take_turns_until_no_black_die_remains() -> None:
    seats = {"A": {"dice": "Y6 W6"}, "B": {"dice": "Y6"}, "C": {"dice": "R3 W5"}}
    p = stage(3, phase="counter", start="B", turn="B", black="6 5 4 3 2", seats=seats, neutral={"dice": "R6"})
    for turn in ("B beat", "C beat, C done, C with R3, C done", "A beat, A done, A with Y6, A done", "B yield"):
        assert pending(p) == turn[0]
        play(p, *turn.split(", "))
    assert (pending(p), look(p, "black", "N.dice")) == ("C", ["2", "R6"])
    play(p, "C beat")
    assert (look(p, "phase"), pending(p)) == ("actions", "B")


@pytest.mark.ruling(55, 5)
@pytest.mark.parametrize(("vp", "left"), [(5, 3), (1, 0), (0, 0)])
def test_who_is_too_weak_discards_the_highest_and_loses_two_points(vp: int, left: int) -> None:
    p = stage(phase="counter", black="6 3", seats={"A": {"dice": "Y5", "vp": vp}, "B": {"vp": vp}})
    play(p, "A yield")  # a 3 was within reach, but may not be countered instead
    assert look(p, "A.vp", "A.dice", "A.influence", "black", "pending") == [left, "Y5", 4, "3", "B"]
    play(p, "B yield")  # without any dice
    assert look(p, "B.vp", "phase") == [left, "actions"]


@pytest.mark.ruling(56)
def test_influence_is_spent_before_and_gained_after_each_counter() -> None:
    seats = {"A": {"dice": "R1 Y1", "influence": 0}, "B": {"dice": "Y5", "influence": 0}}
    p = stage(2, phase="counter", black="2 2 1", seats=seats)
    assert lines(p) == ["A beat"]
    assert refused(p, "A reroll Y1") == "influence"
    play(p, "A beat", "A done", "A done", "B beat", "B done")
    assert (pending(p), look(p, "A.influence")) == ("A", 1)
    play(p, "A reroll Y1", "* reroll 4")
    assert look(p, "A.dice", "A.influence") == ["Y4", 0]
    assert look(play(p, "A beat"), "A.influence", "A.dice") == [1, ""]


@pytest.mark.ruling(56, 58)
def test_several_uses_of_influence_before_one_counter_but_none_inside_it() -> None:
    p = stage(phase="counter", black="6", seats={"A": {"dice": "R2 Y6", "influence": 10}})
    play(p, "A reroll R2", "* reroll 1", "A recruit", "A flip", "A turn R1", "A done")
    assert look(p, "A.dice", "A.influence", "A.supply") == ["R6 Y6", 3, 1]
    play(p, "A beat")
    assert refused(p, "A reroll R6") == "wrong_step"
    assert refused(p, "A recruit") == "wrong_step"


@pytest.mark.ruling(57)
def test_only_dice_of_the_own_district_and_no_cubes() -> None:
    p = stage(
        phase="counter",
        black="6",
        seats={"A": {"dice": "Y3 W3 W4", "deniers": 50}, "B": {"dice": "Y6"}},
        neutral={"dice": "R6"},
        activities={"priest": {"tradesmen": {"A": 1}, "cubes": {"A": 3}}},
    )
    play(p, "A beat")
    assert refused(p, "A with B:Y6") == "not_own_die"
    assert refused(p, "A with N:R6") == "not_own_die"
    assert lines(p) == ["A with Y3", "A with W3"]
    weak = stage(
        phase="counter", black="6", seats={"A": {"dice": "Y3"}}, activities={"priest": {"cubes": {"A": 3}}},
    )  # fmt: skip
    assert refused(weak, "A beat") == "too_weak"  # 3 + 3 with a cube, but cubes do not count
    play(p, "A with Y3", "A with W3", "A done")
    assert look(p, "priest.cubes.A", "A.dice", "B.dice", "A.deniers") == [3, "W4", "Y6", 50]


@pytest.mark.ruling(58)
@pytest.mark.parametrize(("die", "black", "able"), [("R3", "6", True), ("R2", "5", False), ("Y3", "6", False)])
def test_red_dice_count_double(die: str, black: str, able: bool) -> None:
    p = stage(phase="counter", black=black, seats={"A": {"dice": die}})
    assert legal(p, "A beat") == able
    assert legal(p, "A yield") == (not able)


@pytest.mark.ruling(58)
def test_red_is_doubled_only_against_black_dice() -> None:
    p = stage(seats={"A": {"dice": "R3 R1"}}, events={"war": ""})
    assert refused(p, "A fight war with R3") == "too_low"


@pytest.mark.ruling(59)
def test_spent_dice_are_gone() -> None:
    p = stage(phase="counter", black="3", seats={"A": {"dice": "Y3 Y4"}})
    play(p, "A beat", "A with Y3", "A done")
    assert look(p, "A.dice", "dice_left", "phase") == ["Y4", 1, "actions"]
    assert refused(p, "A farm with Y3") == "no_such_die"


@pytest.mark.ruling(51, 52)
def test_ten_dice_against_eight_black_ones() -> None:
    own = "R1 R3 R4 R6 Y1 Y2 Y5 Y6 W3 W4"
    start = stage(2, phase="counter", black="6 6 5 4 3 2 1 1", seats={"A": {"dice": own, "influence": 20}})
    longest, chance = 0, random.Random(5)
    for _ in range(60):
        p = play(start.clone(), "A beat")
        while look(p, "phase") == "counter" and pending(p) == "A":
            moves = p.moves(0)
            longest = max(longest, len(moves))
            p.play(chance.choice(moves))
    assert longest <= 20
    all_black = play(start.clone(), "A beat", *(f"A also {value}" for value in (6, 5, 4, 3, 2, 1, 1)))
    play(all_black, "A with R3", "A with R4", "A with R6", "A with W4")  # 6 + 8 + 12 + 4 = 30 pips against 28
    assert look(all_black, "A.dice", "black") == ["R1 Y1 Y2 Y5 Y6 W3", ""]
