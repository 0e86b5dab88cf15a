"""Where a move on the ramparts leads: what its effects do not tell."""

from __future__ import annotations

from troyes.city.beats.places import tile
from troyes.city.edge.view import CityView
from troyes.city.ladies.ramparts.codes import GATES, GUARD, LENGTH, WALK
from troyes.city.ladies.ramparts.tiles import face_at, gate_place, guard_at
from troyes.city.rules.actions import card_of_cube
from troyes.city.rules.codes import dice_of, extra_of, kind_of, target_of
from troyes.city.rules.lots import face
from troyes.kernel.contract.beat import Result
from troyes.kernel.contract.phrase import Named, Part, Phrase, Series

SECTION = "label"


def outcome(view: CityView, move: int) -> Result | None:
    """Where the guard comes with the points of a die, or with the steps he walks; others tell all by their effects."""
    kind = int(kind_of(move))
    if kind == WALK:
        return way(view, "walked", int(target_of(move)))
    if kind != GUARD:
        return None
    known = view.known
    points = int(face(known, dice_of(move), 0, card_of_cube(known, move), extra_of(move)))
    left = int(known.setup.figures[LENGTH] - guard_at(known, view.seat))
    if left == 0:
        return Result("guard", Phrase("points_left", {"points": points}, SECTION), n=points)
    return way(view, "reach", min(points, left))


def way(view: CityView, key: str, steps: int) -> Result:
    """`from 3 to 6, through Glory`."""
    at = int(guard_at(view.known, view.seat))
    gates = [gate for gate in range(GATES) if at < gate_place(view.known, gate) <= at + steps]
    said: Part = Phrase(key, {"at": at, "to": at + steps}, SECTION)
    if gates:
        tiles = [Named(tile(view.names, int(face_at(view.known, gate)))) for gate in gates]
        named = Series(tuple(Phrase("gate", {"tile": one}, SECTION) for one in tiles))
        said = Phrase("through", {"way": said, "gates": named}, SECTION)
    return Result("guard", said, n=steps)
