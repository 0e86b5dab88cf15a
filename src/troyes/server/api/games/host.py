"""Tables: what the host may do, and another game between the same."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Response

from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.access import GameId, Key
from troyes.server.api.games.games import REFUSALS, check_level
from troyes.server.api.games.table_models import InvitationShown, Replace, SendAway
from troyes.server.api.languages import Language
from troyes.server.api.people.identity import Asked, Person, Somebody, is_administrator
from troyes.server.live.play.moves import Answer as Done
from troyes.server.live.play.orders import Orders
from troyes.server.live.tables.host import HostOrder, InviteOrder, end_game, invite, replace_by_bot, send_away
from troyes.server.live.tables.rematch import RematchOrder, rematch
from troyes.server.live.told import posts
from troyes.server.live.told.frames import Viewer, frame_data
from troyes.server.live.told.rendering import post_for
from troyes.server.live.told.shown import EndMessage, RematchShown, SeatMessage
from troyes.server.randomness import hash_token
from troyes.server.services import Services

router = APIRouter(prefix="/games/{id}", tags=["tables"], responses=REFUSALS)
Work = Callable[[Orders, HostOrder], Done]


@router.post("/send-away", response_model=described(SeatMessage))
async def send_somebody_away(
    id: GameId, body: SendAway, person: Somebody, services: Asked, language: Language, key: Key = None
) -> Response:
    """As the host, send somebody away. Before the start the seat is open again; later a bot goes on."""
    return await carry_out(
        services, send_away, HostOrder(id, person.id, body.seat, "", key, is_administrator(person)), language
    )


@router.post("/replace", response_model=described(SeatMessage))
async def put_a_bot(
    id: GameId, body: Replace, person: Somebody, services: Asked, language: Language, key: Key = None
) -> Response:
    """As the host, put a bot in an open seat, or in the place of a person or of another bot."""
    await check_level(services, id, body.level)
    order = HostOrder(id, person.id, body.seat, body.level, key, is_administrator(person))
    return await carry_out(services, replace_by_bot, order, language)


@router.post("/abandon", response_model=described(EndMessage))
async def abandon(id: GameId, person: Somebody, services: Asked, language: Language, key: Key = None) -> Response:
    """As the host, end the game before its end. Nobody wins; the secret of the dice is told."""
    return await carry_out(
        services, end_game, HostOrder(id, person.id, key=key, is_administrator=is_administrator(person)), language
    )


@router.post("/invitation", response_model=InvitationShown)
async def invite_anew(id: GameId, person: Somebody, services: Asked) -> Response:
    """As the host, get another invitation. The old one no longer counts, and who watches by it is let go."""
    invitation = services.randomness.token()
    order = InviteOrder(id, person.id, is_administrator=is_administrator(person), invitation=hash_token(invitation))
    await services.order(lambda orders: invite(orders, order), id)
    services.hub.let_go_guests(id)
    return Answer({"invitation": invitation})


async def carry_out(services: Services, work: Work, order: HostOrder, language: str) -> Response:
    """The message an order has posted, as the host sees it; the same however often it is asked for."""
    game, post, _ = await services.order(lambda orders: work(orders, order), order.game)
    seat = game.seat_of(order.person)
    number = await services.read(lambda connection: posts.number_of(connection, post, seat))
    return Answer(await services.render(lambda: post_for(game, post, number, seat, language)))


@router.post("/rematch", response_model=described(RematchShown))
async def play_again(id: GameId, person: Somebody, services: Asked, language: Language) -> Response:
    """Another game between the same. The first who asks opens the table; the others take their seats in it."""
    invitation = services.randomness.token()
    order = rematch_order(services, id, person, invitation)
    game = await services.order(lambda orders: rematch(orders, order), id)
    viewer = Viewer(game.seat_now(person.id), language, hears=True)
    data = await services.render(lambda: frame_data(game.by_calendar(services.time), viewer, []))
    return Answer({**data, "invitation": invitation if game.id == order.id else None})


def rematch_order(services: Services, id: str, person: Person, invitation: str) -> RematchOrder:
    fresh = services.randomness
    return RematchOrder(id, person.id, person.name, fresh.id(), fresh.secret(), hash_token(invitation))
