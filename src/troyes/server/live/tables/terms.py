"""The terms of a table: what its players have agreed on besides the options of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypedDict, cast

from pydantic import BaseModel, ConfigDict, Field

from troyes.bots.levels import USUAL


class Clock(BaseModel):
    """Time to decide. `live`: seconds per turn and a bank for the whole game; `correspondence`: days per turn."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: int = Field(default=60, ge=5, le=3600)
    bank: int = Field(default=600, ge=0, le=24 * 3600)
    days: int = Field(default=3, ge=1, le=30)
    expiry: Literal["bot", "end"] = "bot"  # who does not decide in time is replaced, or the game ends


@lru_cache(1000)
def terms_of(data: str) -> Terms:
    """Terms from stored JSON: games with the same ones share them."""
    return Terms.model_validate_json(data)


class Terms(BaseModel):
    """Agreed when the table is opened; they do not change."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    clock: Clock = Clock()
    undo: bool = True
    help: bool = False
    chat: bool = True
    rated: bool = False
    substitute: str = Field(default=USUAL, max_length=16, description="Level of the bot that takes over a seat")

    def shown(self) -> TermsShown:
        return cast(TermsShown, self.model_dump())


class ClockShown(TypedDict):
    """Time to decide; see `Clock`."""

    kind: Literal["none", "live", "correspondence"]
    seconds: int
    bank: int
    days: int
    expiry: Literal["bot", "end"]


class TermsShown(TypedDict):
    """What a table has agreed on."""

    clock: ClockShown
    undo: bool
    help: bool
    chat: bool
    rated: bool
    substitute: str
