"""Simulations: what is counted, that it is repeatable, and that no wrong argument gets through."""

from __future__ import annotations

import gc
import pickle
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from troyes.arena.plan import make_plan
from troyes.arena.simulate import shares, simulate
from troyes.arena.table import Table
from troyes.arena.tally import Tally
from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import View
from troyes.kernel.play.record import Record
from troyes.words.message import place

KEYS = {
    "games", "games_per_second", "decisions", "main_decisions", "decisions_per_second", "legal_moves_per_decision",
    "legal_moves_per_main_decision", "calibration_seconds", "mean_scores", "compiled", "processes",
}  # fmt: skip
TIMES = {"games_per_second", "decisions_per_second", "calibration_seconds", "seconds", "processes"}


def counted(result: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the clock."""
    return {key: value for key, value in result.items() if key not in TIMES}


def test_a_simulation_counts_games_decisions_and_points() -> None:
    result = simulate("city", 3, ["random"], 6, seed=5)
    assert result.keys() >= KEYS
    assert result["games"] == 6
    assert len(result["mean_scores"]) == 3
    assert 0 < result["main_decisions"] < result["decisions"]
    assert 2 <= result["legal_moves_per_decision"] < result["legal_moves_per_main_decision"]
    bot = result["bots"]["random"]
    assert bot["win_share"] == pytest.approx(1)
    assert bot["mean_score"] == pytest.approx(sum(result["mean_scores"]) / 3)
    assert bot["min_score"] <= bot["mean_score"] <= bot["max_score"]


def test_equal_seeds_give_equal_games_and_other_seeds_others() -> None:
    first, again, other = (counted(simulate("city", 2, ["random"], 4, seed=seed)) for seed in (5, 5, 6))
    assert first == again
    assert first != {**other, "seed": 5}


def test_the_compiled_loop_plays_the_same_games_as_bots_that_are_asked(tmp_path: Path) -> None:
    alone = Table(make_plan("city", 4, ["random"], 2, 3))
    fast, asked = Tally(), Tally()
    for number in range(2):
        quick = alone.play_fast(number, fast)
        fast.finish(alone.plan.seating(number), quick.totals())
        scores = alone.play_bots(number, alone.seat_bots(number), asked).totals()
        asked.finish(alone.plan.seating(number), scores)
    assert fast == asked
    assert counted(simulate("city", 4, ["random"], 2, seed=3, out=tmp_path)) == counted(
        simulate("city", 4, ["random"], 2, seed=3)
    )


def test_bots_take_every_seat_in_turn() -> None:
    plan = make_plan("city", 4, ["greedy", "random", "random", "random"], 8, 1)
    seats = [plan.seating(number).index("greedy") for number in range(8)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_seeds_of_dice_and_bots_differ() -> None:
    plan = make_plan("city", 4, ["random"], 3, 7)
    seeds = [plan.game_seed(n) for n in range(3)] + [plan.bot_seed(n, s) for n in range(3) for s in range(4)]
    assert len(set(seeds)) == len(seeds)


def test_records_are_written_one_per_game_and_replay(tmp_path: Path) -> None:
    result = simulate("city", 2, ["greedy", "random"], 2, seed=4, modules=["bonus"], out=tmp_path / "new" / "records")
    files = sorted((tmp_path / "new" / "records").iterdir())
    assert [file.name for file in files] == ["city-4-000000.jsonl", "city-4-000001.jsonl"]
    records = [Record.load(file) for file in files]
    assert [record.seats for record in records] == [["greedy", "random"], ["random", "greedy"]]
    scores = [record.replay().totals() for record in records]
    assert result["mean_scores"] == [sum(column) / 2 for column in zip(*scores)]


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    together = simulate("city", 2, ["random"], 5, seed=9, processes=2, progress=lambda a, b: seen.append((a, b)))
    assert counted(together) == counted(simulate("city", 2, ["random"], 5, seed=9))
    assert together["processes"] == 2
    assert seen[-1] == (5, 5)


def test_progress_is_told_game_by_game() -> None:
    seen: list[tuple[int, int]] = []
    simulate("city", 2, ["random"], 3, seed=9, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(("num", "processes"), [(1, 4), (7, 2), (64, 2), (1001, 3), (10**6, 2)])
def test_work_is_cut_into_few_parts_that_cover_every_game(num: int, processes: int) -> None:
    parts = list(shares(num, processes))
    assert len(parts) <= 32 * processes
    assert [first for first, _ in parts] == [0, *(end for _, end in parts[:-1])]
    assert parts[-1][1] == num


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"game": "chess"}, "game"),
        ({"players": 5}, "option players"),
        ({"bots": ["randm"]}, "bot 'randm'"),
        ({"bots": ["random", "random", "random"]}, "bots"),
        ({"num": 0}, "num"),
        ({"num": 2.5}, "num"),
        ({"seed": "x"}, "seed"),
        ({"modules": ["nonsense"]}, "option modules"),
        ({"processes": 0}, "processes"),
    ],
)
def test_wrong_arguments_are_named_and_nothing_is_written(
    tmp_path: Path, arguments: dict[str, Any], where: str
) -> None:
    folder = tmp_path / "records"
    with pytest.raises(BadInput) as caught:
        simulate(**{"game": "city", "players": 2, "num": 1, "out": folder, **arguments})
    assert caught.value.where == where
    assert not folder.exists()


def test_records_need_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(BadInput, match="is not a folder"):
        simulate("city", 2, ["random"], 1, out=file)
    with pytest.raises(BadInput, match="cannot be made"):
        simulate("city", 2, ["random"], 1, out=file / "below")


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Cheat(Bot):
        def choose(self, view: View, budget: Budget) -> int:
            return view.moves()[0] ^ 1 << 40

    table = Table(make_plan("city", 2, ["random"], 1, 1))
    with pytest.raises(BadInput, match=r"bot Cheat.*not a legal move"):
        table.play_bots(0, [Cheat(), Cheat()], Tally())


def test_bad_input_survives_the_way_back_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(BadInput("a file", place("is full"), place("Use another"))))
    assert (str(error), error.where, error.problem, error.remedy) == (
        "a file: is full. Use another", "a file", place("is full"), place("Use another"),
    )  # fmt: skip


@pytest.mark.alone
def test_memory_does_not_grow_with_games() -> None:
    table, tally = Table(make_plan("city", 2, ["random"], 30, 1)), Tally()

    def used_after(numbers: range) -> int:
        for number in numbers:
            table.play(number, tally)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = used_after(range(3))
        after = used_after(range(3, 12))
    finally:
        tracemalloc.stop()
    assert after - before < 20_000


# ---- against the King --------------------------------------------------------------------------------------------


def test_the_king_counts_apart_from_the_seats() -> None:
    tally, other = Tally(), Tally()
    tally.finish(["greedy"], [40, 31])
    tally.finish(["greedy"], [25, 25])
    other.finish(["greedy"], [19, 30])
    tally.merge(other)
    result = tally.summary(1.0)
    assert result["mean_scores"] == [28]
    assert result["king"] == {
        "mean_score": 86 / 3, "mean_difference": -2 / 3, "win_share": 1 / 3, "min_difference": -11, "max_difference": 9,
    }  # fmt: skip
    assert result["bots"]["greedy"]["win_share"] == 1 / 3
    assert result["bots"]["greedy"]["seats_per_game"] == 1


def test_without_the_king_nothing_is_said_of_him() -> None:
    tally = Tally()
    tally.finish(["greedy", "random"], [20, 20])
    assert "king" not in tally.summary(1.0)
    assert tally.bots["random"].won == 0.5


# ---- the dice game ---------------------------------------------------------------------------------------------------

BANQUETS = {"banquets": True, "numbering": "crier"}


def test_the_dice_game_is_counted_alike() -> None:
    result = simulate("dice", 1, ["random"], 6, seed=5)
    assert result.keys() >= KEYS
    assert (result["games"], len(result["mean_scores"])) == (6, 1)
    assert 80 <= result["main_decisions"] <= result["decisions"]
    assert result["legal_moves_per_decision"] > 10
    assert result["bots"]["random"]["win_share"] == 1


@pytest.mark.parametrize("options", [None, BANQUETS], ids=str)
def test_the_compiled_loop_of_the_dice_game_plays_the_same_games(tmp_path: Path, options: dict[str, Any]) -> None:
    table = Table(make_plan("dice", 3, ["random"], 2, 3, more=options))
    fast, asked = Tally(), Tally()
    for number in range(2):
        quick = table.play_fast(number, fast)
        fast.finish(table.plan.seating(number), quick.totals())
        scores = table.play_bots(number, table.seat_bots(number), asked).totals()
        asked.finish(table.plan.seating(number), scores)
    assert fast == asked
    assert counted(simulate("dice", 3, ["random"], 2, seed=3, out=tmp_path, options=options)) == counted(
        simulate("dice", 3, ["random"], 2, seed=3, options=options)
    )


def test_records_of_the_dice_game_replay(tmp_path: Path) -> None:
    result = simulate("dice", 2, ["greedy", "random"], 2, seed=4, out=tmp_path, options=BANQUETS)
    records = [Record.load(file) for file in sorted(tmp_path.iterdir())]
    assert [record.options["banquets"] for record in records] == [True, True]
    scores = [record.replay().totals() for record in records]
    assert result["mean_scores"] == [sum(column) / 2 for column in zip(*scores)]


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"players": 11}, "option players"),
        ({"options": {"numbering": "roman"}}, "option numbering"),
        ({"options": {"first": 9}}, "option first"),
        ({"modules": ["bonus"]}, "option modules"),
        ({"bots": ["reference"]}, "bot 'reference'"),
    ],
)
def test_wrong_arguments_of_the_dice_game_are_named(tmp_path: Path, arguments: dict[str, Any], where: str) -> None:
    folder = tmp_path / "records"
    with pytest.raises(BadInput) as caught:
        simulate(**{"game": "dice", "players": 2, "num": 1, "out": folder, **arguments})
    assert caught.value.where == where
    assert not folder.exists()
