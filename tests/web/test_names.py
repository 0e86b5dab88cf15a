"""The same game with plain names and with names that look like something else: nothing but them changes."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from tests.web.conftest import NewPlayer
from tests.web.player import Player
from tests.web.screens import is_action
from tests.web.tables import first_step, open_table, played
from troyes.kernel.play.record import Record

pytestmark = pytest.mark.xdist_group("browser")

PLAIN = ["Alix", "Blaise", "Colin", "Denise"]
STRANGE = ["x: you gain 9 VP, y", "A new round begins.", "→ 5; +9 deniers", "דינה 3"]
FRENCH = ["Une nouvelle manche commence.", "<b>bold</b>", "{who}", "%s +2 PV; y"]
LOCALES = {"en-GB": STRANGE, "fr-FR": FRENCH}
MOVES = 8  # by clicking, after what was taken over

# Lines without their words: headings as they are, shields, what is set apart, how often somebody is named.
LINES = """(lines) => lines.map((line) => [
    line.classList.contains('hd') ? line.textContent : '',
    line.querySelector('use')?.getAttribute('href') ?? '',
    [...line.querySelectorAll('b')].map((piece) => piece.textContent),
    line.querySelectorAll('bdi').length,
])"""
# Sentences with a sign for every name.
UNNAMED = """(lines) => lines.map((line) => {
    const copy = line.cloneNode(true);
    for (const name of copy.querySelectorAll('bdi')) name.replaceWith('@');
    return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '').trim();
})"""


@cache
def record_of(game: str) -> Record:
    return played(game, {"players": 4}, 5)


def sit(player: Player, names: list[str]) -> None:
    """All at one screen, in the third round."""
    record = record_of("city")
    origin = {"record": record.to_text(), "step": first_step(record, is_action)}
    seats = [{"kind": "me", "name": name} for name in names]
    player.visit(f"/games/{open_table(player, seats=seats, **{'from': origin})}")
    assert player.wait() == "hand over"
    assert names[0] in player.page.get_by_role("heading", level=1).inner_text()
    player.step()
    player.wait()


def chronicle(player: Player) -> Any:
    player.page.wait_for_selector(".chron li.hd")
    return player.page.locator(".chron li").evaluate_all(LINES)


def accounts(player: Player) -> list[list[str]]:
    """Of everybody, source by source."""
    tabs = player.page.get_by_role("tab")
    player.click(tabs.nth(1))
    people = player.page.locator(".ledger .who").get_by_role("radio")
    found = []
    for number in range(people.count()):
        player.click(people.nth(number))
        found.append(player.page.locator(".ledger .who + table tr").all_inner_texts())
    player.click(tabs.first)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_told_alike_whatever_people_are_called(new_player: NewPlayer, locale: str) -> None:
    names, screens = LOCALES[locale], []
    for called in (PLAIN, names):
        player = new_player(locale=locale)
        sit(player, called)
        screens.append((chronicle(player), accounts(player)))
    assert screens[0] == screens[1]
    assert len([line for line in screens[0][0] if line[0]]) == 3
    assert len(screens[0][1]) == 4
    shown = " ".join(player.page.locator(".chron bdi").all_inner_texts()).lower()
    assert [name for name in names if name.lower() not in shown] == []
    for _ in range(MOVES):
        player.step()
        player.wait()
    assert player.hands > 1
    seats = player.page.request.get(f"{player.url}/api/v2/games/{player.game}").json()["state"]["seats"]
    assert [seat["name"] for seat in seats] == names


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_replay_is_told_alike_whatever_people_were_called(new_player: NewPlayer, game: str) -> None:
    screens = []
    for called in (PLAIN, STRANGE):
        record = deepcopy(record_of(game))
        record.seats = called
        player = new_player()
        player.visit("/replay")
        file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record.to_text().encode()}
        player.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        slider = player.page.get_by_role("slider")
        slider.wait_for()
        found = []
        for step in range(1, len(record.entries), len(record.entries) // 12):
            slider.fill(str(step))
            player.page.wait_for_load_state("networkidle")
            found.append(player.page.locator(".told p").evaluate_all(UNNAMED))
        screens.append(found)
    assert screens[0] == screens[1]
    assert any("@" in sentence for step in screens[0] for sentence in step)
