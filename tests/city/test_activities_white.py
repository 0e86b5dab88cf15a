"""The nine white activity cards: what each does, and where it stops."""

from __future__ import annotations

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import each, legal, lines, look, pending, play, refused


@pytest.mark.parametrize(
    ("card", "dice", "cubes"),
    [
        pytest.param("tithe", "W6 W5", 2, marks=pytest.mark.effect("tithe")),
        pytest.param("monk", "W6 W5", 3, marks=pytest.mark.effect("monk")),
        pytest.param("priest", "W6 W5", 3, marks=pytest.mark.effect("priest")),
        pytest.param("apprenticeship", "W6 W5", 3, marks=pytest.mark.effect("apprenticeship")),
        pytest.param("confession", "W6 W5", 3, marks=pytest.mark.effect("confession")),
        pytest.param("templar", "W6 W5", 3, marks=pytest.mark.effect("templar")),
    ],
)
def test_delayed_cards_store_a_cube_per_activation(card: str, dice: str, cubes: int) -> None:
    p = with_card(card, dice, activities={card: {"tradesmen": {"A": 1}, "cubes": {"A": 1}}})
    play(p, f"A activate {card} with {dice}")
    assert look(p, f"{card}.cubes.A", "A.deniers", "A.influence", "A.vp") == [cubes + 1, 10, 4, 0]


# ---- Tithe -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(88)
@pytest.mark.effect("tithe")
def test_tithe_takes_one_die_of_each_other_district_for_nothing() -> None:
    p = with_card(
        "merchant", "Y1", A={"deniers": 0}, B={"dice": "Y6"}, neutral={"dice": "Y5 W1"},
        activities={"tithe": {"cubes": {"A": 2}}},
    )  # fmt: skip
    play(p, "A activate merchant with Y1 B:Y6 N:Y5 using tithe")
    assert look(p, "A.deniers", "B.deniers", "tithe.cubes.A") == [12, 10, 1]


@pytest.mark.ruling(71, 88)
@pytest.mark.effect("tithe")
def test_tithe_leaves_further_dice_of_a_district_to_be_bought() -> None:
    p = with_card("merchant", "Y1", B={"dice": "Y6 Y6"}, activities={"tithe": {"cubes": {"A": 1}}})
    two, three = p.clone(), p
    play(two, "A activate merchant with B:Y6 B:Y6 using tithe")  # one free, one at 4
    assert look(two, "A.deniers", "B.deniers") == [10 - 4 + 12, 14]
    play(three, "A activate merchant with Y1 B:Y6 B:Y6 using tithe")  # one free, one at 6
    assert look(three, "A.deniers", "B.deniers") == [10 - 6 + 12, 16]


@pytest.mark.ruling(88)
@pytest.mark.limit("tithe")
def test_tithe_needs_a_yellow_die_of_somebody_else_and_the_price_of_the_second() -> None:
    p = with_card(
        "merchant", "Y6 W4", A={"deniers": 3}, B={"dice": "Y6 Y6 W5"}, activities={"tithe": {"cubes": {"A": 1}}}
    )
    assert refused(p, "A activate merchant with Y6 using tithe") == "cube_others_die"  # nothing is free
    assert refused(p, "A activate merchant with B:Y6 B:Y6 using tithe") == "price"  # the second costs 4
    assert refused(p, "A activate tithe with B:W5 using tithe") == "cube_colour"
    assert legal(p, "A activate merchant with Y6 B:Y6 using tithe")


@pytest.mark.ruling(88)
@pytest.mark.effect("tithe")
def test_tithe_places_a_citizen_in_the_city_hall_with_a_free_die() -> None:
    p = with_card(
        "merchant", "R1", A={"deniers": 0, "supply": 1}, B={"dice": "Y3"}, activities={"tithe": {"cubes": {"A": 1}}}
    )
    assert refused(p, "A settle city_hall with B:Y3") == "price"
    play(p, "A settle city_hall with B:Y3 using tithe", "A take supply")
    assert look(p, "city_hall", "A.deniers", "B.deniers") == [". . . . A .", 0, 10]


# ---- Monk and Templar --------------------------------------------------------------------------------------------


