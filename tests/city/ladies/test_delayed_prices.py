"""Winegrower, Templar Commander, Augustinian and Recruiter: what a lot costs with their cubes, and who is paid."""

from __future__ import annotations

import pytest

from tests.city.helpers import legal, lines, look, play, refused, stage
from tests.city.ladies.activity_stage import MODULES, with_lady
from tests.city.ladies.rampart_stage import outdoors
from troyes.city.game import CITY
from troyes.city.rules.position import Position

SQUARE = "R1 R2 B:R6 B:R5 C:R5 N:R4 Y1 Y2 B:Y6"


def market(cube: str, deniers: int, dice: str = SQUARE) -> Position:
    """These dice lie on the square, and a neutral white one."""
    words = [die.rstrip("^").rpartition(":") for die in dice.split()]
    owned = {letter: " ".join(die for owner, _, die in words if (owner or "A") == letter) for letter in "ABCN"}
    return stage(
        4, MODULES, seats={"A": {"dice": owned["A"], "deniers": deniers}, **{b: {"dice": owned[b]} for b in "BC"}},
        neutral={"dice": f"{owned['N']} W1"},
        activities={cube: {"cubes": {"A": 1}}, "princess": {"tradesmen": {"A": 1}}},
    )  # fmt: skip


def check(cube: str, dice: str, paid: dict[str, int]) -> Position:
    """The line is legal with exactly its price and not with one denier less; B and C get their part, N the bank's."""
    line, price = f"A activate princess with {dice} using {cube}", sum(paid.values())
    p = play(market(cube, price, dice), line)
    assert look(p, "A.deniers", "B.deniers", "C.deniers") == [0, 10 + paid.get("B", 0), 10 + paid.get("C", 0)]
    if price:
        assert refused(market(cube, price - 1, dice), line) == "price"
    return p


