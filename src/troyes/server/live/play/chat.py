"""Chat lines: messages of the game like all others."""

from __future__ import annotations

from dataclasses import dataclass

from troyes.server.live.play.moves import Answer, answer, repeated
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.own_seats import seat_for
from troyes.server.live.told.posts import CHAT
from troyes.words.message import Message


@dataclass(frozen=True)
class ChatOrder:
    game: str
    person: str
    text: str
    key: str | None = None
    seat: int | None = None


def chat(orders: Orders, order: ChatOrder) -> Answer:
    """Only who sits at the table speaks."""
    game = orders.lock(order.game)
    if again := repeated(orders, game.id, order.person, order.key, CHAT, order.text):
        return Answer(game, again)
    seat = seat_for(game, order.person, order.seat)
    if not game.about.terms.chat:
        problem, remedy = Message("nobody-chats-at-this"), Message("open-another-table-with-chat")
        raise Refused(403, "no_chat", problem, remedy)
    body = {"asked": order.text, "text": order.text}
    post = orders.post(game, CHAT, body, seat=seat, person=order.person, key=order.key)
    return answer(game, orders.save(game, game, post), post)
