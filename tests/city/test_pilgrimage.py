"""Pilgrimage: lots of any colours, the cubes that improve them, and lists that stay short."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.city.card_stage import with_card
from tests.city.helpers import legal, lines, look, play, refused, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position

EIGHTEEN = {"A": "R1 R6 Y1 Y6 W1 W6", "B": "R2 R5 Y2 Y5 W2", "C": "R3 Y3 W3 W5", "N": "R4 Y4 W4"}


@pytest.mark.ruling(70, 92)
@pytest.mark.parametrize("dice", ["R3 R4", "R1 R2 R4", "Y3 W4", "R1 Y2 W4", "W1 W2 W4", "R1 R2 Y4"])
def test_every_mixture_of_one_to_three_dice_is_a_lot(dice: str) -> None:
    p = with_card("pilgrimage", "R1 R2 R3 R4 Y2 Y3 Y4 W1 W2 W4")
    play(p, f"A activate pilgrimage with {dice}")
    assert look(p, "A.vp") == 2


@pytest.mark.ruling(71, 92)
def test_mixed_dice_are_bought_like_others() -> None:
    p = with_card("pilgrimage", "R6", A={"deniers": 12}, B={"dice": "Y4"}, neutral={"dice": "W4 W1"})
    play(p, "A activate pilgrimage with R6 B:Y4 N:W4")
    assert look(p, "A.deniers", "B.deniers", "A.vp") == [0, 16, 4]
    poor = with_card("pilgrimage", "R6", A={"deniers": 11}, B={"dice": "Y4"}, neutral={"dice": "W4 W1"})
    dear = "A activate pilgrimage with R6 B:Y4 N:W4"
    assert refused(poor, dear) == "price"
    reason = poor.why_not(CITY.parse(poor, dear))
    assert reason is not None
    assert reason.text() == "These dice cost 12: you have 11."
    assert legal(poor, "A activate pilgrimage with R6 B:Y4")


@pytest.mark.ruling(92)
@pytest.mark.parametrize(("cube", "vp"), [("apprenticeship", 4), ("confession", 4)])
def test_the_two_cubes_of_mixed_lots(cube: str, vp: int) -> None:
    p = with_card("pilgrimage", "R2 Y3 W3", activities={cube: {"cubes": {"A": 1}}})
    play(p, f"A activate pilgrimage with R2 Y3 W3 using {cube}")  # 15, and 8 + 6 = 14
    assert look(p, "A.vp", f"{cube}.cubes.A") == [vp, 0]


@pytest.mark.ruling(92)
@pytest.mark.parametrize(
    ("cube", "dice", "vp"),
    [
        ("blacksmith", "R2", 2), ("blacksmith", "R6 R4 R6", 6), ("priest", "Y4", 2), ("monk", "W5", 4),
        ("templar", "W4", 2), ("tithe", "Y4 B:Y3", 2), ("prior", "W4", 2),
    ],
)  # fmt: skip
def test_lots_of_one_colour_take_the_cubes_of_that_colour(cube: str, dice: str, vp: int) -> None:
    p = with_card(
        "pilgrimage", "R2 R4 R6 R6 Y4 W4 W5", modules=("bonus",), A={"deniers": 0}, B={"dice": "Y3"},
        activities={cube: {"cubes": {"A": 1}}},
    )  # fmt: skip
    play(p, f"A activate pilgrimage with {dice} using {cube}")
    assert look(p, "A.vp", "A.deniers") == [vp, 0]


@pytest.mark.ruling(84, 92)
def test_a_militiaman_changes_nothing_where_every_colour_is_welcome() -> None:
    p = with_card("pilgrimage", "Y6 Y6", activities={"militiaman": {"cubes": {"A": 1}}})
    assert refused(p, "A activate pilgrimage with Y6 Y6 using militiaman") == "any_colour"
    assert legal(p, "A activate pilgrimage with Y6 Y6")


@pytest.mark.ruling(70, 92)
def test_equal_dice_make_a_lot_only_if_there_are_as_many() -> None:
    p = with_card("pilgrimage", "R3 R3 Y2 W5 W5")
    for dice in ("R3 R3 Y2", "Y2 W5 W5", "R3 W5 W5"):
        assert legal(p, f"A activate pilgrimage with {dice}")
    for dice in ("R3 Y2 Y2", "R3 R3 R3", "W5 W5 W5"):
        assert refused(p, f"A activate pilgrimage with {dice}") == "no_such_die"


@pytest.mark.ruling(92)
def test_no_lot_is_listed_twice() -> None:
    p = with_card("pilgrimage", "R6 R6 Y6 Y6 W6 W6", neutral={}, activities={"confession": {"cubes": {"A": 1}}})
    listed = lines(p)
    assert len(listed) == len(set(listed))
    plain = [line for line in listed if "pilgrimage" in line and "using" not in line]
    assert len(plain) == 3 + 3 + 6 + 1  # two equal, two colours, three dice of two colours, three colours


@pytest.mark.ruling(70, 92)
def test_the_size_of_a_lot_is_a_figure_and_holds_for_mixed_lots() -> None:
    p = with_card("pilgrimage", "R4 Y4 W4 R5 R6", figures={"rules": {"lot_limit": 2}})
    assert legal(p, "A activate pilgrimage with R4 Y4")
    assert legal(p, "A activate pilgrimage with R4 R5")
    assert refused(p, "A activate pilgrimage with R4 Y4 W4") == "lot_size"
    assert refused(p, "A activate pilgrimage with R4 R5 R6") == "lot_size"


@pytest.mark.ruling(70, 92)
def test_single_dice_only() -> None:
    p = with_card(
        "pilgrimage", "R4 Y4 W4", figures={"rules": {"lot_limit": 1}, "activity": {"pilgrimage": {"divisor": 3}}}
    )
    assert [line for line in lines(p) if "pilgrimage" in line] == [
        f"A activate pilgrimage with {die}" for die in ("R4", "Y4", "W4")
    ]


@pytest.mark.ruling(72, 92)
@pytest.mark.parametrize(("deniers", "ok"), [(14, False), (15, True)])
def test_hire_and_mixed_dice_are_paid_together(deniers: int, ok: bool) -> None:
    """7 to hire, 8 for two dice of others."""
    p = stage(
        seats={"A": {"dice": "W1", "deniers": deniers, "supply": 1}, "B": {"dice": "R6 Y6"}},
        activities={"pilgrimage": {}},
    )
    line = "A activate pilgrimage with B:R6 B:Y6"
    assert legal(p, line) == ok
    assert ok or refused(p, line) == "price_and_hire"


@pytest.mark.ruling(83, 92)
def test_mixed_lots_are_improved_by_the_own_cube_alone() -> None:
    line = "pilgrimage with R2 Y2 using confession"
    for owner in "AC":
        p = with_card("pilgrimage", "R2 Y2", activities={"confession": {"cubes": {owner: 1}}})
        assert legal(p, f"A activate {line}") == (owner == "A")
    activities = {"pilgrimage": {"tradesmen": {"C": 1}}, "confession": {"cubes": {"C": 1}}}
    assert legal(stage(turn="C", seats={"C": {"dice": "R2 Y2"}}, activities=activities), f"C activate {line}")


@pytest.mark.ruling(92)
@pytest.mark.parametrize("dice", ["W1 W1", "Y1 W1"])
def test_a_cube_improves_as_many_dice_as_there_are(dice: str) -> None:
    p = with_card("pilgrimage", f"{dice} W1", activities={"confession": {"cubes": {"A": 1}}})
    assert refused(p, f"A activate pilgrimage with {dice} using confession") == "too_low"  # 6, and 7 are needed
    assert legal(p, f"A activate pilgrimage with {dice} W1 using confession")


# ---- eighteen dice -----------------------------------------------------------------------------------------------


def crowded(deniers: int, **fields: Any) -> Position:
    """All eighteen dice differ; A may activate nine cards and has cubes of both kinds for mixed lots."""
    cards = ("merchant", "innkeeper", "sculptor", "pilgrimage", "archer", "mercenary", "joust")
    activities: dict[str, Any] = {card: {"tradesmen": {"A": 1}} for card in cards}
    activities |= {cube: {"tradesmen": {"A": 1}, "cubes": {"A": 3}} for cube in ("apprenticeship", "confession")}
    return stage(
        figures={"activity": {"confession": {"level": 1}}},  # both beside each other, as no printed game has them
        activities=activities,
        seats={
            "A": {"dice": EIGHTEEN["A"], "deniers": deniers, "supply": 2},
            "B": {"dice": EIGHTEEN["B"]},
            "C": {"dice": EIGHTEEN["C"]},
        },
        neutral={"dice": EIGHTEEN["N"]},
        **fields,
    )


def eighteen() -> list[tuple[str, int]]:
    """Owner and value of every die."""
    return [(owner, int(die[1])) for owner, dice in EIGHTEEN.items() for die in dice.split()]


def lots_within(money: int, cube: str) -> int:
    """How many lots of different dice are affordable and worth 7, counted the plain way."""
    dice = eighteen()
    count = 0
    for size in (1, 2, 3):
        for chosen in combinations(range(len(dice)), size):
            price = 2 * size * sum(dice[k][0] != "A" for k in chosen)
            faces = sum(dice[k][1] for k in chosen)
            value = {"": faces, "apprenticeship": 5 * size, "confession": faces + 2 * size}[cube]
            count += price <= money and value >= 7
    return count


@pytest.mark.ruling(92)
@pytest.mark.parametrize("money", [0, 2, 4, 6, 8, 12, 17, 18, 99])
def test_eighteen_dice_give_exactly_the_lots_there_are(money: int) -> None:
    listed = [line for line in lines(crowded(money)) if line.startswith("A activate pilgrimage")]
    assert len(listed) == len(set(listed))
    for cube in ("", "apprenticeship", "confession"):
        with_cube = [line for line in listed if (line.endswith(f"using {cube}") if cube else "using" not in line)]
        assert len(with_cube) == lots_within(money, cube)


@pytest.mark.ruling(92)
def test_no_list_of_eighteen_dice_is_longer_than_a_few_thousand() -> None:
    p = crowded(99, events={"war": "", "drought": "", "heresy": ""})
    assert look(p, "dice_left") == 18
    assert 2000 < len(p.moves(0)) < 6000
    printed = stage(
        activities={"pilgrimage": {"tradesmen": {"A": 1}}, "confession": {"cubes": {"A": 3}}},
        seats={"A": {"dice": EIGHTEEN["A"], "deniers": 99}, "B": {"dice": EIGHTEEN["B"]}, "C": {"dice": EIGHTEEN["C"]}},
        neutral={"dice": EIGHTEEN["N"]},
    )
    assert len(printed.moves(0)) < 3000
