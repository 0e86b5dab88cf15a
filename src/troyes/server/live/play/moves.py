"""Moves and undos: each is one transaction with the chance it sets off, and one message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from troyes.kernel.contract.beat import Counted
from troyes.kernel.contract.refusals import IllegalMove, refusal
from troyes.kernel.contract.rules import mover
from troyes.kernel.play.turn import NO_UNDO, Played
from troyes.kernel.play.turn import undo as take_back
from troyes.server.live.kept import snapshots
from troyes.server.live.kept.live_game import RUNNING, LiveGame
from troyes.server.live.play import lines
from troyes.server.live.play.ending import finish
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import key_reused, not_asked, not_running, outdated
from troyes.server.live.tables.own_seats import seat_answering
from troyes.server.live.told import numbering, posts
from troyes.server.live.told.posts import MOVE, UNDO, Post

NOT_YOURS = refusal("not_yours", "why-not-yours")


class Answer(NamedTuple):
    """What an order did: the message it posted, and the game after it (or later, if it is a repeated order).

    `number` is the message's number for its seat; None where it has to be looked up.
    """

    game: LiveGame
    post: Post
    number: int | None = None


def answer(before: LiveGame, after: LiveGame, post: Post) -> Answer:
    """An order that posted `post` first."""
    return Answer(after, post, None if post.seat is None else before.number(post.seat) + 1)


@dataclass(frozen=True)
class MoveOrder:
    """A person's (or, with `bot`, a seat's) answer to a decision: a line, or the code of a listed move as text."""

    game: str
    decision: str
    move: str
    person: str | None = None
    bot: int | None = None
    key: str | None = None
    seat: int | None = None  # of a person who holds several


@dataclass(frozen=True)
class UndoOrder:
    """Take back the last move, or with `whole_turn` all that can be taken back. `undo` is its name in the state."""

    game: str
    undo: str
    whole_turn: bool
    person: str
    key: str | None = None
    seat: int | None = None


def repeated(orders: Orders, game: str, person: str | None, key: str | None, kind: str, asked: str) -> Post | None:
    """The message of an earlier request with the same key; the key of another request is refused."""
    found = posts.find_key(orders.transaction.connection, game, person, key)
    if found is not None and (found.kind != kind or found.body.get("asked") != asked):
        raise key_reused()
    return found


def told_again(orders: Orders, game: LiveGame, post: Post) -> Answer:
    [told] = numbering.with_beats(orders.transaction.connection, game.about, [post])
    return Answer(game, told)


# ---- moves -------------------------------------------------------------------------------------------------------


def move(orders: Orders, order: MoveOrder) -> Answer:
    """Accept a move; Refused or IllegalMove change nothing."""
    game = orders.lock(order.game)
    asked = f"{order.decision} {order.move}"
    if again := repeated(orders, game.id, order.person, order.key, MOVE, asked):
        return told_again(orders, game, again)
    seat = order.bot
    if seat is None:
        seat = seat_answering(game, order.person, order.seat, order.decision)
    check_decision(game, seat, order.decision)
    code = read_move(game, order.move)
    step = play(game, seat, code, order.decision)
    return post_move(orders, game, seat, code, step, order, asked)


def check_decision(game: LiveGame, seat: int, named: str) -> None:
    if game.status != RUNNING:
        raise not_running()
    standing = game.decision(seat)
    if standing is None:
        raise not_asked(game, seat)
    if standing != named:
        raise outdated(game, seat)


def play(game: LiveGame, seat: int, code: int, decision: str) -> lines.Step:
    """The position itself accepts or refuses. Why it refuses is told from what the seat may know: a secret is none of
    the reasons."""
    assert game.turn is not None
    rules = game.about.game
    if mover(code) != seat:
        raise IllegalMove(NOT_YOURS)
    try:
        return lines.play(rules, game.turn, code, lines.Mark(game.seq + 1, decision), game.about.source())
    except IllegalMove:
        reason = rules.view(game.turn.position, seat).why_not(code)
        assert reason is not None, "a seat knows its legal moves"
        raise IllegalMove(reason) from None


def read_move(game: LiveGame, text: str) -> int:
    assert game.turn is not None
    if text.isascii() and text.isdigit():
        return int(text)
    return game.about.game.parse(game.turn.position, text)


def post_move(
    orders: Orders, game: LiveGame, seat: int, code: int, step: lines.Step, order: MoveOrder, asked: str
) -> Answer:
    """Write a move that has been played."""
    assert game.turn is not None
    after = replace(game, turn=step.turn)
    body = {"move": str(code), "line": step.line, "decision": order.decision, "asked": asked}
    post = orders.post(
        game,
        MOVE,
        {**body, "lines": posts.lines_body(step.lines), **beat_of(game, seat, bool(step.lines))},
        seat=seat,
        person=order.person,
        key=order.key,
        public=is_public(game, after),
        effects=posts.effects_of(step.own, step.lines),
    )
    after = replace(after, beat=numbering.after(game.about, post))
    connection = orders.transaction.connection
    if step.firm_before:
        snapshots.write(connection, game.id, game.seq, game.turn.number + 1, game.turn.position)
    if step.firm_after:
        snapshots.write(connection, game.id, post.seq, step.turn.number, step.turn.position)
    if step.turn.position.is_over():
        return answer(game, finish(orders, game, after, post), post)
    return answer(game, orders.save(game, after, post), post)


def beat_of(game: LiveGame, seat: int, is_whole: bool) -> dict[str, Any]:
    """Where the beats of a message begin, as its body keeps it; `is_whole`: it tells the turns of all."""
    assert game.turn is not None
    own = None if is_whole else numbering.own_number(game.about, game.beat, game.turn, seat)
    return {"beat": numbering.kept(game.beat), **({} if own is None else {"own": own})}


def is_public(before: LiveGame, after: LiveGame) -> bool:
    """Where all choose at the same time, others see only who is done, and everything once all are."""
    assert before.turn is not None
    assert after.turn is not None
    if not before.about.game.simultaneous:
        return True
    return before.turn.number != after.turn.number or before.pending() != after.pending()


# ---- undo --------------------------------------------------------------------------------------------------------


def undo(orders: Orders, order: UndoOrder) -> Answer:
    """Take back; nothing is deleted: the message says which ones no longer count."""
    game = orders.lock(order.game)
    asked = f"{order.undo} {order.whole_turn}"
    if again := repeated(orders, game.id, order.person, order.key, UNDO, asked):
        return told_again(orders, game, again)
    seat = seat_answering(game, order.person, order.seat, order.undo)
    if game.status != RUNNING or game.turn is None:
        raise not_running()
    standing = game.undo_name(seat)
    if standing is None:
        raise IllegalMove(NO_UNDO)
    if standing != order.undo:
        raise outdated(game, seat)
    later, back = take_back(game.about.game, game.turn, seat, order.whole_turn)
    after = replace(game, turn=later, beat=beat_before(orders, game, back))
    body: dict[str, Any] = {
        "asked": asked,
        "whole_turn": order.whole_turn,
        "back": [list(played.mark) for played in back],
        **beat_of(after, seat, is_whole=False),
    }
    public = is_public(game, after)
    post = orders.post(game, UNDO, body, seat=seat, person=order.person, key=order.key, public=public)
    return answer(game, orders.save(game, after, post), post)


def beat_before(orders: Orders, game: LiveGame, back: Sequence[Played]) -> Counted:
    """How far beats are numbered without what is taken back."""
    if game.about.game.simultaneous:
        return game.beat
    return numbering.at(orders.transaction.connection, game.about, min(played.mark.seq for played in back))
