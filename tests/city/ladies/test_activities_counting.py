"""Ladies' cards that count something, and the two that simply exchange: what each gives, and where it stops."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, lines, look, pending, play, refused
from tests.city.ladies.activity_stage import with_lady


@pytest.mark.ruling(169)
@pytest.mark.effect("clog_maker")
def test_the_clog_maker_pays_for_each_own_citizen_in_the_city_hall() -> None:
    p = with_lady("clog_maker", "Y6", buildings={"city_hall": "A A B N A .", "palace": "A . . . . ."})
    play(p, "A activate clog_maker with Y6")  # 6 / 2 = 3 times 3
    assert look(p, "A.deniers", "A.influence", "A.vp") == [19, 4, 0]
    assert pending(p) == "B"


@pytest.mark.ruling(81, 169)
@pytest.mark.limit("clog_maker")
def test_the_clog_maker_counts_nobody_who_lies_there() -> None:
    p = with_lady("clog_maker", "Y6", buildings={"city_hall": "B N . . . ."}, lying={"city_hall": "A"})
    play(p, "A activate clog_maker with Y6")
    assert look(p, "A.deniers") == 10  # legal all the same


@pytest.mark.ruling(169)
@pytest.mark.limit("clog_maker")
def test_the_clog_maker_does_not_count_the_citizen_she_hires() -> None:
    p = with_lady("princess", "Y4", activities={"clog_maker": {}}, buildings={"city_hall": "A A . . . ."})
    play(p, "A activate clog_maker with Y4", "A take city_hall 1")
    assert look(p, "A.deniers", "clog_maker.tradesman.A") == [10 - 3 + 2, 1]


@pytest.mark.ruling(169)
@pytest.mark.effect("weaver")
def test_the_weaver_pays_for_each_tradesman_even_on_an_illustration() -> None:
    others = {"mercenary": {"tradesmen": {"A": 0, "B": 1}}, "princess": {"tradesmen": {"A": 2}}}
    p = with_lady("weaver", "Y5", activities=others)
    play(p, "A activate weaver with Y5")  # twice 3
    assert look(p, "A.deniers", "B.deniers") == [16, 10]


@pytest.mark.ruling(169)
@pytest.mark.limit("weaver")
def test_the_weaver_counts_the_new_tradesman_but_not_the_card_he_left() -> None:
    p = with_lady("princess", "Y4 Y2", A={"deniers": 4, "supply": 1}, activities={"weaver": {}})
    play(p, "A activate weaver with Y4", "A take supply")
    assert look(p, "A.deniers") == 0 + 2 * 2
    p = with_lady("princess", "Y4 Y2", A={"deniers": 4, "supply": 1}, activities={"weaver": {}})
    play(p, "A activate weaver with Y4", "A take princess")
    assert look(p, "A.deniers") == 0 + 2 * 1


@pytest.mark.ruling(172)
@pytest.mark.effect("banker")
def test_the_banker_rewards_wealth_and_leaves_it() -> None:
    p = with_lady("banker", "Y6 Y5", A={"deniers": 31})
    play(p, "A activate banker with Y5 Y6")
    assert look(p, "A.deniers", "A.vp") == [31, 6]


@pytest.mark.ruling(172)
@pytest.mark.limit("banker")
@pytest.mark.parametrize(
    ("deniers", "coins", "dice", "vp"),
    [(30, 0, "Y5", 0), (30, 9, "Y5", 0), (33, 0, "B:Y5", 3), (32, 0, "B:Y5", 0)],
)
def test_the_banker_wants_thirty_one_deniers_after_the_dice(deniers: int, coins: int, dice: str, vp: int) -> None:
    p = with_lady("banker", "Y5", A={"deniers": deniers, "coins": coins}, B={"dice": "Y5"})
    play(p, f"A activate banker with {dice}")
    assert look(p, "A.vp") == vp


@pytest.mark.ruling(172)
@pytest.mark.limit("banker")
@pytest.mark.parametrize(("deniers", "vp"), [(36, 3), (35, 0)])
def test_the_banker_looks_after_the_tradesman_is_paid(deniers: int, vp: int) -> None:
    p = with_lady("weaver", "Y5", A={"deniers": deniers, "supply": 1}, activities={"banker": {}})
    play(p, "A activate banker with Y5", "A take supply")
    assert look(p, "A.deniers", "A.vp") == [deniers - 5, vp]


@pytest.mark.ruling(174)
@pytest.mark.effect("master_craftsman")
def test_the_master_craftsman_scores_pairs_of_tradesmen() -> None:
    others = {"mercenary": {"tradesmen": {"A": 0}}, "princess": {"tradesmen": {"A": 2}}, "priest": {}}
    others["priest"] = {"tradesmen": {"A": 1}}
    p = with_lady("master_craftsman", "Y5 Y6", activities={**others, "scout": {"tradesmen": {"A": 1, "B": 2}}})
    play(p, "A activate master_craftsman with Y5 Y6")  # five tradesmen, two pairs, twice
    assert look(p, "A.vp", "B.vp", "A.deniers") == [4, 0, 10]


@pytest.mark.ruling(3, 174)
@pytest.mark.limit("master_craftsman")
def test_the_master_craftsman_needs_a_pair_and_counts_the_new_one() -> None:
    p = with_lady("master_craftsman", "Y5")
    assert look(play(p, "A activate master_craftsman with Y5"), "A.vp") == 0
    p = with_lady("weaver", "Y5", A={"supply": 1}, activities={"master_craftsman": {}})
    play(p, "A activate master_craftsman with Y5", "A take supply")
    assert look(p, "A.vp", "A.deniers") == [1, 3]


@pytest.mark.ruling(175)
@pytest.mark.effect("bishop")
def test_the_bishop_pays_for_own_cubes_on_every_floor() -> None:
    levels = ["A B A . . .", "B . . . . .", "B . . . . .", "A . . . . ."]
    p = with_lady("bishop", "W6 W1", cathedral=levels)
    play(p, "A activate bishop with W6")
    assert look(p, "A.deniers", "A.vp") == [10 + 2 * 3, 0]


@pytest.mark.ruling(81, 175)
@pytest.mark.limit("bishop")
def test_the_bishop_does_not_count_the_cubes_of_others() -> None:
    p = with_lady("bishop", "W2 W1", cathedral=["B N . . . ."])
    assert refused(p, "A activate bishop with W2") == "too_low"
    play(p, "A activate bishop with W1 W2")
    assert look(p, "A.deniers") == 10


@pytest.mark.ruling(183)
@pytest.mark.effect("scribe")
def test_the_scribe_scores_every_card_won() -> None:
    p = with_lady("scribe", "W5 W6", A={"events_won": 3}, B={"events_won": 5})
    play(p, "A activate scribe with W5 W6")
    assert look(p, "A.vp") == 6


@pytest.mark.ruling(183, 186)
@pytest.mark.effect("scribe")
def test_the_scribe_also_counts_a_card_won_with_the_cubes_of_a_card() -> None:
    p = with_lady(
        "scribe", "R2 W5", events={"traveling_builders": "A A"}, activities={"ransom": {"tradesmen": {"A": 1}}}
    )
    play(p, "A activate ransom with R2", "A cube traveling_builders", "B pass", "C pass", "D pass")
    before = look(p, "A.vp")
    play(p, "A activate scribe with W5")
    assert look(p, "A.events_won", "A.vp") == [1, before + 1]


@pytest.mark.ruling(2, 183)
@pytest.mark.limit("scribe")
def test_the_scribe_counts_neither_marauding_nor_events_still_fought() -> None:
    p = with_lady(
        "scribe", "R2 W5", events={"marauding": "A A A A A", "war": "A A"},
        activities={"ransom": {"tradesmen": {"A": 1}}},
    )  # fmt: skip
    play(p, "A activate ransom with R2", "A cube marauding", "B pass", "C pass", "D pass")
    before = look(p, "A.vp")
    play(p, "A activate scribe with W5")
    assert look(p, "A.events_won", "A.vp") == [0, before]


@pytest.mark.ruling(185)
@pytest.mark.effect("beguine")
def test_the_beguine_scores_the_white_dice_that_stay() -> None:
    p = with_lady("beguine", "W4 W4 W1 W2 W3 R6", B={"dice": "R5"})
    play(p, "A activate beguine with W4 W4")
    assert look(p, "A.vp", "A.dice") == [2 * 3, "R6 W1 W2 W3"]


@pytest.mark.ruling(185)
@pytest.mark.limit("beguine")
def test_the_beguine_counts_no_used_no_foreign_and_no_purple_die() -> None:
    p = with_lady("beguine", "W4 W1 P5 Y6 R6", modules=("activities", "purple_die"), B={"dice": "W6 W4"})
    play(p.clone(), "A activate beguine with W4")
    assert look(play(p.clone(), "A activate beguine with W4"), "A.vp") == 1
    assert look(play(p.clone(), "A activate beguine with B:W4"), "A.vp") == 2
    assert look(play(p.clone(), "A activate beguine with W4 W1"), "A.vp") == 0


@pytest.mark.ruling(169)
@pytest.mark.effect("hostess")
@pytest.mark.parametrize(("share", "influence", "vp"), [(0, 4, 3), (1, 8, 2), (2, 12, 1), (3, 16, 0)])
def test_the_hostess_gives_influence_or_points_in_any_mixture(share: int, influence: int, vp: int) -> None:
    p = with_lady("hostess", "Y6 Y6")
    play(p, "A activate hostess with Y6 Y6")
    assert lines(p) == [f"A share {n}" for n in range(4)]
    play(p, f"A share {share}")
    assert look(p, "A.influence", "A.vp", "A.deniers") == [influence, vp, 10]


@pytest.mark.ruling(69, 169)
@pytest.mark.limit("hostess")
def test_the_hostess_shares_only_what_the_dice_allow_and_stops_at_twenty() -> None:
    p = with_lady("hostess", "Y6 Y2 Y1", A={"influence": 18})
    assert refused(p, "A activate hostess with Y1 Y2") == "too_low"
    play(p, "A activate hostess with Y6 Y2")
    assert refused(p, "A share 3") == "times"
    play(p, "A share 2")
    assert look(p, "A.influence", "A.vp") == [20, 0]


@pytest.mark.ruling(188)
@pytest.mark.effect("wedding")
def test_a_wedding_turns_seven_deniers_into_four_points() -> None:
    p = with_lady("wedding", "R5 R6", A={"deniers": 15})
    play(p, "A activate wedding with R5 R6")
    assert lines(p) == ["A times 1", "A times 2"]
    play(p, "A times 2")
    assert look(p, "A.deniers", "A.vp") == [1, 8]


@pytest.mark.ruling(72, 74, 188)
@pytest.mark.limit("wedding")
def test_a_wedding_stops_at_the_money_left() -> None:
    p = with_lady("wedding", "R5 R6", A={"deniers": 13})
    play(p, "A activate wedding with R5 R6")
    assert look(p, "A.deniers", "A.vp") == [6, 4]
    poor = with_lady("wedding", "R5", A={"deniers": 8}, B={"dice": "R5"})
    assert refused(poor, "A activate wedding with B:R5") == "price_and_hire"
    assert legal(poor, "A activate wedding with R5")
