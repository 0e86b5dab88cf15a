# compiled
"""Dice, seats and numbers in notation: `Y5`, `B:Y5`, `PY5`, with the marks of chosen and turned dice."""

from __future__ import annotations

import re

from troyes.city.edge.names import COLOUR_LETTERS, SEAT_LETTERS, owner_letter
from troyes.city.rules.codes import (
    NO_DIE,
    chosen_die,
    colour_of_die,
    die_code,
    flipped_die,
    owner_of_die,
    pack_dice,
    value_of_die,
)
from troyes.city.rules.layout import CARDS, NEUTRAL, RED, WILD_OWNER
from troyes.city.rules.position import Position
from troyes.kernel.contract.deed import Use
from troyes.kernel.contract.refusals import BadInput

REMEDY = "see-docs-notation-md-or"


WRITE_DICE = "write-y5-for-an"


CHOSEN = "^"


TURNED = "~"


DIE = re.compile(r"(?:([ABCDN]):)?([RYW])([1-6])")


WILD_DIE = re.compile(r"P([RYW]?)([1-6])")


def format_die(die: int, seat: int) -> str:
    owner = owner_of_die(die)
    if owner == WILD_OWNER:
        return f"P{COLOUR_LETTERS[int(colour_of_die(die))]}{value_of_die(die)}"
    mark = "" if owner == seat else f"{owner_letter(int(owner))}:"
    return f"{mark}{COLOUR_LETTERS[int(colour_of_die(die))]}{value_of_die(die)}"


def lot(dice: int) -> list[int]:
    """The die codes of a lot."""
    return [die for die in (dice & 127, dice >> 7 & 127, dice >> 14 & 127) if die != NO_DIE]


def format_lot(dice: int, seat: int) -> str:
    return " ".join(format_die(die, seat) for die in lot(dice))


def write_use(use: Use, seat: int) -> str:
    """A die of a deed, with the colour a wild one is used as and what is made of it."""
    owner, colour, value = use.die
    mark = (CHOSEN if use.is_chosen else "") + (TURNED if use.is_turned else "")
    if colour == "purple":
        return f"P{use.colour[0].upper() if use.colour else ''}{value}{mark}"
    whose = "" if owner == seat else f"{owner_letter(NEUTRAL if owner is None else owner)}:"
    return f"{whose}{colour[0].upper()}{value}{mark}"


def parse_die(text: str, seat: int) -> int:
    if wild := WILD_DIE.fullmatch(text):
        colour = COLOUR_LETTERS.index(wild[1]) if wild[1] else RED
        return int(die_code(colour, WILD_OWNER, int(wild[2])))
    match = DIE.fullmatch(text)
    if not match:
        raise BadInput("", "is-not-a-die", WRITE_DICE, word=text)
    owner = seat if match[1] is None else NEUTRAL if match[1] == "N" else SEAT_LETTERS.index(match[1])
    return int(die_code(COLOUR_LETTERS.index(match[2]), owner, int(match[3])))


def parse_lot(words: list[str], seat: int) -> int:
    if not 1 <= len(words) <= 3:
        raise BadInput("", "a-lot-has-1", REMEDY, given=len(words))
    dice = sorted(parse_die(word, seat) for word in words)
    dice += [NO_DIE] * (3 - len(dice))
    return int(pack_dice(*dice))


def parse_marked_lot(words: list[str], seat: int) -> tuple[int, int]:
    """A lot and the extra bits of its marks; of equal dice the first ones carry them."""
    dice = parse_lot([word.rstrip(CHOSEN + TURNED) for word in words], seat)
    order = sorted(
        words, key=lambda word: (parse_die(word.rstrip(CHOSEN + TURNED), seat), CHOSEN not in word, TURNED not in word)
    )
    extra = 0
    for shift, mark in ((0, CHOSEN), (2, TURNED)):
        marked = [k for k, word in enumerate(order) if mark in word]
        if len(marked) > 1:
            raise BadInput("", "marks-one-die-of", REMEDY, mark=mark)
        if marked:
            extra |= marked[0] + 1 << shift
    return dice, extra


def free_die(position: Position, slot: int, dice: int, extra: int) -> int:
    """Which die of a district costs nothing makes no difference unless one is turned over: the first one is meant."""
    card = int(position.v[CARDS + slot]) if slot >= 0 else -1
    chosen = int(chosen_die(extra))
    if card < 0 or not position.setup.improve_free_one[card] or not chosen or flipped_die(extra):
        return extra
    owners = [int(owner_of_die(die)) for die in lot(dice)]
    return owners.index(owners[chosen - 1]) + 1


def number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and low <= int(text) <= high):
        raise BadInput("", "is-not-a-number", REMEDY, text=text, low=low, high=high)
    return int(text)


def parse_seat(text: str) -> int:
    if text not in tuple(SEAT_LETTERS):
        raise BadInput("", "is-not-a-seat-a", REMEDY, text=text)
    return SEAT_LETTERS.index(text)
