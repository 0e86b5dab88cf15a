"""How fast the rules are: random play with every legal move listed, one process, compiled and plain in one run.

Seconds are seconds of the processor, so that other work on the machine disturbs little. Rates are also given per
calibration second (the time of a fixed pure-Python loop in the same process), so that different machines compare.
Games with modules are measured against the base game in turns, so that what disturbs one disturbs the other.
The dice game is measured by bench_dice.py, which says how.

    make bench                     both variants
    make bench ARGS="--seconds 5"  longer measurements
    make bench ARGS=--json         for machines
    make bench ARGS="--against COMMIT"   whole games only, beside those of an earlier commit, in turns
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import bench_dice
import beside

SOURCE = Path(__file__).resolve().parent.parent / "src"
AIMS = {"games_per_calibration": 520, "decisions": 300_000, "driven": 200_000, "clone_us": 1.0, "position_bytes": 8192}
BASE, EVERYTHING = "base game, 4 players", "every module, 4 players"
KINDS: dict[str, dict[str, Any]] = {
    BASE: {"players": 4},
    EVERYTHING: {"players": 4, "modules": ["all"], "revealed": True, "tournament": True},
    "the King": {"players": 1},
    "the King, every module": {"players": 1, "modules": ["all"]},
}
LEAST_SHARE = 1 / 3  # of the speed of the base game, with every module
TURNS = 5
PAIRS = 9


def calibrate() -> float:
    """Seconds of the fixed loop; the best of three."""
    best = 1e9
    for _ in range(3):
        begin = time.process_time()
        sum(i * i for i in range(5_000_000))
        best = min(best, time.process_time() - begin)
    return best


def measure(players: int, seconds: float) -> dict[str, float]:
    """All rates for one number of players."""
    from troyes.city.game import CITY

    setup = CITY.setup({"players": players})
    result = whole_games(setup, seconds)
    result["driven_per_second"] = driven(setup, seconds)
    result["clone_us"] = clone_time(setup, seconds)
    return result


def whole_games(setup: Any, seconds: float) -> dict[str, float]:
    """Random games inside the engine, of an earlier state, too."""
    positions = beside.module("troyes.city.rules.position", "troyes.city.position")
    chance = beside.module("troyes.kernel.play.chance", "troyes.kernel.chance")
    new_position, play_random = positions.new_position, positions.play_random
    FastSource, SequenceSource = chance.FastSource, chance.SequenceSource

    games = decisions = options = main = main_options = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        position = new_position(setup)
        counts = play_random(position, FastSource(games), SequenceSource(games))
        games += 1
        decisions += counts[1]
        options += counts[2]
        main += counts[3]
        main_options += counts[4]
    return {
        "games_per_second": games / elapsed,
        "decisions_per_second": decisions / elapsed,
        "legal_moves_per_second": options / elapsed,
        "decisions_per_game": decisions / games,
        "legal_moves_per_decision": options / decisions,
        "legal_moves_per_main_decision": main_options / main,
    }


def compare(seconds: float) -> dict[str, dict[str, float]]:
    """Whole games per second with and without modules, measured in turns; the best turn of each counts."""
    from troyes.city.game import CITY

    setups = {kind: CITY.setup(options) for kind, options in KINDS.items()}
    found: dict[str, dict[str, float]] = {}
    for _ in range(TURNS):
        for kind, setup in setups.items():
            turn = whole_games(setup, seconds / TURNS)
            if kind not in found or turn["games_per_second"] > found[kind]["games_per_second"]:
                found[kind] = turn
    for rates in found.values():
        rates["share"] = rates["games_per_second"] / found[BASE]["games_per_second"]
    return found


def driven(setup: Any, seconds: float) -> float:
    """Decisions per second when Python asks for the moves and plays them one by one through the contract."""
    from troyes.city.rules.position import new_position
    from troyes.kernel.play.chance import FastSource, SequenceSource

    decisions = games = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        position = new_position(setup)
        source, choices = FastSource(games), SequenceSource(games)
        games += 1
        position.roll(source)
        while not position.is_over():
            moves = position.moves(position.decider())
            if len(moves) > 1:
                decisions += 1
            position.play(moves[choices.below(len(moves))])
            position.roll(source)
    return decisions / elapsed


def clone_time(setup: Any, seconds: float) -> float:
    """Microseconds per clone of a position in the middle of a game, the loop of Python included."""
    from troyes.city.rules.position import new_position
    from troyes.kernel.play.chance import FastSource, SequenceSource

    position, source, choices = new_position(setup), FastSource(1), SequenceSource(1)
    position.roll(source)
    while position.round < 3:
        moves = position.moves(position.decider())
        position.play(moves[choices.below(len(moves))])
        position.roll(source)
    clone = position.clone
    count = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds / 2:
        for _ in range(1000):
            clone()
        count += 1000
    return elapsed / count * 1e6


def memory(games: int) -> dict[str, float]:
    """Bytes of a position, and how much 10,000 games make the process grow after a warm-up."""
    from troyes.city.game import CITY
    from troyes.city.rules.position import new_position, play_random
    from troyes.kernel.play.chance import FastSource, SequenceSource

    setup = CITY.setup({"players": 4})
    size = len(new_position(setup).to_bytes())
    peaks = []
    for first in (0, games):
        for seed in range(first, first + games):
            play_random(new_position(setup), FastSource(seed), SequenceSource(seed))
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return {"position_bytes": size, "games": games, "growth_kb": peaks[1] - peaks[0]}


def worker(seconds: float, games: int) -> dict[str, Any]:
    import troyes.city.rules.answers as rules

    compiled = not str(rules.__file__).endswith(".py")
    return {
        "compiled": compiled,
        "calibration_seconds": calibrate(),
        "players": {players: measure(players, seconds) for players in (2, 3, 4)},
        "kinds": compare(seconds),
        "memory": memory(games),
        "dice": bench_dice.worker(seconds, 10 * games, 40 if compiled else 1),
    }


def plain(seconds: float) -> dict[str, Any]:
    """The same measurements of the uncompiled source, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, __file__, "--worker", "--seconds", str(seconds), "--games", "50"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def against(commit: str, seconds: float) -> None:
    """Whole games of this state and of an earlier one, in turns; the median of the ratios of neighbours."""
    homes = {"now": None, commit: beside.installed(commit)}
    ratios: dict[str, list[float]] = {}
    for _ in range(PAIRS):
        found = {name: whole_games_of(home, seconds) for name, home in homes.items()}
        for kind, rate in found["now"].items():
            ratios.setdefault(kind, []).append(rate / found[commit][kind])
        print(".", end="", file=sys.stderr, flush=True)
    print(f"\nwhole games per second of the processor, now to {commit}, {PAIRS} pairs of {seconds} s each:")
    for kind, shares in ratios.items():
        shares.sort()
        print(f"  {kind:<24} x {shares[PAIRS // 2]:.3f}   ({shares[0]:.3f} to {shares[-1]:.3f})")


