"""Cubes of delayed cards: which lots and actions each one improves, and how."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import legal, lines, look, play, refused, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import BadInput

# What a cube does with dice of each colour; whatever is not named here is refused.
MATRIX: dict[str, dict[str, set[str]]] = {
    "blacksmith": {"R": {"red card", "pilgrimage", "red event"}},
    "militiaman": {"Y": {"red card", "red event", "palace"}},
    "tithe": {"Y": {"yellow card", "pilgrimage", "yellow event", "city hall", "agriculture"}},
    "monk": {"W": {"yellow card", "pilgrimage", "yellow event", "agriculture"}},
    "priest": {"Y": {"yellow card", "pilgrimage", "yellow event", "agriculture"}},
    "apprenticeship": {
        "R": {"red card", "pilgrimage", "red event"},
        "Y": {"yellow card", "pilgrimage", "yellow event", "agriculture"},
        "W": {"white card", "pilgrimage", "white event"},
    },
    "confession": {
        "R": {"red card", "pilgrimage", "red event"},
        "Y": {"yellow card", "pilgrimage", "yellow event", "agriculture"},
        "W": {"white card", "pilgrimage", "white event"},
    },
    "templar": {"W": {"red card", "pilgrimage", "red event"}},
    "prior": {"W": {"white card", "pilgrimage", "cathedral", "white event"}},
}
ACTIONS = {
    "red card": "activate mercenary",
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
NATIVE = {
    "R": {"red card", "pilgrimage", "red event", "palace"},
    "Y": {"yellow card", "pilgrimage", "yellow event", "city hall", "agriculture"},
    "W": {"white card", "pilgrimage", "cathedral", "white event", "bishopric"},
}
SINGLE = ("monk", "templar", "prior")


def workshop(cube: str, action: str) -> Position:
    """A holds a cube, can reach every action and may buy a 6 of each colour twice from B."""
    third_white = "pilgrimage" if action == "pilgrimage" else "procession"
    activities: dict[str, Any] = {card: {"tradesmen": {"A": 1}} for card in ("merchant", "mercenary", third_white)}
    activities[cube] = {"cubes": {"A": 2, "B": 1}}
    return stage(
        modules=("bonus",),
        activities=activities,
        events={"war": "", "drought": "", "heresy": ""},
        seats={"A": {"deniers": 30, "supply": 1}, "B": {"dice": "R6 R6 Y6 Y6 W6 W6"}},
    )


def lot(cube: str, colour: str, action: str) -> str:
    """One die; two for the Pilgrimage, which asks for 7, unless the cube takes one die only."""
    return f"B:{colour}6 B:{colour}6" if action == "pilgrimage" and cube not in SINGLE else f"B:{colour}6"


@pytest.mark.ruling(84, 85, 87, 88, 89, 90, 92)
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
            assert refused(p, line) in ("cube_colour", "any_colour", "one_die_cube", "cube_use", "colour"), line


@pytest.mark.ruling(85)
@pytest.mark.parametrize("action", ACTIONS)
def test_without_a_cube_each_action_takes_exactly_its_colour(action: str) -> None:
    """The refusals of the matrix come from the cube and not from the position."""
    p = workshop("tithe", action)
    for colour in "RYW":
        line = f"A {ACTIONS[action]} with {lot('', colour, action)}"
        assert legal(p, line) == (action in NATIVE[colour]), line


@pytest.mark.ruling(85)
@pytest.mark.parametrize("cube", MATRIX)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_cubes_that_copy_a_die_take_one_die_the_others_one_to_three(cube: str, size: int) -> None:
    colour = next(iter(MATRIX[cube]))
    action = next(action for action in MATRIX[cube][colour] if action.endswith("card"))
    activities = workshop_cards(ACTIONS[action].split()[1], cube)
    dice = " ".join([f"{colour}6"] * 3)
    p = stage(modules=("bonus",), activities=activities, seats={"A": {"deniers": 30}, "B": {"dice": dice}})
    line = f"A {ACTIONS[action]} with {' '.join([f'B:{colour}6'] * size)} using {cube}"
    if cube in SINGLE and size > 1:
        assert refused(p, line) == "one_die_cube"
    else:
        assert legal(p, line)


def workshop_cards(card: str, cube: str) -> dict[str, Any]:
    return {card: {"tradesmen": {"A": 1}}, cube: {"cubes": {"A": 1}}}


@pytest.mark.ruling(91, 92)
@pytest.mark.parametrize("cube", MATRIX)
def test_only_apprenticeship_and_confession_improve_a_mixed_lot(cube: str) -> None:
    p = workshop(cube, "pilgrimage")
    assert legal(p, "A activate pilgrimage with B:R6 B:Y6")
    line = f"A activate pilgrimage with B:R6 B:Y6 using {cube}"
    if cube in ("apprenticeship", "confession"):
        assert legal(p, line)
    else:
        assert refused(p, line) == "cube_mixed"
    for other in ("activate merchant", "fight marauding", "farm"):  # mixed lots belong to the Pilgrimage alone
        assert refused(p, f"A {other} with B:R6 B:Y6 using {cube}") == "mixed"


@pytest.mark.ruling(85, 116)
@pytest.mark.parametrize("cube", MATRIX)
def test_marauding_takes_every_colour_and_so_every_cube(cube: str) -> None:
    p = workshop(cube, "red card")
    for colour in MATRIX[cube]:
        assert legal(p, f"A fight marauding with B:{colour}6 using {cube}")


@pytest.mark.ruling(86)
@pytest.mark.parametrize(
    ("cube", "dice", "value"),
    [
        ("priest", "Y6", 9), ("priest", "Y6 Y6 Y1", 22), ("apprenticeship", "Y1 Y6 Y6", 15), ("confession", "Y6", 8),
        ("confession", "Y1 Y6 Y6", 19), ("tithe", "B:Y3", 3), ("monk", "W2", 6),
    ],
)  # fmt: skip
def test_improved_values_have_no_ceiling(cube: str, dice: str, value: int) -> None:
    seats = {"A": {"deniers": 0, "dice": "Y1 Y6 Y6 W2"}, "B": {"dice": "Y3 R1"}}
    p = stage(activities={cube: {"cubes": {"A": 1}}}, seats=seats)
    play(p, f"A farm with {dice} using {cube}")
    assert look(p, "A.deniers") == value // 2


@pytest.mark.ruling(82)
def test_a_cube_cannot_help_the_action_that_places_it() -> None:
    p = with_card("confession", "W2 W1", activities={"confession": {"tradesmen": {"A": 1}}})
    assert refused(p, "A activate confession with W1 W2 using confession") == "no_cube"
    play(p, "A activate confession with W1 W2")
    assert look(p, "confession.cubes.A") == 1


@pytest.mark.ruling(83)
def test_two_cubes_never_improve_one_action_nor_does_a_cube_of_another() -> None:
    activities = {"priest": {"cubes": {"A": 2}}, "confession": {"cubes": {"A": 1}}, "militiaman": {"cubes": {"B": 1}}}
    p = with_card("merchant", "Y6", activities=activities)
    assert all(line.count("using") <= 1 for line in lines(p))
    with pytest.raises(BadInput):
        CITY.parse(p, "A farm with Y6 using priest using confession")
    assert refused(p, "A settle palace with Y6 using militiaman") == "no_cube"
    play(p, "A farm with Y6 using priest")
    assert look(p, "priest.cubes.A", "confession.cubes.A", "A.deniers") == [1, 1, 14]


@pytest.mark.ruling(80)
def test_cubes_stay_usable_when_the_tradesman_has_left() -> None:
    activities = {"merchant": {}, "priest": {"tradesmen": {"A": 1}, "cubes": {"A": 2}}}
    p = with_card("merchant", "Y6 Y4", activities=activities, B={"dice": "W1"})
    play(p, "A activate merchant with Y6", "B pass", "C pass", "D pass")  # the priest was the only citizen
    assert look(p, "priest.tradesman.A", "priest.cubes.A") == [-1, 2]
    play(p, "A farm with Y4 using priest")
    assert look(p, "priest.cubes.A", "A.deniers") == [1, 10 - 4 + 6 + 3]


@pytest.mark.ruling(84)
def test_a_cube_that_cannot_apply_is_refused_one_that_is_merely_useless_is_not() -> None:
    cubes = {"priest": {"cubes": {"A": 1}}, "apprenticeship": {"cubes": {"A": 1}}, "blacksmith": {"cubes": {"A": 1}}}
    p = with_card("mercenary", "W4 R6 Y6", A={"supply": 1}, activities=cubes)
    assert refused(p, "A build with W4 using priest") == "cube_colour"
    assert refused(p, "A settle palace with R6 using blacksmith") == "cube_use"
    assert legal(p, "A activate mercenary with R6 using apprenticeship")  # 5 instead of 6


@pytest.mark.ruling(57)
def test_no_cube_counters_black_dice() -> None:
    cubes = {"blacksmith": {"cubes": {"A": 1}}, "confession": {"cubes": {"A": 1}}}
    p = stage(phase="counter", black="6 6", seats={"A": {"dice": "R5"}}, activities=cubes)
    assert not [line for line in lines(p) if "using" in line]
    play(p, "A beat")  # 10 pips beat one six, and never two
    assert look(p, "blacksmith.cubes.A", "confession.cubes.A", "black") == [1, 1, "6"]


@pytest.mark.ruling(71, 89)
@pytest.mark.parametrize(("cube", "action"), [("monk", "farm"), ("templar", "fight war"), ("prior", "build")])
def test_a_copied_die_is_bought_as_one_die(cube: str, action: str) -> None:
    p = workshop(cube, "red card")
    play(p, f"A {action} with B:W6 using {cube}")
    assert look(p, "B.deniers") == 12
    poor = stage(
        modules=("bonus",), activities={cube: {"cubes": {"A": 1}}}, events={"war": ""},
        seats={"A": {"deniers": 1}, "B": {"dice": "W6"}},
    )  # fmt: skip
    assert refused(poor, f"A {action} with B:W6 using {cube}") == "price"


@pytest.mark.ruling(84, 85)
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ("B:Y6", {}),
        ("B:Y6 C:Y5", {}),
        ("Y1 B:Y6 N:Y4", {}),
        ("B:Y6 B:Y6", {"B": 4}),
        ("Y1 B:Y6 B:Y6", {"B": 6}),
        ("B:Y6 B:Y6 C:Y5", {"B": 6}),
        ("B:Y6 C:Y5 C:Y5", {"C": 6}),
        ("B:Y6 B:Y6 B:Y6", {"B": 12}),
    ],
)
def test_the_tithe_frees_one_die_of_each_district(dice: str, paid: dict[str, int]) -> None:
    def tithe(deniers: int) -> Position:
        words = [die.rpartition(":") for die in dice.split()]
        owned = {letter: " ".join(die for owner, _, die in words if (owner or "A") == letter) for letter in "ABCN"}
        seats = {letter: {"dice": owned[letter]} for letter in "ABC"}
        return stage(
            seats={**seats, "A": {"dice": owned["A"], "deniers": deniers}}, neutral={"dice": f"{owned['N']} W1"},
            activities={"tithe": {"cubes": {"A": 1}}},
        )  # fmt: skip

    line, price = f"A farm with {dice} using tithe", sum(paid.values())
    p = play(tithe(price), line)
    assert look(p, "B.deniers", "C.deniers") == [10 + paid.get("B", 0), 10 + paid.get("C", 0)]
    assert look(p, "A.deniers") == sum(int(die[-1]) for die in dice.split()) // 2
    if price:
        assert refused(tithe(price - 1), line) == "price"


@pytest.mark.ruling(84)
@pytest.mark.parametrize("dice", ["Y3", "Y2 Y3", "Y1 Y2 Y3"])
def test_the_tithe_needs_a_die_of_somebody_else(dice: str) -> None:
    p = stage(seats={"A": {"dice": "Y1 Y2 Y3"}, "B": {"dice": "Y6"}}, activities={"tithe": {"cubes": {"A": 1}}})
    assert refused(p, f"A farm with {dice} using tithe") == "cube_others_die"
    assert legal(p, "A farm with Y2 Y3 B:Y6 using tithe")


@pytest.mark.ruling(84)
@pytest.mark.parametrize(
    ("dice", "cubes"),
    [
        ("W4", None),  # one cube without, two with, one of them spent
        ("W1 W2", None),
        ("W1 W4", 3),
        ("W2", 1),  # none without
        ("W1 W1 W1", 3),  # one without
        ("W4 W4 W4", 6),
    ],
)
def test_a_cube_that_only_replaces_itself_is_not_spent_on_its_own_card(dice: str, cubes: int | None) -> None:
    """Confession: one cube per 3, and its cube adds 2 to each die."""
    activities = {"confession": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}, "glassblower": {"tradesmen": {"A": 1}}}
    p = stage(seats={"A": {"dice": f"{dice} Y1"}}, activities=activities)
    line = f"A activate confession with {dice} using confession"
    if cubes is None:
        assert refused(p, line) == "cube_gives_back"
        assert legal(p, line.replace("activate confession", "activate glassblower"))
    else:
        assert look(play(p, line), "confession.cubes.A") == cubes
