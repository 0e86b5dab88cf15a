"""Notation of the dice game: every move is one readable line, written from its deed, that parses back.

A die 2 paid knowledge as yellow 6 gain      take the second open die, pay 1 knowledge, use it as a yellow 6
A die 1 as white 3 prestige                  a free die, unchanged: build the Cathedral of number 3
A build hall 3                               a building given by a bonus, its column counted from the left
A resident white                             the track for a resident
A direction descending                       the crier: the numbers fall
A number 4                                   the crier: the number of the next column
* first 4 · * order 4 5 6 1 2 3 · * wheel R/R Y/W … · * tiles 3 5 8 · * roll 1 3 6 black 3
"""

from __future__ import annotations

import re

from troyes.dice.edge.deeds import deed_of_move
from troyes.dice.edge.names import (
    BUILDING_ROWS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    DEED_NAMES,
    DIRECTION_NAMES,
    RESOURCE_NAMES,
    SEAT_LETTERS,
)
from troyes.dice.rules import codes
from troyes.dice.rules.codes import CHANCE_SEAT, NO_PAYMENT, action, body_of, chance_move, choice, kind_of, seat_of
from troyes.dice.rules.layout import PLACES
from troyes.dice.rules.luck import same_plaza
from troyes.dice.rules.position import Position
from troyes.dice.rules.tables import building_number
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.refusals import BadInput

REMEDY = "see-docs-notation-md-or"
NO_SUCH = {
    "colour": "no-colour-is-called",
    "resource": "no-resource-is-called",
    "deed": "no-deed-is-called",
    "direction": "no-direction-is-called",
}
CHANCES = {
    codes.FIRST_NUMBER: "first",
    codes.ORDER: "order",
    codes.LAY_WHEEL: "wheel",
    codes.DRAW_TILES: "tiles",
    codes.ROLL: "roll",
}


# ---- writing -----------------------------------------------------------------------------------------------------


def format_move(position: Position, move: int) -> str:
    seat, kind, body = int(seat_of(move)), int(kind_of(move)), int(body_of(move))
    if seat == CHANCE_SEAT:
        return f"* {CHANCES.get(kind, 'chance')} {format_outcome(position, kind, body)}"
    return write_deed(deed_of_move(position, move), seat)


def write_deed(deed: Deed, seat: int) -> str:
    """A deed as a line; it needs no id."""
    return f"{SEAT_LETTERS[seat]} {write_use(deed) if deed.dice else write_answer(deed)}"


def write_use(deed: Deed) -> str:
    use = deed.dice[0]
    paid = f" paid {deed.paid}" if deed.paid else ""
    return f"die {use.place}{paid} as {use.colour} {use.value} {deed.verb}"


def write_answer(deed: Deed) -> str:
    if deed.target is None:
        return f"{deed.verb} {deed.amount}"
    return " ".join(filter(None, (deed.verb, deed.target.key, str(deed.target.place or ""))))


def format_outcome(position: Position, kind: int, outcome: int) -> str:
    if kind == codes.FIRST_NUMBER:
        return str(outcome)
    if kind == codes.ORDER:
        return " ".join(str(outcome >> 3 * i & 7) for i in range(6))
    if kind == codes.DRAW_TILES:
        return " ".join(str(outcome >> 4 * i & 15) for i in range(3))
    if kind == codes.LAY_WHEEL:
        return " ".join(format_plaza(position, outcome >> 5 * i & 31) for i in range(PLACES))
    return f"{outcome & 7} {outcome >> 3 & 7} {outcome >> 6 & 7} black {outcome >> 9}"


def format_plaza(position: Position, code: int) -> str:
    front = COLOUR_LETTERS[int(position.setup.plaza_front[code & 15])]
    back = COLOUR_LETTERS[int(position.setup.plaza_back[code & 15])]
    return f"{back}/{front}" if code >> 4 else f"{front}/{back}"


# ---- reading -----------------------------------------------------------------------------------------------------


