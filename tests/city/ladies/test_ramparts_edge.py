"""The ramparts for people: drawing the tiles, notation, views, positions by name, sentences; and the suite."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.helpers import lines, look, pending, play, refused, seen, setup_for, stage
from tests.city.ladies.rampart_stage import FACES, offered, outdoors, told
from troyes.city.game import CITY
from troyes.city.ladies.ramparts.codes import GUARDS, ORDERS, TILE_CUBES
from troyes.city.rules.effect_codes import E_TILE
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.position import Position
from troyes.city.rules.state import slice_of
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import Violation
from troyes.kernel.play.chance import FastSource
from troyes.kernel.tools.conformance import Conformance

MODULES = ("ramparts",)


# ---- the draw -----------------------------------------------------------------------------------------------------


def drawn(seed: int) -> tuple[Position, list[str]]:
    """A new game up to the first placement, with the lines of the chance before it."""
    p, source, rolled = CITY.new(setup_for(3, MODULES)), FastSource(seed), []
    while p.is_chance():
        move = p.draw(source)
        rolled.append(CITY.format(p, move))
        p.play(move)
    return p, rolled


@pytest.mark.ruling(198)
def test_one_activity_of_each_level_is_drawn_before_the_placement() -> None:
    p, rolled = drawn(1)
    tiles = [line.split()[2] for line in rolled if line.startswith("* tile")]
    assert tiles == look(p, "tiles")
    assert all(tile in FACES[gate] for gate, tile in enumerate(tiles))
    assert look(p, "phase", "A.guard") == ["placement", 0]


@pytest.mark.ruling(198, 277)
def test_all_sixteen_faces_come_up_about_equally_often() -> None:
    count: dict[str, int] = {}
    for seed in range(160):
        for tile in look(drawn(seed)[0], "tiles"):
            count[tile] = count.get(tile, 0) + 1
    assert sorted(count) == sorted(name for faces in FACES for name in faces)
    assert all(20 <= n <= 60 for n in count.values())  # 40 each on average


@pytest.mark.ruling(198)
def test_each_gate_can_have_four_faces_of_its_level_only() -> None:
    p = CITY.new(setup_for(2, MODULES))
    while not (p.is_chance() and CITY.format(p, p.draw(FastSource(1))).startswith("* tile")):
        p.play(p.draw(FastSource(1)))
    for faces in FACES:
        outcomes = [CITY.format(p, move) for move in p.outcomes()]
        assert sorted(outcomes) == sorted(f"* tile {name}" for name in faces)
        other = next(name for names in FACES if names != faces for name in names)
        assert refused(p, f"* tile {other}") == "impossible_outcome"
        trace = Trace()
        p.play(CITY.parse(p, f"* tile {faces[0]}"), trace)
        assert [e.what for e in trace.decoded()][:1] == [E_TILE]
    assert look(p, "tiles") == [faces[0] for faces in FACES]


def test_before_the_draw_the_gates_are_empty() -> None:
    p = CITY.new(setup_for(2, MODULES))
    assert [tile["tile"] for tile in CITY.view(p, 0).to_dict()["ramparts"]["tiles"]] == [None] * 4
    assert look(p, "tiles") == ["gate1", "gate2", "gate3", "gate4"]


# ---- views and positions by name ----------------------------------------------------------------------------------


def test_everybody_sees_guards_cubes_and_orders() -> None:
    p = outdoors(
        "glory", guards={"A": 20, "B": 7}, cubes={"A": [0, 0, 0, 2]}, orders={"A": {"glory": "never"}},
        seats={"A": {"dice": "R1"}},
    )  # fmt: skip
    for letter in ("", "A", "B"):
        view = seen(p, letter)["ramparts"]
        assert view["length"] == 20
        assert view["guards"] == {"A": 20, "B": 7, "C": 0, "D": 0}
        assert [(tile["gate"], tile["place"]) for tile in view["tiles"]] == [(1, 5), (2, 10), (3, 15), (4, 20)]
        glory = view["tiles"][3]
        assert (glory["tile"], glory["name"], glory["cubes"], glory["orders"]) == (
            "glory", "Glory", {"A": 2}, {"A": "never"},
        )  # fmt: skip
        assert "2 VP" in glory["text"]
        assert view["threat"] is None


@pytest.mark.parametrize(
    ("ramparts", "field"),
    [
        ({"walls": 1}, "ramparts"),
        ({"tiles": ["glory"]}, "ramparts.tiles"),
        ({"tiles": ["glory", "shield", "shield", "glory"]}, "ramparts.tiles"),
        ({"tiles": ["moat", "shield", "shield", "glory"]}, "ramparts.tiles"),
        ({"guards": {"A": 21}}, "ramparts.guards.A"),
        ({"guards": {"E": 1}}, "ramparts.guards"),
        ({"cubes": {"A": [1, 0, 0, 0]}}, "ramparts.cubes.A"),  # the guard has not been there
        ({"guards": {"A": 20}, "cubes": {"A": [1]}}, "ramparts.cubes.A"),
        ({"orders": {"A": {"glory": "maybe"}}}, "ramparts.orders.A"),
        ({"orders": {"A": {"race": "always"}}}, "ramparts.orders.A"),
    ],
)
def test_positions_that_make_no_sense_are_refused(ramparts: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        stage(modules=MODULES, seats={"A": {"dice": "R1"}}, ramparts=ramparts)
    assert field in caught.value.text("en")
    assert caught.value.text("fr") != caught.value.text("en")


def test_no_cube_is_staged_on_the_race() -> None:
    with pytest.raises(BadInput):
        outdoors("race", cubes={"A": [0, 0, 0, 1]}, seats={"A": {"dice": "R1"}})


def test_what_can_never_happen_is_noticed() -> None:
    def broken(offset: int, value: int) -> list[Violation]:
        p = outdoors(guards={}, seats={"A": {"dice": "R1"}})
        assert CITY.violations(p) == []
        p.v[slice_of(p, RAMPARTS) + offset] = value
        return CITY.violations(p)

    assert broken(GUARDS, 21)
    assert broken(TILE_CUBES, -1)
    assert broken(TILE_CUBES, 1)
    assert broken(ORDERS, 3)
    assert broken(0, 5)  # an activity of level II at gate I


@pytest.mark.parametrize(
    ("figures", "field"),
    [
        ({"rules": {"rampart_gates": [5, 10, 10, 20]}}, "rules.rampart_gates"),
        ({"rules": {"rampart_length": 22}}, "rules.rampart_gates"),
        ({"outdoor": {"extra_red_die": {"level": 3}}}, "outdoor"),
        ({"outdoor": {name: {"level": 3} for name in FACES[1]}}, "outdoor"),
    ],
)
def test_figures_that_do_not_fit_are_refused(figures: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput, match=field):
        CITY.setup({"players": 2, "modules": list(MODULES)}, figures)


@pytest.mark.ruling(198)
def test_the_middle_levels_can_be_exchanged() -> None:
    levels = {name: {"level": 3} for name in FACES[1]} | {name: {"level": 2} for name in FACES[2]}
    setup = CITY.setup({"players": 2, "modules": list(MODULES)}, {"outdoor": levels})
    tiles = ["richer_agriculture", "shield", "extra_red_die", "glory"]
    p = CITY.stage(setup, {"seats": {"A": {"dice": "R1"}}, "ramparts": {"tiles": tiles}}, "test")
    assert look(p, "tiles") == tiles


# ---- notation -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["A guard", "A guard with Y1 Y2", "A guard glory with Y1", "A walk far", "A walk 1 2", "A lay moat", "A ask moat",
     "A swap Y1", "A swap Y1 with B:Y2", "A swap Y1~ for B:Y2", "A shift moat", "A use it",
     "* tile moat", "* tile", "* extra 7", "* extra 1 2"],
)  # fmt: skip
def test_lines_that_cannot_be_read(line: str) -> None:
    p = outdoors(seats={"A": {"dice": "Y1"}})
    with pytest.raises(BadInput):
        CITY.parse(p, line)


def test_answers_outside_their_decision_are_refused() -> None:
    p = outdoors("glory", seats={"A": {"dice": "Y1"}})
    for line in ("A use", "A decline", "A always", "A never", "A walk 1", "A lay glory"):
        assert refused(p, line) == "wrong_step"


# ---- words --------------------------------------------------------------------------------------------------------


def test_the_guard_in_words() -> None:
    seats = {"A": {"dice": "Y4", "deniers": 9}, "B": {"dice": "W2"}}
    p = outdoors("pilgrims_gate", "extra_white_die", guards={"A": 16}, seats=seats)
    assert "Send the guard with Bruno's white 2: you pay 2 deniers, from 16 as far as 18" in offered(p)
    assert told(p, "A guard with Y4") == ["Anna uses a yellow 4.", "Anna's guard sets out with 4 points."]
    question, *walks = offered(p)
    assert question == "Walk, or lay a cube at a gate? The die gives 4; more cost 1 denier each."
    assert walks[3] == "Walk 4 spaces: you gain 3 VP, from 16 to 20 through Pilgrims' Gate"
    assert told(p, "A walk 4") == ["Anna's guard: 4 spaces, +3 VP."]
    assert told(p, "A lay pilgrims_gate", language="fr")[0] == (
        "Garde d'Anna\u00a0: un cube sur «\u00a0Porte des pèlerins\u00a0», −1 denier."
    )


def test_a_guard_who_has_arrived_has_points_for_cubes_alone() -> None:
    p = outdoors(guards={"A": 20}, seats={"A": {"dice": "Y4 R1"}})
    assert "Send the guard with yellow 4: 4 points for cubes" in offered(p)
    assert "Send the guard with red 1: 1 point for cubes" in offered(p)


def test_a_reaction_in_words() -> None:
    seats = {"A": {"dice": "Y1", "deniers": 20}, "B": {"dice": "Y5"}}
    bought = "influence_when_dice_bought"

    def sold() -> Position:
        return play(outdoors(bought, seats=seats, cubes={"B": [2, 0, 0, 0]}), "A farm with B:Y5")

    assert offered(sold()) == [
        "Influence from Buyers: spend a cube?",
        "Spend a cube of Influence from Buyers: you gain 4 influence",
        "Keep the cube",
        "Spend a cube of Influence from Buyers, now and always: you gain 4 influence",
        "Keep the cube and do not ask again",
    ]
    assert offered(sold(), "fr")[0] == "Influence des acheteurs\u00a0: dépenser un cube\u00a0?"
    assert told(sold(), "B use") == ["Bruno spends a cube of Influence from Buyers: +4 influence."]
    assert told(sold(), "B decline") == ["Bruno keeps the cube on Influence from Buyers."]
    assert told(sold(), "B never") == ["Bruno leaves an order: never use Influence from Buyers."]
    assert told(sold(), "B always", language="fr") == [
        "Bruno laisse une consigne\u00a0: toujours utiliser «\u00a0Influence des acheteurs\u00a0».",
        "Bruno dépense un cube «\u00a0Influence des acheteurs\u00a0»\u00a0: +4 points d'influence.",
    ]


def test_dice_in_words() -> None:
    seats = {"A": {"dice": "R2 R3"}, "B": {"dice": "W5"}, "C": {"dice": "Y1"}}
    p = outdoors("swap_dice", "extra_purple_die", seats=seats, cubes={"A": [0, 1, 1, 0]})
    assert "Swap the red 2 for Bruno's white 5" in offered(p)
    assert told(p, "A swap R2 for B:W5") == ["Anna swaps the red 2 for Bruno's white 5."]
    assert offered(p)[0] == "Swap with another district, or be done? Swaps left: 2."
    assert told(p, "A done", "A extra", "* extra 4", language="fr") == [
        "Anna dépense un cube «\u00a0Dé mauve de plus\u00a0» et 2 deniers. Anna lance un dé mauve de plus\u00a0: 4."
    ]


def test_a_moved_cube_in_words() -> None:
    cards = {"blacksmith": {"tradesmen": {"A": 1}}, "monk": {}}
    p = outdoors("move_cube", seats={"A": {"dice": "Y6"}}, cubes={"A": [0, 0, 1, 0]}, activities=cards)
    play(p, "A activate blacksmith with Y6")
    assert offered(p)[:2] == ["Moved Cube: move a cube to another card?", "Move a cube to Monk: you gain 1 cube"]
    assert told(p, "A shift monk") == ["Anna moves a cube from the ramparts to Monk."]


# ---- the suite ----------------------------------------------------------------------------------------------------


@pytest.mark.conformance
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("modules", [["ramparts"], ["ramparts", "purple_die"], ["ramparts", "activities", "events"]])
def test_random_games_keep_every_promise(players: int, modules: list[str]) -> None:
    Conformance(CITY, 0.2).play({"players": players, "modules": modules}, players)


def test_guards_and_cubes_come_up_in_random_games() -> None:
    """The suite would prove little if nobody ever walked far enough to lay cubes."""
    p, source = CITY.new(setup_for(2, MODULES)), FastSource(3)
    p.roll(source)
    while not p.is_over():
        p.play(CITY.parse(p, busiest(p)))
        p.roll(source)
    assert look(p, "A.guard", "B.guard") == [20, 20]


def busiest(p: Position) -> str:
    listed = lines(p)
    for verb in ("lay", "walk", "guard"):
        if found := [line for line in listed if line.split()[1] == verb]:
            return found[-1]
    assert pending(p) in "AB"
    return listed[-1]
