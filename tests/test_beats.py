"""Beats say all that effects say, once; told in pieces they are the same beats; nobody's tell what it may not know."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from troyes.city.beats.places import PIECES, PLACES, UNITS
from troyes.city.game import CITY
from troyes.city.rules import effect_codes as e
from troyes.city.rules.layout import NEUTRAL
from troyes.dice.game import DICE
from troyes.dice.rules import codes as c
from troyes.dice.rules.changes import change_of, moved_by
from troyes.kernel.contract.beat import Beat, fold, step_of, told, walk
from troyes.kernel.contract.effects import Trace, decode_effect
from troyes.kernel.contract.phrase import sentence, text_of
from troyes.kernel.contract.rules import CHANCE, SPECTATOR
from troyes.kernel.contract.showing import show_beats
from troyes.kernel.contract.shown import BeatShown
from troyes.kernel.contract.things import Bought, Thing
from troyes.kernel.play.chance import FastSource
from troyes.server.api.described import described
from troyes.words.catalogue import languages

GAMES: list[tuple[Any, dict[str, Any], int]] = [
    (CITY, {"players": 1, "modules": ["all"]}, 1),
    (CITY, {"players": 1, "modules": []}, 2),
    (CITY, {"players": 2, "modules": ["all"]}, 3),
    (CITY, {"players": 3, "modules": ["ramparts", "events"]}, 4),
    (CITY, {"players": 4, "modules": ["all"], "revealed": True}, 5),
    (DICE, {"players": 1}, 6),
    (DICE, {"players": 3, "banquets": True}, 7),
    (DICE, {"players": 2, "numbering": "expert", "banquets": True}, 8),
]
PEOPLE = ["Anna", "Bruno", "Colin", "Denise"]


def played(game: Any, options: dict[str, Any], seed: int) -> tuple[Any, list[list[int]]]:
    """The effects of each move of a game in which everybody does anything."""
    setup = game.setup(options)
    position, source, chosen = game.new(setup), FastSource(seed), random.Random(seed)
    steps: list[list[int]] = []
    while not position.is_over():
        seat = chosen.choice(position.pending())
        move = position.draw(source) if seat == CHANCE else chosen.choice(position.moves(seat))
        trace = Trace()
        position.play(move, trace)
        steps.append(trace.packed())
    return setup, steps


def added_by_effects(game: Any, setup: Any, effects: list[int]) -> Counter[Any]:
    """What effects add up to, under the names that beats use."""
    found: Counter[Any] = Counter()
    for packed in effects:
        effect = decode_effect(packed)
        if not game.is_counted(effect):
            continue
        if game is DICE:
            if change := change_of(effect):
                found[change.seat, change.amount.unit] += change.amount.n
            elif moved := moved_by(effect):
                found[moved.what, moved.seat, moved.before or moved.after] += 1 if moved.after else -1
            continue
        seat = NEUTRAL if effect.what == e.E_NEUTRAL else effect.seat
        named = None if seat == e.NOBODY else seat
        if effect.what in UNITS:
            found[named, UNITS[effect.what]] += effect.amount
        else:
            count = 1 if effect.what in (e.E_CARD, e.E_TILE) else effect.amount
            found[PIECES[effect.what], named, PLACES[effect.what](game.names(setup), effect)] += count
    return +found | -found


def added_by_beats(beats: list[Beat]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for beat in walk(beats):
        for change in beat.changes:
            found[change.seat, change.amount.unit] += change.amount.n
        for moved in beat.moved:
            if moved.before:
                found[moved.what, moved.seat, moved.before] -= moved.n
            if moved.after:
                found[moved.what, moved.seat, moved.after] += moved.n
    return +found | -found


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_nothing_is_lost_and_nothing_told_twice(game: Any, options: dict[str, Any], seed: int) -> None:
    setup, steps = played(game, options, seed)
    for effects in steps:
        counted = {decode_effect(packed).what for packed in effects if game.is_counted(decode_effect(packed))}
        known = {*UNITS, *PIECES} if game is CITY else {code for name, code in vars(c).items() if name.startswith("E_")}
        assert counted <= known
        assert added_by_beats(game.beats(setup, effects)) == added_by_effects(game, setup, effects)
    whole = [packed for effects in steps for packed in effects]
    assert added_by_beats(game.beats(setup, whole)) == added_by_effects(game, setup, whole)


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_messages_one_after_the_other_fold_to_the_beats_of_the_game(
    game: Any, options: dict[str, Any], seed: int
) -> None:
    setup, steps = played(game, options, seed)
    whole = game.beats(setup, [packed for effects in steps for packed in effects])
    for most in (1, 2, 5):
        cut = random.Random(seed)
        pieces: list[Beat] = []
        at = 0
        while at < len(steps):
            size = cut.randint(1, most)
            pieces += game.beats(setup, [packed for effects in steps[at : at + size] for packed in effects])
            at += size
        folded = fold(pieces)
        assert [step_of(beat) for beat in folded] == [step_of(beat) for beat in whole]
        for one, other in zip(folded, whole, strict=True):
            assert added_by_beats([one]) == added_by_beats([other])


@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_a_turn_of_a_seat_is_one_beat(game: Any, options: dict[str, Any], seed: int) -> None:
    """Whatever is decided in it and whoever reacts: what a seat does by itself stands in its own turn."""
    setup, steps = played(game, options, seed)
    tops = game.beats(setup, [packed for effects in steps for packed in effects])
    assert all(top.inside for top in tops[:-1])
    assert not any(one.goes_on and step_of(one) == step_of(other) for other, one in pairwise(tops))
    doers = {"lot", "activates", "passes", "builds", "settles", "farms", "takes", "king_turn"}
    for top in tops:
        for beat in top.inside:
            if beat.kind in doers:
                assert step_of(top)[:2] == ("turn", beat.seat)


@pytest.mark.parametrize(("game", "options", "seed"), GAMES[2:5])
def test_a_beat_never_tells_what_its_seat_may_not_know(game: Any, options: dict[str, Any], seed: int) -> None:
    """Two worlds that differ in the characters of others: the same beats, in every language."""
    setup, steps = played(game, options, seed)
    dealt = [decode_effect(packed) for effects in steps for packed in effects]
    hands = {effect.seat: effect.where for effect in dealt if effect.what == e.E_CHARACTER}
    assert len(hands) == options["players"]
    for seat in (SPECTATOR, 0):
        others = [owner for owner in hands if owner != seat]
        swapped = dict(zip(others, [hands[owner] for owner in others[1:] + others[:1]], strict=True))
        for effects in steps:
            trace = Trace()
            for one in map(decode_effect, effects):
                hidden = one.what == e.E_CHARACTER and one.seat in swapped and one.where == hands[one.seat]
                trace.add(one.what, one.seat, swapped[one.seat] if hidden else one.where, one.because, one.amount)
            here, there = (game.beats(setup, game.visible(world, seat)) for world in (effects, trace.packed()))
            assert here == there
    secret = [beat for beat in told(game.beats(setup, steps[0] + steps[1])) if beat.kind == "dealt"]
    assert secret or any(decode_effect(packed).what == e.E_CHARACTER for effects in steps for packed in effects)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "options", "seed"), GAMES)
def test_runs_joined_are_the_sentences(game: Any, options: dict[str, Any], seed: int, language: str) -> None:
    setup, steps = played(game, options, seed)
    speaker = game.voice.speaker(setup, language, PEOPLE)
    for effects in steps:
        found = [text_of(sentence(speaker, beat.says)) for beat in told(game.beats(setup, effects)) if beat.says]
        assert found == game.voice.tell(setup, effects, language, PEOPLE)
        for shown in show_beats(speaker, game.beats(setup, effects)):
            described(BeatShown).model_validate(shown, strict=True)


def test_dice_that_are_bought_say_for_how_much() -> None:
    """The prices in a lot add up to what its buyer pays; own and free dice have none."""
    setup, steps = played(CITY, {"players": 3, "modules": ["all"]}, 9)
    bought: list[Bought] = []
    for effects in steps:
        for beat in walk(CITY.beats(setup, effects)):
            here = [die for die in beat.dice if isinstance(die, Bought)]
            paid = [change.amount.n for change in beat.changes if change.because == Thing("rule", "purchase")]
            assert [die.price for die in here] == [-n for n in paid]
            assert all(die.owner != beat.seat for die in here)
            bought += here
    assert len({die.price for die in bought}) > 1
    assert {die.owner for die in bought} >= {None, 0, 1, 2}
