"""The preview in a real Chromium, by clicking only: what is shown is what the server's record holds."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.preview.serving import characters, running_server
from troyes.preview.server import PreviewServer
from troyes.preview.table import Table

pytestmark = pytest.mark.xdist_group("browser")  # one Chromium is enough for all of them

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
IDLE = "body:not(.busy)"


def find_browser() -> str:
    """Where Chromium is. Without it these tests are left out, unless everything has to be tested."""
    wanted = os.environ.get("TROYES_BROWSER")
    found = next((path for name in ((wanted,) if wanted else NAMES) if (path := shutil.which(name))), None)
    if found is None:
        problem = "Chromium is missing: apt install chromium, or say where it is with TROYES_BROWSER"
        if os.environ.get("TROYES_TEST_ALL") == "1":
            pytest.fail(problem)
        pytest.skip(problem)
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """With a new, empty profile."""
    path = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server() -> Iterator[PreviewServer]:
    with running_server() as server:
        yield server


class Screen:
    """A page and whoever clicks on it; keeps every answer of the server and every complaint of the browser."""

    def __init__(self, page: Page, server: PreviewServer) -> None:
        self.page = page
        self.server = server
        self.answers: list[str] = []
        self.complaints: list[str] = []
        page.set_default_timeout(20_000)
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfinished", lambda request: self.keep(request))
        page.goto(server.url)
        self.idle()

    def keep(self, request: Any) -> None:
        if not request.url.startswith(self.server.url) and not request.url.startswith("data:"):
            self.complaints.append(f"{request.url} is not of this server")
        if "/api/" in request.url:
            self.answers.append(request.response().text())

    def idle(self) -> None:
        self.page.wait_for_selector(IDLE)

    def click(self, what: str | Locator) -> None:
        (self.page.locator(what) if isinstance(what, str) else what).click()
        self.idle()

    def begin(self, game: str, players: int, seed: int) -> None:
        self.page.select_option("#game", game)
        self.page.fill("#players", str(players))
        self.page.fill("#seed", str(seed))
        self.click("#new button")

    @property
    def table(self) -> Table:
        """The server's side of the game on the page."""
        return self.server.tables.find(self.page.url.partition("#")[2])

    def shows(self, selector: str) -> bool:
        return self.page.locator(selector).is_visible()

    def choose(self, pick: int) -> None:
        """A whole decision: narrowed down by clicks until a move is played."""
        played = self.table.number
        while self.table.number == played:
            options = self.page.locator("#options button")
            self.click(options.nth(pick % options.count()))

    def step(self, pick: int) -> None:
        if self.shows("#go-on"):
            self.click("#go-on")
        else:
            self.choose(pick)

    def log(self) -> list[str]:
        return self.page.locator("#log li").all_inner_texts()


@pytest.fixture
def screen(browser: Browser, server: PreviewServer) -> Iterator[Screen]:
    context = browser.new_context(locale="en-GB")
    screen = Screen(context.new_page(), server)
    yield screen
    context.close()
    assert screen.complaints == []


def test_the_city_is_played_by_clicking(screen: Screen) -> None:
    """Placement, then turns against the bot; a move is taken back; nobody else's character is ever sent."""
    screen.begin("city", 2, 7)
    assert screen.page.inner_text("#question") == "Place a citizen on an empty space."
    while screen.table.view.to_dict()["phase"] == "placement":
        screen.step(0)
    assert "Round 1 of 4" in screen.page.inner_text("#board")
    while not (screen.table.is_asked() and screen.table.view.to_dict()["step"]["kind"] == "turn"):
        screen.step(0)

    before, story = screen.page.inner_text("#board"), screen.log()
    screen.click("#options button[data-value=pass]")
    assert screen.page.inner_text("#board") != before
    assert screen.table.match.record.entries[-1].line == "A pass"
    screen.click("#undo")
    assert screen.page.inner_text("#board") == before
    assert screen.log() == story
    assert not screen.shows("#undo")

    for turn in range(8, 20):
        screen.step(turn)
    shown = screen.page.locator("#board table").first.inner_text()
    assert all(str(seat["deniers"]) in shown for seat in screen.table.view.to_dict()["seats"])
    secrets = characters(screen.table)["B"]
    assert len(screen.answers) > 20
    assert not any(secret in answer for secret in secrets for answer in screen.answers)
    assert all(any(own in answer for answer in screen.answers) for own in characters(screen.table)["A"])


def test_a_solo_dice_game_is_played_to_its_end(screen: Screen) -> None:
    screen.begin("dice", 1, 3)
    for turn in range(200):
        if screen.shows("#end"):
            break
        screen.step(turn)
    record = screen.table.match.record
    assert record.scores is not None
    assert screen.page.locator("#end .total").all_inner_texts() == [str(total) for total in record.scores]
    points = screen.page.locator("#end tbody tr:not(:last-child) td").all_inner_texts()
    assert sum(int(text) for text in points) == record.scores[0] == record.replay().totals()[0]
    assert not screen.shows("#decision")


def test_dice_against_bots_can_be_taken_back_until_all_have_chosen(screen: Screen) -> None:
    screen.begin("dice", 3, 3)
    before = screen.page.inner_text("#board")
    screen.choose(0)
    while not screen.shows("#go-on"):
        screen.choose(0)
    assert "Blanche" not in " ".join(screen.log())
    screen.click("#undo")
    while screen.shows("#undo"):
        screen.click("#undo")
    assert screen.page.inner_text("#board") == before
    while not screen.shows("#go-on"):
        screen.choose(0)
    screen.click("#go-on")
    assert "Blanche" in " ".join(screen.log())


def test_the_page_speaks_french(screen: Screen) -> None:
    screen.begin("city", 2, 7)
    screen.click("button[data-language=fr]")
    assert screen.page.get_attribute("html", "lang") == "fr"
    assert screen.page.inner_text("#question") == "Posez un habitant sur un emplacement vide."
    screen.step(0)
    assert "Hôtel de ville" in screen.page.inner_text("#board")
    screen.page.reload()
    screen.page.wait_for_selector("#options button, #go-on")
    assert screen.page.inner_text("#undo, #go-on, #new button") == "Commencer"
    screen.page.fill("#players", "9")
    screen.click("#new button")
    assert "doit être 1, 2, 3 ou 4" in screen.page.inner_text("#error")
    screen.complaints.clear()  # the browser notes that the server refused


def test_the_page_needs_no_mouse(screen: Screen) -> None:
    screen.begin("dice", 1, 3)
    number = screen.table.number
    while screen.table.number == number:
        screen.page.keyboard.press("1")
        screen.idle()
    screen.page.keyboard.press("Tab")
    assert screen.page.evaluate("document.activeElement.closest('#decision') !== null")


def test_a_refused_move_is_explained(screen: Screen) -> None:
    screen.begin("dice", 1, 3)
    screen.click("details summary")
    screen.page.fill("#line", "A build hall 3")
    screen.click("#why button")
    reason = screen.table.view.why_not(screen.table.game.parse(screen.table.match.position, "A build hall 3"))
    assert reason is not None
    assert screen.page.inner_text("#reason") == reason.text("en")
