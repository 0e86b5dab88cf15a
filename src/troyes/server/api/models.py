"""What is sent and answered, described for OpenAPI. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from troyes.kernel.bounds import check_size
from troyes.kernel.messages import Message
from troyes.server.api.identity import PlainName, plain
from troyes.server.live.terms import Terms

LONGEST_LINE = 200
LONGEST_CHAT = 500
LONGEST_RECORD = 500_000
LESS = Message("Send less")
OPTIONS = "Those of docs/cli.md; `start` names the start player's seat by its letter (N is the King), or none: drawn"
EXAMPLE: dict[str, Any] = {
    "game": "city",
    "options": {"players": 3},
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}],
}


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


def within_bounds(data: dict[str, Any]) -> dict[str, Any]:
    check_size(data, "", LESS)
    return data


Tree = Annotated[dict[str, Any], AfterValidator(within_bounds)]  # whatever a game knows how to read: options, figures


# ---- sent --------------------------------------------------------------------------------------------------------


class SeatWish(Sent):
    """Who is to sit there: you (at several seats, if one device goes from hand to hand), whoever comes, or a bot.

    At a table that goes on from another game `same` is the bot that sat there, or one under the name of whoever did.
    """

    kind: Literal["me", "open", "same", "bot"]
    level: str = Field(default="medium", max_length=16)
    name: PlainName | None = Field(default=None, description="What who plays your seat is called at this table")


class Origin(Sent):
    """A position that has been played: of a finished game here (`game`), or of a record's file (`record`)."""

    game: str | None = Field(default=None, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")
    record: str | None = Field(default=None, max_length=LONGEST_RECORD, description="The text of the file")
    step: int = Field(ge=0, le=100_000, description="How many of its moves are taken over")


class NewGame(Sent):
    """A table. Without `seats` you take the first one and the others are open; if it goes on from another game you take
    the one you had there, bots play on, and those of other people are open."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]})

    game: Literal["city", "dice"] = "city"
    options: Tree = Field(default_factory=dict, description=OPTIONS)
    figures: Tree | None = Field(
        default=None, description="Figures laid over the stock ones; without it those that you keep"
    )
    seats: list[SeatWish] | None = Field(default=None, max_length=10)
    visibility: Literal["public", "link"] = "link"
    terms: Terms = Terms()
    origin: Origin | None = Field(
        default=None, alias="from", description="Go on from there with new dice; then game, options and figures are its"
    )


class Join(Sent):
    seat: Annotated[int, Field(ge=0, le=9)] | None = None
    invitation: str | None = Field(default=None, max_length=64)


class Move(Sent):
    """An answer to a decision: the code of a listed move, or its line in notation."""

    decision: str = Field(max_length=40, examples=["12.0.1"])
    move: str = Field(min_length=1, max_length=LONGEST_LINE, examples=["4611967493404098560"])


class Undo(Sent):
    undo: str = Field(max_length=40, description="As named in the state")
    whole_turn: bool = False


class Asked(Sent):
    """A move that is asked about."""

    move: str = Field(min_length=1, max_length=LONGEST_LINE)


class Preview(Sent):
    decision: str = Field(max_length=40)
    moves: list[Annotated[str, Field(pattern=r"^[0-9]{1,19}$")]] = Field(min_length=1, max_length=50)


class ChatLine(Sent):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(plain)]


# ---- answered ----------------------------------------------------------------------------------------------------


class Shown(BaseModel):
    model_config = ConfigDict(extra="allow")


class Error(BaseModel):
    """What is wrong, and what to do about it."""

    code: str
    message: str
    remedy: str
    where: str | None = None


class ErrorShown(Shown):
    """`seq` and `state` are there when the order was about an older state."""

    error: Error
    seq: int | None = None
    state: dict[str, Any] | None = None


class SeatShown(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str | None
    level: str | None
    bank: int | None
    deadline: int | None


class DecisionShown(BaseModel):
    id: str
    question: str


class ResultShown(BaseModel):
    """Scores may have one entry more than there are seats: an automaton's."""

    scores: list[int]
    winners: list[int]
    sources: list[dict[str, Any]]
    secret: str | None


class OriginShown(BaseModel):
    """The game that this one goes on from (null: a file), and how many of its moves it has taken over."""

    game: str | None
    step: int


class PlayedFigures(BaseModel):
    """Which figures a game is played with: a short name of them all, how many are assumed and confirmed, which are
    not those of the package."""

    name: str
    assumed: int
    confirmed: int
    changed: list[str]


class StateShown(BaseModel):
    """A game as the caller may know it."""

    id: str
    game: str
    status: Literal["open", "running", "over", "abandoned"]
    options: dict[str, Any]
    figures: PlayedFigures
    terms: Terms
    visibility: Literal["public", "link"]
    commitment: str
    deal: str | None
    hears: bool
    rematch_of: str | None
    origin: OriginShown | None = Field(alias="from")
    created: int
    started: int | None
    ended: int | None
    closes: int | None
    you: int | None
    yours: list[int]
    host: int | None
    seats: list[SeatShown]
    pending: list[int]
    view: dict[str, Any] | None
    decision: DecisionShown | None
    undo: str | None
    result: ResultShown | None


class CauseShown(BaseModel):
    """Because of what something happens."""

    kind: str
    key: str
    name: str


class EffectShown(BaseModel):
    """One thing that changes or is remarked; see docs/server-api.md."""

    what: str
    seat: int | None
    where: str | int | None
    because: CauseShown | None
    amount: int


class MessageShown(Shown):
    """Something that happened. What else it holds depends on its kind; see docs/server-api.md."""

    seq: int
    kind: Literal["opened", "seat", "start", "move", "undo", "chat", "rules", "end", "rematch"]
    seat: int | None
    created: int
    effects: list[EffectShown] | None = None


class FrameShown(BaseModel):
    """Messages, the number of the last one, and the state after it. Sockets send the same."""

    seq: int
    messages: list[MessageShown]
    state: StateShown


class OpenedShown(FrameShown):
    """A new table; `invitation` is told only once."""

    invitation: str


class SummaryShown(BaseModel):
    """A game in a list."""

    id: str
    game: str
    status: str
    players: int
    options: dict[str, Any]
    seats: list[SeatShown]
    your_turn: bool
    created: int
    changed: int
    closes: int | None


class ListShown(BaseModel):
    games: list[SummaryShown]


class MovesShown(BaseModel):
    """The legal moves of a decision: per move its code and the values of its fields, as numbers into `values`.

    `lines` are the same moves in notation, in the same order.
    """

    decision: DecisionShown
    fields: list[dict[str, Any]]
    moves: list[list[Any]]
    lines: list[str]


class PreviewedMove(BaseModel):
    """A move in words, what it would bring, and for every seat the sums of it by unit."""

    move: str
    text: str
    told: list[str]
    effects: list[EffectShown]
    seats: list[dict[str, int]]


class PreviewShown(BaseModel):
    moves: list[PreviewedMove]


class WhyNotShown(BaseModel):
    legal: bool
    code: str | None
    reason: str | None
