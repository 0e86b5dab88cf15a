"""Bots in worker processes: real processes, and bots that hang, crash and cheat."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.server.odd_bots import in_file
from troyes.bots.budget import Budget
from troyes.games import game_named
from troyes.kernel.play.chance import FastSource, SequenceSource
from troyes.server.bots import worker_process
from troyes.server.bots.crew import Crew
from troyes.server.bots.levels import BEST, Levels
from troyes.server.bots.question import Question, key_of, known_bytes, seated, view_for, view_of
from troyes.server.bots.worker_process import WorkerProcess

WAIT = 120.0
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "city": ("city", {"players": 2}),
    "every module": ("city", {"players": 4, "modules": ["all"], "revealed": True, "tournament": True}),
    "king": ("city", {"players": 1, "modules": ["all"]}),
    "dice": ("dice", {"players": 3, "banquets": True}),
}


@cache
def position_after(table: str, moves: int) -> Any:
    """A position of random play in which somebody has something to choose."""
    name, options = TABLES[table]
    game = game_named(name)
    position = game.new(game.setup(options))
    choices, dice = SequenceSource(3), FastSource(8)
    position.roll(dice)
    while moves > 0 or len(position.moves(position.pending()[0])) < 3:
        pending = position.pending()
        seat = pending[int(choices.below(len(pending)))]
        legal = position.moves(seat)
        position.play(legal[int(choices.below(len(legal)))])
        position.roll(dice)
        moves -= 1
    return position


def question(table: str = "city", level: str = "journeyman", seed: int = 1, moves: int = 30) -> Question:
    position = position_after(table, moves)
    game, seat = game_named(TABLES[table][0]), position.pending()[0]
    return Question(key_of(game.name, position.setup), known_bytes(game, position, seat), seat, level, seed)


def legal(asked: Question) -> list[int]:
    return list(view_for(asked).moves())


class Named(Levels):
    """Levels that are the bots themselves, strongest first."""

    def bots_of(self, level: str, game: str) -> list[str]:
        return [in_file(bot) for bot in level.split()]


NAMED = Named({"hanging": in_file("hanging")})
Hire = Callable[..., Crew]


@pytest.fixture
def hire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hire]:
    """Crews that are closed at the end, with bots that misbehave. Weaker bots have all the time they need."""
    monkeypatch.setattr("troyes.server.bots.crew.SECOND_CHANCE", WAIT)
    hired: list[Crew] = []

    def make(workers: int = 1, idle: float = WAIT, levels: Levels = NAMED) -> Crew:
        hired.append(Crew(levels, workers, WAIT, idle))
        return hired[-1]

    yield make
    for crew in hired:
        crew.close()


def pids(crew: Crew) -> list[int]:
    with crew.changed:
        return [worker.process.pid or 0 for worker in crew.workers]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def resting(crew: Crew) -> int:
    """Workers that have nothing to do, once every question is with somebody."""
    with crew.changed:
        return 0 if crew.waiting else crew.resting


def eventually(is_true: Callable[[], bool], seconds: float = WAIT) -> bool:
    end = time.monotonic() + seconds
    while not is_true() and time.monotonic() < end:
        time.sleep(0.02)
    return is_true()


# ---- what a bot gets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_the_view_made_again_is_the_view(table: str) -> None:
    position = position_after(table, 30)
    game = game_named(TABLES[table][0])
    for seat in range(game.seats(position.setup)):
        known = known_bytes(game, position, seat)
        again = view_of(game.name, position.setup, known, seat)
        assert again.to_dict() == game.view(position, seat).to_dict()
        assert again.moves() == game.view(position, seat).moves()
        assert known_bytes(game, game.from_bytes(position.setup, known), seat) == known


def test_nothing_that_a_seat_may_not_know_leaves_the_server() -> None:
    """Characters of others in the city; in the dice game what others have chosen in this half-day."""
    position = position_after("city", 30)
    game, seat = game_named("city"), position.pending()[0]
    for seed in range(5):
        other = game.view(position, seat).determinize(SequenceSource(seed))
        assert known_bytes(game, other, seat) == known_bytes(game, position, seat)
    assert known_bytes(game, position, seat) != position.to_bytes()

    game = game_named("dice")
    position = game.new(game.setup({"players": 2}))
    position.roll(FastSource(8))
    known: dict[bool, set[bytes]] = {True: set(), False: set()}
    for move in position.moves(1):
        after = position.clone()
        after.play(move)
        known[1 in after.pending()].add(known_bytes(game, after, 0))
    assert len(known[False]) == 1  # seat 0 knows that the line is done, not what it is
    assert known[True] <= {known_bytes(game, position, 0)}


# ---- answers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_every_level_plays_every_game_as_it_would_in_the_server(hire: Hire, table: str) -> None:
    crew = hire(levels=Levels())
    for level in ("apprentice", "journeyman", "master"):
        asked = question(table, level)._replace(temper=7)
        bot = seated(crew.levels.bots_of(level, asked.setup.game)[0], 7, asked.seed)
        assert crew.choose(asked).result(WAIT).move == bot.choose(view_for(asked), Budget.none())
    for level in ("grandmaster", BEST):
        asked = question(table, level)
        assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert crew.counts["started"] == 1
    assert not crew.counts["failed"]


def test_a_game_goes_on_to_its_end(hire: Hire) -> None:
    crew = hire(2, levels=Levels())
    game = game_named("dice")
    setup = game.setup({"players": 3, "banquets": True})
    position, dice = game.new(setup), FastSource(4)

    async def choose(seat: int) -> int:
        asked = Question(key_of("dice", setup), known_bytes(game, position, seat), seat, "apprentice", seat)
        return (await asyncio.wrap_future(crew.choose(asked))).move

    async def play() -> None:
        position.roll(dice)
        while not position.is_over():
            for move in await asyncio.gather(*map(choose, position.pending())):
                position.play(move)
            position.roll(dice)

    asyncio.run(asyncio.wait_for(play(), WAIT))
    assert position.is_over()
    assert set(crew.counts) == {"started"}


def test_a_setup_is_sent_once_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "MOST_SETUPS", 2)
    worker = WorkerProcess()
    try:
        tables = ["city", "dice", "city", "king", "city", "king"]
        for table, is_sent in zip(tables, [True, True, False, True, True, False]):
            asked = question(table)
            before = set(worker.setups)
            assert worker.ask(asked, "random", WAIT).move in legal(asked)
            assert (worker.setups != before) == is_sent
            assert (worker.task(asked, "random", 1.0).setup is None) is True
    finally:
        worker.end()
    assert not is_running(worker.process.pid or 0)


# ---- bots that fail ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_a_bot_that_hangs_is_ended_and_a_weaker_one_plays(hire: Hire, table: str) -> None:
    crew = hire()
    crew.choose(question(table, "random")).result(WAIT)  # so that the start of the worker is not measured
    [stuck] = pids(crew)
    began = time.monotonic()
    asked = question(table, "hanging greedy")._replace(seconds=0.5)
    assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert time.monotonic() - began >= 0.5
    assert not is_running(stuck)
    assert crew.counts == {"started": 2, "lost": 1}


@pytest.mark.parametrize("table", TABLES)
def test_a_bot_that_takes_its_process_with_it(hire: Hire, table: str) -> None:
    crew = hire()
    asked = question(table, "crashing greedy")
    assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert crew.counts == {"started": 2, "lost": 1}


@pytest.mark.parametrize("table", TABLES)
def test_a_bot_without_a_legal_move_costs_no_worker(hire: Hire, table: str) -> None:
    crew = hire()
    bots = ["raising", "cheating", "wordy", "meddling", "unknown"]
    for bot in bots:
        asked = question(table, f"{bot} greedy")
        assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert crew.counts == {"started": 1, "failed": len(bots)}


@pytest.mark.parametrize("table", TABLES)
def test_when_all_bots_fail_the_server_plays_any_legal_move(hire: Hire, table: str) -> None:
    crew = hire()
    asked = question(table, "crashing raising cheating")
    assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert crew.counts == {"started": 2, "lost": 1, "failed": 2, "played by the server": 1}


def test_without_workers_games_go_on(hire: Hire, monkeypatch: pytest.MonkeyPatch) -> None:
    """No memory left: no worker ever starts."""
    crew, asked = hire(), question("city", "greedy random")

    def no_memory(self: object) -> None:
        raise OSError("Cannot allocate memory")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", no_memory)
    assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert crew.counts["played by the server"] == 1
    assert pids(crew) == []


# ---- many jobs ---------------------------------------------------------------------------------------------------


def test_many_jobs_at_once_with_every_kind_of_failure(hire: Hire) -> None:
    crew = hire(2)
    ladders = ["greedy random", "noisy random", "crashing random", "hanging random", "cheating random", "random"]
    asked = [
        question(table, ladder)._replace(seconds=0.4 if "hanging" in ladder else WAIT)
        for table in TABLES
        for ladder in ladders
    ]
    answers = [crew.choose(one) for one in asked]
    for one, answer in zip(asked, answers):
        assert answer.result(WAIT).move in legal(one)
    assert crew.counts["lost"] == 2 * len(TABLES)
    assert crew.counts["played by the server"] == 0
    assert len(crew.threads) <= 2
    assert len(pids(crew)) <= 2


def test_work_is_shared(hire: Hire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "workers"
    monkeypatch.setenv("TROYES_TEST_WORKERS", str(file))
    crew = hire(2)
    for _ in range(3):  # one question after another needs one worker
        crew.choose(question("dice", "worker")).result(WAIT)
        assert eventually(lambda: resting(crew) == 1)
    assert crew.counts == {"started": 1}
    for answer in [crew.choose(question("dice", "slow worker")) for _ in range(12)]:
        answer.result(WAIT)
    assert crew.counts == {"started": 2}
    for answer in [crew.choose(question("dice", "worker")) for _ in range(4)]:
        answer.result(WAIT)
    assert set(map(int, file.read_text().split())) <= set(pids(crew))


def test_idle_workers_end_and_come_back(hire: Hire) -> None:
    crew = hire(idle=0.2)
    asked = question("dice", "random")
    crew.choose(asked).result(WAIT)
    assert eventually(lambda: not crew.threads and not pids(crew))
    assert crew.choose(asked).result(WAIT).move in legal(asked)
    assert crew.counts == {"started": 2}


def test_a_job_that_nobody_waits_for_is_left_out(hire: Hire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv("TROYES_TEST_GATE", str(gate))
    crew = hire()
    first = crew.choose(question("dice", "gated"))
    left = crew.choose(question("dice", "crashing"))
    assert left.cancel()
    last = crew.choose(question("dice", "gated"))
    gate.touch()
    assert first.result(WAIT) == last.result(WAIT)
    assert crew.counts == {"started": 1}


# ---- the end -----------------------------------------------------------------------------------------------------


def test_stop_while_busy(hire: Hire) -> None:
    crew = hire(2)
    for answer in [crew.choose(question("dice", "slow")) for _ in range(2)]:
        answer.result(WAIT)
    busy = pids(crew)
    answers = [crew.choose(question("city", "hanging greedy")) for _ in range(6)]
    assert eventually(lambda: len(crew.waiting) == 4)
    began = time.monotonic()
    crew.close()
    assert time.monotonic() - began < WAIT / 2  # not as long as they may think
    for answer in answers:
        with pytest.raises(CancelledError):
            answer.result(WAIT)
    assert crew.choose(question()).cancelled()
    assert eventually(lambda: not any(map(is_running, busy)))
    assert eventually(lambda: not pids(crew) and not crew.threads)
    crew.close()  # twice does no harm


def test_stop_while_workers_start(hire: Hire) -> None:
    crew = hire(2)
    answers = [crew.choose(question("dice", "greedy")) for _ in range(4)]
    crew.close()
    assert eventually(lambda: all(answer.cancelled() for answer in answers))
    assert eventually(lambda: not pids(crew))


SERVER = """
import sys, time
from tests.server.test_bot_workers import NAMED, WAIT, Crew, pids, question, resting

