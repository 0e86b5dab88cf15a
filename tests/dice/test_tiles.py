"""Banquets and Raids: the eight tiles, both faces, and how they meet the rest of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import RICH, legal, lines, look, play, refused, residents, resources, stage
from troyes.dice.edge.names import tile_text
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position

NOTHING = {"influence": 0, "deniers": 0, "knowledge": 0}


def beside(tile: int, raid: bool = False, colour: str = "red") -> dict[str, Any]:
    """One tile beside the plaza of a colour."""
    return {colour: {"tile": tile, "raid": raid}}


def table(
    tile: int, raid: bool = False, plazas: str = "rYWR", roll: str = "3 4 5 black 6", sheet: Any = None, **fields: Any
) -> Position:
    """The small letter among the plazas is the one with the tile."""
    small = next(letter for letter in plazas if letter.islower())
    colour = {"r": "red", "y": "yellow", "w": "white"}[small]
    return stage(plazas, roll, sheet, tiles=beside(tile, raid, colour), **fields)


def paid(position: Position, line: str) -> list[int]:
    """What a use of a die without gain of resources costs: influence, deniers, knowledge."""
    after = play(position.clone(), line)
    return [before - now for before, now in zip(resources(position), resources(after))]


# ---- life of a tile ----------------------------------------------------------------------------------------------


@pytest.mark.ruling(249)
def test_a_tile_turns_with_its_plaza_at_the_end_of_the_half_day_and_stays() -> None:
    p = table(2, plazas="YrWR", roll="1 4 5 black 3")
    assert look(p, "raid.red") is False
    play(p, "A die 1 as yellow 1 gain")
    assert look(p, "raid.red", "plaza.3") == [True, "red"]
    again = table(2, True, plazas="YrWR", roll="1 4 5 black 3")
    play(again, "A die 1 as yellow 1 gain")
    assert look(again, "raid.red") is True


@pytest.mark.ruling(249)
def test_a_tile_does_not_turn_while_its_plaza_stands() -> None:
    p = table(2, plazas="YrWR", roll="1 3 5 black 6")
    play(p, "A die 1 as yellow 1 gain")
    assert look(p, "raid.red") is False


@pytest.mark.ruling(249)
def test_a_tile_acts_on_the_die_of_its_plaza_alone() -> None:
    """Another red die pays as always, and the tile of a closed plaza does nothing."""
    p = table(2, plazas="YWrR", roll="1 3 5 black 6", sheet=RICH)
    assert paid(p, "A die 3 as red 5 function") == [0, 0, 0]
    elsewhere = stage("YWRR", "1 3 5 black 6", RICH, tiles=beside(2))
    assert paid(elsewhere, "A die 3 as red 5 function") == [0, 1, 0]


@pytest.mark.ruling(249)
def test_the_view_tells_what_a_tile_does() -> None:
    p = table(2, True)
    view = DICE.view(p, 0).to_dict("fr")
    assert view["tiles"] == [{"plaza": "red", "tile": 2, "raid": True, "text": "Ce dé coûte 1 denier de plus."}]
    assert [die["tile"] for die in view["dice"]] == ["Ce dé coûte 1 denier de plus.", None, None, None]


# ---- tile 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("1 banquet")
@pytest.mark.ruling(250)
@pytest.mark.parametrize(("value", "influence"), [(1, 1), (2, 1), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_tile_1_banquet_two_steps_for_one_influence(value: int, influence: int) -> None:
    assert paid(table(1, sheet=RICH), f"A die 1 as red {value} function") == [influence, 0, 0]


@pytest.mark.tile("1 raid")
@pytest.mark.ruling(250)
def test_tile_1_raid_the_value_is_fixed() -> None:
    p = table(1, True, sheet=RICH)
    assert refused(p, "A die 1 as red 4 gain") == "fixed_value"
    assert legal(p, "A die 1 as white 3 gain")
    assert {line.split()[5] for line in lines(p) if line.startswith("A die 1 ")} == {"3"}


@pytest.mark.tile("1 raid")
@pytest.mark.ruling(250)
def test_tile_1_raid_speaks_of_the_value_and_not_of_the_price() -> None:
    assert [tile_text(1, True, language) for language in ("en", "fr")] == [
        "The value of this die may not be changed.",
        "La valeur de ce dé ne peut pas être changée.",
    ]


@pytest.mark.tile("1 raid")
@pytest.mark.ruling(250)
def test_tile_1_raid_influence_may_still_pay_the_place() -> None:
    p = table(1, True, plazas="YrWR", roll="3 4 5 black 6")
    assert paid(p, "A die 2 paid influence as red 4 function") == [1, 0, 0]


# ---- tile 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("2 banquet")
@pytest.mark.ruling(252)
@pytest.mark.parametrize(("plazas", "die"), [("rYWR", 1), ("YrWR", 2), ("YWrR", 3), ("YWRr", 4)])
def test_tile_2_banquet_free_on_every_place(plazas: str, die: int) -> None:
    p = table(2, plazas=plazas, roll="3 3 3 black 3" if die > 1 else "3 4 5 black 6", sheet=NOTHING)
    value = look(p, "dice").split()[die - 1]
    assert paid(p, f"A die {die} as red {value} function") == [0, 0, 0]


@pytest.mark.tile("2 banquet")
@pytest.mark.ruling(252, 227)
def test_tile_2_banquet_a_free_die_keeps_mercy_away() -> None:
    """The black die lies on the free place; whoever has nothing takes the die for two deniers."""
    p = table(2, plazas="YWRr", roll="2 3 4 black 1", sheet=NOTHING)
    assert look(p, "pending") == "A"
    assert {line.split()[2] for line in lines(p)} == {"4"}


@pytest.mark.tile("2 banquet")
@pytest.mark.ruling(252, 222)
def test_tile_2_banquet_under_the_black_die_frees_nothing() -> None:
    p = table(2, plazas="rYWR", roll="2 3 4 black 1", sheet=NOTHING)
    assert resources(p) == [1, 1, 1]


@pytest.mark.tile("2 raid")
@pytest.mark.ruling(252)
@pytest.mark.parametrize(
    ("plazas", "line", "price"),
    [
        ("rYWR", "A die 1 as red 3 function", [0, 1, 0]),
        ("YrWR", "A die 2 paid knowledge as red 3 function", [0, 1, 1]),
        ("YrWR", "A die 2 paid deniers as red 3 function", [0, 2, 0]),
        ("YWrR", "A die 3 as red 3 function", [0, 2, 0]),
    ],
)
def test_tile_2_raid_one_denier_more(plazas: str, line: str, price: list[int]) -> None:
    roll = "3 4 5 black 6" if plazas[0] == "r" else "1 3 3 black 6"
    assert paid(table(2, True, plazas=plazas, roll=roll), line) == price


@pytest.mark.tile("2 raid")
@pytest.mark.ruling(252, 227)
def test_tile_2_raid_counts_for_mercy() -> None:
    """The first place costs a denier that nobody has; the second could be paid with knowledge."""
    assert resources(table(2, True, roll="3 4 5 black 6", sheet=NOTHING)) == [1, 1, 1]
    p = table(2, True, roll="3 4 5 black 6", sheet={**NOTHING, "knowledge": 1})
    assert {line.split()[2] for line in lines(p)} == {"2"}


# ---- tile 3 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("3 banquet")
@pytest.mark.ruling(253)
def test_tile_3_banquet_a_cathedral_brings_one_of_each() -> None:
    p = table(3, plazas="wYRR", sheet={"circled": [5, 3, 3]})
    play(p, "A die 1 as white 3 prestige")
    assert (resources(p), residents(p)) == ([4, 4, 4], [1, 0, 0])


@pytest.mark.tile("3 banquet")
@pytest.mark.ruling(253)
def test_tile_3_banquet_also_after_a_change_of_colour_and_for_cathedrals_alone() -> None:
    p = table(3)
    assert paid(p, "A die 1 as white 3 prestige") == [-1, -1, 1]
    assert paid(p, "A die 1 as red 3 prestige") == [0, 0, 0]
    assert paid(p, "A die 1 as white 3 function") == [0, 0, 2]


@pytest.mark.tile("3 raid")
@pytest.mark.ruling(253)
@pytest.mark.parametrize(
    ("plazas", "line", "price"),
    [
        ("rYWR", "A die 1 as red 3 function", [0, 0, 1]),
        ("YrWR", "A die 2 paid knowledge as red 3 function", [0, 0, 2]),
        ("YrWR", "A die 2 paid influence as red 3 function", [1, 0, 1]),
        ("YWrR", "A die 3 as red 3 function", [0, 1, 1]),
    ],
)
def test_tile_3_raid_one_knowledge_more(plazas: str, line: str, price: list[int]) -> None:
    roll = "3 4 5 black 6" if plazas[0] == "r" else "1 3 3 black 6"
    assert paid(table(3, True, plazas=plazas, roll=roll), line) == price


@pytest.mark.tile("3 raid")
@pytest.mark.ruling(253, 228)
def test_tile_3_raid_leaves_less_for_the_colour() -> None:
    p = table(3, True, sheet={"knowledge": 2})
    assert refused(p, "A die 1 as white 3 gain") == "knowledge"
    assert refused(table(3, True, sheet={"knowledge": 0}), "A die 1 as red 3 gain") == "price"


# ---- tile 4 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("4 banquet")
@pytest.mark.ruling(254)
@pytest.mark.parametrize(
    ("colour", "people"), [("red", [3, 0, 0]), ("yellow", [0, 3, 0]), ("white", [0, 0, 3])], ids=str
)
def test_tile_4_banquet_one_more_resident_of_the_buildings_colour(colour: str, people: list[int]) -> None:
    p = table(4)
    assert residents(play(p.clone(), f"A die 1 as {colour} 3 function")) == people
    assert sum(residents(play(p, "A die 1 as red 3 prestige"))) == 1


@pytest.mark.tile("4 raid")
@pytest.mark.ruling(254)
def test_tile_4_raid_the_die_is_worth_nothing() -> None:
    p = table(4, True, sheet={"influence": 0})
    mine = [line for line in lines(p) if line.startswith("A die 1 ") and " red " in line]
    assert mine == ["A die 1 as red 0 gain"]
    assert resources(play(p, "A die 1 as red 0 gain")) == [0, 3, 3]
    assert look(p, "half") == "afternoon"


@pytest.mark.tile("4 raid")
@pytest.mark.ruling(254)
@pytest.mark.parametrize("value", range(1, 7))
def test_tile_4_raid_influence_raises_it_from_nothing(value: int) -> None:
    p = table(4, True, sheet={"influence": value})
    assert refused(p, "A die 1 as red 0 function") == "builds_nothing"
    assert paid(p, f"A die 1 as red {value} function") == [value, 0, 0]


@pytest.mark.tile("4 raid")
@pytest.mark.ruling(254)
@pytest.mark.parametrize(("value", "influence"), [(1, 0), (3, 2), (6, 5)])
def test_tile_4_raid_its_refusal_names_the_raid_alone(value: int, influence: int) -> None:
    """Also for what the die shows, which is a 3: it has to be paid for."""
    p = table(4, True, sheet={"influence": influence})
    assert refused(p, f"A die 1 as red {value} gain") == "worthless"
    reason = p.why_not(DICE.parse(p, f"A die 1 as red {value} gain"))
    assert reason is not None
    costs = f"to raise it to {value} costs {value} influence."
    assert reason.text("en") == f"The raid makes this die worth 0: {costs}"
    assert reason.text("fr").endswith(f"coûte {value} influence{'s' if value > 1 else ''}.")


@pytest.mark.tile("4 raid")
@pytest.mark.ruling(254, 220, 223)
def test_tile_4_raid_the_die_lies_and_strikes_by_what_it_shows() -> None:
    """Dice are sorted by what they show; a black die there destroys by what it shows."""
    assert look(table(4, True, plazas="YrWR", roll="1 4 5 black 6"), "dice") == "1 4 5 6"
    struck = table(4, True, plazas="YrWR", roll="1 4 5 black 3", day=3)
    assert look(struck, "A.crossed") == ["red 3"]


# ---- tile 5 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("5 banquet")
@pytest.mark.ruling(251)
@pytest.mark.parametrize("colour", ["yellow", "white"])
def test_tile_5_banquet_another_colour_costs_one_knowledge(colour: str) -> None:
    assert paid(table(5, sheet={"knowledge": 1}), f"A die 1 as {colour} 3 function") == [0, 0, 1]


@pytest.mark.tile("5 raid")
@pytest.mark.ruling(251)
def test_tile_5_raid_the_colour_is_fixed_but_knowledge_may_pay() -> None:
    p = table(5, True, plazas="YrWR", roll="3 4 5 black 6", sheet=RICH)
    assert refused(p, "A die 2 paid deniers as white 4 gain") == "fixed_colour"
    assert paid(p, "A die 2 paid knowledge as red 4 function") == [0, 0, 1]
    assert paid(p, "A die 2 paid knowledge as red 6 function") == [2, 0, 1]


# ---- tile 6 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("6 banquet")
@pytest.mark.ruling(253)
@pytest.mark.parametrize(("choice", "people"), [("yellow", [1, 2, 0]), ("white", [1, 1, 1])])
def test_tile_6_banquet_a_fortress_brings_a_red_resident_and_one_of_choice(choice: str, people: list[int]) -> None:
    p = table(6)
    play(p, "A die 1 as red 3 prestige")
    assert lines(p) == ["A resident yellow", "A resident white"]
    assert refused(p, "A resident red") == "no_track"
    assert residents(play(p, f"A resident {choice}")) == people


@pytest.mark.tile("6 banquet")
@pytest.mark.ruling(253, 241)
@pytest.mark.parametrize(
    ("before", "choices", "after"),
    [
        ([0, 20, 0], ["A resident red", "A resident white"], None),  # a yellow one overflows
        ([0, 20, 20], [], [2, 20, 20]),  # either one overflows to the red track
        ([20, 20, 20], [], [20, 20, 20]),
    ],
)
def test_tile_6_banquet_with_full_tracks(before: list[int], choices: list[str], after: list[int] | None) -> None:
    """The Fortress of column 1 brings a red resident, the banquet another red one, then one of choice."""
    p = table(6, plazas="rYWR", roll="1 4 5 black 6", sheet={"residents": before})
    play(p, "A die 1 as red 1 prestige")
    assert lines(p) == choices
    if after:
        assert residents(p) == [min(amount + extra, 20) for amount, extra in zip(after, [1, 0, 0])]


@pytest.mark.tile("6 banquet")
@pytest.mark.ruling(253)
def test_tile_6_banquet_serves_fortresses_alone() -> None:
    p = table(6)
    assert residents(play(p.clone(), "A die 1 as red 3 function")) == [2, 0, 0]
    assert residents(play(p, "A die 1 as white 3 prestige")) == [0, 0, 0]


@pytest.mark.tile("6 raid")
@pytest.mark.ruling(253)
@pytest.mark.parametrize(
    ("plazas", "line", "price"),
    [
        ("rYWR", "A die 1 as red 3 function", [1, 0, 0]),
        ("rYWR", "A die 1 as red 5 function", [3, 0, 0]),
        ("YrWR", "A die 2 paid influence as red 3 function", [2, 0, 0]),
        ("YWrR", "A die 3 as red 3 function", [1, 1, 0]),
    ],
)
def test_tile_6_raid_one_influence_more(plazas: str, line: str, price: list[int]) -> None:
    roll = "3 4 5 black 6" if plazas[0] == "r" else "1 3 3 black 6"
    assert paid(table(6, True, plazas=plazas, roll=roll), line) == price


@pytest.mark.tile("6 raid")
@pytest.mark.ruling(253, 227)
def test_tile_6_raid_counts_for_mercy() -> None:
    assert resources(table(6, True, sheet=NOTHING)) == [1, 1, 1]
    p = table(6, True, sheet={**NOTHING, "influence": 1})
    assert refused(p, "A die 1 as red 4 gain") == "influence"
    assert resources(play(p, "A die 1 as red 3 gain")) == [3, 0, 0]


# ---- tile 7 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("7 banquet")
@pytest.mark.ruling(255, 236)
@pytest.mark.parametrize(
    ("column", "gain", "people"),
    [
        (1, [6, 0, 0], [1, 0, 0]),  # one red die and one more: 6 influence, the sixth box
        (2, [0, 0, 0], [4, 0, 0]),
        (3, [0, 6, 0], [0, 1, 0]),
        (4, [0, 0, 0], [0, 4, 0]),
        (5, [0, 0, 6], [0, 0, 1]),
        (6, [0, 0, 0], [0, 0, 4]),
    ],
)
def test_tile_7_banquet_a_hall_counts_one_more(column: int, gain: list[int], people: list[int]) -> None:
    p = stage("yRWR", "1 2 3 black 6", {"influence": 5, "deniers": 5, "knowledge": 5}, tiles=beside(7, False, "yellow"))
    cost = paid(p, f"A die 1 as yellow {column} prestige")
    assert [-amount for amount in cost] == [gain[0] - (column - 1), gain[1], gain[2]]
    assert residents(play(p, f"A die 1 as yellow {column} prestige")) == people


@pytest.mark.tile("7 banquet")
@pytest.mark.ruling(255)
def test_tile_7_banquet_without_a_die_of_the_colour_still_counts_one() -> None:
    p = stage("yYWY", "1 2 3 black 6", tiles=beside(7, False, "yellow"))
    assert paid(p, "A die 1 as yellow 1 prestige") == [-3, 0, 0]


@pytest.mark.tile("7 banquet")
@pytest.mark.ruling(237, 247, 255)
def test_tile_7_banquet_does_not_serve_a_hall_given_by_a_bonus() -> None:
    p = stage("rYWW", "1 4 5 black 6", {"residents": [14, 0, 0], "knowledge": 2, "circled": [3, 3, 9]}, tiles=beside(7))
    play(p, "A die 1 as red 1 prestige", "A build hall 2")
    assert residents(p) == [15 + 2, 0, 0]  # one red die is available


@pytest.mark.tile("4 banquet", "6 banquet")
@pytest.mark.ruling(247)
def test_no_banquet_serves_a_bonus_building() -> None:
    p = table(4, plazas="rYWR", roll="1 4 5 black 6", sheet={"residents": [5, 6, 6]})
    play(p, "A die 1 as red 1 prestige", "A build palace 4")
    assert residents(p) == [8, 6, 6]


@pytest.mark.tile("7 raid")
@pytest.mark.ruling(255)
def test_tile_7_raid_builds_no_prestige_whatever_its_colour() -> None:
    p = table(7, True, sheet=RICH)
    for colour in ("red", "yellow", "white"):
        assert refused(p, f"A die 1 as {colour} 3 prestige") == "no_prestige"
        assert legal(p, f"A die 1 as {colour} 3 function")
        assert legal(p, f"A die 1 as {colour} 3 gain")
    assert legal(p, "A die 3 as white 5 prestige")


# ---- tile 8 ------------------------------------------------------------------------------------------------------


@pytest.mark.tile("8 banquet")
@pytest.mark.ruling(256)
def test_tile_8_banquet_the_black_die_destroys_nothing_and_may_be_chosen() -> None:
    p = table(8, plazas="YrWR", roll="1 4 5 black 3", day=4)
    assert look(p, "available", "A.crossed") == ["1 2 3 4", []]
    view = DICE.view(p, 0).to_dict()["dice"]
    assert (view[1]["black"], view[1]["available"], view[1]["any"]) == (True, True, 1)
    play(p, "A die 2 paid deniers as red 3 function")
    assert look(p, "A.built", "A.deniers") == [["palace 3"], 2]


@pytest.mark.tile("8 banquet")
@pytest.mark.ruling(256)
def test_tile_8_banquet_then_turns_while_the_plaza_does_not() -> None:
    p = table(8, plazas="YrWR", roll="1 4 5 black 3")
    before = [look(p, f"plaza.{place}") for place in range(1, 10)]
    play(p, "A die 1 as yellow 1 gain")
    assert [look(p, f"plaza.{place}") for place in range(1, 10)] == before
    assert look(p, "raid.red") is True


@pytest.mark.tile("8 banquet")
@pytest.mark.ruling(256)
def test_tile_8_banquet_waits_while_the_black_die_lies_elsewhere() -> None:
    p = table(8, plazas="YrWR", roll="1 3 5 black 6", day=4)
    assert look(p, "available", "A.crossed") == ["1 2 3", ["red 6"]]
    play(p, "A die 1 as yellow 1 gain")
    assert look(p, "raid.red") is False


@pytest.mark.tile("8 banquet")
@pytest.mark.ruling(256, 236)
@pytest.mark.parametrize(("column", "people"), [(2, [8, 0, 0]), (1, [2, 0, 0])])
def test_tile_8_banquet_the_hall_counts_four(column: int, people: list[int]) -> None:
    """Four red dice: 8 red residents, or 12 influence with the boxes of the sixth and the twelfth."""
    p = table(8, plazas="RrRR", roll="1 4 5 black 3", sheet={"influence": 1, "knowledge": 2})
    play(p, f"A die 1 as yellow {column} prestige")
    assert residents(p) == people
    assert look(p, "A.circled")[0] == (15 if column == 1 else 3)


@pytest.mark.tile("8 raid")
@pytest.mark.ruling(256, 257, 223)
@pytest.mark.parametrize(("day", "crossed"), [(2, []), (3, ["red 3", "yellow 6"])])
def test_tile_8_raid_a_clear_die_strikes_as_well(day: int, crossed: list[str]) -> None:
    """Two plazas are destroyed, two dice are left."""
    p = table(8, True, plazas="WrRY", roll="1 3 5 black 6", day=day)
    assert look(p, "available", "A.crossed") == ["1 3", crossed]
    assert refused(p, "A die 2 paid deniers as red 3 gain") == "no_die"
    place = (day + 3) % 9 + 1
    assert look(p, f"plaza.{place}") == "yellow"
    play(p, "A die 1 as white 1 gain")
    assert look(p, f"plaza.{place}") != "yellow"
    assert look(p, "raid.red") is True


@pytest.mark.tile("8 raid")
@pytest.mark.ruling(256, 225)
def test_tile_8_raid_a_fortress_protects_from_each_strike() -> None:
    sheet = {"built": ["fortress 3"]}
    assert look(table(8, True, plazas="WrRY", roll="1 3 5 black 6", day=3, sheet=sheet), "A.crossed") == ["yellow 6"]
    sheet = {"built": ["fortress 6"]}
    assert look(table(8, True, plazas="WrRY", roll="1 3 5 black 6", day=3, sheet=sheet), "A.crossed") == ["red 3"]


@pytest.mark.tile("8 raid")
@pytest.mark.ruling(256)
def test_tile_8_raid_with_the_black_die_itself_strikes_once() -> None:
    p = table(8, True, plazas="WrRY", roll="1 4 5 black 3", day=3)
    assert look(p, "available", "A.crossed") == ["1 3 4", ["red 3"]]


@pytest.mark.tile("8 raid")
@pytest.mark.ruling(256, 236)
def test_tile_8_raid_the_hall_counts_only_the_two_that_are_left() -> None:
    p = table(8, True, plazas="RrRY", roll="1 3 5 black 6", sheet={"influence": 1, "knowledge": 2})
    play(p, "A die 1 as yellow 2 prestige")
    assert residents(p) == [4, 0, 0]


@pytest.mark.tile("8 raid")
@pytest.mark.ruling(257, 227)
@pytest.mark.parametrize(("plazas", "held", "pending"), [("rYWR", 0, "*"), ("rYWR", 1, "A"), ("YrWR", 0, "A")])
def test_tile_8_raid_may_leave_nothing_to_pay_for(plazas: str, held: int, pending: str) -> None:
    """The free place and the last one are destroyed: mercy, unless one of the two dice left can be paid."""
    p = table(8, True, plazas=plazas, roll="2 3 4 black 6", sheet={**NOTHING, "knowledge": held})
    assert len(look(p, "available").split()) == 2 or pending == "*"
    assert look(p, "pending") == pending


# ---- what the view says of a die ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "raid", "changes"),
    [
        (1, False, (1, 2, 2)),
        (1, True, (None, 0, 2)),
        (4, True, (1, 1, 2)),
        (5, False, (1, 1, 1)),
        (5, True, (1, 1, None)),
    ],
)
def test_the_view_says_what_a_change_of_this_die_costs(tile: int, raid: bool, changes: tuple[int | None, ...]) -> None:
    p = table(tile, raid, plazas="YrWR", roll="1 4 5 black 3")
    dice = DICE.view(p, 0).to_dict()["dice"]
    beside = [die for die in dice if die["tile"] is not None]
    others = [die for die in dice if die["tile"] is None]
    assert [(die["step"], die["reach"], die["dye"]) for die in beside] == [changes] * len(beside)
    assert beside
    assert {(die["step"], die["reach"], die["dye"]) for die in others} == {(1, 1, 2)}
