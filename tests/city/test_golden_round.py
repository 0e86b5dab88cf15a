"""All examples of the base rules form one round: each die is used once, and every sum is known."""

from __future__ import annotations

from tests.city.helpers import each, look, play, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position

ROUND = [  # lines, deniers of A B C D after them
    (["A beat", "A also 1", "A with R4", "A done"], [12, 12, 14, 8]),
    (["B beat", "B with Y3", "B with W1", "B done"], [12, 12, 14, 8]),
    (["A activate merchant with Y5 Y6 C:Y5", "A take supply"], [18, 12, 20, 8]),
    (["B activate priest with W5 A:W4", "B take supply"], [22, 2, 20, 8]),
    (["C build with W5 B:W2 D:W4"], [22, 8, 8, 14]),
    (["D fight succession with R2 R3 R4", "D times 2"], [22, 8, 8, 14]),
    (["A settle palace with N:R3", "A take supply"], [20, 8, 8, 14]),
    (["B settle city_hall with C:Y1", "B take supply"], [20, 6, 10, 14]),
    (["C reroll Y2", "* reroll 1", "C flip", "C fight marauding with Y6", "C times 2"], [20, 6, 10, 14]),
]


def start() -> Position:
    return stage(
        phase="counter",
        black="4 6 1",
        seats={
            "A": {"deniers": 12, "supply": 2, "dice": "Y5 Y6 W4 R4"},
            "B": {"deniers": 12, "supply": 2, "dice": "Y3 W1 W2 W5"},
            "C": {"deniers": 14, "dice": "Y1 Y2 Y5 W5"},
            "D": {"deniers": 8, "dice": "W4 R2 R3 R4"},
        },
        neutral={"dice": "R1 R3"},
        buildings={"palace": "N N D D D A", "city_hall": "A B A C C C", "bishopric": "A B B B C D"},
        activities={"merchant": {}, "priest": {}},
        events={"war": "", "theological_conflict": "", "succession": "C C A"},
        cathedral=[". . . N . ."],
    )


def test_the_golden_round() -> None:
    p = start()
    for lines, deniers in ROUND:
        play(p, *lines)
        assert each(p, "deniers") == deniers, lines[0]
    assert each(p, "influence") == [6, 5, 6, 6]
    assert each(p, "vp") == [0, 0, 6, 3]
    assert each(p, "dice") == ["", "", "", ""]
    assert look(p, "N.dice", "dice_left", "pending") == ["R1", 1, "D"]


def test_where_everything_stands_after_the_golden_round() -> None:
    p = start()
    for lines, _ in ROUND:
        play(p, *lines)
    assert look(p, "palace", "city_hall", "bishopric") == ["N N A D D A", "B A A C C C", "A B B B C D"]
    assert look(p, "lying.palace", "lying.city_hall", "lying.bishopric") == ["D", "B", ""]
    assert look(p, "cathedral.1", "cathedral.2") == [". C . N C .", ". . . C . ."]
    assert look(p, "events", "event.marauding") == [["marauding", "war", "theological_conflict"], "C C"]
    assert look(p, "priest.cubes.B", "priest.tradesman.B", "merchant.tradesman.A") == [3, 1, 1]
    assert each(p, "events_won") == [0, 0, 1, 0]
    assert each(p, "supply") == [0, 0, 0, 0]


def test_the_round_ends_and_the_next_begins() -> None:
    p = start()
    for lines, _ in ROUND:
        play(p, *lines)
    play(p, "D pass", "A pass", "B pass")
    assert each(p, "coins") == [2, 2, 0, 2]
    play(p, "C pass")
    assert (p.round, look(p, "start"), look(p, "phase"), look(p, "dice_left")) == (2, "B", "activities", 0)
    assert each(p, "deniers") == [22, 8, 12, 16]
    assert (look(p, "lying.palace", "lying.city_hall"), each(p, "supply")) == (["", ""], [0, 1, 0, 1])


def test_every_line_of_the_round_reads_back() -> None:
    p = start()
    for lines, _ in ROUND:
        for line in lines:
            move = CITY.parse(p, line)
            assert CITY.parse(p, CITY.format(p, move)) == move
            play(p, line)
