"""What is sent and answered about a table itself, its record and its help."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from troyes.server.api.models import DecisionShown, FrameShown, Sent

SeatNumber = Annotated[int, Field(ge=0, le=9)]


class Kick(Sent):
    seat: SeatNumber


class Replace(Sent):
    seat: SeatNumber
    level: str = Field(default="medium", max_length=16)


class InvitationShown(BaseModel):
    """What an invitation link carries; told only once."""

    invitation: str


class RematchShown(FrameShown):
    """The new table as you see it; `invitation` is there if you have just opened it."""

    invitation: str | None


class HintShown(BaseModel):
    """What the best bot would do: the code of a move, its line, and what it is in words."""

    decision: DecisionShown
    bot: str
    move: str
    line: str
    text: str
    told: list[str]


class SpectatorShown(BaseModel):
    id: str
    name: str


class SpectatorsShown(BaseModel):
    """Who watches without a seat; `unknown` counts those who have not told their names."""

    spectators: list[SpectatorShown]
    unknown: int


class PointsThen(BaseModel):
    """What everybody would have had after so many moves of the record."""

    move: int
    created: int
    round: int = Field(description="Of Troyes Dice: the day")
    points: list[int]


class PointsShown(BaseModel):
    """`names` has one entry per entry of `points`: the players, and an automaton that scores."""

    names: list[str]
    turns: list[PointsThen]
