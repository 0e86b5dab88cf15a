"""Tables in the middle of a game, made from a record that was played here: how a test comes to a position quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.player import Player
from tests.web.traffic import Data
from troyes.bots.budget import Budget
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.play.chance import FastSource
from troyes.kernel.play.match import Match
from troyes.kernel.play.record import Record

Fits = Callable[[Data], bool]


def played(game: str, options: Data, seed: int = 7, bot: str = "random") -> Record:
    """The record of a whole game between bots."""
    rules = game_named(game)
    match = Match(rules, rules.setup(options), FastSource(seed))
    bots = [make_bot(bot, seed + seat) for seat in range(len(match.record.seats))]
    match.advance()
    while not match.position.is_over():
        seat = match.position.pending()[0]
        match.play(bots[seat].choose(rules.view(match.position, seat), Budget.none()))
    return match.record


def first_step(record: Record, fits: Fits) -> int:
    """How many moves lead to the first position in which the first seat decides and which fits."""
    for number, step in enumerate(record.steps(), 1):
        position = step.position
        if not position.is_over() and list(position.pending())[:1] == [0] and fits(view_of(record, position)):
            return number
    raise AssertionError("no position of this game fits")


def view_of(record: Record, position: Any) -> Data:
    return dict(record.game.view(position, 0).to_dict())


def ask(player: Player, path: str, body: Data) -> Data:
    """What a test prepares, with the cookie of the player's browser; never a move."""
    answer = player.page.request.post(f"{player.url}/api/v2{path}", data=body, headers={"X-Troyes": "1"})
    assert answer.ok, answer.text()
    found: Data = answer.json()
    return found


def open_table(player: Player, **wanted: Any) -> str:
    """A table of the player's; its name."""
    ask(player, "/people", {"name": "Alix"})
    id: str = ask(player, "/games", wanted)["state"]["id"]
    return id


def go_on_from(player: Player, record: Record, step: int, level: str = "apprentice") -> str:
    """A table that goes on from a position of a record, against bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in record.seats[1:])]
    origin = {"record": record.to_text(), "step": step}
    return open_table(player, seats=seats, terms={"help": True}, **{"from": origin})