if __name__ == "__main__":
    crew = Crew(NAMED, 2, seconds=WAIT)
    while len(pids(crew)) < 2:
        for answer in [crew.choose(question("dice", "slow")) for _ in range(2)]:
            answer.result(WAIT)
    while resting(crew) < 2:
        time.sleep(0.02)
    crew.choose(question("dice", "hanging")._replace(seconds=float(sys.argv[1])))
    while resting(crew) != 1:
        time.sleep(0.02)
    time.sleep(0.5)  # it hangs by now
    print(*pids(crew), flush=True)
    if sys.argv[2] == "wait":
        time.sleep(WAIT)
"""


def server_process(tmp_path: Path, seconds: float, then: str) -> tuple[subprocess.Popen[str], list[int]]:
    """A server with one idle and one stuck worker; the process and its workers."""
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([root, *filter(None, sys.path)])
    server = subprocess.Popen(
        [sys.executable, str(script), str(seconds), then],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert server.stdout is not None
    return server, [int(pid) for pid in server.stdout.readline().split()]


def test_workers_of_a_server_that_was_killed_end_by_themselves(tmp_path: Path) -> None:
    server, workers = server_process(tmp_path, 10.0, "wait")  # time enough to look at them and to kill the server
    assert len(workers) == 2
    assert all(map(is_running, workers))
    server.send_signal(signal.SIGKILL)
    server.wait(WAIT)
    assert eventually(lambda: not any(map(is_running, workers)))


def test_a_server_that_ends_without_stopping_its_bots_leaves_none_behind(tmp_path: Path) -> None:
    server, workers = server_process(tmp_path, WAIT, "end")
    assert len(workers) == 2
    assert server.wait(WAIT) == 0
    assert eventually(lambda: not any(map(is_running, workers)))
