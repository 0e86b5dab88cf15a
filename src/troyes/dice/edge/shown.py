"""The view of Troyes Dice as plain data: what `DiceView.to_dict` writes, declared for whoever shows or describes it."""

from __future__ import annotations

from typing import Literal, TypedDict

from troyes.dice.rules.tables import Colour, Row

Half = Literal["morning", "afternoon"]
Zone = Literal["neutral", "morning", "afternoon"]
Phase = Literal["numbering", "wheel", "tiles", "rolling", "choosing", "over", "crying"]
Choice = Literal["act", "resident", "prestige", "function", "direction", "number"]
BuildingState = Literal["open", "built", "lost"]


class DiceStep(TypedDict):
    """What the seat has to decide."""

    kind: Choice
    seat: int


class PlazaShown(TypedDict):
    face: Colour
    back: Colour
    zone: Zone


class ChangesShown(TypedDict):
    """Influence for one change of its value, which goes `reach` far; knowledge for another colour. Null: not so."""

    step: int | None
    reach: int
    dye: int | None


class WheelDie(ChangesShown):
    """A die on the wheel: `die` is 1 to 4, clockwise from the first plaza of the half-day; `any`: its price in
    whatever one likes; `tile`: what the tile beside it says."""

    die: int
    place: int
    colour: Colour
    value: int
    black: bool
    available: bool
    deniers: int
    influence: int
    knowledge: int
    any: int
    tile: str | None


class TileShown(TypedDict):
    plaza: Colour
    tile: int
    raid: bool
    text: str


class TrackShown(TypedDict):
    held: int
    circled: int
    spent: int


class TracksShown(TypedDict):
    influence: TrackShown
    deniers: TrackShown
    knowledge: TrackShown


class ResidentsShown(TypedDict):
    red: int
    yellow: int
    white: int


class CrossedShown(TypedDict):
    """By column: whether the number of a colour is crossed out."""

    red: list[bool]
    yellow: list[bool]
    white: list[bool]


class RowsShown(TypedDict):
    """The buildings of a sheet by their rows, column by column."""

    fortress: list[BuildingState]
    hall: list[BuildingState]
    cathedral: list[BuildingState]
    palace: list[BuildingState]
    city_hall: list[BuildingState]
    bishopric: list[BuildingState]


class FavourShown(TypedDict):
    """A cathedral of the sheet: what it is worth, what it counts, who favours it, and the points so far."""

    worth: int
    counts: Row
    name: str
    character: str
    points: int


class SheetShown(TypedDict):
    letter: str
    done: bool
    resources: TracksShown
    residents: ResidentsShown
    buildings: RowsShown
    crossed: CrossedShown
    cathedrals: list[FavourShown]
    points: int


class DiceShown(TypedDict):
    """A game of Troyes Dice as a seat may know it (-1: a spectator).

    `numbers` are 0 where the crier has not spoken yet; the wheel is empty until the plazas are laid out.
    """

    game: Literal["dice"]
    seat: int
    players: int
    phase: Phase
    day: int
    half: Half
    pending: list[int]
    step: DiceStep | None
    numbers: list[int]
    wheel: list[PlazaShown]
    dice: list[WheelDie]
    tiles: list[TileShown]
    seats: list[SheetShown]
