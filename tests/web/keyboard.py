"""A person without a mouse: Tab, arrows and Enter, or the letters of the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.marks import DICE, PASS, SEAL
from tests.web.player import Player

# Where the focus is, seen from the thing that is wanted: on it, in the same group (and which way), or elsewhere.
WHERE = """(wanted) => {
  const active = document.activeElement;
  if (active === wanted) return { on: true };
  if (wanted.tabIndex >= 0) return { on: false, group: false };
  let group = wanted.parentElement;
  while (group && !group.querySelector('[tabindex="0"]')) group = group.parentElement;
  if (!group?.contains(active)) return { on: false, group: false };
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(wanted.getBoundingClientRect());
  const [fromX, fromY] = middle(active.getBoundingClientRect());
  return { on: false, group: true, dx: x - fromX, dy: y - fromY };
}"""
MOST_KEYS = 300


class KeyboardPlayer(Player):
    """Reaches everything with Tab and the arrows, and presses Enter."""

    keys = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def click(self, what: Locator) -> None:
        what.wait_for()
        wanted = what.element_handle()
        for _ in range(MOST_KEYS):
            where = wanted.evaluate(WHERE)
            if where["on"]:
                self.press("Enter")
                self.clicks += 1
                return
            self.press(self.arrow(where) if where["group"] else "Tab")
        raise AssertionError(f"the keyboard does not lead to {what}")

    def arrow(self, where: dict[str, Any]) -> str:
        """Towards it; now and then along the other axis, where the straight way is barred."""
        across, down = where["dx"], where["dy"]
        is_across = abs(across) > abs(down)
        if self.chance(0.25):
            is_across = not is_across
        if is_across:
            return "ArrowRight" if across > 0 else "ArrowLeft"
        return "ArrowDown" if down > 0 else "ArrowUp"


class LetterPlayer(KeyboardPlayer):
    """Uses the letters: D for the next die, T for the next place, P to pass, S to seal."""

    def send(self) -> None:
        self.seals += 1
        self.press("s")

    def take_turn(self) -> None:
        if self.chance(self.passes) or not self.sees(DICE):
            self.press("p")
            self.page.wait_for_selector(f"{PASS}[aria-pressed=true]")
            return
        for _ in range(self.random.randint(1, 4)):
            self.press("d")
        self.press("Enter")
        for _ in range(self.random.randint(1, 3)):
            self.press("t")
        self.press("Enter")
        if not self.page.locator(SEAL).is_enabled():
            self.press("u")
            self.press("u")
