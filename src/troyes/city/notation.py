"""Notation: every move is one readable line that parses back. docs/notation.md describes it.

A line starts with the seat (A to D) or with * for chance. Dice are written Y5 (own) or B:Y5 (of seat B; N: neutral), a
wild die PY5 when it is used as a yellow one and P5 where its colour does not matter. In an action ~ marks the bought
die that is turned over and ^ the die that a cube chooses.
"""

from __future__ import annotations

import re

from troyes.city import codes
from troyes.city.chance_notation import (
    format_chance,
    parse_chance,
)
from troyes.city.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.codes import (
    CHANCE_SEAT,
    NO_DICE,
    cube_of,
    dice_of,
    extra_of,
    kind_of,
    move_code,
    seat_of,
    target_of,
    with_extra,
)
from troyes.city.die_notation import (
    REMEDY,
    format_lot,
    format_own,
    free_die,
    number,
    parse_lot,
    parse_marked_lot,
)
from troyes.city.edge import edges_of
from troyes.city.figure_fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.layout import CARDS, SLOTS, SPACES_PER_BUILDING
from troyes.city.names import SEAT_LETTERS, Names, space_name
from troyes.city.position import Position
from troyes.kernel.refusals import BadInput

SIMPLE = {
    codes.PASS: "pass",
    codes.RECRUIT: "recruit",
    codes.FLIP: "flip",
    codes.BEAT: "beat",
    codes.YIELD: "yield",
    codes.DONE: "done",
    codes.SHOOT: "shoot",
}
ONE_DIE = {codes.REROLL: "reroll", codes.TURN_OVER: "turn", codes.WITH: "with"}
ONE_NUMBER = {codes.TIMES: "times", codes.ALSO: "also", codes.SPLIT: "split"}
ACTIONS = {
    codes.ACTIVATE: "activate",
    codes.BUILD: "build",
    codes.FIGHT: "fight",
    codes.SETTLE: "settle",
    codes.FARM: "farm",
}
VERBS = (*SIMPLE.values(), *ONE_DIE.values(), *ONE_NUMBER.values(), *ACTIONS.values(), "place", "take", "cube")


# ---- places ------------------------------------------------------------------------------------------------------


def card_at(position: Position, names: Names, slot: int) -> str:
    card = int(position.v[CARDS + slot])
    return names.cards[card] if card >= 0 else f"{COLOUR_NAMES[slot // 3]}{slot % 3 + 1}"


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
    raise BadInput("", "no activity {name!r} is on the board", REMEDY, name=text)


def format_source(position: Position, names: Names, source: int) -> str:
    if source < FROM_LYING:
        return space_name(source)
    if source < FROM_CARD:
        return f"lying {BUILDING_NAMES[source - FROM_LYING]}"
    return "supply" if source == FROM_SUPPLY else card_at(position, names, source - FROM_CARD)


def parse_source(position: Position, names: Names, words: list[str]) -> int:
    if words == ["supply"]:
        return FROM_SUPPLY
    if len(words) == 2 and words[0] == "lying":
        return FROM_LYING + building_of(words[1])
    if len(words) == 2:
        return parse_space(words)
    if len(words) == 1:
        return FROM_CARD + slot_of(position, names, words[0])
    raise BadInput("", "{words!r} is no place to take a citizen from", REMEDY, words=" ".join(words))


def building_of(text: str) -> int:
    if text not in BUILDING_NAMES:
        raise BadInput("", "no building is called {name!r}", "Buildings: {known}", name=text, known=BUILDING_NAMES)
    return BUILDING_NAMES.index(text)


def parse_space(words: list[str]) -> int:
    if len(words) != 2:
        raise BadInput("", "a space is a building and a number", REMEDY)
    return building_of(words[0]) * SPACES_PER_BUILDING + number(words[1], 1, SPACES_PER_BUILDING) - 1


# ---- moves -------------------------------------------------------------------------------------------------------


def format_move(position: Position, names: Names, move: int) -> str:
    """The line of a move that is about to be played in this position."""
    seat = int(seat_of(move))
    if seat == CHANCE_SEAT:
        return "* " + format_chance(position, names, move)
    return f"{SEAT_LETTERS[seat]} " + format_choice(position, names, move, seat)


def format_choice(position: Position, names: Names, move: int, seat: int) -> str:
    kind, target, dice = int(kind_of(move)), int(target_of(move)), int(dice_of(move))
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in ONE_DIE:
        return f"{ONE_DIE[kind]} {format_own(dice, seat)}"
    if kind in ONE_NUMBER:
        return f"{ONE_NUMBER[kind]} {target}"
    if kind == codes.PLACE:
        return f"place {space_name(target)}"
    if kind == codes.TAKE:
        return f"take {format_source(position, names, target)}"
    if kind == codes.CUBE:
        return f"cube {names.events[target]}"
    if kind in ACTIONS:
        return format_action(position, names, move, seat)
    for edge in edges_of(position.setup):
        if text := edge.format_move(position, names, move):
            return text
    return f"move {move >> 4:x}"


