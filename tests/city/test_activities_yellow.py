"""The nine yellow activity cards: what each does, and where it stops."""

from __future__ import annotations

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import legal, lines, look, pending, play, refused


@pytest.mark.ruling(101)
@pytest.mark.effect("artisan")
def test_artisan_turns_one_influence_into_six_deniers() -> None:
    p = with_card("artisan", "Y6 Y3", A={"deniers": 0, "influence": 4})
    play(p, "A activate artisan with Y6 Y3", "A times 2")
    assert look(p, "A.deniers", "A.influence", "A.vp") == [12, 2, 0]


@pytest.mark.ruling(74, 101)
@pytest.mark.limit("artisan")
def test_artisan_stops_at_the_influence_held() -> None:
    p = with_card("artisan", "Y6 Y6 Y4", A={"influence": 2})
    play(p, "A activate artisan with Y6 Y6 Y4")  # the dice would allow 4
    assert lines(p) == ["A times 1", "A times 2"]
    assert refused(p, "A times 3") == "times"
    play(p, "A times 1")
    assert look(p, "A.deniers", "A.influence") == [16, 1]


@pytest.mark.ruling(81, 101)
@pytest.mark.limit("artisan")
def test_artisan_cannot_be_activated_without_influence() -> None:
    p = with_card("artisan", "Y6", A={"influence": 0})
    assert refused(p, "A activate artisan with Y6") == "activation_influence"


@pytest.mark.ruling(3, 101)
@pytest.mark.effect("merchant")
def test_merchant_gives_two_deniers_per_activation_rounded_down() -> None:
    p = with_card("merchant", "Y6 Y5")
    play(p, "A activate merchant with Y6 Y5")  # 11 / 2 = 5, nothing to choose
    assert look(p, "A.deniers", "A.influence", "A.vp") == [20, 4, 0]
    assert pending(p) == "B"


@pytest.mark.ruling(72, 101)
@pytest.mark.limit("merchant")
def test_merchant_does_not_pay_for_its_own_dice() -> None:
    p = with_card("merchant", "Y6", A={"deniers": 3}, B={"dice": "Y6"})
    assert refused(p, "A activate merchant with Y6 B:Y6") == "price"  # 4 to pay, 12 to gain
    assert legal(p, "A activate merchant with B:Y6")


@pytest.mark.ruling(73)
@pytest.mark.limit("merchant")
def test_merchant_needs_its_divisor() -> None:
    p = with_card("merchant", "Y1 Y1 R6")
    assert refused(p, "A activate merchant with Y1") == "too_low"
    assert refused(p, "A activate merchant with R6") == "colour"
    assert legal(p, "A activate merchant with Y1 Y1")


@pytest.mark.ruling(101)
@pytest.mark.effect("miller")
@pytest.mark.parametrize(("palace_times", "gain"), [(0, 6), (1, 8), (2, 10), (3, 12)])
def test_miller_counts_a_building_per_activation(palace_times: int, gain: int) -> None:
    buildings = {"palace": "A B A . . .", "bishopric": "A B . . . .", "city_hall": "A A . . . ."}
    p = with_card("miller", "Y6 Y6", buildings=buildings, A={"deniers": 0})
    play(p, "A activate miller with Y6 Y6", f"A split {palace_times}")
    assert look(p, "A.deniers") == gain


@pytest.mark.ruling(101)
@pytest.mark.limit("miller")
def test_miller_counts_standing_citizens_only_and_asks_nothing_when_both_are_equal() -> None:
    p = with_card(
        "miller", "Y4", buildings={"palace": "A . . . . .", "bishopric": "A . . . . ."}, lying={"palace": "A"}
    )
    play(p, "A activate miller with Y4")
    assert look(p, "A.deniers") == 12
    assert pending(p) == "B"


