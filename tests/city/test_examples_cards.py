"""The worked examples of the card texts, EX-C1 to EX-C20."""

from __future__ import annotations

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import each, legal, lines, look, play, refused, stage
from troyes.city.game import CITY
from troyes.kernel.contract.refusals import BadInput


@pytest.mark.ruling(100)
def test_ex_c1_joust_won_twice() -> None:
    p = with_card("joust", "R5 R3 R2", B={"dice": "R1"})
    play(p, "A activate joust with R3 R5", "A times 2")
    assert look(p, "A.vp") == 4


@pytest.mark.ruling(83, 88)
def test_ex_c2_tithe_of_two_opponents() -> None:
    cubes = {"tithe": {"cubes": {"A": 2}}}
    p = with_card("merchant", "Y2", A={"deniers": 0}, B={"dice": "Y4"}, C={"dice": "Y6"}, activities=cubes)
    with pytest.raises(BadInput):
        CITY.parse(p, "A farm with Y2 B:Y4 C:Y6 using tithe using tithe")
    play(p, "A farm with Y2 B:Y4 C:Y6 using tithe")
    assert each(p, "deniers") == [6, 10, 10, 10]
    assert look(p, "tithe.cubes.A") == 1


@pytest.mark.ruling(89)
def test_ex_c3_monk_with_a_bought_white_five() -> None:
    p = with_card("sculptor", "Y1", B={"dice": "W5"}, activities={"monk": {"cubes": {"A": 1}}})
    assert refused(p, "A activate sculptor with Y1 B:W5 using monk") == "mixed"
    play(p, "A activate sculptor with B:W5 using monk")
    assert look(p, "A.deniers", "A.vp") == [8, 5]


@pytest.mark.ruling(89)
def test_ex_c4_templar_with_a_white_five() -> None:
    p = with_card("mercenary", "R1 W5", A={"deniers": 0}, activities={"templar": {"cubes": {"A": 1}}})
    assert refused(p, "A activate mercenary with R1 W5 using templar") == "mixed"
    play(p, "A activate mercenary with W5 using templar")
    assert look(p, "A.deniers") == 15


@pytest.mark.ruling(90)
def test_ex_c5_apprenticeship_makes_fifteen_and_neither_builds_nor_places() -> None:
    cubes = {"apprenticeship": {"cubes": {"A": 1}}}
    p = with_card("sculptor", "Y1 Y2 Y6 W1 R1", A={"supply": 1}, activities=cubes)
    for line in ("build with W1", "settle palace with R1", "settle city_hall with Y1", "settle bishopric with W1"):
        assert refused(p, f"A {line} using apprenticeship") == "cube_use"
    play(p, "A activate sculptor with Y1 Y2 Y6 using apprenticeship")
    assert look(p, "A.vp") == 5


@pytest.mark.ruling(86)
def test_ex_c6_confession_makes_an_eight() -> None:
    p = with_card("procession", "W6 Y1 Y1", activities={"confession": {"cubes": {"A": 1}}})
    play(p, "A activate procession with W6 using confession", "A times 2")
    assert look(p, "A.vp") == 4


@pytest.mark.ruling(86)
@pytest.mark.parametrize(("dice", "deniers"), [("R1", 9), ("R1 R2 R3", 15)])
def test_ex_c7_blacksmith_makes_six_and_eleven(dice: str, deniers: int) -> None:
    p = with_card("mercenary", "R1 R2 R3", A={"deniers": 0}, activities={"blacksmith": {"cubes": {"A": 1}}})
    play(p, f"A activate mercenary with {dice} using blacksmith")
    assert look(p, "A.deniers") == deniers


