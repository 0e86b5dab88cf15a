"""Hiring a tradesman: where he comes from, which space he takes, what it costs; an action is all or nothing."""

from __future__ import annotations

import pytest

from tests.city.helpers import causes, legal, lines, look, play, refused, stage
from troyes.city.game import CITY
from troyes.city.rules.effect_codes import E_TRADESMAN


@pytest.mark.ruling(75)
def test_a_tradesman_comes_from_anywhere_but_the_general_supply() -> None:
    p = stage(
        seats={"A": {"dice": "Y6 Y1", "supply": 1}},
        buildings={"palace": "A B . . . .", "city_hall": ". N . . . .", "bishopric": ". . . . . A"},
        lying={"city_hall": "A B"},
        activities={"merchant": {}, "priest": {"tradesmen": {"A": 1, "B": 2}}},
    )
    play(p, "A activate merchant with Y6")
    assert set(lines(p)) == {
        "A take supply", "A take palace 1", "A take bishopric 6", "A take lying city_hall", "A take priest",
    }  # fmt: skip
    assert refused(p, "A take palace 2") == "not_there"
    play(p, "A take lying city_hall")
    assert look(p, "merchant.tradesman.A", "lying.city_hall", "A.supply") == [1, "B", 1]


@pytest.mark.ruling(29, 76)
def test_the_gap_left_in_a_building_stays_and_so_does_the_die() -> None:
    p = stage(
        seats={"A": {"dice": "Y6 R5"}},
        buildings={"city_hall": "A B . . . .", "palace": ". . N . . ."},
        activities={"merchant": {}},
    )
    play(p, "A activate merchant with Y6")  # the only citizen is taken at once
    assert look(p, "city_hall", "A.dice") == [". B . . . .", "R5"]


@pytest.mark.ruling(72, 77)
def test_the_first_free_space_is_taken_and_paid_for() -> None:
    p = stage(
        seats={"A": {"dice": "Y6", "deniers": 4, "supply": 1}, "B": {"dice": "Y2", "supply": 1}},
        activities={"merchant": {}},
    )
    play(p, "A activate merchant with Y6", "B activate merchant with Y2")
    assert look(p, "merchant.tradesman.A", "merchant.tradesman.B") == [1, 2]
    assert look(p, "A.deniers", "B.deniers") == [4 - 4 + 6, 10 - 4 + 2]


@pytest.mark.ruling(77, 79)
def test_the_first_space_is_taken_even_if_the_second_was_taken_before() -> None:
    activities = {"merchant": {"tradesmen": {"B": 2}}}
    p = stage(seats={"A": {"dice": "Y6 Y1", "supply": 1}}, activities=activities)
    play(p, "A activate merchant with Y6")
    assert look(p, "merchant.tradesman.A", "merchant.tradesman.B") == [1, 2]


@pytest.mark.ruling(78)
def test_the_illustration_takes_any_number_once_the_spaces_are_full() -> None:
    activities = {"merchant": {"tradesmen": {"B": 1, "C": 2, "D": 0}}}
    p = stage(seats={"A": {"dice": "Y6 Y6", "supply": 1}}, activities=activities)
    play(p, "A activate merchant with Y6")
    assert look(p, "merchant.tradesman.A", "A.deniers") == [0, 12]
    play(p, "B pass", "C pass", "D pass", "A activate merchant with Y6")  # a full tradesman: no second hire
    assert look(p, "A.deniers") == 18


@pytest.mark.ruling(77, 78)
def test_a_space_without_points_is_a_space_and_a_third_one_comes_before_the_illustration() -> None:
    p = stage(
        seats={seat: {"dice": "Y6", "supply": 1} for seat in "ABCD"}, activities={"merchant": {}},
        figures={"activity": {"merchant": {"spaces": [2, 0, 1]}}}, neutral={"dice": "W1"},
    )  # fmt: skip
    play(p, *(f"{seat} activate merchant with Y6" for seat in "ABCD"))
    assert look(p, *(f"merchant.tradesman.{seat}" for seat in "ABCD")) == [1, 2, 3, 0]


@pytest.mark.ruling(79)
def test_with_a_tradesman_there_nothing_is_paid_and_nobody_moves() -> None:
    activities = {"merchant": {"tradesmen": {"A": 2}}}
    p = stage(seats={"A": {"dice": "Y6 Y1", "supply": 2, "deniers": 0}}, activities=activities)
    play(p, "A activate merchant with Y6")
    assert look(p, "merchant.tradesman.A", "A.supply", "A.deniers") == [2, 2, 6]


@pytest.mark.ruling(79, 279)
def test_a_space_that_was_left_is_free_for_the_next_hire_only() -> None:
    activities = {"merchant": {"tradesmen": {"A": 1, "B": 2, "C": 0}}, "priest": {}}
    seats = {"A": {"dice": "W6 Y2"}, "B": {"dice": "Y1"}, "D": {"dice": "Y6", "supply": 1}}
    p = stage(seats=seats, activities=activities)
    moved = causes(p, E_TRADESMAN, "A activate priest with W6")  # the merchant is A's only citizen
    assert moved == [("A", -1, "merchant"), ("A", 1, "priest")]
    play(p, "B pass", "C pass")
    assert look(p, "merchant.tradesman.A", "priest.tradesman.A") == [-1, 1]
    play(p, "D activate merchant with Y6")
    assert look(p, "merchant.tradesman.D", "merchant.tradesman.B", "merchant.tradesman.C") == [1, 2, 0]
    play(p, "A activate merchant with Y2")  # back again: the full price, and only the illustration is left
    assert look(p, "merchant.tradesman.A", "priest.tradesman.A", "A.deniers") == [0, -1, 10 - 6 - 4 + 2]


