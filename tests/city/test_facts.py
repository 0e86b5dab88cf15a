"""Facts that the examples imply about figures and the board of the base game."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, look, play, refused, seen, stage
from troyes.city.figures.figures import stock_figures

DELAYED = {"blacksmith", "militiaman", "tithe", "monk", "priest", "apprenticeship", "confession", "templar"}


def test_merchant_and_priest() -> None:
    merchant, priest = stock_figures().activity["merchant"], stock_figures().activity["priest"]
    assert (merchant["hire"], merchant["divisor"], merchant["colour"], merchant["kind"]) == (
        4,
        2,
        "yellow",
        "immediate",
    )
    assert merchant["spaces"][0] == 2  # its best space: nobody was there before
    assert merchant["spaces"] == sorted(merchant["spaces"], reverse=True)
    assert (priest["hire"], priest["divisor"], priest["colour"], priest["kind"]) == (6, 3, "white", "delayed")


def test_succession_and_marauding() -> None:
    succession, marauding = stock_figures().event["succession"], stock_figures().event["marauding"]
    assert (succession["colour"], succession["divisor"], succession["banners"]) == ("red", 4, 5)
    assert (succession["fought_with"], succession["rewards"]) == (["red"], [4, 2])
    assert (marauding["divisor"], marauding["black_dice"]) == (3, 1)
    assert "yellow" in marauding["fought_with"]
    assert marauding["banners"] >= 2


@pytest.mark.ruling(12, 13, 37)
def test_war_theological_conflict_and_the_black_dice_of_red_events() -> None:
    events = stock_figures().event
    assert (events["war"]["colour"], events["war"]["calls"]) == ("red", ["white"])
    assert events["theological_conflict"]["colour"] == "white"
    black = {name: entry["black_dice"] for name, entry in events.items() if entry["colour"] == "red"}
    assert black == {"brigands": 1, "skirmishes": 1, "succession": 0, "war": 2, "normans": 2}
    assert all(entry["black_dice"] == 0 for entry in events.values() if entry["colour"] in ("yellow", "white"))


@pytest.mark.ruling(20)
def test_one_and_six_lead_to_one_row_of_city_hall_and_each_value_to_its_palace_space() -> None:
    for die in ("Y1", "Y6"):
        p = stage(seats={"A": {"dice": die, "supply": 1}}, buildings={"city_hall": "B . B . B ."})
        assert look(play(p, f"A settle city_hall with {die}"), "city_hall") == "A B B . B ."
    for value in range(1, 7):
        p = stage(seats={"A": {"dice": f"R{value}", "supply": 1}})
        spaces = look(play(p, f"A settle palace with R{value}"), "palace").split()
        assert [space for space, owner in enumerate(spaces, 1) if owner == "A"] == [value]


@pytest.mark.ruling(20)
def test_three_buildings_of_six_spaces() -> None:
    buildings = seen(stage(seats={"A": {"dice": "Y1"}}))["buildings"]
    assert [sum(map(len, building["rows"])) for building in buildings.values()] == [6, 6, 6]
    assert [building["salary"] for building in buildings.values()] == [2, 0, 1]


def test_agriculture_divides_by_two() -> None:
    p = stage(seats={"A": {"dice": "Y1 Y3 Y6"}})
    assert refused(p, "A farm with Y1") == "too_low"
    assert look(play(p, "A farm with Y3"), "A.deniers") == 11


def test_marauding_divides_by_three_and_takes_yellow() -> None:
    p = stage(seats={"A": {"dice": "Y2 Y6"}})
    assert refused(p, "A fight marauding with Y2") == "too_low"
    play(p, "A fight marauding with Y6")
    assert refused(p, "A times 3") == "times"
    assert legal(p, "A times 2")


def test_delayed_cards() -> None:
    assert {name for name, entry in stock_figures().activity.items() if entry["kind"] == "delayed"} == DELAYED


def test_characters() -> None:
    found = {name: (entry["thresholds"], entry.get("thresholds_two_players"), entry["rewards"])
             for name, entry in stock_figures().character.items()}  # fmt: skip
    assert found == {
        "chretien_de_troyes": ([3, 5, 7], [4, 6, 8], [1, 3, 6]),
        "urbain_iv": ([3, 5, 7], [4, 6, 8], [1, 3, 6]),
        "thibaut_ii": ([6, 12, 18], None, [1, 3, 6]),
        "hugues_de_payns": ([5, 10, 15], None, [1, 3, 6]),
        "le_florentin": ([2, 4, 6], None, [1, 3, 6]),
        "henry_i": ([1, 3, 5], None, [1, 3, 6]),
    }


@pytest.mark.ruling(1)
def test_where_the_rulebooks_differ_the_french_one_is_followed() -> None:
    """Builders: level before value; War: two black dice, whatever the scan reads; a die is discarded, not parried."""
    builders = stage(phase="events", events={"traveling_builders": ""}, cathedral=[". A A A A A", ". A A A A A"])
    assert look(builders, "cathedral.1", "cathedral.2") == ["N A A A A A", ". A A A A A"]
    value_first = stage(phase="events", events={"traveling_builders": ""}, cathedral=["A . A A A A", "A . . . . ."])
    assert look(value_first, "cathedral.1", "cathedral.3") == ["A N A A A A", ". . . . . ."]
    assert stock_figures().event["war"]["black_dice"] == 2
    weak = play(stage(phase="counter", black="6 1", seats={"A": {"dice": "Y5"}}), "A yield")
    assert look(weak, "A.dice", "black") == ["Y5", "1"]
