"""What a move would bring: its beats as far as they are certain, and the parts of its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypedDict

from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import IllegalMove
from troyes.kernel.contract.rules import View
from troyes.kernel.contract.showing import show_beats, show_results
from troyes.kernel.contract.shown import BeatShown, PartShown


class PreviewedMove(TypedDict):
    """A move in words, the parts of what it would cost and bring, the beats that would happen at once, those that
    follow from the answers that are foreseen, and for every seat the sums by unit."""

    move: str
    text: str
    label: str
    results: list[PartShown]
    beats: list[BeatShown]
    later: list[BeatShown]
    seats: list[dict[str, int]]


def preview_of(
    game: Game[Any, Any], setup: Any, view: View, code: int, language: str, names: Sequence[str]
) -> PreviewedMove:
    """A legal move of the view's seat, from the view alone; IllegalMove names the rule that forbids another."""
    reason = view.why_not(code)
    if reason is not None:
        raise IllegalMove(reason)
    effects = game.visible(view.preview(code), view.seat)
    foreseen = game.visible(game.foresee(view, code), view.seat)
    speaker = game.voice.speaker(setup, language, names)
    return {
        "move": str(code),
        "text": game.voice.describe(view, code, language, names),
        "label": game.voice.label(view, code, language, names),
        "results": show_results(speaker, game.results(view, code)),
        "beats": show_beats(speaker, game.beats(setup, effects)),
        "later": show_beats(speaker, game.beats(setup, beyond(foreseen, effects))),
        "seats": game.gains(setup, foreseen),
    }


def beyond(foreseen: Sequence[int], effects: Sequence[int]) -> list[int]:
    """The foreseen effects, in their order, without those that happen at once."""
    told, added = Counter(effects), []
    for packed in foreseen:
        if told[packed] > 0:
            told[packed] -= 1
        else:
            added.append(packed)
    return added
