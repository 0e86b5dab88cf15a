"""Phase 4: acting or passing, income of those who passed, end of the round (rulings 60-66)."""

from __future__ import annotations

import pytest

from tests.city.helpers import ALL_PLAYERS, each, legal, lines, look, pending, play, refused, stage
from troyes.city.game import CITY


@pytest.mark.ruling(60)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_passing_is_always_allowed(players: int) -> None:
    p = stage(players, seats={"A": {"dice": "Y6 W6 R6"}})
    assert legal(p, "A farm with Y6")
    assert legal(p, "A pass")


@pytest.mark.ruling(60)
def test_who_can_do_nothing_else_passes() -> None:
    p = stage(seats={"A": {"deniers": 1, "influence": 0}, "B": {"dice": "Y6"}})
    assert lines(p) == ["A pass"]
    assert refused(p, "A farm with B:Y6") == "price"


@pytest.mark.ruling(61)
def test_two_deniers_on_passing_and_one_each_time_play_comes_round() -> None:
    p = stage(3, seats={"A": {"dice": "Y2"}, "B": {"dice": "Y2 Y2"}, "C": {"dice": "Y2 Y2 Y2"}})
    play(p, "A pass")
    assert look(p, "A.coins", "A.deniers") == [2, 10]
    play(p, "B farm with Y2", "C farm with Y2")  # play reaches A
    assert (look(p, "A.coins"), pending(p)) == (3, "B")
    play(p, "B pass", "C farm with Y2")  # play reaches A and B
    assert (each(p, "coins"), pending(p)) == ([4, 3, 0], "C")
    play(p, "C pass")  # the round ends: nobody receives more; 10 of income follow, no salaries
    assert p.round == 2
    assert each(p, "coins") == [0, 0, 0]
    play(p, "* reveal hunting", "* reveal innkeeper", "* reveal templar")
    assert each(p, "deniers") == [10 + 4 + 10, 10 + 1 + 3 + 10, 10 + 2 + 2 + 10]


@pytest.mark.ruling(61)
def test_nobody_receives_a_denier_when_the_last_die_is_used() -> None:
    p = stage(2, round=4, seats={"A": {"coins": 2, "passed": True}, "B": {"dice": "Y2"}}, turn="B")
    play(p, "B farm with Y2")
    assert p.is_over()
    assert each(p, "deniers") == [12, 11]


@pytest.mark.ruling(62)
def test_deniers_on_the_district_cannot_be_spent_or_taken() -> None:
    p = stage(
        2,
        seats={"A": {"deniers": 1, "coins": 9, "dice": "R5"}, "B": {"deniers": 0, "coins": 5, "dice": "Y6"}},
        buildings={"city_hall": "B B . . . ."},
        activities={"tax_collector": {"tradesmen": {"A": 1}}},
    )
    assert refused(p, "A farm with B:Y6") == "price"
    play(p, "A activate tax_collector with R5")
    assert look(p, "A.deniers", "B.deniers", "B.coins") == [1, 0, 5]


@pytest.mark.ruling(62)
def test_deniers_on_the_district_are_collected_before_thibaut_counts() -> None:
    seats = {"A": {"deniers": 4, "coins": 2, "characters": ["thibaut_ii"]}, "B": {"deniers": 4}}
    p = stage(phase="end", round=6, seats=seats)
    points = [sum(line.points for line in sheet if line.detail == "thibaut_ii") for sheet in CITY.scores(p)]
    assert points[:2] == [1, 0]


@pytest.mark.ruling(62, 63, 274)
def test_dice_of_a_player_who_has_passed_are_for_sale() -> None:
    p = stage(2, seats={"A": {"dice": "Y2", "deniers": 3}, "B": {"dice": "Y4 W2"}})
    play(p, "A pass", "B farm with A:Y2")
    assert look(p, "A.deniers", "A.coins", "B.deniers") == [5, 3, 10 - 2 + 1]
    assert pending(p) == "B"  # selling gives no turn back


@pytest.mark.ruling(64)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_without_dice_there_is_no_phase_four(players: int) -> None:
    last = {2: 4, 3: 5, 4: 6}[players]
    p = stage(players, phase="counter", round=last, black="6", seats={"A": {"dice": "R3", "deniers": 7}})
    play(p, "A beat")
    assert p.is_over()
    assert (look(p, "A.deniers"), each(p, "passed")) == (7, [False] * players)


@pytest.mark.ruling(65)
def test_influence_may_be_spent_before_passing_but_not_after() -> None:
    p = stage(2, seats={"A": {"dice": "Y4"}, "B": {"dice": "Y4"}})
    play(p, "A reroll Y4", "* reroll 1", "A recruit")
    assert refused(p, "A farm with Y1") == "too_low"
    play(p, "A pass")
    assert look(p, "A.influence", "A.supply", "A.coins") == [1, 1, 2]
    assert refused(p, "A reroll Y1") == "not_your_turn"
    play(p, "B farm with Y4")
    assert (pending(p), refused(p, "A reroll Y1")) == ("B", "not_your_turn")


@pytest.mark.ruling(66)
def test_every_roll_is_seen_before_the_next_decision_and_none_after_the_action() -> None:
    seats = {"A": {"dice": "Y6 Y1", "deniers": 20, "supply": 1, "influence": 9}}
    p = stage(seats=seats, buildings={"palace": "A . . . . ."}, activities={"merchant": {}})
    play(p, "A reroll Y1")
    assert refused(p, "A reroll Y6") == "chance_first"
    play(p, "* reroll 3", "A reroll Y3", "* reroll 2", "A activate merchant with Y6")
    assert lines(p) == ["A take palace 1", "A take supply"]
    assert refused(p, "A reroll Y2") == "wrong_step"
    assert refused(p, "A recruit") == "wrong_step"
    assert look(p, "A.influence") == 7


@pytest.mark.ruling(60, 61)
def test_one_action_each_clockwise() -> None:
    p = stage(start="D", turn="D", seats={s: {"dice": f"Y2 W{i}"} for i, s in enumerate("ABCD", 1)})
    order = ""
    while look(p, "phase") == "actions":
        order += pending(p)
        left = look(p, f"{order[-1]}.dice")
        play(p, f"{order[-1]} farm with Y2" if "Y2" in left else f"{order[-1]} build with {left}")
    assert order == "DABCDABC"
