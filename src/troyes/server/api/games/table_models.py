"""What is sent and answered about a table itself, its record and its help."""

from __future__ import annotations

from typing import Annotated, TypedDict

from pydantic import Field

from troyes.bots.levels import USUAL
from troyes.server.api.answers import Answered
from troyes.server.api.models import Sent
from troyes.server.live.kept.points import PointsThen
from troyes.server.live.play.foreseen import PreviewedMove
from troyes.server.live.told.shown import DecisionShown

SeatNumber = Annotated[int, Field(ge=0, le=9)]


class SendAway(Sent):
    seat: SeatNumber


class Replace(Sent):
    seat: SeatNumber
    level: str = Field(default=USUAL, max_length=16)


class InvitationShown(Answered):
    """What an invitation link carries; told only once."""

    invitation: str


class HintShown(PreviewedMove):
    """What the best bot would do: a move, its line, and what it would bring."""

    decision: DecisionShown
    bot: str
    line: str


class SpectatorShown(Answered):
    id: str
    name: str


class SpectatorsShown(Answered):
    """Who watches without a seat; `unknown` counts those who have not told their names."""

    spectators: list[SpectatorShown]
    unknown: int


class PointsShown(TypedDict):
    """`names` has one entry per entry of `points`: the players, and an automaton that scores."""

    names: list[str]
    turns: list[PointsThen]
