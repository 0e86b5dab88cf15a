"""The King with The Ladies of Troyes: which pieces are his, what spares him, what he counts as."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import let_chance, lines, look, pending, play
from tests.city.king.royal import king, royal, solo_setup, you
from tests.city.ladies.rampart_stage import gates
from troyes.city.game import CITY
from troyes.city.rules.position import new_position
from troyes.kernel.play.chance import FastSource

BUYERS = "influence_when_dice_bought"


@pytest.mark.ruling(213)
def test_he_has_24_citizens_with_every_module() -> None:
    assert int(solo_setup(("characters", "activities", "events", "purple_die", "ramparts")).neutral_citizens) == 24


@pytest.mark.ruling(213)
def test_he_has_no_purple_die() -> None:
    p = royal(("purple_die",), phase="workforce", buildings={"palace": "N N A . . ."})
    while look(p, "phase") == "workforce":
        p.play(p.draw(FastSource(3)))
    assert "P" in look(p, "A.dice")
    assert "P" not in look(p, "N.dice")


@pytest.mark.ruling(213)
def test_six_of_the_nine_characters_lie_in_the_column() -> None:
    columns = set()
    for seed in range(6):
        p = new_position(solo_setup(("characters",), start="A"))
        for _ in range(6):
            assert look(p, "phase") == "setup"
            p.play(p.draw(FastSource(seed)))
        column = look(p, "king.characters")
        assert len(set(column)) == 6
        assert look(p, "phase") == "placement"
        columns.add(tuple(column))
    assert len(columns) > 1
    assert any("jeanne_de_champagne" in column for column in columns)


@pytest.mark.ruling(152, 213)
def test_the_ladies_count_for_him_too() -> None:
    """Jeanne: his 4 citizens in the City Hall and 1 tradesman on a yellow card are 5, which is worth 3."""
    p = royal(
        ("characters",),
        seats=you(),
        buildings={"city_hall": "N N N N A A"},
        activities={"merchant": {"tradesmen": {"N": 1}}},
        king={"characters": ["jeanne_de_champagne"]},
    )
    assert look(king(p, 4, 4), "N.vp", "A.vp") == [3, 1]


@pytest.mark.ruling(150, 213)
def test_the_tradesman_of_the_monk_is_his() -> None:
    p = royal(("events",), phase="events", events={"monk_event": ""}, activities={"tithe": {}})
    play(p, "* monk 1")
    assert look(p, "tithe.tradesman.N", "neutral.supply") == [1, 23]
    on: dict[str, Any] = {"tithe": {"tradesmen": {"N": 2}}, "merchant": {}}
    p = king(royal(("events",), seats=you(), activities=on), 3, 3)
    assert look(p, "merchant.tradesman.N") == 1  # on Tithe he has one already


@pytest.mark.ruling(213)
def test_the_newcomer_of_the_uprising_is_his() -> None:
    p = royal(("events",), phase="events", events={"uprising": ""}, buildings={"palace": "A A . . . ."})
    play(p, "* uprising 3", "* crowd . A . N . A")
    assert look(p, "palace", "neutral.supply") == [". A . N . A", 23]


@pytest.mark.ruling(134, 213)
def test_harsh_winter_and_possession_spare_him() -> None:
    p = royal(
        ("events",),
        phase="events",
        events={"harsh_winter": "", "possession": ""},
        king={"vp": 6},
        seats={"A": {"vp": 6, "supply": 3}},
        buildings={"palace": "N N . . . ."},
        activities={"blacksmith": {"cubes": {"A": 1}}},
    )
    while pending(p) == "A":
        play(p, lines(p)[0])
    assert look(p, "N.vp", "palace", "neutral.supply") == [6, "N N . . . .", 22]
    assert look(p, "blacksmith.cubes.A") == 0


@pytest.mark.ruling(148)
def test_he_may_complete_the_outlaw_chief() -> None:
    p = royal(("events",), seats=you(), neutral={"dice": "R6"}, events={"outlaw_chief": "A"})
    king(p, 2, 3)
    assert look(p, "N.vp", "A.vp", "N.events_won", "event.outlaw_chief") == [5, 3, 1, "gone"]


@pytest.mark.ruling(213)
def test_for_the_winegrower_he_is_one_opponent() -> None:
    """One of his dice is free; the other one costs 4 in a lot of two."""
    on: dict[str, Any] = {"winegrower": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}, "merchant": {"tradesmen": {"A": 1}}}
    p = royal(("activities",), turn="A", seats=you(), neutral={"dice": "Y5 Y4 Y3"}, activities=on)
    play(p, "A activate merchant with N:Y4 N:Y5^ using winegrower")
    assert look(p, "A.deniers", "king.dice") == [10 - 4 + 8, "Y3"]


@pytest.mark.ruling(213)
def test_for_the_templar_commander_he_is_one_opponent() -> None:
    """The first of his dice costs 2, the second one 4."""
    on: dict[str, Any] = {"templar_commander": {"cubes": {"A": 1}}, "mercenary": {"tradesmen": {"A": 1}}}
    p = royal(("activities",), turn="A", seats=you(), neutral={"dice": "R4 R3"}, activities=on)
    play(p, "A activate mercenary with N:R3 N:R4 using templar_commander")
    assert look(p, "A.deniers", "king.dice") == [10 - 6 + 9, ""]


@pytest.mark.ruling(202, 213)
@pytest.mark.parametrize(("line", "influence"), [("A use", 8), ("A decline", 4)])
def test_his_purchases_may_bring_you_influence(line: str, influence: int) -> None:
    ramparts = {"tiles": gates(BUYERS), "guards": {"A": 20}, "cubes": {"A": [1, 0, 0, 0]}}
    p = royal(("ramparts",), seats=you("R4 W1"), neutral={"dice": "R6"}, ramparts=ramparts)
    king(p, 1, 1)
    assert look(p, "A.deniers", "A.dice", "king.dice") == [16, "W1", ""]
    assert line in lines(p)
    play(p, line)
    assert look(p, "A.influence") == influence
    assert pending(p) == "A"


@pytest.mark.ruling(202)
def test_without_a_purchase_you_are_not_asked() -> None:
    ramparts = {"tiles": gates(BUYERS), "guards": {"A": 20}, "cubes": {"A": [1, 0, 0, 0]}}
    p = royal(("ramparts",), seats=you("R4 W1"), neutral={"dice": "R6"}, ramparts=ramparts)
    king(p, 3, 4)
    assert "A use" not in lines(p)


def test_a_reaction_to_the_last_die_comes_before_the_end_of_the_round() -> None:
    ramparts = {"tiles": gates(BUYERS), "guards": {"A": 20}, "cubes": {"A": [1, 0, 0, 0]}}
    p = royal(("ramparts",), seats=you("R4"), ramparts=ramparts)
    king(p, 1, 2)
    assert (pending(p), look(p, "round")) == ("A", 1)
    play(p, "A use")
    assert look(p, "A.influence", "round") == [8, 2]


@pytest.mark.ruling(213)
@pytest.mark.parametrize("seed", range(3))
def test_games_with_everything_end(seed: int) -> None:
    p = new_position(CITY.setup({"players": 1, "modules": ["all"]}))
    let_chance(p, FastSource(seed))
    while not p.is_over():
        moves = p.moves(0)
        p.play(moves[seed % len(moves)] if p.round > 2 else moves[-1])
        let_chance(p, FastSource(seed))
    assert len(p.totals()) == 2


# ---- outdoor activities --------------------------------------------------------------------------------------------


@pytest.mark.ruling(211)
def test_alone_with_cubes_you_have_the_majority() -> None:
    """The first rank is worth 8; without a cube there is no rank."""
    for cubes, points in ((1, 8), (0, 0)):
        ramparts = {"tiles": gates("majority"), "guards": {"A": 20}, "cubes": {"A": [0, 0, 0, cubes]}}
        p = royal(("ramparts",), phase="over", ramparts=ramparts, king={"characters": []})
        assert look(p, "A.total", "N.total") == [points - 6, -6]  # three levels without a cube


@pytest.mark.ruling(211)
def test_alone_you_win_the_race() -> None:
    ramparts = {"tiles": gates("race"), "guards": {"A": 18}}
    p = royal(("ramparts",), turn="A", seats=you("R6 W1"), ramparts=ramparts)
    play(p, "A guard with R6", "A walk 2")
    assert look(p, "A.vp", "N.vp") == [6, 0]


@pytest.mark.ruling(211)
def test_you_swap_dice_with_him() -> None:
    ramparts = {"tiles": gates("swap_dice"), "guards": {"A": 20}, "cubes": {"A": [0, 0, 1, 0]}}
    p = royal(("ramparts",), turn="A", seats=you("R2 W1"), neutral={"dice": "W6 Y1"}, ramparts=ramparts)
    play(p, "A swap R2 for N:W6")
    assert look(p, "A.dice", "king.dice", "swap_dice.cubes.A") == ["W1 W6", "R2 Y1", 0]
