"""What hidden characters somebody is thought to hold, by how they have played."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from troyes.bots.city.suspicion import EVEN, guessed, likelihoods, odds
from troyes.city.game import CITY
from troyes.city.rules.layout import CHARACTER, DENIERS, INFLUENCE
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, seat_at
from troyes.kernel.play.chance import FastSource, SequenceSource

SEATS = [(2, ()), (3, ()), (4, ("all",))]


def opened(players: int = 4, modules: tuple[str, ...] = (), seed: int = 6) -> Position:
    position = CITY.new(CITY.setup({"players": players, "modules": list(modules)}))
    position.roll(FastSource(seed))
    return position


def hand(position: Position, seat: int) -> list[int]:
    return [int(get(position, seat, CHARACTER + k)) for k in range(2) if get(position, seat, CHARACTER + k) >= 0]


def told(position: Position, character: int) -> str:
    """What a character looks at: whoever has ten more of it holds it more likely."""
    for name, field in (("denier", DENIERS), ("influence", INFLUENCE)):
        richer = position.clone()
        richer.v[seat_at(1) + field] += 10
        if odds(richer, 1, character) > odds(position, 1, character):
            return name
    return ""


@pytest.mark.parametrize(("players", "modules"), SEATS)
def test_what_one_sees_is_certain_and_what_one_does_not_is_not(players: int, modules: tuple[str, ...]) -> None:
    position = opened(players, modules)
    found = [int(chance) for chance in likelihoods(position, 0)]
    assert all(found[own] == 100 for own in hand(position, 0))
    unseen = [chance for chance in found if chance < 100]
    hidden = sum(len(hand(position, seat)) for seat in range(1, players))
    assert len(unseen) > hidden
    assert all(chance > 0 for chance in unseen)
    assert sum(unseen) == pytest.approx(100 * hidden, rel=0.35), "about as many as there are hidden cards"


@pytest.mark.parametrize(("players", "modules"), SEATS)
def test_nothing_hidden_is_looked_at(players: int, modules: tuple[str, ...]) -> None:
    position = opened(players, modules)
    view = CITY.view(position, 0)
    other = view.determinize(SequenceSource(5))
    assert list(likelihoods(view.known, 0)) == list(likelihoods(position, 0)) == list(likelihoods(other, 0))


def test_whoever_gathers_money_is_thought_to_need_it() -> None:
    position = opened()
    mine = hand(position, 0)
    rich = position.clone()
    rich.v[seat_at(2) + DENIERS] += 30
    character = next(k for k in range(len(position.setup.character_counts)) if told(position, k) == "denier")
    assert odds(position, 2, character) == EVEN
    assert odds(rich, 2, character) > 2 * EVEN
    assert odds(rich, 1, character) < EVEN
    assert character not in mine, "or the deal says nothing"
    assert likelihoods(rich, 0)[i64(character)] > likelihoods(position, 0)[i64(character)]
    known = CITY.view(rich, 0).known
    held = Counter(int(get(guessed(known, SequenceSource(seed)), 2, CHARACTER)) for seed in range(400))
    assert held[character] == max(held.values())


@pytest.mark.parametrize(("players", "modules"), SEATS)
def test_a_guess_fits_what_is_known(players: int, modules: tuple[str, ...]) -> None:
    view = CITY.view(opened(players, modules), 0)
    for seed in range(20):
        full = guessed(view.known, SequenceSource(seed))
        assert CITY.view(full, 0).known.to_bytes() == view.known.to_bytes()
        dealt = [character for seat in range(players) for character in hand(full, seat)]
        assert len(set(dealt)) == len(dealt)
        assert all(hand(full, seat) == sorted(hand(full, seat)) for seat in range(players))
