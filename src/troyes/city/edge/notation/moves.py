# compiled
"""Notation: every move is one readable line, written from its deed, that parses back. docs/notation.md describes it.

A line starts with the seat (A to D) or with * for chance. Dice are written Y5 (own) or B:Y5 (of seat B; N: neutral), a
wild die PY5 when it is used as a yellow one and P5 where its colour does not matter. In an action ~ marks the bought
die that is turned over and ^ the die that a cube chooses.
"""

from __future__ import annotations

import re

from troyes.city.edge.deeds import ACTIONS, AMOUNTS, HIGHEST_BLACK, ONE_DIE, SIMPLE, covered, deed_of
from troyes.city.edge.edge import edges_of
from troyes.city.edge.names import SEAT_LETTERS, Names
from troyes.city.edge.notation.chance import format_chance, parse_chance
from troyes.city.edge.notation.dice import REMEDY, free_die, number, parse_lot, parse_marked_lot, write_use
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import codes
from troyes.city.rules.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.rules.codes import CHANCE_SEAT, NO_DICE, move_code, seat_of, with_extra
from troyes.city.rules.layout import CARDS, SLOTS, SPACES_PER_BUILDING
from troyes.city.rules.position import Position
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.things import Thing

IMPLIED = ("build", "farm", "guard", "beat", "yield", "shield")  # what they are done to goes without saying
LOTS = (*ACTIONS.values(), "guard")  # dice after `with`
PLAIN = {verb: kind for kind, verb in {**SIMPLE, **HIGHEST_BLACK}.items()}
DIE_VERBS = {verb: kind for kind, verb in ONE_DIE.items()}
NUMBERS = {verb: kind for kind, verb in {**AMOUNTS, codes.ALSO: "also"}.items()}
ACTION_VERBS = {verb: kind for kind, verb in ACTIONS.items()}
WORDLESS = "move"


# ---- places ------------------------------------------------------------------------------------------------------


def card_at(position: Position, names: Names, slot: int) -> str:
    card = int(position.v[CARDS + slot])
    return names.cards[card] if card >= 0 else covered(slot)


def slot_of(position: Position, names: Names, text: str) -> int:
    """The place of a card on the board; one that lies face down may be named, too, though it cannot be used."""
    for slot in range(SLOTS):
        if card_at(position, names, slot) == text:
            return slot
    if text in names.card_numbers:
        card = names.card_numbers[text]
        slot = int(position.setup.card_colour[card]) * 3 + int(position.setup.card_level[card]) - 1
        if position.v[CARDS + slot] < 0:
            return slot
    raise BadInput("", "no-activity-is-on", REMEDY, name=text)


def parse_source(position: Position, names: Names, words: list[str]) -> int:
    if words == ["supply"]:
        return FROM_SUPPLY
    if len(words) == 2 and words[0] == "lying":
        return FROM_LYING + building_of(words[1])
    if len(words) == 2:
        return parse_space(words)
    if len(words) == 1:
        return FROM_CARD + slot_of(position, names, words[0])
    raise BadInput("", "is-no-place-to", REMEDY, words=" ".join(words))


def building_of(text: str) -> int:
    if text not in BUILDING_NAMES:
        raise BadInput("", "no-building-is-called", "buildings", name=text, known=BUILDING_NAMES)
    return BUILDING_NAMES.index(text)


def parse_space(words: list[str]) -> int:
    if len(words) != 2:
        raise BadInput("", "a-space-is-a", REMEDY)
    return building_of(words[0]) * SPACES_PER_BUILDING + number(words[1], 1, SPACES_PER_BUILDING) - 1


# ---- moves -------------------------------------------------------------------------------------------------------


def format_move(position: Position, names: Names, move: int) -> str:
    """The line of a move that is about to be played in this position."""
    seat = int(seat_of(move))
    if seat == CHANCE_SEAT:
        return "* " + format_chance(position, names, move)
    return write_deed(deed_of(position, names, move), seat)


def write_deed(deed: Deed, seat: int) -> str:
    """A deed as a line; it needs no id."""
    words = [SEAT_LETTERS[seat], deed.verb]
    if deed.target is not None and deed.verb not in IMPLIED:
        words.append(write_thing(deed.target))
    if deed.amount is not None:
        words.append(str(deed.amount))
    if deed.verb in LOTS:
        words.append("with")
    words.append((" for " if deed.verb == "swap" else " ").join(write_use(use, seat) for use in deed.dice))
    if deed.cube is not None:
        words += ["using", deed.cube.key]
    return " ".join(filter(None, words))