@pytest.mark.ruling(101)
@pytest.mark.limit("miller")
def test_miller_does_not_count_the_citizen_just_hired() -> None:
    p = with_card("innkeeper", "Y4", activities={"miller": {}}, buildings={"palace": "A A . . . ."}, A={"deniers": 3})
    play(p, "A activate miller with Y4", "A take palace 1")
    assert lines(p) == ["A split 0", "A split 1"]
    play(p, "A split 1")
    assert look(p, "A.deniers", "palace") == [2, ". A . . . ."]


@pytest.mark.ruling(101)
@pytest.mark.effect("innkeeper")
def test_innkeeper_sells_influence_for_a_denier() -> None:
    p = with_card("innkeeper", "Y6")
    play(p, "A activate innkeeper with Y6", "A times 3")
    assert look(p, "A.deniers", "A.influence") == [7, 7]


@pytest.mark.ruling(101)
@pytest.mark.limit("innkeeper")
def test_innkeeper_stops_at_the_money_left_after_the_dice() -> None:
    p = with_card("innkeeper", "Y6", A={"deniers": 6}, B={"dice": "Y6"})
    play(p, "A activate innkeeper with Y6 B:Y6")
    assert lines(p) == ["A times 1", "A times 2"]
    p = with_card("innkeeper", "Y6", A={"deniers": 4}, B={"dice": "Y6"})
    assert refused(p, "A activate innkeeper with Y6 B:Y6") == "price_and_hire"  # nothing left to spend


@pytest.mark.ruling(69, 101)
@pytest.mark.limit("innkeeper")
def test_innkeeper_stops_at_twenty_influence() -> None:
    p = with_card("innkeeper", "Y6", A={"influence": 18})
    play(p, "A activate innkeeper with Y6")
    assert lines(p) == ["A times 1", "A times 2"]
    full = with_card("innkeeper", "Y6", A={"influence": 20})
    assert refused(full, "A activate innkeeper with Y6") == "influence_full"


@pytest.mark.ruling(86, 101)
@pytest.mark.effect("blacksmith")
def test_blacksmith_stores_a_cube_per_activation_for_later() -> None:
    p = with_card("blacksmith", "Y5 Y4")
    play(p, "A activate blacksmith with Y5 Y4")
    assert look(p, "blacksmith.cubes.A", "A.deniers", "A.influence", "A.vp") == [3, 10, 4, 0]


@pytest.mark.ruling(86)
@pytest.mark.effect("blacksmith")
@pytest.mark.parametrize(("dice", "gain"), [("R1", 9), ("R1 R2 R3", 15)])
def test_a_blacksmith_cube_adds_five_once_to_the_lot(dice: str, gain: int) -> None:
    p = with_card("mercenary", "R1 R2 R3", A={"deniers": 0}, activities={"blacksmith": {"cubes": {"A": 1}}})
    play(p, f"A activate mercenary with {dice} using blacksmith")  # 6 / 2 = 3 and 11 / 2 = 5
    assert look(p, "A.deniers", "blacksmith.cubes.A") == [gain, 0]


@pytest.mark.ruling(84, 86)
@pytest.mark.limit("blacksmith")
def test_a_blacksmith_cube_helps_neither_the_palace_nor_yellow_dice() -> None:
    p = with_card("mercenary", "R1 Y1", A={"supply": 1}, activities={"blacksmith": {"cubes": {"A": 1}}})
    assert legal(p, "A settle palace with R1")
    assert refused(p, "A settle palace with R1 using blacksmith") == "cube_use"
    assert refused(p, "A farm with Y1 using blacksmith") == "cube_colour"


@pytest.mark.ruling(87)
@pytest.mark.effect("militiaman")
def test_militiaman_cubes_turn_yellow_dice_into_red_ones() -> None:
    p = with_card("militiaman", "Y6")
    play(p, "A activate militiaman with Y6")
    assert look(p, "militiaman.cubes.A") == 2
    p = with_card("mercenary", "Y5 Y3", A={"deniers": 0}, activities={"militiaman": {"cubes": {"A": 2}}})
    assert refused(p, "A activate mercenary with Y5 Y3") == "colour"
    play(p, "A activate mercenary with Y5 Y3 using militiaman")
    assert look(p, "A.deniers", "militiaman.cubes.A") == [12, 1]


