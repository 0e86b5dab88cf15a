"""A round of the city as it is told: beat by beat, in order, in time; whoever skips or comes anew sees the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import NewPlayer
from tests.web.film import begin, watch, watcher
from tests.web.marks import PASS
from tests.web.player import Player
from tests.web.screens import is_action
from tests.web.tables import first_step, go_on_from, played

TURNS = 8  # in which something is told while one may act
LOOKS = 40
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


def test_a_click_on_what_can_be_played_ends_the_telling_and_counts(new_player: NewPlayer) -> None:
    player = watcher(new_player)
    player.passes = 0
    record = played("city", {"players": 3}, seed=5)
    player.visit(f"/games/{go_on_from(player, record, first_step(record, is_action))}")
    player.wait()
    crier, own = player.page.locator(".crier"), player.page.locator("[data-house=A] [data-die]")
    for _ in range(TURNS):
        player.page.keyboard.press("Escape")
        player.wait()
        player.decide()
        if is_met(player, crier, own, player.page.locator(PASS)):
            break
    else:
        pytest.fail("nothing was told while there were dice to take")
    own.first.click()
    player.page.wait_for_function("() => document.querySelector('[data-house=A] .chosen')")
    assert crier.count() == 0


def is_met(player: Player, *wanted: Locator) -> bool:
    """Whether all of these come to be on the page together, before long."""
    for _ in range(LOOKS):
        if all(one.count() for one in wanted):
            return True
        player.page.wait_for_timeout(100)
    return False
