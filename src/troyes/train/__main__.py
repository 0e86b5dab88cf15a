"""`python -m troyes.train city --players 2 --out training`, `… dice`: teach the learned players again."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from troyes.arena.workers import cores
from troyes.words.catalogue import SOURCE, catalogue


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = options().parse_args(arguments)
    if find_spec("numpy") is None:
        print(say("train-needs"), file=sys.stderr)
        return 2
    wanted.teach(wanted)
    return 0


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m troyes.train", description=say("train-about"))
    games = parser.add_subparsers(dest="game", required=True)
    city = games.add_parser("city", help=say("train-help-city"))
    city.add_argument("--players", type=int, choices=range(1, 5), default=2, help=say("train-help-players"))
    city.add_argument("--trust", type=float, default=0.5, help=say("train-help-trust"))
    city.set_defaults(teach=teach_city)
    dice = games.add_parser("dice", help=say("train-help-dice"))
    dice.add_argument("--rolls", type=int, default=3, help=say("train-help-rolls"))
    dice.add_argument("--trust", type=float, default=0.5, help=say("train-help-trust-dice"))
    dice.set_defaults(teach=teach_dice)
    for game, count, generations in ((city, 6000, 8), (dice, 4000, 5)):
        game.add_argument("--out", type=Path, default=Path("training"), help=say("train-help-out"))
        game.add_argument("--generations", type=int, default=generations, help=say("train-help-generations"))
        game.add_argument("--games", type=int, default=count, help=say("train-help-games"))
        game.add_argument("--epochs", type=int, default=8, help=say("train-help-epochs"))
        game.add_argument("--units", type=int, default=64, help=say("train-help-units"))
        game.add_argument("--window", type=int, default=4, help=say("train-help-window"))
        game.add_argument("--seed", type=int, default=1, help=say("train-help-seed"))
        game.add_argument("--processes", type=int, default=cores(), help=say("train-help-processes"))
        game.add_argument("--cluster", action="store_true", help=say("train-help-cluster"))
    return parser


def teach_city(wanted: argparse.Namespace) -> None:
    from troyes.train.city.course import Course, run

    run(Course(players=wanted.players, **common(wanted)), tell)


def teach_dice(wanted: argparse.Namespace) -> None:
    from troyes.train.dice.course import Course, run

    run(Course(rolls=wanted.rolls, **common(wanted)), tell)


def common(wanted: argparse.Namespace) -> dict[str, Any]:
    """What every course is told."""
    return {
        "folder": wanted.out,
        "generations": wanted.generations,
        "games": wanted.games,
        "epochs": wanted.epochs,
        "first": wanted.units,
        "window": wanted.window,
        "trust": wanted.trust,
        "seed": wanted.seed,
        "share": max(1, wanted.games // (8 * wanted.processes)),
        "cluster": wanted.cluster,
        "processes": wanted.processes,
    }


def tell(report: dict[str, Any]) -> None:
    print(json.dumps(report), flush=True)


def say(key: str, **values: object) -> str:
    return catalogue(SOURCE).text(key, **values)


if __name__ == "__main__":
    raise SystemExit(main())
