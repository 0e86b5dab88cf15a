# compiled
"""What hidden characters somebody is likely to hold, going by what he has gathered so far.

Whoever has more of what a character counts than the others, and more points from it, is the more likely to hold it.
How much that says was measured over games of players that know their own characters.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.evaluation import CERTAIN
from troyes.city.rules.layout import CHARACTER, FACE_UP, HIDDEN, MAX_FACE_UP, NONE
from troyes.city.rules.position import Position
from troyes.city.rules.scoring import character_points, counted, is_dealt
from troyes.city.rules.state import State, get, seat_at
from troyes.kernel.play.chance import SequenceSource

TELLING: Final = 15  # hundredths by which one point more, or one counted thing more, raises the logarithm of the odds
FAR: Final = 10  # a greater lead says no more than this
EVEN: Final = 1000  # the odds of a character that nothing speaks for or against

ODDS: Final = vec[i64]([round(EVEN * exp(lead * TELLING / 100)) for lead in range(-2 * FAR, 2 * FAR + 1)])


def odds(s: State, seat: i64, character: i64) -> i64:
    """How likely a seat is to hold a character, compared with `EVEN`."""
    other: i64
    rivals = s.setup.players - 1
    points = rivals * character_points(s, character, seat)
    count = rivals * counted(s, character, seat)
    for other in range(s.setup.players):
        if other != seat:
            points -= character_points(s, character, other)
            count -= counted(s, character, other)
    lead = max(-FAR, min(FAR, points // rivals)) + max(-FAR, min(FAR, count // rivals))
    return ODDS[lead + 2 * FAR]


def likelihoods(s: State, seat: i64) -> vec[i64]:
    """Per cent that each character scores, to a seat that knows its own, those that lie open, and how others have
    played; the same for a full position as for what the seat may know of it."""
    other: i64
    k: i64
    i: i64
    count: i64 = len(s.setup.character_counts)
    missing = vec[i64]([EVEN] * int(count))  # how likely nobody holds it
    for k in range(MAX_FACE_UP):
        if s.v[FACE_UP + k] != NONE:
            missing[s.v[FACE_UP + k]] = 0
    for k in range(2):
        if get(s, seat, CHARACTER + k) >= 0:
            missing[get(s, seat, CHARACTER + k)] = 0
    known = missing[:]
    for other in range(s.setup.players):
        if other != seat:
            suspect(s, other, known, missing)
    for i in range(count):
        missing[i] = CERTAIN - CERTAIN * missing[i] // EVEN
    return missing


def suspect(s: State, seat: i64, known: vec[i64], missing: vec[i64]) -> None:
    """What a rival may hold among the characters that are not known."""
    i: i64
    cards = cards_of(s, seat)
    if cards == 0:
        return
    total: i64 = 0
    for i in range(len(known)):
        if known[i] != 0:
            total += odds(s, seat, i)
    for i in range(len(known)):
        if known[i] != 0:
            missing[i] = missing[i] * (EVEN - min(EVEN, EVEN * cards * odds(s, seat, i) // total)) // EVEN


def cards_of(s: State, seat: i64) -> i64:
    """Characters in a hand, whether they are seen or not."""
    k: i64
    cards: i64 = 0
    for k in range(2):
        if get(s, seat, CHARACTER + k) != NONE:
            cards += 1
    return cards


def guessed(known: Position, source: SequenceSource) -> Position:
    """A full position that fits what is known, with hidden characters as likely as play suggests."""
    seat: i64
    k: i64
    copy = known.clone()
    unseen = [int(c) for c in range(len(known.setup.character_counts)) if not is_dealt(known, c)]
    for seat in range(known.setup.players):
        hand = list[int]()
        for k in range(2):
            if get(known, seat, CHARACTER + k) == HIDDEN:
                hand.append(unseen.pop(drawn(known, seat, unseen, source)))
        hand.sort()
        for k in range(len(hand)):
            copy.v[seat_at(seat) + CHARACTER + k] = hand[k]
    return copy


def drawn(known: Position, seat: i64, unseen: list[int], source: SequenceSource) -> int:
    """Which of the characters nobody has seen."""
    weights = [int(odds(known, seat, character)) for character in unseen]
    rest = int(source.below(sum(weights)))
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    return len(unseen) - 1
