"""axe-core finds nothing wrong on any screen, by day and by night, at a desk, on a tablet and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.axe import violations
from tests.web.conftest import NewPlayer
from tests.web.screens import SCREENS

WINDOWS: dict[str, dict[str, Any]] = {
    "day": {"color_scheme": "light"},
    "night": {"color_scheme": "dark"},
    "phone": {"color_scheme": "light", "viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
    "tablet": {"color_scheme": "light", "viewport": {"width": 1024, "height": 768}, "has_touch": True},
}
REFUSED = {"no-such-game"}  # the server refuses what is asked there


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_wrong(new_player: NewPlayer, screen: str, window: str) -> None:
    player = new_player(seed=41, **WINDOWS[window])
    SCREENS[screen](player)
    found = violations(player.page)
    if screen in REFUSED:
        player.traffic.refused.clear()
    assert found == []
