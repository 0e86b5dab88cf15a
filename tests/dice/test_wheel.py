"""The wheel: zones, the order of dice, what the black die destroys, what turns."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.dice.helpers import RICH, legal, lines, look, play, refused, stage, wheel
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position

GAIN = "A die {die} as {colour} {value} gain"


def zones(day: int) -> list[str]:
    """The zone of every place on a day, from the view."""
    p = DICE.stage(DICE.setup({}), {"day": day}, "test")
    return [plaza["zone"] for plaza in DICE.view(p, 0).to_dict()["wheel"]]


def shown(position: Position) -> list[tuple[str, int, bool, bool]]:
    """Colour, value, black and available of the four dice."""
    dice = DICE.view(position, 0).to_dict()["dice"]
    return [(die["colour"], die["value"], die["black"], die["available"]) for die in dice]


# ---- zones -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(218)
@pytest.mark.parametrize("day", range(1, 9))
def test_the_neutral_place_moves_on_each_day_and_the_others_follow_it(day: int) -> None:
    found = zones(day)
    clockwise = [found[(day - 1 + k) % 9] for k in range(9)]
    assert clockwise == ["neutral", *["morning"] * 4, *["afternoon"] * 4]


@pytest.mark.ruling(218)
@pytest.mark.parametrize(
    ("day", "half", "places"),
    [
        (1, "morning", [1, 2, 3, 4]),
        (1, "afternoon", [5, 6, 7, 8]),
        (6, "morning", [6, 7, 8, 0]),
        (8, "morning", [8, 0, 1, 2]),
        (8, "afternoon", [3, 4, 5, 6]),
    ],
)
def test_the_dice_lie_on_the_four_places_of_the_half_day(day: int, half: str, places: list[int]) -> None:
    p = stage(day=day, half=half)
    assert [die["place"] for die in DICE.view(p, 0).to_dict()["dice"]] == places


@pytest.mark.ruling(218)
def test_the_afternoon_follows_the_morning_and_the_next_day_the_afternoon() -> None:
    p = stage("RYWR", "1 3 6 black 5", day=2)
    play(p, "A die 1 as red 1 gain")
    assert look(p, "day", "half", "pending") == [2, "afternoon", "*"]
    play(p, "* roll 1 3 6 black 5")
    play(p, lines(p)[0])
    assert look(p, "day", "half", "pending") == [3, "morning", "*"]


# ---- order -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling(220)
@pytest.mark.parametrize(
    ("roll", "values", "black"),
    [
        ("1 3 6 black 3", "1 3 3 6", 2),  # EX-D2
        ("6 3 1 black 3", "1 3 3 6", 2),
        ("2 2 2 black 2", "2 2 2 2", 1),
        ("2 3 4 black 1", "1 2 3 4", 1),
        ("2 3 4 black 6", "2 3 4 6", 4),
        ("2 4 4 black 4", "2 4 4 4", 2),
        ("2 3 5 black 4", "2 3 4 5", 3),
    ],
)
def test_dice_rise_clockwise_and_the_black_one_comes_first_among_equals(roll: str, values: str, black: int) -> None:
    p = stage(roll=roll)
    assert look(p, "dice") == values
    assert [is_black for _, _, is_black, _ in shown(p)].index(True) + 1 == black
    assert look(p, "available") == " ".join(str(k) for k in (1, 2, 3, 4) if k != black)


@pytest.mark.ruling(221, 222)
def test_costs_of_the_worked_example() -> None:
    """EX-D3: red 1 costs nothing, yellow 3 one denier, red 6 two deniers; the black die is not chosen."""
    p = stage("RWYR", "1 3 6 black 3")
    assert shown(p) == [
        ("red", 1, False, True),
        ("white", 3, True, False),
        ("yellow", 3, False, True),
        ("red", 6, False, True),
    ]
    for die, colour, value, deniers in ((1, "red", 1, 3), (3, "yellow", 3, 5), (4, "red", 6, 1)):
        after = play(p.clone(), GAIN.format(die=die, colour=colour, value=value))
        assert look(after, "A.deniers") == deniers
    assert refused(p, "A die 2 paid deniers as white 3 gain") == "no_die"


@pytest.mark.ruling(222)
def test_no_die_is_free_when_the_black_one_lies_on_the_free_place() -> None:
    p = stage("RYWR", "2 3 4 black 1")
    assert refused(p, "A die 1 as red 1 gain") == "no_die"
    costs = [(die["deniers"], die["any"]) for die in DICE.view(p, 0).to_dict()["dice"] if die["available"]]
    assert costs == [(0, 1), (1, 0), (2, 0)]


# ---- what turns --------------------------------------------------------------------------------------------------


def faces(position: Position) -> list[str]:
    return [look(position, f"plaza.{place}") for place in range(1, 10)]


@pytest.mark.ruling(222)
@pytest.mark.parametrize(("black", "place"), [(1, 2), (3, 3), (4, 4), (6, 5)])
def test_only_the_destroyed_plaza_turns_and_only_at_the_end(black: int, place: int) -> None:
    p = stage("RYWR", f"2 3 5 black {black}")
    before = faces(p)
    die = look(p, "available").split()[0]
    play(p, next(line for line in lines(p) if line.startswith(f"A die {die} ")))
    after = faces(p)
    assert [k + 1 for k in range(9) if before[k] != after[k]] == [place]


@pytest.mark.ruling(219, 222)
def test_a_plaza_of_one_colour_turns_to_the_same_colour() -> None:
    p = stage("RyWR", "1 5 6 black 3")
    before = faces(p)
    play(p, "A die 1 as red 1 gain")
    assert faces(p) == before


@pytest.mark.ruling(222)
def test_a_plaza_turned_twice_is_back() -> None:
    p = stage("RYWR", "1 5 6 black 3")
    before = faces(p)
    play(p, "A die 1 as red 1 gain", "* roll 1 1 1 black 6")
    play(p, lines(p)[0], "* roll 2 3 4 black 1")  # place 3 is now the first of the morning
    play(p, lines(p)[0])
    assert faces(p)[2] == before[2]


# ---- destruction -------------------------------------------------------------------------------------------------


def struck(day: int, built: Sequence[str] = (), crossed: Sequence[str] = (), colour: str = "W") -> Position:
    """A black 3 on a plaza of a colour, with two players."""
    seats = {"B": {"built": [], **RICH}}
    sheet = {"built": list(built), "crossed": list(crossed), **RICH}
    return stage(f"R{colour}YR", "1 4 6 black 3", sheet, players=2, day=day, seats=seats)


@pytest.mark.ruling(223, 224)
def test_the_black_die_crosses_out_the_die_of_its_colour_and_value() -> None:
    """EX-D4: the Bishopric stays, the Cathedral is lost; everybody is struck."""
    p = struck(4, ["bishopric 3"])
    assert look(p, "A.crossed", "B.crossed") == [["white 3"], ["white 3"]]
    assert look(p, "A.built") == ["bishopric 3"]
    sheet = DICE.view(p, 0).to_dict()["seats"][0]["buildings"]
    assert (sheet["cathedral"][2], sheet["bishopric"][2]) == ("lost", "built")
    assert refused(p, "A die 3 as white 3 prestige") == "lost"
    assert refused(p, "B die 3 as white 3 function") == "lost"


@pytest.mark.ruling(223)
@pytest.mark.parametrize("day", [1, 2])
def test_before_the_third_day_only_the_plaza_is_destroyed(day: int) -> None:
    p = struck(day)
    assert look(p, "A.crossed", "B.crossed", "available") == [[], [], "1 3 4"]


@pytest.mark.ruling(223)
@pytest.mark.parametrize("day", range(3, 9))
@pytest.mark.parametrize("half", ["morning", "afternoon"])
def test_from_the_third_day_on_every_half_day_strikes(day: int, half: str) -> None:
    assert look(stage("RWYR", "1 4 6 black 3", day=day, half=half), "A.crossed") == ["white 3"]


@pytest.mark.ruling(224)
def test_the_number_counts_not_the_column() -> None:
    p = stage("RWYR", "1 4 6 black 3", day=3, numbers="6 5 4 3 2 1")
    assert look(p, "A.crossed") == ["white 4"]


@pytest.mark.ruling(224)
def test_what_is_crossed_already_is_crossed_once() -> None:
    assert look(struck(5, crossed=["white 3"]), "A.crossed") == ["white 3"]


@pytest.mark.ruling(224)
def test_resources_are_still_gained_with_a_crossed_die() -> None:
    p = struck(4)
    assert legal(p, "A die 3 as white 3 gain")
    assert legal(p, "A die 3 as yellow 3 prestige")


@pytest.mark.ruling(225)
@pytest.mark.parametrize(("letter", "colour"), [("R", "red"), ("Y", "yellow"), ("W", "white")])
def test_a_fortress_protects_all_three_dice_of_its_column(letter: str, colour: str) -> None:
    p = struck(4, ["fortress 3"], colour=letter)
    assert look(p, "A.crossed", "B.crossed") == [[], [f"{colour} 3"]]


@pytest.mark.ruling(225)
def test_a_fortress_protects_no_other_column() -> None:
    assert look(struck(4, ["fortress 2", "fortress 4"]), "A.crossed") == ["white 3"]


@pytest.mark.ruling(225)
def test_a_fortress_repairs_nothing() -> None:
    p = struck(4)
    play(p, "A die 3 as red 3 prestige")
    assert look(p, "A.built", "A.crossed") == [["fortress 3"], ["white 3"]]


@pytest.mark.ruling(223)
def test_the_colour_before_the_flip_counts() -> None:
    """The plaza shows white, its other face another colour: white is crossed out, then it turns."""
    p = stage("RWYR", "1 4 6 black 3", day=3)
    assert look(p, "A.crossed", "plaza.5") == [["white 3"], "white"]
    play(p, "A die 1 as red 1 gain")
    assert look(p, "plaza.5") != "white"
    assert wheel("RWYR", 3).split()[4].startswith("W/")
