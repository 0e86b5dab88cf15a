"""What leaves the server about a game, declared: states, messages, frames. `rendering.py` writes them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from troyes.games import GameName, OptionsShown, ViewShown
from troyes.kernel.contract.shown import BeatShown, DeedsShown, SourceShown
from troyes.server.live.kept.live_game import Seated, Status, Visibility
from troyes.server.live.tables.playing_with import FiguresPlayed
from troyes.server.live.tables.terms import TermsShown

# ---- the state ---------------------------------------------------------------------------------------------------


class SeatShown(TypedDict):
    seat: int
    kind: Seated
    name: str
    person: str | None
    level: str | None
    bank: int | None
    deadline: int | None


class DecisionShown(TypedDict):
    id: str
    question: str


class MovesShown(DeedsShown):
    """The deeds of a decision; of none where a turn to come is planned."""

    decision: DecisionShown | None


class EndShown(TypedDict):
    """Scores may have one entry more than there are seats: an automaton's."""

    scores: list[int]
    winners: list[int]
    sources: list[SourceShown]


class ResultShown(EndShown):
    """How a game has ended, and the secret of its dice."""

    secret: str | None


class OriginShown(TypedDict):
    """The game that this one goes on from (null: a file), and how many of its moves it has taken over."""

    game: str | None
    step: int


# `from` is a word of Python's own
_From = TypedDict("_From", {"from": OriginShown | None})


class StateShown(_From):
    """A game as the caller may know it."""

    id: str
    game: GameName
    status: Status
    options: OptionsShown
    figures: FiguresPlayed
    terms: TermsShown
    visibility: Visibility
    commitment: str
    deal: str | None
    hears: bool
    rematch_of: str | None
    created: int
    started: int | None
    ended: int | None
    closes: int | None
    you: int | None
    yours: list[int]
    host: int | None
    seats: list[SeatShown]
    pending: list[int]
    view: ViewShown | None
    decision: DecisionShown | None
    beat: int | None
    undo: str | None
    result: ResultShown | None


# ---- messages ----------------------------------------------------------------------------------------------------


class Posted(TypedDict):
    """`seq` is the number of the message for who reads it, `seat` whose deed it is."""

    seq: int
    seat: int | None
    created: int


class ToldShown(TypedDict, total=False):
    """What happens around the table, where there is something to say."""

    beats: list[BeatShown]


class HappenedShown(TypedDict):
    """What was played: the number of the beat it belongs to, of the one that it leaves open (null: none), and all that
    it adds to them."""

    beat: int
    open: int | None
    beats: list[BeatShown]


class OpenedMessage(Posted):
    """`host`: whether somebody has opened it."""

    kind: Literal["opened"]
    host: bool


class SeatMessage(Posted, ToldShown):
    """Who sits there now, and why: `who` and `person` had the seat before. Of somebody forgotten without a seat there
    is only the reason."""

    kind: Literal["seat"]
    reason: str
    seated: NotRequired[Seated]
    name: NotRequired[str]
    level: NotRequired[str | None]
    who: NotRequired[str]
    person: NotRequired[str | None]


class StartMessage(Posted, HappenedShown):
    kind: Literal["start"]
    commitment: str
    lines: list[str]
    is_whole_turn: bool


class MoveMessage(Posted, HappenedShown):
    """`is_whole_turn`: it tells all of a turn, also what was told before. Of the hidden move of another seat neither
    `decision` nor `line` nor the id of the `move` is known."""

    kind: Literal["move"]
    decision: NotRequired[str]
    line: NotRequired[str]
    move: NotRequired[str | None]
    lines: list[str]
    is_whole_turn: bool


class UndoMessage(Posted):
    """`back`: the decisions whose answers no longer count. `beat` is open again, as it was before them; it is the last
    one."""

    kind: Literal["undo"]
    back: list[str]
    beat: int
    open: int | None


class ChatMessage(Posted):
    kind: Literal["chat"]
    text: str


class RulesMessage(Posted):
    """The game goes on by the rules of another version."""

    kind: Literal["rules"]
    then: str
    now: str


class EndMessage(Posted, ToldShown):
    """`scores` are null where it was not played to its end."""

    kind: Literal["end"]
    reason: str
    scores: list[int] | None
    secret: str | None


class RematchMessage(Posted):
    kind: Literal["rematch"]
    game: str
    name: str


MessageShown = (
    OpenedMessage
    | SeatMessage
    | StartMessage
    | MoveMessage
    | UndoMessage
    | ChatMessage
    | RulesMessage
    | EndMessage
    | RematchMessage
)


# ---- frames ------------------------------------------------------------------------------------------------------


class FrameShown(TypedDict):
    """Messages, the number of the last one, and the state after it. Sockets send the same; those that ask for it with
    the legal moves of who has to decide."""

    seq: int
    messages: list[MessageShown]
    state: StateShown
    moves: NotRequired[MovesShown]


class OpenedShown(FrameShown):
    """A new table; `invitation` is told only once."""

    invitation: str


class RematchShown(FrameShown):
    """The new table as you see it; `invitation` is there if you have just opened it."""

    invitation: str | None
