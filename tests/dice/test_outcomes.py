"""What deeds, results and beats say before a move is played is what happens when it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.kernel.contract.beat import Beat, Change, walk
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.chance import FastSource, SequenceSource

GAMES = 40  # enough for every kind of answer


def decisions(seed: int, **options: object) -> Iterator[tuple[Position, Deed]]:
    """The decisions of a random game of one, with a deed for each."""
    position, source, luck = DICE.new(DICE.setup(options)), FastSource(seed), SequenceSource(seed)
    position.roll(source)
    while not position.is_over():
        deeds = DICE.deeds(DICE.view(position, 0))
        deed = deeds[luck.below(len(deeds))]
        yield position, deed
        position.play(int(deed.id))
        position.roll(source)


def amounts(changes: tuple[Change, ...]) -> Counter[str]:
    found: Counter[str] = Counter()
    for change in changes:
        found[change.amount.unit] += change.amount.n
    return found


def beats_of(position: Position, deed: Deed) -> list[Beat]:
    view = DICE.view(position, 0)
    return list(walk(DICE.beats(position.setup, view.preview(int(deed.id)))))


def built(beats: list[Beat]) -> list[Thing | None]:
    return [moved.after for beat in beats for moved in beat.moved if moved.what == "building"]


def seat_shown(position: Position) -> dict[str, Any]:
    """The sheet of the first seat, as anything that has names."""
    return cast(dict[str, Any], DICE.view(position, 0).to_dict("en")["seats"][0])


def test_a_deed_costs_its_price_and_builds_its_target() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        for position, deed in decisions(seed, banquets=True):
            results = {result.kind: result for result in DICE.results(DICE.view(position, 0), int(deed.id))}
            paid = amounts(results["pay"].amounts) if "pay" in results else Counter[str]()
            assert paid == Counter({amount.unit: -amount.n for amount in deed.price}), deed
            if deed.target is not None and deed.target.kind == "building":
                assert built(beats_of(position, deed))[0] == deed.target
            seen[deed.verb] += 1
    assert all(seen[verb] for verb in ("gain", "prestige", "function", "build")), seen


def test_results_are_what_the_sheet_gains_and_whether_a_choice_is_left() -> None:
    choices = 0
    for seed in range(GAMES):
        for position, deed in decisions(seed, banquets=True):
            results = {result.kind: result for result in DICE.results(DICE.view(position, 0), int(deed.id))}
            after = position.clone()
            after.apply(int(deed.id))
            before, then = (seat_shown(p) for p in (position, after))
            gained = {
                name: then["resources"][name]["circled"] - track["circled"]
                for name, track in before["resources"].items()
            }
            gained |= {colour: then["residents"][colour] - n for colour, n in before["residents"].items()}
            told = amounts(results["get"].amounts) if "get" in results else Counter[str]()
            assert told == Counter(gained), deed
            assert ("then" in results) == (not then["done"] and after.pending() == [0] and is_chain(after))
            choices += "then" in results
    assert choices > 0


def is_chain(position: Position) -> bool:
    """Whether what is asked now goes on with a use of a die."""
    return DICE.deeds(DICE.view(position, 0))[0].verb in ("build", "resident")


def test_what_the_crier_says_is_written_over_the_columns() -> None:
    for options in ({"numbering": "crier", "direction": "asked"}, {"numbering": "expert", "order": "asked"}):
        position, deed = next(decisions(1, **options))
        after = position.clone()
        after.apply(int(deed.id))
        before, now = (DICE.view(p, 0).to_dict("en")["numbers"] for p in (position, after))
        changes = [change for beat in beats_of(position, deed) for change in beat.changes]
        for change in changes:
            assert change.because is not None
            assert change.because.place is not None
            before[change.because.place - 1] = change.amount.n
        assert changes
        assert before == now
