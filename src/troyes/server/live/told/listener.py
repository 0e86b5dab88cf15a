"""News from the other processes on the same PostgreSQL, by LISTEN and NOTIFY.

While the connection is down nothing in memory is trusted: games are read from the database, and sockets have to come
back. When it is up again everything is fresh.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import psycopg

from troyes.server.database.engine import connecting
from troyes.server.live.play.orders import CHANNEL

WAIT: Final = 1.0  # seconds before another try to connect
LOOK: Final = 0.2  # seconds between looks at whether the server ends
LOG: Final = logging.getLogger("troyes.server.listener")


class Listener:
    """A thread with a connection of its own. `heard(game, seq)` and `trusted(bool)` are called in that thread.

    What `process` itself has changed it knows already.
    """

    def __init__(
        self, url: str, process: str, heard: Callable[[str, int], None], trusted: Callable[[bool], None]
    ) -> None:
        self.process = process
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.connecting = connecting(url)
        self.heard = heard
        self.trusted = trusted
        self.ends = Event()
        self.listens = Event()
        self.thread = Thread(target=self.run, name="listener", daemon=True)

    def start(self) -> None:
        self.thread.start()
        self.listens.wait(10)

    def close(self) -> None:
        self.ends.set()
        self.thread.join()

    def run(self) -> None:
        is_told = False
        while not self.ends.is_set():
            try:
                self.listen()
            except psycopg.Error as error:
                if self.listens.is_set() or not is_told:  # once, not every second
                    LOG.warning("the news are interrupted: %s", type(error).__name__)
                is_told = True
            self.listens.clear()
            self.trusted(False)
            self.ends.wait(WAIT)

    def listen(self) -> None:
        with psycopg.connect(self.url, autocommit=True, **self.connecting) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.trusted(True)
            self.listens.set()
            while not self.ends.is_set():
                for news in connection.notifies(timeout=LOOK):
                    process, game, seq = news.payload.split(" ")
                    if process != self.process:
                        self.heard(game, int(seq))
