"""What is shown of any game as plain data: deeds, beats, results, sources of points. A `NotRequired` part is left out
where there is nothing to say.

These are declarations alone: `deed_tables.py`, `showing.py`, `naming.py` and `sources.py` write them, the views of the
games are declared beside them, and whoever describes them (the server's OpenAPI, the page's types) reads them here.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

# ---- deeds: rows of numbers over shared tables; every entry has a `text` for showing, which no program reads ---------


class VerbShown(TypedDict):
    verb: str
    text: str


class ThingShown(TypedDict):
    """Something on the table: its kind, its key in the rules, and where it is."""

    kind: str
    key: NotRequired[str]
    place: NotRequired[int]
    text: str


class DieShown(TypedDict):
    """A die as it lies there; `owner` is a seat, null for nobody's and the King's."""

    owner: int | None
    colour: str
    value: int
    place: NotRequired[int]
    text: str


class UseShown(TypedDict):
    """A number into `dice`, and what is made of that die beyond how it lies there."""

    die: int
    as_colour: NotRequired[str]
    as_value: NotRequired[int]
    turned: NotRequired[bool]
    chosen: NotRequired[bool]


class PriceShown(TypedDict):
    amounts: dict[str, int]
    text: str


class AmountShown(TypedDict):
    n: int
    text: str


class PaidShown(TypedDict):
    resource: str
    text: str


class TablesShown(TypedDict):
    """What the numbers in the rows of deeds stand for. A lot is a list of numbers into `uses`."""

    verbs: list[VerbShown]
    targets: list[ThingShown]
    dice: list[DieShown]
    uses: list[UseShown]
    lots: list[list[int]]
    prices: list[PriceShown]
    cubes: list[ThingShown]
    amounts: list[AmountShown]
    paid: list[PaidShown]


class DeedsShown(TablesShown):
    """Every deed a seat may do, as a row: its id, then numbers into the tables, -1 for nothing.

    The columns are `id`, `verb`, `target`, `lot`, `price`, `cube`, `amount`, `paid`; nothings at the end of a row are
    left out. Rows with the same id are other ways to the same position.
    """

    moves: list[list[str | int]]


# ---- texts and beats -------------------------------------------------------------------------------------------------


class AboutShown(TypedDict, total=False):
    """What a piece of a text is about: a seat, an amount, a thing."""

    seat: int
    unit: str
    n: int
    is_change: bool
    kind: str
    key: str


class RunShown(AboutShown):
    """A piece of a text that may be set apart: an amount, the name of a seat, a card."""

    text: str


class ThingThere(TypedDict):
    kind: str
    key: str
    place: NotRequired[int]


class ReasonShown(ThingThere):
    text: str


class SeenDie(TypedDict):
    """`price`: what it was bought for."""

    owner: int | None
    colour: str
    value: int
    price: NotRequired[int]


class ChangeShown(TypedDict):
    """What a seat has more or less of; `is_price`: given for something."""

    seat: int | None
    unit: str
    n: int
    because: NotRequired[ReasonShown]
    is_price: NotRequired[bool]


class MovedShown(TypedDict):
    """Pieces that came from one place to another; null is the box."""

    what: str
    seat: int | None
    before: ThingThere | None
    after: ThingThere | None
    n: int


class BeatShown(TypedDict):
    """A turn of a seat, a step of a phase, or something smaller inside it.

    Turns and steps that have happened have a number: pieces of one number are one beat, told as it comes. The open one
    may still get more; one that holds nothing yet may still become another.
    """

    kind: str
    seat: int | None
    text: NotRequired[list[str | RunShown]]
    subject: NotRequired[ThingThere]
    n: NotRequired[int]
    dice: NotRequired[list[SeenDie]]
    changes: NotRequired[list[ChangeShown]]
    moved: NotRequired[list[MovedShown]]
    inside: NotRequired[list[BeatShown]]
    goes_on: NotRequired[bool]
    number: NotRequired[int]
    is_open: NotRequired[bool]


# ---- what a move would bring -----------------------------------------------------------------------------------------


class RangeShown(TypedDict):
    """At least and at most, while something is still open."""

    unit: str
    least: int
    most: int


class PartShown(TypedDict):
    """One part of what a move would cost or bring."""

    kind: str
    text: list[str | RunShown]
    amounts: list[ChangeShown]
    n: int | None
    ranges: list[RangeShown]


# ---- points ----------------------------------------------------------------------------------------------------------


class SourceShown(TypedDict):
    """Where points come from: a key and a detail for programs, words for people, and the points of every scorer."""

    key: str
    detail: str
    source: str
    points: list[int]
