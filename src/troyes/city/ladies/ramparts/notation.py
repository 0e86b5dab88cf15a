"""Deeds and lines of the ramparts: `guard with Y4`, `walk 3`, `lay glory`, `swap R2 for B:W5`, `* tile shield`."""

from __future__ import annotations

from troyes.city.edge.deeds import DeedMaker
from troyes.city.edge.names import Names
from troyes.city.edge.notation.dice import REMEDY, TURNED, lot, number, parse_die, parse_marked_lot
from troyes.city.edge.notation.moves import slot_of, split_action
from troyes.city.ladies.ramparts.codes import (
    ALWAYS,
    ASK,
    DECLINE,
    DRAW_TILE,
    EXTRA,
    GATES,
    GUARD,
    LAY,
    NEVER,
    ROLL_EXTRA,
    SHIELD,
    SHIFT,
    SWAP,
    USE,
    WALK,
)
from troyes.city.ladies.ramparts.guard import choice_of_cube
from troyes.city.ladies.ramparts.tiles import face_at
from troyes.city.rules.codes import (
    NO_DIE,
    chance_move,
    choice,
    die_code,
    kind_of,
    move_code,
    owner_of_die,
    pack_dice,
    target_of,
    value_of_die,
    with_extra,
)
from troyes.city.rules.layout import CARDS, RED, WILD_OWNER
from troyes.city.rules.position import Position
from troyes.kernel.contract.deed import Deed
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.things import Thing

PLAIN = {
    EXTRA: "extra",
    USE: "use",
    DECLINE: "decline",
    ALWAYS: "always",
    NEVER: "never",
    SHIELD: "shield",
}
AT_TILE = {LAY: "lay", ASK: "ask"}
VERBS = (*PLAIN.values(), *AT_TILE.values(), "guard", "walk", "swap", "shift")
CHANCE_VERBS = ("tile", "extra")
WRITE_SWAP = "write-swap-r2-for"


# ---- names --------------------------------------------------------------------------------------------------------


def tiles(names: Names) -> list[str]:
    """Outdoor activities in the order of their numbers."""
    return list(names.figures.outdoor)


def tile_at(p: Position, names: Names, gate: int) -> str:
    face = int(face_at(p, gate))
    return tiles(names)[face] if face >= 0 else f"gate{gate + 1}"


def gate_of(p: Position, names: Names, text: str) -> int:
    for gate in range(GATES):
        if tile_at(p, names, gate) == text:
            return gate
    raise BadInput("", "no-outdoor-activity-lies", REMEDY, name=text)


# ---- moves --------------------------------------------------------------------------------------------------------


def deed(maker: DeedMaker, move: int) -> Deed | None:
    """A wild die stays purple, with the guard, too; and there his cube has only one die to take."""
    kind, target, id = int(kind_of(move)), int(target_of(move)), str(move)
    if kind == SHIELD:
        return Deed(id, "shield", maker.highest_black())
    if kind in PLAIN:
        return Deed(id, PLAIN[kind])
    if kind in AT_TILE:
        return Deed(id, AT_TILE[kind], Thing("gate", tile_at(maker.p, maker.names, target), target + 1))
    if kind == GUARD:
        made = maker.action(move, "guard", Thing("guard"), is_coloured=False)
        return made._replace(dice=tuple(use._replace(is_chosen=False) for use in made.dice))
    if kind == WALK:
        return Deed(id, "walk", amount=target)
    if kind == SWAP:
        return Deed(id, "swap", None, maker.lot(move, is_coloured=True))
    return Deed(id, "shift", maker.card(target)) if kind == SHIFT else None


def parse_move(p: Position, names: Names, seat: int, verb: str, rest: list[str]) -> int | None:
    if verb == "guard":
        return parse_guard(p, names, seat, rest)
    if verb == "swap":
        return parse_swap(seat, rest)
    for kind, name in PLAIN.items():
        if verb == name and not rest:
            return int(choice(seat, kind, 0))
    if len(rest) != 1:
        return None
    for kind, name in AT_TILE.items():
        if verb == name:
            return int(choice(seat, kind, gate_of(p, names, rest[0])))
    if verb == "walk":
        return int(choice(seat, WALK, number(rest[0], 0, 255)))
    return int(choice(seat, SHIFT, slot_of(p, names, rest[0]))) if verb == "shift" else None


def parse_guard(p: Position, names: Names, seat: int, rest: list[str]) -> int:
    head, words, cube = split_action(rest)
    if head or len(words) != 1:
        raise BadInput("", "the-guard-is-sent", REMEDY)
    dice, extra = parse_marked_lot(words, seat)
    die = lot(dice)[0]
    if owner_of_die(die) == WILD_OWNER:
        die = int(die_code(RED, WILD_OWNER, value_of_die(die)))
    slot = slot_of(p, names, cube) if cube else -1
    if slot >= 0 and p.v[CARDS + slot] >= 0:
        extra |= int(choice_of_cube(p, slot))
    return int(with_extra(move_code(seat, GUARD, 0, pack_dice(die, NO_DIE, NO_DIE), slot + 1), extra))


def parse_swap(seat: int, rest: list[str]) -> int:
    if len(rest) != 3 or rest[1] != "for" or TURNED in rest[0] + rest[2]:
        raise BadInput("", "is-not-a-swap", WRITE_SWAP, words=" ".join(rest))
    own, other = parse_die(rest[0], seat), parse_die(rest[2], seat)
    return int(move_code(seat, SWAP, 0, pack_dice(own, other, NO_DIE), 0))


# ---- chance -------------------------------------------------------------------------------------------------------


def format_chance(names: Names, kind: int, outcome: int) -> str | None:
    if kind == DRAW_TILE:
        return f"tile {tiles(names)[outcome]}"
    return f"extra {outcome}" if kind == ROLL_EXTRA else None


def parse_chance(names: Names, verb: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise BadInput("", "has-one-outcome-not", REMEDY, verb=verb, given=len(rest))
    if verb == "extra":
        return int(chance_move(ROLL_EXTRA, number(rest[0], 1, 6)))
    if rest[0] not in tiles(names):
        raise BadInput("", "no-outdoor-activity-is", REMEDY, name=rest[0])
    return int(chance_move(DRAW_TILE, tiles(names).index(rest[0])))