@pytest.mark.ruling(88, 171)
@pytest.mark.effect("winegrower")
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ("B:R6^", {}),
        ("R1 B:R6^", {}),
        ("R1 R2 N:R4^", {}),
        ("B:R6^ C:R5", {"C": 4}),
        ("B:R6 C:R5^", {"B": 4}),
        ("B:R6^ N:R4", {"N": 4}),
        ("B:R6 N:R4^", {"B": 4}),
        ("R1 B:R6^ B:R5", {"B": 6}),
        ("R1 B:R6 B:R5^", {"B": 6}),
        ("B:R6^ B:R6 C:R5", {"B": 6, "C": 6}),
        ("B:R6 B:R6 C:R5^", {"B": 12}),
        ("B:R6 C:R5 N:R4^", {"B": 6, "C": 6}),
        ("B:R6 B:R6 B:R5^", {"B": 12}),
    ],
)
def test_the_winegrower_frees_one_die_of_ones_choice(dice: str, paid: dict[str, int]) -> None:
    p = check("winegrower", dice, paid)
    faces = sum(int(die.rstrip("^")[-1]) for die in dice.split())
    assert look(p, "princess.cubes.A", "winegrower.cubes.A") == [faces // 4, 0]


@pytest.mark.ruling(171)
@pytest.mark.effect("winegrower")
def test_each_district_can_be_the_one_that_gives_but_equal_choices_are_listed_once() -> None:
    p = market("winegrower", 99)
    offered = {line for line in lines(p) if line.startswith("A fight marauding") and line.endswith("using winegrower")}
    prefix = "A fight marauding with "
    assert f"{prefix}B:R6^ C:R5 using winegrower" in offered
    assert f"{prefix}B:R6 C:R5^ using winegrower" in offered
    assert f"{prefix}B:R5^ B:R6 using winegrower" in offered
    assert f"{prefix}B:R5 B:R6^ using winegrower" not in offered
    same = [CITY.parse(p, f"{prefix}{dice} using winegrower") for dice in ("B:R5^ B:R6", "B:R6^ B:R5", "B:R5 B:R6^")]
    assert len(set(same)) == 1  # which die of a district is free makes no difference


@pytest.mark.ruling(84, 171, 197)
@pytest.mark.limit("winegrower")
def test_the_winegrower_takes_one_die_and_only_from_others() -> None:
    p = market("winegrower", 30)
    assert refused(p, "A activate princess with R1^ R2 using winegrower") == "cube_others_die"
    assert refused(p, "A activate princess with R1^ B:R6 using winegrower") == "others_die_only"
    assert refused(p, "A activate princess with R1 B:R6 using winegrower") == "which_die"  # which one is free?
    purple = with_lady(
        "princess", "R1", modules=("activities", "purple_die"), B={"dice": "P6 R6"},
        activities={"winegrower": {"cubes": {"A": 1}}},
    )  # fmt: skip
    assert not [line for line in lines(purple) if "P" in line]


@pytest.mark.ruling(171)
@pytest.mark.effect("winegrower")
def test_the_winegrower_serves_placements_and_the_cathedral() -> None:
    seats = {"A": {"supply": 1, "deniers": 0}, "B": {"dice": "R5 Y3 W2"}}
    p = stage(4, MODULES, seats=seats, activities={"winegrower": {"cubes": {"A": 1}}})
    after = play(p.clone(), "A settle palace with B:R5^ using winegrower")
    assert look(after, "palace", "B.deniers") == [". . . . A .", 10]
    after = play(p.clone(), "A build with B:W2^ using winegrower")
    assert look(after, "cathedral.1", "B.deniers") == [". A . . . .", 10]
    assert refused(p, "A build with B:W2") == "price"


@pytest.mark.ruling(171)
@pytest.mark.effect("winegrower")
def test_the_winegrower_stores_cubes() -> None:
    p = with_lady("winegrower", "Y6 Y6")
    play(p, "A activate winegrower with Y6 Y6")
    assert look(p, "winegrower.cubes.A", "A.deniers") == [3, 10]


@pytest.mark.ruling(177)
@pytest.mark.effect("templar_commander")
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ("B:R6", {"B": 2}),
        ("R1 B:R6", {"B": 2}),
        ("R1 B:R6 C:R5", {"B": 2, "C": 2}),
        ("B:R6 C:R5 N:R4", {"B": 2, "C": 2, "N": 2}),
        ("B:R6 B:R6", {"B": 2 + 4}),
        ("R1 B:R6 B:R5", {"B": 2 + 6}),
        ("B:R6 B:R6 C:R5", {"B": 2 + 6, "C": 2}),
        ("B:R6 B:R6 B:R5", {"B": 2 + 6 + 6}),
        ("R1 N:R4 N:R3", {"N": 2 + 6}),
    ],
)
def test_the_commander_buys_the_first_die_of_each_district_for_two(dice: str, paid: dict[str, int]) -> None:
    check("templar_commander", dice, paid)


@pytest.mark.ruling(84, 177)
@pytest.mark.limit("templar_commander")
def test_the_commander_needs_a_red_die_of_somebody_else() -> None:
    p = market("templar_commander", 30)
    assert refused(p, "A activate princess with R1 R2 using templar_commander") == "cube_others_die"
    assert refused(p, "A farm with B:Y6 using templar_commander") == "cube_colour"
    assert legal(p, "A activate princess with R2 B:R6 using templar_commander")


@pytest.mark.ruling(85, 177)
@pytest.mark.limit("templar_commander")
def test_the_commander_enters_the_palace_at_the_usual_price() -> None:
    seats = {"A": {"supply": 1, "deniers": 2}, "B": {"dice": "R5 W1"}}
    p = stage(4, MODULES, seats=seats, activities={"templar_commander": {"cubes": {"A": 1}}})
    play(p, "A settle palace with B:R5 using templar_commander")
    assert look(p, "palace", "A.deniers", "B.deniers") == [". . . . A .", 0, 12]
    assert refused(
        stage(
            4, MODULES, seats={"A": {"supply": 1}, "B": {"dice": "R5 R4"}},
            activities={"templar_commander": {"cubes": {"A": 1}}},
        ),
        "A settle palace with B:R5 B:R4 using templar_commander",
    ) == "one_die_only"  # fmt: skip


