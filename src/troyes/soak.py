"""Random games by the hundred thousand, with the checks of the conformance suite at a sample of the decisions.

make soak                  100,000 games over random combinations of players, modules and variants
make soak GAMES=1000       fewer
make soak ARGS="--share 1" every check at every decision
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from troyes.games import GAMES, game_named
from troyes.kernel.play.chance import SequenceSource
from troyes.kernel.tools.conformance import Broken, Conformance

BATCH = 100
RECORDED_EVERY = 20  # games that are also recorded, replayed and undone


def batch(name: str, first: int, games: int, share: float) -> tuple[int, int, int]:
    """Play some games; returns games, decisions checked and points made (so that nothing can be skipped)."""
    game = game_named(name)
    suite = Conformance(game, share)
    points = 0
    for seed in range(first, first + games):
        options = game.random_options(SequenceSource(seed))
        match = suite.play(options, seed, recorded=seed % RECORDED_EVERY == 0)
        points += sum(match.position.totals())
    return games, suite.checked, points


def batches(name: str, first: int, games: int) -> Iterator[tuple[int, int]]:
    for start in range(first, first + games, BATCH):
        yield start, min(BATCH, first + games - start)


def soak(name: str, first: int, games: int, share: float, processes: int) -> tuple[int, int]:
    """All batches, on several processes, telling how far it is."""
    done = checked = 0
    begin = time.perf_counter()
    with ProcessPoolExecutor(processes) as pool:
        jobs = [pool.submit(batch, name, start, count, share) for start, count in batches(name, first, games)]
        for job in as_completed(jobs):
            played, looked, _ = job.result()
            done += played
            checked += looked
            rate = done / (time.perf_counter() - begin)
            print(f"\r{name}: {done:,} of {games:,} games, {checked:,} decisions checked, {rate:.0f} games/s",
                  end="", file=sys.stderr, flush=True)  # fmt: skip
    print(file=sys.stderr)
    return done, checked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games to play")
    parser.add_argument("--game", choices=sorted(GAMES), default="city")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--share", type=float, default=0.02, help="share of the decisions that are checked")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    try:
        done, checked = soak(arguments.game, arguments.seed, arguments.games, arguments.share, arguments.processes)
    except Broken as broken:
        print(f"\nBroken: {broken}", file=sys.stderr)
        return 1
    elapsed = time.perf_counter() - begin
    print(
        f"{done:,} games of {arguments.game} without a broken promise; {checked:,} decisions checked in {elapsed:.0f} s"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
