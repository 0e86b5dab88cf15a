"""The King for people: notation of his dice, what everybody sees of him, positions by name, sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from troyes.city.cards.texts import card_text
from troyes.city.edge.edge import Edge, Teller
from troyes.city.edge.names import COLOUR_LETTERS, Names
from troyes.city.edge.notation.dice import format_die, number
from troyes.city.edge.shown import ExtensionsShown
from troyes.city.edge.staging.positions import Stage
from troyes.city.figures.checks import unknown
from troyes.city.figures.fields import COLOUR_NAMES
from troyes.city.king.bands import band_of
from troyes.city.king.beats import STEPS, is_result, teller
from troyes.city.king.placement import pack_values, value_at
from troyes.city.king.rules import ROYAL_ROLL, ROYAL_TURN, TURNS
from troyes.city.king.tables import HIGHEST, LOWEST, ROLLS
from troyes.city.rules.codes import chance_move, colour_of_die, die_code, value_of_die
from troyes.city.rules.effect_codes import B_KING, B_KING_RESULT
from troyes.city.rules.extension_codes import KING
from troyes.city.rules.layout import (
    COLOURS,
    DICE,
    FACE_UP,
    FROM_EVENTS,
    MAX_FACE_UP,
    NEUTRAL,
    NONE,
    POINTS,
    POINTS_HELD,
    SOURCES,
    WON,
)
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, seat_at, slice_of
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import Violation
from troyes.kernel.contract.things import Thing
from troyes.words.catalogue import SOURCE, catalogue
from troyes.words.message import Message, place

ROLLED = re.compile(r"([RYW])([1-6]+)")
WRITE_ROLL = "write-r65-y41-w32"
FIELDS = ("vp", "events_won", "characters")


def column(p: Position) -> list[int]:
    """The characters not yet called, the next one first."""
    return [c for k in range(MAX_FACE_UP) if (c := int(p.v[FACE_UP + k])) != NONE]


def ranked_dice(p: Position) -> list[int]:
    """The King's dice, the strongest first."""
    return [
        die
        for value in range(6, 0, -1)
        for colour in range(COLOURS)
        for die in [int(die_code(colour, NEUTRAL, value))] * int(p.v[DICE + die_code(colour, NEUTRAL, value)])
    ]


