"""The list of moves: complete, without doubles, never long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.dice.helpers import RICH, legal, lines, look, play, refused, stage
from troyes.dice.edge.reasons import reason
from troyes.dice.game import DICE
from troyes.dice.rules.codes import ACT, GAIN, action
from troyes.dice.rules.position import Position
from troyes.kernel.play.chance import FastSource, SequenceSource

LONGEST = 54 * 6  # 3 colours, 6 values, 3 deeds; one die has three payments, a truce leaves four dice
FULL = {"influence": 18, "deniers": 18, "knowledge": 18}


def after(position: Position, move: int) -> bytes:
    copy = position.clone()
    copy.apply(move)
    return copy.to_bytes()


def every_action(seat: int) -> Iterator[int]:
    """Everything an action may say."""
    for place in range(4):
        for payment in range(4):
            for colour in range(3):
                for value in range(7):
                    for deed in range(3):
                        yield int(action(seat, place, payment, colour, value, deed))


def check_list(position: Position, seat: int = 0) -> None:
    """No two moves lead to the same position, and whatever is not listed for that reason leads to one of them."""
    moves = position.moves(seat)
    results = {after(position, move) for move in moves}
    assert len(results) == len(moves)
    assert len(moves) <= LONGEST
    if not moves or moves[0] >> 4 & 63 != ACT:
        return
    for move in set(every_action(seat)) - set(moves):
        if reason(position, move).code == "same":
            assert after(position, move) in results, DICE.format(position, move)


TILES = [
    {"red": {"tile": first, "raid": raid}, "yellow": {"tile": first % 8 + 1, "raid": not raid}}
    for first in range(1, 9)
    for raid in (False, True)
]


@pytest.mark.parametrize("tiles", TILES, ids=str)
@pytest.mark.parametrize("sheet", [{}, RICH, FULL, {"influence": 0, "knowledge": 1, "deniers": 1}], ids=str)
def test_lists_are_complete_and_without_doubles(tiles: dict[str, Any], sheet: dict[str, Any]) -> None:
    check_list(stage("ryWR", "2 4 4 black 6", sheet, players=2, tiles=tiles))


@pytest.mark.parametrize("roll", ["1 1 1 black 6", "3 3 3 black 1", "2 3 4 black 5"])
@pytest.mark.parametrize("plazas", ["RRRR", "RYWR", "YYWW", "wryR"])
def test_equal_dice_are_one_choice(plazas: str, roll: str) -> None:
    check_list(stage(plazas, roll, RICH, players=2))


@pytest.mark.parametrize(
    "sheet",
    [
        {"circled": [18, 18, 18]},
        {"circled": [17, 16, 18]},
        {"residents": [20, 20, 20]},
        {"residents": [19, 20, 14], "circled": [17, 17, 17]},
        {"residents": [20, 20, 19], "circled": [18, 18, 18], **FULL},
    ],
    ids=str,
)
@pytest.mark.parametrize("tile", range(1, 9))
def test_full_tracks_make_no_doubles(sheet: dict[str, Any], tile: int) -> None:
    tiles = {"yellow": tile, "white": tile % 8 + 1}
    check_list(stage("yYwW", "2 3 4 black 6", {**RICH, **sheet}, players=2, tiles=tiles))


@pytest.mark.parametrize("seed", range(2))
def test_random_games_list_no_doubles(seed: int) -> None:
    p = DICE.new(DICE.setup({"players": 2, "numbering": "expert", "banquets": True}))
    choose, source = SequenceSource(seed), FastSource(seed)
    while not p.is_over():
        p.roll(source)
        if not p.is_over():
            seat = p.pending()[0]
            check_list(p, seat)
            moves = p.moves(seat)
            p.play(moves[int(choose.below(len(moves)))])


# ---- examples ----------------------------------------------------------------------------------------------------


def test_two_ways_to_the_same_sheet_are_one_move() -> None:
    """One denier for the second place or for the third: the first in the list stands for both."""
    p = stage("RYYW", "1 4 4 black 6")
    assert legal(p, "A die 2 paid deniers as yellow 4 gain")
    assert refused(p, "A die 3 as yellow 4 gain") == "same"
    assert after(p, DICE.parse(p, "A die 3 as yellow 4 gain")) == after(
        p, DICE.parse(p, "A die 2 paid deniers as yellow 4 gain")
    )


def test_costlier_ways_to_another_sheet_stay_listed() -> None:
    p = stage("RYYW", "1 4 4 black 6")
    ways = [line for line in lines(p) if line.endswith("as yellow 4 function")]
    assert ways == [
        "A die 1 as yellow 4 function",  # 3 influence, 2 knowledge
        "A die 2 paid influence as yellow 4 function",
        "A die 2 paid deniers as yellow 4 function",
        "A die 2 paid knowledge as yellow 4 function",
    ]


def test_a_change_of_colour_that_brings_nothing_is_listed_once() -> None:
    """With two full tracks a gain of either colour is the same waste."""
    p = stage("RYWR", "1 3 4 black 6", {**RICH, "circled": [18, 18, 18]})
    wasted = {line for line in lines(p) if line.startswith("A die 1 ") and line.endswith("gain")}
    results = {after(p, DICE.parse(p, line)) for line in wasted}
    assert len(results) == len(wasted)


def test_the_longest_list() -> None:
    p = stage("YrWY", "2 3 4 black 3", FULL, tiles={"red": 8})
    assert look(p, "available") == "1 2 3 4"
    assert 200 < len(p.moves(0)) <= LONGEST


@pytest.mark.ruling(226)
def test_gaining_is_always_possible() -> None:
    crossed = [f"{colour} {column}" for colour in ("red", "yellow", "white") for column in range(1, 7)]
    p = stage("RYWR", "1 3 4 black 6", {"crossed": crossed, **FULL, "residents": [20, 20, 20]})
    assert p.moves(0)
    assert all(move >> 20 & 3 == GAIN for move in p.moves(0))


@pytest.mark.parametrize("line", ["A die 1 as red 1 gain", "A die 2 paid influence as yellow 3 gain"])
def test_lines_read_back(line: str) -> None:
    p = stage("RYWR", "1 3 4 black 6")
    move = DICE.parse(p, line)
    assert DICE.format(p, move) == line
    assert look(play(p, line), "half") == "afternoon"
