"""The purple die for people: the notation of its roll, scenarios, the sentence about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from troyes.city.edge.edge import Edge, Teller
from troyes.city.edge.names import SEAT_LETTERS, Names
from troyes.city.edge.notation.dice import REMEDY
from troyes.city.ladies.events.beats import ladies
from troyes.city.ladies.purple.rules import PURPLE_ROLL
from troyes.city.ladies.words import WORDS
from troyes.city.rules import effect_codes as e
from troyes.city.rules.codes import chance_move
from troyes.city.rules.position import Position
from troyes.kernel.contract.beat import Beat
from troyes.kernel.contract.phrase import Joined, Who
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.cursor import Cursor


class PurpleEdge(Edge):
    chance_verbs = ("purple",)
    beats: ClassVar[Mapping[str, str]] = {"purple": "workforce"}
    words = WORDS

    def format_chance(self, p: Position, names: Names, kind: int, outcome: int) -> str | None:
        if kind != PURPLE_ROLL:
            return None
        seats = range(int(p.setup.players))
        return " ".join(["purple", *(f"{SEAT_LETTERS[seat]}:{outcome >> 3 * seat & 7}" for seat in seats)])

    def parse_chance(self, p: Position, names: Names, verb: str, rest: list[str]) -> int | None:
        outcome = 0
        for word in rest:
            match = re.fullmatch(r"([ABCD]):([1-6])", word)
            if not match:
                remedy = "write-a-56-for"
                raise BadInput("", "is-not-a-district", remedy, word=word)
            shift = 3 * SEAT_LETTERS.index(match[1])
            if outcome >> shift & 7:
                raise BadInput("", "is-named-twice", REMEDY, name=match[1])
            outcome |= int(match[2]) << shift
        return int(chance_move(PURPLE_ROLL, outcome))

    def teller(self, what: int, because: int) -> Teller | None:
        return rolled if (what, because) == (e.E_DIE, e.B_PURPLE) else None

    def cause(self, names: Names, because: int) -> Thing | None:
        return Thing("rule", "purple") if because == e.B_PURPLE else None


def rolled(names: Names, cursor: Cursor) -> Beat:
    dice = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_PURPLE)
    values = tuple(Joined((Who(die.seat), die.where % 6 + 1), " ") for die in dice)
    return ladies("purple", list=Joined(values))
