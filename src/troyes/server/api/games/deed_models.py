"""Deeds as they are asked about, in the words of the tables that list them. See kernel/contract/deed_tables.py."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

LONGEST_WORD = 40
Word = Annotated[str, Field(min_length=1, max_length=LONGEST_WORD)]
Number = Annotated[int, Field(ge=0, le=255)]


class ThingSent(BaseModel):
    model_config = ConfigDict(extra="forbid")

    kind: Word
    key: Annotated[str, Field(max_length=LONGEST_WORD)] = ""
    place: Number | None = None


class DieSent(BaseModel):
    model_config = ConfigDict(extra="forbid")

    owner: Annotated[int, Field(ge=0, le=3)] | None = None
    colour: Word
    value: Number
    place: Number | None = None
    as_colour: Word | None = None
    as_value: Number | None = None
    turned: bool = False
    chosen: bool = False


class DeedSent(BaseModel):
    """A deed as data, in the words of the tables; it need not be legal."""

    model_config = ConfigDict(extra="forbid")

    verb: Word
    target: ThingSent | None = None
    dice: list[DieSent] = Field(default=[], max_length=10)
    cube: ThingSent | None = None
    amount: Number | None = None
    paid: Word | None = None
