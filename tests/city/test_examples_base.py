"""The worked examples of the base rules, EX-B1 to EX-B16, what they forbid included."""

from __future__ import annotations

import pytest

from tests.city.helpers import ALL_PLAYERS, each, legal, let_chance, lines, look, play, refused, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position

PLACED = """
A place palace 6, B place bishopric 2, C place city_hall 4, D place palace 3,
D place palace 4, C place city_hall 5, B place bishopric 3, A place city_hall 1,
A place city_hall 3, B place bishopric 4, C place city_hall 6, D place palace 5,
D place bishopric 6, C place bishopric 5, B place city_hall 2, A place bishopric 1
"""
CITY_HALL_ETC = {"palace": "N N D D D A", "city_hall": "A B A C C C", "bishopric": "A B B B C D"}


def after_placement() -> Position:
    p = let_chance(CITY.new(CITY.setup({"players": 4, "start": "A"})))
    play(p, *(line.strip() for line in PLACED.split(",")))
    return p


@pytest.mark.ruling(17, 18, 19)
def test_b1_initial_placement() -> None:
    p = after_placement()
    assert {name: look(p, name) for name in CITY_HALL_ETC} == CITY_HALL_ETC
    assert (p.round, look(p, "phase"), look(p, "neutral.supply")) == (1, "activities", 6)
    assert each(p, "supply") == [0] * 4


@pytest.mark.ruling(27)
def test_b2_income_and_salaries() -> None:
    p = after_placement()
    assert each(p, "deniers") == [5] * 4
    play(p, "* reveal archer", "* reveal merchant", "* reveal priest")
    assert each(p, "deniers") == [12, 12, 14, 8]


@pytest.mark.ruling(15, 28)
def test_b3_dice() -> None:
    p = play(after_placement(), "* reveal archer", "* reveal merchant", "* reveal priest")
    play(p, "* roll red A:4 D:234 N:13", "* roll yellow A:56 B:3 C:125", "* roll white A:4 B:125 C:5 D:4")
    assert each(p, "dice") == ["R4 Y5 Y6 W4", "Y3 W1 W2 W5", "Y1 Y2 Y5 W5", "R2 R3 R4 W4"]
    assert look(p, "N.dice") == "R1 R3"


@pytest.mark.ruling(13, 31, 35, 37)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_b4_two_new_events(players: int) -> None:
    p = stage(players, phase="workforce")
    play(p, "* event war", "* event theological_conflict")
    assert look(p, "events") == ["marauding", "war", "theological_conflict"]
    assert refused(p, "* black 1 1 1") == "impossible_outcome"  # Theological Conflict comes before the roll
    play(p, "* site 1")
    assert look(p, "bishopric") == "N . . . . ."
    assert refused(p, "* black 1 1 1 1") == "impossible_outcome"
    assert look(play(p, "* black 4 6 1"), "black", "pending") == ["6 4 1", "A"]


@pytest.mark.ruling(52, 58)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_b5_two_black_dice_with_one_red_die(players: int) -> None:
    p = stage(players, phase="counter", black="4 6 1", seats={"A": {"dice": "R4"}})
    play(p, "A beat", "A also 1")
    assert look(p, "black", "A.influence", "A.dice") == ["4", 6, ""]


@pytest.mark.ruling(49, 52)
def test_b5_the_highest_must_be_among_them_and_the_sum_must_suffice() -> None:
    p = stage(phase="counter", black="4 6 1", seats={"A": {"dice": "R4 Y3"}})
    assert lines(p)[-1] == "A beat"
    assert refused(p, "A also 4") == "wrong_step"  # no die is chosen before the 6
    play(p, "A beat")
    assert look(p, "black") == "4 1"  # the 6 has been taken up
    play(p, "A also 4")
    assert lines(p) == ["A also 1", "A done"]  # 10 pips, 11 are at hand
    play(p.clone(), "A also 1")
    play(p, "A done")
    assert look(p, "black", "A.dice", "A.influence") == ["1", "", 6]  # R4 alone is worth 8: Y3 had to follow
    alone = play(stage(phase="counter", black="4 6 1", seats={"A": {"dice": "R4"}}), "A beat")
    assert refused(alone, "A also 4") == "also"


@pytest.mark.ruling(51, 54)
def test_b6_mixed_colours() -> None:
    p = stage(phase="counter", turn="B", black="4", seats={"B": {"dice": "W1 Y3 W2 W5"}})
    play(p, "B beat", "B with Y3", "B with W1", "B done")
    assert look(p, "B.influence", "B.dice", "phase", "pending") == [5, "W2 W5", "actions", "A"]


@pytest.mark.ruling(71)
def test_b7_price_of_a_lot_of_three() -> None:
    p = stage(seats={"A": {"dice": "Y5 Y6"}, "C": {"dice": "Y5 R1"}})
    play(p, "A farm with Y5 Y6 C:Y5")
    assert look(p, "A.deniers", "C.deniers") == [10 - 6 + 8, 16]


@pytest.mark.ruling(71)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_b8_price_of_a_lot_of_two(players: int) -> None:
    p = stage(players, seats={"A": {"dice": "W4"}, "B": {"dice": "W5 R1"}})
    play(p, "A build with W4 B:W5")
    assert look(p, "A.deniers", "B.deniers") == [6, 14]


