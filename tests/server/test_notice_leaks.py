"""Mails and webhooks say nothing of what their receiver may not know, and come no earlier or later because of it.

Two worlds as in `test_leaks.py`; the watched seat is not connected, so it is written to.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.noticing import TERMS, Scene, scene_on
from tests.server.serving import Client
from tests.server.test_leaks import IS_LONG, OtherHands
from tests.server.test_mail import wants_mail
from tests.server.wire import Pinned
from troyes.kernel.play.chance import SecureSource

ADDRESS = "watched@players.example"
STEPS = 200 if IS_LONG else 20
HALF_DAYS = 6 if IS_LONG else 2
Sent = list[tuple[int, Any]]  # when, and what


class Table:
    """A game by correspondence; the first person is written to."""

    def __init__(self, scene: Scene, game: str, options: dict[str, Any]) -> None:
        self.scene, self.sent, self.hooks, self.mails = scene, Sent(), 0, 0
        self.clients = [scene.running.client(f"Player {seat}") for seat in range(options["players"])]
        scene.hook(self.clients[0])
        wants_mail(scene, self.clients[0], ADDRESS)
        opened = self.clients[0].open(game=game, options=options, terms=TERMS)
        self.id: str = opened["state"]["id"]
        for client in self.clients[1:]:
            client.join(self.id, opened["invitation"])
        self.mails = len(scene.mails(ADDRESS))

    def look(self) -> None:
        """Let time pass, and take what has been sent."""
        self.scene.later()
        now = self.scene.time.wall()
        hooks, mails = self.scene.requests("/hook"), self.scene.mails(ADDRESS)
        for request in hooks[self.hooks :]:
            headers = {name: value for name, value in request.headers.items() if name != "host"}
            self.sent.append((now, (request.line, headers, request.body)))
        self.sent += [(now, mail.as_bytes()) for mail in mails[self.mails :]]
        self.hooks, self.mails = len(hooks), len(mails)

    def finish(self, client: Client, at: Callable[[], int]) -> list[str]:
        """A seat's own line to its end."""
        turn, lines = client.moves(self.id)["decision"]["id"].split(".")[0], list[str]()
        while (decision := client.state(self.id)["decision"]) and decision["id"].split(".")[0] == turn:
            lines.append(client.play(self.id, at())["line"])
        return lines


def check(found: list[Sent], record_property: Callable[[str, object], None]) -> None:
    first, second = found
    assert first == second
    kinds = {type(what) for _, what in first}
    assert kinds == {tuple, bytes}  # by webhook and by mail
    record_property("figure", f"{len(first)} notices tell nothing they must not")


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "modules": ["all"]}])
def test_notices_tell_nothing_of_others_characters(
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    found, hands = list[Sent](), list[Any]()
    for number, source in enumerate((SecureSource, lambda secret: OtherHands(secret, 0, options["players"]))):
        monkeypatch.setattr("troyes.server.live.kept.live_game.SecureSource", source)
        with scene_on(f"sqlite:///{tmp_path / str(number)}.sqlite3", Pinned()) as scene:
            table, choices = Table(scene, "city", options), random.Random(5)
            hands.append(table.clients[1].state(table.id)["view"]["seats"])
            for _ in range(STEPS):
                pending = table.clients[0].state(table.id)["pending"]
                if not pending:
                    break
                table.clients[pending[0]].play(table.id, choices.randrange(1000))
                table.look()
            found.append(table.sent)
    assert hands[0] != hands[1]
    check(found, record_property)


def test_notices_tell_nothing_of_lines_in_progress(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    found, chosen = list[Sent](), list[list[str]]()
    for number in range(2):
        with scene_on(f"sqlite:///{tmp_path / str(number)}.sqlite3", Pinned()) as scene:
            table, own = Table(scene, "dice", {"players": 3, "banquets": True}), random.Random(number)
            watched, *others = table.clients
            chosen.append([])
            for _ in range(HALF_DAYS):
                for client in others:
                    chosen[-1] += table.finish(client, lambda own=own: own.randrange(1000))  # type: ignore[misc]
                    table.look()
                    client.good(client.undo(table.id, whole_turn=True))
                    table.finish(client, lambda: 0)
                    table.look()
                table.finish(watched, lambda: 0)
                table.look()
            found.append(table.sent)
    assert chosen[0] != chosen[1]
    check(found, record_property)
