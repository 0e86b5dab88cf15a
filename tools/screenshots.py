"""Takes the pictures of docs/screenshots anew: a real server, a real browser, positions that bots have played.

python tools/screenshots.py [name ...]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser  # noqa: E402
from small_pictures import reduced  # noqa: E402

from tests.server.processes import ServerProcess  # noqa: E402
from tests.web.browser import find_browser, launched  # noqa: E402
from tests.web.marks import AT_ONCE, DICE, PASS  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.screens import is_action, lobby_for, replay_of, show  # noqa: E402
from tests.web.tables import first_step, go_on_from, played  # noqa: E402
from troyes.kernel.play.record import Record  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 300_000  # bytes of a picture
SEED = 11
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NIGHT: dict[str, Any] = {**DESK, "color_scheme": "dark"}
FRENCH: dict[str, Any] = {**DESK, "locale": "fr-FR"}


@cache
def city() -> Record:
    return played("city", {"players": 4, "modules": ["all"]}, SEED, "greedy")


@cache
def king() -> Record:
    return played("city", {"players": 1}, SEED, "greedy")


@cache
def dice() -> Record:
    return played("dice", {"players": 3, "banquets": True}, SEED, "noisy")


def turn_of(record: Callable[[], Record]) -> Callable[[Player], None]:
    """In the middle of a game, after a turn or two, with a die chosen: what it can do is lit."""

    def screen(player: Player) -> None:
        show(player, go_on_from(player, record(), first_step(record(), is_action)))
        player.passes = 0
        turns = 0
        while turns < 2 or not player.sees(DICE):
            turns += player.sees(PASS)
            player.decide()
            player.wait()
        player.click(player.shown(DICE).last)
        player.page.wait_for_load_state("networkidle")

    return screen


def show_dice(player: Player) -> None:
    show(player, go_on_from(player, dice(), first_step(dice(), lambda view: bool(view["day"] >= 6))))
    player.click(player.page.locator("section.charter [role=radio]").first)
    player.page.wait_for_load_state("networkidle")


def show_count(player: Player) -> None:
    """The last rounds are played here, so that fame has a history to be shown."""
    show(player, go_on_from(player, city(), first_step(city(), is_action)))
    player.play()


PICTURES: dict[str, tuple[dict[str, Any], Callable[[Player], None]]] = {
    "lobby": (DESK, lobby_for("Troyes(?! Dice)")),
    "city": (DESK, turn_of(city)),
    "king": (DESK, turn_of(king)),
    "dice": (DESK, show_dice),
    "count": (DESK, show_count),
    "replay": (DESK, replay_of(city)),
    "phone-city": (PHONE, turn_of(city)),
    "phone-dice": (PHONE, show_dice),
    "night": (NIGHT, turn_of(city)),
    "french": (FRENCH, show_dice),
}


def take(browser: Browser, url: str, name: str) -> None:
    window, screen = PICTURES[name]
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **window})
    context.add_init_script(AT_ONCE)
    player = Player(context.new_page(), url, SEED)
    screen(player)
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(500)
    picture = reduced(context.new_page(), player.page.screenshot())
    (FOLDER / f"{name}.png").write_bytes(picture)
    context.close()
    print(f"{name}.png: {len(picture) // 1000} kB")
    if len(picture) > LARGEST:
        sys.exit(f"{name}.png is larger than {LARGEST} bytes")


def main(names: list[str]) -> None:
    path = find_browser()
    if path is None:
        sys.exit("Chromium is missing: apt install chromium, or say where it is with TROYES_BROWSER")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched(path) as browser:
        server = ServerProcess(f"sqlite:///{folder}/games.db", Path(folder))
        server.start()
        try:
            server.wait()
            for name in names or PICTURES:
                take(browser, server.url, name)
        finally:
            server.clean()


if __name__ == "__main__":
    main(sys.argv[1:])
