"""The end: Cathedrals, pairs of unspent resources, residents, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.helpers import look, play, stage
from troyes.dice.game import DICE
from troyes.kernel.contract.rules import ScoreLine, winners

NOTHING = {"influence": 0, "deniers": 0, "knowledge": 0}


def rows(name: str, *columns: int) -> list[str]:
    return [f"{name} {column}" for column in columns]


@pytest.mark.ruling(258, 259)
def test_the_worked_example_scores_54() -> None:
    """EX-D10: Thibaut 4, Jeanne 8, Urbain 4, Marie 4, resources 1 + 1 + 2, residents 30."""
    built = [
        *rows("cathedral", 3, 5, 4, 6),  # the first two are worth 1, the third and fourth 2
        *rows("hall", 1, 2, 4, 6),
        *rows("city_hall", 1, 3, 5, 6),
        *rows("bishopric", 2, 4),
    ]
    p = stage(sheet={"influence": 2, "deniers": 2, "knowledge": 5, "residents": [9, 11, 10], "built": built})
    assert look(p, "A.worth") == [0, 0, 1, 2, 1, 2]
    lines = {(line.source, line.detail): line.points for line in DICE.scores(p)[0]}
    assert lines == {
        ("cathedral", "hall"): 4,
        ("cathedral", "city_hall"): 8,
        ("cathedral", "cathedral"): 4,
        ("cathedral", "bishopric"): 4,
        ("pairs", "influence"): 1,
        ("pairs", "deniers"): 1,
        ("pairs", "knowledge"): 2,
        ("residents", "red"): 9,
        ("residents", "yellow"): 11,
        ("residents", "white"): 10,
    }
    assert p.totals() == [54]


@pytest.mark.ruling(258)
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (17, 8), (18, 9)])
def test_a_pair_of_one_type_is_worth_a_point(held: int, points: int) -> None:
    for resource in NOTHING:
        assert stage(sheet={**NOTHING, resource: held}).totals() == [points]


@pytest.mark.ruling(258)
def test_types_are_not_mixed_and_spent_resources_do_not_count() -> None:
    assert stage(sheet={"influence": 1, "deniers": 1, "knowledge": 1, "circled": [18, 18, 18]}).totals() == [0]


@pytest.mark.ruling(258)
def test_each_resident_is_worth_a_point() -> None:
    assert stage(sheet={**NOTHING, "residents": [20, 20, 20]}).totals() == [60]


@pytest.mark.ruling(258, 238)
def test_buildings_built_after_the_cathedral_count_too() -> None:
    p = stage("RYWR", "1 3 4 black 6", {**NOTHING, "built": ["cathedral 2"]})
    assert p.totals() == [0]
    play(p, "A die 1 as red 1 function")
    assert p.totals() == [1 + 2]


@pytest.mark.ruling(258)
def test_buildings_without_their_cathedral_are_worth_nothing() -> None:
    assert stage(sheet={**NOTHING, "built": rows("hall", 1, 2, 3, 4, 5, 6)}).totals() == [0]


@pytest.mark.ruling(258)
def test_the_lines_of_a_sheet_add_up() -> None:
    sheet = {"residents": [3, 4, 5], "built": [*rows("cathedral", 1, 2, 3, 4, 5, 6), *rows("palace", 1, 2)]}
    p = stage(sheet=sheet)
    assert ScoreLine("cathedral", "cathedral", 3 * 6) in DICE.scores(p)[0]
    assert sum(line.points for line in DICE.scores(p)[0]) == p.totals()[0] == 18 + 2 + 3 + 12


@pytest.mark.ruling(260)
@pytest.mark.parametrize(("people", "best"), [([5, 7, 7], [1, 2]), ([9, 7, 7], [0]), ([4, 4, 4], [0, 1, 2])], ids=str)
def test_a_tie_is_a_shared_victory(people: list[int], best: list[int]) -> None:
    seats: Any = {letter: {**NOTHING, "residents": [amount, 0, 0]} for letter, amount in zip("ABC", people)}
    p = stage(players=3, seats=seats)
    assert p.totals() == people
    assert winners(p.totals()) == best
