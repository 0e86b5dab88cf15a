"""What a seat has seen of a match: its record as it may have it, with the effects it may know."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.games import game_named
from troyes.kernel.contract.seen import MOST_SEEN
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 3}),
    ("city", {"players": 2, "modules": ["all"]}),
    ("dice", {"players": 3, "banquets": True}),
]


def match_after(name: str, options: dict[str, Any], moves: int) -> Match:
    game = game_named(name)
    match, choices = Match(game, game.setup(options), FastSource(4)), SequenceSource(5)
    match.advance()
    for _ in range(moves):
        pending = match.position.pending()
        seat = pending[int(choices.below(len(pending)))]
        legal = match.position.moves(seat)
        match.play(legal[int(choices.below(len(legal)))])
    return match


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("moves", [0, 7, 20, 31])
def test_a_seat_has_seen_its_record_and_its_story(name: str, options: dict[str, Any], moves: int) -> None:
    match = match_after(name, options, moves)
    for seat in range(match.game.seats(match.position.setup)):
        seen = match.seen(seat, MOST_SEEN)
        assert [one.line for one in seen] == [entry.line for entry in match.record.redacted(seat).entries]
        assert [effect for one in seen for effect in one.effects] == match.story(seat)
        for most in (0, 1, 3, 10):
            assert match.seen(seat, most) == (seen[-most:] if most else ())


def test_what_others_are_dealt_is_not_seen() -> None:
    match = match_after("city", {"players": 3}, 5)
    hidden = [one.line for one in match.seen(0, MOST_SEEN) if one.line.endswith("?")]
    assert hidden == ["* deal B ?", "* deal C ?"]


def test_what_is_taken_back_was_never_seen() -> None:
    match = match_after("dice", {"players": 2}, 0)
    before = match.seen(0, MOST_SEEN)
    match.play(match.position.moves(0)[3])
    assert len(match.seen(0, MOST_SEEN)) == len(before) + 1
    assert match.seen(1, MOST_SEEN) == before
    match.undo(0)
    assert match.seen(0, MOST_SEEN) == before
