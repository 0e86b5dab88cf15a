"""Cases that the rule books leave open, settled one by one: the end of the list of rulings."""

from __future__ import annotations

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import each, legal, lines, lines_with, look, pending, play, refused, seen, stage
from tests.city.king.royal import king, royal, you
from tests.city.ladies.activity_stage import end_points, with_lady
from tests.city.ladies.event_stage import resolved
from tests.city.ladies.rampart_stage import outdoors
from troyes.city.edge.names import SEAT_LETTERS
from troyes.city.game import CITY

# ---- activations ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling(74, 282)
def test_chivalry_lays_every_cube_of_the_activations_that_are_chosen() -> None:
    p = with_card("chivalry", "R6 R6 R2 R1", events={"war": ""})
    play(p, "A activate chivalry with R6 R6", "A times 1", "A cube war")
    assert refused(p, "A done") == "wrong_step"  # one of two cubes is laid
    play(p, "A cube war")
    assert look(p, "event.war", "pending") == ["A A", "B"]


@pytest.mark.ruling(74)
def test_where_more_is_never_worse_fewer_are_refused_with_that_reason() -> None:
    p = with_lady(
        "merchant",
        "Y6",
        activities={"merchant": {}},
        A={"supply": 1, "deniers": 20},
        buildings={"palace": "A . . . . ."},
    )
    play(p, "A activate merchant with Y6")  # the tradesman is asked for, the activations are not
    assert refused(p, "A times 1") == "all_taken"
    p = with_lady("woodcutter", "Y6 Y6", activities={"woodcutter": {"tradesmen": {"A": 1}, "cubes": {"A": 2}}})
    play(p, "A activate woodcutter with Y6 Y6")
    assert refused(p, "A stock 1") == "all_taken"


@pytest.mark.ruling(81, 296)
def test_a_scout_without_a_denier_is_hired_and_lays_nothing() -> None:
    p = with_lady("scout", "R6", activities={"scout": {}}, A={"supply": 1, "deniers": 5}, events={"war": ""})
    play(p, "A activate scout with R6")
    assert look(p, "scout.tradesman.A", "A.deniers", "event.war", "pending") == [1, 0, "", "B"]


@pytest.mark.ruling(92, 215, 297)
def test_a_purple_die_named_the_colour_of_the_others_makes_a_lot_of_one_colour() -> None:
    p = with_lady(
        "pilgrimage", "W5 R4 P4", modules=("activities", "purple_die"),
        activities={"pilgrimage": {"tradesmen": {"A": 1}}, "preacher": {"cubes": {"A": 1}}},
    )  # fmt: skip
    assert legal(p, "A activate pilgrimage with W5^ PW4 using preacher")
    assert refused(p, "A activate pilgrimage with W5^ R4 PW4 using preacher") == "cube_mixed"


# ---- against the King ----------------------------------------------------------------------------------------------


@pytest.mark.ruling(155, 181, 283)
def test_the_king_does_not_pay_for_a_fourth_floor_he_cannot_reach() -> None:
    p = royal(("activities",), phase="over", activities={"master_builder": {}})
    assert end_points(p, "A") == {"fourth_floor": -2}
    assert not [line for line in CITY.scores(p)[-1] if line.detail == "fourth_floor"]


@pytest.mark.ruling(62, 152, 284)
def test_deniers_on_a_district_do_not_count_for_thibaut_in_the_middle_of_a_round() -> None:
    p = royal(
        turn="A", seats={"A": {"dice": "W1", "deniers": 5}}, neutral={"dice": "R6"},
        king={"characters": ["thibaut_ii"]},
    )  # fmt: skip
    play(p, "A pass")
    assert look(p, "A.coins") >= 2
    king(p, 4, 4)
    assert look(p, "A.vp", "A.deniers") == [0, 5]


@pytest.mark.ruling(144, 285)
def test_the_king_expels_one_of_his_own_to_push_one_of_yours() -> None:
    p = king(royal(seats=you(), neutral={"dice": "Y4"}, buildings={"city_hall": "A N . . . ."}), 2, 2)
    assert look(p, "city_hall", "lying.city_hall") == ["N A . . . .", "N"]
    other = {"city_hall": "A N N A . ."}  # one of yours falls in another row of the building: that comes first
    p = king(royal(seats=you(), neutral={"dice": "Y4"}, buildings=other), 2, 2)
    assert look(p, "city_hall", "lying.city_hall") == ["A N N N . .", "A"]
    p = king(
        royal(seats=you(), neutral={"dice": "Y4"}, buildings={"city_hall": "A N . . . ."}, lying={"city_hall": "N"}),
        2,
        2,
    )
    assert look(p, "city_hall") == "A N . . . ."  # his own is protected, too


@pytest.mark.ruling(150, 195, 286)
def test_the_monk_brings_him_to_a_card_where_he_stands_already() -> None:
    p = royal(("events",), phase="events", events={"monk_event": ""}, activities={"sculptor": {"tradesmen": {"N": 1}}})
    play(p, "* monk 3")
    [card] = [entry for entry in seen(p, "A")["activities"] if entry["card"] == "sculptor"]
    assert [space["owner"] for space in card["spaces"]] == ["N", "N"]


@pytest.mark.ruling(150, 287)
def test_royal_citizens_always_come_from_his_supply() -> None:
    p = royal(seats=you(), neutral={"dice": "R6"}, buildings={"palace": "N N . . . ."}, activities={"tithe": {}})
    before = look(p, "neutral.supply")
    king(p, 4, 2)
    assert look(p, "neutral.supply", "palace", "tithe.tradesman.N") == [before - 1, "N N . . . .", 1]


