"""Everything in the boxes that has a name, with its rule in full, its figures and where they come from."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import RootModel

from troyes.almanac import entries
from troyes.city.edge.almanac import EntryDrawn
from troyes.server.api.answers import Answer
from troyes.server.api.described import DECLARED
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language

router = APIRouter(prefix="/almanac", tags=["rules"], responses=REFUSALS)


class AlmanacShown(RootModel[list[Annotated[EntryDrawn, DECLARED]]]):
    """Activities, events, characters, buildings, gates, what the King does, and the numbers of the rules; then Troyes
    Dice."""


@router.get("", response_model=AlmanacShown)
async def almanac(language: Language) -> Response:
    """All of it: the drawings show the figures of the package."""
    return Answer(entries(language))
