"""The numbers of beats: one per turn of a seat and per step of a phase, the same for everybody."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from troyes.games import GAMES
from troyes.kernel.contract.beat import Beat, Counted, fold, joined, step_of, walk
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.beats import count, tell
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 1, "modules": ["all"]}),
    ("city", {"players": 2, "modules": []}),
    ("city", {"players": 4, "modules": ["all"]}),
    ("dice", {"players": 1}),
    ("dice", {"players": 3, "banquets": True}),
    ("dice", {"players": 2, "numbering": "expert"}),
]
tables = pytest.mark.parametrize(("name", "options"), TABLES)


def begun(name: str, options: dict[str, Any], seed: int = 1) -> Match:
    game = GAMES[name]
    match = Match(game, game.setup(options), FastSource(seed))
    match.advance()
    return match


def step(match: Match, chosen: random.Random) -> int:
    seat: int = chosen.choice(match.position.pending())
    match.play(chosen.choice(match.position.moves(seat)))
    return seat


def steps(beats: list[Beat]) -> list[tuple[int, Any]]:
    return [(beat.number, step_of(beat)) for beat in beats]


@tables
def test_all_count_alike_from_one_on_whatever_they_know(name: str, options: dict[str, Any]) -> None:
    match, chosen = begun(name, options), random.Random(2)
    while not match.position.is_over():
        for _ in range(60):
            if not match.position.is_over():
                step(match, chosen)
        told = steps(match.beats(SPECTATOR))
        assert [number for number, _ in told] == list(range(1, len(told) + 1))
        for seat in range(options["players"]):
            assert steps(match.beats(seat))[: len(told)] == told
    assert [step_of(beat) for beat in match.beats(0)] == [
        step_of(beat) for beat in fold(match.game.beats(match.position.setup, match.story(0)))
    ]


@tables
def test_pieces_have_the_number_of_the_whole(name: str, options: dict[str, Any]) -> None:
    """Told after every entry of the record, or all at once: the same beats."""
    match, chosen = begun(name, options, 3), random.Random(3)
    while not match.position.is_over():
        step(match, chosen)
    game, setup = match.game, match.position.setup
    so_far, pieces = Counted(), list[Beat]()
    for effects in match.effects:
        pieces += tell(game, setup, so_far, effects)
        so_far = count(game, setup, so_far, effects)
    whole = tell(game, setup, Counted(), [packed for effects in match.effects for packed in effects])
    assert steps(joined(pieces)) == steps(whole)
    assert so_far.number == whole[-1].number


@pytest.mark.parametrize(("name", "options"), [TABLES[2], TABLES[4]])
def test_an_undo_makes_the_beat_as_it_was(name: str, options: dict[str, Any]) -> None:
    match, chosen, undone = begun(name, options, 4), random.Random(4), 0
    for _ in range(45):
        before = [match.beats(seat) for seat in (SPECTATOR, 0, 1)]
        seat = step(match, chosen)
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert [match.beats(seat) for seat in (SPECTATOR, 0, 1)] == before
            step(match, chosen)
    assert undone


def test_a_turn_is_one_beat_and_the_next_seat_has_another() -> None:
    """Every placement and every answer to black dice, too, also if the same seat is asked twice."""
    match, chosen = begun("city", {"players": 2, "modules": []}), random.Random(5)
    while not match.position.is_over():
        step(match, chosen)
    told = match.beats(0)
    placed = [beat for beat in told if any(one.kind == "place" for one in beat.inside)]
    assert [sum(one.kind == "place" for one in beat.inside) for beat in placed] == [1] * len(placed)
    assert any(one.seat == other.seat for one, other in pairwise(placed))
    acts = {"activates", "builds", "settles", "farms", "passes", "passes_bare", "counters"}
    for beat in told:
        assert sum(one.kind in acts and one.seat == beat.seat for one in walk([beat])) <= 1


def test_nobody_else_is_told_of_a_turn_before_all_are_done_and_each_has_its_number() -> None:
    match = begun("dice", {"players": 3})
    before = match.beats(SPECTATOR)
    number = before[-1].number
    own: dict[int, Beat] = {}
    while len(match.beats(SPECTATOR)) == len(before):
        seat = match.position.pending()[-1]
        match.play(match.position.moves(seat)[0])
        own.setdefault(seat, match.beats(seat)[-1])
    assert {seat: beat.number for seat, beat in own.items() if seat} == {1: number + 2, 2: number + 3}
    revealed = {beat.number: beat for beat in match.beats(SPECTATOR)}
    for seat in range(3):
        assert step_of(revealed[number + 1 + seat])[:2] == ("turn", seat)
    assert revealed[number + 3].inside[0] == own[2].inside[0]
