"""Beats as the server shows them: all of a tree, what they say and what they change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

Data = dict[str, Any]


def walk(beats: Iterable[Data]) -> Iterator[Data]:
    """Every beat of some trees, each before those inside it."""
    for beat in beats:
        yield beat
        yield from walk(beat.get("inside", ()))


def sentences(told: Data) -> list[str]:
    """What a message or a step says."""
    return [text_of(beat) for beat in walk(told.get("beats", ())) if "text" in beat]


def text_of(beat: Data) -> str:
    return "".join(run if isinstance(run, str) else run["text"] for run in beat["text"])


def changes(beats: Iterable[Data]) -> list[Data]:
    return [change for beat in walk(beats) for change in beat.get("changes", ())]


def moved(beats: Iterable[Data], what: str) -> list[Data]:
    """Pieces of a kind that came from one place to another."""
    return [one for beat in walk(beats) for one in beat.get("moved", ()) if one["what"] == what]
