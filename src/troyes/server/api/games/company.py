"""Who watches a game, and what the best bot would do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from fastapi import APIRouter, Response
from sqlalchemy import Connection, select

from troyes.bots.judgement import Judged
from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.access import GameId, Invitation, SeatWanted, game_for
from troyes.server.api.games.games import REFUSALS, STALE
from troyes.server.api.games.moves import seated
from troyes.server.api.games.table_models import HintShown, SpectatorsShown, WeighedMove
from troyes.server.api.languages import Language
from troyes.server.api.people.identity import Asked, Caller, Somebody
from troyes.server.bots.levels import BEST
from troyes.server.bots.question import Reply
from troyes.server.database.tables import people
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.choices import preview_in, view_of
from troyes.server.live.play.refused import Refused, not_asked
from troyes.server.live.told.shown import DecisionShown
from troyes.server.services import Services
from troyes.words.message import Message

router = APIRouter(prefix="/games/{id}", tags=["tables"], responses=REFUSALS)


# ---- hints -------------------------------------------------------------------------------------------------------


@router.post("/hint", response_model=described(HintShown), responses=STALE)
async def hint(
    id: GameId, person: Somebody, services: Asked, language: Language, wanted: SeatWanted = None
) -> Response:
    """What the best bot would do in your place, where the table allows help."""
    game, seat = await seated(services, id, person, wanted)
    reply = await ask_best(services, game, seat)
    return Answer(await services.render(lambda: hint_for(game, seat, reply, language)))


async def ask_best(services: Services, game: LiveGame, seat: int) -> Reply:
    """The best moves of the best bot there is; it knows what the seat knows and no more."""
    decision = game.decision(seat)
    if not game.about.terms.help:
        problem, remedy = Message("nobody-gets-help-at"), Message("open-another-table-with-help")
        raise Refused(403, "no_help", problem, remedy)
    if decision is None:
        raise not_asked(game, seat)
    if services.bots is None:
        problem, remedy = Message("no-bots-think-on"), Message("decide-by-yourself")
        raise Refused(503, "no_bots", problem, remedy)
    question = await services.bots.question(game, seat, decision, BEST)
    return await asyncio.wrap_future(services.bots.runner.choose(question._replace(is_hint=True)))


def hint_for(game: LiveGame, seat: int, reply: Reply, language: str) -> HintShown:
    assert game.turn is not None
    rules, view = game.about.game, view_of(game, seat)
    found = preview_in(game, view, reply.move, language)
    decision: DecisionShown = {"id": game.decision(seat) or "", "question": rules.voice.question(view, language)}
    line = rules.format(game.turn.position, reply.move)
    return {"decision": decision, "bot": reply.bot, "line": line, "best": weighed(reply.best), **found}


def weighed(best: Sequence[Judged]) -> list[WeighedMove]:
    """In points with two decimals, the best one first."""
    return [
        {
            "move": str(one.move),
            "value": round(one.value, 2),
            "behind": round(best[0].value - one.value, 2),
            "error": round(one.error, 2),
            "parts": {source: round(part, 2) for source, part in one.parts.items()},
        }
        for one in best
    ]


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
