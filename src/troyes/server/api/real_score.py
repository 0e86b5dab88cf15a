"""The end-scoring sheet for people at a real table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from troyes.server.api.answers import Answer
from troyes.server.api.games import REFUSALS
from troyes.server.api.identity import Asked
from troyes.server.api.languages import Language
from troyes.server.api.models import Sent, Tree
from troyes.server.real_table.scoring import form_for, score

router = APIRouter(prefix="/real-table/score", tags=["real table"], responses=REFUSALS)

Players = Annotated[int, Field(ge=1, le=4)]
Module = Annotated[str, Field(max_length=20)]


class Sheet(Sent):
    """What was counted: `characters`, `activities`, `outdoor`, `player` (one entry each), `king`; see docs/cli.md."""

    players: Players
    modules: list[Module] = Field(default_factory=list, max_length=10)
    figures: Tree = Field(default_factory=dict, description="Figures laid over the stock ones")
    sheet: Tree


class FormShown(BaseModel):
    """What to ask: choices first, then the fields of every player (and of the King)."""

    players: int
    modules: list[str]
    characters: dict[str, Any]
    activities: dict[str, Any]
    outdoor: dict[str, Any]
    fields: list[dict[str, Any]]
    king_fields: list[dict[str, Any]] | None


class LineShown(BaseModel):
    source: str
    detail: str
    text: str
    points: list[int]


class ScoreShown(BaseModel):
    """Points by source, for all; against the King he comes last, and `verdict` is what the court says."""

    names: list[str]
    lines: list[LineShown]
    totals: list[int]
    winners: list[int]
    verdict: dict[str, str] | None


@router.get("", response_model=FormShown)
async def score_form(
    services: Asked,
    language: Language,
    players: Annotated[int, Query(ge=1, le=4)] = 4,
    modules: Annotated[str, Query(max_length=200, description="Separated by commas")] = "",
) -> Response:
    """What has to be counted at the end of a game."""
    named = [name.strip() for name in modules.split(",") if name.strip()]
    return Answer(await services.workshop.do(lambda: form_for(players, named, language)))


@router.post("", response_model=ScoreShown)
async def score_sheet(body: Sheet, services: Asked, language: Language) -> Response:
    """The points of a sheet, source by source."""
    found = await services.workshop.do(lambda: score(body.players, body.modules, body.figures, body.sheet, language))
    return Answer(found)
