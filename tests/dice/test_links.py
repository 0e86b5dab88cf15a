"""The nine links between neighbouring buildings: gained once, when both stand; dead when one is crossed out."""

from __future__ import annotations

import pytest

from tests.dice.helpers import lines, play, refused, residents, resources, stage
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.dice.rules.tables import BUILDING_ROWS, sheet_data

COLOUR = dict(zip(BUILDING_ROWS, ("red", "yellow", "white") * 2))
NOTHING = [0, 0, 0]
LINKS = [  # both buildings, resources, residents
    pytest.param("fortress", 1, 2, NOTHING, [1, 0, 0], marks=pytest.mark.link("fortress 1-2")),
    pytest.param("fortress", 3, 4, NOTHING, [0, 1, 0], marks=pytest.mark.link("fortress 3-4")),
    pytest.param("fortress", 5, 6, NOTHING, [0, 0, 1], marks=pytest.mark.link("fortress 5-6")),
    pytest.param("palace", 1, 2, NOTHING, [2, 0, 0], marks=pytest.mark.link("palace 1-2")),
    pytest.param("palace", 5, 6, [3, 0, 0], NOTHING, marks=pytest.mark.link("palace 5-6")),
    pytest.param("city_hall", 1, 2, [0, 3, 0], NOTHING, marks=pytest.mark.link("city_hall 1-2")),
    pytest.param("city_hall", 3, 4, NOTHING, [0, 2, 0], marks=pytest.mark.link("city_hall 3-4")),
    pytest.param("bishopric", 3, 4, [0, 0, 3], NOTHING, marks=pytest.mark.link("bishopric 3-4")),
    pytest.param("bishopric", 5, 6, NOTHING, [0, 0, 2], marks=pytest.mark.link("bishopric 5-6")),
]
START = [0, 0, 0]
COLUMNS = range(1, 7)


def own_gain(row: str, column: int) -> list[int]:
    """The residents a building brings by itself."""
    colour = ("red", "yellow", "white")[(column - 1) // 2] if row == "fortress" else COLOUR[row]
    amount = 1 if row == "fortress" else 2
    return [amount if name == colour else 0 for name in ("red", "yellow", "white")]


def build(row: str, column: int, standing: list[str], crossed: tuple[str, ...] = ()) -> Position:
    """Build with the free die, a 1, in the column that has this number."""
    purse = {"influence": 0, "deniers": 0, "knowledge": 0, "circled": [6, 6, 6]}
    numbers = " ".join("1" if place == column else str(place % 6 + 1 if place < column else place) for place in COLUMNS)
    plazas = COLOUR[row][0].upper() + "RYW"
    p = stage(plazas, "1 5 5 black 6", {**purse, "built": standing, "crossed": list(crossed)}, numbers=numbers)
    return play(p, f"A die 1 as {COLOUR[row]} 1 {'prestige' if row == 'fortress' else 'function'}")


@pytest.mark.ruling(240)
@pytest.mark.parametrize("second_first", [False, True])
@pytest.mark.parametrize(("row", "one", "two", "gain", "people"), LINKS)
def test_a_link_is_gained_when_both_stand(
    row: str, one: int, two: int, gain: list[int], people: list[int], second_first: bool
) -> None:
    last, standing = (one, two) if second_first else (two, one)
    p = build(row, last, [f"{row} {standing}"])
    assert resources(p) == gain
    assert residents(p) == [own + more for own, more in zip(own_gain(row, last), people)]


@pytest.mark.ruling(240)
@pytest.mark.parametrize("column", range(1, 6))
@pytest.mark.parametrize("row", [row for row in BUILDING_ROWS if row not in ("hall", "cathedral")])
def test_there_are_no_other_links(row: str, column: int) -> None:
    linked = {(link["between"][0], link["between"][1]) for link in sheet_data()["link"]}
    if (row, column) not in linked:
        p = build(row, column, [f"{row} {column + 1}"])
        assert (resources(p), residents(p)) == (START, own_gain(row, column))


@pytest.mark.ruling(240)
def test_halls_and_cathedrals_have_no_links() -> None:
    assert not {link["between"][0] for link in sheet_data()["link"]} & {"hall", "cathedral"}
    assert len(sheet_data()["link"]) == 9


@pytest.mark.ruling(240)
def test_a_link_is_gained_once() -> None:
    """Both stand already; what is built afterwards brings only its own gain."""
    p = build("palace", 3, ["palace 1", "palace 2"])
    assert residents(p) == [2, 0, 0]


@pytest.mark.ruling(240, 224)
@pytest.mark.parametrize(("row", "one", "two", "gain", "people"), LINKS)
def test_a_link_is_dead_when_one_of_its_buildings_is_crossed_out(
    row: str, one: int, two: int, gain: list[int], people: list[int]
) -> None:
    p = build(row, one, [], (f"{COLOUR[row]} {two}",))
    assert (resources(p), residents(p)) == (START, own_gain(row, one))
    p = stage(COLOUR[row][0].upper() + "RYW", "1 5 5 black 6", {"crossed": [f"{COLOUR[row]} {two}"], "influence": 6})
    deed = "prestige" if row == "fortress" else "function"
    assert refused(p, f"A die 1 as {COLOUR[row]} {two} {deed}") == "lost"
    assert gain != people


@pytest.mark.ruling(240, 245)
def test_a_bonus_building_gains_its_link_too() -> None:
    """The sixth column of residents is complete: a Palace beside another one."""
    sheet = {"residents": [6, 6, 4], "built": ["palace 1"]}
    p = stage("WRYR", "3 5 5 black 6", sheet)
    play(p, "A die 1 as white 3 function")
    assert "A build palace 2" in lines(p)
    play(p, "A build palace 2")
    assert residents(p) == [6 + 2 + 2, 6, 6]
    assert DICE.look(p, "A.built") == ["palace 1", "palace 2", "bishopric 3"]