@pytest.mark.ruling(89)
@pytest.mark.effect("monk")
def test_a_monk_cube_makes_one_white_die_three_yellow_ones() -> None:
    p = with_card("merchant", "R1", A={"deniers": 2}, B={"dice": "W5"}, activities={"monk": {"cubes": {"A": 1}}})
    play(p, "A activate merchant with B:W5 using monk")  # 15 / 2 = 7
    assert look(p, "A.deniers", "B.deniers") == [14, 12]


@pytest.mark.ruling(89)
@pytest.mark.limit("monk")
def test_a_monk_cube_takes_exactly_one_white_die_and_no_placement() -> None:
    p = with_card("merchant", "W5 W4 Y3", A={"supply": 1}, activities={"monk": {"cubes": {"A": 1}}})
    assert refused(p, "A activate merchant with W4 W5 using monk") == "one_die_cube"
    assert refused(p, "A activate merchant with W5 Y3 using monk") == "mixed"
    assert refused(p, "A settle city_hall with W5 using monk") == "cube_use"
    assert refused(p, "A activate monk with W5 using monk") == "colour"  # it counts as yellow


@pytest.mark.ruling(89)
@pytest.mark.effect("templar")
def test_a_templar_cube_makes_one_white_die_two_red_ones() -> None:
    p = with_card("mercenary", "R1", A={"deniers": 2}, B={"dice": "W5"}, activities={"templar": {"cubes": {"A": 1}}})
    play(p, "A activate mercenary with B:W5 using templar")  # 10 / 2 = 5
    assert look(p, "A.deniers", "B.deniers") == [15, 12]


@pytest.mark.ruling(89)
@pytest.mark.limit("templar")
def test_a_templar_cube_takes_exactly_one_white_die_and_no_placement() -> None:
    p = with_card("mercenary", "W5 W4 R3", A={"supply": 1}, activities={"templar": {"cubes": {"A": 1}}})
    assert refused(p, "A activate mercenary with W4 W5 using templar") == "one_die_cube"
    assert refused(p, "A activate mercenary with W5 R3 using templar") == "mixed"
    assert refused(p, "A settle palace with W5 using templar") == "cube_use"
    assert refused(p, "A farm with W5 using templar") == "cube_use"


# ---- Priest, Apprenticeship, Confession --------------------------------------------------------------------------


@pytest.mark.ruling(86)
@pytest.mark.effect("priest")
@pytest.mark.parametrize(("dice", "gain"), [("Y6", 4), ("Y6 Y5", 8), ("Y6 Y5 Y2", 11)])
def test_a_priest_cube_adds_three_to_each_yellow_die(dice: str, gain: int) -> None:
    p = with_card("merchant", "Y6 Y5 Y2", A={"deniers": 0}, activities={"priest": {"cubes": {"A": 1}}})
    play(p, f"A farm with {dice} using priest")  # 9, 17 and 22 halved: beyond six per die
    assert look(p, "A.deniers") == gain


@pytest.mark.ruling(84, 86)
@pytest.mark.limit("priest")
def test_a_priest_cube_helps_neither_the_city_hall_nor_white_dice() -> None:
    p = with_card("priest", "Y6 W3", A={"supply": 1}, activities={"priest": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}})
    assert legal(p, "A settle city_hall with Y6")
    assert refused(p, "A settle city_hall with Y6 using priest") == "cube_use"
    assert refused(p, "A activate priest with W3 using priest") == "cube_colour"


@pytest.mark.ruling(90)
@pytest.mark.effect("apprenticeship")
def test_an_apprenticeship_cube_makes_every_die_a_five() -> None:
    p = with_card("merchant", "Y1 Y2 Y6", A={"deniers": 0}, activities={"apprenticeship": {"cubes": {"A": 1}}})
    play(p, "A farm with Y1 Y2 Y6 using apprenticeship")
    assert look(p, "A.deniers") == 7


@pytest.mark.ruling(84)
@pytest.mark.effect("apprenticeship")
def test_an_apprenticeship_cube_may_even_lower_a_die() -> None:
    p = with_card("merchant", "Y6", A={"deniers": 0}, activities={"apprenticeship": {"cubes": {"A": 1}}})
    play(p, "A farm with Y6 using apprenticeship")
    assert look(p, "A.deniers") == 2


