"""The bots in games with modules and against the King: what they value, that they never stop, that scores agree."""

from __future__ import annotations

from typing import Any

import pytest

from troyes.arena.simulate import simulate
from troyes.bots.budget import Budget
from troyes.bots.city.evaluation import CityJudge
from troyes.bots.city.weights import CityWeights
from troyes.bots.evaluation import Judge
from troyes.bots.lookahead import thinned
from troyes.bots.registry import make_bot
from troyes.bots.weights import Weights
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.play.chance import FastSource, SequenceSource

ALL: dict[str, Any] = {"players": 3, "modules": ["all"], "revealed": True}
SOLO: dict[str, Any] = {"players": 1, "modules": ["all"]}
TILES = ["richer_agriculture", "extra_red_die", "shield", "glory"]
AT_THE_END: dict[str, Any] = {"guards": {"A": 20}}


def staged(data: dict[str, Any], modules: list[str], players: int = 3) -> Position:
    """There is always a die on the square: without one nobody acts."""
    setup = CITY.setup({"players": players, "modules": modules})
    return CITY.stage(setup, {"neutral": {"dice": "Y1"}, **data}, "test")


def choice_of(position: Position) -> str:
    seat = position.pending()[0]
    return CITY.format(position, make_bot("greedy", 1).choose(CITY.view(position, seat), Budget.none()))


def judged(position: Position, seat: int = 0) -> int:
    return int(CityJudge(CityWeights(), position).outlook(position, seat))


def finished(options: dict[str, Any], seed: int) -> Position:
    """The end of a random game."""
    position, source, choices = CITY.new(CITY.setup(options)), FastSource(seed), SequenceSource(seed)
    position.roll(source)
    while not position.is_over():
        moves = position.moves(position.decider())
        position.play(moves[choices.below(len(moves))])
        position.roll(source)
    return position


# ---- the evaluation ----------------------------------------------------------------------------------------------


def test_without_modules_it_judges_like_the_reference() -> None:
    position, source, choices = CITY.new(CITY.setup({"players": 3})), FastSource(4), SequenceSource(4)
    position.roll(source)
    while not position.is_over():
        seat = position.decider()
        assert judged(position, seat) == Judge(Weights(), position).outlook(position, seat)
        moves = position.moves(seat)
        position.play(moves[choices.below(len(moves))])
        position.roll(source)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_the_end_the_evaluation_is_the_score(seed: int) -> None:
    position = finished(ALL, seed)
    totals = position.totals()
    rivals = 100 * (sum(totals) - totals[0]) * Weights().rivals // 200
    assert judged(position) == 100 * totals[0] - rivals


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_alone_it_aims_at_the_difference(seed: int) -> None:
    position = finished(SOLO, seed)
    own, king = position.totals()
    assert judged(position) == 100 * (own - king)


@pytest.mark.parametrize(
    ("modules", "worse", "better"),
    [
        (["purple_die"], {"seats": {"A": {"dice": "P1"}}}, {"seats": {"A": {"dice": "P6"}}}),
        (["purple_die"], {"seats": {"A": {"dice": "R4"}}}, {"seats": {"A": {"dice": "P4"}}}),
        (["ramparts"], {"ramparts": {"guards": {"A": 4}}}, {"ramparts": {"guards": {"A": 5}}}),
        (["ramparts"], {"ramparts": AT_THE_END}, {"ramparts": {**AT_THE_END, "cubes": {"A": [1, 0, 0, 0]}}}),
        (["ramparts"], {"ramparts": AT_THE_END}, {"ramparts": {**AT_THE_END, "cubes": {"A": [0, 0, 0, 1]}}}),
        (["activities"], {"activities": {"breeder": {}}}, {"activities": {"breeder": {"cubes": {"A": 1}}}}),
        (["activities"], {"activities": {"catapult": {}}}, {"activities": {"catapult": {"cubes": {"A": 1}}}}),
        (["activities"], {"activities": {"hermit": {}}}, {"activities": {"hermit": {"cubes": {"A": 1}}}}),
        (["activities"], {"activities": {"princess": {}}}, {"activities": {"princess": {"cubes": {"A": 1}}}}),
        (["activities"], {"activities": {"princess": {"cubes": {"A": 1, "B": 1}}}},
         {"activities": {"princess": {"cubes": {"A": 2, "B": 1}}}}),
        (["events"], {"events": {"possession": ""}},
         {"events": {"possession": ""}, "seats": {"A": {"held": 1}}}),
    ],
)  # fmt: skip
def test_more_is_better(modules: list[str], worse: dict[str, Any], better: dict[str, Any]) -> None:
    tiles = {"tiles": TILES} if "ramparts" in modules else {}
    low, high = (
        staged({"round": 3, **data, **({"ramparts": {**tiles, **data["ramparts"]}} if tiles else {})}, modules)
        for data in (worse, better)
    )
    assert judged(low) < judged(high)


