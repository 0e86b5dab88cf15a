# compiled
"""Beats: what happened, or would happen, in parts, as a small tree without a language.

A beat on top is one turn of a seat or one step of a phase; the smaller ones inside it are what is told as sentences. A
beat is made from effects and says all that they say: its changes and what it moved, with those of the beats inside it,
add up to exactly what the effects add to the ledger.

Beats on top are numbered from 1 on. What is told piece by piece (a move, the roll after it, somebody's reaction) has
the number of the beat it belongs to: pieces of one number make one beat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from troyes.kernel.contract.phrase import Part
from troyes.kernel.contract.things import Amount, Bought, Die, Thing

TURN: Final = "turn"  # the kind of a beat on top that is the turn of a seat


class Change(NamedTuple):
    """What a seat has more or less of; `is_price`: given for something, not lost. `because`: of which thing or rule."""

    seat: int | None
    amount: Amount
    because: Thing | None = None
    is_price: bool = False


class Moved(NamedTuple):
    """Pieces that came from one place to another; from nowhere or to nowhere: from or to the box."""

    what: str
    seat: int | None
    before: Thing | None
    after: Thing | None
    n: int = 1


class Beat(NamedTuple):
    """One turn or step, or a smaller thing inside it.

    `kind` says what happens, `seat` who does it, `subject` with what, `n` how often or how much; `says` is its
    sentence, None for what needs no words. `goes_on`: it may be more of the beat before it, see `fold`. `number`: of a
    beat on top; 0 where none is known, as in a preview.
    """

    kind: str
    seat: int | None = None
    subject: Thing | None = None
    n: int | None = None
    dice: tuple[Die | Bought, ...] = ()
    changes: tuple[Change, ...] = ()
    moved: tuple[Moved, ...] = ()
    says: Part | None = None
    inside: tuple[Beat, ...] = ()
    goes_on: bool = False
    number: int = 0


class Range(NamedTuple):
    """What somebody gains or loses at least and at most while something is still open."""

    unit: str
    least: int
    most: int


class Result(NamedTuple):
    """One part of what a move would cost or bring: `reach` of its dice, a price, a gain, a loss, somebody expelled, …

    `n` is what the dice are worth, or another number of its kind; ranges say what depends on a later choice.
    """

    kind: str
    says: Part
    amounts: tuple[Change, ...] = ()
    n: int | None = None
    ranges: tuple[Range, ...] = ()


def walk(beats: Iterable[Beat]) -> Iterator[Beat]:
    """Every beat of some trees, each before those inside it."""
    for beat in beats:
        yield beat
        yield from walk(beat.inside)


def told(beats: Iterable[Beat]) -> Iterator[Beat]:
    """The beats that are told as sentences, in order."""
    return (beat for beat in walk(beats) if beat.says is not None)


# ---- the tree ------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """The beat on top that a smaller one belongs to; without a kind it belongs to whatever goes on."""

    kind: str = ""
    seat: int | None = None
    subject: Thing | None = None


def step_of(beat: Beat) -> Step:
    return Step(beat.kind, beat.seat, beat.subject)


class Counted(NamedTuple):
    """How far beats are numbered: the number of the last one, what it is, and whether it holds nothing yet."""

    number: int = 0
    step: Step = Step()
    is_empty: bool = False


def is_more(so_far: Counted, beat: Beat) -> bool:
    """Whether a beat is more of the last one: of the same kind, seat and subject, or of no kind."""
    return so_far.number > 0 and beat.goes_on and (not beat.kind or step_of(beat) == so_far.step)


def counted(so_far: Counted, beat: Beat) -> Counted:
    """With one beat more. What has begun and held nothing when the next begins is no beat: that one has its number."""
    if is_more(so_far, beat):
        return Counted(so_far.number, so_far.step, so_far.is_empty and not beat.inside)
    return Counted(so_far.number if so_far.is_empty else so_far.number + 1, step_of(beat), not beat.inside)


def numbered(so_far: Counted, beats: Iterable[Beat]) -> tuple[list[Beat], Counted]:
    """Beats that come after others, with their numbers, each told once; and how far they are numbered then.

    A piece of a beat says of which kind, seat and subject the whole is.
    """
    found: list[Beat] = []
    for beat in beats:
        goes_on = is_more(so_far, beat)
        so_far = counted(so_far, beat)
        kind, seat, subject = so_far.step
        beat = beat._replace(kind=kind, seat=seat, subject=subject, goes_on=goes_on, number=so_far.number)
        found.append(beat)
    return joined(found), so_far


def joined(beats: Iterable[Beat]) -> list[Beat]:
    """Numbered beats of several messages one after the other: pieces of one number are one beat."""
    found: list[Beat] = []
    for beat in beats:
        if found and found[-1].number == beat.number:
            before = found.pop()
            goes_on = beat.goes_on and before.goes_on
            beat = beat._replace(inside=before.inside + beat.inside, goes_on=goes_on)
        found.append(beat)
    return found


def fold(beats: Iterable[Beat]) -> list[Beat]:
    """Beats on top of several messages one after the other, each told once; see `counted`."""
    found: list[Beat] = []
    so_far = Counted()
    for beat in beats:
        goes_on, number = is_more(so_far, beat), so_far.number
        so_far = counted(so_far, beat)
        if goes_on:
            found[-1] = found[-1]._replace(inside=found[-1].inside + beat.inside)
        elif number == so_far.number:
            found[-1] = beat._replace(goes_on=False)
        else:
            found.append(beat)
    return found
