# compiled
"""What a seat may know: its own type, from which screens, bots, logs and environments are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from troyes.city.edge.edge import edges_of
from troyes.city.edge.final_sheet import points_known, points_now, scorers
from troyes.city.edge.names import PHASES, SEAT_LETTERS, Names, Owner, owner_letter
from troyes.city.edge.shown import (
    BuildingShown,
    BuildingsShown,
    CharacterScore,
    CharacterSteps,
    CityShown,
    CityStep,
    DistrictDice,
    DistrictShown,
    EventShown,
    ExtensionsShown,
    FaceUpShown,
    Floors,
    HandShown,
    HiddenCard,
    OpenCard,
    PointsNow,
    PrintedRules,
    SlotShown,
    SpaceShown,
    SubjectShown,
)
from troyes.city.edge.subject import subject
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules import codes
from troyes.city.rules.answers import GAME_OVER, decider
from troyes.city.rules.event_queue import cubes_at, event_at, owner_of_cube
from troyes.city.rules.layout import (
    ACTIONS,
    BLACK,
    BUILDINGS,
    CARD_SPACES,
    CARDS,
    CATHEDRAL,
    CHARACTER,
    COINS,
    COLUMNS,
    COUNTER,
    CUBES,
    DENIERS,
    DEPTH,
    DICE,
    EMPTY,
    EVENTS,
    FACE_UP,
    GENERAL,
    HEIGHT,
    HELD,
    HIDDEN,
    ILLUSTRATION,
    INFLUENCE,
    LYING,
    MAX_FACE_UP,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    OWNERS,
    PASSED,
    PHASE,
    POINTS,
    POINTS_HELD,
    QUEUE_LENGTH,
    REVERSED,
    SLOTS,
    SOURCES,
    SPACES_PER_BUILDING,
    START,
    SUPPLY,
    TRADESMEN,
    WILD_DICE,
    WON,
)
from troyes.city.rules.phases import begin_turn
from troyes.city.rules.position import Position, masked, unmasked
from troyes.city.rules.scoring import counted, step_points
from troyes.city.rules.state import get, pop, top
from troyes.city.words.characters import character_text
from troyes.kernel.contract.refusals import IllegalMove, Refusal, refusal
from troyes.kernel.contract.rules import CHANCE
from troyes.kernel.contract.seen import Seen
from troyes.kernel.play.chance import SequenceSource
from troyes.words.catalogue import SOURCE

STEPS = {
    codes.F_PLACE: "place",
    codes.F_COUNTER: "counter",
    codes.F_ALSO: "also",
    codes.F_WITH: "with",
    codes.F_TURN: "turn",
    codes.F_FLIP: "flip",
    codes.F_TAKE: "take",
    codes.F_TIMES: "times",
    codes.F_CUBE: "cube",
    codes.F_SPLIT: "split",
    codes.F_SHOOT: "shoot",
    codes.F_CHANCE: "chance",
}
PLANNED = (EVENTS, COUNTER, ACTIONS)  # phases in which the dice of the round lie there
MAIN_STEPS = ("place", "counter", "turn")  # decisions that begin something; the others go on with it

# By owner and colour: where the number of dice with value 1 is, less one.
FIRST_DICE = [
    [DICE + codes.die_code(colour, owner, 1) - 1 for colour in range(len(COLOUR_NAMES))] for owner in range(OWNERS)
]


def floors(p: Position, levels: int) -> Floors:
    """Who has built where in the cathedral, the lowest level first."""
    return [
        [owner_or_none(int(p.v[CATHEDRAL + level * COLUMNS + column])) for column in range(COLUMNS)]
        for level in range(levels)
    ]


def owner_or_none(owner: int) -> Owner | None:
    return None if owner == EMPTY else owner_letter(owner)


@mypyc_attr(allow_interpreted_subclasses=True)
class CityView:
    """The position as one seat (or a spectator, -1) may know it."""

    game = "city"
    seen: Sequence[Seen] = ()

    def __init__(self, position: Position, seat: int, names: Names) -> None:
        self.seat = seat
        self.names = names
        self.known = masked(position, seat)

    def moves(self) -> list[int]:
        """The legal moves of this seat: they never depend on what it cannot know."""
        return self.known.moves(self.seat)

    def why_not(self, move: int) -> Refusal | None:
        return self.known.why_not(move)

    def preview(self, move: int) -> list[int]:
        return self.known.preview(move)

    def plan(self) -> CityView:
        """As if the seat's turn to act were now, with the board and the dice as they lie."""
        if refused := self.no_plan():
            raise IllegalMove(refused)
        position = self.known.clone()
        while position.v[DEPTH] > 0:
            pop(position)
        position.v[PHASE] = ACTIONS
        begin_turn(position, self.seat)
        return CityView(position, self.seat, self.names)

    def no_plan(self) -> Refusal | None:
        """Why the seat has no turn that could be planned now."""
        p = self.known
        if decider(p) == GAME_OVER:
            return refusal("over", "why-the-game-is-over")
        if not 0 <= self.seat < p.setup.players:
            return refusal("no_seat", "why-there-is-no-such-seat")
        if p.phase not in PLANNED:
            return refusal("no_dice", "why-the-dice-are-not-rolled")
        if get(p, self.seat, PASSED):
            return refusal("passed", "why-passed")
        return None

    def determinize(self, source: SequenceSource) -> Position:
        return unmasked(self.known, source)

    def customary(self, source: SequenceSource) -> int | None:
        """Nobody decides for others."""
        return None

    def to_dict(self, language: str = SOURCE, public: CityShown | None = None) -> CityShown:
        """`public`: what a spectator gets of the same position, all but a seat's own part of it is taken from there."""
        if public is not None:
            return self.completed(public, language)
        p = self.known
        shown: CityShown = {
            "game": "city",
            "seat": self.seat,
            "players": int(p.setup.players),
            "round": p.round,
            "rounds": int(p.setup.rounds),
            "phase": PHASES[p.phase],
            "start": int(p.v[START]),
            "pending": p.pending(),
            "step": self.step(),
            "seats": [self.seat_dict(seat, language) for seat in range(int(p.setup.players))],
            "neutral": {"supply": int(p.v[NEUTRAL_SUPPLY]), "dice": self.dice_of(NEUTRAL)},
            "buildings": self.buildings(),
            "activities": [self.card_dict(slot, language) for slot in range(SLOTS)],
            "events": [self.event_dict(place, language) for place in range(int(p.v[QUEUE_LENGTH]))],
            "cathedral": floors(p, self.levels()),
            "black_dice": self.black_dice(),
            "reversed": bool(p.v[REVERSED]),
            "characters": self.face_up(language),
            "points": self.points(),
            "rules": self.rules_dict(),
        }
        return {**shown, **self.of_extensions(language)}

    def completed(self, public: CityShown, language: str) -> CityShown:
        """A seat knows its own characters, what they give everybody, and whatever an extension tells it alone."""
        seats = list(public["seats"])
        if 0 <= self.seat < len(seats):
            seats[self.seat] = {**seats[self.seat], **self.hand(self.seat, language)}
        points = points_known(self.known, public["points"])
        return {**public, "seat": self.seat, "seats": seats, "points": points, **self.of_extensions(language)}

    def asked(self, language: str) -> dict[str, Any]:
        """As much of the dictionary as a question is made from: making all of it takes long."""
        step = self.step()
        about = self.subject_name(step["about"], language) if step and step["about"] else ""
        return {"step": step, "about": about, "black_dice": self.black_dice(), **self.of_extensions(language)}

    def subject_name(self, about: SubjectShown, language: str) -> str:
        """The card, event or building that a question is about, by its name; gates have none."""
        if about["kind"] == "card":
            return self.names.card(self.names.card_numbers[about["key"]], language)
        if about["kind"] == "event":
            return self.names.event(self.names.event_numbers[about["key"]], language)
        if about["kind"] == "building":
            return self.names.building(BUILDING_NAMES.index(about["key"]), language)
        return ""

    def of_extensions(self, language: str) -> ExtensionsShown:
        parts: ExtensionsShown = {}
        for edge in edges_of(self.known.setup):
            parts.update(edge.view(self.known, self.names, language))
        return parts

    def points(self) -> list[PointsNow]:
        """What everybody would have if the game ended now, as far as the viewer can know it."""
        return [points_now(self.known, seat) for seat in scorers(self.known.setup)]

    def black_dice(self) -> list[int]:
        """The highest first."""
        v = self.known.v
        return [value for value in range(6, 0, -1) for _ in range(int(v[BLACK + value]))]

    def rules_dict(self) -> PrintedRules:
        """Numbers printed on the board, which a file of figures may change."""
        setup = self.known.setup
        return {
            "max_influence": int(setup.max_influence),
            "die_price": int(setup.die_price),
            "agriculture_divisor": int(setup.agriculture_divisor),
            "cathedral_vp": int(setup.cathedral_points),
            "cathedral_influence": [int(setup.cathedral_influence[column]) for column in range(COLUMNS)],
            "missing_level_vp": int(setup.missing_level),
            "penalty_vp": int(setup.penalty),
            "red_factor": int(setup.red_factor),
            "counter_influence": int(setup.counter_influence),
            "flip_limit": int(setup.flip_limit),
            "reroll_cost": int(setup.reroll_cost),
            "recruit_cost": int(setup.recruit_cost),
            "flip_cost": int(setup.flip_cost),
        }

    def levels(self) -> int:
        """Levels of the cathedral: those for dice, and a higher one once it has a cube."""
        p = self.known
        return max(int(p.setup.cathedral_levels), *(int(p.v[HEIGHT + column]) for column in range(COLUMNS)))

    def face_up(self, language: str) -> list[FaceUpShown]:
        """Characters that lie open for all, the first one on top."""
        names, open_ones = self.names, [int(self.known.v[FACE_UP + k]) for k in range(MAX_FACE_UP)]
        return [
            {
                "character": names.characters[c],
                "name": names.character(c, language),
                **self.character_steps(c, language),
            }
            for c in open_ones
            if c >= 0
        ]

    def step(self) -> CityStep | None:
        """The decision that is due: its kind, the numbers it carries and what it is about."""
        p = self.known
        if decider(p) == GAME_OVER:
            return None
        at = top(p)
        kind, seat = int(p.v[at]), int(p.v[at + 1])
        numbers = [int(p.v[at + 2 + k]) for k in range(4)]
        return {
            "kind": next((edge.steps[kind] for edge in self.names.edges if kind in edge.steps), STEPS.get(kind, "")),
            "seat": CHANCE if kind == codes.F_CHANCE else seat,
            "numbers": numbers,
            "about": subject(p, self.names, kind, numbers),
        }

    def seat_dict(self, seat: int, language: str) -> DistrictShown:
        p = self.known
        return {
            "letter": SEAT_LETTERS[seat],
            "deniers": int(get(p, seat, DENIERS)),
            "influence": int(get(p, seat, INFLUENCE)),
            "vp": int(get(p, seat, POINTS_HELD)),
            "vp_sources": [int(p.v[POINTS + seat * SOURCES + k]) for k in range(SOURCES)],
            "supply": int(get(p, seat, SUPPLY)),
            "general": int(get(p, seat, GENERAL)),
            "coins": int(get(p, seat, COINS)),
            "passed": bool(get(p, seat, PASSED)),
            "events_won": int(get(p, seat, WON)),
            **self.hand(seat, language),
            "held": int(get(p, seat, HELD)),
            "dice": self.dice_of(seat, int(p.v[WILD_DICE + seat])),
        }

    def hand(self, seat: int, language: str) -> HandShown:
        """The one part of a seat that others do not know."""
        keys = self.characters_of(seat)
        names = [None if key is None else self.character_name(key, language) for key in keys]
        scores = [None if key is None else self.character_score(key, seat, language) for key in keys]
        return {"characters": keys, "character_names": names, "character_scores": scores}

    def character_score(self, key: str, seat: int, language: str) -> CharacterScore:
        """What a character counts, what the seat has of it now, and the points it would give."""
        p, number = self.known, self.names.characters.index(key)
        now = int(counted(p, number, seat))
        return {**self.character_steps(number, language), "now": now, "vp": int(step_points(p.setup, number, now))}

    def character_steps(self, number: int, language: str) -> CharacterSteps:
        """What a character counts, and the points from which number on."""
        key, figures, setup = self.names.characters[number], self.names.figures, self.known.setup
        steps = [
            (int(setup.character_steps[number * 3 + k]), int(setup.character_rewards[number * 3 + k])) for k in range(3)
        ]
        said = self.names.character_texts
        if (key, language) not in said:
            said[key, language] = character_text(figures, setup, key, language)
        return {"counts": figures.character[key]["counts"], "steps": steps, "text": said[key, language]}

    def characters_of(self, seat: int) -> list[str | None]:
        """Names of the seat's characters; None for one that is hidden."""
        hand = [int(get(self.known, seat, CHARACTER + k)) for k in range(2)]
        return [None if c == HIDDEN else self.names.characters[c] for c in hand if c >= 0 or c == HIDDEN]

    def character_name(self, key: str, language: str) -> str:
        return self.names.called("character", key, language)

    def dice_of(self, owner: int, wild: int = 0) -> DistrictDice:
        """Values of the dice on a district, by colour; `wild` that of its purple one, if it has any."""
        v = self.known.v
        red, yellow, white = (
            [value for value in range(1, 7) for _ in range(int(v[first + value]))] for first in FIRST_DICE[owner]
        )
        dice: DistrictDice = {"red": red, "yellow": yellow, "white": white}
        if wild:
            dice["purple"] = [wild]
        return dice

    def buildings(self) -> BuildingsShown:
        palace, city_hall, bishopric = map(self.building_dict, range(len(BUILDING_NAMES)))
        return {"palace": palace, "city_hall": city_hall, "bishopric": bishopric}

    def building_dict(self, building: int) -> BuildingShown:
        v, setup = self.known.v, self.known.setup
        length = int(setup.row_length[building])
        base = BUILDINGS + building * SPACES_PER_BUILDING
        owners = [owner_or_none(int(v[base + i])) for i in range(SPACES_PER_BUILDING)]
        rows = range(SPACES_PER_BUILDING // length)
        return {
            "rows": [owners[row * length : (row + 1) * length] for row in rows],
            "values": [[d for d in range(1, 7) if setup.row_of_value[building * 7 + d] == row] for row in rows],
            "lying": [owner_letter(o) for o in range(OWNERS) for _ in range(int(v[LYING + building * OWNERS + o]))],
            "salary": int(setup.salary[building]),
        }

    def card_dict(self, slot: int, language: str) -> HiddenCard | OpenCard:
        v, setup = self.known.v, self.known.setup
        card = int(v[CARDS + slot])
        place: SlotShown = {"slot": slot, "colour": COLOUR_NAMES[slot // 3], "level": slot % 3 + 1}
        if card < 0:
            return {**place, "card": None}
        entry = self.names.figures.activity[self.names.cards[card]]
        spaces: list[SpaceShown] = []
        for k in range(CARD_SPACES):
            points = int(setup.card_spaces[card * CARD_SPACES + k])
            if points >= 0:
                spaces.append({"points": points, "owner": self.on_space(slot, k)})
        return {
            **place,
            "card": self.names.cards[card],
            "name": self.names.card(card, language),
            **self.names.words("activity", self.names.cards[card], language),
            "kind": entry["kind"],
            "lot": entry.get("lot", "one"),
            "hire": int(setup.card_hire[card] + setup.card_hire_influence[card]),
            "hire_unit": "influence" if setup.card_hire_influence[card] else "deniers",
            "divisor": int(setup.card_divisor[card]),
            "per_die": bool(setup.card_per_die[card]),
            "spaces": spaces,
            "illustration": [
                owner_letter(o) for o in range(OWNERS) if v[TRADESMEN + slot * OWNERS + o] >> ILLUSTRATION & 1
            ],
            "cubes": {
                owner_letter(o): int(v[CUBES + slot * OWNERS + o])
                for o in range(OWNERS)
                if v[CUBES + slot * OWNERS + o]
            },
        }

    def on_space(self, slot: int, space: int) -> Owner | None:
        for owner in range(OWNERS):
            if self.known.v[TRADESMEN + slot * OWNERS + owner] >> space & 1:
                return owner_letter(owner)
        return None

    def event_dict(self, place: int, language: str) -> EventShown:
        p, setup = self.known, self.known.setup
        event = int(event_at(p, place))
        entry = self.names.figures.event[self.names.event_kinds[event]]
        return {
            "event": self.names.events[event],
            "name": self.names.event(event, language),
            **self.names.words("event", self.names.event_kinds[event], language),
            "colour": entry["colour"],
            "fought_with": [name for c, name in enumerate(COLOUR_NAMES) if setup.event_fought[event] >> c & 1],
            "divisor": int(setup.event_divisor[event]),
            "banners": int(setup.event_banners[event]),
            "cubes": [owner_letter(int(owner_of_cube(p, place, k))) for k in range(int(cubes_at(p, place)))],
            "rewards": (int(setup.event_top[event]), int(setup.event_second[event])),
            "black_dice": int(setup.event_black[event]),
        }
