"""Positions for the tests of the Ladies' events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.city.helpers import stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import Trace

MODULES = ("events",)


def with_events(events: dict[str, str], modules: Sequence[str] = MODULES, **fields: Any) -> Position:
    """Somebody's turn with these events in the queue."""
    return stage(modules=modules, events=events, **fields)


def resolved(events: dict[str, str], modules: Sequence[str] = MODULES, **fields: Any) -> Position:
    """The queue is being resolved: it stops at the first decision or roll."""
    return stage(modules=modules, phase="events", events=events, **fields)


def told(position: Position, line: str, language: str = "en") -> list[str]:
    """Play a line; what the log says about it."""
    trace = Trace()
    position.play(CITY.parse(position, line), trace)
    people = ["Anna", "Bruno", "Colin", "Denise"][: int(position.setup.players)]
    return CITY.voice.tell(position.setup, trace.packed(), language, people)


def choices(position: Position, language: str = "en") -> list[str]:
    """The legal moves in words, and before them the question."""
    seat = position.pending()[0]
    view = CITY.view(position, seat)
    people = ["Anna", "Bruno", "Colin", "Denise"][: int(position.setup.players)]
    said = [CITY.voice.describe(view, move, language, people) for move in position.moves(seat)]
    return [CITY.voice.question(view, language), *said]
