"""From the data file and the options of a game to its setup."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.rules.codes import G_RESIDENTS, G_RESOURCES, waiting
from troyes.dice.rules.layout import BUILDINGS_EACH, COLUMNS, vector_size
from troyes.dice.rules.setup import Setup

Colour = Literal["red", "yellow", "white"]
Row = Literal["fortress", "hall", "cathedral", "palace", "city_hall", "bishopric"]
COLOUR_NAMES: Final[tuple[Colour, Colour, Colour]] = ("red", "yellow", "white")
RESOURCE_NAMES = ("influence", "deniers", "knowledge")
PRESTIGE_NAMES = ("fortress", "hall", "cathedral")
FUNCTION_NAMES = ("palace", "city_hall", "bishopric")
BUILDING_ROWS = PRESTIGE_NAMES + FUNCTION_NAMES
ASKED = "asked"  # of the crier, instead of a direction or an order
DRAWN = "drawn"  # instead of an order; old records say None


@cache
def sheet_data() -> dict[str, Any]:
    """The figures of the sheet and the wheel."""
    return tomllib.loads(files("troyes.dice").joinpath("data", "sheet.toml").read_text(encoding="utf-8"))


def row_number(name: str) -> int:
    """Kind * 3 + colour of a row of buildings."""
    return BUILDING_ROWS.index(name)


def building_number(row: str, column: int) -> int:
    """Number of a building, its column counted from 1."""
    kind, colour = divmod(row_number(row), 3)
    return kind * BUILDINGS_EACH + colour * COLUMNS + column - 1


def fill(table: vec[i64], values: list[int]) -> None:
    """Write the entries of a table of the setup."""
    for k, value in enumerate(values):
        table[k] = value


def make_setup(options: dict[str, Any]) -> Setup:
    """A setup from complete, checked options."""
    data = sheet_data()
    setup = Setup(options["players"], vector_size(options["players"]))
    setup.banquets = options["banquets"]
    add_numbering(setup, options)
    add_wheel(setup, data["wheel"])
    add_sheet(setup, data["resources"], data["residents"])
    add_buildings(setup, data["buildings"])
    add_links(setup, data["link"])
    return setup


def add_numbering(setup: Setup, options: dict[str, Any]) -> None:
    if options["numbering"] == "standard":
        fill(setup.numbers, [1, 2, 3, 4, 5, 6])
    elif options["numbering"] == "crier":
        setup.first_number = options["first"] or 0
        setup.step = -1 if options["direction"] == "descending" else 1
        setup.is_asked = options["direction"] == ASKED
    elif isinstance(options["order"], list):
        fill(setup.numbers, options["order"])
    else:
        setup.step = 0
        setup.is_asked = options["order"] == ASKED


def add_wheel(setup: Setup, wheel: dict[str, Any]) -> None:
    fill(setup.plaza_front, [COLOUR_NAMES.index(front) for front, _ in wheel["plazas"]])
    fill(setup.plaza_back, [COLOUR_NAMES.index(back) for _, back in wheel["plazas"]])
    fill(setup.price_deniers, wheel["deniers"])
    fill(setup.price_any, wheel["any_resource"])
    setup.destruction_day = wheel["destruction_from_day"]


def add_sheet(setup: Setup, resources: dict[str, Any], residents: dict[str, Any]) -> None:
    setup.track = resources["length"]
    setup.start = resources["start"]
    fill(setup.boxes, resources["residents_at"])
    setup.value_cost = resources["value_change"]
    setup.colour_cost = resources["colour_change"]
    setup.resident_track = residents["length"]
    fill(setup.column_at, residents["columns"])
    fill(setup.column_gain, [int(gain == "function") for gain in residents["column_gains"]])
    setup.prestige_at = residents["prestige_at"]
    setup.pair_at = residents["pair_at"]


def add_buildings(setup: Setup, buildings: dict[str, Any]) -> None:
    fill(setup.fortress_resident, [COLOUR_NAMES.index(colour) for colour in buildings["fortress"]])
    fill(setup.hall_colour, [COLOUR_NAMES.index(hall["colour"]) for hall in buildings["hall"]])
    fill(setup.hall_resources, [hall.get("resources", 0) for hall in buildings["hall"]])
    fill(setup.hall_residents, [hall.get("residents", 0) for hall in buildings["hall"]])
    fill(setup.cathedral_counts, [row_number(name) for name in buildings["cathedral"]])
    fill(setup.cathedral_worth, buildings["cathedral_worth"])
    setup.function_residents = buildings["function_residents"]


def add_links(setup: Setup, links: list[dict[str, Any]]) -> None:
    between = [link["between"] for link in links]
    fill(setup.link_first, [building_number(row, first) for row, first, _ in between])
    fill(setup.link_second, [building_number(row, second) for row, _, second in between])
    fill(setup.link_gain, [link_gain(link) for link in links])


def link_gain(link: dict[str, Any]) -> int:
    """What a link brings, as a gain that waits."""
    kind, gains = (G_RESIDENTS, link["residents"]) if "residents" in link else (G_RESOURCES, link["resources"])
    red, yellow, white = (gains.get(colour, 0) for colour in COLOUR_NAMES)
    return int(waiting(kind, red, yellow, white, 0))
