"""Uses of a die that are not listed because another one leads to the same sheet."""

from __future__ import annotations

from tests.dice.helpers import RICH, legal, stage
from tests.dice.test_moves import after
from troyes.dice.game import DICE
from troyes.dice.position import Position
from troyes.dice.ways import other_ways


def named(position: Position) -> dict[str, str]:
    pairs = other_ways(DICE.view(position, 0))
    return {DICE.format(position, other): DICE.format(position, move) for other, move in pairs}


def test_the_dearer_of_two_equal_dice_is_another_way_to_the_same_sheet() -> None:
    position = stage("RYyW", "2 4 4 black 6", {}, players=2)
    ways = named(position)
    assert ways["A die 3 as yellow 4 gain"] == "A die 2 paid deniers as yellow 4 gain"
    assert not legal(position, "A die 3 as yellow 4 gain")


def test_every_way_leads_where_its_move_leads() -> None:
    position = stage("RYyW", "2 4 4 black 6", RICH, players=2, tiles={"yellow": {"tile": 7, "raid": False}})
    pairs = other_ways(DICE.view(position, 0))
    moves = set(position.moves(0))
    assert pairs
    assert all(move in moves and other not in moves for other, move in pairs)
    assert all(after(position, other) == after(position, move) for other, move in pairs)
    # the banquet makes a Hall of the third die richer: that is no repetition
    assert "A die 3 as yellow 4 prestige" not in named(position)


def test_dice_that_differ_have_no_other_ways() -> None:
    assert named(stage("RyWY", "1 3 5 black 6", {"influence": 0, "knowledge": 0, "deniers": 3})) == {}
