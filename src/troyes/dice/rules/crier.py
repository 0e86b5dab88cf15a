# compiled
"""The crier numbers the columns where the options leave it open: up or down from the first number, or all six."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.rules.codes import (
    ASCENDING,
    B_CRIER,
    DESCENDING,
    DIRECTION,
    N_DIRECTION,
    NOBODY,
    NUMBERED,
    body_of,
    choice,
    kind_of,
)
from troyes.dice.rules.layout import COLUMNS, CRIER, NONE, NUMBER
from troyes.dice.rules.luck import number_onwards, write_number
from troyes.dice.rules.setup import Setup
from troyes.dice.rules.state import State, note
from troyes.dice.rules.wheel import column_of
from troyes.kernel.play.chance import SequenceSource


def list_cries(s: State) -> i64:
    """Write what the crier may say into the scratch list; returns how much."""
    number: i64
    n: i64 = 0
    if s.setup.step != 0:
        s.scratch.moves[0] = choice(CRIER, DIRECTION, ASCENDING)
        s.scratch.moves[1] = choice(CRIER, DIRECTION, DESCENDING)
        return 2
    for number in range(1, COLUMNS + 1):
        if column_of(s, number) == NONE:
            s.scratch.moves[n] = choice(CRIER, NUMBERED, number)
            n += 1
    return n


def cry_of_bot(setup: Setup, cries: vec[i64], choices: SequenceSource) -> i64:
    """What a player that is no person says of what it may: up, or any of the numbers that are left."""
    return cries[0 if setup.step != 0 else choices.below(len(cries))]


def cry(s: State, move: i64) -> None:
    """Write what the crier says; the number that is left over needs no words."""
    if kind_of(move) == DIRECTION:
        note(s, N_DIRECTION, NOBODY, body_of(move), B_CRIER, s.v[NUMBER])
        number_onwards(s, 1 if body_of(move) == ASCENDING else -1, B_CRIER)
        return
    write_number(s, open_column(s), body_of(move), B_CRIER)
    if list_cries(s) == 1:
        write_number(s, open_column(s), body_of(s.scratch.moves[0]), B_CRIER)


def open_column(s: State) -> i64:
    """The first column from the left without a number; NONE when all have one."""
    column: i64
    for column in range(COLUMNS):
        if s.v[NUMBER + column] == 0:
            return column
    return NONE
