"""A person at the page, before a game: sees what is shown, clicks on it, and opens tables in the lobby."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.web.traffic import Traffic

WAIT = 120_000  # milliseconds; tests share the machine with others
expect.set_options(timeout=WAIT)


class Visitor:
    """One page in one browser context."""

    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.random = Random(seed)
        self.traffic = Traffic(page, url)
        self.clicks = 0
        page.set_default_timeout(WAIT)

    # ---- seeing and clicking ---------------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def click(self, what: Locator) -> None:
        what.click()
        self.clicks += 1

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    def shown(self, selector: str) -> Locator:
        return self.page.locator(f":is({selector}):visible")

    def sees(self, selector: str) -> bool:
        return self.shown(selector).count() > 0

    def click_any(self, *selectors: str) -> bool:
        """One of the things that are shown, if there are any."""
        found = self.shown(", ".join(selectors))
        count = found.count()
        if count:
            self.click(found.nth(self.random.randrange(count)))
        return count > 0

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    # ---- the lobby -------------------------------------------------------------------------------------------------

    def choose_game(self, name: str) -> None:
        games = self.page.get_by_role("radiogroup", name=re.compile("Which game|Quel jeu"))
        self.click(games.get_by_role("radio", name=re.compile(f"^{name}")))

    def seat(self, place: int, kind: str, level: str = "") -> None:
        """Say who sits at a place, counted from 1."""
        name = re.compile(f"^(Who sits at|Qui occupe la) place {place}$")
        seats = self.page.get_by_role("radiogroup", name=name)
        self.click(seats.get_by_role("radio", name=kind, exact=True))
        if level:
            row = self.page.get_by_role("listitem").filter(has=seats)
            self.click(row.get_by_role("radio", name=level, exact=True))

    def number(self, how: str) -> None:
        """Say who numbers the columns of Troyes Dice."""
        self.click(self.button("House rules"))
        self.page.get_by_label("Numbers of the columns").select_option(how)
        self.click(self.button("Done"))

    def open_gates(self) -> str:
        """Open the table; its name in the address."""
        self.click(self.button("Open the gates|Ouvrir les portes"))
        self.page.wait_for_url("**/games/*")
        return self.game

    @property
    def game(self) -> str:
        return self.page.url.split("/games/")[1].split("?")[0].split("#")[0]
