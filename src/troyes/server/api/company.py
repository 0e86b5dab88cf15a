"""Who watches a game, and what the best bot would do."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import Connection, select

from troyes.kernel.game import SPECTATOR
from troyes.kernel.messages import Message
from troyes.server.api.access import GameId, Invitation, SeatWanted, game_for
from troyes.server.api.answers import Answer
from troyes.server.api.choices import preview_of, view_of
from troyes.server.api.games import REFUSALS
from troyes.server.api.identity import Asked, Caller, Somebody
from troyes.server.api.languages import Language
from troyes.server.api.moves import seated
from troyes.server.api.table_models import HintShown, SpectatorsShown
from troyes.server.bots.levels import BEST, bots_of
from troyes.server.database.tables import people
from troyes.server.live.live_game import LiveGame
from troyes.server.live.refused import Refused, not_asked
from troyes.server.live.rules_lock import RULES
from troyes.server.services import Services

router = APIRouter(prefix="/games/{id}", tags=["tables"], responses=REFUSALS)


# ---- hints -------------------------------------------------------------------------------------------------------


@router.post("/hint", response_model=HintShown)
async def hint(
    id: GameId, person: Somebody, services: Asked, language: Language, wanted: SeatWanted = None
) -> Response:
    """What the best bot would do in your place, where the table allows help."""
    game, seat = await seated(services, id, person, wanted)
    code = await ask_best(services, game, seat)
    return Answer(await services.render(lambda: hint_for(game, seat, code, language)))


async def ask_best(services: Services, game: LiveGame, seat: int) -> int:
    """The move of the best bot there is; it knows what the seat knows and no more."""
    decision = game.decision(seat)
    if not game.about.terms.help:
        problem, remedy = Message("Nobody gets help at this table."), Message("Open another table with help")
        raise Refused(403, "no_help", problem, remedy)
    if decision is None:
        raise not_asked(game, seat)
    if services.bots is None:
        problem, remedy = Message("No bots think on this server."), Message("Decide by yourself")
        raise Refused(503, "no_bots", problem, remedy)
    bots = services.bots
    question = await services.render(lambda: bots.question(game, seat, decision)._replace(level=BEST))
    return await asyncio.wrap_future(bots.runner.choose(question))


def hint_for(game: LiveGame, seat: int, code: int, language: str) -> dict[str, Any]:
    assert game.turn is not None
    with RULES:
        rules, view = game.about.game, view_of(game, seat)
        found = preview_of(game, view, code, language)
        decision = {"id": game.decision(seat), "question": rules.question(view, language)}
        line = rules.format(game.turn.position, code)
    return {"decision": decision, "bot": bots_of(BEST, rules.name)[0], "line": line, **found}


# ---- spectators --------------------------------------------------------------------------------------------------


@router.get("/spectators", response_model=SpectatorsShown)
async def spectators(id: GameId, caller: Caller, services: Asked, invitation: Invitation = None) -> Response:
    """Who watches without a seat, as far as they are connected to the process that answers."""
    await game_for(services, id, caller, invitation)
    watching = [one.person for one in services.hub.channels.get(id, ()) if one.viewer.seat == SPECTATOR]
    known = {person for person in watching if person is not None}
    found = await services.read(lambda connection: named(connection, known)) if known else []
    return Answer({"spectators": found, "unknown": watching.count(None)})


def named(connection: Connection, ids: set[str]) -> list[dict[str, str]]:
    query = select(people.c.id, people.c.name).where(people.c.id.in_(ids)).order_by(people.c.name, people.c.id)
    return [{"id": row.id, "name": row.name} for row in connection.execute(query)]
