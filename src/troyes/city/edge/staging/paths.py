"""Values of a position looked up by name, as scenarios expect them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from troyes.city.edge.final_sheet import HELD, score_lines
from troyes.city.edge.names import COLOUR_LETTERS, PHASES, SEAT_LETTERS, Names, owner_letter
from troyes.city.edge.notation.moves import card_at
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import codes, layout
from troyes.city.rules.codes import die_code
from troyes.city.rules.event_queue import cubes_at, event_at, owner_of_cube, place_of
from troyes.city.rules.layout import (
    BUILDINGS,
    CARDS,
    CATHEDRAL,
    CHARACTER,
    COLUMNS,
    CUBES,
    DICE,
    EMPTY,
    ILLUSTRATION,
    LYING,
    NEUTRAL,
    OWNERS,
    QUEUE_LENGTH,
    SPACES_PER_BUILDING,
    TRADESMEN,
    WILD_DICE,
)
from troyes.city.rules.position import Position
from troyes.city.rules.scoring import counted
from troyes.city.rules.state import get, top
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import winners
from troyes.kernel.tools.staging import REMEDY

SEAT_FIELDS = {
    "deniers": layout.DENIERS,
    "influence": layout.INFLUENCE,
    "supply": layout.SUPPLY,
    "coins": layout.COINS,
    "events_won": layout.WON,
    "rerolls": layout.REROLLS,
    "shots": layout.SHOTS,
    "held": layout.HELD,
}


# What the lines of a score come from, and the details they can have; None: any.
SOURCES: dict[str, Callable[[Names], Collection[str] | None]] = {
    **{source: lambda names: () for source in HELD.values()},
    "activity": lambda names: names.card_numbers,
    "tradesman": lambda names: names.card_numbers,
    "presence": lambda names: names.event_numbers,
    "character": lambda names: names.character_numbers,
    "level": lambda names: ("1", "2", "3", "4"),
    "extension": lambda names: None,
}


def look(p: Position, names: Names, path: str) -> Any:
    """A value by name: `A.deniers`, `palace`, `lying.palace`, `merchant.cubes.A`, `event.war`, `cathedral.1`, …"""
    parts = path.split(".")
    head, rest = parts[0], parts[1:]
    found = look_plain(p, names, head, rest)
    if found is None:
        found = look_board(p, names, head, rest)
    if found is None:
        found = look_cards(p, names, head, rest)
    for edge in names.edges:
        if found is None:
            found = edge.look(p, names, head, rest)
    if found is None:
        raise BadInput(path, "names-no-value-of", REMEDY)
    return found


def black_due(p: Position) -> int:
    """Black dice that events have brought and nobody has rolled yet."""
    rolling = p.is_chance() and p.v[top(p) + 2] == codes.ROLL_BLACK
    return int(p.v[top(p) + 4] if rolling else p.v[layout.BLACK_TAKEN])


def look_plain(p: Position, names: Names, head: str, rest: list[str]) -> Any:
    if not rest:
        deciding = p.decider()
        plain = {
            "round": p.round,
            "phase": PHASES[p.phase],
            "start": owner_letter(int(p.v[layout.START])) if p.v[layout.START] >= 0 else "",
            "pending": "" if deciding < 0 else "*" if deciding == codes.CHANCE_SEAT else SEAT_LETTERS[deciding],
            "dice_left": int(p.v[layout.DICE_LEFT]),
            "black_due": black_due(p),
            "winners": [SEAT_LETTERS[seat] for seat in winners(p.totals(), int(p.setup.players))],
            "activities": [card_at(p, names, slot) for slot in range(layout.SLOTS)],
            "black": " ".join(str(v) for v in range(6, 0, -1) for _ in range(int(p.v[layout.BLACK + v]))),
            "open": [
                names.characters[c] for k in range(layout.MAX_FACE_UP) if (c := int(p.v[layout.FACE_UP + k])) >= 0
            ],
        }
        return plain.get(head)
    if head == "neutral" and rest == ["supply"]:
        return int(p.v[layout.NEUTRAL_SUPPLY])
    if head in tuple(SEAT_LETTERS[: int(p.setup.players)]):
        seat = SEAT_LETTERS.index(head)
        return look_seat(p, names, seat, rest[0]) if len(rest) == 1 else look_points(p, names, seat, rest)
    if head == "N" and rest == ["dice"]:
        return district(p, NEUTRAL)
    if head == "N" and len(rest) == 1 and rest[0] in ("vp", "events_won", "total"):
        return look_seat(p, names, NEUTRAL, rest[0])
    return look_points(p, names, NEUTRAL, rest) if head == "N" and p.setup.neutral_scores else None


def look_points(p: Position, names: Names, seat: int, rest: list[str]) -> Any:
    """`score.SOURCE` and `score.SOURCE.DETAIL`: points if the game ended now; `counted.CHARACTER`: what he looks at."""
    if rest[0] == "counted" and len(rest) == 2 and rest[1] in names.character_numbers:
        return int(counted(p, names.character_numbers[rest[1]], seat))
    if rest[0] != "score" or len(rest) not in (2, 3) or rest[1] not in SOURCES:
        return None
    known = SOURCES[rest[1]](names)
    if len(rest) == 3 and known is not None and rest[2] not in known:
        return None
    lines = [line for line in score_lines(p, names, seat) if line.source == rest[1]]
    return sum(line.points for line in lines if len(rest) == 2 or line.detail == rest[2])


def look_seat(p: Position, names: Names, seat: int, field: str) -> Any:
    if field in SEAT_FIELDS:
        return int(get(p, seat, SEAT_FIELDS[field]))
    if field == "vp":
        return int(get(p, seat, layout.POINTS_HELD))
    if field == "general":
        return int(get(p, seat, layout.GENERAL))
    if field == "passed":
        return bool(get(p, seat, layout.PASSED))
    if field == "dice":
        return district(p, seat)
    if field == "total":
        return p.score(seat)
    if field == "characters":
        return [names.characters[c] for k in range(2) if (c := int(get(p, seat, CHARACTER + k))) >= 0]
    return None


def district(p: Position, owner: int) -> str:
    """Dice of a district: `R4 Y5 Y6 W4 P3`."""
    dice = [
        f"{COLOUR_LETTERS[colour]}{value}"
        for colour in range(layout.COLOURS)
        for value in range(1, 7)
        for _ in range(int(p.v[DICE + die_code(colour, owner, value)]))
    ]
    wild = 0 if owner == NEUTRAL else int(p.v[WILD_DICE + owner])
    return " ".join([*dice, f"P{wild}"] if wild else dice)


def look_board(p: Position, names: Names, head: str, rest: list[str]) -> Any:
    v = p.v
    if head in BUILDING_NAMES and not rest:
        base = BUILDINGS + BUILDING_NAMES.index(head) * SPACES_PER_BUILDING
        return " ".join(letter_or_dot(int(v[base + i])) for i in range(SPACES_PER_BUILDING))
    if head == "lying" and len(rest) == 1 and rest[0] in BUILDING_NAMES:
        base = LYING + BUILDING_NAMES.index(rest[0]) * OWNERS
        return " ".join(owner_letter(o) for o in range(OWNERS) for _ in range(int(v[base + o])))
    if head == "cathedral" and len(rest) == 1 and rest[0] in ("1", "2", "3", "4"):
        base = CATHEDRAL + (int(rest[0]) - 1) * COLUMNS
        return " ".join(letter_or_dot(int(v[base + column])) for column in range(COLUMNS))
    if head == "events" and not rest:
        return [names.events[int(event_at(p, place))] for place in range(int(v[QUEUE_LENGTH]))]
    if head == "event" and len(rest) == 1 and rest[0] in names.event_numbers:
        place = int(place_of(p, names.event_numbers[rest[0]]))
        if place < 0:
            return "gone"
        return " ".join(owner_letter(int(owner_of_cube(p, place, k))) for k in range(int(cubes_at(p, place))))
    return None


def letter_or_dot(owner: int) -> str:
    return "." if owner == EMPTY else owner_letter(owner)


def look_cards(p: Position, names: Names, head: str, rest: list[str]) -> Any:
    """`merchant.cubes.A`: cubes; `merchant.tradesman.A`: space from 1, 0 on the illustration, -1 for none.

    Where N has several, their spaces are a list. Nothing lies on a card that lies face down.
    """
    if head not in names.card_numbers or len(rest) != 2 or rest[1] not in tuple("ABCDN"):
        return None
    card = names.card_numbers[head]
    slot = int(p.setup.card_colour[card]) * 3 + int(p.setup.card_level[card]) - 1
    owner = NEUTRAL if rest[1] == "N" else SEAT_LETTERS.index(rest[1])
    if p.v[CARDS + slot] not in (card, layout.NONE):
        return None
    if rest[0] == "cubes":
        return int(p.v[CUBES + slot * OWNERS + owner])
    if rest[0] != "tradesman":
        return None
    bits = int(p.v[TRADESMEN + slot * OWNERS + owner])
    spaces = sorted((bit + 1) % (ILLUSTRATION + 1) for bit in range(ILLUSTRATION + 1) if bits >> bit & 1)
    return spaces if len(spaces) > 1 else spaces[0] if spaces else -1
