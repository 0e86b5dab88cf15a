"""Short games in a real Chromium, by clicking only: what is shown at the end is what the server's record holds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.nonsense import Nonsense
from troyes.city.rules.layout import NEUTRAL

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


def test_the_start_player_is_chosen_without_a_mouse(new_player: NewPlayer) -> None:
    """Of the places that are taken; the waiting room tells it and when it closes, and in a rated game it is drawn."""
    player = new_player(viewport={"width": 360, "height": 740})
    player.visit()
    player.seat(2, "by link")
    player.click(player.button("House rules"))
    start = player.page.get_by_role("combobox", name="Start player")
    assert start.locator("option").count() == 4
    start.focus()
    player.page.keyboard.type("place")  # the first of them that begins so; a guest's name may begin with P as well
    assert start.locator("option:checked").inner_text() == "place 2, by link"
    rated = player.page.get_by_label("Counts for the ratings")
    rated.check()
    assert start.is_disabled()
    assert start.locator("option:checked").inner_text() == "drawn, as it is rated"
    rated.uncheck()
    player.page.get_by_label("Listed for everybody to join").check()
    player.click(player.button("Done"))
    id = player.open_gates()
    expect(player.page.get_by_role("main")).to_contain_text(re.compile(r"The table closes .* if nobody joins\."))
    row = player.page.get_by_role("listitem").filter(has_text="start player")
    row.wait_for()
    assert "waiting for somebody" in row.inner_text()
    assert player.page.request.get(f"{player.url}/api/v2/games/{id}").json()["state"]["options"]["start"] == "B"


def test_the_king_begins_where_he_is_chosen(new_player: NewPlayer) -> None:
    player = new_player(locale="fr-FR")
    player.visit()
    player.choose_game("Le Défi du roi")
    player.click(player.button("Règles maison"))
    player.page.get_by_label("Premier joueur").select_option("le roi")
    player.click(player.button("Terminé"))
    state = player.page.request.get(f"{player.url}/api/v2/games/{player.open_gates()}").json()["state"]
    assert (state["options"]["start"], state["view"]["start"]) == ("N", NEUTRAL)


def test_dice_alone_with_numbers_of_an_expert(new_player: NewPlayer) -> None:
    player = new_player(seed=3)
    player.visit()
    player.choose_game("Troyes Dice")
    player.seat(2, "nobody")
    player.number("the crier names all six")
    player.open_gates()
    player.play()
    record = player.check_result()
    assert (record.game.name, len(record.seats)) == ("dice", 1)
    said = [entry.line for entry in record.entries if entry.line.startswith("A number")]
    assert len(set(said)) == 5


def test_the_king_without_animations_while_every_text_is_nonsense(
    new_player: NewPlayer, babbling: ServerProcess
) -> None:
    """The page reads data: in a language of noise, with noise for sentences and notation, it is played as well."""
    player = new_player(babbling.url, seed=5, reduced_motion="no-preference")
    nonsense = Nonsense(player.page)
    player.passes = 0.5
    player.visit()
    player.click(player.button("Settings"))
    player.page.get_by_label("Movement").select_option(label="None")
    player.click(player.button("Done"))
    player.choose_game("The King")
    player.open_gates()
    player.babble()
    player.play()
    record = player.check_result()
    assert record.game.name == "city"
    assert nonsense.spoken > 1000
