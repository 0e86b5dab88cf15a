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


class WeighedMove(TypedDict):
    """What the bot thinks of a move: the points by which the seat should end up ahead, how many fewer these are than
    with the best one, the standard error of what was tried out (0 where nothing was), and the parts of the value by
    source of points, as far as it can say; the rest is `value`."""

    move: str
    value: float
    behind: float
    error: float
    parts: dict[str, float]


class HintShown(PreviewedMove):
    """What the best bot would do: a move, its line, and what it would bring; of `best`, up to three moves, it is the
    first. `bot` is who says so: with little time it is one that looks less far."""

    decision: DecisionShown
    bot: str
    line: str
    best: list[WeighedMove]


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
