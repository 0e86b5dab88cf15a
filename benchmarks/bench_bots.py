"""How strong the bots are: every match that is to be won, on duplicate deals, with what was measured beside the bar.

Games are kept in a folder (`--keep`, build/bench-bots unless told), so that a run that was stopped goes on. Bots that
are not there are left out with a line. `--quick` plays a few games of each match: that it runs, not how strong
anybody is.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from troyes.arena.compare import compare
from troyes.arena.deals import make_deals
from troyes.arena.simulate import calibrate
from troyes.compiled import is_compiled
from troyes.kernel.contract.refusals import BadInput

LONGEST = 100  # characters of a reason
PERCENT = ("win_rate", "65+")
UNITS = {"median_seconds": (1000, " ms"), **dict.fromkeys(PERCENT, (100, " %"))}
SHOWN = {"win_rate": "won", "margin": "ahead by", "mean_points": "points", "median_seconds": "median"}


@dataclass(frozen=True)
class Match:
    """The first bot against the others; bars are reached from below, but for time."""

    bots: tuple[str, ...]
    bars: dict[str, float]
    players: int = 2
    game: str = "city"
    modules: tuple[str, ...] = ()
    games: int = 400
    banquets: bool = False

    def title(self) -> str:
        first, *rest = self.bots
        count = f"{self.players - 1} " if self.players > 2 else ""
        others = f" vs {count}{rest[0]}" if rest else ""
        modules = ", every module" if self.modules else ", Banquets and Raids" if self.banquets else ""
        return f"{self.game}: {first}{others}{modules}"

    def file(self) -> str:
        words = [self.game, *self.bots, str(self.players), *self.modules, *(["banquets"] if self.banquets else [])]
        return re.sub(r"[^\w.-]+", "_", "-".join(words)) + ".jsonl"


KING = {"margin": 6.0, "win_rate": 0.65}
MATCHES = (
    Match(("learned", "greedy"), {"win_rate": 0.95, "median_seconds": 0.002}),
    Match(("learned", "greedy"), {"win_rate": 0.70}, players=3),
    Match(("learned", "greedy"), {"win_rate": 0.60}, players=4),
    Match(("learned", "greedy"), {"win_rate": 0.90}, modules=("all",)),
    Match(("learned", "greedy"), {"win_rate": 0.50}, players=4, modules=("all",)),
    Match(("search:seconds=0.1", "greedy"), {"win_rate": 0.99}),
    Match(("search:seconds=0.1", "learned-1"), {"win_rate": 0.85}),
    Match(("search:seconds=0.1", "learned-1"), {"win_rate": 0.45}, players=4),
    Match(("search:seconds=1", "search:seconds=0.1"), {"win_rate": 0.60}, games=200),
    Match(("search:seconds=0.2", "greedy"), {"win_rate": 0.80}, players=4),
    Match(("learned",), {"margin": -2.0}, game="king"),
    Match(("learned",), {"margin": -2.0}, game="king", modules=("all",)),
    Match(("search:seconds=0.3",), KING, game="king"),
    Match(("search:seconds=0.3",), KING, game="king", modules=("all",)),
    Match(("learned",), {"mean_points": 60.5, "median_seconds": 0.001}, 1, "dice", games=1000),
    Match(("search:seconds=0.1",), {"mean_points": 62.0}, 1, "dice", games=1000),
    Match(("learned",), {"mean_points": 60.5}, 1, "dice", games=1000, banquets=True),
    Match(("learned", "greedy"), {"win_rate": 0.70}, 2, "dice", games=1000),
    Match(("learned", "greedy"), {"win_rate": 0.70}, 2, "dice", games=1000, banquets=True),
    Match(("search:seconds=0.1", "learned-1"), {"win_rate": 0.55}, 2, "dice"),
)
# The bots that are always there: what the others are measured by.
GROUND = (
    Match(("greedy", "noisy"), {"win_rate": 0.70}),
    Match(("greedy", "random"), {"win_rate": 0.99}, players=4),
    Match(("greedy",), {"margin": -12.0}, game="king"),
    Match(("greedy",), {"mean_points": 55.0}, 1, "dice", games=1000),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few games of each match")
    parser.add_argument("--only", default="", help="the matches whose line has this in it")
    parser.add_argument("--keep", type=Path, default=Path("build/bench-bots"), help="folder for the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="games at once")
    parser.add_argument("--cluster", action="store_true", help="play on a Ray cluster")
    parser.add_argument(
        "--evaluations", type=int, metavar="N", help="instead of each second of search so many evaluations"
    )
    wanted = parser.parse_args()
    matches = [match for match in (*MATCHES, *GROUND) if wanted.only in match.title()]
    print(f"compiled: {is_compiled()}, calibration {calibrate():.3f} s, seed {wanted.seed}\n")
    print("| match | games | bar | measured | reached |\n|---|---|---|---|---|")
    for match in matches:
        for line in lines(counted(match, wanted.evaluations), wanted):
            print(line, flush=True)
    return 0


def counted(match: Match, evaluations: int | None) -> Match:
    """With a number of evaluations in place of seconds, which is the same on every machine."""
    if evaluations is None:
        return match

    def told(found: re.Match[str]) -> str:
        return f"evaluations={max(1, round(float(found[1]) * evaluations))}"

    return replace(match, bots=tuple(re.sub(r"seconds=([\d.]+)", told, bot) for bot in match.bots))


def lines(match: Match, wanted: argparse.Namespace) -> Iterator[str]:
    """A line per bar, or one that says why it is left out: a bot is not there, or cannot play this game yet."""
    try:
        bot = measured(match, wanted)
    except BadInput as missing:
        why = f"{missing.where} {missing.problem}"
        yield f"| {match.title()} | – | | left out: {why if len(why) <= LONGEST else why[:LONGEST] + '…'} | |"
        return
    for key, bar in match.bars.items():
        yield line(match, bot, key, bar)
    for name, share in bot.get("bands", {}).items():
        if share:
            yield f"| ⋯ {name} | | | {100 * share:.1f} % | |"


def measured(match: Match, wanted: argparse.Namespace) -> dict[str, Any]:
    game, players = match.game, match.players
    each = len(make_deals(match.bots, game, players, 1, wanted.seed, match.modules, options=options_of(match)).seatings)
    games = match.games
    if wanted.quick:
        games = 1 if any("search" in bot for bot in match.bots) else 20
    folder = wanted.keep / "quick" if wanted.quick else wanted.keep
    folder.mkdir(parents=True, exist_ok=True)
    found = compare(
        match.bots,
        game,
        players,
        -(-games // each),
        wanted.seed,
        match.modules,
        options=options_of(match),
        processes=wanted.processes,
        keep=folder / match.file(),
        cluster=wanted.cluster,
        progress=progress if sys.stderr.isatty() else None,
    )
    bots: list[dict[str, Any]] = found.data()["bots"]
    return bots[0]


def options_of(match: Match) -> dict[str, Any] | None:
    return {"banquets": True} if match.banquets else None


def progress(done: int, total: int) -> None:
    print(f"\r{done}/{total} ", end="" if done < total else "\r", file=sys.stderr, flush=True)


def line(match: Match, bot: dict[str, Any], key: str, bar: float) -> str:
    factor, unit = UNITS.get(key, (1, ""))
    value, bounds = bot[key], bot.get(f"{key}_ci")
    between = f" ({factor * bounds[0]:.1f} to {factor * bounds[1]:.1f})" if bounds else ""
    is_time = key.endswith("seconds")
    reached = "yes" if (value <= bar if is_time else value >= bar) else "no"
    sign, said = "≤" if is_time else "≥", SHOWN[key]
    return (
        f"| {match.title()} | {bot['games']} | {said} {sign} {factor * bar:g}{unit} "
        f"| {factor * value:.{2 if is_time else 1}f}{unit}{between} | {reached} |"
    )


if __name__ == "__main__":
    sys.exit(main())
