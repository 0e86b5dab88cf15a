"""The ramparts in the ledger, in views, in scenarios, and what can never happen there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from troyes.city.edge.names import SEAT_LETTERS, Names
from troyes.city.edge.shown import ExtensionsShown
from troyes.city.edge.staging.positions import Stage
from troyes.city.figures.checks import unknown
from troyes.city.ladies.ramparts.codes import (
    EFFECT,
    F_REACT,
    FACES,
    GATES,
    GUARDS,
    LENGTH,
    LEVEL,
    ORDERS,
    RACE,
    TILE_CUBES,
)
from troyes.city.ladies.ramparts.notation import tile_at, tiles
from troyes.city.ladies.ramparts.shown import GateShown, HiddenTile, OpenTile, Order, ThreatShown
from troyes.city.ladies.ramparts.tiles import (
    cubes_on,
    face_at,
    face_figure,
    face_of_level,
    figure_at,
    gate_place,
    guard_at,
    has_reached,
    order_of,
)
from troyes.city.rules.effect_codes import E_GUARD, E_TILE, E_TILE_CUBE, NOBODY
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.position import Position
from troyes.city.rules.state import slice_of, top
from troyes.kernel.contract.rules import Ledger, Violation
from troyes.words.message import Message, place

ORDER_NAMES: Final[tuple[Order, ...]] = ("ask", "always", "never")
FIELDS = ("tiles", "guards", "cubes", "orders")


def seats(p: Position) -> range:
    return range(int(p.setup.players))


# ---- counted things -----------------------------------------------------------------------------------------------


def ledger(p: Position) -> Ledger:
    book: Ledger = {}
    for gate in range(GATES):
        book[E_TILE, NOBODY, gate] = int(face_at(p, gate)) + 1
        for seat in seats(p):
            book[E_TILE_CUBE, seat, gate] = int(cubes_on(p, gate, seat))
    for seat in seats(p):
        book[E_GUARD, seat, 0] = int(guard_at(p, seat))
    return book


def violations(p: Position) -> Iterator[Violation]:
    length = int(p.setup.figures[LENGTH])
    for gate in range(GATES):
        face = face_at(p, gate)
        if face >= 0 and face_figure(p, face, LEVEL) != gate + 1:
            yield Violation("ramparts.tiles", Message("another-level-belongs-to", gate=gate + 1))
    for seat in seats(p):
        who, at = SEAT_LETTERS[seat], int(guard_at(p, seat))
        if not 0 <= at <= length:
            yield Violation(f"ramparts.guards.{who}", Message("the-guard-of-stands", who=who, at=at))
        for gate in range(GATES):
            yield from at_gate(p, gate, seat)


def at_gate(p: Position, gate: int, seat: int) -> Iterator[Violation]:
    """Cubes and orders of a seat."""
    who, cubes = SEAT_LETTERS[seat], int(cubes_on(p, gate, seat))
    unreached = cubes > 0 and (not has_reached(p, gate, seat) or figure_at(p, gate, EFFECT) == RACE)
    if cubes < 0 or unreached:
        yield Violation(f"ramparts.cubes.{who}", Message("no-cube-can-lie", gate=gate + 1))
    if not 0 <= order_of(p, gate, seat) < len(ORDER_NAMES):
        yield Violation(f"ramparts.orders.{who}", Message("the-order-at-gate", gate=gate + 1))


# ---- views --------------------------------------------------------------------------------------------------------


def view(p: Position, names: Names, language: str) -> ExtensionsShown:
    return {
        "ramparts": {
            "length": int(p.setup.figures[LENGTH]),
            "tiles": [tile_dict(p, names, gate, language) for gate in range(GATES)],
            "guards": {SEAT_LETTERS[seat]: int(guard_at(p, seat)) for seat in seats(p)},
            "threat": threat(p, names, language),
        }
    }


def tile_dict(p: Position, names: Names, gate: int, language: str) -> HiddenTile | OpenTile:
    """One gate; its activity is None before it is drawn."""
    face = int(face_at(p, gate))
    at_gate: GateShown = {"gate": gate + 1, "place": int(gate_place(p, gate))}
    if face < 0:
        return {**at_gate, "tile": None}
    key = tiles(names)[face]
    return {
        **at_gate,
        "tile": key,
        "name": names.called("outdoor", key, language),
        **names.words("outdoor", key, language),
        "cubes": {SEAT_LETTERS[s]: int(cubes_on(p, gate, s)) for s in seats(p) if cubes_on(p, gate, s)},
        "orders": {SEAT_LETTERS[s]: ORDER_NAMES[int(order_of(p, gate, s))] for s in seats(p) if order_of(p, gate, s)},
    }


def threat(p: Position, names: Names, language: str) -> ThreatShown | None:
    """The event against which a cube is asked for."""
    if not p.pending() or p.v[top(p)] != F_REACT or p.v[top(p) + 5] < 0:
        return None
    number = int(p.v[top(p) + 5])
    return {"event": names.events[number], "name": names.event(number, language)}


# ---- positions by name --------------------------------------------------------------------------------------------


def stage(s: Stage, data: Mapping[str, Any]) -> None:
    """Without a word about them the first activity of each level lies at the gates and every guard is at the start."""
    fields = s.table(data.get("ramparts", {}), "ramparts")
    for name in fields:
        if name not in FIELDS:
            raise unknown(place(s.where, "ramparts"), "field", name, FIELDS)
    at = int(slice_of(s.p, RAMPARTS))
    for gate, face in enumerate(staged_faces(s, fields)):
        s.v[at + FACES + gate] = face + 1
    for letter, value in s.table(fields.get("guards", {}), "ramparts.guards").items():
        seat = s.seat(letter, "ramparts.guards")
        s.v[at + GUARDS + seat] = s.whole(value, f"ramparts.guards.{letter}", 0, int(s.setup.figures[LENGTH]))
    for letter, value in s.table(fields.get("cubes", {}), "ramparts.cubes").items():
        stage_cubes(s, s.seat(letter, "ramparts.cubes"), value, f"ramparts.cubes.{letter}")
    for letter, value in s.table(fields.get("orders", {}), "ramparts.orders").items():
        stage_orders(s, s.seat(letter, "ramparts.orders"), value, f"ramparts.orders.{letter}")


def staged_faces(s: Stage, fields: Mapping[str, Any]) -> list[int]:
    if "tiles" not in fields:
        return [int(face_of_level(s.p, gate + 1, 0)) for gate in range(GATES)]
    named = fields["tiles"]
    if not isinstance(named, list) or len(named) != GATES:
        raise s.fail("ramparts.tiles", "must-name-four-outdoor")
    known = {name: number for number, name in enumerate(tiles(s.names))}
    faces = [s.named(known, name, "ramparts.tiles", "outdoor") for name in named]
    for gate, face in enumerate(faces):
        if face_figure(s.p, face, LEVEL) != gate + 1:
            problem = "does-not-belong-to"
            raise s.fail("ramparts.tiles", problem, name=tiles(s.names)[face], gate=gate + 1)
    return faces


def stage_cubes(s: Stage, seat: int, value: Any, field: str) -> None:
    if not isinstance(value, list) or len(value) != GATES:
        raise s.fail(field, "must-say-how-many")
    for gate, count in enumerate(value):
        cubes = s.whole(count, field, 0, 99)
        if cubes and (not has_reached(s.p, gate, seat) or figure_at(s.p, gate, EFFECT) == RACE):
            raise s.fail(field, "no-cube-can-lie", gate=gate + 1)
        s.v[slice_of(s.p, RAMPARTS) + TILE_CUBES + seat * GATES + gate] = cubes


def stage_orders(s: Stage, seat: int, value: Any, field: str) -> None:
    gates = {tile_at(s.p, s.names, gate): gate for gate in range(GATES)}
    for name, order in s.table(value, field).items():
        gate = s.named(gates, name, field, "outdoor")
        if order not in ORDER_NAMES:
            raise s.fail(field, "is-not-an-order", "orders", value=order, known=ORDER_NAMES)
        s.v[slice_of(s.p, RAMPARTS) + ORDERS + seat * GATES + gate] = ORDER_NAMES.index(order)


def look(p: Position, names: Names, head: str, rest: list[str]) -> Any:
    """`tiles`, `A.guard`, `glory.cubes.A`, `glory.order.A`."""
    here = {tile_at(p, names, gate): gate for gate in range(GATES)}
    letters = tuple(SEAT_LETTERS[: int(p.setup.players)])
    if head == "tiles" and not rest:
        return list(here)
    if head in letters and rest == ["guard"]:
        return int(guard_at(p, SEAT_LETTERS.index(head)))
    if head not in here or len(rest) != 2 or rest[1] not in letters:
        return None
    gate, seat = here[head], SEAT_LETTERS.index(rest[1])
    if rest[0] == "order":
        return ORDER_NAMES[int(order_of(p, gate, seat))]
    return int(cubes_on(p, gate, seat)) if rest[0] == "cubes" else None
