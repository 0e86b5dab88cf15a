"""Tables: open, list, look at, join, leave, chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.errors import ErrorShown, StaleShown
from troyes.server.api.games.access import GameId, Invitation, Key, SeatWanted, game_for, viewer_for
from troyes.server.api.games.going_on import start_for
from troyes.server.api.games.lists import ListShown, list_games
from troyes.server.api.games.tables_wanted import figures_named, order_for
from troyes.server.api.languages import Language
from troyes.server.api.models import ChatLine, Join, NewGame
from troyes.server.api.people.identity import Asked, Caller, Somebody
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.chat import ChatOrder, chat
from troyes.server.live.play.moves import Answer as Done
from troyes.server.live.play.orders import Orders
from troyes.server.live.tables.opening import OpenOrder, open_game
from troyes.server.live.tables.opening_once import Asking, asking_for, invited_again, once, opened_before
from troyes.server.live.tables.own_seats import shown_seat
from troyes.server.live.tables.seats import JoinOrder, LeaveOrder, join, leave
from troyes.server.live.tables.waiting import check_not_too_many, waits
from troyes.server.live.told import posts
from troyes.server.live.told.frames import Viewer, frame_data
from troyes.server.live.told.numbering import with_beats
from troyes.server.live.told.rendering import folded, post_for
from troyes.server.live.told.shown import ChatMessage, FrameShown, OpenedShown, SeatMessage
from troyes.server.operations.networks import address_of, is_local
from troyes.server.people.reception import AtReception
from troyes.server.randomness import hash_token
from troyes.server.services import Services

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": described(ErrorShown)} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
STALE: dict[int | str, dict[str, Any]] = {409: {"model": described(StaleShown)}}  # about an older state, perhaps
LeftSeat = Annotated[
    int | None,
    Query(alias="seat", ge=0, le=9, description="One of your seats, where you hold several; without it all of them"),
]
LeftLevel = Annotated[
    str | None,
    Query(alias="level", max_length=16, description="Of the bot that goes on; without it as the terms say"),
]
router = APIRouter(prefix="/games", tags=["games"], responses=REFUSALS)


@router.post("", status_code=201, response_model=described(OpenedShown))
async def open_table(
    body: NewGame,
    person: Somebody,
    services: Asked,
    reception: AtReception,
    request: HTTPConnection,
    language: Language,
    key: Key = None,
) -> Response:
    """Open a table. It starts as soon as no seat is open."""
    invitation, steady = services.randomness.token(), services.time.steady()
    asking = asking_for(person.id, key, "game", body.model_dump(mode="json"))
    before = await services.read(lambda connection: opened_before(connection, asking, steady))
    if before is not None:
        game = await services.order(lambda orders: invited_again(orders, before, hash_token(invitation)), before)
    else:
        start = await start_for(services, body, person)
        own = await services.read(lambda connection: figures_named(connection, body, person))
        order = await services.render(
            lambda: order_for(body, person, services.randomness, services.levels, invitation, own, start)
        )
        address = "" if is_local(request) or not waits(order) else address_of(request)
        await reception.open_tables.check(address)
        game = await services.order(lambda orders: open_once(orders, order, asking), order.id)
        reception.open_tables.note(address, game.id)
    viewer = Viewer(game.seat_now(person.id), language, hears=True)
    data = await services.render(lambda: frame_data(game.by_calendar(services.time), viewer, []))
    return Answer({**data, "invitation": invitation}, 201)


def open_once(orders: Orders, order: OpenOrder, asking: Asking | None) -> LiveGame:
    def opening() -> LiveGame:
        if waits(order):
            check_not_too_many(orders.transaction.connection, order.host)
        return open_game(orders, order)

    return once(orders, asking, order.id, opening, lambda id: invited_again(orders, id, order.invitation))


@router.get("", response_model=described(ListShown))
async def list_tables(
    caller: Caller,
    services: Asked,
    filter: Literal["mine", "open", "running"] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[int | None, Query(ge=0, le=2**62, description="Changed before this time")] = None,
    game: Annotated[Literal["city", "dice"] | None, Query()] = None,
    status: Annotated[Literal["open", "running", "over", "abandoned"] | None, Query()] = None,
) -> Response:
    """Your tables, open ones, or running ones to watch; the last changed first."""
    person = None if caller is None else caller.id
    found = await services.read(
        lambda connection: list_games(
            connection, services.time, filter, person, limit, before, game=game, status=status
        )
    )
    return Answer({"games": found})


@router.get("/{id}", response_model=described(FrameShown))
async def look(
    id: GameId,
    caller: Caller,
    services: Asked,
    language: Language,
    invitation: Invitation = None,
    wanted: SeatWanted = None,
    log: Annotated[int, Query(ge=0, le=2000, description="How many of the last messages to tell")] = 50,
) -> Response:
    """A game as you may know it: as the player of your seat, or as a spectator."""
    game = (await game_for(services, id, caller, invitation)).by_calendar(services.time)
    seat = shown_seat(game, caller.id if caller else None, wanted)
    viewer = await viewer_for(services, game, caller, seat, language)
    return Answer(await services.read(lambda connection: frame_with_log(connection, game, viewer, log)))


def frame_with_log(connection: Connection, game: LiveGame, viewer: Viewer, length: int) -> FrameShown:
    number = game.number(viewer.seat, viewer.hears)
    after = max(number - length, 0)
    seen = posts.read_seen(connection, game.id, viewer.seat, viewer.hears, after, number - after)
    frame = frame_data(game, viewer, with_beats(connection, game.about, seen))
    return {**frame, "messages": folded(frame["messages"])}


async def done_answer(services: Services, done: Done, person: str, language: str) -> Response:
    """The message an order has posted, as its seat sees it; the same however often it is asked for."""
    game, post, number = done
    seat = game.seat_of(person) if post.seat is None else post.seat
    if number is None:
        number = await services.read(lambda connection: posts.number_of(connection, post, seat))
    return Answer(await services.render(lambda: post_for(game, post, number, seat, language)))


@router.post("/{id}/join", response_model=described(SeatMessage), responses=STALE)
async def join_table(
    id: GameId, body: Join, person: Somebody, services: Asked, language: Language, key: Key = None
) -> Response:
    """Take an open seat."""
    invitation = None if body.invitation is None else hash_token(body.invitation)
    order = JoinOrder(id, person.id, person.name, body.seat, invitation, key)
    done = await services.order(lambda orders: join(orders, order), id)
    return await done_answer(services, done, person.id, language)


async def check_level(services: Services, id: str, level: str | None) -> None:
    """A bot of this level plays the game."""
    if level is not None:
        services.levels.check(level, (await services.game(id)).about.game.name, "level")


@router.post("/{id}/leave", response_model=described(SeatMessage), responses=STALE)
async def leave_table(
    id: GameId,
    person: Somebody,
    services: Asked,
    language: Language,
    wanted: LeftSeat = None,
    level: LeftLevel = None,
    key: Key = None,
) -> Response:
    """Give up your seat: a bot goes on in your place, or the seat is open again if the game has not begun."""
    await check_level(services, id, level)
    order = LeaveOrder(id, person.id, key, wanted, level)
    done = await services.order(lambda orders: leave(orders, order), id)
    return await done_answer(services, done, person.id, language)


@router.post("/{id}/chat", response_model=described(ChatMessage), responses=STALE)
async def say(
    id: GameId,
    body: ChatLine,
    person: Somebody,
    services: Asked,
    language: Language,
    wanted: SeatWanted = None,
    key: Key = None,
) -> Response:
    """Say something to the table."""
    order = ChatOrder(id, person.id, body.text, key, wanted)
    done = await services.order(lambda orders: chat(orders, order), id)
    return await done_answer(services, done, person.id, language)
