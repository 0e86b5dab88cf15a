"""Neutral pieces are the King's: events, protection, cards that look at the neutral district."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import let_chance, look, pending, play, refused
from tests.city.king.royal import royal, you
from tests.city.king.test_citizen import ALL_OUT
from troyes.city.rules.position import Position


def resolved(events: dict[str, str], **fields: Any) -> Position:
    return royal(phase="events", events=events, **fields)


# ---- events --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(133)
@pytest.mark.parametrize(
    ("event", "name", "site", "before", "after"),
    [
        ("succession", "palace", 3, "A A A A A A", "A A N A A A"),
        ("wayfarers", "city_hall", 2, "A A A A A A", "A A N A A A"),
        ("theological_conflict", "bishopric", 5, "A A A A A .", "A A A N A A"),
    ],
)
def test_newcomers_are_royal_citizens(event: str, name: str, site: int, before: str, after: str) -> None:
    p = play(resolved({event: ""}, buildings={name: before}), f"* site {site}")
    assert look(p, name, "neutral.supply") == [after, 23]


@pytest.mark.ruling(267)
def test_succession_on_an_empty_space_expels_nobody() -> None:
    p = play(resolved({"succession": ""}, buildings={"palace": "A . A . . ."}), "* site 2")
    assert look(p, "palace", "lying.palace") == ["A N A . . .", ""]


@pytest.mark.ruling(133, 266)
def test_the_cap_of_eight_is_void_but_24_is_the_end() -> None:
    p = resolved({"succession": ""}, buildings={"city_hall": "N N N N N N", "bishopric": "N N N N N N"})
    play(p, "* site 1")
    assert look(p, "palace", "neutral.supply") == ["N . . . . .", 11]
    p = resolved({"succession": ""}, **ALL_OUT)
    assert look(p, "phase", "palace") == ["counter", "N N N N N A"]


@pytest.mark.ruling(133, 268)
def test_support_places_royal_cubes() -> None:
    p = resolved({"brigands": "A A A", "support": ""})
    assert look(p, "event.marauding", "event.brigands") == ["N", "gone"]
    assert look(p, "A.vp", "A.events_won", "N.vp", "A.influence") == [3, 1, 1, 4]


@pytest.mark.ruling(133, 153, 158)
def test_traveling_builders_place_a_royal_cube_for_a_point() -> None:
    p = resolved({"traveling_builders": ""}, cathedral=["A . . . . ."])
    assert look(p, "cathedral.1", "N.vp") == ["A N . . . .", 1]
    full = "A A A A A A"
    p = resolved({"traveling_builders": ""}, cathedral=[full, full, full])
    assert look(p, "N.vp") == 0


@pytest.mark.ruling(134)
def test_losses_and_penalties_spare_him() -> None:
    p = resolved(
        {"drought": "", "civil_war": "", "heresy": ""},
        king={"vp": 5},
        seats={"A": {"deniers": 1, "influence": 0, "vp": 9}},
        buildings={"city_hall": "N N A A . ."},
    )
    assert look(p, "N.vp") == 5
    assert look(p, "A.deniers", "A.vp") == [0, 9 - 2 - 2 - 2]


@pytest.mark.ruling(134)
def test_interrupted_work_and_expulsions_do_not_spare_him() -> None:
    p = resolved({"interrupted_work": ""}, cathedral=["A A A A A A", "A . . . . N"])
    assert look(p, "cathedral.2") == "A . . . . ."
    p = play(resolved({"succession": ""}, buildings={"palace": "N . . . . ."}), "* site 1")
    assert look(p, "palace", "lying.palace") == ["N . . . . .", "N"]
    let_chance(p)


@pytest.mark.ruling(129)
def test_his_two_colours_are_one_unless_the_option_says_two() -> None:
    fields: dict[str, Any] = {
        "turn": "A",
        "seats": you("R6 R5 R4 W1", supply=3),
        "buildings": {"palace": "N N N N N N"},
        "lying": {"palace": "N"},
    }
    assert refused(royal(**fields), "A settle palace with R6") == "protected"
    p = royal(options={"king_colours": 2}, **fields)
    play(p, "A settle palace with R6", "* king 4 4")
    assert look(p, "palace", "lying.palace") == ["N N N N N A", "N N"]
    assert refused(p, "A settle palace with R5") == "protected"


# ---- cards ---------------------------------------------------------------------------------------------------------


def with_card(card: str, dice: str, **fields: Any) -> Position:
    on = {card: {"tradesmen": {"A": 1}, **fields.pop("cubes", {})}, **fields.pop("also", {})}
    return royal(fields.pop("modules", ()), turn="A", seats=you(dice), activities=on, **fields)


@pytest.mark.ruling(153)
def test_the_tax_collector_receives_two_deniers_per_royal_citizen() -> None:
    p = with_card("tax_collector", "R5 R5 W1", buildings={"city_hall": "N N A N . ."}, lying={"city_hall": "N"})
    play(p, "A activate tax_collector with R5 R5")
    assert look(p, "A.deniers") == 10 + 2 * 3 * 2


@pytest.mark.ruling(153)
def test_one_cube_of_tithe_takes_up_to_three_royal_dice() -> None:
    cubes = {"cubes": {"cubes": {"A": 1}}, "also": {"merchant": {"tradesmen": {"A": 1}}}}
    p = with_card("tithe", "Y1 W1", neutral={"dice": "Y6 Y5 Y4 Y3"}, **cubes)
    play(p, "A activate merchant with N:Y6 N:Y5 N:Y4 using tithe")
    assert look(p, "A.deniers", "king.dice") == [10 + 7 * 2, "Y3"]  # 15 divided by 2
    p = with_card("tithe", "Y1 W1", neutral={"dice": "Y6 Y5 Y4 Y3"}, **cubes)
    play(p, "A activate merchant with Y1 N:Y6 N:Y5 using tithe")
    assert look(p, "A.deniers", "king.dice") == [10 + 6 * 2, "Y4 Y3"]


@pytest.mark.ruling(153)
def test_the_banquet_counts_your_red_dice_alone() -> None:
    p = with_card("banquet", "R6 R6 R1 W1", modules=("bonus",), neutral={"dice": "R1 R2 R3"})
    play(p, "A activate banquet with R6 R6")
    assert look(p, "A.vp", "N.vp") == [1 * 3, 0]  # 1 red die is left, and 12 divided by 4


@pytest.mark.ruling(154)
@pytest.mark.parametrize(("his", "points"), [("R1", [2, 0]), ("R1 Y1", [2, 2]), ("R1 Y1 W1", [0, 2])])
def test_in_procession_he_is_compared_and_scores(his: str, points: list[int]) -> None:
    p = with_card("procession", "W4 W1 W1", neutral={"dice": his})
    play(p, "A activate procession with W4")
    if pending(p) == "A":
        play(p, "A times 1")
    assert look(p, "A.vp", "N.vp") == points


@pytest.mark.ruling(154)
@pytest.mark.parametrize(("his", "points"), [("R2", [2, 0]), ("R3", [2, 2]), ("R4", [0, 0])])
def test_in_joust_he_is_compared_and_scores(his: str, points: list[int]) -> None:
    p = with_card("joust", "R4 R3", neutral={"dice": his})
    play(p, "A activate joust with R4")
    assert look(p, "A.vp", "N.vp") == points