def test_a_cube_on_an_event_that_the_king_will_fill_is_worth_more_than_the_event_shows() -> None:
    """War: 6 and 3 points. Alone the King gets both; against one cube he gets 6, and 3 go to the seat."""
    gains = []
    for solo in (True, False):
        players = 1 if solo else 2
        without, with_cube = (
            staged({"round": 2, "events": {"marauding": "", "war": cubes}}, [], players) for cubes in ("", "A")
        )
        gains.append(judged(with_cube) - judged(without))
    assert gains[0] > gains[1] > 0


def test_royal_dice_let_the_king_play_on() -> None:
    few, many = (
        staged({"round": 2, "phase": "actions", "turn": "A", "neutral": {"dice": dice}}, [], 1)
        for dice in ("Y1", "Y1 Y2 R3 W5")
    )
    assert judged(few) > judged(many)


# ---- choices -----------------------------------------------------------------------------------------------------


def test_a_reaction_is_used_when_it_is_worth_more_than_its_cube() -> None:
    """Glory: 2 points for a cube that the last round will hardly use again."""
    position = staged({
        "round": 5, "turn": "A", "seats": {"A": {"dice": "R4", "deniers": 0, "influence": 0}},
        "events": {"marauding": "", "war": "A A A A B"},
        "ramparts": {**AT_THE_END, "tiles": TILES, "cubes": {"A": [0, 0, 0, 1]}},
    }, ["ramparts"])  # fmt: skip
    position.play(CITY.parse(position, "A fight war with R4"))
    assert choice_of(position) == "A use"


def test_a_catapult_is_judged_with_its_shots() -> None:
    """To spend a cube brings nothing by itself; only the two cubes on War make it worth it."""
    position = staged({
        "round": 5, "turn": "A", "seats": {"A": {"dice": "R3", "deniers": 0, "influence": 0}},
        "activities": {"catapult": {"tradesmen": {"A": 1}, "cubes": {"A": 1}}},
        "events": {"marauding": "", "war": "A A B B"},
    }, ["activities"])  # fmt: skip
    assert choice_of(position) == "A activate catapult with R3"
    position.play(CITY.parse(position, "A activate catapult with R3"))
    assert choice_of(position) == "A spend 1"


def test_a_guard_goes_for_the_race_when_nothing_else_pays() -> None:
    position = staged({
        "round": 5, "turn": "A", "seats": {"A": {"dice": "Y3", "deniers": 0, "influence": 0}},
        "ramparts": {"tiles": [*TILES[:3], "race"], "guards": {"A": 17}},
    }, ["ramparts"])  # fmt: skip
    assert choice_of(position) == "A guard with Y3"


def test_it_gives_no_standing_orders_and_swaps_only_for_higher_dice() -> None:
    position = staged({
        "round": 3, "turn": "A", "seats": {"A": {"dice": "R4"}, "B": {"dice": "R2 W6"}}, "neutral": {"dice": "Y1"},
        "ramparts": {
            **AT_THE_END, "tiles": ["richer_agriculture", "extra_red_die", "swap_dice", "glory"],
            "cubes": {"A": [1, 1, 1, 1]}, "orders": {"A": {"glory": "always"}},
        },
    }, ["ramparts"])  # fmt: skip
    kept = [CITY.format(position, move) for move in thinned(position, Weights(), 0, position.legal())]
    assert "A swap R4 for B:W6" in [CITY.format(position, move) for move in position.moves(0)]
    assert [move for move in kept if " swap " in move] == ["A swap R4 for B:W6"]
    assert not [move for move in kept if " ask " in move]


# ---- whole games -------------------------------------------------------------------------------------------------


def test_it_beats_random_players_with_every_module() -> None:
    result = simulate("city", 2, ["greedy", "random"], 1, seed=11, modules=["all"])
    assert result["bots"]["greedy"]["win_share"] == 1


def test_alone_it_comes_closer_to_the_king_than_random_moves() -> None:
    greedy, random = (
        simulate("city", 1, [name], 2, seed=5)["king"]["mean_difference"] for name in ("greedy", "random")
    )
    assert greedy > random + 20


@pytest.mark.parametrize("players", [1, 2])
def test_the_reference_plays_with_every_module_too(players: int) -> None:
    result = simulate("city", players, ["reference"], 1, seed=3, modules=["all"], options={"pool": "ladies"})
    assert result["games"] == 1
    assert ("king" in result) == (players == 1)
