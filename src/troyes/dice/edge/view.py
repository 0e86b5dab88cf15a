"""What a seat of the dice game may know: its own sheet, the others' as they were before this half-day's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.dice.edge.names import (
    BUILDING_ROWS,
    COLOUR_NAMES,
    RESOURCE_NAMES,
    SEAT_LETTERS,
    character_name,
    tile_text,
    word,
)
from troyes.dice.edge.shown import (
    BuildingState,
    ChangesShown,
    Choice,
    CrossedShown,
    DiceShown,
    DiceStep,
    FavourShown,
    Half,
    Phase,
    PlazaShown,
    RowsShown,
    SheetShown,
    TileShown,
    TrackShown,
    TracksShown,
    WheelDie,
    Zone,
)
from troyes.dice.rules import codes
from troyes.dice.rules.actions import FAR, base_value, dye_cost, price, value_cost
from troyes.dice.rules.codes import NO_PAYMENT, is_cry
from troyes.dice.rules.crier import cry_of_bot
from troyes.dice.rules.layout import (
    BACK,
    BLACK,
    BUILT,
    CHOOSING,
    CIRCLED,
    COLOURS,
    COLUMNS,
    CROSSED,
    CRYING,
    DAY,
    DENIERS,
    DONE,
    FACE,
    HALF,
    INFLUENCE,
    KNOWLEDGE,
    NUMBER,
    NUMBERING,
    OPEN,
    OVER,
    PHASE,
    PLACES,
    QUEUE,
    RAID,
    RESIDENTS,
    SPENT,
    TILE,
    TILES,
    VALUE,
    WAIT,
    WHEEL,
    WORTH,
)
from troyes.dice.rules.position import Position, masked, unmasked
from troyes.dice.rules.scoring import cathedral_points, score
from troyes.dice.rules.state import held, sheet_at
from troyes.dice.rules.tables import Row
from troyes.dice.rules.wheel import is_available, place_on_wheel, tile_at
from troyes.kernel.contract.refusals import IllegalMove, Refusal, refusal
from troyes.kernel.contract.seen import Seen
from troyes.kernel.play.chance import SequenceSource
from troyes.words.catalogue import SOURCE

HALVES: Final[tuple[Half, Half]] = ("morning", "afternoon")
ZONES: Final[tuple[Zone, ...]] = ("neutral", *HALVES[:1] * OPEN, *HALVES[1:] * OPEN)
PHASES: Final[tuple[Phase, ...]] = ("numbering", "wheel", "tiles", "rolling", "choosing", "over", "crying")
COUNTED: Final[tuple[Row, ...]] = ("fortress", "palace", "hall", "city_hall", "cathedral", "bishopric")
GAINS: Final[dict[int, Choice]] = {
    codes.G_RESIDENTS: "resident",
    codes.G_ONE_OF: "resident",
    codes.G_PRESTIGE: "prestige",
    codes.G_FUNCTION: "function",
}


def state_of(built: int, crossed: int) -> BuildingState:
    """A building by the lowest bits of what is built and what is crossed out."""
    return "built" if built & 1 else "lost" if crossed & 1 else "open"


def rows_of(built: int, crossed: int) -> RowsShown:
    fortress, hall, cathedral, palace, city_hall, bishopric = (
        [state_of(built >> k * COLUMNS + c, crossed >> k % COLOURS * COLUMNS + c) for c in range(COLUMNS)]
        for k in range(len(BUILDING_ROWS))
    )
    return {
        "fortress": fortress,
        "hall": hall,
        "cathedral": cathedral,
        "palace": palace,
        "city_hall": city_hall,
        "bishopric": bishopric,
    }


def crossed_of(crossed: int) -> CrossedShown:
    red, yellow, white = ([bool(crossed >> k * COLUMNS + c & 1) for c in range(COLUMNS)] for k in range(COLOURS))
    return {"red": red, "yellow": yellow, "white": white}


class DiceView:
    """The position as one seat (or a spectator, -1) may know it."""

    game = "dice"
    seen: Sequence[Seen] = ()

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.known = masked(position, seat)

    def moves(self) -> list[int]:
        return self.known.moves(self.seat)

    def why_not(self, move: int) -> Refusal | None:
        return self.known.why_not(move)

    def preview(self, move: int) -> list[int]:
        """Only the own line: what follows once all are done is not its effect. What the crier says is for all."""
        if is_cry(move):
            return self.known.preview(move)
        return [packed for packed in self.known.preview(move) if packed >> 6 & 15 == self.seat]

    def plan(self) -> DiceView:
        """As if the seat chose its die now: nothing else comes between the roll and that choice."""
        if refused := self.no_plan():
            raise IllegalMove(refused)
        return DiceView(self.known, self.seat)

    def no_plan(self) -> Refusal | None:
        """Why the seat has no choice of a die that could be planned now."""
        p = self.known
        if p.v[PHASE] == OVER:
            return refusal("over", "why-the-game-is-over-dice")
        if not 0 <= self.seat < p.setup.players:
            return refusal("no_seat", "why-there-is-no-such-seat-dice")
        if p.v[PHASE] != CHOOSING:
            return refusal("no_dice", "why-the-dice-are-not-rolled-yet")
        sheet = int(sheet_at(self.seat))
        if p.v[sheet + DONE] or p.v[sheet + WAIT]:
            return refusal("chosen", "why-chosen")
        return None

    def determinize(self, source: SequenceSource) -> Position:
        return unmasked(self.known, self.seat, source)

    def customary(self, source: SequenceSource) -> int | None:
        """What a bot says as crier: it decides for all, so none plays a game of its own with it."""
        if self.known.v[PHASE] != CRYING:
            return None
        return int(cry_of_bot(self.known.setup, self.known.legal(self.seat), source))

    def to_dict(self, language: str = SOURCE, public: DiceShown | None = None) -> DiceShown:
        """What a spectator gets (`public`) is of no use: every seat sees the others as they were, itself as it is."""
        p = self.known
        return {
            "game": "dice",
            "seat": self.seat,
            "players": int(p.setup.players),
            "phase": PHASES[int(p.v[PHASE])],
            "day": int(p.v[DAY]),
            "half": HALVES[int(p.v[HALF])],
            "pending": p.pending(),
            "step": self.step(),
            "numbers": [int(p.v[NUMBER + column]) for column in range(COLUMNS)],
            "wheel": self.wheel(),
            "dice": [self.die(place, language) for place in range(OPEN)] if p.v[PHASE] == CHOOSING else [],
            "tiles": self.tiles(language),
            "seats": [self.sheet(seat, language) for seat in range(int(p.setup.players))],
        }

    def step(self) -> DiceStep | None:
        """What this seat has to decide: an action, the choice its gain in front leaves, or as crier the numbers."""
        p = self.known
        if p.v[PHASE] == OVER or self.seat not in p.pending():
            return None
        if p.v[PHASE] == CRYING:
            return {"kind": "direction" if p.setup.step else "number", "seat": self.seat}
        sheet = int(sheet_at(self.seat))
        if p.v[sheet + WAIT] == 0:
            return {"kind": "act", "seat": self.seat}
        return {"kind": GAINS.get(int(p.v[sheet + QUEUE]) & 7, "act"), "seat": self.seat}

    def wheel(self) -> list[PlazaShown]:
        """Empty until the plazas are laid out."""
        v = self.known.v
        if v[PHASE] in (NUMBERING, CRYING, WHEEL):
            return []
        day = max(int(v[DAY]), 1)
        neutral = (day - 1) % PLACES
        return [
            {
                "face": COLOUR_NAMES[int(v[FACE + place])],
                "back": COLOUR_NAMES[int(v[BACK + place])],
                "zone": ZONES[(place - neutral) % PLACES],
            }
            for place in range(PLACES)
        ]

    def die(self, place: int, language: str) -> WheelDie:
        p = self.known
        tile = int(tile_at(p, place))
        return {
            "die": place + 1,
            "place": int(place_on_wheel(p, place)),
            "colour": COLOUR_NAMES[int(p.v[FACE + int(place_on_wheel(p, place))])],
            "value": int(p.v[VALUE + place]),
            "black": int(p.v[BLACK]) == place,
            "available": bool(is_available(p, place)),
            "deniers": int(price(p, place, DENIERS, NO_PAYMENT)),
            "influence": int(price(p, place, INFLUENCE, NO_PAYMENT)),
            "knowledge": int(price(p, place, KNOWLEDGE, NO_PAYMENT)),
            "any": 0 if tile == codes.FREE_DIE else int(p.setup.price_any[place]),
            "tile": tile_text(abs(tile), tile < 0, language) if tile else None,
            **self.changes(place, tile),
        }

    def changes(self, place: int, tile: int) -> ChangesShown:
        """What one step of influence costs and how far it goes, and what another colour costs; None: forbidden."""
        p = self.known
        base = int(base_value(p, place))
        towards = 1 if base <= 3 else -1
        step, two = (int(value_cost(p, place, base + towards * far)) for far in (1, 2))
        dye = int(dye_cost(p, tile))
        return {
            "step": step if step < FAR else None,
            "reach": 0 if step >= FAR else 2 if two == step else 1,
            "dye": dye if dye < FAR else None,
        }

    def tiles(self, language: str) -> list[TileShown]:
        v = self.known.v
        return [
            {
                "plaza": COLOUR_NAMES[colour],
                "tile": int(v[TILE + colour]),
                "raid": bool(v[RAID + colour]),
                "text": tile_text(int(v[TILE + colour]), bool(v[RAID + colour]), language),
            }
            for colour in range(TILES)
            if v[TILE + colour]
        ]

    def sheet(self, seat: int, language: str) -> SheetShown:
        p = self.known
        v, sheet = p.v, int(sheet_at(seat))
        built, crossed = int(v[sheet + BUILT]), int(v[sheet + CROSSED])
        red, yellow, white = (int(v[sheet + RESIDENTS + k]) for k in range(COLOURS))
        return {
            "letter": SEAT_LETTERS[seat],
            "done": bool(v[sheet + DONE]),
            "resources": self.tracks(sheet),
            "residents": {"red": red, "yellow": yellow, "white": white},
            "buildings": rows_of(built, crossed),
            "crossed": crossed_of(crossed),
            "cathedrals": [self.favour(sheet, column, language) for column in range(COLUMNS)],
            "points": int(score(p, seat)),
        }

    def tracks(self, sheet: int) -> TracksShown:
        influence, deniers, knowledge = (self.track(sheet, resource) for resource in range(len(RESOURCE_NAMES)))
        return {"influence": influence, "deniers": deniers, "knowledge": knowledge}

    def track(self, sheet: int, resource: int) -> TrackShown:
        v = self.known.v
        return {
            "held": int(held(self.known, sheet, resource)),
            "circled": int(v[sheet + CIRCLED + resource]),
            "spent": int(v[sheet + SPENT + resource]),
        }

    def favour(self, sheet: int, column: int, language: str) -> FavourShown:
        row = COUNTED[column]
        return {
            "worth": int(self.known.v[sheet + WORTH]) >> 2 * column & 3,
            "counts": row,
            "name": word(row, language),
            "character": character_name(row, language),
            "points": int(cathedral_points(self.known, sheet, column)),
        }