@pytest.mark.ruling(96)
@pytest.mark.parametrize(("roll", "hit"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_ex_c8_archer(roll: int, hit: int) -> None:
    p = with_card("archer", "R3")
    play(p, "A activate archer with R3", f"* shot {roll}")
    assert look(p, "event.marauding", "A.influence") == ["A" * hit, 4 + hit]


@pytest.mark.ruling(98)
def test_ex_c9_diplomat_with_two_influence() -> None:
    p = with_card("diplomat", "R6 R3", A={"influence": 2}, events={"war": ""})
    play(p, "A activate diplomat with R3 R6")
    assert lines(p) == ["A times 1", "A times 2"]
    play(p, "A times 2")
    assert look(p, "A.influence") == 0
    play(p, "A cube war", "A cube war")
    assert look(p, "A.influence", "event.war") == [2, "A A"]


@pytest.mark.ruling(99)
def test_ex_c10_tax_collector_and_a_poor_opponent() -> None:
    p = with_card("tax_collector", "R5", B={"deniers": 2, "vp": 3}, buildings={"city_hall": "B B B . . ."})
    play(p, "A activate tax_collector with R5")
    assert look(p, "A.deniers", "B.deniers", "B.vp") == [12, 0, 3]


@pytest.mark.ruling(94)
def test_ex_c11_procession_with_every_district_empty() -> None:
    p = with_card("procession", "W4")
    play(p, "A activate procession with W4")
    assert each(p, "vp") == [0, 0, 0, 0]


@pytest.mark.ruling(95)
def test_ex_c12_glassblower_with_five_cubes() -> None:
    p = with_card("glassblower", "W5", cathedral=["A A A B . .", "A A . . . ."])
    play(p, "A activate glassblower with W5")
    assert look(p, "A.vp") == 2


@pytest.mark.ruling(42)
def test_ex_c13_support_right_of_marauding() -> None:
    p = stage(phase="events", events={"support": "", "war": ""})
    assert look(p, "event.marauding", "event.support", "event.war") == ["N", "", ""]


@pytest.mark.ruling(25)
@pytest.mark.parametrize(
    ("palace", "bishopric", "vp"), [("A A A A . .", "A A . . . .", 5), ("A A A A A .", "A . . . . .", 3)]
)
def test_ex_c14_salaries(palace: str, bishopric: str, vp: int) -> None:
    buildings = {"palace": palace, "bishopric": bishopric}
    p = stage(phase="income", seats={"A": {"deniers": 0, "vp": 5}}, buildings=buildings)
    assert look(p, "A.deniers", "A.vp") == [0, vp]


@pytest.mark.ruling(32)
def test_ex_c15_heresy_with_one_influence() -> None:
    p = stage(phase="events", events={"heresy": ""}, seats={"A": {"influence": 1, "vp": 5}})
    assert look(p, "A.influence", "A.vp") == [0, 3]


@pytest.mark.ruling(61)
def test_ex_c16_passing_and_two_more_visits() -> None:
    p = stage(3, seats={"A": {"dice": "R1"}, "B": {"dice": "Y4 Y4"}, "C": {"dice": "Y4"}})
    play(p, "A pass", "B farm with Y4", "C farm with Y4", "B farm with Y4")
    assert look(p, "A.coins") == 3  # 2, and 1 when play came round; the second visit is after C
    play(p, "C pass", "B pass")
    assert look(p, "round", "A.deniers", "A.coins") == [2, 14, 0]


@pytest.mark.ruling(69)
def test_ex_c17_influence_stops_at_twenty() -> None:
    p = with_card("hunting", "R3", A={"influence": 19})
    play(p, "A activate hunting with R3")
    assert look(p, "A.influence") == 20


@pytest.mark.ruling(126)
@pytest.mark.parametrize(("players", "vp"), [(2, 1), (3, 3), (4, 3)])
def test_ex_c18_chretien_with_five_citizens(players: int, vp: int) -> None:
    p = stage(players, phase="over", buildings={"palace": "A A A A A ."})
    found = {line.detail: line.points for line in CITY.scores(p)[0]}
    assert found["chretien_de_troyes"] == vp


@pytest.mark.ruling(104)
def test_ex_c19_resistance_takes_the_newest_cubes() -> None:
    p = stage(modules=("bonus",), phase="events", events={"marauding": "A B", "war": "C A", "resistance": "B"})
    assert look(p, "event.marauding", "event.war", "event.resistance") == ["A", "C", ""]


@pytest.mark.ruling(107)
def test_ex_c20_two_threes_on_one_column() -> None:
    p = stage(seats={"A": {"dice": "W3 W3"}}, neutral={"dice": "R1"})
    assert legal(p, "A build with W3")
    play(p, "A build with W3 W3")
    assert look(p, "cathedral.1", "cathedral.2") == [". . A . . .", ". . A . . ."]
