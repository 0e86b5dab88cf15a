"""Uses of a die that are not listed because another one leads to the same sheet."""

from __future__ import annotations

from tests.dice.helpers import RICH, legal, stage
from tests.dice.test_moves import after
from troyes.dice.game import DICE
from troyes.dice.rules.codes import NO_PAYMENT, action
from troyes.dice.rules.layout import COLOURS, OPEN
from troyes.dice.rules.position import Position
from troyes.kernel.play.chance import FastSource, SequenceSource


def other_ways(position: Position) -> list[tuple[int, int]]:
    """Deeds that are not listed as moves, each with the move that stands for it."""
    pairs = [(DICE.parse(position, DICE.write(deed, 0)), int(deed.id)) for deed in DICE.deeds(DICE.view(position, 0))]
    return [(other, move) for other, move in pairs if other != move]


def named(position: Position) -> dict[str, str]:
    return {DICE.format(position, other): DICE.format(position, move) for other, move in other_ways(position)}


def repetitions(position: Position) -> set[int]:
    """Every use that can be written and is refused only as a repetition."""
    uses = (
        int(action(0, place, payment, colour, value, deed))
        for place in range(OPEN)
        for payment in range(NO_PAYMENT + 1)
        for colour in range(COLOURS)
        for value in range(7)
        for deed in range(3)
    )
    return {move for move in uses if (refused := position.why_not(move)) is not None and refused.code == "same"}


def test_the_dearer_of_two_equal_dice_is_another_way_to_the_same_sheet() -> None:
    position = stage("RYyW", "2 4 4 black 6", {}, players=2)
    ways = named(position)
    assert ways["A die 3 as yellow 4 gain"] == "A die 2 paid deniers as yellow 4 gain"
    assert not legal(position, "A die 3 as yellow 4 gain")


def test_every_way_leads_where_its_move_leads() -> None:
    position = stage("RYyW", "2 4 4 black 6", RICH, players=2, tiles={"yellow": {"tile": 7, "raid": False}})
    pairs = other_ways(position)
    moves = set(position.moves(0))
    assert pairs
    assert all(move in moves and other not in moves for other, move in pairs)
    assert all(after(position, other) == after(position, move) for other, move in pairs)
    # the banquet makes a Hall of the third die richer: that is no repetition
    assert "A die 3 as yellow 4 prestige" not in named(position)


def test_dice_that_differ_have_no_other_ways() -> None:
    assert named(stage("RyWY", "1 3 5 black 6", {"influence": 0, "knowledge": 0, "deniers": 3})) == {}


def test_every_use_that_is_refused_as_a_repetition_is_another_way() -> None:
    found = 0
    for seed in range(3):
        position, source, choices = DICE.new(DICE.setup({"banquets": True})), FastSource(seed), SequenceSource(seed)
        position.roll(source)
        while not position.is_over():
            if choices.below(4) == 0:
                ways = other_ways(position)
                assert {other for other, _ in ways} == repetitions(position)
                assert all(after(position, other) == after(position, move) for other, move in ways)
                found += len(ways)
            moves = position.moves(0)
            position.play(moves[choices.below(len(moves))])
            position.roll(source)
    assert found > 20