def format_action(position: Position, names: Names, move: int, seat: int) -> str:
    kind, target = int(kind_of(move)), int(target_of(move))
    words = [ACTIONS[kind]]
    if kind == codes.ACTIVATE:
        words.append(card_at(position, names, target))
    elif kind == codes.FIGHT:
        words.append(names.events[target])
    elif kind == codes.SETTLE:
        words.append(BUILDING_NAMES[target])
    words += ["with", format_lot(int(dice_of(move)), seat, int(extra_of(move)))]
    if cube_of(move):
        words += ["using", card_at(position, names, int(cube_of(move)) - 1)]
    return " ".join(words)


def parse_move(position: Position, names: Names, line: str) -> int:
    """The move a line means here, legal or not; BadInput says what cannot be understood."""
    words = line.split()
    if len(words) < 2 or len(line) > 200:
        raise BadInput("", "{words!r} is not a move", REMEDY, words=line)
    if words[0] == "*":
        return parse_chance(position, names, words[1], words[2:])
    if words[0] not in tuple(SEAT_LETTERS):
        raise BadInput("", "a line starts with a seat (A to D) or *, not {word!r}", REMEDY, word=words[0])
    return parse_choice(position, names, SEAT_LETTERS.index(words[0]), words[1], words[2:])


def parse_choice(position: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int:
    def plain(kind: int, target: int) -> int:
        return int(move_code(seat, kind, target, NO_DICE, 0))

    for kind, name in SIMPLE.items():
        if verb == name and not rest:
            return plain(kind, 0)
    for kind, name in ONE_DIE.items():
        if verb == name and len(rest) == 1:
            return int(move_code(seat, kind, 0, parse_lot(rest, seat), 0))
    for kind, name in ONE_NUMBER.items():
        if verb == name and len(rest) == 1:
            return plain(kind, number(rest[0], 0, 255))
    if verb == "place":
        return plain(codes.PLACE, parse_space(rest))
    if verb == "take":
        return plain(codes.TAKE, parse_source(position, names, rest))
    if verb == "cube" and len(rest) == 1:
        return plain(codes.CUBE, event_number(names, rest[0]))
    for kind, name in ACTIONS.items():
        if verb == name:
            return parse_action(position, names, seat, kind, rest)
    for edge in edges_of(position.setup):
        found = edge.parse_move(position, names, seat, verb, rest) if verb in edge.verbs else None
        if found is not None:
            return found
    if verb == "move" and len(rest) == 1 and re.fullmatch(r"[0-9a-f]{1,14}", rest[0]):
        return int(rest[0], 16) << 4 | seat
    raise BadInput("", "{words!r} is not a move", REMEDY, words=" ".join([verb, *rest]))


def event_number(names: Names, text: str) -> int:
    if text not in names.event_numbers:
        raise BadInput("", "no event is called {name!r}", "Events: {known}", name=text, known=names.events)
    return names.event_numbers[text]


def parse_action(position: Position, names: Names, seat: int, kind: int, rest: list[str]) -> int:
    head, dice, cube = split_action(rest)
    target = 0
    if kind in (codes.BUILD, codes.FARM):
        if head:
            problem = "{verb} has no target, but {words!r} was given"
            raise BadInput("", problem, REMEDY, verb=ACTIONS[kind], words=" ".join(head))
    elif len(head) != 1:
        raise BadInput("", "{verb} needs one target", REMEDY, verb=ACTIONS[kind])
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
        raise BadInput("", "an action names its dice after `with`, a cube after `using`", REMEDY)
    at = words.index("with")
    head, rest = words[:at], words[at + 1 :]
    if "using" not in rest:
        return head, rest, ""
    using = rest.index("using")
    if using != len(rest) - 2:
        raise BadInput("", "`using` is followed by one activity, at the end of the line", REMEDY)
    return head, rest[:using], rest[-1]


# ---- fields of the builder ---------------------------------------------------------------------------------------


def split_fields(move: int) -> tuple[str, str, str, str]:
    """A move as its four fields: action, target, dice, cube. Sub-decisions have an action and a target only.

    A move of an extension is named by its number here; its edge names it in notation and words.
    """
    kind, seat = int(kind_of(move)), int(seat_of(move))
    verb = ACTIONS.get(kind) or SIMPLE.get(kind) or ONE_DIE.get(kind) or ONE_NUMBER.get(kind)
    if verb is None:
        verb = {codes.PLACE: "place", codes.TAKE: "take", codes.CUBE: "cube"}.get(kind, f"move{kind}")
    dice = format_lot(int(dice_of(move)), seat, int(extra_of(move)))
    return verb, str(target_of(move)), dice, str(cube_of(move))
