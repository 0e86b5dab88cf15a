"""What a simulation is to play: names, numbers and seeds only, so that it can be sent to other processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from troyes.bots.registry import check_bot
from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

WORD: Final = 0xFFFFFFFF


@dataclass(frozen=True)
class Plan:
    """A number of games at one kind of table. Game k depends on the plan and on k, never on how work is shared out."""

    game: str
    players: int
    bots: tuple[str, ...]  # one per seat of game 0; every game moves them on by one seat
    num: int
    seed: int
    modules: tuple[str, ...] = ()
    figures: Mapping[str, Any] | None = None
    out: str | None = None  # folder for the records
    more: Mapping[str, Any] | None = None  # other options of the game
    rows: bool = False  # whether games are wanted as rows of a table

    def options(self) -> dict[str, Any]:
        modules = {"modules": list(self.modules)} if self.modules else {}
        return {**(self.more or {}), **modules, "players": self.players}

    def game_seed(self, number: int) -> int:
        """The seed of the dice of one game: `FastSource(game_seed)` rolls them again."""
        return (self.seed & WORD) << 32 | number

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of the bot on a seat, unlike that of the dice and of the other seats."""
        return ((self.seed & WORD) ^ (seat + 1) << 24) << 32 | number

    def seating(self, number: int) -> list[str]:
        """Who sits where: over as many games as there are seats, every bot has had every seat."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def is_random(self) -> bool:
        return set(self.bots) == {"random"}

    def record_path(self, number: int) -> Path:
        return Path(self.out or ".", f"{self.game}-{self.seed}-{number:06d}.jsonl")


def make_plan(
    game: str,
    players: int,
    bots: Sequence[str],
    num: int,
    seed: int,
    modules: Sequence[str] = (),
    figures: Mapping[str, Any] | None = None,
    out: str | Path | None = None,
    more: Mapping[str, Any] | None = None,
    rows: bool = False,
) -> Plan:
    """A checked plan; BadInput names the argument that is wrong. Nothing is written yet."""
    check_count("num", num, Message("how-many-games-to"))
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadInput("seed", "must-be-a-whole-number-not", "any-whole-number-will", value=seed)
    if out is not None:
        check_folder(Path(out))
    folder = None if out is None else str(out)
    plan = Plan(game, players, (), num, seed, tuple(modules), figures, folder, more, rows)
    game_named(game).setup(plan.options(), figures)
    return replace(plan, bots=seat_bots(bots, players, game))


def check_folder(out: Path) -> None:
    """Games of two runs in one folder could not be told apart, and those of the same name would be lost."""
    if out.exists() and not out.is_dir():
        raise BadInput(str(out), "is-not-a-folder", "name-a-folder-for")
    if next(out.glob("*.jsonl"), None) is not None:
        raise BadInput(str(out), "holds-the-games-of", "name-a-new-folder")


def check_count(where: str, count: int, remedy: Message) -> None:
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise BadInput(where, "must-be-a-whole-number-from-1-on", remedy, value=count)


def seat_bots(bots: Sequence[str], players: int, game: str) -> tuple[str, ...]:
    """One name for all seats, or one per seat."""
    names = [bots] if isinstance(bots, str) else list(bots)
    if len(names) not in (1, players):
        remedy = "give-one-name-for"
        raise BadInput("bots", "names-for-seats", remedy, given=len(names), count=players)
    for name in names:
        check_bot(name, game)
    return tuple(names * players if len(names) == 1 else names)
