"""The ledger of a position of the dice game, and what can never be in one."""

from __future__ import annotations

from collections.abc import Iterator

from troyes.dice.edge.names import SEAT_LETTERS
from troyes.dice.rules import codes
from troyes.dice.rules.codes import NOBODY
from troyes.dice.rules.layout import (
    BUILT,
    CHOOSING,
    CIRCLED,
    COLOURS,
    COLUMNS,
    CROSSED,
    DAY,
    DONE,
    FACE,
    HALF,
    NUMBER,
    OPEN,
    PHASE,
    PLACES,
    RAID,
    RESIDENTS,
    SPENT,
    TILE,
    TILES,
    VALUE,
    WAITING,
    WORTH,
)
from troyes.dice.rules.position import Position
from troyes.dice.rules.state import sheet_at
from troyes.kernel.contract.rules import Ledger, Violation
from troyes.words.message import Message


def ledger(p: Position) -> Ledger:
    """Every counted thing that is not zero."""
    v = p.v
    book: Ledger = {}
    for seat in range(int(p.setup.players)):
        add_sheet(p, seat, book)
    for place in range(PLACES):
        book[codes.E_FACE, NOBODY, place] = int(v[FACE + place])
    for place in range(OPEN):
        if v[VALUE + place]:
            book[codes.E_DIE, NOBODY, place * 8 + int(v[VALUE + place])] = 1
    for column in range(COLUMNS):
        book[codes.E_NUMBER, NOBODY, column] = int(v[NUMBER + column])
    for colour in range(TILES):
        book[codes.E_TILE, NOBODY, colour] = int(v[TILE + colour])
        book[codes.E_RAID, NOBODY, colour] = int(v[RAID + colour])
    book[codes.E_DAY, NOBODY, 0] = int(v[DAY])
    book[codes.E_HALF, NOBODY, 0] = int(v[HALF])
    return {key: amount for key, amount in book.items() if amount}


def add_sheet(p: Position, seat: int, book: Ledger) -> None:
    v, sheet = p.v, int(sheet_at(seat))
    for colour in range(COLOURS):
        book[codes.E_CIRCLED, seat, colour] = int(v[sheet + CIRCLED + colour])
        book[codes.E_SPENT, seat, colour] = int(v[sheet + SPENT + colour])
        book[codes.E_RESIDENT, seat, colour] = int(v[sheet + RESIDENTS + colour])
    for building in range(36):
        book[codes.E_BUILT, seat, building] = int(v[sheet + BUILT]) >> building & 1
    for die in range(18):
        book[codes.E_CROSSED, seat, die] = int(v[sheet + CROSSED]) >> die & 1
    for column in range(COLUMNS):
        book[codes.E_WORTH, seat, column] = int(v[sheet + WORTH]) >> 2 * column & 3
    book[codes.E_DONE, seat, 0] = int(v[sheet + DONE])


def violations(p: Position) -> list[Violation]:
    """Everything that is impossible; empty when all is well."""
    return [*sheet_violations(p), *wheel_violations(p)]


def sheet_violations(p: Position) -> Iterator[Violation]:
    v, setup = p.v, p.setup
    waiting = 0
    for seat in range(int(setup.players)):
        sheet, where = int(sheet_at(seat)), f"seats.{SEAT_LETTERS[seat]}"
        waiting += int(v[sheet + DONE] == 0)
        for colour in range(COLOURS):
            if not 0 <= v[sheet + SPENT + colour] <= v[sheet + CIRCLED + colour] <= setup.track:
                yield Violation(where, Message("resources-are-spent-that"))
            if not 0 <= v[sheet + RESIDENTS + colour] <= setup.resident_track:
                yield Violation(where, Message("there-are-too-many-residents"))
        worths = sorted(int(v[sheet + WORTH]) >> 2 * column & 3 for column in range(COLUMNS))
        cathedrals = sum(int(v[sheet + BUILT]) >> 12 + column & 1 for column in range(COLUMNS))
        if [w for w in worths if w] != [int(setup.cathedral_worth[k]) for k in range(cathedrals)]:
            yield Violation(where, Message("the-cathedrals-are-worth", worths=worths))
    if v[PHASE] == CHOOSING and v[WAITING] != waiting:
        counted = int(v[WAITING])
        yield Violation("seats", Message("seats-have-not-finished", n=waiting, counted=counted))


def wheel_violations(p: Position) -> Iterator[Violation]:
    values = [int(p.v[VALUE + place]) for place in range(OPEN)]
    if p.v[PHASE] == CHOOSING and (values != sorted(values) or not all(1 <= value <= 6 for value in values)):
        yield Violation("roll", Message("the-dice-on-the", values=values))
    if p.v[DAY] and sorted(int(p.v[NUMBER + column]) for column in range(COLUMNS)) != [1, 2, 3, 4, 5, 6]:
        yield Violation("numbers", Message("must-name-1-to-6-each-once"))