def parse_move(position: Position, line: str) -> int:
    """The move a line means here, legal or not; BadInput says what cannot be understood."""
    words = line.split()
    if len(words) < 3 or len(line) > 200:
        raise BadInput("", "is-not-a-move", REMEDY, words=line)
    if words[0] == "*":
        return parse_chance(position, words[1], words[2:])
    if words[0] not in tuple(SEAT_LETTERS):
        raise BadInput("", "a-line-starts-with-a-seat-a-to-j-or", REMEDY, word=words[0])
    seat = SEAT_LETTERS.index(words[0])
    if words[1] == "die":
        return parse_action(seat, words[2:])
    if words[1] == "build" and len(words) == 4 and words[2] in BUILDING_ROWS:
        return int(choice(seat, codes.BUILD, building_number(words[2], number(words[3], 1, 6))))
    if words[1] == "resident" and len(words) == 3:
        return int(choice(seat, codes.RESIDENT, named(COLOUR_NAMES, words[2], "colour")))
    if words[1] == "direction" and len(words) == 3:
        return int(choice(seat, codes.DIRECTION, named(DIRECTION_NAMES, words[2], "direction")))
    if words[1] == "number" and len(words) == 3:
        return int(choice(seat, codes.NUMBERED, number(words[2], 1, 6)))
    raise BadInput("", "is-not-a-move", REMEDY, words=" ".join(words[1:]))


def parse_action(seat: int, words: list[str]) -> int:
    payment = NO_PAYMENT
    if len(words) == 7 and words[1] == "paid":
        payment = named(RESOURCE_NAMES, words[2], "resource")
        words = words[:1] + words[3:]
    if len(words) != 5 or words[1] != "as":
        raise BadInput("", "an-action-is-die", REMEDY)
    place, colour = number(words[0], 1, 4) - 1, named(COLOUR_NAMES, words[2], "colour")
    deed = named(DEED_NAMES, words[4], "deed")
    return int(action(seat, place, payment, colour, number(words[3], 0, 6), deed))


def named(names: tuple[str, ...], text: str, what: str) -> int:
    if text not in names:
        raise BadInput("", NO_SUCH[what], "known-here", name=text, known=names)
    return names.index(text)


def number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and low <= int(text) <= high):
        raise BadInput("", "is-not-a-number", REMEDY, text=text, low=low, high=high)
    return int(text)


def parse_chance(position: Position, verb: str, rest: list[str]) -> int:
    if verb == "first" and len(rest) == 1:
        return int(chance_move(codes.FIRST_NUMBER, number(rest[0], 1, 6)))
    if verb == "order" and len(rest) == 6:
        return int(chance_move(codes.ORDER, sum(number(w, 1, 6) << 3 * i for i, w in enumerate(rest))))
    if verb == "tiles" and len(rest) == 3:
        return int(chance_move(codes.DRAW_TILES, sum(number(w, 1, 8) << 4 * i for i, w in enumerate(rest))))
    if verb == "wheel" and len(rest) == PLACES:
        return int(chance_move(codes.LAY_WHEEL, sum(parse_plaza(position, w) << 5 * i for i, w in enumerate(rest))))
    if verb == "roll" and len(rest) == 5 and rest[3] == "black":
        low, middle, high = sorted(number(word, 1, 6) for word in rest[:3])
        return int(chance_move(codes.ROLL, low | middle << 3 | high << 6 | number(rest[4], 1, 6) << 9))
    raise BadInput("", "is-no-outcome-of", REMEDY, words=" ".join([verb, *rest]))


def parse_plaza(position: Position, text: str) -> int:
    """`R/Y`: the colour shown, then the other face."""
    if not re.fullmatch(r"[RYW]/[RYW]", text):
        raise BadInput("", "is-not-a-plaza", "write-r-y-the", text=text)
    face, back = COLOUR_LETTERS.index(text[0]), COLOUR_LETTERS.index(text[2])
    setup = position.setup
    for plaza in range(PLACES):
        if (setup.plaza_front[plaza], setup.plaza_back[plaza]) == (face, back):
            return int(same_plaza(position, plaza))
        if (setup.plaza_back[plaza], setup.plaza_front[plaza]) == (face, back):
            return int(same_plaza(position, plaza)) | 16
    raise BadInput("", "there-is-no-plaza", REMEDY, text=text)
