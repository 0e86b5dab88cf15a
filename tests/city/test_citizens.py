"""Placing a citizen: rows, insertion, expulsion and protection."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, lines, look, play, refused, stage
from troyes.city.rules.position import Position


def settling(dice: str, supply: int = 1, **fields: Any) -> Position:
    """A holds dice and citizens; B keeps a die, so that the round goes on."""
    return stage(seats={"A": {"dice": dice, "supply": supply}, "B": {"dice": "R1"}}, **fields)


def settle(position: Position, line: str, source: str) -> None:
    """Place the citizen of this source; nothing is asked when there is no other."""
    play(position, line)
    if f"A take {source}" in lines(position):
        play(position, f"A take {source}")


# ---- rows --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(20, 106, 115)
@pytest.mark.parametrize(
    ("row", "after", "lying"),
    [
        (". . .", "A . .", ""),
        ("B . .", "A B .", ""),
        (". B C", "A B C", ""),
        ("B . C", "A B C", ""),
        ("B C .", "A B C", ""),
        (". B .", "A B .", ""),
        ("B C D", "A B C", "D"),
        ("B C N", "A B C", "N"),
        ("B B B", "A B B", "B"),
        ("B C A", "A B C", "A"),
    ],
)
@pytest.mark.parametrize(("value", "line"), [(2, "{} . . ."), (5, ". . . {}")])
def test_a_newcomer_pushes_up_to_the_first_gap(row: str, after: str, lying: str, value: int, line: str) -> None:
    p = settling(f"W{value}", buildings={"bishopric": line.format(row)})
    settle(p, f"A settle bishopric with W{value}", "supply")
    assert look(p, "bishopric", "lying.bishopric", "A.supply") == [line.format(after), lying, 0]


@pytest.mark.ruling(20)
@pytest.mark.parametrize(
    ("building", "die", "after"),
    [
        ("palace", "R1", "A . . . . ."), ("palace", "R4", ". . . A . ."), ("palace", "R6", ". . . . . A"),
        ("city_hall", "Y1", "A . . . . ."), ("city_hall", "Y6", "A . . . . ."), ("city_hall", "Y2", ". . A . . ."),
        ("city_hall", "Y5", ". . A . . ."), ("city_hall", "Y3", ". . . . A ."), ("city_hall", "Y4", ". . . . A ."),
        ("bishopric", "W1", "A . . . . ."), ("bishopric", "W3", "A . . . . ."), ("bishopric", "W4", ". . . A . ."),
        ("bishopric", "W6", ". . . A . ."),
    ],
)  # fmt: skip
def test_the_value_of_the_die_leads_to_the_row(building: str, die: str, after: str) -> None:
    p = settling(die)
    play(p, f"A settle {building} with {die}")
    assert look(p, building) == after


@pytest.mark.ruling(71, 115)
def test_a_placement_takes_one_die_of_the_colour_of_the_building() -> None:
    p = settling("R4 R5 Y4", neutral={"dice": "R2"})
    assert refused(p, "A settle palace with R4 R5") == "one_die_only"
    assert refused(p, "A settle palace with Y4") == "colour"
    assert refused(p, "A settle bishopric with R4") == "colour"
    play(p, "A settle palace with N:R2")
    assert look(p, "palace", "A.deniers") == [". A . . . .", 8]


# ---- where the citizen comes from --------------------------------------------------------------------------------


@pytest.mark.ruling(111)
def test_the_citizen_comes_from_anywhere_on_the_board_or_the_supply() -> None:
    p = settling(
        "R6", supply=1, buildings={"palace": "A . . . . B", "bishopric": ". A . . . ."}, lying={"palace": "A"},
        activities={"merchant": {"tradesmen": {"A": 1}}},
    )  # fmt: skip
    play(p, "A settle palace with R6")
    assert set(lines(p)) == {
        "A take supply", "A take palace 1", "A take bishopric 2", "A take lying palace", "A take merchant",
    }  # fmt: skip
    play(p, "A take merchant")
    assert look(p, "palace", "lying.palace", "merchant.tradesman.A") == ["A . . . . A", "A B", -1]


@pytest.mark.ruling(112)
@pytest.mark.parametrize(
    ("row", "source", "after"),
    [
        ("B A C", 2, "A B C"),
        ("B C A", 3, "A B C"),
        (". B A", 3, "A B ."),
        ("A . A", 3, "A A ."),
        ("B A A", 2, "A B A"),
    ],
)
def test_a_citizen_moves_inside_his_row_without_expelling_anybody(row: str, source: int, after: str) -> None:
    p = settling("W1 Y1", supply=1, buildings={"bishopric": f"{row} . . ."}, lying={"bishopric": "B C"})
    settle(p, "A settle bishopric with W1", f"bishopric {source}")
    assert look(p, "bishopric", "lying.bishopric", "A.supply") == [f"{after} . . .", "B C", 1]


@pytest.mark.ruling(112)
def test_the_only_citizens_may_be_those_of_the_row() -> None:
    p = settling("W1", supply=0, buildings={"bishopric": "A B A . . ."})
    play(p, "A settle bishopric with W1")  # the one on the first space does not move
    assert look(p, "bishopric") == "A A B . . ."


@pytest.mark.ruling(112)
@pytest.mark.parametrize(
    ("row", "sources"),
    [
        ("B A A", {2}),  # whoever of the two moves, the row is A B A
        ("A A A", {2}),
        (". A A", {2, 3}),  # A . A and A A . differ
        ("A . A", {3}),
    ],
)
def test_citizens_of_a_row_whose_move_comes_to_the_same_are_offered_once(row: str, sources: set[int]) -> None:
    p = settling("W1", supply=1, buildings={"bishopric": f"{row} . . ."}, lying={"bishopric": "A B"})
    play(p, "A settle bishopric with W1")
    offered = {line for line in lines(p) if line.startswith("A take bishopric")}
    assert offered == {f"A take bishopric {space}" for space in sources}


@pytest.mark.ruling(112)
def test_a_citizen_does_not_return_to_the_space_he_left() -> None:
    p = settling("R3 W1", supply=0, buildings={"palace": ". . A . . ."})
    assert refused(p, "A settle palace with R3") == "same_space"  # his only citizen: nobody would move
    p = settling("R3", supply=1, buildings={"palace": ". . A . A ."})
    play(p, "A settle palace with R3")
    assert refused(p, "A take palace 3") == "same_space"
    assert set(lines(p)) == {"A take supply", "A take palace 5"}
    p = settling("W1", supply=1, buildings={"bishopric": "A B . . . ."})
    play(p, "A settle bishopric with W1")  # the first space of a row, too: only the supply is left
    assert look(p, "bishopric", "A.supply") == ["A A B . . .", 0]


@pytest.mark.ruling(112, 113)
def test_taking_the_own_lying_citizen_lifts_the_own_protection_first() -> None:
    p = settling("R3 R4", supply=1, buildings={"palace": ". . A B . ."}, lying={"palace": "A B"})
    assert refused(p, "A settle palace with R4") == "protected"  # B stays protected whoever is taken
    play(p, "A settle palace with R3")  # only the lying citizen can be taken, and is
    assert look(p, "palace", "lying.palace", "A.supply") == [". . A B . .", "A B", 1]


@pytest.mark.ruling(112, 113)
@pytest.mark.parametrize(("building", "die"), [("palace", "R3"), ("city_hall", "Y3"), ("bishopric", "W3")])
def test_every_seat_lifts_its_own_protection_in_every_building(building: str, die: str) -> None:
    """With rows of one space everywhere, as only the Palace has them in print."""
    single = {"rows": [[value] for value in range(1, 7)], "row_length": 1, "neutral_two_players": [[3, 1], [4, 1]]}
    p = stage(
        figures={"board": {"city_hall": single, "bishopric": single}}, turn="B",
        seats={"A": {"dice": "R1"}, "B": {"dice": die, "supply": 1}},
        buildings={building: ". . B . . ."}, lying={building: "B"},
    )  # fmt: skip
    play(p, f"B settle {building} with {die}")
    assert look(p, building, f"lying.{building}", "B.supply") == [". . B . . .", "B", 1]


@pytest.mark.ruling(112, 113)
def test_a_lying_citizen_of_another_building_lifts_nothing() -> None:
    p = settling("R3", supply=1, buildings={"palace": ". . A . . ."}, lying={"palace": "A", "bishopric": "A"})
    play(p, "A settle palace with R3")  # a single source is taken at once: the one lying in the Palace
    assert look(p, "lying.palace", "lying.bishopric") == ["A", "A"]


# ---- protection --------------------------------------------------------------------------------------------------


@pytest.mark.ruling(113)
@pytest.mark.parametrize(
    ("building", "die", "row"),
    [("palace", "R1", "{} . . . . ."), ("city_hall", "Y1", "C {} . . . ."), ("bishopric", "W1", "C C {} . . .")],
)
@pytest.mark.parametrize("victim", ["B", "N"])
def test_a_colour_is_expelled_only_once_from_a_building(building: str, die: str, row: str, victim: str) -> None:
    standing = {building: row.format(victim)}
    assert refused(settling(die, buildings=standing, lying={building: victim}), f"A settle {building} with {die}") == (
        "protected"
    )
    other = "palace" if building != "palace" else "city_hall"
    assert legal(settling(die, buildings=standing, lying={other: victim}), f"A settle {building} with {die}")
    assert legal(settling(die, buildings=standing, lying={building: "D"}), f"A settle {building} with {die}")


@pytest.mark.ruling(113)
def test_protection_matters_only_if_somebody_would_be_expelled() -> None:
    p = settling("W1", buildings={"bishopric": "B . B . . ."}, lying={"bishopric": "B"})
    play(p, "A settle bishopric with W1")
    assert look(p, "bishopric", "lying.bishopric") == ["A B B . . .", "B"]


@pytest.mark.ruling(113, 114)
def test_the_owner_is_bound_by_his_own_protection() -> None:
    p = settling("Y1", buildings={"city_hall": "B A . . . ."}, lying={"city_hall": "A"})
    play(p, "A settle city_hall with Y1")
    assert refused(p, "A take supply") == "protected"
    assert set(lines(p)) == {"A take city_hall 2", "A take lying city_hall"}


@pytest.mark.ruling(113, 114)
def test_two_colours_lie_side_by_side_and_protect_each_its_own() -> None:
    p = settling("R1 R2 R3 R4", supply=4, buildings={"palace": "B C B N . ."})
    play(p, "A settle palace with R1", "B pass", "C pass", "D pass")
    play(p, "A settle palace with R2", "A take supply")
    assert look(p, "lying.palace") == "B C"
    assert refused(p, "A settle palace with R3") == "protected"
    play(p, "A settle palace with R4", "A take supply")
    assert look(p, "palace", "lying.palace") == ["A A B A . .", "B C N"]


@pytest.mark.ruling(114)
def test_expelled_citizens_lie_where_they_were_until_the_end_of_the_round() -> None:
    p = settling("R1", buildings={"palace": "B . . . . ."})
    play(p, "A settle palace with R1")
    assert look(p, "lying.palace", "B.supply", "B.influence", "B.vp") == ["B", 0, 4, 0]
