"""At a real table: people roll and draw, the server is the King or keeps wheel and sheets. It keeps nothing."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Response
from pydantic import ConfigDict, Field

from troyes.server.api.answers import Answer
from troyes.server.api.described import described
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.models import LONGEST_LINE, Sent, Tree
from troyes.server.api.people.identity import Asked, PlainName
from troyes.server.real_table.dice import DiceTable
from troyes.server.real_table.king import KingTable
from troyes.server.real_table.table import Question, RealTableShown

MOST_LINES: Final = 3000
MOST_AT_ONCE: Final = 40
router = APIRouter(prefix="/real-table", tags=["real table"], responses=REFUSALS)

Line = Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]
Code = Annotated[str, Field(pattern=r"^[0-9]{1,19}$")]
EXAMPLE: dict[str, Any] = {
    "options": {"modules": ["bonus"]},
    "seats": ["Aubry"],
    "lines": ["* start A", "* open henry_i"],
    "then": "* open urbain_iv",
}


class RealTable(Sent):
    """A game as the client has kept it, and what happens next at the table."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]})

    options: Tree = Field(default_factory=dict, description="See docs/cli.md for the options of each game")
    figures: Tree = Field(default_factory=dict, description="Figures laid over the stock ones")
    seats: list[PlainName] = Field(default_factory=list, max_length=10, description="Names of the people")
    lines: list[Line] = Field(default_factory=list, max_length=MOST_LINES, description="`lines` of the last answer")
    then: Line | Annotated[list[Line], Field(max_length=MOST_AT_ONCE)] | None = Field(
        default=None, description="What to add: an outcome or a move. Refused whole if any of it cannot be"
    )
    roll: bool = Field(default=False, description="Let the server roll or draw what is due (after `then`)")
    seat: Annotated[int, Field(ge=0, le=9)] | None = Field(default=None, description="Whose view and decision")
    since: int = Field(default=0, ge=0, le=MOST_LINES, description="Tell only lines from this one on")
    previews: list[Code] = Field(default_factory=list, max_length=50, description="Moves of the decision to look at")
    record: bool = Field(default=False, description="Answer with the text of a record file, too")

    def question(self, language: str) -> Question:
        then = self.then or []
        return Question(
            self.options,
            self.figures,
            self.seats,
            self.lines,
            language,
            [then] if isinstance(then, str) else then,
            secrets.randbits(32) if self.roll else None,
            self.seat,
            self.since,
            [int(code) for code in self.previews],
            self.record,
        )


@router.post("/king", response_model=described(RealTableShown))
async def king(body: RealTable, services: Asked, language: Language) -> Response:
    """The King's Challenge on a real board: the server is the King."""
    question = body.question(language)
    return Answer(await services.workshop.do(lambda: KingTable(question).answer()))


@router.post("/dice", response_model=described(RealTableShown))
async def dice(body: RealTable, services: Asked, language: Language) -> Response:
    """Troyes Dice with real dice: the server keeps wheel and sheets."""
    question = body.question(language)
    return Answer(await services.workshop.do(lambda: DiceTable(question).answer()))
