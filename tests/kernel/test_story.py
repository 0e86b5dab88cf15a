"""The story of a match: every effect so far that a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.play import new_match, play_on
from troyes.games import GAMES, game_named, game_of
from troyes.kernel.contract.deed_tables import tables_of
from troyes.kernel.contract.effects import decode_effect
from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.kernel.play.match import Match
from troyes.words.catalogue import languages

DICE = game_named("dice")


def dice_match(players: int = 3) -> Match:
    match = Match(DICE, DICE.setup({"players": players}), FastSource(4))
    match.advance()
    return match


def test_a_story_holds_the_effects_of_the_record() -> None:
    match = play_on(new_match())
    effects = [packed for step in match.record.steps() for packed in step.effects]
    assert [packed for entry in match.effects for packed in entry] == effects
    assert match.story(1) == match.game.visible(effects, 1)
    assert len(match.story(SPECTATOR)) < len(effects)


def test_undo_takes_the_story_back() -> None:
    match = new_match()
    while not match.position.is_over():
        [seat] = match.position.pending()
        before = match.story(seat)
        match.play(match.position.moves(seat)[0])
        if match.can_undo(seat):
            match.undo(seat)
            assert match.story(seat) == before
            match.play(match.position.moves(seat)[0])
    assert len(match.effects) == len(match.record.entries)


def test_a_resumed_match_tells_the_same_story() -> None:
    match = play_on(new_match(), 60)
    assert Match.resume(match.record, FastSource(7)).story(0) == match.story(0)


def test_unfinished_lines_of_others_are_not_told() -> None:
    match = dice_match()
    before = match.story(0)
    match.play(match.position.moves(1)[0])
    assert match.story(0) == match.story(SPECTATOR) == before
    assert len(match.story(1)) > len(before)
    match.undo(1, whole_turn=True)
    assert match.story(1) == before


def test_all_lines_are_told_once_all_are_done() -> None:
    match = dice_match()
    match.play(match.position.moves(0)[0])
    while match.turn.lines or len(match.record.entries) < 5:
        seat = match.position.pending()[0]
        match.play(match.position.moves(seat)[0])
    assert match.story(0) == match.story(2)
    assert {0, 1, 2} <= {decode_effect(packed).seat for packed in match.story(SPECTATOR)}


def random_match(name: str, options: dict[str, Any], seed: int) -> Match:
    game = GAMES[name]
    match = Match(game, game.setup(options), FastSource(seed))
    match.advance()
    return match


@pytest.mark.parametrize(("name", "options"), [("city", {"players": 3}), ("dice", {"players": 2, "banquets": True})])
@pytest.mark.parametrize("language", languages())
def test_every_decision_can_be_shown_in_words(name: str, options: dict[str, Any], language: str) -> None:
    """The question, every part of a deed, every whole move, and at the end every source of points."""
    match, choose = random_match(name, options, 5), SequenceSource(5)
    game = game_of(match.game)
    while not match.position.is_over():
        seat = match.position.pending()[0]
        view = game.view(match.position, seat)
        moves = view.moves()
        assert game.voice.question(view, language)
        shown = tables_of(game.deeds(view), game.voice.deed_words(view, language, "ABC"))
        for table in (shown[name] for name in ("verbs", "targets", "amounts", "cubes", "paid")):
            told = [entry["text"] for entry in table]
            assert all(told)
            assert len(set(told)) == len(told), told
        move = moves[int(choose.below(len(moves)))]
        assert game.voice.describe(view, move, language, ["Ada", "Blaise", "Chloé"])
        match.play(move)
    lines = [line for seat in game.scores(match.position) for line in seat]
    assert all(game.voice.name_source(match.record.setup(), line, language) for line in lines)
