# compiled
"""Phase 1: income and salaries."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.changes import add_deniers, lose_points
from troyes.city.rules.citizens import standing
from troyes.city.rules.effect_codes import B_INCOME, B_SALARY
from troyes.city.rules.layout import COLOURS, DENIERS, FROM_SALARIES
from troyes.city.rules.order import person_from_start
from troyes.city.rules.state import State, get


def pay_everyone(s: State) -> None:
    i: i64
    for i in range(s.setup.players):
        pay_seat(s, person_from_start(s, i))


def pay_seat(s: State, seat: i64) -> None:
    """Income first, then the salaries of the citizens; what is missing costs points once."""
    building: i64
    add_deniers(s, seat, s.setup.income, B_INCOME)
    due: i64 = 0
    for building in range(COLOURS):
        due += s.setup.salary[building] * standing(s, building, seat)
    paid = min(due, get(s, seat, DENIERS))
    add_deniers(s, seat, -paid, B_SALARY)
    if paid < due:
        lose_points(s, seat, FROM_SALARIES, B_SALARY)