def write_thing(thing: Thing) -> str:
    if thing.kind == "space":
        return f"{thing.key} {thing.place}"
    if thing.kind == "gate":
        return thing.key or f"tile {thing.place}"
    if thing.kind == "lying":
        return f"lying {thing.key}"
    if thing.kind in ("column", "black"):
        return str(thing.place)
    return thing.key or thing.kind


def parse_move(position: Position, names: Names, line: str) -> int:
    """The move a line means here, legal or not; BadInput says what cannot be understood."""
    words = line.split()
    if len(words) < 2 or len(line) > 200:
        raise BadInput("", "is-not-a-move", REMEDY, words=line)
    if words[0] == "*":
        return parse_chance(position, names, words[1], words[2:])
    if words[0] not in tuple(SEAT_LETTERS):
        raise BadInput("", "a-line-starts-with-a-seat-a-to-d-or", REMEDY, word=words[0])
    return parse_choice(position, names, SEAT_LETTERS.index(words[0]), words[1], words[2:])


def parse_choice(position: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int:
    def plain(kind: int, target: int) -> int:
        return int(move_code(seat, kind, target, NO_DICE, 0))

    if verb in PLAIN and not rest:
        return plain(PLAIN[verb], 0)
    if verb in DIE_VERBS and len(rest) == 1:
        return int(move_code(seat, DIE_VERBS[verb], 0, parse_lot(rest, seat), 0))
    if verb in NUMBERS and len(rest) == 1:
        return plain(NUMBERS[verb], number(rest[0], 0, 255))
    if verb == "place":
        return plain(codes.PLACE, parse_space(rest))
    if verb == "take":
        return plain(codes.TAKE, parse_source(position, names, rest))
    if verb == "cube" and len(rest) == 1:
        return plain(codes.CUBE, event_number(names, rest[0]))
    if verb in ACTION_VERBS:
        return parse_action(position, names, seat, ACTION_VERBS[verb], rest)
    for edge in edges_of(position.setup):
        found = edge.parse_move(position, names, seat, verb, rest) if verb in edge.verbs else None
        if found is not None:
            return found
    if verb == WORDLESS and len(rest) == 1 and re.fullmatch(r"[0-9a-f]{1,14}", rest[0]):
        return int(rest[0], 16) << 4 | seat
    raise BadInput("", "is-not-a-move", REMEDY, words=" ".join([verb, *rest]))


def event_number(names: Names, text: str) -> int:
    if text not in names.event_numbers:
        raise BadInput("", "no-event-is-called", "events", name=text, known=names.events)
    return names.event_numbers[text]


def parse_action(position: Position, names: Names, seat: int, kind: int, rest: list[str]) -> int:
    head, dice, cube = split_action(rest)
    target = 0
    if kind in (codes.BUILD, codes.FARM):
        if head:
            problem = "has-no-target-but"
            raise BadInput("", problem, REMEDY, verb=ACTIONS[kind], words=" ".join(head))
    elif len(head) != 1:
        raise BadInput("", "needs-one-target", REMEDY, verb=ACTIONS[kind])
    elif kind == codes.ACTIVATE:
        target = slot_of(position, names, head[0])
    elif kind == codes.FIGHT:
        target = event_number(names, head[0])
    else:
        target = building_of(head[0])
    slot = slot_of(position, names, cube) if cube else -1
    lot_code, extra = parse_marked_lot(dice, seat)
    extra = free_die(position, slot, lot_code, extra)
    return int(with_extra(move_code(seat, kind, target, lot_code, slot + 1), extra))


def split_action(words: list[str]) -> tuple[list[str], list[str], str]:
    """`target with dice using card` in its three parts."""
    if words.count("with") != 1 or words.count("using") > 1:
        raise BadInput("", "an-action-names-its", REMEDY)
    at = words.index("with")
    head, rest = words[:at], words[at + 1 :]
    if "using" not in rest:
        return head, rest, ""
    using = rest.index("using")
    if using != len(rest) - 2:
        raise BadInput("", "using-is-followed-by", REMEDY)
    return head, rest[:using], rest[-1]
