"""Moves: which are legal, what they would bring, why not, play one, take one back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from troyes.kernel.contract.deed_tables import deed_from
from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.access import GameId, Key, SeatWanted, game_for
from troyes.server.api.games.games import REFUSALS, STALE, done_answer
from troyes.server.api.languages import Language
from troyes.server.api.models import Asked as AskedMove
from troyes.server.api.models import Move, Preview, Undo
from troyes.server.api.people.identity import Asked, Person, Somebody
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.choices import PreviewsShown, WhyNotShown, choices_for, plan_for, previews_for, why_not
from troyes.server.live.play.moves import Answer as Done
from troyes.server.live.play.moves import MoveOrder, UndoOrder, move, undo
from troyes.server.live.play.orders import Orders
from troyes.server.live.tables.own_seats import seat_for
from troyes.server.live.told.rendering import written_post
from troyes.server.live.told.shown import MoveMessage, MovesShown, UndoMessage
from troyes.server.services import Services

router = APIRouter(prefix="/games/{id}", tags=["moves"], responses={**REFUSALS, **STALE})


async def seated(services: Services, id: str, person: Person, wanted: int | None) -> tuple[LiveGame, int]:
    """A game and the caller's seat in it."""
    game = await game_for(services, id, person, None)
    return game, seat_for(game, person.id, wanted)


@router.get("/moves", response_model=described(MovesShown))
async def legal_moves(
    id: GameId,
    person: Somebody,
    services: Asked,
    language: Language,
    wanted: SeatWanted = None,
    plan: Annotated[bool, Query(description="As if it were your turn now")] = False,
) -> Response:
    """Everything you may do, as data: now, or as if it were your turn."""
    game, seat = await seated(services, id, person, wanted)
    choices = plan_for if plan else choices_for
    return Answer(await services.render(lambda: choices(game, seat, language)))


@router.post("/moves/preview", response_model=described(PreviewsShown))
async def preview(
    id: GameId, body: Preview, person: Somebody, services: Asked, language: Language, wanted: SeatWanted = None
) -> Response:
    """What some legal moves would bring."""
    game, seat = await seated(services, id, person, wanted)
    codes = [int(code) for code in body.moves]
    found = await services.render(lambda: previews_for(game, seat, body.decision, codes, language))
    return Answer({"moves": found})


@router.post("/why-not", response_model=described(WhyNotShown))
async def why(
    id: GameId, body: AskedMove, person: Somebody, services: Asked, language: Language, wanted: SeatWanted = None
) -> Response:
    """Which rule forbids a move."""
    game, seat = await seated(services, id, person, wanted)
    asked = body.move or deed_from(body.deed.model_dump() if body.deed else {})
    return Answer(await services.render(lambda: why_not(game, seat, asked, language)))


@router.post("/moves", response_model=described(MoveMessage))
async def play(
    id: GameId,
    body: Move,
    person: Somebody,
    services: Asked,
    language: Language,
    wanted: SeatWanted = None,
    key: Key = None,
) -> Response:
    """Play a move. 409 with the newer state if the decision no longer stands."""
    order = MoveOrder(id, body.decision, body.move, person.id, key=key, seat=wanted)
    done, told = await services.order(lambda orders: move_and_tell(orders, order, language), id)
    return await done_answer(services, done, person.id, language) if told is None else Answer(told)


def move_and_tell(orders: Orders, order: MoveOrder, language: str) -> tuple[Done, bytes | None]:
    """The answer is made where the move is, which saves a way through another thread."""
    done = move(orders, order)
    if done.number is None or done.post.seat is None:
        return done, None
    return done, written_post(done.game, done.post, done.number, done.post.seat, language)


@router.post("/undo", response_model=described(UndoMessage))
async def take_back(
    id: GameId,
    body: Undo,
    person: Somebody,
    services: Asked,
    language: Language,
    wanted: SeatWanted = None,
    key: Key = None,
) -> Response:
    """Take back your last move, or all you have done in this turn."""
    order = UndoOrder(id, body.undo, body.whole_turn, person.id, key, wanted)
    done = await services.order(lambda orders: undo(orders, order), id)
    return await done_answer(services, done, person.id, language)
