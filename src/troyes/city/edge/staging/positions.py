"""Positions set up by name, and values looked up by name: for tests, puzzles and bug reports. See docs/scenarios.md.

What a scenario leaves out comes from a stock position: round 1, phase of actions, seat A to play, empty buildings and
district, 10 deniers and 4 influence each, no activity open, only Marauding in the queue.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from troyes.city.edge.names import SEAT_LETTERS, Names, owner_letter
from troyes.city.edge.notation.dice import parse_die
from troyes.city.edge.staging.paths import SEAT_FIELDS
from troyes.city.edge.staging.phases import DRAW_PHASES, enter_phase
from troyes.city.figures.checks import unknown
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import layout
from troyes.city.rules.codes import owner_of_die, value_of_die
from troyes.city.rules.event_queue import append_event, place_of
from troyes.city.rules.invariants import on_board, violations
from troyes.city.rules.layout import (
    BUILDINGS,
    CARD_SPACES,
    CARDS,
    CATHEDRAL,
    CHARACTER,
    COLUMNS,
    COUNT,
    CUBES,
    DICE,
    EMPTY,
    HEIGHT,
    ILLUSTRATION,
    LYING,
    NEUTRAL,
    ORDER,
    OWNERS,
    QUEUE,
    QUEUE_SIZE,
    SPACES_PER_BUILDING,
    TRADESMEN,
    WILD_DICE,
    WILD_OWNER,
)
from troyes.city.rules.opening import new_vector
from troyes.city.rules.position import Position
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import get, seat_at
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.staging import Staging
from troyes.words.message import place

FIELDS = (
    "round", "phase", "start", "turn", "seats", "neutral", "buildings", "lying", "activities", "events", "drawn",
    "cathedral", "black", "open",
)  # fmt: skip


class Stage(Staging):
    """One position being set up."""

    def __init__(self, setup: Setup, names: Names, where: str) -> None:
        super().__init__(where)
        self.setup = setup
        self.names = names
        self.p = Position(setup, new_vector(setup))
        self.v = self.p.v

    # ---- reading values -------------------------------------------------------------------------------------------

    def seat(self, value: Any, field: str) -> int:
        letters = SEAT_LETTERS[: int(self.setup.players)]
        if not isinstance(value, str) or value not in tuple(letters):
            raise self.fail(field, "is-not-a-seat", "seats-here", value=value, letters=list(letters))
        return SEAT_LETTERS.index(value)

    def owner(self, value: Any, field: str) -> int:
        return NEUTRAL if value == "N" else self.seat(value, field)

    def taker(self, value: Any, field: str) -> int:
        """A seat, or N for an automaton."""
        return NEUTRAL if value == "N" and self.setup.on_automaton else self.seat(value, field)

    def named(self, numbers: Mapping[str, int], value: Any, field: str, what: str) -> int:
        if not isinstance(value, str) or value not in numbers:
            raise unknown(place(self.where, field), what, value, tuple(numbers))
        return numbers[value]

    # ---- the parts ------------------------------------------------------------------------------------------------

    def header(self, data: Mapping[str, Any]) -> None:
        v = self.v
        v[layout.ROUND] = self.whole(data.get("round", 1), "round", 0, int(self.setup.rounds))
        v[layout.REVERSED] = int(self.setup.reversed_last and v[layout.ROUND] == self.setup.rounds)
        v[layout.START] = self.taker(data.get("start", "A"), "start")
        v[layout.TURN] = self.taker(data.get("turn", data.get("start", "A")), "turn")

    def seats(self, data: Mapping[str, Any]) -> None:
        entries = self.table(data.get("seats", {}), "seats")
        for letter in entries:
            self.seat(letter, "seats")
        for seat in range(int(self.setup.players)):
            letter = SEAT_LETTERS[seat]
            at = seat_at(seat)
            self.v[at + layout.DENIERS] = 10
            self.v[at + layout.SUPPLY] = 0
            self.v[at + layout.GENERAL] = 0
            self.one_seat(seat, self.table(entries.get(letter, {}), f"seats.{letter}"), f"seats.{letter}")
        self.open_characters(data)
        self.stock_characters(entries)

    def open_characters(self, data: Mapping[str, Any]) -> None:
        """Characters that lie open for all."""
        value, most = data.get("open", []), int(self.setup.face_up)
        if not isinstance(value, list) or len(value) > most:
            raise self.fail("open", "must-be-a-list-of-at-most-characters", most=most)
        for k, name in enumerate(value):
            self.v[layout.FACE_UP + k] = self.named(self.names.character_numbers, name, "open", "character")

    def stock_characters(self, entries: Mapping[str, Any]) -> None:
        """Seats whose characters are not named get the first ones that nobody has."""
        players, each = range(int(self.setup.players)), int(self.setup.characters_each)
        named = [int(c) for seat in players for k in range(2) if (c := get(self.p, seat, CHARACTER + k)) >= 0]
        named += [int(c) for k in range(layout.MAX_FACE_UP) if (c := self.v[layout.FACE_UP + k]) >= 0]
        twice = next((c for c in named if named.count(c) > 1), None)
        if twice is not None:
            raise self.fail("seats", "is-named-twice", name=self.names.characters[twice])
        left = [c for c in range(len(self.setup.character_counts)) if c not in named]
        for seat in players:
            if "characters" not in entries.get(SEAT_LETTERS[seat], {}):
                for k in range(min(each, len(left))):
                    self.v[seat_at(seat) + CHARACTER + k] = left.pop(0)

    def one_seat(self, seat: int, entry: Mapping[str, Any], field: str) -> None:
        at = seat_at(seat)
        for name, value in entry.items():
            here = f"{field}.{name}"
            if name in SEAT_FIELDS:
                high = int(self.setup.max_influence) if name == "influence" else 999
                self.v[at + SEAT_FIELDS[name]] = self.whole(value, here, 0, high)
            elif name == "vp":
                points = self.whole(value, here, 0, 999)
                self.v[at + layout.POINTS_HELD] = points
                self.v[layout.POINTS + seat * layout.SOURCES + layout.FROM_EVENTS] = points
            elif name == "passed":
                if not isinstance(value, bool):
                    raise self.fail(here, "must-be-true-or", value=value)
                self.v[at + layout.PASSED] = int(value)
            elif name == "characters":
                self.characters(seat, value, here)
            elif name == "dice":
                self.dice(seat, value, here)
            else:
                known = (*SEAT_FIELDS, "vp", "passed", "characters", "dice")
                raise unknown(place(self.where, field), "field", name, known)

    def characters(self, seat: int, value: Any, field: str) -> None:
        if not isinstance(value, list) or len(value) > 2:
            raise self.fail(field, "must-be-a-list-of-at-most-two")
        hand = sorted(self.named(self.names.character_numbers, name, field, "character") for name in value)
        for k in range(2):
            self.v[seat_at(seat) + CHARACTER + k] = hand[k] if k < len(hand) else layout.NONE

    def dice(self, owner: int, value: Any, field: str) -> None:
        for word in self.words(value, field):
            if len(word) != 2:
                raise self.fail(field, "is-not-a-die", "write-y5-for-a", word=word)
            try:
                die = parse_die(word, owner)
            except BadInput as error:
                raise error.at((self.where, field)) from None
            self.v[layout.DICE_LEFT] += 1
            if owner_of_die(die) != WILD_OWNER:
                self.v[DICE + die] += 1
            elif owner == NEUTRAL or self.v[WILD_DICE + owner]:
                raise self.fail(field, "a-district-has-one")
            else:
                self.v[WILD_DICE + owner] = value_of_die(die)

    def buildings(self, data: Mapping[str, Any]) -> None:
        for name, value in self.table(data.get("buildings", {}), "buildings").items():
            building = self.named({b: i for i, b in enumerate(BUILDING_NAMES)}, name, "buildings", "building")
            words = self.words(value, f"buildings.{name}")
            if len(words) != SPACES_PER_BUILDING:
                raise self.fail(f"buildings.{name}", "must-name-six-spaces", "write-a-b-n")
            for i, word in enumerate(words):
                owner = EMPTY if word == "." else self.owner(word, f"buildings.{name}")
                self.v[BUILDINGS + building * SPACES_PER_BUILDING + i] = owner
        for name, value in self.table(data.get("lying", {}), "lying").items():
            building = self.named({b: i for i, b in enumerate(BUILDING_NAMES)}, name, "lying", "building")
            for word in self.words(value, f"lying.{name}"):
                self.v[LYING + building * OWNERS + self.owner(word, f"lying.{name}")] += 1

    def activities(self, data: Mapping[str, Any]) -> None:
        for name, value in self.table(data.get("activities", {}), "activities").items():
            card = self.named(self.names.card_numbers, name, "activities", "activity")
            slot = int(self.setup.card_colour[card]) * 3 + int(self.setup.card_level[card]) - 1
            if self.v[CARDS + slot] >= 0:
                raise self.fail(f"activities.{name}", "two-cards-of-one")
            self.v[CARDS + slot] = card
            self.activity(slot, self.table(value, f"activities.{name}"), f"activities.{name}")

    def activity(self, slot: int, entry: Mapping[str, Any], field: str) -> None:
        for name, value in entry.items():
            if name == "tradesmen":
                for letter, spaces in self.table(value, f"{field}.tradesmen").items():
                    owner = self.owner(letter, f"{field}.tradesmen")
                    for space in spaces if isinstance(spaces, list) else [spaces]:
                        self.tradesman(slot, owner, space, f"{field}.tradesmen")
            elif name == "cubes":
                for letter, count in self.table(value, f"{field}.cubes").items():
                    owner = self.seat(letter, f"{field}.cubes")
                    self.v[CUBES + slot * OWNERS + owner] = self.whole(count, f"{field}.cubes", 0, 99)
            else:
                raise unknown(place(self.where, field), "field", name, ("tradesmen", "cubes"))

    def tradesman(self, slot: int, owner: int, value: Any, field: str) -> None:
        """One citizen per space that the card has; on the illustration there is room for all."""
        space = self.whole(value, field, 0, CARD_SPACES)
        bit = ILLUSTRATION if space == 0 else space - 1
        taken = any(self.v[TRADESMEN + slot * OWNERS + other] >> bit & 1 for other in range(OWNERS))
        if taken and bit != ILLUSTRATION:
            raise self.fail(field, "space-is-taken-twice", space=space)
        self.v[TRADESMEN + slot * OWNERS + owner] |= 1 << bit

    def events(self, data: Mapping[str, Any]) -> None:
        """A table in queue order: `war = "A B"` means War with a cube of A and then one of B."""
        entries = self.table(data.get("events", {}), "events")
        for name, value in entries.items():
            event = self.named(self.names.event_numbers, name, "events", "event")
            if event != layout.MARAUDING:
                append_event(self.p, event)
            place = int(place_of(self.p, event))
            owners = [self.owner(word, f"events.{name}") for word in self.words(value, f"events.{name}")]
            if len(owners) >= self.setup.event_banners[event]:
                raise self.fail(f"events.{name}", "has-all-banners-covered")
            at = QUEUE + place * QUEUE_SIZE
            self.v[at + COUNT] = len(owners)
            self.v[at + ORDER] = sum(owner << 3 * k for k, owner in enumerate(owners))
        drawn = data.get("drawn", [])
        if not isinstance(drawn, list):
            raise self.fail("drawn", "must-be-a-list-of-events")
        for name in drawn:
            self.v[layout.DRAWN + self.named(self.names.event_numbers, name, "drawn", "event")] = 1
        self.box(data)

    def box(self, data: Mapping[str, Any]) -> None:
        """Every round to come draws a red event; the others are in the box."""
        colours, v = self.setup.event_colour, self.v
        reds = sum(int(colours[e] == layout.RED and v[layout.DRAWN + e] == 0) for e in range(len(colours)))
        draws_now = data.get("phase", "actions") in DRAW_PHASES
        to_come = min(int(self.setup.rounds), int(self.setup.rounds) - int(v[layout.ROUND]) + int(draws_now))
        v[layout.BOX_REDS] = max(0, reds - to_come)

    def cathedral(self, data: Mapping[str, Any]) -> None:
        levels = data.get("cathedral", [])
        most = max(int(self.setup.cathedral_levels), int(self.setup.highest_level))
        if not isinstance(levels, list) or len(levels) > most:
            raise self.fail("cathedral", "must-be-a-list-of-at-most-levels", most=most)
        for level, value in enumerate(levels):
            words = self.words(value, "cathedral")
            if len(words) != COLUMNS:
                raise self.fail("cathedral", "each-level-names-six", "write-a-n-with")
            for column, word in enumerate(words):
                if word == ".":
                    continue
                if self.v[HEIGHT + column] != level:
                    problem = "column-has-a-hole-under"
                    raise self.fail("cathedral", problem, column=column + 1, level=level + 1)
                self.v[CATHEDRAL + level * COLUMNS + column] = self.owner(word, "cathedral")
                self.v[HEIGHT + column] = level + 1

    def supplies(self, data: Mapping[str, Any]) -> None:
        """Citizens that stand nowhere are in the general supply."""
        for owner in [*range(int(self.setup.players)), NEUTRAL]:
            total = int(self.setup.neutral_citizens if owner == NEUTRAL else self.setup.citizens_each)
            held = 0 if owner == NEUTRAL else int(get(self.p, owner, layout.SUPPLY) + get(self.p, owner, layout.HELD))
            left = total - held - on_board(self.p, owner)
            if left < 0:
                raise self.fail(f"seats.{owner_letter(owner)}", "has-more-than-citizens", total=total)
            if owner == NEUTRAL:
                self.v[layout.NEUTRAL_SUPPLY] = left
            else:
                self.v[seat_at(owner) + layout.GENERAL] = left

    def black(self, data: Mapping[str, Any]) -> None:
        for word in self.words(data.get("black", ""), "black"):
            if word not in ("1", "2", "3", "4", "5", "6"):
                raise self.fail("black", "is-not-a-value", word=word)
            self.v[layout.BLACK + int(word)] += 1
            self.v[layout.BLACK_LEFT] += 1
        if self.v[layout.BLACK_LEFT] > layout.MAX_BLACK:
            raise self.fail("black", "at-most-black-dice", most=layout.MAX_BLACK)


def lay_out(setup: Setup, names: Names, data: Mapping[str, Any], where: str) -> Position:
    """The position that a scenario describes, before anything happens; BadInput names the field that makes no sense."""
    s = Stage(setup, names, where)
    fields = (*FIELDS, *(field for edge in names.edges for field in edge.scenario_fields))
    for field in data:
        if field not in fields:
            raise unknown(where or "position", "field", field, fields)
    s.header(data)
    s.seats(data)
    neutral = s.table(data.get("neutral", {}), "neutral")
    for field in neutral:
        if field != "dice":
            raise unknown(place(where, "neutral"), "field", field, ("dice",))
    s.dice(NEUTRAL, neutral.get("dice", ""), "neutral.dice")
    s.buildings(data)
    s.activities(data)
    s.events(data)
    s.cathedral(data)
    s.supplies(data)
    s.black(data)
    for extension in setup.extensions:
        extension.begin(s.p)
    for edge in names.edges:
        edge.stage(s, data)
    enter_phase(s, data)
    s.require(violations(s.p))
    return s.p
