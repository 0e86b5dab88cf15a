"""Each building of the sheet: what it takes and what it brings, column by column."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import RICH, legal, lines, look, play, refused, residents, resources, stage
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position

ROWS = {"fortress": "red", "hall": "yellow", "cathedral": "white"}
FUNCTIONS = {"palace": "red", "city_hall": "yellow", "bishopric": "white"}
PLENTY = {"influence": 6, "deniers": 3, "knowledge": 3}
COLUMNS = range(1, 7)


def built_in(row: str, column: int, sheet: dict[str, Any] | None = None) -> Position:
    """Build in a column with the free die, of the right colour: a 1 raised by influence; the other two are red."""
    colour = {**ROWS, **FUNCTIONS}[row]
    deed = "prestige" if row in ROWS else "function"
    letter = colour[0].upper()
    p = stage(f"{letter}RRW", "1 1 1 black 6", {**PLENTY, **(sheet or {})})
    return play(p, f"A die 1 as {colour} {column} {deed}")


def gained(position: Position) -> tuple[list[int], list[int]]:
    """Resources (apart from the influence spent on the die) and residents gained."""
    column = int(look(position, "A.built")[-1].split()[1])
    influence, deniers, knowledge = resources(position)
    return [influence - (7 - column), deniers - 3, knowledge - 3], residents(position)


# ---- prestige ----------------------------------------------------------------------------------------------------


@pytest.mark.building("fortress")
@pytest.mark.ruling(235, 234)
@pytest.mark.parametrize("column", COLUMNS)
def test_a_fortress_brings_the_resident_of_its_column(column: int) -> None:
    p = built_in("fortress", column)
    expected = [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]][column - 1]
    assert look(p, "A.built") == [f"fortress {column}"]
    assert gained(p) == ([0, 0, 0], expected)


@pytest.mark.building("fortress")
@pytest.mark.ruling(235, 240)
def test_a_fortress_beside_another_brings_the_link_too() -> None:
    """EX-D6."""
    p = stage("RYWR", "1 3 5 black 6", {"built": ["fortress 2"]})
    assert residents(play(p, "A die 1 as red 1 prestige")) == [2, 0, 0]


HALL_GAINS = {  # per die of the colour: resources, residents
    1: ("red", [3, 0, 0], [0, 0, 0]),
    2: ("red", [0, 0, 0], [2, 0, 0]),
    3: ("yellow", [0, 3, 0], [0, 0, 0]),
    4: ("yellow", [0, 0, 0], [0, 2, 0]),
    5: ("white", [0, 0, 3], [0, 0, 0]),
    6: ("white", [0, 0, 0], [0, 0, 2]),
}


@pytest.mark.building("hall")
@pytest.mark.ruling(236)
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_a_hall_counts_the_available_dice_of_its_colour(column: int, dice: int) -> None:
    """The die used is recoloured, and counts by its plaza."""
    colour, per_resource, per_resident = HALL_GAINS[column]
    letter, other = colour[0].upper(), "W" if colour != "white" else "R"
    plazas = letter * dice + other * (3 - dice) + letter  # the black die on the fourth plaza never counts
    p = stage(plazas, "2 2 2 black 6", {**RICH, "circled": [12, 12, 12]})
    before = resources(p)
    play(p, f"A die 1 as yellow {column} prestige")
    spent = [abs(column - 2), 0, 0 if plazas[0] == "Y" else 2]
    gains = [after - was + cost for after, was, cost in zip(resources(p), before, spent)]
    assert gains == [min(dice * n, 6) for n in per_resource]
    symbols = [1 if dice * n >= 6 else 0 for n in per_resource]  # the 18th box
    assert residents(p) == [dice * n + extra for n, extra in zip(per_resident, symbols)]


@pytest.mark.building("hall")
@pytest.mark.ruling(236)
def test_the_hall_of_the_worked_example() -> None:
    """EX-D7: yellow 5 for one denier, two white dice available: 6 knowledge."""
    p = stage("WRYW", "1 5 6 black 2")
    play(p, "A die 3 as yellow 5 prestige")
    assert resources(p) == [3, 2, 9]
    assert residents(p) == [0, 0, 1]


@pytest.mark.building("hall")
@pytest.mark.ruling(236, 231)
def test_a_bought_colour_is_ignored_by_the_hall() -> None:
    """A red die made yellow: it still counts as red."""
    p = stage("RWYW", "1 3 3 black 6", {"knowledge": 2, "influence": 3})
    play(p, "A die 1 as yellow 1 prestige")
    assert resources(p) == [6, 3, 0]


@pytest.mark.building("hall")
@pytest.mark.ruling(236)
def test_the_gain_of_a_hall_goes_by_the_place_of_its_column() -> None:
    p = stage("YRRW", "1 5 6 black 4", numbers="6 5 4 3 2 1")
    play(p, "A die 1 as yellow 1 prestige")  # number 1 stands in the sixth column: white residents
    assert look(p, "A.built") == ["hall 6"]
    assert residents(p) == [0, 0, 2]


@pytest.mark.building("cathedral")
@pytest.mark.ruling(238)
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize(("standing", "worth"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_cathedral_is_numbered_by_the_order_of_building(column: int, standing: int, worth: int) -> None:
    others = [f"cathedral {other}" for other in COLUMNS if other != column][:standing]
    p = built_in("cathedral", column, {"built": others})
    assert look(p, "A.worth")[column - 1] == worth
    assert (resources(p), residents(p)) == ([7 - column, 3, 3], [0, 0, 0])


COUNTED = ["fortress", "palace", "hall", "city_hall", "cathedral", "bishopric"]


@pytest.mark.building("cathedral")
@pytest.mark.ruling(238, 258)
@pytest.mark.parametrize("column", COLUMNS)
def test_each_cathedral_counts_one_row(column: int) -> None:
    row = COUNTED[column - 1]
    others = [f"{other} {c}" for other in COUNTED if other not in (row, "cathedral") for c in (1, 4)]
    p = stage(sheet={"built": [f"cathedral {column}", *others]})
    few = points(p, row)
    more = [f"{row} {c}" for c in COLUMNS]
    p = stage(sheet={"built": [f"cathedral {column}", *(b for b in more if b != f"cathedral {column}")]})
    assert (few, points(p, row)) == (1 if row == "cathedral" else 0, 6)


def points(position: Position, row: str) -> int:
    found = [line.points for line in DICE.scores(position)[0] if (line.source, line.detail) == ("cathedral", row)]
    return found[0] if found else 0


@pytest.mark.building("cathedral")
@pytest.mark.ruling(238)
def test_the_third_cathedral_of_the_worked_example() -> None:
    """EX-D8: 2 is written for Hugues de Payns, 2 points per Fortress at the end."""
    sheet = {"built": ["cathedral 4", "cathedral 6", "fortress 2", "fortress 3", "fortress 5"]}
    p = stage("WYRR", "1 3 4 black 6", sheet)
    play(p, "A die 1 as white 1 prestige")
    assert look(p, "A.worth") == [2, 0, 0, 1, 0, 1]
    assert points(p, "fortress") == 6


# ---- function buildings ------------------------------------------------------------------------------------------


@pytest.mark.building("palace", "city_hall", "bishopric")
@pytest.mark.ruling(239, 234)
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", FUNCTIONS)
def test_a_function_building_brings_two_residents_of_its_colour(row: str, column: int) -> None:
    p = built_in(row, column)
    expected = [2 if colour == FUNCTIONS[row] else 0 for colour in ("red", "yellow", "white")]
    assert look(p, "A.built") == [f"{row} {column}"]
    assert gained(p) == ([0, 0, 0], expected)


@pytest.mark.building("city_hall")
@pytest.mark.ruling(239)
def test_the_city_hall_of_the_worked_example() -> None:
    """EX-D9: yellow 5 for one denier."""
    p = stage("WRYW", "1 5 6 black 2")
    play(p, "A die 3 as yellow 5 function")
    assert (look(p, "A.built"), residents(p), look(p, "A.deniers")) == (["city_hall 5"], [0, 2, 0], 2)


# ---- resources ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling(232)
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(("letter", "colour"), [("R", "red"), ("Y", "yellow"), ("W", "white")])
def test_a_die_brings_as_many_resources_as_it_shows(letter: str, colour: str, value: int) -> None:
    p = stage(f"W{'R' if letter == 'Y' else 'Y'}{letter}W", f"1 {value} {value} black 1")
    play(p, f"A die 3 as {colour} {value} gain")
    gains = [value if colour == name else 0 for name in ("red", "yellow", "white")]
    assert resources(p) == [3 + gains[0], 2 + gains[1], 3 + gains[2]]
    assert residents(p) == [1 if gain >= 3 else 0 for gain in gains]  # the sixth box


# ---- what cannot be built ----------------------------------------------------------------------------------------


@pytest.mark.ruling(234)
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", [*ROWS, *FUNCTIONS])
def test_nothing_is_built_twice_or_where_its_die_is_crossed_out(row: str, column: int) -> None:
    colour = {**ROWS, **FUNCTIONS}[row]
    deed, other = ("prestige", "function") if row in ROWS else ("function", "prestige")
    line = f"A die 1 as {colour} {column} "
    plazas = colour[0].upper() + "RYW"
    standing = stage(plazas, "1 1 1 black 6", {**PLENTY, "built": [f"{row} {column}"]})
    assert refused(standing, line + deed) == "built"
    assert legal(standing, line + other)
    crossed = stage(plazas, "1 1 1 black 6", {**PLENTY, "crossed": [f"{colour} {column}"]})
    assert refused(crossed, line + deed) == "lost"
    assert refused(crossed, line + other) == "lost"


@pytest.mark.ruling(234)
def test_all_thirty_six_buildings_can_be_built_with_one_die() -> None:
    p = stage("RYWR", "3 3 3 black 6", RICH)
    built = {tuple(line.split()[-3:]) for line in lines(p) if not line.endswith("gain")}
    assert len(built) == 36
