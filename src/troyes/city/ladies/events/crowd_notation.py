"""Notation of a dealt crowd: `A B . N C D lying A`, the six spaces and whoever found none."""

from __future__ import annotations

from troyes.city.edge.names import owner_letter
from troyes.city.edge.notation.dice import REMEDY, parse_seat
from troyes.city.ladies.events.codes import CROWD
from troyes.city.ladies.events.uprising import in_crowd, on_spaces
from troyes.city.rules.layout import EMPTY, NEUTRAL, OWNERS, SPACES_PER_BUILDING
from troyes.city.rules.position import Position
from troyes.city.rules.state import top
from troyes.kernel.contract.refusals import BadInput


def format_crowd(p: Position, outcome: int) -> str:
    owners = [outcome >> 3 * i & 7 for i in range(SPACES_PER_BUILDING)]
    words = ["." if owner == EMPTY else owner_letter(owner) for owner in owners]
    left = left_over(p, outcome)
    return " ".join(["crowd", *words, *(["lying", *left] if left else [])])


def left_over(p: Position, outcome: int) -> list[str]:
    """Whoever finds no space of the building in question."""
    building = int(p.v[top(p) + 4]) % 4
    return [
        owner_letter(owner)
        for owner in range(OWNERS)
        for _ in range(int(in_crowd(p, building, owner) - on_spaces(outcome, owner)))
    ]


def parse_crowd(p: Position, rest: list[str]) -> int:
    """Who lies may be left out; if it is said, it has to be right."""
    spaces, said = rest[:SPACES_PER_BUILDING], rest[SPACES_PER_BUILDING:]
    if len(spaces) < SPACES_PER_BUILDING or said[:1] not in ([], ["lying"]):
        raise BadInput("", "is-no-outcome-of", REMEDY, words=" ".join(["crowd", *rest]))
    owners = [EMPTY if word == "." else parse_owner(word) for word in spaces]
    outcome = sum(owner << 3 * i for i, owner in enumerate(owners))
    dealt_now = p.is_chance() and p.v[top(p) + 2] == CROWD
    if said and dealt_now and sorted(said[1:]) != sorted(left_over(p, outcome)):
        raise BadInput("", "is-no-outcome-of", REMEDY, words=" ".join(["crowd", *rest]))
    return outcome


def parse_owner(word: str) -> int:
    return NEUTRAL if word == "N" else parse_seat(word)
