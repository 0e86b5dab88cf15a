"""Whole games in a real Chromium, by clicking only. Every final score is compared with the server's record."""

from __future__ import annotations

import re

import pytest

from tests.server.processes import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.keyboard import KeyboardPlayer, LetterPlayer
from tests.web.nonsense import Nonsense
from tests.web.player import PhonePlayer, Player, play_together
from tests.web.secrets import check_characters, check_choices

MODULES = ("Bonus cards", "Ladies: characters", "Ladies: activities", "Ladies: events", "Purple die", "Ramparts")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}


def begin_city(player: Player, bots: int) -> None:
    for place in range(2, 5):
        if place <= bots + 1:
            player.seat(place, "a bot", "Apprentice")
        else:
            player.seat(place, "nobody")


def test_city_for_two(new_player: NewPlayer) -> None:
    player = new_player(seed=11)
    player.visit()
    begin_city(player, 1)
    player.open_gates()
    player.play()
    assert len(player.check_result().seats) == 2
    check_characters(player)


def test_city_for_four_with_everything(new_player: NewPlayer) -> None:
    player = new_player(seed=12)
    player.visit()
    begin_city(player, 3)
    for module in MODULES:
        player.click(player.button(module))
    player.open_gates()
    player.play()
    record = player.check_result()
    assert len(record.seats) == 4
    assert len(record.options["modules"]) == len(MODULES)
    check_characters(player)


@pytest.mark.parametrize(("game", "seed"), [("Troyes(?! Dice)", 21), ("Troyes Dice", 22)])
def test_a_whole_game_while_every_text_is_nonsense(
    new_player: NewPlayer, babbling: ServerProcess, game: str, seed: int
) -> None:
    player = new_player(babbling.url, seed=seed)
    nonsense = Nonsense(player.page)
    player.visit()
    player.choose_game(game)
    player.open_gates()
    player.babble()
    player.play()
    player.check_result()
    assert nonsense.spoken > 1000


def test_a_first_game_with_its_lessons(new_player: NewPlayer) -> None:
    player = new_player(seed=13, reduced_motion="no-preference")
    player.learns = True
    player.visit()
    player.click(player.button("Never played"))
    player.page.wait_for_url("**/games/*")
    player.play()
    player.check_result()
    assert player.lessons > 5


def test_the_king(new_player: NewPlayer) -> None:
    player = new_player(seed=14)
    player.visit()
    player.choose_game("The King")
    player.open_gates()
    player.play()
    record = player.check_result()
    assert (len(record.seats), len(player.totals())) == (1, 2)


def test_the_king_with_everything(new_player: NewPlayer) -> None:
    player = new_player(seed=15)
    player.visit()
    player.choose_game("The King")
    for module in MODULES:
        player.click(player.button(module))
    player.open_gates()
    player.play()
    player.check_result()


@pytest.mark.parametrize("tiles", [False, True], ids=["plain", "banquets"])
def test_dice_alone(new_player: NewPlayer, tiles: bool) -> None:
    player = new_player(seed=16)
    player.visit()
    player.choose_game("Troyes Dice")
    player.seat(2, "nobody")
    if tiles:
        player.click(player.button("Banquets and Raids"))
    player.open_gates()
    player.play()
    assert player.check_result().options["banquets"] is tiles


def test_dice_for_three_in_three_browsers(new_player: NewPlayer) -> None:
    """One opens the table, one clicks on the invitation, one pastes it into the lobby. Nobody sees another's choice."""
    host, guest, friend = (new_player(seed=17 + number) for number in range(3))
    host.visit()
    host.choose_game("Troyes Dice")
    host.page.get_by_label("Your name").fill("Alix")
    host.seat(2, "by link")
    host.seat(3, "by link")
    host.number("the first is rolled, the crier says up or down")
    host.open_gates()
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Perrin")
    guest.click(guest.button("Sit down"))
    friend.visit()
    friend.click(friend.button("Join by link"))
    friend.page.get_by_label("The link you were sent").fill(link)
    friend.click(friend.button("Go there"))
    friend.page.get_by_label("Your name").fill("Isabeau")
    friend.click(friend.button("Sit down"))
    players = [host, guest, friend]
    play_together(players)
    for seat, player in enumerate(players):
        record = player.check_result()
        assert record.seats == ["Alix", "Perrin", "Isabeau"]
        assert sum(entry.line.startswith("A direction") for entry in record.entries) == 1
        check_choices(player, seat)


def test_two_at_one_screen(new_player: NewPlayer) -> None:
    """The screen changes hands; in between it shows nothing of either."""
    player = new_player(seed=20)
    player.visit()
    player.page.get_by_label("Your name").fill("Alix")
    player.seat(2, "a person here")
    player.page.get_by_label("Name of player 2").fill("Perrin")
    player.seat(3, "nobody")
    player.open_gates()
    covered = 0
    while player.wait() != "over":
        if player.look() == "hand over":
            covered += 1
            assert player.page.locator("section.charter, .board, [data-die]").count() == 0
        player.step()
    assert covered == player.hands > 10
    assert player.check_result().seats[1] == "Perrin"


def test_in_french(new_player: NewPlayer) -> None:
    player = new_player(seed=21, locale="fr-FR")
    player.visit()
    assert player.page.locator("html").get_attribute("lang") == "fr"
    player.choose_game("Le Défi du roi")
    player.open_gates()
    player.wait()
    words = player.page.locator("body").inner_text()
    assert "Chronique" in words
    assert not re.search(r"\b(the|and|Choose|Your|dice)\b", words)
    player.play()
    player.check_result()
    assert not re.search(r"\b(the|and|Choose|Your|dice)\b", player.page.locator("body").inner_text())


@pytest.mark.parametrize("game", ["Troyes(?! Dice)", "The King", "Troyes Dice"])
def test_on_a_phone(new_player: NewPlayer, game: str) -> None:
    player = new_player(kind=PhonePlayer, seed=22, **PHONE)
    player.visit()
    player.choose_game(game)
    player.open_gates()
    player.play()
    player.check_result()


def test_dice_with_tab_arrows_and_enter(new_player: NewPlayer) -> None:
    player = new_player(kind=KeyboardPlayer, seed=23)
    player.visit()
    player.choose_game("Troyes Dice")
    player.seat(2, "nobody")
    player.number("the crier names all six")
    player.open_gates()
    player.play()
    player.check_result()


@pytest.mark.parametrize("kind", [KeyboardPlayer, LetterPlayer])
def test_the_king_without_a_mouse(new_player: NewPlayer, kind: type[Player]) -> None:
    player = new_player(kind=kind, seed=24)
    player.visit()
    player.choose_game("The King")
    player.open_gates()
    player.play()
    player.check_result()
