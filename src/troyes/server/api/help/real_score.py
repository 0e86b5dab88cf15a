"""The end-scoring sheet for people at a real table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field

from troyes.realtable.score_form import FormShown
from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.models import Sent, Tree
from troyes.server.api.people.identity import Asked
from troyes.server.real_table.scoring import ScoreShown, form_for, score

router = APIRouter(prefix="/real-table/score", tags=["real table"], responses=REFUSALS)

Players = Annotated[int, Field(ge=1, le=4)]
Module = Annotated[str, Field(max_length=20)]


class Sheet(Sent):
    """What was counted: `characters`, `activities`, `outdoor`, `player` (one entry each), `king`; see docs/cli.md."""

    players: Players
    modules: list[Module] = Field(default_factory=list, max_length=10)
    figures: Tree = Field(default_factory=dict, description="Figures laid over the stock ones")
    sheet: Tree


@router.get("", response_model=described(FormShown))
async def score_form(
    services: Asked,
    language: Language,
    players: Annotated[int, Query(ge=1, le=4)] = 4,
    modules: Annotated[str, Query(max_length=200, description="Separated by commas")] = "",
) -> Response:
    """What has to be counted at the end of a game."""
    named = [name.strip() for name in modules.split(",") if name.strip()]
    return Answer(await services.workshop.do(lambda: form_for(players, named, language)))


@router.post("", response_model=described(ScoreShown))
async def score_sheet(body: Sheet, services: Asked, language: Language) -> Response:
    """The points of a sheet, source by source."""
    found = await services.workshop.do(lambda: score(body.players, body.modules, body.figures, body.sheet, language))
    return Answer(found)
