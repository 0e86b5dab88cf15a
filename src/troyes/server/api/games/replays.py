"""Games step by step: those of this server, and records that somebody has."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import ConfigDict, Field
from sqlalchemy import Connection

from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.access import GameId, Invitation, SeatWanted, game_for
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.models import LONGEST_RECORD, Sent
from troyes.server.api.people.identity import Asked, Caller
from troyes.server.live.kept.live_game import ABANDONED, OVER, LiveGame
from troyes.server.live.kept.tape import (
    BeatsShown,
    Player,
    ReplayShown,
    WholeReplayShown,
    replay,
    replay_whole,
    tape_from,
    tape_of,
)
from troyes.server.live.play.refused import not_running
from troyes.server.live.tables.own_seats import shown_seat

Step = Annotated[int, Field(ge=0, le=100_000)]


class RecordSent(Sent):
    """The text of a record's file, and through whose eyes it is looked at."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    record: str = Field(max_length=LONGEST_RECORD, description="The text of the file; see docs/records.md")
    seat: Annotated[int, Field(ge=0, le=9)] | None = Field(default=None, description="Whose view; nobody's without it")


class ReplayWanted(RecordSent):
    """Which of its steps are wanted."""

    first: Step = Field(default=0, alias="from")
    last: Step = Field(default=60, alias="to")


class BeatsWanted(RecordSent):
    """Which of its beats are wanted, by number."""

    first: Step = Field(default=1, alias="from")
    last: Step = Field(default=400, alias="to")


router = APIRouter(tags=["records"], responses=REFUSALS)


@router.get("/games/{id}/replay", response_model=described(ReplayShown))
async def replay_game(
    id: GameId,
    caller: Caller,
    services: Asked,
    language: Language,
    invitation: Invitation = None,
    wanted: SeatWanted = None,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=100_000)] = 60,
) -> Response:
    """The positions after each move, as you may know them: at most 200 at once.

    While the game runs: up to the turn in progress. Once it is over: all moves in full, from any seat's view.
    """
    game = await game_for(services, id, caller, invitation)
    seat = seat_shown(game, None if caller is None else caller.id, wanted)
    return Answer(await services.study(lambda connection: replayed(connection, game, seat, first, last, language)))


def seat_shown(game: LiveGame, person: str | None, wanted: int | None) -> int:
    """Once a game is over everybody may look through anybody's eyes."""
    if wanted is not None and wanted < len(game.seats) and game.status in (OVER, ABANDONED):
        return wanted
    return shown_seat(game, person, wanted)


def replayed(connection: Connection, game: LiveGame, seat: int, first: int, last: int, language: str) -> ReplayShown:
    if game.turn is None:
        raise not_running()
    return replay(tape_of(connection, game, seat), first, last, language)


@router.post("/replay", response_model=described(WholeReplayShown))
async def replay_record(body: ReplayWanted, services: Asked, language: Language) -> Response:
    """A record step by step, checked as a whole. Nothing of it is kept."""
    shown = await services.workshop.do(
        lambda: replay_whole(tape_from(body.record, body.seat), body.first, body.last, language)
    )
    return Answer(shown)


# ---- beat by beat ------------------------------------------------------------------------------------------------


@router.get("/games/{id}/beats", response_model=described(BeatsShown))
async def list_beats(
    id: GameId,
    caller: Caller,
    services: Asked,
    language: Language,
    invitation: Invitation = None,
    wanted: SeatWanted = None,
    first: Annotated[int, Query(alias="from", ge=1, le=100_000)] = 1,
    last: Annotated[int, Query(alias="to", ge=1, le=100_000)] = 400,
) -> Response:
    """The turns of all and the steps of the phases, each in a line, as you may know them: at most 400 at once. Once the
    game is over with the points of everybody after each."""
    game = await game_for(services, id, caller, invitation)
    seat = seat_shown(game, None if caller is None else caller.id, wanted)
    return Answer(await services.study(lambda connection: beats_of(connection, game, seat, first, last, language)))


def beats_of(connection: Connection, game: LiveGame, seat: int, first: int, last: int, language: str) -> BeatsShown:
    if game.turn is None:
        raise not_running()
    return Player(tape_of(connection, game, seat), language).beats(first, last)


@router.post("/replay/beats", response_model=described(BeatsShown))
async def list_beats_of_record(body: BeatsWanted, services: Asked, language: Language) -> Response:
    """The same for a record, with its points. Nothing of it is kept."""
    return Answer(await services.workshop.do(lambda: beats_sent(body, language)))


def beats_sent(body: BeatsWanted, language: str) -> BeatsShown:
    """Checked as a whole."""
    player = Player(tape_from(body.record, body.seat), language)
    shown = player.beats(body.first, body.last)
    player.result()
    return shown
