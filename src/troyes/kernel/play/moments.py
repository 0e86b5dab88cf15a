"""A game that was played, beat by beat: what a replay lists, and points over time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from troyes.kernel.contract.beat import TURN, Beat, Counted, joined
from troyes.kernel.contract.rules import Rules
from troyes.kernel.play.beats import count, tell
from troyes.kernel.play.turn import Step


class Moment(NamedTuple):
    """A whole beat. `phase`: of a turn the one it belongs to, of a step what is done; `step`: how many moves of the
    record lead to its end; `points` of everybody then, if the game ended there."""

    beat: Beat
    round: int
    phase: str
    step: int
    points: list[int]


def moments(
    game: Rules[Any, Any], setup: Any, steps: Iterable[Step], known: Callable[[list[int]], Sequence[int]]
) -> Iterator[Moment]:
    """Every beat of a game, from its moves and what is known of their effects. The last one may be under way."""
    before, so_far = game.new(setup), Counted()
    last: Moment | None = None
    for number, step in enumerate(steps, 1):
        for beat in tell(game, setup, so_far, known(step.effects)):
            found = Moment(beat, game.round_of(before), phase_of(game, before, beat), number, step.position.totals())
            if last is None or not last.beat.inside:
                last = found
            elif last.beat.number == beat.number:
                last = longer(last, found)
            else:
                yield last
                last = found
        so_far, before = count(game, setup, so_far, step.effects), step.position
    if last is not None and last.beat.inside:
        yield last


def longer(last: Moment, found: Moment) -> Moment:
    """A beat with what comes after it; nothing new is no reason to say that it ended later."""
    [beat] = joined([last.beat, found.beat])
    return last._replace(beat=beat, step=found.step, points=found.points) if found.beat.inside else last


def phase_of(game: Rules[Any, Any], before: Any, beat: Beat) -> str:
    return game.phase_of(before) if beat.kind == TURN else beat.kind
