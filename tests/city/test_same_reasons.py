"""Reasons do not depend on where somebody sits: the same table turned by one seat gives the same answers."""

from __future__ import annotations

import re

import pytest

from tests.city.helpers import play, stage
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.game import CITY
from troyes.city.rules.layout import (
    BUILDINGS,
    CATHEDRAL,
    COLOURS,
    COLUMNS,
    CUBES,
    DEPTH,
    DICE,
    DIE_TYPES,
    FRAME_SIZE,
    FRAMES,
    LYING,
    MAX_LEVELS,
    MAX_QUEUE,
    ORDER,
    OWNERS,
    POINTS,
    QUEUE,
    QUEUE_SIZE,
    SEAT_SIZE,
    SEATS,
    SLOTS,
    SOURCES,
    SPACES,
    START,
    TRADESMEN,
    TURN,
    WILD_DICE,
)
from troyes.city.rules.position import Position
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SequenceSource

PLAYERS = 4
TAKES = [f"take {where} {n}" for where in ("palace", "city_hall", "bishopric") for n in range(1, 7)]
TAKES += ["take supply", *(f"take lying {where}" for where in ("palace", "city_hall", "bishopric"))]


def turned(p: Position) -> Position:
    """The same position with everybody one seat further on; for games without modules."""
    q = p.clone()
    for source, size in blocks():
        for owner in range(PLAYERS):
            for k in range(size):
                q.v[source + (owner + 1) % PLAYERS * size + k] = p.v[source + owner * size + k]
    for at in (*range(BUILDINGS, BUILDINGS + SPACES), *range(CATHEDRAL, CATHEDRAL + MAX_LEVELS * COLUMNS), START, TURN):
        q.v[at] = moved(int(p.v[at]))
    for place in range(MAX_QUEUE):
        at = QUEUE + place * QUEUE_SIZE + ORDER
        owners = [int(p.v[at]) >> 3 * k & 7 for k in range(int(p.v[at - 1]))]
        q.v[at] = sum(moved(owner) << 3 * k for k, owner in enumerate(owners))
    for frame in range(int(p.v[DEPTH])):
        q.v[FRAMES + frame * FRAME_SIZE + 1] = moved(int(p.v[FRAMES + frame * FRAME_SIZE + 1]))
    return CITY.from_bytes(p.setup, q.to_bytes())


def blocks() -> list[tuple[int, int]]:
    """Where a number per seat begins, and how long each seat's part is."""
    found = [(SEATS, SEAT_SIZE), (POINTS, SOURCES), (WILD_DICE, 1)]
    found += [(LYING + building * OWNERS, 1) for building in range(COLOURS)]
    found += [(start + slot * OWNERS, 1) for start in (TRADESMEN, CUBES) for slot in range(SLOTS)]
    return found + [(DICE + colour * DIE_TYPES, 6) for colour in range(COLOURS)]


def moved(owner: int) -> int:
    return (owner + 1) % PLAYERS if 0 <= owner < PLAYERS else owner


def moved_line(line: str) -> str:
    return re.sub(r"\b[ABCD]\b", lambda found: "BCDA"["ABCD".index(found[0])], line)


def answer(p: Position, line: str) -> str:
    """Why a line is refused, in both languages; whose turn it is instead is left out."""
    reason = p.why_not(CITY.parse(p, line))
    if reason is not None and reason.code == "not_your_turn":
        return reason.code
    return "" if reason is None else f"{reason.code}: {reason.text('en')} {reason.text('fr')}"


def asked(p: Position, letter: str, seen: list[str]) -> list[str]:
    """Lines to try: every source of a citizen, and some that were legal earlier in the game."""
    return [*(f"{letter} {take}" for take in TAKES), *(f"{letter} {line}" for line in seen)]


@pytest.mark.ruling(112, 113)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reasons_are_the_same_one_seat_further_on(seed: int) -> None:
    p = CITY.new(CITY.setup({"players": PLAYERS, "start": "A"}))
    chance, choice = FastSource(seed), SequenceSource(seed)
    seen: list[str] = []
    compared = 0
    while not p.is_over() and p.round < 4:
        if p.pending() == [CHANCE]:
            p.play(p.draw(chance))
            continue
        moves = p.moves(p.pending()[0])
        here, letter = [CITY.format(p, move) for move in moves], "ABCD"[p.pending()[0]]
        if "take" in here[0] or choice.below(8) == 0:
            q = turned(p)
            for line in asked(p, letter, seen[-20:]):
                assert answer(p, line) == answer(q, moved_line(line)), line
                compared += 1
        seen += [here[int(choice.below(len(here)))].split(" ", 1)[1]]
        p.play(moves[int(choice.below(len(moves)))])
    assert compared > 500


@pytest.mark.ruling(112, 113)
def test_the_reasons_for_a_citizen_of_a_crowded_city_are_the_same_one_seat_further_on() -> None:
    """Full buildings and many who lie: protected colours, own citizens side by side."""
    source = SequenceSource(5)
    codes: set[str] = set()
    for _ in range(400):
        die = ("R", "Y", "W")[int(source.below(3))] + str(1 + source.below(6))
        standing = {name: crowd(source, "ABCDN", 6) for name in BUILDING_NAMES}
        if max("".join(standing.values()).count(letter) for letter in "ABCD") > 8:
            continue  # nobody has so many citizens
        p = stage(
            PLAYERS, buildings=standing,
            lying={name: " ".join(sorted(set(crowd(source, "ABCD", 3).split()))) for name in BUILDING_NAMES},
            seats={letter: {"dice": f"{die} W1" if letter == "A" else "W1", "supply": 1} for letter in "ABCD"},
        )  # fmt: skip
        line = f"A settle {BUILDING_NAMES['RYW'.index(die[0])]} with {die}"
        q = turned(p)
        assert answer(p, line) == answer(q, moved_line(line))
        if answer(p, line):
            continue
        play(p, line)
        play(q, moved_line(line))
        for take in TAKES:
            assert answer(p, f"A {take}") == answer(q, f"B {take}"), take
            codes.add(answer(p, f"A {take}").partition(":")[0])
    assert {"protected", "same_space", "same_as_neighbour", "not_there"} <= codes


def crowd(source: SequenceSource, owners: str, size: int) -> str:
    return " ".join(owners[int(source.below(len(owners)))] for _ in range(size))
