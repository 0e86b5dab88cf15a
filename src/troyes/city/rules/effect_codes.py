# compiled
"""Codes of the city's effects: what changed, and because of what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What changed. Everything below FIRST_NOTE is an entry of the ledger: adding the amounts of the effects to the ledger
# of the old position gives the ledger of the new one.
E_DENIERS: Final = 1
E_INFLUENCE: Final = 2
E_POINTS: Final = 3  # where: source of the points
E_SUPPLY: Final = 4
E_GENERAL: Final = 5
E_COINS: Final = 6
E_PASSED: Final = 7
E_WON: Final = 8  # because: the event card
E_CITIZEN: Final = 9  # where: space
E_LYING: Final = 10  # where: building
E_TRADESMAN: Final = 11  # where: slot * 4 + space; because: the card
E_CARD_CUBE: Final = 12  # where: slot; because: the card
E_EVENT_CUBE: Final = 13  # where: event
E_CATHEDRAL: Final = 14  # where: level * 6 + column
E_DIE: Final = 15  # seat: owner; where: colour * 6 + value - 1
E_BLACK: Final = 16  # where: value
E_EVENT: Final = 17  # where: event
E_CARD: Final = 18  # where: slot; amount: card + 1
E_ROUND: Final = 19
E_START: Final = 20
E_NEUTRAL: Final = 21  # neutral citizens in the general supply
E_CHARACTER: Final = 22  # where: character; known to its seat alone
E_FACE_UP: Final = 23  # where: character that lies open for all
E_HELD: Final = 24  # citizens of the seat that an event holds back
E_TILE: Final = 25  # where: gate, from 0; amount: outdoor face + 1
E_GUARD: Final = 26  # steps on the ramparts
E_TILE_CUBE: Final = 27  # where: gate, from 0
FIRST_NOTE: Final = 40
N_ACTION: Final = 40  # where: kind of move; amount: number of activations or cubes
N_ROLLED: Final = 41  # where: value
N_PROTECTED: Final = 42  # where: building
N_NOTHING: Final = 43  # an effect found no object
N_PHASE: Final = 44  # where: phase
N_TURN: Final = 45  # where: INSIDE_PHASE against black dice and while citizens are placed
N_KING_ROLL: Final = 46  # where: first die * 8 + second die
N_KING_ACTS: Final = 47  # where: his result; amount: of what it is about (cubes, points, …)
N_REACTS: Final = 48  # where: gate; amount: 1 used, 0 declined
N_SHIELDED: Final = 49  # because: the event or the black dice
N_STRUCK: Final = 55  # a seat suffers an event by its own choice; because: the event
N_RAISED: Final = 56  # black dice as they were rolled, before an event makes them stronger; where: value

NOBODY: Final = 15
INSIDE_PHASE: Final = 1  # of N_TURN: a beat begins, and what was played before can still be taken back

# Because of which rule.
B_SETUP: Final = 1
B_INCOME: Final = 2
B_SALARY: Final = 3
B_WORKFORCE: Final = 4
B_BLACK_DICE: Final = 5
B_PURCHASE: Final = 6
B_SALE: Final = 7
B_HIRE: Final = 8
B_CATHEDRAL: Final = 9
B_FIGHT: Final = 10
B_SETTLE: Final = 11
B_FARM: Final = 12
B_REROLL: Final = 13
B_RECRUIT: Final = 14
B_FLIP: Final = 15
B_PASS: Final = 16
B_WAIT: Final = 17
B_ROUND_END: Final = 18
B_USED: Final = 19  # dice used in an action
B_EXPELLED: Final = 20
B_REWARD: Final = 21
B_REVEAL: Final = 23
B_PURPLE: Final = 24
B_GUARD: Final = 25
B_KING: Final = 26
B_RELEASED: Final = 27
B_KING_RESULT: Final = 80  # + sum of his dice
B_OUTDOOR: Final = 100  # + outdoor face
B_CARD: Final = 200  # + card
B_EVENT: Final = 400  # + event


def because_card(card: i64) -> i64:
    return B_CARD + card


def because_event(event: i64) -> i64:
    return B_EVENT + event


def because_outdoor(face: i64) -> i64:
    return B_OUTDOOR + face


def because_king(result: i64) -> i64:
    return B_KING_RESULT + result
