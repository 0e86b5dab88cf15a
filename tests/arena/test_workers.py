"""Work that is given to processes or to a cluster: answers with their numbers, and nobody left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from troyes.arena.compare import compare
from troyes.arena.workers import AHEAD, answers, in_order
from troyes.kernel.contract.refusals import BadInput

SOON = 20.0  # seconds
ALONE = """
import os, sys, time
from troyes.arena.workers import answers
if __name__ == "__main__":
    sys.path.append({tests!r})
    from tests.arena.test_workers import who_and_wait
    for _, found in answers(who_and_wait, range(100), 2):
        print(*found, flush=True)
"""


def twice(number: int) -> int:
    if number == 13:
        raise BadInput("a number", "compares-two-bots", "name-two-bots", given=3)
    return 2 * number


def who_and_wait(number: int) -> tuple[int]:
    time.sleep(0 if number < 4 else 30)
    return (os.getpid(),)


@pytest.mark.parametrize("processes", [1, 2])
def test_every_order_is_answered_once(processes: int) -> None:
    assert sorted(answers(twice, range(12), processes)) == [(number, 2 * number) for number in range(12)]
    assert list(in_order(answers(twice, range(12), processes))) == [*range(0, 24, 2)]


def test_orders_are_asked_for_when_there_is_room() -> None:
    taken: list[int] = []

    def orders() -> Iterator[int]:
        for number in range(10_000):
            taken.append(number)
            yield number + 100

    with closing(answers(twice, orders(), 2)) as found:
        next(found)
    assert len(taken) <= 2 * AHEAD


def test_what_went_wrong_is_raised_here() -> None:
    with pytest.raises(BadInput, match="not 3"):
        list(answers(twice, range(20), 2))


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_workers_leave_with_whom_they_work_for(how: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text(ALONE.format(tests=str(Path(__file__).parents[2])))
    program = [sys.executable, str(script)]
    path = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as running:
        assert running.stdout is not None
        pids = {int(running.stdout.readline()) for _ in range(4)}
        assert all(map(is_there, pids))
        running.send_signal(how)
    end = time.monotonic() + SOON
    while any(map(is_there, pids)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(is_there, pids))


# ---- a cluster ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("found", [None, type(sys)("ray")], ids=["missing", "a folder of that name"])
def test_without_its_library_a_cluster_is_refused(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", found)
    with pytest.raises(BadInput, match="pip install ray"):
        compare("greedy,random", deals=1, cluster=True)


@pytest.fixture
def _ray() -> Iterator[None]:
    """A cluster of two workers on this machine."""
    ray = pytest.importorskip("ray", reason="pip install ray")
    if not hasattr(ray, "init"):
        pytest.skip("pip install ray")
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("_ray")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    near, far = (compare("greedy,random", "dice", 1, 4, processes=1, cluster=cluster) for cluster in (False, True))
    assert [seat[:7] for seat in near.seats()] == [seat[:7] for seat in far.seats()]
    own = tmp_path / "bad.py"
    own.write_text(
        "from troyes.bots.bot import Bot\n\n\nclass Bad(Bot):\n    def choose(self, view, budget):\n        return -1\n"
    )
    with pytest.raises(BadInput, match="bot Bad: chose -1"):
        compare(f"{own}:Bad,random", "dice", 1, 4, cluster=True)
