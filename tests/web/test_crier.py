"""The crier in a real browser: one is asked, all see it, and it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPlayer
from tests.web.tables import ask, open_table

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.ruling(298)]
BOT = {"kind": "bot", "level": "apprentice"}


def test_up_or_down_is_seen_before_it_is_cried(new_player: NewPlayer) -> None:
    player = new_player()
    player.visit()
    options = {"players": 2, "numbering": "crier", "first": 4}
    id = open_table(player, game="dice", options=options, seats=[{"kind": "me"}, BOT])
    player.visit(f"/games/{id}")
    player.page.wait_for_selector("section.charter .way")
    down = player.button("Downwards")
    expect(down).to_contain_text("4 3 2 1 6 5")
    player.click(down)
    columns = player.page.locator(".districts header li")
    expect(columns.nth(1)).to_contain_text("A die showing 3 builds in this column.")
    player.click(player.button("Cry it out"))
    expect(player.page.get_by_role("log")).to_contain_text("Alix cries: downwards! The columns carry 4 3 2 1 6 5.")
    expect(columns.nth(5)).to_contain_text("A die showing 5 builds in this column.")
    expect(player.page.get_by_role("button", name="Undo", disabled=False)).to_have_count(0)


def test_an_expert_lays_the_numbers_on_a_phone_while_another_listens(new_player: NewPlayer) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    crier, other = new_player(**phone), new_player()
    for player in (crier, other):
        player.visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    ask(crier, "/people", {"name": "Alix"})
    opened = ask(crier, "/games", {"game": "dice", "options": {"players": 2, "numbering": "expert"}, "seats": seats})
    id = opened["state"]["id"]
    ask(other, "/people", {"name": "Bea"})
    ask(other, f"/games/{id}/join", {"invitation": opened["invitation"]})
    other.visit(f"/games/{id}")
    expect(other.page.get_by_role("heading", name="The crier numbers the columns")).to_be_visible()
    expect(other.page.locator("section.charter")).to_contain_text("Alix decides for all")
    crier.visit(f"/games/{id}")
    crier.page.wait_for_selector("section.charter .numbers")
    for column, number in enumerate((3, 1, 6, 2), 1):
        crier.click(crier.button(f"{number} for column {column}"))
    crier.click(crier.button("Back"))
    crier.click(crier.button("2 for column 4"))
    crier.click(crier.button("5 for column 5"))
    crier.click(crier.button("Cry it out"))
    expect(other.page.get_by_role("heading", name="The crier numbers the columns")).to_have_count(0)
    columns = other.page.locator(".districts header li")
    for column, number in enumerate((3, 1, 6, 2, 5, 4)):
        expect(columns.nth(column)).to_contain_text(f"A die showing {number} builds")