@pytest.mark.ruling(87)
@pytest.mark.effect("militiaman")
def test_militiaman_opens_the_palace_at_the_value_of_the_die() -> None:
    p = with_card("mercenary", "Y5", A={"supply": 1}, activities={"militiaman": {"cubes": {"A": 1}}})
    play(p, "A settle palace with Y5 using militiaman", "A take supply")
    assert look(p, "palace") == ". . . . A ."


@pytest.mark.ruling(57, 87)
@pytest.mark.limit("militiaman")
def test_militiaman_takes_no_red_die_and_no_single_yellow_use() -> None:
    cubes = {"militiaman": {"cubes": {"A": 1}}}
    p = with_card("mercenary", "Y5 Y4 R3", A={"supply": 1}, activities=cubes)
    assert refused(p, "A activate mercenary with Y5 R3 using militiaman") == "mixed"
    assert refused(p, "A activate mercenary with R3 using militiaman") == "cube_colour"
    assert refused(p, "A farm with Y5 using militiaman") == "cube_use"
    assert refused(p, "A settle city_hall with Y5 using militiaman") == "colour"
    assert refused(p, "A settle palace with Y5 Y4 using militiaman") == "one_die_only"


@pytest.mark.ruling(101)
@pytest.mark.effect("journeyman")
def test_journeyman_sells_two_points_for_three_deniers() -> None:
    p = with_card("journeyman", "Y6 Y6")
    play(p, "A activate journeyman with Y6 Y6", "A times 3")
    assert look(p, "A.deniers", "A.vp") == [1, 6]


@pytest.mark.ruling(74, 101)
@pytest.mark.limit("journeyman")
def test_journeyman_stops_at_the_money_left() -> None:
    p = with_card("journeyman", "Y6 Y6", A={"deniers": 8})
    play(p, "A activate journeyman with Y6 Y6")
    assert lines(p) == ["A times 1", "A times 2"]
    assert legal(with_card("journeyman", "Y6", A={"influence": 20}), "A activate journeyman with Y6")
    poor = with_card("journeyman", "Y6", A={"deniers": 2})
    assert refused(poor, "A activate journeyman with Y6") == "price_and_hire"


@pytest.mark.ruling(101)
@pytest.mark.effect("goldsmith")
def test_goldsmith_gives_a_point_and_two_deniers() -> None:
    p = with_card("goldsmith", "Y5 Y6")
    play(p, "A activate goldsmith with Y5 Y6")
    assert look(p, "A.deniers", "A.vp") == [16, 3]


@pytest.mark.ruling(72, 263)
@pytest.mark.limit("goldsmith")
def test_goldsmith_is_hired_before_it_pays() -> None:
    p = with_card("innkeeper", "Y6", A={"deniers": 7, "supply": 1}, activities={"goldsmith": {}})
    assert refused(p, "A activate goldsmith with Y6") == "price_and_hire"  # 8 to hire
    p = with_card("innkeeper", "Y6", A={"deniers": 8, "supply": 1}, activities={"goldsmith": {}})
    play(p, "A activate goldsmith with Y6", "A take supply")
    assert look(p, "A.deniers", "A.vp") == [4, 2]


@pytest.mark.ruling(101)
@pytest.mark.effect("sculptor")
def test_sculptor_gives_a_point_per_activation() -> None:
    p = with_card("sculptor", "Y6 Y6 Y5")
    play(p, "A activate sculptor with Y6 Y6 Y5")
    assert look(p, "A.deniers", "A.vp") == [10, 5]


@pytest.mark.ruling(73)
@pytest.mark.limit("sculptor")
def test_sculptor_needs_three_yellow_pips() -> None:
    p = with_card("sculptor", "Y2 Y1 W6")
    assert refused(p, "A activate sculptor with Y2") == "too_low"
    assert refused(p, "A activate sculptor with W6") == "colour"
    play(p, "A activate sculptor with Y1 Y2")
    assert look(p, "A.vp") == 1
