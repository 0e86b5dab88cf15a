"""The purple die for people: the notation of its roll, scenarios, the sentence about it."""

from __future__ import annotations

import re

from troyes.city import effect_codes as e
from troyes.city.codes import chance_move
from troyes.city.die_notation import REMEDY
from troyes.city.edge import Edge, Teller
from troyes.city.ladies.events_words import text
from troyes.city.ladies.purple import PURPLE_ROLL
from troyes.city.names import SEAT_LETTERS, Names
from troyes.city.position import Position
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.cursor import Cursor
from troyes.kernel.naming import Cause
from troyes.kernel.refusals import BadInput


class PurpleEdge(Edge):
    chance_verbs = ("purple",)

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
                remedy = "Write A:56 for a 5 and a 6 of seat A"
                raise BadInput("", "{word!r} is not a district with its dice", remedy, word=word)
            shift = 3 * SEAT_LETTERS.index(match[1])
            if outcome >> shift & 7:
                raise BadInput("", "{name} is named twice", REMEDY, name=match[1])
            outcome |= int(match[2]) << shift
        return int(chance_move(PURPLE_ROLL, outcome))

    def teller(self, what: int, because: int) -> Teller | None:
        return rolled if (what, because) == (e.E_DIE, e.B_PURPLE) else None

    def cause(self, names: Names, because: int, language: str) -> Cause | None:
        return Cause("rule", "purple", text("rule", "purple", language)) if because == e.B_PURPLE else None


def rolled(lexicon: Lexicon, cursor: Cursor) -> str:
    dice = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_PURPLE)
    values = ", ".join(f"{lexicon.who(die.seat)} {die.where % 6 + 1}" for die in dice)
    return text("log", "purple", lexicon.language, list=values)
