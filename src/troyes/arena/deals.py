"""Duplicate deals: the same cards and dice for every seating, so that luck falls on all alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any, Final

from troyes.arena.plan import Plan, check_count, make_plan
from troyes.bots.naming import bot_list
from troyes.bots.registry import check_bot
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

Seating = tuple[str, ...]
FIXED: Final = {"king": ("city", 1)}  # games by a name of their own: what is played, and by how many


@dataclass(frozen=True)
class Deals(Plan):
    """Every deal is played once for each seating: game number k is deal k // len(seatings)."""

    seatings: tuple[Seating, ...] = ()

    def deal_of(self, number: int) -> int:
        return number // len(self.seatings)

    def game_seed(self, number: int) -> int:
        """The same for all games of a deal."""
        return super().game_seed(self.deal_of(number))

    def seating(self, number: int) -> list[str]:
        return list(self.seatings[number % len(self.seatings)])

    def is_random(self) -> bool:
        """Bots are asked one by one, so that their time is taken."""
        return False

    def contestants(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.bots))


def make_deals(
    bots: str | Sequence[str],
    game: str,
    players: int,
    deals: int,
    seed: int,
    modules: Sequence[str] = (),
    figures: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Deals:
    """Checked deals; BadInput names the argument that is wrong."""
    check_count("deals", deals, Message("how-many-deals-to"))
    game, players = FIXED.get(game, (game, players))
    names = bot_list(bots)
    check_names(names, players, game)
    made = seatings(names, players)
    plan = make_plan(game, players, names[:1], deals * len(made), seed, modules, figures, None, options)
    told = {field.name: getattr(plan, field.name) for field in fields(plan)}
    return Deals(**{**told, "bots": tuple(names)}, seatings=made)


def check_names(names: Sequence[str], players: int, game: str) -> None:
    if not names:
        raise BadInput("bots", "no-bot-is-named", "name-bots-to-compare")
    if len(names) != players and (twice := next((name for name in names if names.count(name) > 1), None)):
        raise BadInput("bots", "is-named-twice", "name-every-bot-once", name=twice, count=players)
    for name in names:
        check_bot(name, game)
    if players > 1 and len(set(names)) == 1:
        raise BadInput("bots", "nobody-to-compare-with", "name-bots-to-compare")


def seatings(names: Sequence[str], players: int) -> tuple[Seating, ...]:
    """Every table in every rotation."""
    turned = ((*table[by:], *table[:by]) for table in tables(names, players) for by in range(players))
    return tuple(dict.fromkeys(turned))


def tables(names: Sequence[str], players: int) -> Iterable[Seating]:
    """Who meets whom: of two bots the first sits alone against the rest; of more than there are seats, everybody meets
    everybody; of fewer, each in turn has one seat more."""
    if len(names) == 2 < players:
        return [(names[0], *[names[1]] * (players - 1))]
    if len(names) >= players:
        return combinations(names, players)
    return [tuple(names[(first + seat) % len(names)] for seat in range(players)) for first in range(len(names))]