@pytest.mark.ruling(177, 179)
@pytest.mark.effect("templar_commander")
def test_the_commander_is_hired_with_influence() -> None:
    p = with_lady("princess", "W6", A={"influence": 7, "deniers": 0, "supply": 1}, activities={"templar_commander": {}})
    play(p, "A activate templar_commander with W6", "A take supply")
    assert look(p, "templar_commander.cubes.A", "A.influence", "A.deniers") == [2, 2, 0]


@pytest.mark.ruling(176, 179)
@pytest.mark.effect("recruiter")
def test_the_recruiter_is_hired_with_influence() -> None:
    p = with_lady("princess", "R6 R2", A={"influence": 3, "deniers": 0, "supply": 1}, activities={"recruiter": {}})
    play(p, "A activate recruiter with R2 R6", "A take supply")
    assert look(p, "recruiter.cubes.A", "A.influence", "A.deniers") == [2, 0, 0]


@pytest.mark.ruling(179)
@pytest.mark.limit("recruiter", "templar_commander")
@pytest.mark.parametrize(("card", "die", "hire"), [("recruiter", "R6", 3), ("templar_commander", "W6", 5)])
def test_deniers_do_not_replace_the_influence_of_a_tradesman(card: str, die: str, hire: int) -> None:
    seat = {"influence": hire, "deniers": 50, "supply": 1}
    p = with_lady("fort", f"{die} Y1", A=seat, activities={card: {}})
    assert legal(p, f"A activate {card} with {die}")
    play(p, "A reroll Y1", "* reroll 2")  # one point less
    line = f"A activate {card} with {die}"
    assert refused(p, line) == "hire_influence"
    reason = p.why_not(CITY.parse(p, line))
    assert reason is not None
    assert reason.text("en") == f"The tradesman costs {hire} influence: you have {hire - 1}."
    here = with_lady(card, die, A={"influence": 0})
    assert legal(here, f"A activate {card} with {die}")  # once hired nothing more is due


@pytest.mark.ruling(176)
@pytest.mark.effect("augustinian", "recruiter")
@pytest.mark.parametrize(
    ("dice", "paid", "value"),
    [("1", {}, 7), ("1 2", {}, 9), ("B:6", {"B": 4}, 12), ("1 B:6", {"B": 6}, 13), ("B:6 C:5", {"B": 6, "C": 6}, 17),
     ("B:6 B:5", {"B": 12}, 17), ("N:4", {"N": 4}, 10)],
)  # fmt: skip
def test_a_joker_is_a_six_that_makes_the_bought_dice_dearer(dice: str, paid: dict[str, int], value: int) -> None:
    for cube, colour in (("augustinian", "Y"), ("recruiter", "R")):
        words = [f"{die[:-1]}{colour}{die[-1]}" for die in dice.split()]
        if cube == "recruiter":
            p = check(cube, " ".join(words), paid)
            assert look(p, "princess.cubes.A") == value // 4
            continue
        p = play(market(cube, sum(paid.values()), " ".join(words)), f"A farm with {' '.join(words)} using {cube}")
        assert look(p, "A.deniers", "B.deniers", "C.deniers") == [
            value // 2, 10 + paid.get("B", 0), 10 + paid.get("C", 0),
        ]  # fmt: skip


