"""A new password: the rule stands beside its field, and so does what is wrong with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPlayer
from tests.web.player import Player

pytestmark = pytest.mark.xdist_group("browser")
PHONE = {"viewport": {"width": 360, "height": 740}}
COMMON = "password1"


def beside(player: Player, field: Locator) -> Locator:
    """What describes a field to whoever does not see the page, in sight right under it for whoever does."""
    text = player.page.locator(f"#{field.get_attribute('aria-describedby')}")
    box, below = field.bounding_box(), text.bounding_box()
    assert box is not None
    assert below is not None
    assert abs(below["x"] - box["x"]) < 2
    assert 0 <= below["y"] - (box["y"] + box["height"]) < 12
    return text


def expect_refusal(player: Player, field: Locator, path: str, message: str) -> None:
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(beside(player, field).get_by_role("alert")).to_contain_text(message)
    expect(player.page.get_by_role("alert")).to_have_count(1)
    assert player.traffic.refused.pop() == (f"/api/v2/accounts{path}", 422)


def test_the_rule_of_passwords_and_what_breaks_it_stand_at_the_field(new_player: NewPlayer) -> None:
    player = new_player()
    player.visit("/account")
    player.page.get_by_label("Login").fill("alix")
    password = player.page.get_by_label("Password")
    expect(beside(player, password)).to_contain_text("8 characters or more")
    expect(password).to_have_attribute("aria-invalid", "false")
    password.fill(COMMON)
    player.click(player.button("Open an account"))
    expect_refusal(player, password, "", "This password is too easy to guess.")
    password.fill("four geese under Troyes")
    player.click(player.button("Open an account"))
    new = player.page.get_by_label("New password")
    expect(new).to_have_attribute("aria-invalid", "false")
    expect(player.page.get_by_role("alert")).to_have_count(0)


def test_a_changed_password_is_judged_on_a_phone_in_french(new_player: NewPlayer) -> None:
    player = new_player(locale="fr-FR", **PHONE)
    player.visit("/account")
    player.page.get_by_label("Identifiant").fill("perrin")
    player.page.get_by_label("Mot de passe").fill("quatre oies sous Troyes")
    player.click(player.button("Ouvrir un compte"))
    player.page.get_by_label("Mot de passe actuel").fill("quatre oies sous Troyes")
    new = player.page.get_by_label("Nouveau mot de passe")
    expect(beside(player, new)).to_contain_text("8 caractères ou plus")
    new.fill("perrin12")
    player.click(player.button("Changer le mot de passe"))
    expect_refusal(player, new, "/password", "Ce mot de passe est trop facile à deviner.")