@pytest.mark.ruling(204, 289)
def test_deniers_from_trades_lie_dead_against_the_king_and_say_so() -> None:
    tile = "deniers_when_card_activated"
    p = outdoors(tile, players=1, seats={"A": {"dice": "R1 R2"}}, neutral={"dice": "W6 W5 W4"}, activities={
        "tithe": {"tradesmen": {"A": 1}}})  # fmt: skip
    play(p, "A guard with R1", f"A lay {tile}", "A done")
    assert look(p, f"{tile}.cubes.A") == 1
    king(p, 3, 3)  # his tradesman is no activation: nothing is asked
    assert (pending(p), look(p, f"{tile}.cubes.A")) == ("A", 1)
    assert lines_with(p, "pass")
    [said] = [entry["text"] for entry in CITY.view(p, 0).to_dict()["ramparts"]["tiles"] if entry["tile"] == tile]
    assert "brings nothing against him" in said


# ---- ramparts ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(201, 290)
def test_an_extra_purple_die_needs_no_module_of_purple_dice() -> None:
    seats = {"A": {"dice": "R1", "deniers": 2}}
    p = outdoors("extra_purple_die", seats=seats, cubes={"A": [0, 2, 0, 0]})
    play(p, "A extra", "* extra 5")
    assert look(p, "A.dice", "A.deniers") == ["R1 P5", 0]
    p = outdoors("extra_purple_die", seats={"A": {"dice": "R1 P5", "deniers": 2}}, cubes={"A": [0, 2, 0, 0]})
    assert refused(p, "A extra") == "one_wild"


@pytest.mark.ruling(65, 291)
def test_after_an_extra_die_one_may_pass_and_the_die_stays_for_sale() -> None:
    p = outdoors("extra_yellow_die", seats={"A": {"dice": "R1"}}, cubes={"A": [0, 2, 0, 0]})
    play(p, "A extra", "* extra 5")
    assert refused(p, "A extra") == "one_per_action"
    play(p, "A pass")
    assert look(p, "A.dice", "extra_yellow_die.cubes.A") == ["R1 Y5", 1]
    assert legal(p, "B farm with A:Y5")


@pytest.mark.ruling(204, 293)
def test_a_tradesman_is_paid_for_before_the_card_takes_effect() -> None:
    tile = "deniers_when_card_activated"
    p = outdoors(
        tile, cubes={"B": [1, 0, 0, 0]}, seats={"A": {"dice": "R6", "deniers": 0}, "B": {"deniers": 0}},
        buildings={"city_hall": "B B . . . ."}, activities={"tax_collector": {"tradesmen": {"A": 1, "B": 2}}},
    )  # fmt: skip
    play(p, "A activate tax_collector with R6")
    assert (pending(p), look(p, "B.deniers")) == ("B", 0)
    play(p, "B use")
    assert look(p, "B.deniers", "A.deniers") == [4 - 2, 2]  # he had received 4 when he was taxed


@pytest.mark.ruling(32, 206, 294)
def test_shields_are_asked_for_before_anybody_loses_and_points_count_as_a_loss() -> None:
    shields = {"A": [0, 0, 1, 0], "B": [0, 0, 1, 0], "C": [0, 0, 1, 0]}
    seats = {"A": {"influence": 0, "vp": 5}, "B": {"influence": 6}, "C": {"influence": 0, "vp": 0}}
    p = outdoors("shield", phase="events", events={"heresy": ""}, cubes=shields, seats=seats)
    assert pending(p) == "A"  # without influence he would lose 2 VP
    play(p, "A decline")
    assert (pending(p), each(p, "influence")[:3], look(p, "A.vp")) == ("B", [0, 6, 0], 5)
    play(p, "B use")  # C has neither influence nor VP: not asked
    assert (each(p, "influence")[:3], look(p, "A.vp", "shield.cubes.C")) == ([0, 6, 0], [3, 1])


# ---- events --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(40, 194, 292)
def test_an_uprising_is_rolled_although_no_gray_citizen_is_left() -> None:
    standing = {"palace": "A B . . . .", "city_hall": "N N N N N N", "bishopric": "N N N N . ."}
    p = resolved({"uprising": ""}, buildings=standing)
    assert (pending(p), look(p, "neutral.supply")) == ("*", 0)
    play(p, "* uprising 3")
    assert pending(p) == "*"
    play(p, "* crowd . A . B . .")
    assert look(p, "palace", "lying.palace") == [". A . B . .", ""]


@pytest.mark.ruling(196, 295)
def test_two_cubes_on_possession_release_two_citizens_one_by_one() -> None:
    p = stage(
        3, ("events",), events={"possession": ""}, seats={
            "A": {"dice": "W6 W4", "held": 1}, "B": {"dice": "R1", "held": 1}, "C": {"held": 1},
        },
    )  # fmt: skip
    play(p, "A fight possession with W6 W4", "A times 2")
    assert lines(p) == ["A release A", "A release B", "A release C"]
    play(p, "A release B")
    assert lines(p) == ["A release A", "A release C"]
    play(p, "A release A")
    assert ([look(p, f"{letter}.held") for letter in SEAT_LETTERS[:3]], pending(p)) == ([0, 0, 1], "B")
