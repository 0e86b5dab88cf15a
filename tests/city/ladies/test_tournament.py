"""The tournament variant: the last round is played the other way round, from the neighbour on the right."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import lines, look, pending, play, seen
from troyes.city.game import CITY
from troyes.city.rules.layout import REVERSED
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.conformance import Conformance

ROUNDS = {3: 5, 4: 6}


def tournament(players: int, modules: tuple[str, ...] = (), **fields: Any) -> Position:
    setup = CITY.setup({"players": players, "modules": list(modules), "tournament": True})
    return CITY.stage(setup, fields, "test")


@pytest.mark.ruling(212)
@pytest.mark.parametrize(("players", "start", "right"), [(3, "B", "A"), (3, "A", "C"), (4, "C", "B"), (4, "A", "D")])
def test_before_the_last_round_the_start_card_goes_to_the_right(players: int, start: str, right: str) -> None:
    p = tournament(players, phase="end", round=ROUNDS[players] - 1, start=start)
    assert look(p, "start", "round") == [right, ROUNDS[players]]
    assert seen(p)["reversed"] is True
    assert p.v[REVERSED] == 1


@pytest.mark.ruling(212)
@pytest.mark.parametrize("players", [3, 4])
def test_in_earlier_rounds_it_goes_to_the_left(players: int) -> None:
    for number in range(1, ROUNDS[players] - 1):
        p = tournament(players, phase="end", round=number, start="B")
        assert look(p, "start") == "C"
        assert seen(p)["reversed"] is False


@pytest.mark.ruling(212)
def test_without_the_variant_it_always_goes_to_the_left() -> None:
    p = CITY.stage(CITY.setup({"players": 4}), {"phase": "end", "round": 5, "start": "B"}, "test")
    assert look(p, "start") == "C"
    assert seen(p)["reversed"] is False


def reversed_turns(phase: str, **fields: Any) -> Position:
    """A position of the last round; C holds the start card."""
    return tournament(4, round=6, start="C", phase=phase, **fields)


@pytest.mark.ruling(212)
def test_turns_go_round_the_other_way() -> None:
    p = reversed_turns("actions", seats={letter: {"dice": "Y2 W2"} for letter in "ABCD"})
    order = []
    for number in range(6):
        order.append(pending(p))
        play(p, f"{pending(p)} {'farm with Y2' if number < 4 else 'build with W2'}")
    assert order == ["C", "B", "A", "D", "C", "B"]


@pytest.mark.ruling(54, 212)
def test_black_dice_are_countered_the_other_way() -> None:
    events = {"war": "", "normans": ""}
    p = reversed_turns("events", events=events, seats={letter: {"vp": 9} for letter in "ABCD"})
    play(p, "* black 6 6 6 6 6")
    order = []
    while look(p, "black"):
        order.append(pending(p))
        play(p, f"{pending(p)} yield")
    assert order == ["C", "B", "A", "D", "C"]


@pytest.mark.ruling(4, 212)
def test_events_ask_the_other_way_round() -> None:
    cubes = {card: {"cubes": dict.fromkeys("ABCD", 1)} for card in ("monk", "blacksmith")}
    queue = {"wayfarers": "", "harsh_winter": ""}
    p = reversed_turns("events", modules=("events",), events=queue, activities=cubes)
    play(p, "* site 1")
    order = []
    while pending(p) != "*":
        order.append(pending(p))
        play(p, lines(p)[0])
    assert order == ["C", "B", "A", "D"]


@pytest.mark.ruling(212)
@pytest.mark.parametrize("players", [1, 2])
def test_it_is_for_three_or_four_players(players: int) -> None:
    with pytest.raises(BadInput, match="three or four"):
        CITY.setup({"players": players, "tournament": True})


@pytest.mark.conformance
@pytest.mark.ruling(212)
@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_keep_every_promise(players: int) -> None:
    match = Conformance(CITY, share=0.1).play(
        {"players": players, "modules": ["events", "purple_die"], "tournament": True}, players
    )
    assert match.position.v[REVERSED] == 1
