# compiled
"""Beats: what happened, or would happen, in parts, as a small tree without a language.

A beat on top is one turn of a seat or one step of a phase; the smaller ones inside it are what is told as sentences. A
beat is made from effects and says all that they say: its changes and what it moved, with those of the beats inside it,
add up to exactly what the effects add to the ledger.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from troyes.kernel.contract.phrase import Part
from troyes.kernel.contract.things import Amount, Bought, Die, Thing


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
    sentence, None for what needs no words. `goes_on`: it may be more of the beat before it, see `fold`.
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


def fold(beats: Iterable[Beat]) -> list[Beat]:
    """Beats on top of several messages one after the other, each told once.

    One that goes on is more of the one before it if it is of the same kind, seat and subject, or of no kind. What
    has begun and held nothing when the next begins is no beat.
    """
    found: list[Beat] = []
    for beat in beats:
        if found and beat.goes_on and (not beat.kind or step_of(beat) == step_of(found[-1])):
            last = found[-1]
            found[-1] = last._replace(inside=last.inside + beat.inside)
            continue
        if found and not found[-1].inside:
            found.pop()
            beat = beat._replace(goes_on=False)
        found.append(beat)
    return found
