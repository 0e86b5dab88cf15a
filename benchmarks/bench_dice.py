"""How fast the rules of the dice game are; run by bench.py.

Two kinds of decisions are measured, both with every legal move listed inside the engine:
- `random`: whole random games, from set-up to scores;
- `greedy`: the decisions of games that `greedy` plays. They are kept beforehand; then, over and over, each one is
  copied, its legal moves are listed and one of them is played. A seat that plays well holds more resources, so that its
  lists are two to three times as long.
"""

from __future__ import annotations

import resource
import time
from typing import Any

AIMS = {"decisions": 500_000, "clone_us_per_sheet": 1.0}
TABLES: dict[str, dict[str, Any]] = {
    "1": {"players": 1},
    "4": {"players": 4},
    "4, banquets": {"players": 4, "banquets": True},
    "10": {"players": 10},
}


def measure(options: dict[str, Any], seconds: float, greedy_games: int) -> dict[str, float]:
    """All rates at one kind of table."""
    from troyes.dice.game import DICE

    setup = DICE.setup(options)
    kept = greedy_positions(setup, greedy_games)
    greedy = from_positions(kept, seconds)
    return {
        **whole_games(setup, seconds),
        "greedy_decisions_per_second": greedy[0],
        "greedy_legal_moves_per_decision": greedy[1],
        "clone_us_per_sheet": clone_time(kept[len(kept) // 2], seconds) / options["players"],
    }


def whole_games(setup: Any, seconds: float) -> dict[str, float]:
    """Random games inside the engine."""
    from troyes.dice.rules.position import new_position, play_random
    from troyes.kernel.play.chance import FastSource, SequenceSource

    games = decisions = options = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        counts = play_random(new_position(setup), FastSource(games), SequenceSource(games))
        games += 1
        decisions += counts[1]
        options += counts[2]
    return {
        "games_per_second": games / elapsed,
        "decisions_per_second": decisions / elapsed,
        "legal_moves_per_decision": options / decisions,
    }


def greedy_positions(setup: Any, games: int) -> list[Any]:
    """The position before each decision of the first seat, in games that greedy players play."""
    from troyes.bots.budget import Budget
    from troyes.bots.registry import make_bot
    from troyes.dice.game import DICE
    from troyes.kernel.play.chance import FastSource

    kept = []
    bot = make_bot("greedy")
    for game in range(games):
        position, source = DICE.new(setup), FastSource(game)
        position.roll(source)
        while not position.is_over():
            seat = position.pending()[0]
            if seat == 0 and len(position.moves(0)) > 1:
                kept.append(position.clone())
            position.play(bot.choose(DICE.view(position, seat), Budget.none()))
            position.roll(source)
    return kept


def from_positions(kept: list[Any], seconds: float) -> tuple[float, float]:
    """Decisions per second, and legal moves at each."""
    from troyes.dice.rules.position import play_one_each
    from troyes.kernel.play.chance import SequenceSource

    choices = SequenceSource(1)
    decisions = options = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds:
        options += play_one_each(kept, 0, choices)
        decisions += len(kept)
    return decisions / elapsed, options / decisions


def clone_time(position: Any, seconds: float) -> float:
    """Microseconds per clone, the loop of Python included."""
    clone = position.clone
    count = 0
    begin = time.process_time()
    while (elapsed := time.process_time() - begin) < seconds / 4:
        for _ in range(1000):
            clone()
        count += 1000
    return elapsed / count * 1e6


def memory(games: int) -> dict[str, float]:
    """Bytes of a position of four, and how much so many solo games make the process grow after a warm-up."""
    from troyes.dice.game import DICE
    from troyes.dice.rules.position import new_position, play_random
    from troyes.kernel.play.chance import FastSource, SequenceSource

    setup = DICE.setup({"players": 1})
    size = len(new_position(DICE.setup({"players": 4})).to_bytes())
    warm_up = max(games // 100, 1)
    peaks = []
    for first, count in ((0, warm_up), (warm_up, games)):
        for seed in range(first, first + count):
            play_random(new_position(setup), FastSource(seed), SequenceSource(seed))
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return {"position_bytes": size, "games": games, "growth_kb": peaks[1] - peaks[0]}


def worker(seconds: float, games: int, greedy_games: int) -> dict[str, Any]:
    return {
        "players": {table: measure(options, seconds, greedy_games) for table, options in TABLES.items()},
        "memory": memory(games),
    }


def show(result: dict[str, Any], calibration: float) -> None:
    print("  dice: players  games/s  decisions/s  per calib.  moves/decision   greedy: decisions/s  per calib.", end="")
    print("  moves/decision  clone µs per sheet")
    for table, found in result["players"].items():
        random, greedy = found["decisions_per_second"], found["greedy_decisions_per_second"]
        print(
            f"  {table:>13} {found['games_per_second']:>8,.0f} {random:>12,.0f} {random * calibration:>11,.0f}"
            f" {found['legal_moves_per_decision']:>15.1f} {greedy:>21,.0f} {greedy * calibration:>11,.0f}"
            f" {found['greedy_legal_moves_per_decision']:>15.1f} {found['clone_us_per_sheet']:>19.2f}"
        )
    held = result["memory"]
    print(
        f"  a position of four has {held['position_bytes']} bytes;"
        f" {held['games']:,} more games made the process grow by {held['growth_kb']} KB"
    )


def rows(result: dict[str, Any]) -> list[tuple[str, float, float, bool]]:
    """What is measured against an aim: name, found, aim, whether more is better."""
    four = result["players"]["4"]
    return [
        ("dice: decisions/s, random games", four["decisions_per_second"], AIMS["decisions"], True),
        ("dice: decisions/s, greedy positions", four["greedy_decisions_per_second"], AIMS["decisions"], True),
        ("dice: clone, µs per sheet", four["clone_us_per_sheet"], AIMS["clone_us_per_sheet"], False),
        ("dice: KB grown by so many games", result["memory"]["growth_kb"], 1024, False),
    ]
