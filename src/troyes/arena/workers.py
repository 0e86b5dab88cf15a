"""Who does the work of many games: the cores of this machine, or those of a Ray cluster.

Orders and answers are plain data, so that they can travel; compiled objects never do.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.leaving import leave_with_parent

Order = TypeVar("Order")
Answer = TypeVar("Answer")
Answers = Generator[tuple[int, Answer], None, None]

AHEAD: Final = 4  # orders given out for each core: enough that none is idle, few enough that stopping early is cheap


def answers(work: Callable[[Order], Answer], orders: Iterable[Order], processes: int = 1) -> Answers[Answer]:
    """The answers as they come, each with the number of its order. Closing the generator ends the work under way."""
    if processes == 1:
        yield from enumerate(map(work, orders))
        return
    numbered, waiting = enumerate(orders), dict[Future[Answer], int]()
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), keep_quiet) as executor:
        try:
            while True:
                for number, order in islice(numbered, processes * AHEAD - len(waiting)):
                    waiting[executor.submit(work, order)] = number
                if not waiting:
                    return
                for task in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(task), task.result()
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            send_home([child for child in multiprocessing.active_children() if child not in others])
            raise


def keep_quiet() -> None:
    """Start of a process that works for another, which alone answers to an interruption."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


def send_home(workers: Sequence[BaseProcess]) -> None:
    """An interruption is answered at once, not when the work under way is done."""
    for worker in workers:
        worker.terminate()


def answers_of_cluster(
    work: Callable[[Order], Answer], orders: Iterable[Order], cores_each: int = 1
) -> Answers[Answer]:
    """The same on a Ray cluster: the one that is set up (`RAY_ADDRESS`), or this machine."""
    ray = the_library()
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)) // cores_each)
    task: Any = ray.remote(num_cpus=cores_each)(work)
    numbered, waiting = enumerate(orders), dict[Any, int]()
    try:
        while True:
            for number, order in islice(numbered, most - len(waiting)):
                waiting[task.remote(order)] = number
            if not waiting:
                return
            for reference in ray.wait([*waiting])[0]:
                number = waiting.pop(reference)
                yield number, unwrapped(ray, reference)
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)


def the_library() -> Any:
    try:
        ray = import_module("ray")
    except ImportError:
        ray = None
    if not hasattr(ray, "init"):  # a folder of that name, as Ray leaves one in /tmp, is no library
        raise BadInput("--cluster", "needs-the-library-ray", "install-ray")
    return ray


def unwrapped(ray: Any, reference: Any) -> Any:
    """An answer, or what went wrong at the other end as it was raised there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def in_order(found: Iterable[tuple[int, Answer]]) -> Iterator[Answer]:
    """Answers in the order of their numbers 0, 1, 2, …, whichever comes first."""
    waiting: dict[int, Answer] = {}
    due = 0
    for number, answer in found:
        waiting[number] = answer
        while due in waiting:
            yield waiting.pop(due)
            due += 1


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
