"""The ledger of a position: every counted thing, keyed like the effects that change it."""

from __future__ import annotations

from troyes.city.edge.edge import edges_of
from troyes.city.rules import effect_codes as codes
from troyes.city.rules.codes import die_code
from troyes.city.rules.effect_codes import NOBODY
from troyes.city.rules.event_queue import cubes_at, event_at, owner_of_cube
from troyes.city.rules.layout import (
    BLACK,
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CHARACTER,
    COINS,
    COLOURS,
    COLUMNS,
    CUBES,
    DENIERS,
    DICE,
    EMPTY,
    FACE_UP,
    GENERAL,
    HELD,
    INFLUENCE,
    LYING,
    MAX_FACE_UP,
    MAX_LEVELS,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    OWNERS,
    PASSED,
    PHASE,
    POINTS,
    QUEUE_LENGTH,
    ROUND,
    SETUP,
    SLOTS,
    SOURCES,
    SPACES,
    START,
    SUPPLY,
    TRADESMEN,
    WILD,
    WILD_DICE,
    WON,
)
from troyes.city.rules.position import Position
from troyes.city.rules.state import get
from troyes.kernel.contract.rules import Ledger

SEAT_FIELDS = {
    codes.E_DENIERS: DENIERS,
    codes.E_INFLUENCE: INFLUENCE,
    codes.E_SUPPLY: SUPPLY,
    codes.E_GENERAL: GENERAL,
    codes.E_COINS: COINS,
    codes.E_PASSED: PASSED,
    codes.E_WON: WON,
    codes.E_HELD: HELD,
}


def ledger(p: Position) -> Ledger:
    """Counted things that are not zero."""
    book: Ledger = {}
    v = p.v
    for seat in (*range(int(p.setup.players)), NEUTRAL):
        for what, field in SEAT_FIELDS.items():
            book[what, seat, 0] = int(get(p, seat, field))
        for source in range(SOURCES):
            book[codes.E_POINTS, seat, source] = int(v[POINTS + seat * SOURCES + source])
        for k in range(2):
            character = int(get(p, seat, CHARACTER + k))
            if character >= 0:
                book[codes.E_CHARACTER, seat, character] = 1
        if seat != NEUTRAL and v[WILD_DICE + seat]:
            book[codes.E_DIE, seat, WILD * 6 + int(v[WILD_DICE + seat]) - 1] = 1
    for k in range(MAX_FACE_UP):
        if v[FACE_UP + k] >= 0:
            book[codes.E_FACE_UP, NOBODY, int(v[FACE_UP + k])] = 1
    for space in range(SPACES):
        if v[BUILDINGS + space] != EMPTY:
            book[codes.E_CITIZEN, int(v[BUILDINGS + space]), space] = 1
    for owner in range(OWNERS):
        add_owner(p, owner, book)
    for place in range(MAX_LEVELS * COLUMNS):
        if v[CATHEDRAL + place] != EMPTY:
            book[codes.E_CATHEDRAL, int(v[CATHEDRAL + place]), place] = 1
    add_events(p, book)
    for value in range(1, 7):
        book[codes.E_BLACK, NOBODY, value] = int(v[BLACK + value])
    for slot in range(SLOTS):
        book[codes.E_CARD, NOBODY, slot] = int(v[CARDS + slot]) + 1
    book[codes.E_ROUND, NOBODY, 0] = int(v[ROUND])
    book[codes.E_NEUTRAL, NOBODY, 0] = int(v[NEUTRAL_SUPPLY])
    if v[START] >= 0 and (
        v[PHASE] != SETUP or p.setup.start < 0
    ):  # a seat that is named is handed it after the dealing
        book[codes.E_START, int(v[START]), 0] = 1
    for edge in edges_of(p.setup):
        book.update(edge.ledger(p))
    return {key: amount for key, amount in book.items() if amount}


def add_owner(p: Position, owner: int, book: Ledger) -> None:
    v = p.v
    for building in range(COLOURS):
        book[codes.E_LYING, owner, building] = int(v[LYING + building * OWNERS + owner])
    for slot in range(SLOTS):
        for space in range(4):
            held = int(v[TRADESMEN + slot * OWNERS + owner]) >> space & 1
            book[codes.E_TRADESMAN, owner, slot * 4 + space] = held
        book[codes.E_CARD_CUBE, owner, slot] = int(v[CUBES + slot * OWNERS + owner])
    for colour in range(COLOURS):
        for value in range(1, 7):
            count = int(v[DICE + die_code(colour, owner, value)])
            book[codes.E_DIE, owner, colour * 6 + value - 1] = count


def add_events(p: Position, book: Ledger) -> None:
    for place in range(int(p.v[QUEUE_LENGTH])):
        event = int(event_at(p, place))
        book[codes.E_EVENT, NOBODY, event] = 1
        for k in range(int(cubes_at(p, place))):
            key = codes.E_EVENT_CUBE, int(owner_of_cube(p, place, k)), event
            book[key] = book.get(key, 0) + 1
