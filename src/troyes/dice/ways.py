"""Other ways to a listed move: uses of a die that lead to the same sheet as one that is listed.

The list of moves holds each result once. Who looks at the wheel may still want to take another die for the same price;
for them, every use that is refused only as a repetition is named together with the move that stands for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from troyes.dice import codes as c
from troyes.dice.codes import NO_PAYMENT, action, kind_of
from troyes.dice.layout import COLOURS, OPEN
from troyes.dice.position import Position
from troyes.dice.reasons import reason
from troyes.dice.view import DiceView

PAYMENTS = (NO_PAYMENT, *range(COLOURS))
DEEDS = (c.GAIN, c.PRESTIGE_DEED, c.FUNCTION_DEED)


def other_ways(view: DiceView) -> list[tuple[int, int]]:
    """Each unlisted use with the listed move that leads to the same sheet, in the order of the dice."""
    listed = view.moves()
    if not listed or kind_of(listed[0]) != c.ACT:
        return []
    stands_for = {result(view.known, move): move for move in listed}
    known = set(listed)
    return [
        (move, stands_for[result(view.known, move)])
        for move in uses(view.seat)
        if move not in known and is_repetition(view.known, move)
    ]


def uses(seat: int) -> Iterator[int]:
    """Every use of a die that can be written, legal or not."""
    for place in range(OPEN):
        for payment in PAYMENTS:
            for colour in range(COLOURS):
                for value in range(7):
                    for deed in DEEDS:
                        yield int(action(seat, place, payment, colour, value, deed))


def is_repetition(known: Position, move: int) -> bool:
    """Of a move that is not listed."""
    return reason(known, move).code == "same"


def result(known: Position, move: int) -> bytes:
    copy = known.clone()
    copy.apply(move)
    return copy.to_bytes()
