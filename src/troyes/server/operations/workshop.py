"""Work that is not play: checking and looking through what people send, and what they take away with them.

It has threads of its own, so that it never keeps those busy that play needs, and no more of it waits than is done soon.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from troyes.server.live.play.refused import Refused
from troyes.words.message import Message

T = TypeVar("T")


class Workshop:
    """A few threads, and a queue that ends."""

    def __init__(self, threads: int, most: int) -> None:
        self.threads = ThreadPoolExecutor(threads, "work")
        self.most = most
        self.inside = 0

    async def do(self, work: Callable[[], T]) -> T:
        """Refused if too much waits already."""
        if self.inside >= self.most:
            problem, remedy = Message("too-much-is-looked"), Message("try-again-in-a-moment")
            raise Refused(503, "busy", problem, remedy)
        self.inside += 1
        try:
            return await asyncio.wrap_future(self.threads.submit(work))
        finally:
            self.inside -= 1

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)
