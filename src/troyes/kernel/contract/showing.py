# compiled
"""Beats and results as plain data, their sentences as runs in one language; what is empty is left out."""

from __future__ import annotations

from collections.abc import Iterable

from troyes.kernel.contract.beat import Beat, Change, Moved, Range, Result
from troyes.kernel.contract.phrase import Speaker, runs_of, sentence, shown
from troyes.kernel.contract.shown import BeatShown, ChangeShown, MovedShown, PartShown, RangeShown, SeenDie, ThingThere
from troyes.kernel.contract.things import Bought, Die, Thing


def show_beats(speaker: Speaker, beats: Iterable[Beat], left_open: int | None = None) -> list[BeatShown]:
    """`left_open`: the number of the one that something may still be added to."""
    found = [show_beat(speaker, beat) for beat in beats]
    for one in found:
        if left_open is not None and one.get("number") == left_open:
            one["is_open"] = True
    return found


def show_beat(speaker: Speaker, beat: Beat) -> BeatShown:
    found: BeatShown = {"kind": beat.kind, "seat": beat.seat}
    if beat.says is not None:
        found["text"] = shown(sentence(speaker, beat.says))
    if beat.subject is not None:
        found["subject"] = thing(beat.subject)
    if beat.n is not None:
        found["n"] = beat.n
    if beat.dice:
        found["dice"] = [die_shown(die) for die in beat.dice]
    if beat.changes:
        found["changes"] = [change_shown(speaker, change) for change in beat.changes]
    if beat.moved:
        found["moved"] = [moved_shown(moved) for moved in beat.moved]
    if beat.inside:
        found["inside"] = show_beats(speaker, beat.inside)
    if beat.goes_on:
        found["goes_on"] = True
    if beat.number:
        found["number"] = beat.number
    return found


def thing(one: Thing) -> ThingThere:
    """Without a place where it has none."""
    kind, key, place = one
    return {"kind": kind, "key": key} if place is None else {"kind": kind, "key": key, "place": place}


def die_shown(die: Die | Bought) -> SeenDie:
    found: SeenDie = {"owner": die.owner, "colour": die.colour, "value": die.value}
    if isinstance(die, Bought):
        found["price"] = die.price
    return found


def change_shown(speaker: Speaker, change: Change) -> ChangeShown:
    because = change.because
    found: ChangeShown = {"seat": change.seat, "unit": change.amount.unit, "n": change.amount.n}
    if because is not None:
        found["because"] = {**thing(because), "text": speaker.thing(because, "title")}
    if change.is_price:
        found["is_price"] = True
    return found


def moved_shown(moved: Moved) -> MovedShown:
    return {
        "what": moved.what,
        "seat": moved.seat,
        "before": None if moved.before is None else thing(moved.before),
        "after": None if moved.after is None else thing(moved.after),
        "n": moved.n,
    }


def show_results(speaker: Speaker, results: Iterable[Result]) -> list[PartShown]:
    """What a move would cost and bring, part by part."""
    return [
        {
            "kind": result.kind,
            "text": shown([*runs_of(speaker, result.says)]),
            "amounts": [change_shown(speaker, change) for change in result.amounts],
            "n": result.n,
            "ranges": [range_shown(one) for one in result.ranges],
        }
        for result in results
    ]


def range_shown(one: Range) -> RangeShown:
    return {"unit": one.unit, "least": one.least, "most": one.most}
