"""A game that was dropped from memory is loaded exactly as it was, at every moment of it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.playing import Desk
from troyes.kernel.play.chance import SequenceSource
from troyes.kernel.play.turn import Turn
from troyes.server.database import tables
from troyes.server.live.kept import loading, snapshots
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play import orders
from troyes.server.live.told.posts import read_after
from troyes.words.message import place

GAMES_PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("city", {"players": 2, "modules": ["all"]}),
    ("dice", {"players": 3}),
]


@pytest.fixture
def desk(database_url: str) -> Iterator[Desk]:
    found = Desk(database_url)
    yield found
    found.close()


def load(desk: Desk, id: str = "game") -> LiveGame:
    return desk.database.read(lambda connection: loading.load(connection, desk.games.setups, id))


def assert_same(loaded: LiveGame, live: LiveGame) -> None:
    found, kept = loaded.turn, live.turn
    assert found is not None
    assert kept is not None
    assert found.position.same_as(kept.position)
    assert found.base.same_as(kept.base)
    assert (found.number, found.lines, found.changes) == (kept.number, kept.lines, kept.changes)
    assert not found.lines or found.is_past == kept.is_past
    plain = ("status", "host", "visibility", "seq", "public", "hidden", "seats", "scores", "rules", "started", "ended")
    for name in plain:
        assert getattr(loaded, name) == getattr(live, name), name


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED)
def test_a_loaded_game_is_the_one_in_memory(desk: Desk, name: str, options: dict[str, Any]) -> None:
    game, choose = desk.open(name, options), SequenceSource(3)
    for _ in range(150):
        if game.status != "running":
            break
        pending = game.pending()
        seat = pending[int(choose.below(len(pending)))]
        assert game.turn is not None
        moves = game.turn.position.moves(seat)
        game = desk.play(game, seat, moves[int(choose.below(len(moves)))]).game
        if game.undo_name(seat) and choose.below(3) == 0:
            game = desk.undo(game, seat, choose.below(2) == 0).game
        assert_same(load(desk), game)
    posts = desk.database.read(lambda connection: read_after(connection, "game", 0))
    assert [post.seq for post in posts] == list(range(1, game.seq + 1))
    assert posts == [post for change in desk.changes for post in change.posts]


def test_positions_are_stored_with_a_fraction_of_their_size(desk: Desk) -> None:
    game = desk.open("city", {"players": 4})
    assert game.turn is not None
    assert len(snapshots.pack(game.turn.position)) < len(game.turn.position.to_bytes()) / 4


def test_a_game_goes_on_under_new_rules_and_players_are_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = after_some_moves(desk)
    for module in (orders, loading):
        monkeypatch.setattr(module, "__version__", "99.0")
    desk.games.forget(game.id)
    later = play_first(desk, load(desk))
    posted = desk.changes[-2].posts + desk.changes[-1].posts
    assert [post.kind for post in posted] == ["rules", "move"]
    assert later.rules == "99.0"
    assert_same(load(desk), later)


def test_rules_that_depart_go_on_from_the_stored_position(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the new rules refused what the old ones allowed: the position itself is kept."""
    game = after_some_moves(desk)
    assert game.turn is not None
    assert game.turn.lines
    for module in (orders, loading):
        monkeypatch.setattr(module, "__version__", "99.0")
    monkeypatch.setattr(loading, "replay", departing)
    desk.games.forget(game.id)
    loaded = load(desk)
    assert loaded.turn is not None
    assert loaded.turn.position.same_as(game.turn.position)
    assert loaded.turn.number > game.turn.number
    later = play_first(desk, loaded)
    monkeypatch.undo()
    monkeypatch.setattr(loading, "__version__", "99.0")
    assert_same(load(desk), later)


@pytest.mark.parametrize(("name", "options"), GAMES_PLAYED)
def test_positions_written_differently_are_played_again(
    desk: Desk, name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if positions of the old version had another length: the lines of the game lead there."""
    game = desk.open(name, options)
    for _ in range(30):
        game = play_first(desk, game)
    for module in (orders, loading):
        monkeypatch.setattr(module, "__version__", "99.0")
    desk.games.forget(game.id)
    monkeypatch.setattr(snapshots, "unpack", unless_stored_before(desk))
    monkeypatch.setattr(snapshots, "pack", lambda position: zlib.compress(position.to_bytes(), 9))  # other bytes
    loaded = load(desk)
    assert game.turn is not None
    assert loaded.turn is not None
    assert loaded.turn.position.same_as(game.turn.position)
    later = play_first(desk, loaded)
    assert_same(load(desk), later)


def unless_stored_before(desk: Desk) -> Any:
    """Reads positions, but those that are stored now are of another size."""
    read = snapshots.unpack
    query = select(tables.snapshots.c.position).union_all(select(tables.progress.c.position))
    old = set(desk.database.read(lambda connection: connection.execute(query).scalars().all()))

    def unpack(game: Any, setup: Any, data: bytes) -> Any:
        if data in old:
            raise ValueError("a position of this setup has more bytes")
        return read(game, setup, data)

    return unpack


def departing(about: object, turn: Turn, rows: list[object]) -> Turn:
    from troyes.kernel.contract.refusals import BadInput

    raise BadInput("", "cannot-be-read", place("Send less"), why="")


def after_some_moves(desk: Desk) -> LiveGame:
    """In the middle of a turn."""
    game = desk.open("city", {"players": 2})
    for _ in range(40):
        game = play_first(desk, game)
        if game.turn is not None and game.turn.lines:
            return game
    raise AssertionError("no turn has two moves")


def play_first(desk: Desk, game: LiveGame) -> LiveGame:
    assert game.turn is not None
    seat = game.pending()[0]
    return desk.play(game, seat, game.turn.position.moves(seat)[-1]).game
