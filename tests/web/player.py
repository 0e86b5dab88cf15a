"""A person who plays: sees what is shown, clicks on it, and never asks the server for anything.

Choices are random, but the same for the same seed and the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from tests.web.marks import (
    ANSWERS,
    ASIDES,
    BACK,
    CHARTER,
    COUNTED,
    CRIES,
    DICE,
    ENEMIES,
    HAND_OVER,
    LESSON,
    LIT,
    LOOK,
    LOTS,
    NO_LESSONS,
    PASS,
    PLACES,
    REFUSAL,
    SEAL,
    SEALED,
    SHOW_ME,
    SITES,
    TAKEN_ON,
    TASK,
    TOTALS,
    USE,
    WAYS,
    WHEEL,
    WHY,
)
from tests.web.nonsense import LANGUAGE
from tests.web.traffic import Data
from tests.web.visitor import Visitor
from troyes.kernel.play.record import Record

LONGEST_GAME = 2_000  # clicks on decisions
MOST_TRIES = 200  # at one decision: whoever clicks at random may need some


class Player(Visitor):
    """Decides whatever is asked, until the game is over."""

    passes = 0.08  # how often a turn is passed that need not be
    learns = False  # reads the lessons of a first game one by one

    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        super().__init__(page, url, seed)
        self.lessons = 0
        self.seals = 0  # moves that were sent
        self.hands = 0  # how often the screen changed hands

    # ---- playing ---------------------------------------------------------------------------------------------------

    def look(self) -> str:
        """`ask`, `wait`, `hand over` or `over`."""
        found: str = self.page.evaluate(LOOK)
        return found

    def wait(self) -> str:
        """Until something is asked, or the game is over."""
        self.page.wait_for_function(f"() => ({LOOK})() !== 'wait'")
        return self.look()

    def babble(self) -> None:
        """Go on in the language of nonsense."""
        self.page.goto(f"{self.page.url}?lang={LANGUAGE}")
        self.page.wait_for_selector(f"html[lang={LANGUAGE}]")

    def play(self) -> None:
        """The whole game, or what is left of it."""
        for _ in range(LONGEST_GAME):
            if self.wait() == "over":
                return
            self.step()
        raise AssertionError("this game does not end")

    def step(self) -> bool:
        """Do what is asked now; False if nothing is."""
        asked = self.look()
        if asked == "hand over":
            self.hands += 1
            self.click(self.shown(HAND_OVER))
            self.page.wait_for_selector(CHARTER)
        elif asked == "ask":
            self.decide()
        return asked in ("hand over", "ask")

    def decide(self) -> None:
        """A whole decision, clicked together and sealed."""
        if self.learns:
            self.read_lessons()
        else:
            self.click_any(NO_LESSONS)
        self.prepare()
        self.seal()

    def read_lessons(self) -> None:
        """Each shows what it is about before it is understood."""
        while self.sees(SHOW_ME):
            lesson = self.shown("aside p b").inner_text()
            self.click(self.shown(SHOW_ME))
            assert self.page.locator(".lesson").count(), f"{lesson} shows nothing"
            self.click(self.shown(LESSON))
            self.lessons += 1

    def prepare(self) -> None:
        """Until it can be sealed."""
        for _ in range(MOST_TRIES):
            if self.page.locator(SEAL).is_enabled():
                return
            self.choose()
        raise AssertionError(f"nothing can be sealed: {self.page.locator(CHARTER).inner_text()}")

    def choose(self) -> None:
        """One more part of the decision."""
        if self.sees(CRIES):
            self.click_any(CRIES)
        elif self.sees(TASK):
            self.gather()
        elif self.page.locator(PASS).count():
            self.take_turn()
        elif self.is_dice:
            self.use_die()
        elif not self.click_any(ANSWERS):
            self.think_again()

    @property
    def is_dice(self) -> bool:
        return self.page.locator("button[data-die][data-state]").count() > 0

    def seal(self) -> None:
        self.send()
        self.page.wait_for_function(f"() => ({SEALED})() || document.querySelector('{REFUSAL}') !== null")
        self.check_refusal()

    def send(self) -> None:
        self.seals += 1
        self.click(self.page.locator(SEAL))

    def check_refusal(self) -> None:
        """What is shown can be done: the server refuses nothing."""
        if self.page.locator(REFUSAL).count():
            raise AssertionError(f"refused: {self.page.locator(REFUSAL).inner_text()}")

    # ---- the city --------------------------------------------------------------------------------------------------

    def take_turn(self) -> None:
        if self.chance(self.passes) or not self.sees(DICE):
            self.click(self.page.locator(PASS))
        elif self.chance(0.2):
            self.place_first()
        elif self.chance(0.1) and self.click_any(ASIDES):
            self.do_aside()
        else:
            self.dice_first()

    def dice_first(self) -> None:
        self.click_any(DICE)
        for _ in range(2):
            if self.chance(0.4):
                self.click_any(DICE)
        if not self.click_any(*([ANSWERS, LIT] if self.chance(0.5) else [ANSWERS])):
            return self.think_again()
        if self.chance(0.3):
            self.click_any(WAYS)
        if not self.page.locator(SEAL).is_enabled():
            self.think_again()

    def place_first(self) -> None:
        """A place answers with lots of dice, or with a reason."""
        if not self.click_any(PLACES):
            return self.dice_first()  # a phone may show the ramparts alone
        self.page.wait_for_selector(f":is({LOTS}, {WHY}, {SEAL}:enabled):visible")
        if not self.click_any(LOTS):
            self.think_again()

    def gather(self) -> None:
        """A die more, or one more black die to beat with them; what was too much is taken back."""
        if not self.click_any(DICE, *([ENEMIES] if self.chance(0.3) else [])):
            self.click_any(TAKEN_ON)

    def do_aside(self) -> None:
        if self.sees(TASK):
            return self.gather()
        if not self.page.locator(SEAL).is_enabled() and not self.click_any(ANSWERS):
            self.think_again()

    def think_again(self) -> None:
        """Take all clicks back."""
        for _ in range(4):
            if self.page.locator(f"{CHARTER} :is(.on, .grp, ul, .lab + .on)").count() == 0:
                return
            if self.page.locator(BACK).is_enabled():
                self.click(self.page.locator(BACK))

    # ---- Troyes Dice -----------------------------------------------------------------------------------------------

    def use_die(self) -> None:
        if self.sees(USE):
            if self.chance(0.3):
                self.click_any(USE)
            self.click_any(ANSWERS)
        elif self.chance(0.5):
            self.click_any(ANSWERS)
        else:
            self.click_any(WHEEL, SITES)

    # ---- the end ---------------------------------------------------------------------------------------------------

    def totals(self) -> dict[str, int]:
        """What the count shows when everything has been counted, by name."""
        self.page.wait_for_selector(COUNTED)
        names = self.page.locator("main table thead th[scope=col]").all_inner_texts()
        totals = self.page.locator(TOTALS).all_inner_texts()
        return {name.strip(): int(text.replace("−", "-")) for name, text in zip(names, totals)}

    def check_result(self) -> Record:
        """What is shown is what the server's record holds, and what its moves come to."""
        path = f"{self.url}/api/v2/games/{self.game}"
        record = Record.from_text(self.page.request.get(f"{path}/record").text())
        state: Data = self.page.request.get(path).json()["state"]
        assert state["status"] == "over"
        assert record.scores is not None
        assert state["result"]["scores"] == list(record.scores)
        language = self.page.locator("html").get_attribute("lang")
        points: Data = self.page.request.get(f"{path}/points?lang={language}").json()
        assert self.totals() == dict(zip(points["names"], record.scores))
        assert [int(total) for total in record.replay().totals()] == list(record.scores)
        return record


class PhonePlayer(Player):
    """Taps."""

    def click(self, what: Locator) -> None:
        what.tap()
        self.clicks += 1


def play_together(players: Sequence[Player], longest: int = LONGEST_GAME) -> None:
    """Whoever is asked decides, until the game is over for all."""
    for _ in range(longest):
        looks = [player.look() for player in players]
        if all(look == "over" for look in looks):
            return
        moved = [player.step() for player, look in zip(players, looks) if look != "wait"]
        if not any(moved):
            players[0].page.wait_for_timeout(50)
    raise AssertionError("this game does not end")
