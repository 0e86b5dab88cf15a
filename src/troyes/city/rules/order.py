# compiled
"""Whose turn comes next: round the table, the other way round in a reversed round, or in turn with an automaton."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.layout import NEUTRAL, REVERSED, START
from troyes.city.rules.state import State


def person_from_start(s: State, i: i64) -> i64:
    """The i-th person, counted from the start player in the direction of play."""
    players = s.setup.players
    if s.v[START] >= players:  # an automaton holds the start card
        return i % players
    step: i64 = players - i if s.v[REVERSED] else i
    return (s.v[START] + step) % players


def next_in_turn(s: State, seat: i64) -> i64:
    """The owner who comes after this one; an automaton comes after the last person."""
    players = s.setup.players
    if s.setup.on_automaton:
        if seat == NEUTRAL:
            return 0
        return seat + 1 if seat + 1 < players else NEUTRAL
    return (seat + players - 1) % players if s.v[REVERSED] else (seat + 1) % players


def person_after(s: State, seat: i64, i: i64) -> i64:
    """The i-th person after a seat in the direction of play, for reactions to his action."""
    players = s.setup.players
    step: i64 = players - i if s.v[REVERSED] else i
    return (seat + step) % players
