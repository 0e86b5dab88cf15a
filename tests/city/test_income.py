"""Phase 1: income, salaries, penalties (rulings 3-6, 25-27)."""

from __future__ import annotations

import pytest

from tests.city.helpers import ALL_PLAYERS, LETTERS, each, let_chance, look, play, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import decode_effect


@pytest.mark.ruling(27)
def test_own_standing_citizens_are_paid_one_or_two() -> None:
    p = stage(
        phase="income",
        buildings={"palace": "A A N . . B", "bishopric": "A B B N . .", "city_hall": "A A A A B C"},
        activities={"merchant": {"tradesmen": {"C": 1}}},
    )
    assert each(p, "deniers") == [20 - 5, 20 - 4, 20, 20]


@pytest.mark.ruling(27)
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_lying_citizens_are_not_paid(players: int) -> None:
    lying = stage(players, phase="income", lying={"palace": "A"}, buildings={"palace": "B . . . . ."})
    assert each(lying, "deniers")[:2] == [20, 18]


@pytest.mark.ruling(25, 5)
@pytest.mark.parametrize(("vp", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_who_cannot_pay_gives_all_and_loses_two_points_once(vp: int, left: int) -> None:
    p = stage(
        phase="income",
        seats={"A": {"deniers": 0, "vp": vp}, "B": {"deniers": 1, "vp": 4}},
        buildings={"palace": "A A A A A .", "bishopric": "A A A B B ."},  # 13 are due, 3 are missing
    )
    assert look(p, "A.deniers", "A.vp", "B.deniers", "B.vp") == [0, left, 9, 4]


@pytest.mark.ruling(25)
def test_income_comes_before_the_salaries() -> None:
    p = stage(phase="income", seats={"A": {"deniers": 0, "vp": 3}}, buildings={"palace": "A A A A . .",
                                                                              "bishopric": "A A . . . ."})  # fmt: skip
    assert look(p, "A.deniers", "A.vp") == [0, 3]


@pytest.mark.ruling(26)
def test_unpaid_citizens_stay_and_give_dice() -> None:
    p = stage(phase="income", seats={"A": {"deniers": 0}}, buildings={"palace": "A A A A A A"})
    assert look(p, "palace", "A.deniers") == ["A A A A A A", 0]
    play(p, "* roll red A:123456")  # no decision came in between: nobody could be dismissed
    assert look(p, "A.dice") == "R1 R2 R3 R4 R5 R6"


@pytest.mark.ruling(6)
def test_money_points_and_cubes_do_not_run_out() -> None:
    cubes = {"tithe": {"tradesmen": {"A": 1}, "cubes": {"A": 30}}}
    p = stage(seats={"A": {"deniers": 900, "vp": 500, "dice": "W6 W6 R1"}}, activities=cubes)
    play(p, "A activate tithe with W6 W6")
    assert look(p, "tithe.cubes.A") == 33
    rich = stage(phase="income", seats={"A": {"deniers": 900}})
    assert look(rich, "A.deniers") == 910


@pytest.mark.ruling(3)
@pytest.mark.parametrize(("dice", "gain"), [("Y2", 1), ("Y3", 1), ("Y5", 2), ("Y3 Y4", 3), ("Y5 Y5 Y5", 7)])
def test_divisions_are_rounded_down(dice: str, gain: int) -> None:
    p = stage(seats={"A": {"dice": dice + " R1"}})
    assert look(play(p, f"A farm with {dice}"), "A.deniers") == 10 + gain


@pytest.mark.ruling(3)
def test_shared_rewards_are_rounded_down() -> None:
    """Skirmishes pay 3 and 2: two leaders share 5."""
    p = stage(events={"skirmishes": "A A B B"}, seats={"C": {"dice": "R3 R1"}}, turn="C")
    play(p, "C fight skirmishes with R3")
    assert look(p, "A.vp", "B.vp", "C.vp") == [2, 2, 0]


@pytest.mark.ruling(4)
def test_simultaneous_effects_are_told_from_the_start_player_on() -> None:
    def seats_told(p: Position, line: str) -> str:
        effects = [decode_effect(packed) for packed in p.preview(CITY.parse(p, line))]
        told = [LETTERS[effect.seat] for effect in effects if 0 <= effect.seat < 4 and effect.amount < 0]
        return "".join(told)

    levy = play(stage(start="C", phase="workforce", events={"civil_war": ""}), "* event brigands2")
    assert seats_told(levy, "* event drought") == "CDAB"
    salaries = stage(start="C", phase="activities", buildings={"palace": "A B C D . ."})
    play(salaries, "* reveal archer", "* reveal merchant")
    assert seats_told(salaries, "* reveal priest") == "CDAB"


@pytest.mark.ruling(4)
def test_the_start_player_comes_first() -> None:
    """Black dice are faced from the start player on, clockwise; so are the turns of phase 4."""
    p = stage(start="C", phase="events", seats={"A": {"dice": "R1"}}, events={"war": ""})
    play(p, "* black 6 6 6")
    assert look(p, "pending") == "C"
    play(p, "C yield", "D yield")
    assert look(p, "pending") == "A"
    play(p, "A yield")
    assert (look(p, "phase"), look(let_chance(p), "pending")) == ("actions", "C")
