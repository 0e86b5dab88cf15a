"""The purple die for people: the notation of its roll, scenarios, the sentence about it."""

from __future__ import annotations

import re

from troyes.city import effect_codes as e
from troyes.city.action_reasons import wrong_action
from troyes.city.codes import (
    NO_DIE,
    chance_move,
    cube_of,
    dice_of,
    die_code,
    extra_of,
    kind_of,
    move_code,
    owner_of_die,
    pack_dice,
    seat_of,
    target_of,
    value_of_die,
    with_extra,
)
from troyes.city.die_notation import REMEDY, lot
from troyes.city.edge import Edge, Teller
from troyes.city.ladies.events_words import text
from troyes.city.ladies.purple import PURPLE_ROLL
from troyes.city.layout import COLOURS, DIE_CODES, WILD_OWNER
from troyes.city.names import SEAT_LETTERS, Names, colour_word
from troyes.city.notation import ACTIONS
from troyes.city.position import Position
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.cursor import Cursor
from troyes.kernel.naming import Cause
from troyes.kernel.refusals import BadInput, Refusal, refusal


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

    def reason(self, p: Position, move: int, seat: int) -> Refusal | None:
        """Where several colours would do the same, a move is listed with one of them only."""
        if int(kind_of(move)) not in ACTIONS or wrong_action(p, move, seat):
            return None
        colour = next((c for c, same in recoloured(move).items() if p.is_legal(same)), None)
        if colour is None:
            return None
        return refusal(
            "other_colour",
            "The same as with a {colour} die: name the purple die so.",
            "Cela revient à un dé {couleur}\u00a0: nommez ainsi le dé mauve.",
            colour=colour_word(colour, "en"),
            couleur=colour_word(colour, "fr"),
        )

    def teller(self, what: int, because: int) -> Teller | None:
        return rolled if (what, because) == (e.E_DIE, e.B_PURPLE) else None

    def cause(self, names: Names, because: int, language: str) -> Cause | None:
        return Cause("rule", "purple", text("rule", "purple", language)) if because == e.B_PURPLE else None


def recoloured(move: int) -> dict[int, int]:
    """The same move with its purple die taken for another colour, by colour."""
    dice = lot(int(dice_of(move)))
    wild = next((die for die in dice if die < DIE_CODES and owner_of_die(die) == WILD_OWNER), None)
    if wild is None:
        return {}
    others = [die for die in dice if die != wild]
    found = {}
    for colour in range(COLOURS):
        codes = sorted([*others, int(die_code(colour, WILD_OWNER, value_of_die(wild)))])
        packed = pack_dice(*codes, *[NO_DIE] * (3 - len(codes)))
        same = move_code(seat_of(move), kind_of(move), target_of(move), packed, cube_of(move))
        found[colour] = int(with_extra(same, extra_of(move)))
    return {colour: same for colour, same in found.items() if same != move}


def rolled(lexicon: Lexicon, cursor: Cursor) -> str:
    dice = cursor.take_while(lambda effect: effect.what == e.E_DIE and effect.because == e.B_PURPLE)
    values = ", ".join(f"{lexicon.who(die.seat)} {die.where % 6 + 1}" for die in dice)
    return text("log", "purple", lexicon.language, list=values)
