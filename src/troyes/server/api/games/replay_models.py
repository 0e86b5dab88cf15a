"""A game step by step: what is sent."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field

from troyes.server.api.models import LONGEST_RECORD, Sent

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
