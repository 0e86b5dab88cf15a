"""Positions of the dice game set up by name, and values looked up by name. See docs/scenarios.md.

What a scenario leaves out comes from a stock position: day 1, morning, columns 1 to 6, empty sheets with 3 of each
resource, plazas red, yellow, white, red/yellow twice, yellow/white twice, white/red twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from troyes.dice.edge.final_sheet import score_lines
from troyes.dice.edge.honours import earned
from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES, SEAT_LETTERS, building_name
from troyes.dice.edge.notation import format_plaza, parse_chance, parse_plaza
from troyes.dice.edge.view import PHASES
from troyes.dice.rules import layout
from troyes.dice.rules.course import show_sheet
from troyes.dice.rules.layout import (
    BACK,
    BUILT,
    CIRCLED,
    COLOURS,
    COLUMNS,
    CROSSED,
    DAYS,
    FACE,
    FIRED,
    LINKS,
    NUMBER,
    PLACES,
    RAID,
    RESIDENTS,
    SPENT,
    TILE,
    VALUE,
    WORTH,
)
from troyes.dice.rules.ledger import violations
from troyes.dice.rules.luck import same_plaza
from troyes.dice.rules.position import Position, new_position
from troyes.dice.rules.setup import Setup
from troyes.dice.rules.sheet import queue_bonuses
from troyes.dice.rules.state import held, sheet_at
from troyes.dice.rules.tables import building_number
from troyes.dice.rules.wheel import is_available
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import winners
from troyes.kernel.tools.staging import REMEDY, Staging

FIELDS = ("day", "half", "numbers", "wheel", "tiles", "roll", "seats")
SEAT_FIELDS = ("influence", "deniers", "knowledge", "circled", "residents", "built", "crossed")
HALVES = ("morning", "afternoon")
COUNTINGS = ("from_left", "numbered")  # how columns are named
SOURCES = {"cathedral": BUILDING_ROWS, "pairs": RESOURCE_NAMES, "residents": COLOUR_NAMES}  # of points, with details


class Stage(Staging):
    """One position being set up."""

    def __init__(self, setup: Setup, where: str) -> None:
        super().__init__(where)
        self.setup = setup
        self.p = new_position(setup)
        self.v = self.p.v

    def known(self, name: Any, names: tuple[str, ...], field: str) -> int:
        if name not in names:
            raise self.fail(field, "is-not-known-city", "known-here", value=name, known=names)
        return names.index(name)

    # ---- the wheel ------------------------------------------------------------------------------------------------

    def wheel(self, data: Mapping[str, Any]) -> None:
        v = self.v
        v[layout.DAY] = self.whole(data.get("day", 1), "day", 1, DAYS)
        v[layout.HALF] = self.known(data.get("half", "morning"), HALVES, "half")
        numbers = self.words(data.get("numbers", "1 2 3 4 5 6"), "numbers")
        if sorted(numbers) != ["1", "2", "3", "4", "5", "6"]:
            raise self.fail("numbers", "must-name-1-to-6-each-once")
        self.number(numbers)
        stock = " ".join(format_plaza(self.p, plaza) for plaza in range(PLACES))
        plazas = self.words(data.get("wheel", stock), "wheel")
        if len(plazas) != PLACES:
            raise self.fail("wheel", "must-name-plazas", count=PLACES)
        laid = sorted(self.plaza(place, text) for place, text in enumerate(plazas))
        if laid != sorted(int(same_plaza(self.p, plaza)) for plaza in range(PLACES)):
            raise self.fail("wheel", "these-are-not-the")

    def number(self, numbers: list[str]) -> None:
        for column in range(COLUMNS):
            self.v[NUMBER + column] = int(numbers[column]) if column < len(numbers) else 0

    def is_crying(self, data: Mapping[str, Any]) -> bool:
        """Fewer numbers than columns, where the crier is asked for the others; nothing else has been set up then."""
        numbers = self.words(data.get("numbers", "1 2 3 4 5 6"), "numbers")
        known = len(set(numbers)) == len(numbers) and set(numbers) <= set("123456")
        fewer = len(numbers) == 1 if self.setup.step else len(numbers) < COLUMNS - 1
        if not (self.setup.is_asked and known and fewer):
            return False
        for field in data:
            self.known(field, ("numbers",), "position")
        self.number(numbers)
        self.v[layout.PHASE] = layout.CRYING
        return True

    def plaza(self, place: int, text: str) -> int:
        try:
            code = parse_plaza(self.p, text)
        except BadInput as error:
            raise self.fail("wheel", error.problem, error.remedy) from None
        front, back = self.setup.plaza_front[code & 15], self.setup.plaza_back[code & 15]
        self.v[FACE + place], self.v[BACK + place] = (back, front) if code >> 4 else (front, back)
        return code & 15

    def tiles(self, data: Mapping[str, Any]) -> None:
        """`red = 3`, or `red = { tile = 3, raid = true }`."""
        for name, value in self.table(data.get("tiles", {}), "tiles").items():
            colour, field = self.known(name, COLOUR_NAMES, "tiles"), f"tiles.{name}"
            entry = value if isinstance(value, Mapping) else {"tile": value}
            for key in entry:
                self.known(key, ("tile", "raid"), field)
            raid = entry.get("raid", False)
            if not isinstance(raid, bool):
                raise self.fail(field, "must-be-true-or", value=raid)
            number = self.whole(entry.get("tile"), field, 1, 8)
            if number in [self.v[TILE + other] for other in range(COLOURS)]:
                raise self.fail(field, "is-named-twice", name=number)
            self.v[TILE + colour], self.v[RAID + colour] = number, int(raid)

    # ---- sheets ---------------------------------------------------------------------------------------------------

    def seats(self, data: Mapping[str, Any]) -> None:
        letters = tuple(SEAT_LETTERS[: int(self.setup.players)])
        for letter, entry in self.table(data.get("seats", {}), "seats").items():
            seat = self.known(letter, letters, "seats")
            for name, value in self.table(entry, f"seats.{letter}").items():
                self.known(name, SEAT_FIELDS, f"seats.{letter}")
                self.field(int(sheet_at(seat)), name, value, f"seats.{letter}.{name}")
            self.already_gained(int(sheet_at(seat)))
            show_sheet(self.p, seat)

    def field(self, sheet: int, name: str, value: Any, where: str) -> None:
        track = int(self.setup.track)
        if name in RESOURCE_NAMES:
            k = RESOURCE_NAMES.index(name)
            amount = self.whole(value, where, 0, track)
            circled = max(amount, int(self.v[sheet + CIRCLED + k]))
            self.v[sheet + CIRCLED + k] = circled
            self.v[sheet + SPENT + k] = circled - amount
        elif name == "circled":
            for k, amount in enumerate(self.three(value, where, track)):
                if amount < held(self.p, sheet, k):
                    raise self.fail(where, "fewer-are-circled-than")
                self.v[sheet + SPENT + k] = amount - held(self.p, sheet, k)
                self.v[sheet + CIRCLED + k] = amount
        elif name == "residents":
            for k, amount in enumerate(self.three(value, where, int(self.setup.resident_track))):
                self.v[sheet + RESIDENTS + k] = amount
        elif name == "built":
            self.build(sheet, value, where)
        else:
            self.cross(sheet, value, where)

    def three(self, value: Any, where: str, high: int) -> list[int]:
        if not isinstance(value, list) or len(value) != COLOURS:
            raise self.fail(where, "must-be-three-numbers")
        return [self.whole(amount, where, 0, high) for amount in value]

    def items(self, value: Any, where: str) -> list[tuple[str, int]]:
        """Names and columns from the left; `{ numbered = […] }` names columns by the numbers over them."""
        lists = value if isinstance(value, Mapping) else {"from_left": value}
        found = []
        for counting, items in lists.items():
            numbered = self.known(counting, COUNTINGS, where) == 1
            if not isinstance(items, list):
                raise self.fail(where, "must-be-a-list-such")
            found += [self.item(item, where, numbered) for item in items]
        return found

    def item(self, item: Any, where: str, numbered: bool) -> tuple[str, int]:
        words = self.words(item, where)
        if len(words) != 2 or words[1] not in ("1", "2", "3", "4", "5", "6"):
            raise self.fail(where, "must-be-a-name-and", item=item)
        places = [int(self.v[NUMBER + column]) for column in range(COLUMNS)]
        return words[0], places.index(int(words[1])) + 1 if numbered else int(words[1])

    def build(self, sheet: int, value: Any, where: str) -> None:
        """In the order given: Cathedrals get their numbers by it."""
        cathedrals = 0
        for row, column in self.items(value, where):
            self.known(row, BUILDING_ROWS, where)
            if int(self.v[sheet + BUILT]) >> building_number(row, column) & 1:
                raise self.fail(where, "is-named-twice", name=f"{row} {column}")
            self.v[sheet + BUILT] |= 1 << building_number(row, column)
            if row == "cathedral":
                self.v[sheet + WORTH] |= int(self.setup.cathedral_worth[cathedrals]) << 2 * (column - 1)
                cathedrals += 1

    def cross(self, sheet: int, value: Any, where: str) -> None:
        for name, column in self.items(value, where):
            self.v[sheet + CROSSED] |= 1 << self.known(name, COLOUR_NAMES, where) * COLUMNS + column - 1

    def already_gained(self, sheet: int) -> None:
        """Bonuses that the sheet has reached already are not gained again."""
        queue_bonuses(self.p, sheet)
        for i in range(layout.WAIT, layout.SHEET):
            self.v[sheet + i] = 0
        for k in range(LINKS):
            both = 1 << int(self.setup.link_first[k]) | 1 << int(self.setup.link_second[k])
            if int(self.v[sheet + BUILT]) & both == both:
                self.v[sheet + FIRED] |= 1 << k

    def roll(self, data: Mapping[str, Any]) -> int | None:
        """With a roll the half-day begins: the black die strikes, then everybody chooses."""
        if "roll" not in data:
            return None
        try:
            return parse_chance(self.p, "roll", self.words(data["roll"], "roll"))
        except BadInput as error:
            raise self.fail("roll", error.problem, error.remedy) from None


def lay_out(setup: Setup, data: Mapping[str, Any], where: str) -> tuple[Position, int | None]:
    """The position that a scenario describes, and its roll; BadInput names the field that makes no sense."""
    s = Stage(setup, where)
    for field in data:
        s.known(field, FIELDS, "position")
    if s.is_crying(data):
        return s.p, None
    s.wheel(data)
    s.tiles(data)
    s.seats(data)
    s.v[layout.PHASE] = layout.ROLLING
    s.require(violations(s.p))
    return s.p, s.roll(data)


# ---- looking up --------------------------------------------------------------------------------------------------


def look(p: Position, path: str) -> Any:
    """`day`, `half`, `phase`, `pending`, `dice`, `available`, `plaza.1`, `A.deniers`, `A.residents`, `A.built`, …"""
    head, *rest = path.split(".")
    letters = tuple(SEAT_LETTERS[: int(p.setup.players)])
    if head in letters and len(rest) == 1:
        found = look_seat(p, SEAT_LETTERS.index(head), rest[0])
    elif head in letters and len(rest) == 2 and rest[1] in COUNTINGS:
        found = look_columns(p, int(sheet_at(SEAT_LETTERS.index(head))), rest[0], rest[1] == "numbered")
    elif head in letters and rest[:1] == ["score"]:
        found = look_score(p, SEAT_LETTERS.index(head), rest[1:])
    else:
        found = look_wheel(p, head, rest)
    if found is None:
        raise BadInput(path, "names-no-value-of", REMEDY)
    return found


def look_wheel(p: Position, head: str, rest: list[str]) -> Any:
    v = p.v
    if head == "plaza" and len(rest) == 1 and rest[0] in tuple("123456789"):
        return COLOUR_NAMES[int(v[FACE + int(rest[0]) - 1])]
    if head == "raid" and len(rest) == 1 and rest[0] in COLOUR_NAMES:
        return bool(v[RAID + COLOUR_NAMES.index(rest[0])])
    if rest:
        return None
    plain = {
        "day": int(v[layout.DAY]),
        "half": HALVES[int(v[layout.HALF])],
        "phase": PHASES[int(v[layout.PHASE])],
        "pending": " ".join("*" if seat == 15 else SEAT_LETTERS[seat] for seat in p.pending()),
        "numbers": " ".join(str(int(v[NUMBER + column])) for column in range(COLUMNS)),
        "dice": " ".join(str(int(v[VALUE + place])) for place in range(layout.OPEN)),
        "winners": [SEAT_LETTERS[seat] for seat in winners(p.totals())],
        "available": " ".join(str(place + 1) for place in range(layout.OPEN) if is_available(p, place)),
    }
    return plain.get(head)


def look_columns(p: Position, sheet: int, field: str, numbered: bool) -> Any:
    """What stands in columns, each by its place from the left, or by the number over it."""
    v = p.v
    names = [int(v[NUMBER + column]) if numbered else column + 1 for column in range(COLUMNS)]
    if field == "built":
        rows = [building_name(b).split()[0] for b in range(0, 36, COLUMNS)]
        return [f"{rows[b // COLUMNS]} {names[b % COLUMNS]}" for b in range(36) if int(v[sheet + BUILT]) >> b & 1]
    if field == "crossed":
        bits = int(v[sheet + CROSSED])
        return [f"{COLOUR_NAMES[d // COLUMNS]} {names[d % COLUMNS]}" for d in range(18) if bits >> d & 1]
    worth = {name: int(v[sheet + WORTH]) >> 2 * column & 3 for column, name in enumerate(names)}
    return [worth[name] for name in sorted(worth)] if field == "worth" else None


def bonuses(p: Position, sheet: int) -> list[str]:
    """Bonuses gained: links by their buildings, tracks by colour and residents, columns by residents of each colour."""
    setup = p.setup
    links = [
        f"{building_name(int(setup.link_first[k]))} + {building_name(int(setup.link_second[k]))}" for k in range(LINKS)
    ]
    tracks = [f"{name} {int(at)}" for at in (setup.prestige_at, setup.pair_at) for name in COLOUR_NAMES]
    all_three = [f"all {int(setup.column_at[k])}" for k in range(layout.COLUMN_BONUSES)]
    names = [*links, *tracks, *all_three]
    return [name for k, name in enumerate(names) if int(p.v[sheet + FIRED]) >> k & 1]


def look_score(p: Position, seat: int, rest: list[str]) -> int | None:
    """`score.SOURCE`, `score.SOURCE.DETAIL`: points if the game ended now."""
    if len(rest) not in (1, 2) or rest[0] not in SOURCES or (len(rest) == 2 and rest[1] not in SOURCES[rest[0]]):
        return None
    lines = [line for line in score_lines(p, seat) if line.source == rest[0]]
    return sum(line.points for line in lines if len(rest) == 1 or line.detail == rest[1])


def look_seat(p: Position, seat: int, field: str) -> Any:
    v, sheet = p.v, int(sheet_at(seat))
    if field in RESOURCE_NAMES:
        return int(held(p, sheet, RESOURCE_NAMES.index(field)))
    if field in ("circled", "residents"):
        start = CIRCLED if field == "circled" else RESIDENTS
        return [int(v[sheet + start + k]) for k in range(COLOURS)]
    if field in ("built", "crossed", "worth"):
        return look_columns(p, sheet, field, numbered=False)
    if field == "bonuses":
        return bonuses(p, sheet)
    if field == "honours":
        return earned(p, seat)
    if field == "done":
        return bool(v[sheet + layout.DONE])
    return p.score(seat) if field == "total" else None
