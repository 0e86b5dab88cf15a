"""Chance is drawn by key: what one player does never changes what anybody else rolls or what is revealed."""

from __future__ import annotations

import pytest

from tests.city.helpers import let_chance, look, play, setup_for, stage
from troyes.city.game import CITY
from troyes.city.rules.codes import REROLL_DIE, SHOT
from troyes.city.rules.position import Position
from troyes.kernel.play.chance import FastSource, SecureSource, SequenceSource, Source

SOURCES = [FastSource(5), SecureSource(bytes(range(32)))]
BUILDINGS = {"palace": "A A B B N N", "city_hall": "A B A B A B", "bishopric": "B B A A N ."}


def next_round(position: Position, source: Source) -> list[str]:
    """Every chance from here to the next decision, as notation."""
    told = []
    while position.is_chance():
        move = position.draw(source)
        told.append(CITY.format(position, move))
        position.play(move)
    return told


@pytest.mark.ruling(277)
@pytest.mark.parametrize("source", SOURCES, ids=["fast", "secure"])
def test_extra_rerolls_and_shots_change_no_later_outcome(source: Source) -> None:
    def last_turns(*first: str) -> list[str]:
        p = stage(
            round=3, buildings=BUILDINGS, events={"heresy": ""}, activities={"archer": {"tradesmen": {"A": 1}}},
            seats={"A": {"dice": "R2 R4", "influence": 9}, "B": {"dice": "W1"}},
        )  # fmt: skip
        for line in first:
            play(p, line) if line != "*" else let_chance(p, source)
        while look(p, "round") == 3:
            p.play(p.moves(p.pending()[0])[-1])  # everybody passes
        return next_round(p, source)

    plain = last_turns()
    assert len(plain) > 5
    assert last_turns("A reroll R2", "*") == plain
    assert last_turns("A activate archer with R4", "* shot 1", "A shoot", "* shot 2") == plain


@pytest.mark.ruling(277)
@pytest.mark.parametrize("source", SOURCES, ids=["fast", "secure"])
def test_a_reroll_of_one_seat_does_not_touch_the_reroll_of_another(source: Source) -> None:
    def reroll_of_b(rerolls_of_a: int) -> str:
        p = stage(seats={"A": {"dice": "R1 R2 R3"}, "B": {"dice": "W1 Y1"}})
        for die in ("R1", "R2")[:rerolls_of_a]:
            if f"A reroll {die}" in [CITY.format(p, move) for move in p.moves(0)]:
                play(p, f"A reroll {die}")
                let_chance(p, source)
        play(p, "A pass", "B reroll Y1")
        let_chance(p, source)
        return str(look(p, "B.dice"))

    assert reroll_of_b(0) == reroll_of_b(1) == reroll_of_b(2)


@pytest.mark.ruling(277)
@pytest.mark.parametrize("source", SOURCES, ids=["fast", "secure"])
def test_the_die_of_a_space_does_not_depend_on_who_stands_where_else(source: Source) -> None:
    one = stage(phase="workforce", buildings={"palace": "A B C D . ."})
    other = stage(phase="workforce", buildings={"palace": ". B . D A C"})
    for p in (one, other):
        p.play(p.draw(source))
    assert look(one, "B.dice", "D.dice") == look(other, "B.dice", "D.dice")


@pytest.mark.ruling(277)
def test_the_n_th_reroll_of_a_round_differs_from_the_first_and_between_rounds() -> None:
    """The key has seat, round and number: over many dice the outcomes are not all alike."""
    source = FastSource(11)
    rolled = set()
    for round_ in range(1, 7):
        p = stage(round=round_, seats={"A": {"dice": "R1", "influence": 20}})
        for _ in range(10):
            play(p, f"A reroll {look(p, 'A.dice')}")
            let_chance(p, source)
            rolled.add(look(p, "A.dice"))
    assert rolled == {f"R{value}" for value in range(1, 7)}


class Keys(Source):
    """A source that writes down what it is asked: kind, round and index."""

    def __init__(self, seed: int = 1) -> None:
        self.source = FastSource(seed)
        self.asked: list[tuple[int, int, int]] = []

    def draw(self, kind: int, round: int, index: int, sides: int) -> int:
        self.asked.append((int(kind), int(round), int(index)))
        return int(self.source.draw(kind, round, index, sides))


@pytest.mark.ruling(277)
@pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_no_key_is_used_twice_in_a_game(seed: int, players: int) -> None:
    p, keys, choices = CITY.new(setup_for(players, ("bonus",))), Keys(seed), SequenceSource(seed)
    while not p.is_over():
        if p.is_chance():
            p.play(p.draw(keys))
        else:
            moves = p.moves(p.pending()[0])
            p.play(moves[choices.below(len(moves))])
    assert len(keys.asked) > 100
    assert len(set(keys.asked)) == len(keys.asked)


def asked_by(position: Position, *lines: str) -> tuple[int, int, int]:
    """Play lines; the key of the chance that follows."""
    keys = Keys()
    play(position, *lines).draw(keys)
    return keys.asked[0]


@pytest.mark.ruling(277)
def test_rerolls_and_shots_are_numbered_by_seat_and_from_nought_in_each_round() -> None:
    p = stage(
        2, activities={"archer": {"tradesmen": {"A": 1, "B": 2}}}, start="B", turn="A",
        seats={"A": {"dice": "R6", "influence": 9}, "B": {"dice": "R6", "influence": 9}},
        buildings={"palace": "A A A B B B"},
    )  # fmt: skip
    one, other = 0, 1 << 8
    assert asked_by(p, "A reroll R6") == (REROLL_DIE, 1, one)
    assert asked_by(p, "* reroll 6", "A reroll R6") == (REROLL_DIE, 1, one + 1)
    assert asked_by(p, "* reroll 6", "A activate archer with R6") == (SHOT, 1, one)
    assert asked_by(p, "* shot 1", "A shoot") == (SHOT, 1, one + 1)
    assert asked_by(p, "* shot 1", "A shoot") == (SHOT, 1, one + 2)
    assert asked_by(p, "* shot 1", "B reroll R6") == (REROLL_DIE, 1, other)
    assert asked_by(p, "* reroll 6", "B activate archer with R6") == (SHOT, 1, other)
    play(p, "* shot 1", "B shoot", "* shot 1", "B shoot", "* shot 1")  # the last die: round 2 begins
    assert look(p, "round") == 2
    while look(p, "phase") != "workforce":
        p.play(p.draw(FastSource(1)))
    let_chance(play(p, "* roll red A:666 B:666"))
    while look(p, "phase") == "counter":
        p.play(p.moves(p.pending()[0])[-1])
    assert asked_by(p, "A reroll R6") == (REROLL_DIE, 2, one)
    assert asked_by(p, "* reroll 6", "A activate archer with R6") == (SHOT, 2, one)
    play(p, "* shot 1", "A shoot", "* shot 1", "A shoot", "* shot 1")
    assert asked_by(p, "B reroll R6") == (REROLL_DIE, 2, other)
    assert asked_by(p, "* reroll 6", "B activate archer with R6") == (SHOT, 2, other)
