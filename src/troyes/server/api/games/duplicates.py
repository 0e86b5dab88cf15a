"""Duplicate tables: open several with the same deal, and watch how they compare."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Path, Response, WebSocket
from pydantic import ConfigDict, Field

from troyes.games import OptionsShown, game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.described import DECLARED
from troyes.server.api.games.access import Key
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.games.tables_wanted import (
    check_drawn,
    check_levels,
    default_seats,
    figures_named,
    own_seats,
    seats_for,
    setup_for,
)
from troyes.server.api.models import NewGame, SeatWish, Sent, Tree
from troyes.server.api.people.identity import Asked, Person, Somebody, services_of
from troyes.server.api.protection import is_same_origin
from troyes.server.api.sockets import FORGED, MISSING, sends, talk
from troyes.server.bots.levels import Levels
from troyes.server.deals.duplicates.board import board
from troyes.server.deals.duplicates.opening import DuplicateOrder, Table, open_tables
from troyes.server.live.kept.live_game import LiveGame, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.opening_once import Asking, asking_for, once, opened_before, tables_invited_again
from troyes.server.live.tables.terms import Terms
from troyes.server.live.told.shown import SeatShown
from troyes.server.people.own_figures import Own
from troyes.server.randomness import Randomness, hash_token
from troyes.server.services import Services
from troyes.words.message import Message

PAUSE: Final = 1.0  # seconds between two looks at a board that is watched
router = APIRouter(prefix="/duplicates", tags=["duplicate tables"], responses=REFUSALS)
DealId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["u3Yk2vLr9QeXc0aB"])]
EXAMPLE: dict[str, Any] = {
    "game": "city",
    "options": {"players": 2},
    "tables": 3,
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "journeyman"}],
}


class NewDuplicate(Sent):
    """Several tables with the same dice. A seat that is yours at the first table is open at the others."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]})

    game: Literal["city", "dice"] = "city"
    options: Tree = Field(default_factory=dict)
    figures: Tree | None = None
    tables: int = Field(default=2, ge=2, le=16)
    seats: list[SeatWish] | None = Field(default=None, max_length=10)
    terms: Terms = Terms()


class TableInvited(Answered):
    """`invitation` is told only once."""

    table: int
    id: str
    invitation: str


class DuplicatesOpened(Answered):
    id: str
    tables: list[TableInvited]


class DuplicateTable(Answered):
    """How far a table is: `messages` counts what everybody there has seen."""

    table: int
    id: str
    status: Literal["open", "running", "over", "abandoned"]
    messages: int
    seats: list[Annotated[SeatShown, DECLARED]]
    scores: list[int] | None


class DuplicateResult(Answered):
    """One seat at one table: two matchpoints for every table where it did worse, one for every equal one."""

    seat: int
    table: int
    name: str
    person: str | None
    points: int
    matchpoints: int
    most: int
    percent: float | None


class DuplicateBoard(Answered):
    """`scores`, `results` and `secret` are told when all tables have finished."""

    id: str
    game: Literal["city", "dice"]
    options: Annotated[OptionsShown, DECLARED]
    commitment: str
    secret: str | None
    is_over: bool
    tables: list[DuplicateTable]
    results: list[DuplicateResult] | None


# ---- opening -----------------------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=DuplicatesOpened)
async def open_duplicates(body: NewDuplicate, person: Somebody, services: Asked, key: Key = None) -> Response:
    """Open them all. Each has an invitation of its own; nobody can sit at two of them, or watch one."""
    invitations = [services.randomness.token() for _ in range(body.tables)]
    hashes, steady = [hash_token(invitation) for invitation in invitations], services.time.steady()
    asking = asking_for(person.id, key, "duplicates", body.model_dump(mode="json"))
    before = await services.read(lambda connection: opened_before(connection, asking, steady))
    if before is not None:
        opened = await services.order(lambda orders: tables_invited_again(orders, before, hashes), before)
    else:
        own = await services.read(lambda connection: figures_named(connection, body, person))
        order = await services.render(
            lambda: order_for(body, person, services.randomness, services.levels, hashes, own)
        )
        opened = await services.order(lambda orders: open_once(orders, order, asking, hashes), order.id)
    tables = [
        {"table": number, "id": table.id, "invitation": invitation}
        for number, (table, invitation) in enumerate(zip(opened, invitations), 1)
    ]
    return Answer({"id": opened[0].about.deal, "tables": tables}, 201)


def open_once(orders: Orders, order: DuplicateOrder, asking: Asking | None, hashes: list[str]) -> list[LiveGame]:
    return once(
        orders,
        asking,
        order.id,
        lambda: open_tables(orders, order),
        lambda deal: tables_invited_again(orders, deal, hashes),
    )


def order_for(
    body: NewDuplicate, host: Person, randomness: Randomness, levels: Levels, hashes: list[str], own: Own
) -> DuplicateOrder:
    """BadInput names what cannot be."""
    check_levels(body, levels, body.game)
    rules = game_named(body.game)
    wanted = NewGame(game=body.game, options=rules.dictated(body.options), seats=body.seats)
    check_drawn(wanted, Message("at-duplicate-tables-the"))
    setup = setup_for(wanted, own)
    count = rules.seats(setup)
    wishes = body.seats or default_seats(count)
    if own_seats(wishes) > 1:
        raise BadInput("seats", "you-can-take-only", "leave-the-others-open")
    ids = sorted(randomness.id() for _ in hashes)
    tables = [
        Table(id, seats_at(wishes, count, host, is_first=at == 0), invitation)
        for at, (id, invitation) in enumerate(zip(ids, hashes))
    ]
    return DuplicateOrder(randomness.id(), body.game, setup, body.terms, randomness.secret(), host.id, tables, own)


def seats_at(wishes: list[SeatWish], count: int, host: Person, is_first: bool) -> tuple[Seat, ...]:
    elsewhere = [SeatWish(kind="open") if wish.kind == "me" else wish for wish in wishes]
    return seats_for(wishes if is_first else elsewhere, count, host)


# ---- the board ---------------------------------------------------------------------------------------------------


async def board_of(services: Services, id: str) -> dict[str, Any]:
    found = await services.read(lambda connection: board(connection, id, services.time))
    if found is None:
        problem, remedy = Message("there-are-no-such"), Message("check-the-address")
        raise Refused(404, "no_such_tables", problem, remedy)
    return found


@router.get("/{id}", response_model=DuplicateBoard)
async def look_at_board(id: DealId, services: Asked) -> Response:
    """The board. Whoever knows its address may look."""
    return Answer(await board_of(services, id))


@router.websocket("/{id}/live")
@sends(DuplicateBoard)
async def watch_board(socket: WebSocket, id: DealId) -> None:
    """The board at once, and again whenever it has changed. Close codes as for games."""
    services = services_of(socket)
    await socket.accept()
    if not is_same_origin(socket.headers, services.settings):
        return await socket.close(FORGED)
    try:
        await board_of(services, id)
    except Refused:
        return await socket.close(MISSING)
    await talk(socket, send_changes(socket, services, id))


async def send_changes(socket: WebSocket, services: Services, id: str) -> None:
    """Tables may be at other processes: the database is what all have in common."""
    last = b""
    while True:
        found = orjson.dumps(await board_of(services, id))
        if found != last:
            await socket.send_text(found.decode())
            last = found
        await asyncio.sleep(PAUSE)
