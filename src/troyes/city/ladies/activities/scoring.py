# compiled
"""End of the game: cubes on Hermit, Fort and Princess, and the fourth floor of the cathedral."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.activities.columns import MASTER_BUILDER
from troyes.city.rules.cathedral import cubes_on_level
from troyes.city.rules.layout import CARDS, CUBES, MAX_LEVELS, NEUTRAL, NONE, OWNERS, SLOTS
from troyes.city.rules.state import State


def endgame_lines(s: State, seat: i64) -> list[tuple[str, int]]:
    """Lines are named `cubes CARD`, `most CARD` (by number) and `fourth_floor`."""
    slot: i64
    setup = s.setup
    lines: list[tuple[str, int]] = []
    for slot in range(SLOTS):
        card = s.v[CARDS + slot]
        if card == NONE:
            continue
        if setup.card_cube_points[card] > 0:
            lines.append((f"cubes {card}", int(cube_points(s, slot, card, seat))))
        if setup.card_most_points[card] > 0:
            lines.append((f"most {card}", int(most_points(s, slot, card, seat))))
        if setup.card_effects[card] is MASTER_BUILDER and seat != NEUTRAL:
            lines.append(("fourth_floor", int(fourth_floor(s, seat))))
    return lines


def cube_points(s: State, slot: i64, card: i64, seat: i64) -> i64:
    """Each cube is worth less the more cubes there are, but never less than one point."""
    owner: i64
    cubes: i64 = 0
    for owner in range(OWNERS):
        cubes += s.v[CUBES + slot * OWNERS + owner]
    return s.v[CUBES + slot * OWNERS + seat] * max(1, s.setup.card_cube_points[card] - cubes)


def most_points(s: State, slot: i64, card: i64, seat: i64) -> i64:
    """The players with most cubes share the points."""
    owner: i64
    own = s.v[CUBES + slot * OWNERS + seat]
    tied: i64 = 0
    if own == 0:
        return 0
    for owner in range(OWNERS):
        cubes = s.v[CUBES + slot * OWNERS + owner]
        if cubes > own:
            return 0
        if cubes == own:
            tied += 1
    return s.setup.card_most_points[card] // tied


def fourth_floor(s: State, seat: i64) -> i64:
    """The penalty for a level without an own cube, once the card that leads there is in the game."""
    return 0 if cubes_on_level(s, MAX_LEVELS - 1, seat) > 0 else -s.setup.missing_level