def whole_games_of(home: Path | None, seconds: float) -> dict[str, float]:
    """Of every kind, in a process of their own."""
    command = [sys.executable, __file__, "--rates", "--seconds", str(seconds)]
    done = subprocess.run(command, env=beside.surroundings(home), capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def rates(seconds: float) -> dict[str, float]:
    from troyes.city.game import CITY

    return {kind: whole_games(CITY.setup(options), seconds)["games_per_second"] for kind, options in KINDS.items()}


def show(result: dict[str, Any]) -> None:
    calibration = result["calibration_seconds"]
    print(f"{'compiled' if result['compiled'] else 'plain'}, calibration {calibration:.3f} s")
    print("  players   games/s  per calib.  decisions/s  legal moves/s  moves/decision  driven/s  clone µs")
    for players, found in result["players"].items():
        print(
            f"  {players:>7} {found['games_per_second']:>9,.0f} {found['games_per_second'] * calibration:>11,.0f}"
            f" {found['decisions_per_second']:>12,.0f} {found['legal_moves_per_second']:>14,.0f}"
            f" {found['legal_moves_per_decision']:>15.1f} {found['driven_per_second']:>9,.0f} {found['clone_us']:>9.2f}"
        )
    show_kinds(result["kinds"])
    held = result["memory"]
    print(
        f"  a position has {held['position_bytes']} bytes;"
        f" {held['games']} more games made the process grow by {held['growth_kb']} KB"
    )
    bench_dice.show(result["dice"], calibration)


def show_kinds(kinds: dict[str, dict[str, float]]) -> None:
    print("  kind of game              games/s  of base  decisions/game  moves/decision")
    for kind, found in kinds.items():
        print(
            f"  {kind:<24} {found['games_per_second']:>8,.0f} {found['share']:>8.2f}"
            f" {found['decisions_per_game']:>15.0f} {found['legal_moves_per_decision']:>15.1f}"
        )


def show_aims(result: dict[str, Any]) -> None:
    four = result["players"][4]
    rows = [
        ("whole games per calibration second", four["games_per_second"] * result["calibration_seconds"], 520, True),
        ("decisions/s", four["decisions_per_second"], AIMS["decisions"], True),
        ("decisions/s driven from Python", four["driven_per_second"], AIMS["driven"], True),
        ("clone, µs", four["clone_us"], AIMS["clone_us"], False),
        ("speed with every module, of base", result["kinds"][EVERYTHING]["share"], round(LEAST_SHARE, 2), True),
        ("bytes of a position", result["memory"]["position_bytes"], AIMS["position_bytes"], False),
    ]
    print("Aims, four players:")
    for name, found, aim, more in rows + bench_dice.rows(result["dice"]):
        met = found >= aim if more else found <= aim
        print(f"  {name:<36} {found:>12,.2f}   aim {aim:>10,}   {'met' if met else 'NOT met'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="time of each measurement")
    parser.add_argument(
        "--games", type=int, default=10_000, help="games of the memory test; ten times as many of the dice game"
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", metavar="COMMIT", help="whole games beside those of an earlier commit")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rates", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.rates:
        print(json.dumps(rates(arguments.seconds)))
        return
    if arguments.against:
        return against(arguments.against, arguments.seconds)
    compiled = worker(arguments.seconds, arguments.games)
    if arguments.worker:
        print(json.dumps(compiled))
        return
    slow = plain(min(arguments.seconds, 2.0))
    if arguments.json:
        print(json.dumps({"installed": compiled, "plain": slow}))
        return
    show(compiled)
    show(slow)
    slow_four = slow["players"]["4"]["decisions_per_second"] * slow["calibration_seconds"]
    fast_four = compiled["players"][4]["decisions_per_second"] * compiled["calibration_seconds"]
    print(f"Compiled is {fast_four / slow_four:.0f} times as fast as plain (decisions, four players).")
    show_aims(compiled)


if __name__ == "__main__":
    main()
