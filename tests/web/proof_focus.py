"""Whoever has no mouse keeps their place: after a seal, and after a sheet that lay over the page."""

from __future__ import annotations

import pytest

from tests.web.conftest import NewPlayer
from tests.web.keyboard import KeyboardPlayer
from tests.web.marks import ANSWERS, SEAL
from tests.web.player import Player
from tests.web.screens import count_of, dice_record

pytestmark = pytest.mark.xdist_group("browser")  # one Chromium is enough for all of them

PHONE = {"viewport": {"width": 390, "height": 844}}
HOLDS = "(selector) => document.activeElement?.closest(selector) !== null"


def holds(player: Player, selector: str) -> bool:
    found: bool = player.page.evaluate(HOLDS, selector)
    return found


def name_of_focus(player: Player) -> str:
    found: str = player.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()")
    return found


def begin(player: Player, game: str) -> None:
    player.visit()
    player.choose_game(game)
    player.open_gates()
    assert player.wait() == "ask"


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_after_a_seal_the_charter_has_the_focus(new_player: NewPlayer, window: dict[str, object]) -> None:
    player = new_player(kind=KeyboardPlayer, seed=7, **window)
    begin(player, "Troyes(?! Dice)")
    for _ in range(2):
        player.click(player.shown(ANSWERS).first)
        player.click(player.page.locator(SEAL))
        assert holds(player, "section.charter")
        assert player.wait() == "ask"
        assert holds(player, "section.charter")


def test_a_closed_sheet_gives_the_focus_back(new_player: NewPlayer) -> None:
    player = new_player(kind=KeyboardPlayer, seed=7)
    begin(player, "Troyes(?! Dice)")
    for sheet in ("Settings", "The table"):
        player.click(player.button(sheet))
        player.page.wait_for_selector("dialog[open]")
        player.page.keyboard.press("Escape")
        player.page.wait_for_selector("dialog[open]", state="detached")
        assert name_of_focus(player) == sheet


def test_who_thinks_again_about_leaving_stands_where_they_stood(new_player: NewPlayer) -> None:
    player = new_player(kind=KeyboardPlayer, seed=7)
    begin(player, "Troyes(?! Dice)")
    player.click(player.button("The table"))
    player.click(player.button("Leave the table"))
    assert name_of_focus(player) == "No"
    player.page.keyboard.press("Enter")
    player.button("Leave the table").wait_for()
    assert name_of_focus(player) == "Leave the table"


def test_a_sheet_that_follows_another_gives_the_focus_back(new_player: NewPlayer) -> None:
    player = new_player(kind=KeyboardPlayer, seed=7, **PHONE)
    begin(player, "Troyes(?! Dice)")
    player.click(player.button("Menu"))
    player.click(player.button("Settings"))
    player.page.get_by_role("dialog", name="Settings").wait_for()
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert name_of_focus(player) == "Menu"


def test_another_page_begins_at_its_title(new_player: NewPlayer) -> None:
    player = new_player(kind=KeyboardPlayer, seed=7)
    player.visit()
    player.click(player.page.locator('a[href="/watch"]').first)
    player.page.wait_for_url("**/watch")
    player.page.wait_for_selector("h1:focus")


def test_whoever_waits_for_others_is_told_so(new_player: NewPlayer) -> None:
    player = new_player(kind=KeyboardPlayer, seed=7)
    player.visit()
    player.seat(2, "by link")
    player.open_gates()
    player.page.get_by_label("Invitation link").wait_for()
    player.page.wait_for_selector("h1:focus")
    assert player.page.title() == "The gates are open · Troyes"


def test_the_end_is_told(new_player: NewPlayer) -> None:
    player = new_player(seed=7)
    count_of(dice_record)(player)
    player.page.wait_for_selector("h1:focus")
    title = player.page.get_by_role("heading", level=1).inner_text()
    assert player.page.title() == f"{title} · Troyes"
    assert "You have" in player.page.locator(".won [role=status]").inner_text()
