"""The shield, against black dice and against each event that takes something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import each, let_chance, lines, lines_with, look, pending, play, refused
from tests.city.ladies.rampart_stage import offered, outdoors, told
from troyes.city.game import CITY
from troyes.city.rules.layout import REVERSED
from troyes.city.rules.position import Position

THIRD = [0, 0, 1, 0]
ANSWERS = ["use", "decline", "always", "never"]


# ---- black dice ---------------------------------------------------------------------------------------------------


def attacked(black: str, **fields: Any) -> Position:
    fields.setdefault("cubes", {"A": THIRD})
    return outdoors("shield", phase="counter", black=black, seats={"A": {"dice": "R3", "influence": 4}}, **fields)


@pytest.mark.ruling(206)
@pytest.mark.effect("shield")
def test_a_cube_beats_the_highest_black_die() -> None:
    p = play(attacked("6 5 2"), "A shield")
    assert look(p, "black", "A.dice", "A.influence", "shield.cubes.A", "pending") == ["5 2", "R3", 5, 0, "B"]


@pytest.mark.ruling(206)
@pytest.mark.effect("shield")
def test_the_cube_is_the_whole_turn_even_if_the_dice_would_do() -> None:
    p = attacked("5")
    assert {"A beat", "A shield"} <= set(lines(p))
    assert pending(play(p, "A shield")) == "A"  # no black die is left: the actions begin


@pytest.mark.ruling(206)
@pytest.mark.effect("shield")
def test_a_seat_too_weak_to_counter_keeps_its_points() -> None:
    p = outdoors("shield", phase="counter", black="6 6", seats={"A": {"vp": 5}}, cubes={"A": THIRD})
    play(p, "A shield")
    assert look(p, "A.vp", "black") == [5, "6"]


@pytest.mark.ruling(206)
@pytest.mark.limit("shield")
def test_no_shield_without_a_cube_or_outside_the_attack() -> None:
    assert refused(attacked("6", cubes={"B": THIRD}), "A shield") == "no_tile_cube"
    p = outdoors("swap_dice", phase="counter", black="6", cubes={"A": THIRD})
    assert refused(p, "A shield") == "no_tile"
    p = outdoors("shield", seats={"A": {"dice": "R1"}}, cubes={"A": THIRD})
    assert refused(p, "A shield") == "wrong_step"


# ---- events -------------------------------------------------------------------------------------------------------


def struck(events: dict[str, str], cubes: dict[str, list[int]], **fields: Any) -> Position:
    return outdoors("shield", phase="events", events=events, cubes=cubes, **fields)


@pytest.mark.ruling(206)
@pytest.mark.effect("shield")
@pytest.mark.parametrize(
    ("event", "field", "spared", "struck_by"),
    [("drought", "deniers", 10, 8), ("civil_war", "deniers", 10, 7), ("heresy", "influence", 4, 2)],
)
def test_a_cube_saves_deniers_and_influence(event: str, field: str, spared: int, struck_by: int) -> None:
    hall = {"city_hall": "A A B B C C"}
    p = struck({event: ""}, {"B": THIRD}, buildings=hall)
    assert [line.split()[1] for line in lines(p)] == ANSWERS
    play(p, "B use")
    assert each(p, field)[:3] == [struck_by, spared, struck_by]
    assert look(p, "shield.cubes.B") == 0


@pytest.mark.ruling(206)
@pytest.mark.effect("shield")
def test_a_cube_saves_the_cathedral_cube_and_no_other_falls() -> None:
    p = struck({"interrupted_work": ""}, {"A": THIRD}, cathedral=["B A . . . ."])
    play(p, "A use")
    assert look(p, "cathedral.1") == "B A . . . ."


@pytest.mark.ruling(206, 192)
@pytest.mark.effect("shield")
def test_a_cube_saves_another_cube_from_the_harsh_winter() -> None:
    modules = ("events", "ramparts")
    cards = {"monk": {"cubes": {"A": 1, "B": 1}}}
    p = struck({"harsh_winter": ""}, {"A": THIRD}, activities=cards, modules=modules)
    play(p, "A use")
    assert look(p, "monk.cubes.A", "monk.cubes.B", "shield.cubes.A") == [1, 0, 0]


@pytest.mark.ruling(206, 192)
@pytest.mark.limit("shield")
def test_a_shield_cube_alone_is_lost_to_the_harsh_winter_without_a_question() -> None:
    """To save one shield cube would cost one."""
    p = struck({"harsh_winter": ""}, {"A": THIRD}, modules=("events", "ramparts"))
    assert look(p, "shield.cubes.A", "pending") == [0, "*"]


@pytest.mark.ruling(192)
def test_the_harsh_winter_takes_any_tile_cube_by_choice() -> None:
    p = struck({"harsh_winter": ""}, {"A": [1, 0, 1, 0]}, modules=("events", "ramparts"))
    play(p, "A decline")
    assert len(lines(p)) == 2
    play(p, lines(p)[0])
    assert look(p, "influence_when_dice_bought.cubes.A", "shield.cubes.A") == [0, 1]


@pytest.mark.ruling(206)
@pytest.mark.limit("shield")
@pytest.mark.parametrize("event", ["drought", "civil_war", "heresy"])
def test_whoever_would_lose_nothing_is_not_asked(event: str) -> None:
    poor = {"deniers": 0, "influence": 0, "vp": 0}
    p = struck({event: ""}, {"A": THIRD}, seats={"A": poor}, buildings={"city_hall": "A B . . . ."})
    assert pending(p) == "*"
    assert look(p, "shield.cubes.A") == 1


@pytest.mark.ruling(206, 32)
@pytest.mark.limit("shield")
def test_points_are_something_to_lose() -> None:
    p = struck({"civil_war": ""}, {"A": THIRD}, seats={"A": {"deniers": 0, "vp": 5}})
    play(p, "A use")
    assert look(p, "A.vp") == 5
    p = struck({"civil_war": ""}, {"A": THIRD}, seats={"A": {"deniers": 0, "vp": 5}})
    play(p, "A decline")
    assert look(p, "A.vp") == 3


@pytest.mark.ruling(206)
@pytest.mark.limit("shield")
def test_nobody_is_asked_for_what_does_not_concern_him() -> None:
    p = struck({"drought": ""}, {"A": THIRD, "B": THIRD}, buildings={"city_hall": "B . . . . ."})
    assert pending(p) == "B"  # A has nobody in the City Hall
    p = struck({"interrupted_work": ""}, {"A": THIRD, "B": THIRD}, cathedral=["A B . . . ."])
    assert pending(p) == "B"  # his cube is the one that falls
    p = struck({"interrupted_work": ""}, {"A": THIRD})
    assert pending(p) == "*"  # an empty cathedral


@pytest.mark.ruling(206)
@pytest.mark.limit("shield")
@pytest.mark.parametrize("event", ["wayfarers", "war", "support"])
def test_other_events_ask_nobody(event: str) -> None:
    p = struck({event: ""}, {"A": THIRD})
    assert pending(p) == "*"


@pytest.mark.ruling(206, 196)
@pytest.mark.limit("shield")
def test_neither_possession_nor_salaries_are_covered() -> None:
    p = struck({"possession": ""}, {"A": THIRD}, modules=("events", "ramparts"), seats={"A": {"supply": 1}})
    assert not lines_with(p, "use")
    p = outdoors("shield", phase="income", cubes={"A": THIRD}, seats={"A": {"deniers": 0, "vp": 4}},
                 buildings={"palace": "A A A A A A"})  # fmt: skip
    assert look(let_chance(p), "shield.cubes.A") == 1
    assert look(p, "A.vp") == 2


@pytest.mark.ruling(206)
@pytest.mark.effect("shield")
def test_several_cubes_against_several_events_one_each() -> None:
    p = struck({"civil_war": "", "heresy": ""}, {"A": [0, 0, 3, 0]})
    play(p, "A use")
    assert pending(p) == "A"
    play(p, "A use")
    assert look(p, "A.deniers", "A.influence", "shield.cubes.A") == [10, 4, 1]
    assert each(p, "deniers") == [10, 7, 7, 7]  # a spared seat is spared by one event only


@pytest.mark.ruling(206, 4)
def test_seats_are_asked_from_the_start_player_on() -> None:
    everybody = dict.fromkeys("ABCD", THIRD)
    p = struck({"civil_war": ""}, everybody, start="C")
    order = ""
    while pending(p) != "*":
        order += pending(p)
        play(p, f"{pending(p)} decline")
    assert order == "CDAB"


@pytest.mark.ruling(206, 212)
def test_and_the_other_way_round_in_a_reversed_round() -> None:
    p = struck({"wayfarers": "", "civil_war": ""}, dict.fromkeys("ABCD", THIRD), start="C")
    p.v[REVERSED] = 1
    play(p, "* site 1")
    order = ""
    while pending(p) != "*":
        order += pending(p)
        play(p, f"{pending(p)} decline")
    assert order == "CBAD"


@pytest.mark.ruling(206, 210)
def test_a_standing_order_shields_without_a_question() -> None:
    p = struck({"civil_war": "", "heresy": ""}, {"A": [0, 0, 2, 0]}, orders={"A": {"shield": "always"}})
    assert pending(p) == "*"
    assert look(p, "A.deniers", "A.influence", "shield.cubes.A") == [10, 4, 0]
    p = struck({"civil_war": ""}, {"A": [0, 0, 2, 0]}, orders={"A": {"shield": "never"}})
    assert look(p, "A.deniers", "shield.cubes.A", "pending") == [7, 2, "*"]


def test_the_shield_in_words() -> None:
    p = struck({"civil_war": ""}, {"A": THIRD})
    question, use, *_ = offered(p)
    assert question == "Civil War threatens you. Shield: spend a cube?"
    assert CITY.view(p, 0).to_dict()["ramparts"]["threat"] == {"event": "civil_war", "name": "Civil War"}
    assert use == "Spend a cube of Shield"  # the others are struck whatever is chosen
    assert told(p, "A use")[0] == "Anna spends a Shield cube: Civil War takes nothing."
    p = attacked("6 5")
    assert told(p, "A shield", language="fr") == [
        "Anna contre le 6 noir avec un cube Bouclier\u00a0: +1 point d'influence."
    ]
