"""Processes that work for another end with it."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def leave_with_parent() -> None:
    """End this process when the one that started it has ended, however that was. A worker that only waits for its next
    order would never notice."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=leave_after, args=(parent,), daemon=True).start()


def leave_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
