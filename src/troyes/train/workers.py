"""Who plays the games of a training: the cores of this machine, or those of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import TypeVar

Order = TypeVar("Order")
Answer = TypeVar("Answer")


def answers_of(work: Callable[[Order], Answer], orders: Sequence[Order], processes: int) -> Iterator[Answer]:
    """The answers, in the order of the orders, each as soon as those before it are there."""
    if processes == 1:
        yield from map(work, orders)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as executor:
        yield from executor.map(work, orders)


def answers_of_cluster(work: Callable[[Order], Answer], orders: Sequence[Order]) -> Iterator[Answer]:
    """The same on a Ray cluster: the one that is set up, or this machine."""
    ray = import_module("ray")

    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    task = ray.remote(work)
    for reference in [task.remote(order) for order in orders]:
        yield ray.get(reference)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
