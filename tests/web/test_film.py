"""A round of the city as it is told: beat by beat, in order, in time; whoever skips or comes anew sees the same."""

from __future__ import annotations

import pytest

from tests.web.conftest import NewPlayer
from tests.web.film import begin, watch, watcher
from tests.web.screens import is_action
from tests.web.tables import first_step, go_on_from, played

pytestmark = pytest.mark.xdist_group("browser")


def test_a_round_is_told(new_player: NewPlayer) -> None:
    player = watcher(new_player)
    record = played("city", {"players": 3}, seed=5)
    begin(player, go_on_from(player, record, first_step(record, is_action)))
    seen = watch(player, 5)
    assert seen["beats"] > 3
    assert seen["skipped"] > 0
    assert seen["travelled"] > 0


def test_without_motion_nothing_travels(new_player: NewPlayer) -> None:
    player = watcher(new_player, reduced_motion="reduce")
    record = played("city", {"players": 3}, seed=5)
    begin(player, go_on_from(player, record, first_step(record, is_action)))
    seen = watch(player, 3)
    assert seen["beats"] > 0
    assert seen["travelled"] == 0
