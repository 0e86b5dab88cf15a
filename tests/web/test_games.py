"""Short games in a real Chromium, by clicking only: what is shown at the end is what the server's record holds."""

from __future__ import annotations

import pytest

from tests.web.conftest import NewPlayer

pytestmark = pytest.mark.xdist_group("browser")  # one Chromium is enough for all of them


def test_two_clicks_to_the_first_decision(new_player: NewPlayer) -> None:
    """Whoever has never been here plays against bots after a game is chosen and the gates are opened."""
    player = new_player()
    player.visit()
    player.choose_game("Troyes(?! Dice)")
    player.open_gates()
    assert player.clicks == 2
    assert player.wait() == "ask"
    assert player.page.get_by_role("main").is_visible()


def test_dice_alone(new_player: NewPlayer) -> None:
    player = new_player(seed=3)
    player.visit()
    player.choose_game("Troyes Dice")
    player.seat(2, "nobody")
    player.open_gates()
    player.play()
    record = player.check_result()
    assert (record.game.name, len(record.seats)) == ("dice", 1)


def test_the_king_without_animations(new_player: NewPlayer) -> None:
    player = new_player(seed=5, reduced_motion="no-preference")
    player.passes = 0.5
    player.visit()
    player.click(player.button("Settings"))
    player.page.get_by_label("Movement").select_option(label="None")
    player.click(player.button("Done"))
    player.choose_game("The King")
    player.open_gates()
    player.play()
    record = player.check_result()
    assert record.game.name == "city"
