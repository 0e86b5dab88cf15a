"""Mixed cards: an action lays cubes on them or uses cubes that lie there, never both."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, lines, look, pending, play, refused
from tests.city.ladies.activity_stage import cubes, with_lady

MIXED = {"woodcutter": "Y6", "breeder": "Y6", "castellan": "R6", "catapult": "R6"}


@pytest.mark.ruling(166, 169)
@pytest.mark.effect("woodcutter")
def test_the_woodcutter_fells_or_sells() -> None:
    p = with_lady("woodcutter", "Y6 Y2", activities={"woodcutter": cubes(A=3, B=4)})
    play(p, "A activate woodcutter with Y6 Y2")  # 8 / 2 = 4
    assert lines(p) == ["A stock 4", "A spend 1", "A spend 2", "A spend 3"]
    after = play(p.clone(), "A stock 4")
    assert look(after, "woodcutter.cubes.A", "woodcutter.cubes.B", "A.deniers") == [7, 4, 10]
    after = play(p.clone(), "A spend 3")
    assert look(after, "woodcutter.cubes.A", "woodcutter.cubes.B", "A.deniers") == [0, 4, 10 + 12]


@pytest.mark.ruling(166)
@pytest.mark.limit("woodcutter")
def test_the_woodcutter_never_does_both_nor_more_than_dice_and_cubes_allow() -> None:
    p = with_lady("woodcutter", "Y6", activities={"woodcutter": cubes(A=2)})
    play(p, "A activate woodcutter with Y6")
    assert refused(p, "A stock 4") == "times"
    assert refused(p, "A spend 3") == "times"
    play(p, "A stock 3")
    assert pending(p) == "B"
    p = with_lady("woodcutter", "Y4", activities={"woodcutter": cubes(A=5)})
    play(p, "A activate woodcutter with Y4")
    assert lines(p) == ["A stock 2", "A spend 1", "A spend 2"]  # the dice stop it at two


@pytest.mark.ruling(173)
@pytest.mark.effect("breeder")
def test_the_breeder_buys_cattle_or_sells_it() -> None:
    p = with_lady("breeder", "Y6 Y3", A={"deniers": 10}, activities={"breeder": cubes(A=2)})
    play(p, "A activate breeder with Y6 Y3")
    assert lines(p) == ["A stock 1", "A stock 2", "A stock 3", "A spend 1", "A spend 2"]
    assert look(play(p.clone(), "A stock 2"), "breeder.cubes.A", "A.deniers", "A.vp") == [4, 4, 0]
    assert look(play(p.clone(), "A spend 2"), "breeder.cubes.A", "A.deniers", "A.vp") == [0, 10, 4]


@pytest.mark.ruling(81, 173)
@pytest.mark.limit("breeder")
def test_the_breeder_without_money_sells_only_and_without_cattle_does_nothing() -> None:
    p = with_lady("breeder", "Y6", A={"deniers": 2}, activities={"breeder": cubes(A=2)})
    play(p, "A activate breeder with Y6")
    assert lines(p) == ["A spend 1", "A spend 2"]
    poor = with_lady("breeder", "Y6", A={"deniers": 2}, activities={"breeder": cubes(B=2)})
    assert refused(poor, "A activate breeder with Y6") == "price_and_hire"
    p = with_lady("breeder", "Y6", A={"deniers": 5}, B={"dice": "Y6"})
    assert legal(p, "A activate breeder with B:Y6")
    assert refused(p, "A activate breeder with Y6 B:Y6") == "price_and_hire"  # 4 for the die, 1 left


@pytest.mark.ruling(167, 173)
@pytest.mark.limit("breeder")
@pytest.mark.parametrize(("deniers", "may"), [(9, True), (8, False)])
def test_the_breeder_is_not_hired_without_the_price_of_a_head(deniers: int, may: bool) -> None:
    p = with_lady("weaver", "Y6", A={"deniers": deniers, "supply": 1}, activities={"breeder": {}})
    if may:
        play(p, "A activate breeder with Y6", "A take supply")
        assert look(p, "breeder.cubes.A", "A.deniers") == [1, 0]  # 6 to hire, 3 for one head
    else:
        assert refused(p, "A activate breeder with Y6") == "price_and_hire"


@pytest.mark.ruling(166, 169)
@pytest.mark.effect("castellan")
def test_the_castellan_keeps_cubes_or_turns_them_into_influence() -> None:
    p = with_lady("castellan", "R6 R3", activities={"castellan": cubes(A=2)})
    play(p, "A activate castellan with R6 R3")
    assert lines(p) == ["A stock 3", "A spend 1", "A spend 2"]
    assert look(play(p.clone(), "A stock 3"), "castellan.cubes.A", "A.influence") == [5, 4]
    assert look(play(p.clone(), "A spend 2"), "castellan.cubes.A", "A.influence") == [0, 14]


@pytest.mark.ruling(69, 169)
@pytest.mark.limit("castellan")
def test_the_castellan_stops_at_twenty_influence() -> None:
    p = with_lady("castellan", "R6", A={"influence": 17}, activities={"castellan": cubes(A=2)})
    play(p, "A activate castellan with R6", "A spend 2")
    assert look(p, "castellan.cubes.A", "A.influence") == [0, 20]


@pytest.mark.ruling(186)
@pytest.mark.effect("catapult")
def test_the_catapult_loads_or_fires_two_cubes_at_one_event() -> None:
    p = with_lady("catapult", "R6 R3", events={"war": "", "drought": ""}, activities={"catapult": cubes(A=2)})
    play(p, "A activate catapult with R6 R3")
    assert lines(p) == ["A stock 3", "A spend 1", "A spend 2"]
    assert look(play(p.clone(), "A stock 3"), "catapult.cubes.A", "A.influence") == [5, 4]
    play(p, "A spend 2", "A cube war", "A cube drought")
    assert look(p, "event.war", "event.drought", "catapult.cubes.A", "A.influence") == ["A A", "A A", 0, 8]
    assert pending(p) == "B"


@pytest.mark.ruling(105, 186)
@pytest.mark.limit("catapult")
def test_the_second_cube_of_a_shot_is_lost_where_there_is_no_banner_left() -> None:
    p = with_lady("catapult", "R3", events={"war": "A B B B B"}, activities={"catapult": cubes(A=1)})
    play(p, "A activate catapult with R3", "A spend 1", "A cube war")
    assert look(p, "event.war", "event.marauding", "A.influence") == ["gone", "", 5]
    p = with_lady("catapult", "R3", events={"marauding": "B B B B B", "war": ""}, activities={"catapult": cubes(A=1)})
    play(p, "A activate catapult with R3", "A spend 1", "A cube marauding")  # cleared, and closed until the next action
    assert look(p, "event.marauding", "event.war", "A.influence") == ["", "", 5]


@pytest.mark.ruling(98, 186)
@pytest.mark.limit("catapult")
@pytest.mark.parametrize(("cubes_there", "most"), [("B B B B B", 1), ("B B B B", 1), ("B B B", 2), ("", 3)])
def test_no_more_shots_are_offered_than_there_are_banners_for(cubes_there: str, most: int) -> None:
    p = with_lady("catapult", "R6 R6", events={"marauding": cubes_there}, activities={"catapult": cubes(A=9)})
    play(p, "A activate catapult with R6 R6")
    assert [line for line in lines(p) if "spend" in line] == [f"A spend {n + 1}" for n in range(most)]


@pytest.mark.ruling(186, 193)
@pytest.mark.limit("catapult")
def test_the_catapult_does_not_reach_the_outlaw_chief() -> None:
    p = with_lady(
        "catapult", "R3", modules=("activities", "events"), events={"outlaw_chief": "", "war": ""},
        activities={"catapult": cubes(A=1)},
    )  # fmt: skip
    play(p, "A activate catapult with R3", "A spend 1")
    assert lines(p) == ["A cube marauding", "A cube war"]
    assert refused(p, "A cube outlaw_chief")


@pytest.mark.ruling(167)
@pytest.mark.parametrize("card", MIXED)
def test_whoever_hires_a_mixed_card_can_only_lay_cubes(card: str) -> None:
    p = with_lady(
        "princess", MIXED[card], A={"deniers": 20, "supply": 1}, activities={card: {"cubes": {"B": 3}}}
    )  # fmt: skip
    play(p, f"A activate {card} with {MIXED[card]}", "A take supply")
    if card == "breeder":
        assert lines(p) == ["A stock 1", "A stock 2"]
        play(p, "A stock 2")
    assert look(p, f"{card}.cubes.A", f"{card}.cubes.B") == [3 if card == "woodcutter" else 2, 3]


@pytest.mark.ruling(80, 166, 167)
@pytest.mark.parametrize("card", MIXED)
def test_cubes_of_a_mixed_card_wait_until_the_card_is_activated_again(card: str) -> None:
    """They improve no other action, and whoever comes back finds them."""
    p = with_lady("princess", MIXED[card], A={"deniers": 20, "supply": 1}, activities={card: {"cubes": {"A": 2}}})
    assert not [line for line in lines(p) if f"using {card}" in line]
    if card != "breeder" and card != "woodcutter":
        assert refused(p, f"A activate princess with {MIXED[card]} using {card}") == "cube_no_dice"
    play(p, f"A activate {card} with {MIXED[card]}", "A take supply", "A spend 2")
    assert look(p, f"{card}.cubes.A") == 0


@pytest.mark.ruling(83, 166)
def test_one_delayed_cube_of_another_card_may_help_a_mixed_card() -> None:
    held = {"woodcutter": cubes(A=6), "priest": {"cubes": {"A": 2}}}
    p = with_lady("woodcutter", "Y6", activities=held)
    play(p, "A activate woodcutter with Y6 using priest")  # 9 / 2 = 4
    assert lines(p) == ["A stock 4", "A spend 1", "A spend 2", "A spend 3", "A spend 4"]
    play(p, "A spend 4")
    assert look(p, "woodcutter.cubes.A", "priest.cubes.A", "A.deniers") == [2, 1, 26]