@pytest.mark.ruling(90, 91)
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("apprenticeship", marks=pytest.mark.limit("apprenticeship")),
        pytest.param("confession", marks=pytest.mark.limit("confession")),
    ],
)
def test_dice_changed_in_value_neither_build_nor_place_nor_mix(card: str) -> None:
    p = with_card("merchant", "R2 Y2 W2", A={"supply": 1}, activities={card: {"cubes": {"A": 1}}})
    for line in ("settle palace with R2", "settle city_hall with Y2", "settle bishopric with W2", "build with W2"):
        assert legal(p, f"A {line}")
        assert refused(p, f"A {line} using {card}") == "cube_use"
    assert refused(p, f"A activate merchant with Y2 W2 using {card}") == "mixed"


@pytest.mark.ruling(82, 86)
@pytest.mark.effect("confession")
def test_a_confession_cube_adds_two_to_each_die_and_serves_its_own_card() -> None:
    p = with_card("confession", "W6 W2", activities={"confession": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}})
    play(p, "A activate confession with W2 W6 using confession")  # 12 / 3 = 4 new cubes, one spent
    assert look(p, "confession.cubes.A") == 4


# ---- Pilgrimage, Procession, Glassblower -------------------------------------------------------------------------


@pytest.mark.ruling(92)
@pytest.mark.effect("pilgrimage")
def test_pilgrimage_gives_two_points_for_a_lot_of_any_colours() -> None:
    p = with_card("pilgrimage", "R6 Y5 W4")
    play(p, "A activate pilgrimage with R6 Y5 W4")  # 15 / 7 = 2
    assert look(p, "A.vp", "A.deniers") == [4, 10]


@pytest.mark.ruling(92, 278)
@pytest.mark.limit("pilgrimage")
def test_pilgrimage_needs_seven_pips_so_one_die_needs_a_cube() -> None:
    p = with_card("pilgrimage", "W6 Y1", activities={"confession": {"cubes": {"A": 1}}})
    assert refused(p, "A activate pilgrimage with W6") == "too_low"
    assert legal(p, "A activate pilgrimage with W6 using confession")
    assert legal(p, "A activate pilgrimage with W6 Y1")


@pytest.mark.ruling(94)
@pytest.mark.effect("procession")
def test_procession_rewards_every_player_with_the_most_dice() -> None:
    p = with_card("procession", "W6 W2 R1 R1", B={"dice": "Y1 R2"}, C={"dice": "W1"}, neutral={"dice": "W1 W1"})
    play(p, "A activate procession with W6 W2", "A times 2")  # A and B have two left, and so has the neutral district
    assert each(p, "vp") == [4, 4, 0, 0]


@pytest.mark.ruling(94)
@pytest.mark.effect("procession")
def test_procession_can_reward_somebody_else_and_so_may_be_used_less_often() -> None:
    p = with_card("procession", "W6 W6", B={"dice": "Y1"}, neutral={})
    play(p, "A activate procession with W6 W6")
    assert lines(p) == ["A times 1", "A times 2", "A times 3"]
    once, thrice = play(p.clone(), "A times 1"), play(p, "A times 3")
    assert each(once, "vp") == [0, 2, 0, 0]
    assert each(thrice, "vp") == [0, 6, 0, 0]


@pytest.mark.ruling(94)
@pytest.mark.limit("procession")
def test_procession_gives_nothing_when_the_neutral_district_is_first() -> None:
    p = with_card("procession", "W6 W6 R1", B={"dice": "W3"}, neutral={"dice": "W1 W1"})
    play(p, "A activate procession with W6 W6")  # nobody gains, so how often is not asked
    assert each(p, "vp") == [0, 0, 0, 0]
    bought = with_card("procession", "W4 R1", neutral={"dice": "W2 W1"})
    play(bought, "A activate procession with W4 N:W2")  # the die bought is gone: one each
    assert each(bought, "vp") == [2, 0, 0, 0]


@pytest.mark.ruling(95)
@pytest.mark.effect("glassblower")
def test_glassblower_gives_a_point_per_pair_of_own_cubes() -> None:
    p = with_card("glassblower", "W6 W4", cathedral=["A A B A . .", "A N . A . ."])
    play(p, "A activate glassblower with W4 W6")  # 5 cubes on two levels, 2 activations
    assert each(p, "vp") == [4, 0, 0, 0]


@pytest.mark.ruling(81, 95)
@pytest.mark.limit("glassblower")
def test_glassblower_may_be_used_in_vain() -> None:
    p = with_card("glassblower", "W6", cathedral=["A B B B . ."])
    play(p, "A activate glassblower with W6")
    assert look(p, "A.vp") == 0
    assert pending(p) == "B"
