"""Rolls and draws in notation: the lines that start with *."""

from __future__ import annotations

import re
from collections.abc import Callable

from troyes.city.edge.edge import edges_of
from troyes.city.edge.names import SEAT_LETTERS, Names, owner_letter
from troyes.city.edge.notation.dice import REMEDY, number, parse_seat
from troyes.city.figures.checks import NO_SUCH
from troyes.city.figures.fields import COLOUR_NAMES
from troyes.city.rules import codes
from troyes.city.rules.codes import chance_move, kind_of, outcome_of
from troyes.city.rules.layout import BUILDINGS, EMPTY, MAX_BLACK, NEUTRAL, SPACES_PER_BUILDING
from troyes.city.rules.luck import NO_CHARACTER, pack_values
from troyes.city.rules.position import Position
from troyes.city.rules.state import top
from troyes.kernel.contract.refusals import BadInput

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
        raise BadInput("", "is-no-outcome-of", REMEDY, words=" ".join([verb, *rest]))
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
        raise BadInput("", "has-one-outcome-not", REMEDY, verb=verb, given=len(rest))
    outcome = readers[kind]() if kind in readers else number(rest[0], 1, 6)
    return int(chance_move(kind, outcome))


def named(numbers: dict[str, int], text: str, what: str) -> int:
    if text not in numbers:
        raise BadInput("", NO_SUCH[what], REMEDY, name=text)
    return numbers[text]


def parse_deal(position: Position, names: Names, rest: list[str]) -> int:
    seat = parse_seat(rest[0])
    if position.is_chance() and position.v[top(position) + 1] != seat:
        raise BadInput("", "is-not-the-seat", REMEDY, seat=rest[0])
    hand = sorted(named(names.character_numbers, text, "character") for text in rest[1:])
    if not 1 <= len(hand) <= 2:
        raise BadInput("", "deal-names-a-seat", REMEDY)
    return hand[0] | (hand[1] if len(hand) == 2 else NO_CHARACTER) << 4


def parse_workforce(position: Position, rest: list[str]) -> int:
    """The dice of each district, laid out along the spaces of the building."""
    if rest[0] not in COLOUR_NAMES:
        raise BadInput("", "is-not-a-colour-of", "colours", word=rest[0], known=COLOUR_NAMES)
    colour = COLOUR_NAMES.index(rest[0])
    if position.is_chance() and position.v[top(position) + 4] != colour:
        raise BadInput("", "the-dice-are-not", REMEDY, colour=rest[0])
    hands: dict[int, list[int]] = {}
    for word in rest[1:]:
        match = re.fullmatch(r"([ABCDN]):([1-6]{1,6})", word)
        if not match:
            remedy = "write-a-56-for"
            raise BadInput("", "is-not-a-district", remedy, word=word)
        owner = NEUTRAL if match[1] == "N" else SEAT_LETTERS.index(match[1])
        if owner in hands:
            raise BadInput("", "is-named-twice", REMEDY, name=match[1])
        hands[owner] = sorted(int(digit) for digit in match[2])
    values = []
    for i in range(SPACES_PER_BUILDING):
        owner = int(position.v[BUILDINGS + colour * SPACES_PER_BUILDING + i])
        values.append(hands[owner].pop(0) if hands.get(owner) else 0)
    if any(hands.values()):
        raise BadInput("", "more-dice-than-citizens", "give-one-die-per")
    return pack_values(position, colour, values)


def parse_black(rest: list[str]) -> int:
    if len(rest) > MAX_BLACK:
        raise BadInput("", "at-most-black-dice", REMEDY, most=MAX_BLACK)
    return sum(1 << 5 * (number(word, 1, 6) - 1) for word in rest)
