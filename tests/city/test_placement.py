"""The initial placement (rulings 17-21)."""

from __future__ import annotations

import pytest

from tests.city.helpers import ALL_PLAYERS, legal, let_chance, look, pending, play, refused, seen, setup_for, stage
from troyes.city.game import CITY


@pytest.mark.ruling(17)
def test_any_empty_space_without_cost_and_nobody_moves() -> None:
    p = stage(phase="placement", buildings={"city_hall": "A . . . . .", "palace": ". . B . . ."}, turn="C")
    assert pending(p) == "C"
    assert len(p.moves(2)) == 16
    assert refused(p, "C place palace 3") == "space_taken"
    assert refused(p, "C place city_hall 1") == "space_taken"
    assert refused(p, "C pass") == "wrong_step"
    play(p, "C place city_hall 2")  # behind A's citizen, who stays where he is
    assert look(p, "city_hall", "C.deniers") == ["A C . . . .", 10]


@pytest.mark.ruling(17)
def test_influence_cannot_be_spent_instead() -> None:
    p = stage(phase="placement")
    assert refused(p, "A recruit") == "wrong_step"


@pytest.mark.ruling(18)
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (4, "A", "ABCD DCBA ABCD DCBA"),
        (4, "C", "CDAB BADC CDAB BADC"),
        (3, "B", "BCA ACB BCA ACB BCA"),
        (2, "B", "BA AB BA AB BA AB"),
    ],
)
def test_placement_goes_to_and_fro(players: int, start: str, order: str) -> None:
    p = let_chance(CITY.new(CITY.setup({"players": players, "start": start})))
    seats = ""
    while look(p, "phase") == "placement":
        seats += pending(p)
        p.play(p.moves(p.pending()[0])[0])
    assert seats == order.replace(" ", "")


@pytest.mark.ruling(19)
@pytest.mark.parametrize(("players", "before", "after"), [(4, 0, 2), (3, 0, 3), (2, 6, 6)])
def test_neutral_citizens_come_after_the_players_but_before_them_with_two(
    players: int, before: int, after: int
) -> None:
    p = let_chance(CITY.new(setup_for(players)))
    buildings = ("palace", "city_hall", "bishopric")
    assert " ".join(look(p, *buildings)).count("N") == before
    while look(p, "phase") == "placement":
        p.play(p.moves(p.pending()[0])[0])
    spaces = " ".join(look(p, *buildings))
    assert (spaces.count("N"), spaces.count(".")) == (after, 0)
    assert look(p, "neutral.supply") == 8 - after


@pytest.mark.ruling(20)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_rows_of_the_buildings(players: int) -> None:
    buildings = seen(stage(players, seats={"A": {"dice": "Y1"}}))["buildings"]
    assert buildings["palace"]["values"] == [[1], [2], [3], [4], [5], [6]]
    assert buildings["city_hall"]["values"] == [[1, 6], [2, 5], [3, 4]]
    assert buildings["bishopric"]["values"] == [[1, 2, 3], [4, 5, 6]]
    assert all(sum(len(row) for row in building["rows"]) == 6 for building in buildings.values())


@pytest.mark.ruling(20)
@pytest.mark.parametrize(
    ("die", "building", "expected"),
    [
        ("R4", "palace", ". . . A . ."),
        ("Y1", "city_hall", "A . . . . ."),
        ("Y6", "city_hall", "A . . . . ."),
        ("Y5", "city_hall", ". . A . . ."),
        ("Y3", "city_hall", ". . . . A ."),
        ("W3", "bishopric", "A . . . . ."),
        ("W4", "bishopric", ". . . A . ."),
    ],
)
def test_a_die_leads_to_the_first_space_of_its_row(die: str, building: str, expected: str) -> None:
    p = stage(seats={"A": {"dice": die, "supply": 1}})
    assert look(play(p, f"A settle {building} with {die}"), building) == expected


@pytest.mark.ruling(21)
def test_the_neutral_citizens_of_two_players() -> None:
    p = let_chance(CITY.new(setup_for(2)))
    assert look(p, "palace", "city_hall", "bishopric") == [". . N N . .", ". . . N . N", ". . N . . N"]
    seat = pending(p)
    assert refused(p, f"{seat} place palace 3") == "space_taken"
    assert legal(p, f"{seat} place palace 5")


@pytest.mark.ruling(21)
@pytest.mark.parametrize(
    ("traders", "row"), [([1, 2], "N N N N N N"), ([1, 2, 3], "N N N N N ."), ([0, 1, 2, 3], "N N N N . .")]
)
def test_neutral_citizens_fill_the_empty_spaces_as_far_as_they_go(traders: list[int], row: str) -> None:
    p = stage(2, phase="placement", activities={"merchant": {"tradesmen": {"N": traders}}})
    while look(p, "phase") == "placement":
        p.play(p.moves(p.pending()[0])[0])
    assert look(p, "bishopric", "neutral.supply") == [row, 0]
