"""Processes to be measured: pinned to one core, with what they use of processor and memory."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
WAIT = 60.0


def cores() -> tuple[int, int]:
    """One for the server, another one for who loads it; the same if there is only one."""
    found = sorted(os.sched_getaffinity(0))
    return found[0], found[-1]


class Served:
    """A server that says `ready` (anything) on its first line."""

    def __init__(self, command: Sequence[str], folder: Path, core: int, **surroundings: str) -> None:
        self.log = folder / "log"
        environment = {**os.environ, **surroundings}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def seconds(self) -> float:
        """Of the processor, so far; threads are counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are its own."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no figure for memory")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(WAIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def settle(seconds: float = 1.0) -> None:
    """Let what has just been done come to rest."""
    time.sleep(seconds)
