"""A game step by step: what is sent and answered."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from troyes.server.api.models import LONGEST_RECORD, EffectShown, Sent

Step = Annotated[int, Field(ge=0, le=100_000)]


class ReplayWanted(Sent):
    """The text of a record's file, and which of its steps are wanted."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    record: str = Field(max_length=LONGEST_RECORD, description="The text of the file; see docs/records.md")
    seat: Annotated[int, Field(ge=0, le=9)] | None = Field(default=None, description="Whose view; nobody's without it")
    first: Step = Field(default=0, alias="from")
    last: Step = Field(default=60, alias="to")


class StepShown(BaseModel):
    """The position after some moves, and the move that led to it; `seat` is null for a roll or a draw."""

    step: int
    seat: int | None
    line: str
    told: list[str]
    effects: list[EffectShown]
    view: dict[str, Any]


class ReplayShown(BaseModel):
    """`moves` is the number of the last step there is; step 0 is the start."""

    moves: int
    steps: list[StepShown]


class EndShown(BaseModel):
    """Scores may have one entry more than there are seats: an automaton's."""

    scores: list[int]
    winners: list[int]
    sources: list[dict[str, Any]]


class WholeReplayShown(ReplayShown):
    game: str
    options: dict[str, Any]
    names: list[str]
    result: EndShown | None
