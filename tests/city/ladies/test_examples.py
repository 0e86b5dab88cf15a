"""The worked examples of the Ladies' activity cards, EX-L2 to EX-L6."""

from __future__ import annotations

import pytest

from tests.city.helpers import each, lines, look, play, refused, stage
from tests.city.ladies.activity_stage import MODULES, cubes, end_points, with_lady


@pytest.mark.ruling(166, 169)
def test_ex_l2_woodcutter() -> None:
    held = {"woodcutter": cubes(A=2), "monk": {"cubes": {"A": 1}}}
    p = with_lady("woodcutter", "Y6 Y2 W5", A={"deniers": 0}, activities=held)
    play(p, "A activate woodcutter with Y6 Y2")
    assert refused(p, "A stock 5") == "times"
    play(p, "A stock 4", "B pass", "C pass", "D pass")
    assert look(p, "woodcutter.cubes.A", "A.deniers") == [6, 0]
    play(p, "A activate woodcutter with W5 using monk")  # 15: seven uses, six cubes
    assert lines(p) == ["A stock 7", *(f"A spend {n}" for n in range(1, 7))]
    play(p, "A spend 6")
    assert look(p, "woodcutter.cubes.A", "monk.cubes.A", "A.deniers") == [0, 0, 24]


@pytest.mark.ruling(171)
def test_ex_l3_winegrower() -> None:
    p = with_lady(
        "princess", "R4", A={"deniers": 6}, B={"dice": "R6 R5"}, activities={"winegrower": {"cubes": {"A": 1}}}
    )
    play(p, "A activate princess with R4 B:R5 B:R6^ using winegrower")
    assert look(p, "A.deniers", "B.deniers", "princess.cubes.A") == [0, 16, 15 // 4]


@pytest.mark.ruling(177)
def test_ex_l4_templar_commander() -> None:
    p = with_lady(
        "princess", "R1", A={"deniers": 4}, B={"dice": "R6"}, C={"dice": "R5"},
        activities={"templar_commander": {"cubes": {"A": 1}}},
    )  # fmt: skip
    play(p, "A activate princess with R1 B:R6 C:R5 using templar_commander")
    assert each(p, "deniers") == [0, 12, 12, 10]


@pytest.mark.ruling(184)
def test_ex_l5_hermit() -> None:
    p = stage(3, MODULES, phase="over", activities={"hermit": {"cubes": {"A": 2, "B": 3, "C": 1}}})
    assert [end_points(p, letter)["cubes hermit"] for letter in "ABC"] == [6, 9, 3]


@pytest.mark.ruling(186)
def test_ex_l6_catapult() -> None:
    p = with_lady("catapult", "R3", events={"war": "B B B B B"}, activities={"catapult": cubes(A=1)})
    play(p, "A activate catapult with R3", "A spend 1", "A cube war")
    assert look(p, "event.war", "catapult.cubes.A", "A.influence") == ["gone", 0, 5]  # one cube, one point
