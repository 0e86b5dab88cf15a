"""What is sent, described for OpenAPI: unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from troyes.bots.levels import USUAL
from troyes.kernel.tools.bounds import check_size
from troyes.server.api.people.identity import PlainName, plain
from troyes.server.live.tables.terms import Terms
from troyes.words.message import Message

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


LONGEST_LINE = 200
LONGEST_CHAT = 500
LONGEST_RECORD = 500_000
LESS = Message("send-less")
OPTIONS = "Those of docs/cli.md; `start` names the start player's seat by its letter (N is the King), or none: drawn"
EXAMPLE: dict[str, Any] = {
    "game": "city",
    "options": {"players": 3},
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "journeyman"}],
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
    level: str = Field(default=USUAL, max_length=16)
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
    """A move that is asked about: its id or its line, or the deed as data."""

    move: str | None = Field(default=None, min_length=1, max_length=LONGEST_LINE)
    deed: DeedSent | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        if (self.move is None) == (self.deed is None):
            raise ValueError("send either move or deed")
        return self


class Preview(Sent):
    decision: str = Field(max_length=40)
    moves: list[Annotated[str, Field(pattern=r"^[0-9]{1,19}$")]] = Field(min_length=1, max_length=50)


class ChatLine(Sent):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(plain)]
