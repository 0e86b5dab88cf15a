"""Prices, changes of value and colour, and the mercy rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import RESOURCES, lines, look, play, refused, residents, resources, stage

NOTHING = {"influence": 0, "deniers": 0, "knowledge": 0}


def poor(**held: int) -> dict[str, Any]:
    return {**NOTHING, **held}


# ---- prices ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(221)
def test_the_first_die_is_free() -> None:
    p = stage("RYWR", "1 3 4 black 6")
    assert resources(play(p, "A die 1 as red 1 gain")) == [4, 3, 3]


@pytest.mark.ruling(221)
@pytest.mark.parametrize("paid", range(3))
def test_the_second_die_costs_one_of_any_resource(paid: int) -> None:
    p = stage("RYWR", "1 3 4 black 6")
    expected = [3, 6, 3]
    expected[paid] -= 1
    assert resources(play(p, f"A die 2 paid {RESOURCES[paid]} as yellow 3 gain")) == expected


@pytest.mark.ruling(221)
def test_the_third_die_costs_one_denier_and_the_fourth_two() -> None:
    p = stage("RYWR", "1 3 6 black 1")
    assert resources(play(p.clone(), "A die 3 as white 3 gain")) == [3, 2, 6]
    assert resources(play(p, "A die 4 as red 6 gain")) == [9, 1, 3]


@pytest.mark.ruling(221, 226)
def test_a_payment_is_named_exactly_where_the_price_leaves_it_open() -> None:
    p = stage("RYWR", "1 3 4 black 6")
    assert refused(p, "A die 2 as yellow 3 gain") == "payment"
    assert refused(p, "A die 1 paid deniers as red 1 gain") == "fixed_price"
    assert refused(p, "A die 3 paid deniers as white 4 gain") == "fixed_price"


@pytest.mark.ruling(228)
def test_who_has_nothing_of_a_resource_does_not_pay_with_it() -> None:
    p = stage("RYWR", "1 3 4 black 6", poor(knowledge=1))
    assert refused(p, "A die 2 paid influence as yellow 3 gain") == "price"
    assert refused(p, "A die 2 paid deniers as yellow 3 gain") == "price"
    assert refused(p, "A die 3 as white 4 gain") == "price"
    assert resources(play(p, "A die 2 paid knowledge as yellow 3 gain")) == [0, 3, 0]


@pytest.mark.ruling(228)
def test_gains_of_the_action_do_not_pay_for_it() -> None:
    p = stage("RYYY", "1 3 4 black 1", poor(deniers=0, influence=1))
    assert refused(p, "A die 3 as yellow 3 gain") == "price"


@pytest.mark.ruling(228)
def test_price_and_changes_are_paid_from_the_same_purse() -> None:
    p = stage("RYWR", "1 3 4 black 6", poor(knowledge=2, influence=1))
    assert refused(p, "A die 2 paid knowledge as red 3 gain") == "knowledge"
    assert refused(p, "A die 2 paid influence as yellow 4 gain") == "influence"
    play(p, "A die 2 paid influence as red 3 gain")
    assert resources(p) == [3, 0, 0]


# ---- changes -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(228, 229, 230, 231)
def test_a_die_bought_recoloured_and_raised() -> None:
    """EX-D5: influence 2, deniers 2 + 6, knowledge 1, and the yellow resident of the sixth denier."""
    p = stage("YWRW", "1 5 6 black 4")
    assert resources(play(p, "A die 3 as yellow 6 gain")) == [2, 8, 1]
    assert residents(p) == [0, 1, 0]


@pytest.mark.ruling(229)
@pytest.mark.parametrize(("die", "value", "to"), [(1, 1, 6), (4, 6, 1)])
def test_from_one_to_six_takes_five_influence_either_way(die: int, value: int, to: int) -> None:
    """EX-D11."""
    rich = stage("WRRW", "1 3 6 black 3", {"influence": 5})
    poorer = stage("WRRW", "1 3 6 black 3", {"influence": 4})
    assert refused(poorer, f"A die {die} as white {to} gain") == "influence"
    assert look(play(rich, f"A die {die} as white {to} gain"), "A.influence") == 0
    assert value != to


@pytest.mark.ruling(229)
def test_no_die_goes_beyond_six_or_below_one() -> None:
    p = stage("WRRW", "1 3 6 black 3", {"influence": 9})
    assert refused(p, "A die 1 as white 0 gain") == "range"
    assert not any(" 7 " in line or " 0 " in line for line in lines(p))


@pytest.mark.ruling(229)
@pytest.mark.parametrize("value", range(1, 7))
def test_each_step_costs_one_influence(value: int) -> None:
    p = stage("WRRW", "3 4 6 black 4", {"influence": 6})
    assert look(play(p, f"A die 1 as white {value} gain"), "A.influence") == 6 - abs(value - 3)


@pytest.mark.ruling(230)
@pytest.mark.parametrize("colour", ["yellow", "white"])
def test_another_colour_costs_two_knowledge_whichever_it_is(colour: str) -> None:
    p = stage("RYWR", "1 3 4 black 6", {"knowledge": 2})
    play(p, f"A die 1 as {colour} 1 function")
    assert look(p, "A.knowledge") == 0
    poorer = stage("RYWR", "1 3 4 black 6", {"knowledge": 1})
    assert refused(poorer, f"A die 1 as {colour} 1 function") == "knowledge"


@pytest.mark.ruling(231)
def test_the_price_depends_on_the_place_not_on_the_value() -> None:
    p = stage("WRRW", "1 3 6 black 3", {"influence": 9})
    assert look(play(p, "A die 1 as white 6 gain"), "A.deniers") == 3


# ---- mercy -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(227, 226)
def test_who_can_pay_for_nothing_gains_one_of_each() -> None:
    """The black die lies on the free place. Nothing is decided: the afternoon is next."""
    p = stage("RYWR", "2 3 4 black 1", poor())
    assert resources(p) == [1, 1, 1]
    assert look(p, "half", "pending") == ["afternoon", "*"]


@pytest.mark.ruling(227, 226)
@pytest.mark.parametrize("held", RESOURCES)
def test_one_resource_of_any_type_leaves_no_mercy(held: str) -> None:
    p = stage("RYWR", "2 3 4 black 1", poor(**{held: 1}))
    assert look(p, "pending") == "A"
    assert {line.split()[2] for line in lines(p)} == ({"2", "3"} if held == "deniers" else {"2"})


@pytest.mark.ruling(227)
def test_a_free_die_leaves_no_mercy() -> None:
    p = stage("RYWR", "2 3 4 black 6", poor())
    assert look(p, "pending") == "A"
    assert {line.split()[2] for line in lines(p)} == {"1"}


@pytest.mark.ruling(227)
def test_mercy_is_for_each_seat_alone() -> None:
    p = stage("RYWR", "2 3 4 black 1", poor(), players=2)
    assert look(p, "pending") == "B"
    assert look(p, "A.done") is True
    assert resources(p) == [1, 1, 1]
    assert refused(p, "A die 2 paid deniers as yellow 2 gain") == "done"
    play(p, "B die 2 paid deniers as yellow 2 gain")
    assert look(p, "half") == "afternoon"


@pytest.mark.ruling(227)
def test_one_denier_does_not_pay_two() -> None:
    """Only the die for two deniers is too dear; the others keep mercy away."""
    p = stage("RYWR", "2 3 4 black 1", poor(deniers=1))
    assert refused(p, "A die 4 as red 4 gain") == "price"


@pytest.mark.ruling(227, 233)
def test_mercy_circles_boxes_with_residents() -> None:
    p = stage("RYWR", "2 3 4 black 1", {**poor(), "circled": [5, 11, 17]})
    assert look(p, "A.circled", "A.residents") == [[6, 12, 18], [1, 1, 1]]


@pytest.mark.ruling(227, 241)
def test_mercy_leaves_the_choice_of_a_full_track() -> None:
    full = {**poor(), "circled": [5, 5, 5], "residents": [20, 10, 9]}
    p = stage("RYWR", "2 3 4 black 1", full, players=2)
    assert look(p, "pending") == "A B"
    assert lines(p) == ["A resident yellow", "A resident white"]
    assert refused(p, "A die 2 paid deniers as yellow 2 gain") == "gain_first"
    play(p, "A resident white")
    assert residents(p) == [20, 11, 11]
