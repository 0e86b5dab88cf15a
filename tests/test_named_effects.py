"""Effects by name: every effect of every game has one, and the sums are right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.city.helpers import setup_for
from troyes.city.beats import kinds as city_kinds
from troyes.city.beats.places import cause
from troyes.city.game import CITY
from troyes.city.rules import effect_codes
from troyes.dice.edge import named as dice_named
from troyes.dice.game import DICE
from troyes.dice.rules import changes as dice_changes
from troyes.dice.rules import codes as dice_codes
from troyes.games import GAMES
from troyes.kernel.contract.effects import Trace, decode_effect
from troyes.kernel.contract.rules import CHANCE, SPECTATOR
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.chance import FastSource
from troyes.words.catalogue import languages

PLAYED = [(game, options) for game in GAMES.values() for options in game.soak_options()]


def steps(game: Any, options: Any, seed: int) -> Iterator[tuple[Any, list[int], Any]]:
    """A game at random: before, effects, after."""
    setup = game.setup(options)
    position, source, choices = game.new(setup), FastSource(seed), random.Random(seed)
    while not position.is_over():
        before, trace = position.clone(), Trace()
        if position.pending() == [CHANCE]:
            move = position.draw(source)
        else:
            move = choices.choice(position.moves(position.pending()[0]))
        position.play(move, trace)
        yield before, trace.packed(), position


@pytest.mark.parametrize(("game", "options"), PLAYED)
def test_every_effect_of_a_game_has_names(game: Any, options: Any) -> None:
    for before, effects, _ in steps(game, options, 3):
        for packed in effects:
            named = game.name_effect(before.setup, decode_effect(packed))
            assert named.what in game.effect_kinds
            assert isinstance(named.amount, int)
            assert named.seat is None or 0 <= named.seat < 10
            assert named.because is None or (named.because.kind and named.because.key)


def test_no_code_is_without_a_name() -> None:
    for codes, named in ((effect_codes, city_kinds), (dice_codes, dice_named)):
        whats = {code for name, code in vars(codes).items() if name.startswith(("E_", "N_"))}
        assert whats == set(named.WHATS)
        assert len(set(named.WHATS.values())) == len(whats)
    assert {code for name, code in vars(dice_codes).items() if name.startswith("B_")} == set(dice_changes.RULES)


def test_every_rule_of_the_city_has_a_name() -> None:
    setup = CITY.setup({"players": 1, "modules": ["all"]})
    names, speakers = CITY.names(setup), [CITY.voice.speaker(setup, language, ["Ada"]) for language in languages()]
    for name, code in vars(effect_codes).items():
        if name.startswith("B_") and name not in ("B_KING_RESULT", "B_OUTDOOR", "B_CARD", "B_EVENT"):
            found = cause(names, code)
            assert found is not None, name
            assert found.kind == "rule"
            assert all(speaker.thing(found, "title") for speaker in speakers)


@pytest.mark.parametrize("options", CITY.soak_options())
def test_gains_of_the_city_are_what_changes(options: Any) -> None:
    for before, effects, after in steps(CITY, options, 5):
        for seat, gained in enumerate(CITY.gains(before.setup, effects)[: options["players"]]):
            old, new = (CITY.view(p, SPECTATOR).to_dict()["seats"][seat] for p in (before, after))
            changes = {unit: new[unit] - old[unit] for unit in ("deniers", "influence", "vp")}
            assert gained == {unit: n for unit, n in changes.items() if n}


def test_gains_of_the_dice_game_are_what_changes() -> None:
    for before, effects, after in steps(DICE, {"players": 2, "banquets": True}, 5):
        for seat, gained in enumerate(DICE.gains(before.setup, effects)):
            old, new = (dict[str, Any](DICE.view(p, seat).to_dict()["seats"][seat]) for p in (before, after))
            changes = {unit: new["resources"][unit]["held"] - held["held"] for unit, held in old["resources"].items()}
            changes |= {colour: new["residents"][colour] - n for colour, n in old["residents"].items()}
            assert gained == {unit: n for unit, n in changes.items() if n}


def test_how_an_effect_reads() -> None:
    setup, trace = setup_for(), Trace()
    trace.add(effect_codes.E_CITIZEN, 2, 13, effect_codes.B_SETTLE, 1)
    trace.add(effect_codes.E_CATHEDRAL, 4, 10, effect_codes.B_EVENT, -1)
    trace.add(effect_codes.E_DIE, 0, 3, effect_codes.B_USED, -1)
    trace.add(effect_codes.E_CARD, 15, 4, effect_codes.B_REVEAL, 1)
    found = [CITY.name_effect(setup, effect) for effect in trace.decoded()]
    assert [one.where for one in found] == ["bishopric:2", "2:5", "red:4", 4]
    assert [one.seat for one in found] == [2, 4, 0, None]
    assert found[0].because == Thing("rule", "settle")
    assert found[1].because is not None
    assert found[1].because.kind == "event"
    assert (found[3].because, found[3].amount) == (Thing("card", CITY.names(setup).cards[0], 4), 1) or (
        found[3].because is not None and found[3].because.key == CITY.names(setup).cards[0]
    )
