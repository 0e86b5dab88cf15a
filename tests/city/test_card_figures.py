"""Costs and gains of cards are figures: with others than the printed ones the same rules hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import legal, lines, look, play, refused

CATHEDRAL = ["A A A A . ."]
GAINS: list[tuple[str, dict[str, Any], str, dict[str, Any], dict[str, int]]] = [
    ("glassblower", {"gain": {"vp": 3}}, "W5", {"cathedral": CATHEDRAL}, {"vp": 6}),
    ("captain", {"gain": {"vp": 3}}, "R6", {"events": {"war": "A", "marauding": "A B"}}, {"vp": 6}),
    ("miller", {"gain": {"deniers": 3}}, "Y4", {"buildings": {"palace": "A A . . . ."}}, {"deniers": 16}),
    ("tax_collector", {"gain": {"deniers": 3}}, "R5", {"buildings": {"city_hall": "N N B . . ."}}, {"deniers": 19}),
    ("mercenary", {"gain": {"deniers": 5}, "cost": {"deniers": 2}}, "R2", {}, {"deniers": 13}),
    ("baker", {"gain": {"deniers": 3}}, "Y3", {"modules": ["bonus"], "B": {"dice": "Y2"}}, {"deniers": 16}),
    ("banquet", {"gain": {"vp": 3}}, "R4", {"modules": ["bonus"], "B": {"dice": "R1 R2"}}, {"vp": 6}),
    ("hunting", {"gain": {"influence": 3, "vp": 2}}, "R6", {"A": {"influence": 20}}, {"influence": 20, "vp": 4}),
]


@pytest.mark.parametrize(("card", "figures", "die", "fields", "after"), GAINS, ids=[row[0] for row in GAINS])
def test_gains_are_figures(
    card: str, figures: dict[str, Any], die: str, fields: dict[str, Any], after: dict[str, int]
) -> None:
    p = with_card(card, f"{die} Y1", figures={"activity": {card: figures}}, **fields)
    play(p, f"A activate {card} with {die}")
    if card == "miller":
        play(p, "A split 1")
    assert {name: look(p, f"A.{name}") for name in after} == after


@pytest.mark.ruling(74, 98)
def test_the_diplomat_asks_what_his_figures_say_for_each_cube() -> None:
    dear = {"activity": {"diplomat": {"cost": {"influence": 4}}}}
    p = with_card("diplomat", "R6 R3 Y1", A={"influence": 9}, figures=dear)
    play(p, "A activate diplomat with R3 R6")
    assert lines(p) == ["A times 1", "A times 2"]  # three by the dice, two by the influence
    play(p, "A times 2")
    assert look(p, "A.influence", "event.marauding") == [9 - 8 + 2, "A A"]


@pytest.mark.ruling(69, 74)
def test_influence_is_bought_as_long_as_some_of_it_fits_on_the_track() -> None:
    p = with_card(
        "innkeeper", "Y6 Y4 R1", A={"influence": 15}, figures={"activity": {"innkeeper": {"gain": {"influence": 4}}}}
    )
    play(p, "A activate innkeeper with Y4 Y6")
    assert lines(p) == ["A times 1", "A times 2"]  # the second brings one of its four
    play(p, "A times 2")
    assert look(p, "A.influence", "A.deniers") == [20, 8]


# ---- how often makes a difference ---------------------------------------------------------------------------------


@pytest.mark.ruling(74, 97)
@pytest.mark.parametrize(
    ("red", "cubes", "most"),
    [
        ("R1", "B B B B", 2),  # one cube each, two banners
        ("R1 R1", "B B B", 2),  # two cubes each, three banners: the second charge covers the last
        ("R1 R1", "B B", 2),
        ("R1 R1 R1", "B B B", 1),
        ("", "", 1),  # no cubes however often
    ],
)
def test_chivalry_is_offered_until_no_banner_is_left(red: str, cubes: str, most: int) -> None:
    p = with_card("chivalry", f"R6 {red} Y1", events={"marauding": cubes})
    play(p, "A activate chivalry with R6")
    times = [line for line in lines(p) if line.startswith("A times")]
    assert times == [f"A times {n + 1}" for n in range(most)] * (most > 1)


@pytest.mark.ruling(94)
def test_a_procession_without_dice_is_led_by_nobody() -> None:
    p = with_card("procession", "W4 W6", neutral={})
    play(p, "A activate procession with W4 W6")  # the last dice: how often is not asked, and the round ends
    assert look(p, "A.vp", "B.vp", "C.vp", "D.vp", "round") == [0, 0, 0, 0, 2]


# ---- cubes --------------------------------------------------------------------------------------------------------

IMPROVES = {
    "colour": "red", "level": 1,
    "improve": {"accepts": ["red", "white"], "uses": ["activity"], "becomes": "yellow", "add_die": 4, "mixed": True},
}  # fmt: skip


@pytest.mark.ruling(85)
@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("A activate merchant with W3 using artisan", {"deniers": 10 + 6, "vp": 0, "dice": "R3 Y1"}),
        ("A activate pilgrimage with R3 W3 using artisan", {"deniers": 10, "vp": 4, "dice": "Y1"}),
        ("A activate pilgrimage with R3 using artisan", {"deniers": 10, "vp": 2, "dice": "Y1 W3"}),
    ],
)
def test_any_card_in_any_place_can_improve_lots(line: str, after: dict[str, Any]) -> None:
    """The first card of the list, in the first place of the board."""
    p = with_card(
        "merchant", "R3 W3 Y1", figures={"activity": {"artisan": IMPROVES}},
        activities={"artisan": {"cubes": {"A": 1}}, "pilgrimage": {"tradesmen": {"A": 1}}},
    )  # fmt: skip
    play(p, line)
    assert {name: look(p, f"A.{name}") for name in after} == after
    assert look(p, "artisan.cubes.A") == 0


@pytest.mark.ruling(85)
@pytest.mark.parametrize("limit", ["single", "free"])
def test_limits_of_a_cube_hold_on_any_card(limit: str) -> None:
    improve = {"accepts": ["yellow"], "uses": ["agriculture"], "add_lot": 4, limit: True}
    p = with_card(
        "merchant", "Y3 Y1", B={"dice": "Y5"}, figures={"activity": {"artisan": {"colour": "red", "improve": improve}}},
        activities={"artisan": {"cubes": {"A": 1}}},
    )  # fmt: skip
    farms = [line.removeprefix("A farm with ") for line in lines(p) if "farm" in line and "artisan" in line]
    single = ["Y1", "Y3", "B:Y5"]
    free = ["Y1 Y3 B:Y5", "Y1 B:Y5", "Y3 B:Y5", "B:Y5"]
    assert sorted(farms) == sorted(f"{lot} using artisan" for lot in (single if limit == "single" else free))
    play(p, "A farm with B:Y5 using artisan")
    assert look(p, "A.deniers", "B.deniers") == ([12, 12] if limit == "single" else [14, 10])


@pytest.mark.ruling(84)
def test_a_cube_of_any_card_that_changes_the_colour_alone_is_not_spent_where_every_colour_is_welcome() -> None:
    improve = {"accepts": ["red"], "uses": ["activity"], "becomes": "yellow"}
    p = with_card(
        "merchant", "R6 R6", figures={"activity": {"artisan": {"colour": "red", "improve": improve}}},
        activities={"artisan": {"cubes": {"A": 1}}, "pilgrimage": {"tradesmen": {"A": 1}}},
    )  # fmt: skip
    assert legal(p, "A activate merchant with R6 R6 using artisan")
    assert refused(p, "A activate pilgrimage with R6 R6 using artisan") == "any_colour"


@pytest.mark.ruling(96)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_archer_hits_at_every_level(level: int) -> None:
    p = with_card("archer", "R2 Y1", figures={"activity": {"archer": {"level": level, "hits": [1]}}})
    assert look(play(p.clone(), "A activate archer with R2", "* shot 1"), "event.marauding") == "A"
    assert look(play(p.clone(), "A activate archer with R2", "* shot 6"), "event.marauding") == ""


@pytest.mark.ruling(85)
def test_copies_of_any_card_are_built() -> None:
    improve = {"accepts": ["white"], "uses": ["cathedral"], "single": True, "copies": 2}
    p = with_card(
        "merchant", "W3 Y1", figures={"activity": {"artisan": {"colour": "red", "improve": improve}}},
        activities={"artisan": {"cubes": {"A": 1}}},
    )  # fmt: skip
    play(p, "A build with W3 using artisan")
    assert look(p, "cathedral.1", "cathedral.2") == [". . A . . .", ". . A . . ."]