@pytest.mark.ruling(72)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_b9_hiring_a_merchant(players: int) -> None:
    p = stage(players, activities={"merchant": {}}, seats={"A": {"dice": "Y5 Y6 Y5 R1", "deniers": 4, "supply": 1}})
    play(p, "A activate merchant with Y5 Y5 Y6")
    assert look(p, "A.deniers", "merchant.tradesman.A", "A.supply") == [16, 1, 0]
    assert ("tradesman", "merchant", 2) in CITY.scores(p)[0]


def test_b10_hiring_a_priest() -> None:
    p = stage(
        2,
        turn="B",
        activities={"priest": {}},
        seats={"A": {"dice": "W4 R1", "deniers": 0}, "B": {"dice": "W5 W6 Y3", "supply": 1, "deniers": 10}},
    )
    play(p, "B activate priest with W5 A:W4")
    assert look(p, "A.deniers", "B.deniers", "priest.cubes.B", "priest.tradesman.B") == [4, 0, 3, 1]
    play(p, "A pass")
    again = play(p.clone(), "B activate priest with W6")  # no second hire
    assert look(again, "B.deniers", "priest.cubes.B") == [0, 5]
    play(p, "B farm with Y3 using priest")
    assert look(p, "B.deniers", "priest.cubes.B") == [3, 2]


def test_b11_the_cathedral() -> None:
    seats = {"B": {"dice": "W2"}, "C": {"dice": "W5 R1", "deniers": 12}, "D": {"dice": "W4"}}
    p = stage(turn="C", seats=seats, cathedral=[". . . N . ."])
    play(p, "C build with W5 B:W2 D:W4")
    assert look(p, "cathedral.1", "cathedral.2") == [". C . N C .", ". . . C . ."]
    assert look(p, "B.deniers", "C.deniers", "D.deniers", "C.influence", "C.vp") == [16, 0, 16, 9, 3]


def test_b12_an_event_with_a_tie_for_first() -> None:
    p = stage(turn="D", events={"succession": "C C A"}, seats={"D": {"dice": "R2 R3 R4"}, "A": {"dice": "R1"}})
    play(p, "D fight succession with R2 R3 R4", "D times 2")
    assert look(p, "D.influence", "events") == [6, ["marauding"]]
    assert (each(p, "vp"), each(p, "events_won")) == ([0, 0, 3, 3], [0, 0, 1, 0])


@pytest.mark.ruling(2)
def test_b13_marauding_countered() -> None:
    seats = {"A": {"dice": "Y6"}, "B": {"dice": "Y6 Y4"}}
    p = stage(2, events={"marauding": "A A B B B"}, seats=seats)
    play(p, "A fight marauding with Y6")  # two cubes could be paid, one banner is free
    assert look(p, "A.vp", "B.vp", "A.influence", "event.marauding") == [1, 1, 5, ""]
    assert (each(p, "events_won"), look(p, "events")) == ([0, 0], ["marauding"])
    play(p, "B fight marauding with Y6", "B times 2")  # open again for later actions
    assert look(p, "event.marauding") == "B B"


@pytest.mark.parametrize("die", ["Y1", "Y6"])
def test_b14_expelling_oneself_from_city_hall(die: str) -> None:
    seats = {"B": {"supply": 1}, "C": {"dice": f"{die} Y5 R1", "deniers": 14}}
    buildings = {"city_hall": "A B A B C C"}
    p = stage(turn="B", seats=seats, buildings=buildings)
    play(p, f"B settle city_hall with C:{die}", "B take supply")
    assert look(p, "city_hall", "lying.city_hall", "B.deniers", "C.deniers") == ["B A A B C C", "B", 8, 16]
    assert refused(p, "C settle city_hall with Y5") == "protected"
    play(p, "C pass", "D pass")
    assert refused(p, "A settle city_hall with C:Y5") == "protected"


def test_b15_the_palace() -> None:
    p = stage(seats={"A": {"supply": 1}}, neutral={"dice": "R3 R1"}, buildings={"palace": ". . D . . ."})
    play(p, "A settle palace with N:R3")
    assert look(p, "palace", "lying.palace", "A.deniers") == [". . A . . .", "D", 8]


@pytest.mark.ruling(66, 68)
@pytest.mark.parametrize("players", [3, 4])
def test_b16_reroll_flip_and_fight(players: int) -> None:
    seats = {"C": {"dice": "Y2", "influence": 5}}
    p = stage(players, turn="C", seats=seats, neutral={"dice": "R1"})
    assert refused(p, "C reroll N:R1") == "not_own_die"
    play(p, "C reroll Y2", "* reroll 1", "C flip")  # one die: it is the one turned
    assert look(p, "C.dice", "C.influence") == ["Y6", 0]
    play(p, "C fight marauding with Y6", "C times 2")
    assert look(p, "event.marauding", "C.influence", "N.dice") == ["C C", 2, "R1"]


@pytest.mark.ruling(68)
def test_b16_a_neutral_die_cannot_be_flipped() -> None:
    p = stage(seats={"A": {"dice": "Y2 Y3", "influence": 9}}, neutral={"dice": "R1"})
    play(p, "A flip")
    assert refused(p, "A turn N:R1") == "not_own_die"
    assert not legal(p, "A turn N:R1")
