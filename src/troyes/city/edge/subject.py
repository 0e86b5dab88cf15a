"""What a decision goes on with: the card, event, building or gate that its question is about."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.edge.names import Names
from troyes.city.edge.shown import SubjectKind, SubjectShown
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import codes
from troyes.city.rules.layout import CARDS
from troyes.city.rules.position import Position

# Frames that carry the slot of a card as their second or first number.
SLOT_AT = {codes.F_TAKE: 1, codes.F_TIMES: 1, codes.F_CUBE: 1, codes.F_SPLIT: 0, codes.F_SHOOT: 0}


def subject(p: Position, names: Names, frame: int, numbers: Sequence[int]) -> SubjectShown | None:
    """Its kind and its key in a view; None for a decision that begins something."""
    for edge in names.edges:
        if frame in edge.subjects:
            return named(p, names, edge.subjects[frame], numbers[0])
    if frame not in SLOT_AT:
        return None
    return named(p, names, own_kind(frame, numbers[0]), numbers[SLOT_AT[frame]])


def own_kind(frame: int, deed: int) -> SubjectKind:
    """The same frames are also pushed for a fight and for a citizen who settles."""
    if frame == codes.F_TAKE and deed == codes.SETTLE:
        return "building"
    return "event" if frame == codes.F_TIMES and deed == codes.FIGHT else "card"


def named(p: Position, names: Names, kind: SubjectKind, number: int) -> SubjectShown:
    if kind == "card":
        return {"kind": kind, "key": names.cards[int(p.v[CARDS + number])]}
    if kind == "event":
        return {"kind": kind, "key": names.events[number]}
    if kind == "building":
        return {"kind": kind, "key": BUILDING_NAMES[number]}
    return {"kind": kind, "key": str(number + 1)}  # gates are counted from 1
