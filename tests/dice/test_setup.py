"""Setting up: players, numbering, plazas, tiles; and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.dice.helpers import LETTERS, let_chance, look, play, refused, residents, resources
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.play.chance import FastSource, SequenceSource

WHEEL = "* wheel R/R Y/Y W/W R/Y Y/R Y/W W/Y W/R R/W"


def new(**options: Any) -> Position:
    return DICE.new(DICE.setup(options))


def numbered(position: Position) -> str:
    found: str = look(position, "numbers")
    return found


# ---- players -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling(216)
@pytest.mark.parametrize("players", range(1, 11))
def test_one_to_ten_play(players: int) -> None:
    p = let_chance(new(players=players))
    assert p.pending() == list(range(players))
    assert all(resources(p, letter) == [3, 3, 3] for letter in LETTERS[:players])
    assert all(residents(p, letter) == [0, 0, 0] for letter in LETTERS[:players])


@pytest.mark.ruling(216)
@pytest.mark.parametrize("players", [1, 10])
def test_a_game_has_sixteen_half_days(players: int) -> None:
    p = new(players=players)
    source, choose, rolls = FastSource(3), SequenceSource(3), 0
    while not p.is_over():
        if p.pending() == [CHANCE]:
            move = p.draw(source)
            rolls += DICE.format(p, move).startswith("* roll")
            p.play(move)
        else:
            seat = p.pending()[-1]
            moves = p.moves(seat)
            p.play(moves[int(choose.below(len(moves)))])
    assert rolls == 16
    assert look(p, "day", "half", "phase") == [8, "afternoon", "over"]
    assert refused(p, "A die 1 as red 1 gain") == "over"


# ---- numbering ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling(217)
def test_standard_numbers_run_from_one_to_six() -> None:
    assert numbered(new()) == "1 2 3 4 5 6"


@pytest.mark.ruling(217, 262)
@pytest.mark.parametrize(
    ("direction", "numbers"), [("ascending", "4 5 6 1 2 3"), ("descending", "4 3 2 1 6 5")], ids=str
)
def test_the_crier_starts_anywhere_and_goes_round(direction: str, numbers: str) -> None:
    """EX-D1, named by the crier and rolled."""
    assert numbered(new(numbering="crier", first=4, direction=direction)) == numbers
    p = new(numbering="crier", direction=direction)
    assert refused(p, WHEEL) == "impossible_outcome"
    assert numbered(play(p, "* first 4")) == numbers


@pytest.mark.ruling(217)
@pytest.mark.parametrize("first", range(1, 7))
def test_every_first_number_gives_all_six(first: int) -> None:
    for direction in ("ascending", "descending"):
        numbers = numbered(new(numbering="crier", first=first, direction=direction)).split()
        assert numbers[0] == str(first)
        assert sorted(numbers) == list("123456")


@pytest.mark.ruling(217, 262)
def test_the_expert_orders_them_at_will() -> None:
    assert numbered(new(numbering="expert", order=[3, 1, 6, 2, 5, 4])) == "3 1 6 2 5 4"
    drawn = new(numbering="expert", order="drawn")
    assert refused(drawn, "* order 1 1 2 3 4 5") == "impossible_outcome"
    assert numbered(play(drawn, "* order 6 1 5 2 4 3")) == "6 1 5 2 4 3"


@pytest.mark.ruling(217)
def test_all_players_share_the_numbering() -> None:
    """A die 4 builds in the first column, for everybody."""
    p = play(new(players=2, numbering="crier", first=4, direction="ascending"), WHEEL, "* roll 1 4 4 black 6")
    play(p, "A die 2 paid deniers as yellow 4 function", "B die 3 as white 4 function")
    assert look(p, "A.built", "B.built") == [["city_hall 1"], ["bishopric 1"]]


# ---- wheel and tiles ---------------------------------------------------------------------------------------------


def plazas(position: Position) -> Counter[str]:
    wheel = DICE.view(position, 0).to_dict()["wheel"]
    return Counter(" ".join(sorted((plaza["face"], plaza["back"]))) for plaza in wheel)


@pytest.mark.ruling(219)
def test_three_plazas_have_one_colour_and_six_have_two() -> None:
    expected = Counter({"red red": 1, "yellow yellow": 1, "white white": 1})
    expected |= Counter({"red yellow": 2, "white yellow": 2, "red white": 2})
    for seed in range(20):
        assert plazas(let_chance(new(), seed)) == expected


@pytest.mark.ruling(219)
def test_places_and_faces_are_random() -> None:
    wheels = [DICE.view(let_chance(new(), seed), 0).to_dict()["wheel"] for seed in range(60)]
    for place in range(9):
        assert {wheel[place]["face"] for wheel in wheels} == {"red", "yellow", "white"}
    singles = {place for wheel in wheels for place in range(9) if wheel[place]["face"] == wheel[place]["back"]}
    assert singles == set(range(9))


@pytest.mark.ruling(219)
@pytest.mark.parametrize(
    "line",
    [
        "* wheel R/R R/R W/W R/Y Y/R Y/W W/Y W/R R/W",
        "* wheel R/R Y/Y W/W R/Y Y/R R/Y W/Y W/R R/W",
    ],
)
def test_no_wheel_has_other_plazas(line: str) -> None:
    assert refused(new(), line) == "impossible_outcome"


@pytest.mark.ruling(249)
def test_three_of_eight_tiles_lie_beside_the_plazas_of_one_colour() -> None:
    seen = set()
    for seed in range(60):
        tiles = DICE.view(let_chance(new(banquets=True), seed), 0).to_dict()["tiles"]
        assert [tile["plaza"] for tile in tiles] == ["red", "yellow", "white"]
        assert not any(tile["raid"] for tile in tiles)
        assert len({tile["tile"] for tile in tiles}) == 3
        seen |= {(tile["plaza"], tile["tile"]) for tile in tiles}
    assert seen == {(colour, tile) for colour in ("red", "yellow", "white") for tile in range(1, 9)}


@pytest.mark.ruling(249)
def test_without_banquets_there_are_no_tiles() -> None:
    p = play(new(), WHEEL)
    assert DICE.view(p, 0).to_dict()["tiles"] == []
    assert refused(p, "* tiles 1 2 3") == "impossible_outcome"
    assert refused(play(new(banquets=True), WHEEL), "* tiles 1 2 2") == "impossible_outcome"


# ---- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 11},
        {"players": "2"},
        {"players": True},
        {"numbering": "random"},
        {"numbering": "crier", "first": 7},
        {"numbering": "crier", "first": True},
        {"numbering": "crier", "direction": "up"},
        {"numbering": "expert", "order": [1, 2, 3, 4, 5, 5]},
        {"numbering": "expert", "order": "123456"},
        {"banquets": 1},
        {"colour": "red"},
    ],
    ids=str,
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        DICE.setup(options)
    assert caught.value.where == f"option {list(options)[-1]}"
    assert caught.value.text("fr") != caught.value.text("en")


def test_there_are_no_figures_to_override() -> None:
    with pytest.raises(BadInput, match="no figures"):
        DICE.setup({}, {"wheel": {"days": 9}})


def test_chance_comes_first() -> None:
    p = new()
    assert refused(p, "A die 1 as red 1 gain") == "chance_first"
    assert refused(let_chance(p), "* roll 1 2 3 black 4") == "no_chance"
    assert refused(p, "B die 1 as red 1 gain") == "no_seat"
