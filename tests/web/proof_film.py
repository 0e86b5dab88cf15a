"""Whole games watched: the city with four families and everything, and alone against the King; how smoothly it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import NewPlayer
from tests.web.film import begin, watch, watcher
from tests.web.screens import is_action
from tests.web.tables import first_step, go_on_from, open_table, played

BOTS = [{"kind": "bot", "level": "easy"}]
LONGEST_FILM = 30_000
MOST_LONGER = 12  # times the longest frame of an idle board: a frame that sets many things in motion
# The longest time between two pictures from now on.
WATCH = """() => { window.longest = 0; let last = performance.now();
  const next = (now) => {
    window.longest = Math.max(window.longest, now - last); last = now; requestAnimationFrame(next);
  };
  requestAnimationFrame(next); }"""


@pytest.mark.parametrize(
    ("players", "options"), [(4, {"modules": ["all"]}), (1, {})], ids=["four with everything", "the King"]
)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_whole_game_is_told(
    new_player: NewPlayer,
    record_property: Callable[[str, object], None],
    players: int,
    options: dict[str, Any],
    motion: str,
) -> None:
    player = watcher(new_player, reduced_motion=motion)
    seats = [{"kind": "me"}, *BOTS * (players - 1)]
    begin(player, open_table(player, game="city", options={"players": players, **options}, seats=seats))
    seen = watch(player)
    record_property("figure", f"{players} players, {motion}: {seen}")
    assert seen["beats"] > 20
    assert (seen["travelled"] == 0) == (motion == "reduce")
    player.check_result()


def test_a_film_runs_smoothly(new_player: NewPlayer, record_property: Callable[[str, object], None]) -> None:
    player = watcher(new_player)
    record = played("city", {"players": 4, "modules": ["all"]}, seed=11)
    player.visit(f"/games/{go_on_from(player, record, first_step(record, is_action))}")
    player.wait()
    player.page.wait_for_function("() => document.querySelector('[data-cinema]')")
    player.page.evaluate(WATCH)
    player.page.wait_for_timeout(3_000)
    idle = float(player.page.evaluate("() => window.longest"))
    longest = 0.0
    for _ in range(6):
        player.decide()
        player.wait()
        player.page.evaluate("() => { window.longest = 0 }")
        player.page.wait_for_function("() => !document.querySelector('.crier')", timeout=LONGEST_FILM)
        longest = max(longest, float(player.page.evaluate("() => window.longest")))
    record_property("figure", f"longest frame: idle {idle:.0f} ms, film {longest:.0f} ms, ratio {longest / idle:.1f}")
    assert longest < MOST_LONGER * max(idle, 17)
