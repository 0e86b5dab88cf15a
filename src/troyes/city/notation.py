"""Notation: every move is one readable line that parses back. docs/notation.md describes it.

A line starts with the seat (A to D) or with * for chance. Dice are written Y5 (own) or B:Y5 (of seat B; N: neutral), a
wild die PY5 when it is used as a yellow one and P5 where its colour does not matter. In an action ~ marks the bought
die that is turned over and ^ the die that a cube chooses.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from troyes.city import codes
from troyes.city.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.codes import (
    CHANCE_SEAT,
    NO_DICE,
    NO_DIE,
    chance_move,
    chosen_die,
    colour_of_die,
    cube_of,
    dice_of,
    die_code,
    extra_of,
    flipped_die,
    kind_of,
    move_code,
    outcome_of,
    owner_of_die,
    pack_dice,
    seat_of,
    target_of,
    value_of_die,
    with_extra,
)
from troyes.city.edge import edges_of
from troyes.city.figures import BUILDING_NAMES, COLOUR_NAMES, NO_SUCH
from troyes.city.layout import BUILDINGS, CARDS, EMPTY, MAX_BLACK, NEUTRAL, RED, SLOTS, SPACES_PER_BUILDING, WILD_OWNER
from troyes.city.luck import NO_CHARACTER, pack_values
from troyes.city.names import COLOUR_LETTERS, SEAT_LETTERS, Names, owner_letter, space_name
from troyes.city.position import Position
from troyes.city.state import top
from troyes.kernel.refusals import BadInput

REMEDY = "See docs/notation.md, or `troyes rules notation`"
WRITE_DICE = "Write Y5 for an own die, B:Y5 for a die of seat B, N:Y5 for a neutral die"
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
CHANCES = {
    codes.DRAW_START: "start",
    codes.DEAL: "deal",
    codes.REVEAL_CARD: "reveal",
    codes.ROLL: "roll",
    codes.DRAW_EVENT: "event",
    codes.SITE: "site",
    codes.ROLL_BLACK: "black",
    codes.REROLL_DIE: "reroll",
    codes.SHOT: "shot",
    codes.LAY_OPEN: "open",
}
CHOSEN, TURNED = "^", "~"
DIE = re.compile(r"(?:([ABCDN]):)?([RYW])([1-6])")
WILD_DIE = re.compile(r"P([RYW]?)([1-6])")


# ---- dice --------------------------------------------------------------------------------------------------------


def format_die(die: int, seat: int) -> str:
    owner = owner_of_die(die)
    if owner == WILD_OWNER:
        return f"P{COLOUR_LETTERS[int(colour_of_die(die))]}{value_of_die(die)}"
    mark = "" if owner == seat else f"{owner_letter(int(owner))}:"
    return f"{mark}{COLOUR_LETTERS[int(colour_of_die(die))]}{value_of_die(die)}"


def lot(dice: int) -> list[int]:
    """The die codes of a lot."""
    return [die for die in (dice & 127, dice >> 7 & 127, dice >> 14 & 127) if die != NO_DIE]


def format_lot(dice: int, seat: int, extra: int = 0) -> str:
    words = [format_die(die, seat) for die in lot(dice)]
    if chosen_die(extra):
        words[int(chosen_die(extra)) - 1] += CHOSEN
    if flipped_die(extra):
        words[int(flipped_die(extra)) - 1] += TURNED
    return " ".join(words)


def format_own(dice: int, seat: int) -> str:
    """One die of the own district, where the colour of a wild one does not matter."""
    return WILD_DIE.sub(r"P\2", format_lot(dice, seat))


def parse_die(text: str, seat: int) -> int:
    if wild := WILD_DIE.fullmatch(text):
        colour = COLOUR_LETTERS.index(wild[1]) if wild[1] else RED
        return int(die_code(colour, WILD_OWNER, int(wild[2])))
    match = DIE.fullmatch(text)
    if not match:
        raise BadInput("", "{word!r} is not a die", WRITE_DICE, word=text)
    owner = seat if match[1] is None else NEUTRAL if match[1] == "N" else SEAT_LETTERS.index(match[1])
    return int(die_code(COLOUR_LETTERS.index(match[2]), owner, int(match[3])))


def parse_lot(words: list[str], seat: int) -> int:
    if not 1 <= len(words) <= 3:
        raise BadInput("", "a lot has 1 to 3 dice, not {given}", REMEDY, given=len(words))
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
            raise BadInput("", "{mark} marks one die of a lot", REMEDY, mark=mark)
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


# ---- places ------------------------------------------------------------------------------------------------------


def card_at(position: Position, names: Names, slot: int) -> str:
    card = int(position.v[CARDS + slot])
    return names.cards[card] if card >= 0 else f"{COLOUR_NAMES[slot // 3]}{slot % 3 + 1}"


def slot_of(position: Position, names: Names, text: str) -> int:
    for slot in range(SLOTS):
        if card_at(position, names, slot) == text:
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


def number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and low <= int(text) <= high):
        raise BadInput("", "{text!r} is not a number from {low} to {high}", REMEDY, text=text, low=low, high=high)
    return int(text)


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


# ---- chance ------------------------------------------------------------------------------------------------------


def format_chance(position: Position, names: Names, move: int) -> str:
    kind, outcome = int(kind_of(move)), int(outcome_of(move))
    verb = CHANCES.get(kind, "")
    at = top(position)
    seat, a = int(position.v[at + 1]), int(position.v[at + 4])
    if kind == codes.DRAW_START:
        return f"{verb} {owner_letter(outcome)}"
    if kind == codes.LAY_OPEN:
        return f"{verb} {names.characters[outcome]}"
    if kind == codes.DEAL:
        hand = [names.characters[c] for c in (outcome & 15, outcome >> 4) if c != NO_CHARACTER]
        return f"{verb} {SEAT_LETTERS[seat]} {' '.join(hand)}"
    if kind == codes.REVEAL_CARD:
        return f"{verb} {names.cards[outcome]}"
    if kind == codes.DRAW_EVENT:
        return f"{verb} {names.events[outcome]}"
    if kind == codes.ROLL:
        return f"{verb} {format_workforce(position, a, outcome)}"
    if kind == codes.ROLL_BLACK:
        values = [str(v) for v in range(6, 0, -1) for _ in range(outcome >> 5 * (v - 1) & 31)]
        return f"{verb} {' '.join(values)}"
    if kind in CHANCES:
        return f"{verb} {outcome}"
    for edge in edges_of(position.setup):
        if text := edge.format_chance(position, names, kind, outcome):
            return text
    return f"chance {kind:x} {outcome:x}"


def format_workforce(position: Position, colour: int, outcome: int) -> str:
    """`yellow A:56 B:3 N:1`: the dice of each district, rising."""
    hands: dict[int, str] = {}
    for i in range(SPACES_PER_BUILDING):
        owner = int(position.v[BUILDINGS + colour * SPACES_PER_BUILDING + i])
        if owner != EMPTY:
            hands[owner] = hands.get(owner, "") + str(outcome >> 3 * i & 7)
    return " ".join([COLOUR_NAMES[colour], *(f"{owner_letter(o)}:{hands[o]}" for o in sorted(hands))])


def parse_chance(position: Position, names: Names, verb: str, rest: list[str]) -> int:
    kinds = [kind for kind, name in CHANCES.items() if name == verb]
    if verb == "chance" and len(rest) == 2 and all(re.fullmatch(r"[0-9a-f]{1,12}", word) for word in rest):
        return int(chance_move(int(rest[0], 16) & 63, int(rest[1], 16)))
    for edge in edges_of(position.setup):
        found = edge.parse_chance(position, names, verb, rest) if verb in edge.chance_verbs else None
        if found is not None:
            return found
    if not kinds or not rest:
        raise BadInput("", "{words!r} is no outcome of chance", REMEDY, words=" ".join([verb, *rest]))
    kind = kinds[0]
    readers: dict[int, Callable[[], int]] = {
        codes.DRAW_START: lambda: NEUTRAL if rest[0] == "N" else parse_seat(rest[0]),
        codes.LAY_OPEN: lambda: named(names.character_numbers, rest[0], "character"),
        codes.DEAL: lambda: parse_deal(position, names, rest),
        codes.REVEAL_CARD: lambda: named(names.card_numbers, rest[0], "activity"),
        codes.DRAW_EVENT: lambda: named(names.event_numbers, rest[0], "event"),
        codes.ROLL: lambda: parse_workforce(position, rest),
        codes.ROLL_BLACK: lambda: parse_black(rest),
    }
    if len(rest) != 1 and kind not in (codes.DEAL, codes.ROLL, codes.ROLL_BLACK):
        raise BadInput("", "{verb} has one outcome, not {given}", REMEDY, verb=verb, given=len(rest))
    outcome = readers[kind]() if kind in readers else number(rest[0], 1, 6)
    return int(chance_move(kind, outcome))


def named(numbers: dict[str, int], text: str, what: str) -> int:
    if text not in numbers:
        raise BadInput("", NO_SUCH[what], REMEDY, name=text)
    return numbers[text]


def parse_seat(text: str) -> int:
    if text not in tuple(SEAT_LETTERS):
        raise BadInput("", "{text!r} is not a seat (A to D)", REMEDY, text=text)
    return SEAT_LETTERS.index(text)


def parse_deal(position: Position, names: Names, rest: list[str]) -> int:
    seat = parse_seat(rest[0])
    if position.is_chance() and position.v[top(position) + 1] != seat:
        raise BadInput("", "{seat} is not the seat that is dealt to now", REMEDY, seat=rest[0])
    hand = sorted(named(names.character_numbers, text, "character") for text in rest[1:])
    if not 1 <= len(hand) <= 2:
        raise BadInput("", "deal names a seat and one or two characters", REMEDY)
    return hand[0] | (hand[1] if len(hand) == 2 else NO_CHARACTER) << 4


def parse_workforce(position: Position, rest: list[str]) -> int:
    """The dice of each district, laid out along the spaces of the building."""
    if rest[0] not in COLOUR_NAMES:
        raise BadInput("", "{word!r} is not a colour of dice", "Colours: {known}", word=rest[0], known=COLOUR_NAMES)
    colour = COLOUR_NAMES.index(rest[0])
    if position.is_chance() and position.v[top(position) + 4] != colour:
        raise BadInput("", "the {colour} dice are not rolled now", REMEDY, colour=rest[0])
    hands: dict[int, list[int]] = {}
    for word in rest[1:]:
        match = re.fullmatch(r"([ABCDN]):([1-6]{1,6})", word)
        if not match:
            remedy = "Write A:56 for a 5 and a 6 of seat A"
            raise BadInput("", "{word!r} is not a district with its dice", remedy, word=word)
        owner = NEUTRAL if match[1] == "N" else SEAT_LETTERS.index(match[1])
        if owner in hands:
            raise BadInput("", "{name} is named twice", REMEDY, name=match[1])
        hands[owner] = sorted(int(digit) for digit in match[2])
    values = []
    for i in range(SPACES_PER_BUILDING):
        owner = int(position.v[BUILDINGS + colour * SPACES_PER_BUILDING + i])
        values.append(hands[owner].pop(0) if hands.get(owner) else 0)
    if any(hands.values()):
        raise BadInput("", "more dice than citizens on the building", "Give one die per standing citizen")
    return pack_values(position, colour, values)


def parse_black(rest: list[str]) -> int:
    if len(rest) > MAX_BLACK:
        raise BadInput("", "at most {most} black dice can be rolled", REMEDY, most=MAX_BLACK)
    return sum(1 << 5 * (number(word, 1, 6) - 1) for word in rest)


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
