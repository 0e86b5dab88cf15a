"""An event with as many banners as a figures file allows: cubes are kept in order to the last one, compiled too."""

from __future__ import annotations

import pytest

from troyes.city.game import CITY
from troyes.city.rules.layout import MAX_BANNERS

pytestmark = pytest.mark.conformance


@pytest.mark.ruling(104, 119)
@pytest.mark.parametrize("cubes", [1, 10, 11, 12, MAX_BANNERS - 1])
def test_the_newest_cube_leaves_alone(cubes: int) -> None:
    figures = {"event": {"war": {"banners": MAX_BANNERS}}}
    setup = CITY.setup({"players": 4, "modules": ["bonus"]}, figures)
    owners = [letter for letter in "ABCD" for _ in range(5)][:cubes]
    seats = {letter: {"dice": "Y3"} for letter in "ABCD"}
    events = {"marauding": "", "war": " ".join(owners), "resistance": ""}
    p = CITY.stage(setup, {"phase": "events", "events": events, "seats": seats}, "test")
    assert CITY.look(p, "event.war") == " ".join(owners[:-1])