@pytest.mark.ruling(81)
@pytest.mark.parametrize(
    ("card", "line"),
    [("captain", "R6"), ("glassblower", "W6"), ("chivalry", "R2"), ("joust", "R4")],
)
def test_hiring_for_an_activation_without_gain_is_legal(card: str, line: str) -> None:
    p = stage(seats={"A": {"dice": f"{line} Y1", "supply": 1}}, activities={card: {}})
    play(p, f"A activate {card} with {line}")
    assert look(p, f"{card}.tradesman.A", "A.vp") == [1, 0]


@pytest.mark.ruling(72, 73, 101, 263)
@pytest.mark.parametrize(
    ("money", "line", "code"),
    [
        (3, "A activate merchant with Y6", "price_and_hire"),
        (5, "A activate merchant with B:Y6", "price_and_hire"),
        (9, "A activate merchant with Y6 B:Y6 B:Y6", "price_and_hire"),
        (20, "A activate merchant with Y1", "too_low"),
        (20, "A activate merchant with W6", "colour"),
        (6, "A activate journeyman with Y6", "price_and_hire"),  # 3 to hire, 3 for one activation: just enough…
    ],
)
def test_hire_and_dice_are_refused_together_and_nothing_changes(money: int, line: str, code: str) -> None:
    p = stage(
        seats={"A": {"dice": "Y6 Y1 W6", "deniers": money, "supply": 1}, "B": {"dice": "Y6 Y6"}},
        activities={"merchant": {}, "journeyman": {}},
    )
    if "journeyman" in line:
        assert legal(p, line)
        p = stage(seats={"A": {"dice": "Y6", "deniers": money - 1, "supply": 1}}, activities={"journeyman": {}})
    assert refused(p, line) == code  # `refused` compares the bytes before and after


@pytest.mark.ruling(263)
def test_no_listed_action_can_get_stuck() -> None:
    """Whatever is listed can be completed: after each action the player comes to an end of the turn."""
    p = stage(
        modules=("bonus",),
        seats={"A": {"dice": "R6 R3 Y6 Y2 W5 W4", "supply": 0, "influence": 1}, "B": {"dice": "R5 Y5 W6"}},
        buildings={"palace": "A B N . A .", "city_hall": "A B B A . .", "bishopric": "B C A N N N"},
        lying={"palace": "A B", "city_hall": "B", "bishopric": "A"},
        activities={"artisan": {}, "journeyman": {}, "tithe": {"cubes": {"A": 1}}, "diplomat": {}, "troubadour": {}},
        events={"marauding": "A B B B B", "brigands": "B B B"},
    )
    for move in p.moves(0):
        copy = p.clone()
        copy.play(move)
        while copy.pending() == [0] and CITY.format(p, move).split()[1] not in ("recruit", "pass"):
            assert copy.moves(0), CITY.format(p, move)
            copy.play(copy.moves(0)[-1])
        assert copy.pending() != []


@pytest.mark.ruling(67, 264)
def test_without_citizens_in_the_general_supply_nobody_is_recruited() -> None:
    everybody = {"palace": "A A A A A A", "bishopric": "A A A A A ."}
    p = stage(
        seats={"A": {"dice": "Y6", "supply": 0, "influence": 9}}, buildings=everybody, activities={"merchant": {}}
    )
    assert look(p, "A.general") == 1
    play(p, "A recruit")
    assert look(p, "A.general", "A.supply", "A.influence") == [0, 1, 7]
    assert refused(p, "A recruit") == "no_recruit"
    play(p, "A activate merchant with Y6")
    assert legal(p, "A take palace 1")  # citizens move on the board instead


@pytest.mark.ruling(75, 264)
def test_without_any_citizen_nobody_is_hired() -> None:
    p = stage(seats={"A": {"dice": "Y6 R1", "influence": 2}}, activities={"merchant": {}})
    assert refused(p, "A activate merchant with Y6") == "no_citizen"
    assert refused(p, "A settle city_hall with Y6") == "no_citizen"
    play(p, "A recruit")
    assert legal(p, "A activate merchant with Y6")


@pytest.mark.ruling(74)
def test_fewer_activations_are_offered_only_where_they_can_make_sense() -> None:
    activities = {card: {"tradesmen": {"A": 1}} for card in ("merchant", "innkeeper", "priest", "archer", "joust")}
    seats = {"A": {"dice": "Y6 Y6 W6 W6 R6 R6 R2"}, "B": {"dice": "R1"}}
    asked = {}
    for card, dice in (("merchant", "Y6"), ("innkeeper", "Y6"), ("priest", "W6"), ("joust", "R6 R6")):
        p = stage(seats=seats, activities=activities)
        play(p, f"A activate {card} with {dice}")
        asked[card] = [line for line in lines(p) if "times" in line]
    assert asked == {"merchant": [], "innkeeper": ["A times 1", "A times 2", "A times 3"], "priest": [],
                     "joust": ["A times 1", "A times 2", "A times 3"]}  # fmt: skip
