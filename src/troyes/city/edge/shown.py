"""The view of the city as plain data: what `CityView.to_dict` writes, declared for whoever shows or describes it.

What an extension adds to it is declared in the extension's own folder and joined here.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from troyes.city.edge.names import Letter, Owner, Phase, SaidShown
from troyes.city.figures.fields import Colour
from troyes.city.king.shown import KingShown
from troyes.city.ladies.ramparts.shown import RampartsShown

Floors = list[list[Owner | None]]  # who has built where in the cathedral, the lowest level first

SubjectKind = Literal["card", "event", "building", "gate"]


class SubjectShown(TypedDict):
    """As the view names it; a gate by its number."""

    kind: SubjectKind
    key: str


class CityStep(TypedDict):
    """The decision that is due: its kind, who decides, its numbers, and what on the board it goes on with.

    `about` is null for a decision that begins something.
    """

    kind: str
    seat: int
    numbers: list[int]
    about: SubjectShown | None


class DistrictDice(TypedDict):
    """The values of the dice on a district, by colour."""

    red: list[int]
    yellow: list[int]
    white: list[int]
    purple: NotRequired[list[int]]


class NeutralShown(TypedDict):
    supply: int
    dice: DistrictDice


class CharacterSteps(TypedDict):
    """What a character counts, and the points from which number on: pairs of both."""

    counts: str
    steps: list[tuple[int, int]]
    text: str


class CharacterScore(CharacterSteps):
    """The same with what the seat has of it now, and the points it would give."""

    now: int
    vp: int


class FaceUpShown(CharacterSteps):
    """A character that lies open for all."""

    character: str
    name: str


class HandShown(TypedDict):
    """The one part of a seat that others do not know: null where it is hidden."""

    characters: list[str | None]
    character_names: list[str | None]
    character_scores: list[CharacterScore | None]


class DistrictShown(HandShown):
    """A seat. `supply`: citizens ready to be placed; `general`: those that may still be recruited; `coins`: deniers
    lying on the district of somebody who has passed; `held`: citizens that an event keeps."""

    letter: Letter
    deniers: int
    influence: int
    vp: int
    vp_sources: list[int]
    supply: int
    general: int
    coins: int
    passed: bool
    events_won: int
    held: int
    dice: DistrictDice


class BuildingShown(TypedDict):
    """`values`: those of the dice that lead to each row; `lying`: citizens laid aside."""

    rows: list[list[Owner | None]]
    values: list[list[int]]
    lying: list[Owner]
    salary: int


class BuildingsShown(TypedDict):
    palace: BuildingShown
    city_hall: BuildingShown
    bishopric: BuildingShown


class SlotShown(TypedDict):
    slot: int
    colour: Colour
    level: int


class HiddenCard(SlotShown):
    """A card that lies face down yet."""

    card: None


class SpaceShown(TypedDict):
    points: int
    owner: Owner | None


class OpenCard(SlotShown, SaidShown):
    """A card that lies open. `lot` any: a group may mix colours; `cubes` by the letter of their owner."""

    card: str
    name: str
    kind: Literal["immediate", "delayed", "mixed", "endgame"]
    lot: Literal["one", "any"]
    hire: int
    hire_unit: Literal["deniers", "influence"]
    divisor: int
    per_die: bool
    spaces: list[SpaceShown]
    illustration: list[Owner]
    cubes: dict[Owner, int]


class EventShown(SaidShown):
    """Copies of an event are numbered from the second on: brigands, brigands2."""

    event: str
    name: str
    colour: Literal["red", "yellow", "white", "board"]
    fought_with: list[Colour]
    divisor: int
    banners: int
    cubes: list[Owner]
    rewards: tuple[int, int]
    black_dice: int


class PointsNow(TypedDict):
    """What somebody would have if the game ended now, as far as the one who looks can know."""

    held: int
    tradesmen: int
    events: int
    cathedral: int
    characters: int
    extensions: int
    total: int


class PrintedRules(TypedDict):
    """Numbers printed on the board, which a file of figures may change.

    `die_price` counts once per die of the lot, `red_factor` is what red dice count against black ones,
    `counter_influence` is given per black die that is beaten, `flip_limit` is how many dice are turned over at most;
    costs are influence.
    """

    max_influence: int
    die_price: int
    agriculture_divisor: int
    cathedral_vp: int
    cathedral_influence: list[int]
    missing_level_vp: int
    penalty_vp: int
    red_factor: int
    counter_influence: int
    flip_limit: int
    reroll_cost: int
    recruit_cost: int
    flip_cost: int


class ExtensionsShown(TypedDict, total=False):
    """What extensions add to a view, or say instead."""

    cathedral: Floors
    king: KingShown
    possessed: list[Owner]
    ramparts: RampartsShown


class CityShown(TypedDict):
    """A game of the city as a seat may know it (-1: a spectator).

    `start` is the seat that holds the start card, `reversed`: turns run the other way round; black dice fall, the
    characters lie open for all; `points` of every seat, and last of the King. With the events of the Ladies
    `possessed` are citizens held by the Possession.
    """

    game: Literal["city"]
    seat: int
    players: int
    round: int
    rounds: int
    phase: Phase
    start: int
    pending: list[int]
    step: CityStep | None
    seats: list[DistrictShown]
    neutral: NeutralShown
    buildings: BuildingsShown
    activities: list[HiddenCard | OpenCard]
    events: list[EventShown]
    cathedral: Floors
    black_dice: list[int]
    reversed: bool
    characters: list[FaceUpShown]
    points: list[PointsNow]
    rules: PrintedRules
    king: NotRequired[KingShown]
    possessed: NotRequired[list[Owner]]
    ramparts: NotRequired[RampartsShown]
