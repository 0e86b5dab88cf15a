"""Who plays against bots alone takes back their answers, too; such a game counts for nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.conftest import DATABASES, MakeUrl
from tests.server.playing import Desk
from troyes.server.database.checking.database import check_database
from troyes.server.database.tables import results, snapshots
from troyes.server.live.kept.live_game import BOT, PERSON, RUNNING, LiveGame
from troyes.server.live.kept.loading import load
from troyes.server.live.kept.points import points_of
from troyes.server.live.kept.record import record_for
from troyes.server.live.play.moves import MoveOrder, move
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.setups import Setups
from troyes.server.live.told import posts
from troyes.server.live.told.rendering import state_of


@pytest.fixture(params=DATABASES)
def desk(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Desk]:
    made = Desk(str(make_url(request.param)))
    yield made
    made.close()


def loaded(desk: Desk, game: LiveGame) -> LiveGame:
    """As another process, or a server that was started again, has it."""
    return desk.database.read(lambda connection: load(connection, Setups(), game.id))


def names(game: LiveGame) -> tuple[Any, ...]:
    """All that says where a game stands."""
    assert game.turn is not None
    seats = range(len(game.seats))
    turn = (game.turn.number, dict(game.turn.changes), game.turn.position.to_bytes(), game.beat, game.went_back)
    return (*turn, [game.decision(seat) for seat in seats], [game.undo_name(seat) for seat in seats])


def go_on(desk: Desk, game: LiveGame, chosen: random.Random) -> LiveGame:
    [seat] = game.pending()
    assert game.turn is not None
    return desk.play(game, seat, chosen.choice(game.turn.position.moves(seat))).game


def answered(desk: Desk, game: LiveGame, chosen: random.Random) -> LiveGame:
    """Up to where the person may go back over what bots have answered."""
    while not game.goes_back(0):
        game = go_on(desk, game, chosen)
    return game


def opened(desk: Desk, *kinds: str) -> LiveGame:
    return desk.open("city", {"players": 3}, *kinds)


def test_a_game_with_answers_taken_back_is_the_same_wherever_it_is_loaded(desk: Desk) -> None:
    chosen = random.Random(3)
    game, asked, went_back = opened(desk, PERSON, BOT, BOT), set[str](), 0
    while game.status == RUNNING:
        [seat] = game.pending()
        decision = game.decision(seat)
        assert decision is not None
        assert decision not in asked, "no name is given twice"
        asked.add(decision)
        if game.goes_back(0) and chosen.random() < 0.3:
            game = desk.undo(game, 0).game
            went_back += 1
            assert names(loaded(desk, game)) == names(game)
        else:
            game = go_on(desk, game, chosen)
            if chosen.random() < 0.1 and game.status == RUNNING:
                assert names(loaded(desk, game)) == names(game)
    assert went_back > 2
    assert [finding.problem for finding in check_database(desk.database).findings] == []
    with desk.database.reading.connect() as connection:
        record = record_for(connection, game, 0)
        assert record.replay().totals() == list(game.scores or ())
        moves = [point["move"] for point in points_of(connection, game)]
        assert moves == sorted(set(moves))
        [mine] = connection.execute(select(results).where(results.c.game == game.id, results.c.seat == 0))
        assert mine.person is None
    assert state_of(game, "en", True)["went_back"]


def test_a_late_answer_of_a_bot_is_refused(desk: Desk) -> None:
    chosen = random.Random(4)
    game = opened(desk, PERSON, BOT, BOT)
    late: list[tuple[int, str, int]] = []
    while not game.goes_back(0) or game.pending() == [0]:
        [seat] = game.pending()
        assert game.turn is not None
        if seat != 0:
            late.append((seat, game.decision(seat) or "", game.turn.position.moves(seat)[0]))
        game = go_on(desk, game, chosen)
    [seat] = game.pending()
    assert game.turn is not None
    late.append((seat, game.decision(seat) or "", game.turn.position.moves(seat)[0]))  # it is thinking just now
    game = desk.undo(game, 0).game
    before = names(game)
    for seat, decision, code in late:
        order = MoveOrder(game.id, decision, str(code), bot=seat)
        with pytest.raises(Refused) as refused:
            desk.order(partial(move, order=order))
        assert refused.value.code in ("outdated", "not_asked")
    assert names(loaded(desk, game)) == before


def test_the_undo_names_all_decisions_that_no_longer_count(desk: Desk) -> None:
    game = answered(desk, opened(desk, PERSON, BOT, BOT), random.Random(5))
    told = desk.undo(game, 0)
    assert list(told.post.body["over"]) == [1, 2]
    back = [seq for seq, _ in told.post.body["back"]]
    rows = desk.database.read(lambda connection: posts.read_after(connection, game.id, min(back) - 1))
    assert [row.seq for row in rows if row.kind == "move"] == sorted(back)
    with desk.database.reading.connect() as connection:
        kept = connection.execute(select(snapshots.c.seq).where(snapshots.c.game == game.id)).scalars().all()
    assert max(kept) < min(back)


@pytest.mark.parametrize("kinds", [(PERSON, PERSON, BOT), (PERSON, PERSON, PERSON)])
def test_nobody_goes_back_over_people(desk: Desk, kinds: tuple[str, ...]) -> None:
    game, chosen = opened(desk, *kinds), random.Random(6)
    for _ in range(60):
        assert game.turn is not None
        for seat in range(3):
            assert not game.goes_back(seat)
            assert (game.undo_name(seat) is not None) == game.turn.can_undo(seat)
        game = go_on(desk, game, chosen)


def test_only_where_nothing_is_at_stake(desk: Desk) -> None:
    game = answered(desk, opened(desk, PERSON, BOT, BOT), random.Random(5))
    about = game.about
    for terms, deal in (
        (about.terms.model_copy(update={"rated": True}), None),
        (about.terms.model_copy(update={"undo": False}), None),
        (about.terms, "a-deal"),
    ):
        other = replace(game, about=replace(about, terms=terms, deal=deal))
        assert other.undo_name(0) is None