@pytest.mark.ruling(176)
@pytest.mark.limit("augustinian")
def test_the_augustinian_joins_one_or_two_yellow_dice_and_places_nobody() -> None:
    p = stage(
        4, MODULES, seats={"A": {"dice": "Y1 Y2 Y3 W6", "supply": 1}}, activities={"augustinian": {"cubes": {"A": 1}}}
    )
    assert refused(p, "A farm with Y1 Y2 Y3 using augustinian") == "cube_is_die"
    assert refused(p, "A build with W6 using augustinian") == "cube_colour"
    assert refused(p, "A settle city_hall with Y1 using augustinian") == "cube_use"
    assert legal(p, "A farm with Y1 using augustinian")


@pytest.mark.ruling(176)
@pytest.mark.limit("recruiter")
def test_the_recruiter_joins_one_or_two_red_dice_and_is_no_die_of_the_square() -> None:
    held = {"recruiter": {"cubes": {"A": 3}}}
    p = with_lady("joust", "R6 R1 R2", A={"supply": 1}, activities=held)
    assert refused(p, "A activate joust with R6 R1 R2 using recruiter") == "cube_is_die"
    assert refused(p, "A settle palace with R6 using recruiter") == "cube_use"
    p = with_lady("joust", "R6", activities=held)
    play(p, "A activate joust with R6 using recruiter")  # 12 / 4, but no red die is left in the district
    assert look(p, "A.vp") == 0
    p = with_lady("chivalry", "R6 R1", activities=held)
    play(p, "A activate chivalry with R6 using recruiter", "A times 1")
    assert look(p, "event.marauding") == "A"  # one red die left, whatever lies on the Recruiter
    p = with_lady("procession", "W4 R1", activities=held, B={"dice": "R1 R2"})
    play(p, "A activate procession with W4")
    assert look(p, "A.vp", "B.vp") == [0, 2]


@pytest.mark.ruling(176)
@pytest.mark.effect("augustinian", "recruiter")
@pytest.mark.parametrize(("card", "dice", "stored"), [("augustinian", "W6 W2", 2), ("recruiter", "R6 R2", 2)])
def test_jokers_are_stored(card: str, dice: str, stored: int) -> None:
    p = with_lady(card, f"{dice} Y1")
    play(p, f"A activate {card} with {dice}")
    assert look(p, f"{card}.cubes.A") == stored


# ---- with a bought die turned over (outdoor activity) ----------------------------------------------------------------


@pytest.mark.ruling(171, 207)
@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("B:R1^ B:R6", 7),
        ("B:R1~ B:R6^", 12),  # the 6 is free, the 1 is bought and turned
    ],
)
def test_the_free_die_may_be_the_other_one_of_a_district_when_one_is_turned(line: str, value: int) -> None:
    p = outdoors(
        "flip_bought_die", modules=("activities", "ramparts"), cubes={"A": [0, 0, 1, 0]},
        seats={"A": {"deniers": 4}, "B": {"dice": "R1 R6"}},
        activities={"princess": {"tradesmen": {"A": 1}}, "winegrower": {"cubes": {"A": 1}}},
    )  # fmt: skip
    assert refused(p, "A activate princess with B:R1^~ B:R6 using winegrower") == "not_bought"
    play(p, f"A activate princess with {line} using winegrower")
    assert look(p, "princess.cubes.A", "A.deniers", "B.deniers") == [value // 4, 0, 14]


@pytest.mark.ruling(171, 207)
def test_of_equal_dice_one_is_free_and_the_other_turned() -> None:
    p = outdoors(
        "flip_bought_die", modules=("activities", "ramparts"), cubes={"A": [0, 0, 1, 0]},
        seats={"A": {"deniers": 4}, "B": {"dice": "R2 R2"}},
        activities={"princess": {"tradesmen": {"A": 1}}, "winegrower": {"cubes": {"A": 1}}},
    )  # fmt: skip
    line = "A activate princess with B:R2^ B:R2~ using winegrower"
    assert line in lines(p)
    assert CITY.parse(p, "A activate princess with B:R2~ B:R2^ using winegrower") == CITY.parse(p, line)
    play(p, line)  # 2 + 5
    assert look(p, "princess.cubes.A", "A.deniers") == [1, 0]