class KingEdge(Edge):
    chance_verbs = ("king", "royal")
    scenario_fields = ("king",)
    words = "king"
    beats: ClassVar[Mapping[str, str]] = STEPS

    # ---- notation -------------------------------------------------------------------------------------------------

    def format_chance(self, p: Position, names: Names, kind: int, outcome: int) -> str | None:
        if kind == ROYAL_TURN:
            return f"king {outcome >> 3} {outcome & 7}"
        if kind != ROYAL_ROLL:
            return None
        each = int(p.setup.figures[ROLLS])
        hands = [[str(value_at(outcome, colour * each + i)) for i in range(each)] for colour in range(COLOURS)]
        return " ".join(["royal", *(COLOUR_LETTERS[colour] + "".join(hand) for colour, hand in enumerate(hands))])

    def parse_chance(self, p: Position, names: Names, verb: str, rest: list[str]) -> int | None:
        if verb == "king":
            if len(rest) != 2:
                raise BadInput("", "the-king-rolls-two", "write-king-5-2", given=len(rest))
            return int(chance_move(ROYAL_TURN, number(rest[0], 1, 6) * 8 + number(rest[1], 1, 6)))
        return int(chance_move(ROYAL_ROLL, parse_roll(p, rest)))

    # ---- impossible things ----------------------------------------------------------------------------------------

    def violations(self, p: Position) -> Iterator[Violation]:
        lying = [int(p.v[FACE_UP + k]) for k in range(MAX_FACE_UP)]
        left = column(p)
        if lying != left + [NONE] * (MAX_FACE_UP - len(left)) or len(set(left)) != len(left):
            yield Violation("king.characters", Message("the-column-has-a"))
        if p.v[slice_of(p, KING) + TURNS] < 0:
            yield Violation("king", Message("the-king-has-taken"))

    # ---- views and scenarios --------------------------------------------------------------------------------------

    def view(self, p: Position, names: Names, language: str) -> ExtensionsShown:
        return {
            "king": {
                "vp": int(get(p, NEUTRAL, POINTS_HELD)),
                "vp_sources": [int(p.v[POINTS + NEUTRAL * SOURCES + k]) for k in range(SOURCES)],
                "events_won": int(get(p, NEUTRAL, WON)),
                "dice": [
                    {"colour": COLOUR_NAMES[int(colour_of_die(die))], "value": int(value_of_die(die))}
                    for die in ranked_dice(p)
                ],
                "characters": [
                    {"character": names.characters[c], "name": names.character(c, language)} for c in column(p)
                ],
                "results": [
                    {
                        "result": result,
                        "name": names.called("king", str(result), language),
                        "text": card_text(names.figures, "king", str(result), language),
                    }
                    for result in range(LOWEST, HIGHEST + 1)
                ],
            }
        }

    def stage(self, stage: Stage, data: Mapping[str, Any]) -> None:
        """`king = { vp = 3, events_won = 1, characters = ["henry_i"] }`; without a column it is complete."""
        king = stage.table(data.get("king", {}), "king")
        for field in king:
            if field not in FIELDS:
                raise unknown(place(stage.where, "king"), "field", field, FIELDS)
        points = stage.whole(king.get("vp", 0), "king.vp", 0, 999)
        stage.v[seat_at(NEUTRAL) + POINTS_HELD] = points
        stage.v[POINTS + NEUTRAL * SOURCES + FROM_EVENTS] = points
        stage.v[seat_at(NEUTRAL) + WON] = stage.whole(king.get("events_won", 0), "king.events_won", 0, 99)
        for k, character in enumerate(staged_column(stage, king.get("characters"))):
            stage.v[FACE_UP + k] = character

    def look(self, p: Position, names: Names, head: str, rest: list[str]) -> Any:
        """`king.characters`, `king.dice` by rank, `king.vp`, `king.events_won`, `king.total`, `king.band`."""
        if head != "king" or len(rest) != 1:
            return None
        found: dict[str, Callable[[], Any]] = {
            "characters": lambda: [names.characters[c] for c in column(p)],
            "dice": lambda: " ".join(format_die(die, NEUTRAL) for die in ranked_dice(p)),
            "vp": lambda: int(get(p, NEUTRAL, POINTS_HELD)),
            "events_won": lambda: int(get(p, NEUTRAL, WON)),
            "total": lambda: p.score(NEUTRAL),
            "band": lambda: band_of(p.totals()).name(SOURCE),
        }
        return found[rest[0]]() if rest[0] in found else None

    # ---- words ----------------------------------------------------------------------------------------------------

    def teller(self, what: int, because: int) -> Teller | None:
        return teller(what, because)

    def cause(self, names: Names, because: int) -> Thing | None:
        if because == B_KING:
            return Thing("rule", "king")
        return Thing("king", str(because - B_KING_RESULT)) if is_result(because) else None

    def source_name(self, names: Names, detail: str, language: str) -> str | None:
        return catalogue(language).find(f"king-source-{detail}")


def parse_roll(p: Position, rest: list[str]) -> int:
    each = int(p.setup.figures[ROLLS])
    hands: dict[str, list[int]] = {}
    for word in rest:
        match = ROLLED.fullmatch(word)
        if not match or match[1] in hands or len(match[2]) != each:
            raise BadInput("", "is-not-a-colour-with", WRITE_ROLL, word=word, each=each)
        hands[match[1]] = [int(digit) for digit in match[2]]
    if len(hands) != COLOURS:
        raise BadInput("", "a-royal-roll-names", WRITE_ROLL)
    return pack_values(p, [value for letter in COLOUR_LETTERS for value in hands[letter]])


def staged_column(stage: Stage, value: Any) -> list[int]:
    """The characters that a scenario names, or as many as a game begins with."""
    if value is None:
        return list(range(int(stage.setup.face_up)))
    most = int(stage.setup.face_up)
    if not isinstance(value, list) or len(value) > most:
        raise stage.fail("king.characters", "must-be-a-list-of-at-most-characters", most=most)
    found = [stage.named(stage.names.character_numbers, name, "king.characters", "character") for name in value]
    twice = next((c for c in found if found.count(c) > 1), None)
    if twice is not None:
        raise stage.fail("king.characters", "is-named-twice", name=stage.names.characters[twice])
    return found
