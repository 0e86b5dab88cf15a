"""The record of a game, and its points over time."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.access import GameId, Invitation, SeatWanted, game_for
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.games.table_models import PointsShown
from troyes.server.api.languages import Language
from troyes.server.api.people.identity import Asked, Caller
from troyes.server.deals.stored import told_secret
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.kept.points import points_of
from troyes.server.live.kept.record import record_for
from troyes.server.live.tables.own_seats import shown_seat
from troyes.words.phrasing import capital

router = APIRouter(prefix="/games/{id}", tags=["records"], responses=REFUSALS)
LINES = "application/jsonl"


@router.get("/record", response_class=Response, responses={200: {"content": {LINES: {}}}})
async def record(
    id: GameId, caller: Caller, services: Asked, invitation: Invitation = None, wanted: SeatWanted = None
) -> Response:
    """The game as a file for `troyes replay` and `troyes verify`.

    While it runs: what you may know, without hashes. Once it is over: everything, with the secret of the dice.
    """
    game = await game_for(services, id, caller, invitation)
    seat = shown_seat(game, caller.id if caller else None, wanted)
    data = await services.study(lambda connection: written(connection, game, seat))
    headers = {"content-disposition": f'attachment; filename="troyes-{game.id}.jsonl"'}
    return Response(data, media_type=LINES, headers=headers)


def written(connection: Connection, game: LiveGame, seat: int) -> bytes:
    record = record_for(connection, game, seat)
    if game.ended is not None and record.secret is None:
        record.secret = told_secret(connection, game.about.deal)
    return record.to_text().encode()


@router.get("/points", response_model=described(PointsShown))
async def points(
    id: GameId, caller: Caller, services: Asked, language: Language, invitation: Invitation = None
) -> Response:
    """After the end: what everybody would have had at the end of every turn."""
    game = await game_for(services, id, caller, invitation)
    turns = await services.study(lambda connection: points_of(connection, game))
    people = game.names()
    automaton = game.about.game.voice.scorers(game.about.setup, people, language)[len(people) :]
    # people write their names as they like; that of an automaton comes from the middle of a sentence
    return Answer({"names": [*people, *map(capital, automaton)], "turns": turns})
