"""Cubes of the Ladies' delayed cards: which lots and actions each one improves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import legal, lines, look, play, refused, stage
from tests.city.ladies.activity_stage import MODULES, with_lady
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput

EVERY_ACTION = {
    "R": {"red card", "pilgrimage", "red event", "palace"},
    "Y": {"yellow card", "pilgrimage", "yellow event", "city hall", "agriculture"},
    "W": {"white card", "pilgrimage", "cathedral", "white event", "bishopric"},
}
# What a cube does with dice of each colour; whatever is not named here is refused.
MATRIX: dict[str, dict[str, set[str]]] = {
    "distiller": EVERY_ACTION,
    "winegrower": EVERY_ACTION,
    "augustinian": {"Y": {"yellow card", "pilgrimage", "yellow event", "agriculture"}},
    "recruiter": {"R": {"red card", "pilgrimage", "red event"}},
    "templar_commander": {"R": {"red card", "pilgrimage", "red event", "palace"}},
    "herbalist": {"W": {"red card", "pilgrimage", "red event"}},
    "preacher": {
        "R": {"red card", "pilgrimage", "red event"},
        "Y": {"yellow card", "pilgrimage", "yellow event", "agriculture"},
        "W": {"white card", "pilgrimage", "cathedral", "white event"},
    },
}
ACTIONS = {
    "red card": "activate princess",
    "yellow card": "activate merchant",
    "white card": "activate procession",
    "pilgrimage": "activate pilgrimage",
    "cathedral": "build",
    "red event": "fight war",
    "yellow event": "fight drought",
    "white event": "fight heresy",
    "palace": "settle palace",
    "city hall": "settle city_hall",
    "bishopric": "settle bishopric",
    "agriculture": "farm",
}


def workshop(cube: str, action: str) -> Position:
    """A holds a cube and ones, can reach every action and may buy a 6 of each colour twice from B."""
    third_white = "pilgrimage" if action == "pilgrimage" else "procession"
    activities: dict[str, Any] = {card: {"tradesmen": {"A": 1}} for card in ("merchant", "princess", third_white)}
    activities[cube] = {"cubes": {"A": 2, "B": 1}}
    dice = "R{0} R{0} Y{0} Y{0} W{0} W{0}"
    return stage(
        4, MODULES, activities=activities, events={"war": "", "drought": "", "heresy": ""},
        seats={"A": {"deniers": 30, "supply": 1, "dice": dice.format(1)}, "B": {"dice": dice.format(6)}},
    )  # fmt: skip


def lot(cube: str, colour: str, action: str) -> str:
    """The smallest lot that the cube can do something for; the Pilgrimage asks for 7."""
    own, bought = f"{colour}1", f"B:{colour}6"
    if cube == "distiller":
        return f"{own}^ {own}" if action == "pilgrimage" else f"{own}^"
    if cube == "preacher":
        return f"{own} {bought}^"
    first = f"{bought}^" if cube == "winegrower" else bought
    two = action == "pilgrimage" and cube in ("winegrower", "templar_commander")
    return f"{first} {bought}" if two else first


@pytest.mark.ruling(84, 85, 170, 171, 176, 177, 178, 182, 215)
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("cube", MATRIX)
def test_each_cube_serves_exactly_its_actions(cube: str, action: str) -> None:
    p = workshop(cube, action)
    for colour in "RYW":
        line = f"A {ACTIONS[action]} with {lot(cube, colour, action)} using {cube}"
        if action in MATRIX[cube].get(colour, set()):
            after = play(p.clone(), line)
            assert look(after, f"{cube}.cubes.A", f"{cube}.cubes.B") == [1, 1]
        else:
            assert refused(p, line) in (
                "cube_colour",
                "one_die_cube",
                "cube_others_die",
                "cube_two_dice",
                "cube_use",
                "colour",
            ), line


@pytest.mark.ruling(85)
@pytest.mark.parametrize("cube", MATRIX)
def test_the_list_of_moves_offers_each_cube_for_its_actions_alone(cube: str) -> None:
    for action in ("red card", "pilgrimage"):
        p = workshop(cube, action)
        wanted = {ACTIONS[name] for names in MATRIX[cube].values() for name in names} | {"fight marauding"}
        wanted -= {"activate procession" if action == "pilgrimage" else "activate pilgrimage"}
        offered = {line.split(" with ")[0][2:] for line in lines(p) if line.endswith(f"using {cube}")}
        assert offered - {f"activate {cube}"} == wanted  # its own card is one of its colour


@pytest.mark.ruling(85, 116)
@pytest.mark.parametrize("cube", MATRIX)
def test_marauding_takes_every_colour_and_so_every_cube(cube: str) -> None:
    p = workshop(cube, "red card")
    for colour in MATRIX[cube]:
        assert legal(p, f"A fight marauding with {lot(cube, colour, 'red card')} using {cube}")


@pytest.mark.ruling(92, 215)
@pytest.mark.parametrize("cube", MATRIX)
def test_no_cube_of_the_ladies_improves_a_mixed_lot(cube: str) -> None:
    p = workshop(cube, "pilgrimage")
    assert legal(p, "A activate pilgrimage with R1 B:Y6")
    assert not [line for line in lines(p) if "pilgrimage" in line and cube in line and " R" in line and " Y" in line]
    for dice in ("R1 B:Y6", "R1^ B:Y6", "R1 B:Y6^", "B:R6 B:Y6 B:W6", "B:R6^ B:Y6"):
        assert refused(p, f"A activate pilgrimage with {dice} using {cube}") == "cube_mixed"
    for other in ("activate merchant", "fight marauding", "farm"):
        assert refused(p, f"A {other} with R1 B:Y6 using {cube}") == "mixed"


@pytest.mark.ruling(85)
@pytest.mark.parametrize(
    ("cube", "sizes"),
    [
        ("distiller", (1, 2, 3)), ("winegrower", (1, 2, 3)), ("templar_commander", (1, 2, 3)), ("recruiter", (1, 2)),
        ("augustinian", (1, 2)), ("herbalist", (1,)), ("preacher", (2, 3)),
    ],
)  # fmt: skip
def test_how_many_dice_each_cube_takes(cube: str, sizes: tuple[int, ...]) -> None:
    colour = next(iter(MATRIX[cube]))
    mark = "^" if cube in ("distiller", "winegrower", "preacher") else ""
    owner = "" if cube == "distiller" else "B:"
    seats = {"A": {"deniers": 30, "dice": "R2 R2 R2"}, "B": {"dice": "R6 R6 R6 Y6 Y6 Y6 W6 W6 W6"}}
    p = stage(4, MODULES, seats=seats, activities={cube: {"cubes": {"A": 1}}})
    die = f"{owner}{colour}{2 if cube == 'distiller' else 6}"
    for size in (1, 2, 3):
        line = f"A fight marauding with {' '.join([die + mark, *[die] * (size - 1)])} using {cube}"
        if size in sizes:
            assert legal(p, line)
        else:
            assert refused(p, line) in ("cube_is_die", "one_die_cube", "cube_two_dice")


@pytest.mark.ruling(83)
def test_one_cube_per_action_whatever_its_card() -> None:
    held = {name: {"cubes": {"A": 2}} for name in ("winegrower", "augustinian", "preacher", "recruiter")}
    p = stage(4, MODULES, seats={"A": {"dice": "Y6 Y1"}, "B": {"dice": "Y5"}}, activities=held)
    assert all(line.count("using") <= 1 for line in lines(p))
    with pytest.raises(BadInput):
        CITY.parse(p, "A farm with Y6 B:Y5^ using winegrower using augustinian")
    play(p, "A farm with Y6 B:Y5^ using winegrower")
    assert [look(p, f"{name}.cubes.A") for name in held] == [1, 2, 2, 2]
    assert look(p, "A.deniers", "B.deniers") == [15, 10]


@pytest.mark.ruling(83)
@pytest.mark.parametrize("cube", MATRIX)
def test_a_cube_of_somebody_else_is_no_help(cube: str) -> None:
    p = stage(
        4, MODULES, seats={"A": {"dice": "R1 Y1 W1 R1 Y1 W1"}, "B": {"dice": "R6 Y6 W6"}},
        activities={cube: {"cubes": {"B": 2}}},
    )  # fmt: skip
    assert not [line for line in lines(p) if "using" in line]
    assert refused(p, f"A fight marauding with R1 R1 using {cube}") == "no_cube"


@pytest.mark.ruling(57)
@pytest.mark.parametrize("cube", MATRIX)
def test_no_cube_counters_black_dice(cube: str) -> None:
    p = stage(
        4, MODULES, phase="counter", black="6 6", seats={"A": {"dice": "R5"}}, activities={cube: {"cubes": {"A": 1}}}
    )
    assert not [line for line in lines(p) if "using" in line]
    play(p, "A beat")
    assert look(p, f"{cube}.cubes.A", "black") == [1, "6"]


@pytest.mark.ruling(82, 84)
@pytest.mark.parametrize(
    ("card", "line", "after"),
    [
        ("recruiter", "R4", None),  # one cube without, two with, one of them spent
        ("recruiter", "R2", 2),
        ("recruiter", "R6", 3),
        ("distiller", "Y2^ Y2", None),  # 4 / 3 and 7 / 3
        ("distiller", "Y1^", 2),
        ("preacher", "W1 W2^", 1),  # 3 / 3 without, 4 / 3 with: a loss, but not the same as without
        ("preacher", "W1 W6^", 4),
    ],
)
def test_a_cube_that_only_replaces_itself_is_not_spent_on_its_own_card(card: str, line: str, after: int | None) -> None:
    dice = line.replace("^", "")
    p = with_lady(card, f"{dice} R1", activities={card: {"tradesmen": {"A": 1}, "cubes": {"A": 1}}})
    line = f"A activate {card} with {line} using {card}"
    if after is None:
        assert refused(p, line) == "cube_gives_back"
    else:
        assert look(play(p, line), f"{card}.cubes.A") == after
