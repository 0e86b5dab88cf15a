"""Records written before the guard and the Master Builder decided as they do now: the first move that departs is named.

Every move before it is replayed and its hash checked, so nothing else of such a game has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.city.helpers import lines
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record

OLD = Path(__file__).parent / "data"


def departs(name: str, move: int) -> BadInput:
    record = Record.load(OLD / name)
    assert len(record.entries) >= move
    record.replay(move - 1)
    with pytest.raises(BadInput) as caught:
        record.replay()
    error = caught.value
    assert error.where.endswith(f"{name}, line {move + 1}")
    assert f"--until {move - 1}," in error.remedy
    return error


@pytest.mark.ruling(199)
def test_a_guard_who_had_to_walk_nowhere_before_he_laid_a_cube() -> None:
    error = departs("guard_before_any_order.jsonl", 45)
    assert error.problem == "move 45 departs: 'A walk 0' is refused here: At least one point has to be used."


@pytest.mark.ruling(74)
def test_a_master_builder_who_could_not_stop_before_the_last_column_was_full() -> None:
    """The rest went into the only column with room, unasked; now it is asked, and `done` is an answer."""
    name = "master_builder_before_stopping.jsonl"
    error = departs(name, 90)
    assert error.problem.startswith("move 90 departs: 'A pass' is refused here: Not now: ")
    assert lines(Record.load(OLD / name).replay(89)) == ["A column 6", "A done"]
