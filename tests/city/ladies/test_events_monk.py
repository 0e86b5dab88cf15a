"""The Monk (event): a die names a colour, a neutral tradesman takes the best free space of its cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, let_chance, look, play, refused, seen
from tests.city.ladies.event_stage import resolved, told, with_events
from troyes.city.game import CITY
from troyes.kernel.contract.refusals import BadInput

CARDS: dict[str, Any] = {"tithe": {}, "merchant": {}, "archer": {}}  # white, yellow, red


@pytest.mark.ruling(195)
@pytest.mark.effect("monk_event")
@pytest.mark.parametrize(
    ("value", "card"),
    [(1, "tithe"), (2, "tithe"), (3, "merchant"), (4, "merchant"), (5, "archer"), (6, "archer")],
)
def test_the_die_names_the_colour(value: int, card: str) -> None:
    p = resolved({"monk_event": ""}, activities=CARDS)
    play(p, f"* monk {value}")
    found = [name for name in CARDS if look(p, f"{name}.tradesman.N") == 1]
    assert found == [card]
    assert look(p, "neutral.supply") == 9


@pytest.mark.ruling(195)
@pytest.mark.effect("monk_event")
def test_the_highest_free_space_of_all_levels() -> None:
    yellow: dict[str, Any] = {"merchant": {}, "militiaman": {}, "goldsmith": {}}  # 2 1, 3 2, 4 3
    p = resolved({"monk_event": ""}, activities=yellow)
    play(p, "* monk 3")
    assert [look(p, f"{name}.tradesman.N") for name in yellow] == [-1, -1, 1]
    taken = {**yellow, "goldsmith": {"tradesmen": {"A": 1, "B": 2}}}
    p = resolved({"monk_event": ""}, activities=taken)
    play(p, "* monk 4")
    assert [look(p, f"{name}.tradesman.N") for name in yellow] == [-1, 1, -1]


@pytest.mark.ruling(195)
@pytest.mark.effect("monk_event")
def test_among_equals_the_lowest_level() -> None:
    white: dict[str, Any] = {"tithe": {}, "confession": {}, "pilgrimage": {}}  # all 3 2
    p = resolved({"monk_event": ""}, activities=white)
    play(p, "* monk 1")
    assert [look(p, f"{name}.tradesman.N") for name in white] == [1, -1, -1]
    p = resolved({"monk_event": ""}, activities={**white, "tithe": {"tradesmen": {"A": 1}}})
    play(p, "* monk 1")  # 3 on level II before 2 on level I
    assert [look(p, f"{name}.tradesman.N") for name in white] == [-1, 1, -1]
    first_spaces = {name: {"tradesmen": {"A": 1}} for name in white}
    p = resolved({"monk_event": ""}, activities=first_spaces)
    play(p, "* monk 1")
    assert [look(p, f"{name}.tradesman.N") for name in white] == [2, -1, -1]


@pytest.mark.ruling(195)
@pytest.mark.effect("monk_event")
def test_several_may_sit_on_one_card_and_they_stay_when_it_is_countered() -> None:
    p = resolved({"monk_event": ""}, activities={"merchant": {"tradesmen": {"N": 1}}}, seats={"A": {"dice": "W4"}})
    play(p, "* monk 3", "* black 1", "A beat")
    assert look(p, "neutral.supply") == 8
    view = next(card for card in seen(p)["activities"] if card["card"] == "merchant")
    assert [space["owner"] for space in view["spaces"]] == ["N", "N"]
    p = with_events(
        {"monk_event": "A A A"}, seats={"A": {"dice": "W4 W1"}}, activities={"merchant": {"tradesmen": {"N": 1}}}
    )
    play(p, "A fight monk_event with W4")
    assert look(p, "event.monk_event", "merchant.tradesman.N", "A.events_won") == ["gone", 1, 1]


@pytest.mark.ruling(195, 279)
@pytest.mark.effect("monk_event")
def test_a_freed_space_is_free_for_him_too() -> None:
    p = resolved({"monk_event": ""}, activities={"merchant": {"tradesmen": {"A": 2, "B": 0}}})
    play(p, "* monk 3")
    assert look(p, "merchant.tradesman.N", "merchant.tradesman.B") == [1, 0]


@pytest.mark.ruling(195)
@pytest.mark.limit("monk_event")
def test_never_on_an_illustration_and_never_on_a_face_down_card() -> None:
    p = resolved({"monk_event": ""}, activities={"merchant": {"tradesmen": {"A": 1, "B": 2}}})
    assert "Monk: nothing happens." in told(p, "* monk 3")
    assert look(p, "merchant.tradesman.N", "neutral.supply") == [-1, 10]
    p = resolved({"monk_event": ""}, activities={"merchant": {}})
    play(p, "* monk 5")  # no red card is open
    assert look(p, "merchant.tradesman.N", "neutral.supply") == [-1, 10]


@pytest.mark.ruling(40, 195)
@pytest.mark.limit("monk_event")
def test_nothing_is_rolled_when_all_ten_are_in_play() -> None:
    p = resolved(
        {"monk_event": ""}, buildings={"palace": "N N N N N N", "city_hall": "N N N . . ."},
        activities={**CARDS, "tithe": {"tradesmen": {"N": 1}}},
    )  # fmt: skip
    assert look(p, "neutral.supply") == 0
    assert legal(p, "* black 1")
    assert not legal(p, "* monk 1")


@pytest.mark.ruling(195)
@pytest.mark.limit("monk_event")
def test_a_neutral_tradesman_takes_the_space_but_no_die_and_no_points() -> None:
    p = with_events(
        {"monk_event": ""}, phase="end", round=5, activities={"merchant": {"tradesmen": {"N": 1}}}, drawn=["uprising"],
        buildings={"palace": "A . . . . ."}, seats={"B": {"dice": "Y2", "supply": 1, "deniers": 20}},
    )  # fmt: skip
    let_chance(p)
    assert look(p, "round", "N.dice") == [6, ""]
    p = with_events({}, activities={"merchant": {"tradesmen": {"N": 1}}}, seats={"A": {"dice": "Y2 W1", "supply": 1}})
    play(p, "A activate merchant with Y2")
    assert look(p, "merchant.tradesman.A") == 2


@pytest.mark.ruling(193, 195)
@pytest.mark.limit("monk_event")
def test_the_outlaw_chief_does_not_change_this_die() -> None:
    p = resolved({"outlaw_chief": "", "monk_event": ""}, activities=CARDS)
    play(p, "* monk 1")
    assert look(p, "tithe.tradesman.N") == 1  # 1, not 4


@pytest.mark.ruling(195)
def test_notation_and_words() -> None:
    p = resolved({"monk_event": ""}, activities=CARDS)
    for line in ("* monk 7", "* monk", "* monk 1 2"):
        with pytest.raises(BadInput):
            CITY.parse(p, line)
    assert refused(p, "* uprising 1") == "impossible_outcome"
    assert len(p.outcomes()) == 6
    assert told(p.clone(), "* monk 1")[:2] == ["Monk: the die shows 1.", "A neutral tradesman joins Tithe."]
    expected = ["Moine\u00a0: le dé donne 3.", "Un homme de métier neutre rejoint Marchand."]
    assert told(p, "* monk 3", "fr")[:2] == expected


@pytest.mark.ruling(165)
@pytest.mark.effect("monk_event")
def test_its_figures() -> None:
    p = with_events({"monk_event": "B B"}, seats={"A": {"dice": "W3 W6 W6"}, "B": {"dice": "R1"}})
    assert refused(p, "A fight monk_event with W3") == "too_low"
    play(p, "A fight monk_event with W6 W6", "A times 2")
    assert look(p, "event.monk_event", "A.vp", "B.vp", "B.events_won") == ["gone", 2, 2, 1]  # 3 + 2, shared by two
