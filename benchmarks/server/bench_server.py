"""The server under load, and boardgame.io's server under the same load in the same run.

500 games in progress with four seats each, a socket for every seat: 2,000 sockets. Moves are played at fixed rates at
random tables; measured is the time from the request until each of the other seats has been told. Who has to decide at
ours is sent the legal moves, as a page is; a move is on the disk before anybody hears of it. The other server
plays a game without rules and keeps it in memory. Each server has a core of its own, and so has the load.

    make bench-server                                    everything, some minutes
    make bench-server ARGS="--games 50 --seconds 3"      a short look
    make bench-server ARGS=--alone                       without the other server
    make bench-server ARGS="--against COMMIT"            beside our own of an earlier commit, in turns
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import beside
from boardgame_side import BoardgameSide
from load import Load, Measured
from rig import cores, settle
from troyes_side import TroyesSide

AIM_RATE, AIM_MS, AIM_BYTES = 200, 50.0, 40 * 1024
RATES = (50, 100, 200, 300, 400, 600, 800, 1200)
WARM_GAMES = 20
PAIRS = 5


async def measure(side: Any, rates: tuple[int, ...], games: int, seconds: float) -> list[Measured]:
    """Rate after rate, until one is not held."""
    await side.open(games)
    before = side.server.memory()
    await side.watch()
    settle()
    sockets = sum(len(table.sockets) for table in side.tables)
    print(f"{side.name}: {games} games, {sockets} sockets, {side.server.memory() / 2**20:.0f} MB in all, ", end="")
    print(f"{(side.server.memory() - before) / sockets / 1024:.1f} KB more per socket; ", end="")
    load, found = Load(side.tables), []
    await load.run(min(rates), 2)  # what is done for the first time is not measured
    print(f"{side.tables[0].bytes} bytes per frame", flush=True)
    gc.collect()
    gc.freeze()
    for rate in rates:
        begin = side.server.seconds()
        result = await load.run(rate, seconds)
        result.processor = side.server.seconds() - begin
        found.append(result)
        print("  " + result.line(), flush=True)
        if not result.is_held:
            break
    return found


async def idle_memory(side: TroyesSide, games: int) -> float:
    """Bytes per game that is loaded and has nothing to do: a new process loads them all."""
    await side.restart()
    await side.look(side.tables[:WARM_GAMES])
    settle()
    before = side.server.memory()
    await side.look(side.tables[WARM_GAMES:])
    settle()
    return (side.server.memory() - before) / (games - WARM_GAMES)


async def measure_ours(rates: tuple[int, ...], games: int, seconds: float, core: int) -> tuple[list[Measured], float]:
    with tempfile.TemporaryDirectory(prefix="bench") as folder:
        side = TroyesSide(Path(folder), core)
        try:
            found = await measure(side, rates, games, seconds)
            return found, await idle_memory(side, games)
        finally:
            await side.close()


async def measure_other(rates: tuple[int, ...], games: int, seconds: float, core: int) -> list[Measured]:
    with tempfile.TemporaryDirectory(prefix="bench") as folder:
        side = BoardgameSide(Path(folder), core)
        try:
            return await measure(side, rates, games, seconds)
        finally:
            await side.close()


def compare(ours: list[Measured], other: list[Measured]) -> None:
    """Both at the same rates, as ratios."""
    for one, two in zip(ours, other):
        if one.is_held and two.is_held:
            print(
                f"at {one.rate:.0f} moves/s, ours to theirs: p50 x {one.share(0.5) / two.share(0.5):.2f}, "
                f"p99 x {one.share(0.99) / two.share(0.99):.2f}, processor x {one.processor / two.processor:.2f}"
            )
    best = [max((one.rate for one in found if one.is_held), default=0) for found in (ours, other)]
    print(f"highest rate held: ours {best[0]:.0f} moves/s, theirs {best[1]:.0f}: x {best[0] / max(best[1], 1):.2f}")


def judge(ours: list[Measured], idle: float) -> bool:
    """Against the aims."""
    at_aim = next((one for one in ours if one.rate == AIM_RATE), None)
    wait = at_aim.share(0.99) if at_aim is not None and at_aim.is_held else float("inf")
    is_quick, is_small = wait < AIM_MS, idle < AIM_BYTES
    print(f"p99 at {AIM_RATE} moves/s: {wait:.1f} ms, aim {AIM_MS:.0f} ms: {'met' if is_quick else 'NOT MET'}")
    aim = f"aim {AIM_BYTES / 1024:.0f} KB: {'met' if is_small else 'NOT MET'}"
    print(f"memory per idle game: {idle / 1024:.1f} KB, {aim}")
    return is_quick and is_small


async def processor_per_move(home: Path | None, games: int, seconds: float, core: int) -> float:
    """Milliseconds at the rate that is aimed for."""
    with tempfile.TemporaryDirectory(prefix="bench") as folder:
        side = TroyesSide(Path(folder), core, home)
        try:
            *_, last = await measure(side, (AIM_RATE,), games, seconds)
            if not last.is_held:
                raise SystemExit(f"{AIM_RATE} moves/s were not held")
            return 1000 * last.processor / last.moves
        finally:
            await side.close()


def against(commit: str, games: int, seconds: float, core: int) -> None:
    """This state and an earlier one in turns: what a move costs."""
    homes, ratios = (None, beside.installed(commit)), []
    for _ in range(PAIRS):
        now, then = [asyncio.run(processor_per_move(home, games, seconds, core)) for home in homes]
        ratios.append(now / then)
        print(f"processor per move: now {now:.2f} ms, {commit} {then:.2f} ms: x {now / then:.2f}", flush=True)
    print(f"median of {PAIRS} pairs: x {statistics.median(ratios):.2f}")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", type=int, nargs="+", default=RATES, help="moves per second")
    parser.add_argument("--alone", action="store_true", help="without the other server")
    parser.add_argument("--against", metavar="COMMIT", help="beside our own server of an earlier commit")
    given = parser.parse_args()
    if given.games <= 2 * WARM_GAMES:
        parser.error(f"--games: more than {2 * WARM_GAMES}")
    rates = tuple(given.rates)
    server_core, load_core = cores()
    os.sched_setaffinity(0, {load_core})
    if given.against:
        against(given.against, given.games, given.seconds, server_core)
        return 0
    ours, idle = asyncio.run(measure_ours(rates, given.games, given.seconds, server_core))
    if not given.alone:
        other = asyncio.run(measure_other(rates, given.games, given.seconds, server_core))
        compare(ours, other)
    return 0 if judge(ours, idle) else 1


if __name__ == "__main__":
    raise SystemExit(main())
