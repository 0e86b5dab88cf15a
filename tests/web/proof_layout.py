"""A window has the layout that suits it: for fingers on a tablet that lies, large before a large screen.

And wherever the board is drawn, the place that a question is about is marked.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.web.conftest import NewPlayer
from tests.web.player import Player
from tests.web.screens import SCREENS, city_record, show
from tests.web.tables import first_step, go_on_from
from tests.web.traffic import Data

WINDOWS = [(1366, 625), (1280, 650), (1536, 730), (1024, 768), (1366, 768), (1920, 1080), (2560, 1440)]
LEAST_LETTER = 12
LYING = [(1024, 768), (1180, 820), (1112, 834)]
DICE = ["dice", "dice-use", "dice-ways", "dice-alone"]
PAGES = ["rules", "cards", "almanac", "account", "daily", "replay-file", "table", "table-king", "table-score", "watch"]
LEAST_TARGET = 32
LEAST_TEXT = 11

# What is too small for a finger, what is too small to read, and whether all of it is in the window.
SMALL = """([target, text]) => {
  const seen = (one) => one.getBoundingClientRect().width > 1 && !one.closest('.said, .sprite');
  const zoomed = (one) => (one ? (parseFloat(getComputedStyle(one).zoom) || 1) * zoomed(one.parentElement) : 1);
  const targets = [...document.querySelectorAll('main button, main a, header button, header nav a')].filter(seen);
  const words = [...document.querySelectorAll('body *:not(svg *)')].filter(
    (one) => seen(one) && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
  );
  const named = (one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)}`;
  const page = document.documentElement;
  return {
    targets: targets
      .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < target)
      .map(named),
    words: words.filter((one) => parseFloat(getComputedStyle(one).fontSize) * zoomed(one) < text - 0.01).map(named),
    isInside: page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight,
  };
}"""

# The board in its window: what is cut off or stays empty beside it, and letters smaller than they may be, also those of
# drawings that are scaled.
BOARD = """(least) => {
  const number = (text) => (Number.isFinite(parseFloat(text)) ? parseFloat(text) : 1);
  const matrix = (style) => (style.transform.startsWith('matrix(') ? parseFloat(style.transform.slice(7)) : 1);
  const shown = (one) => {
    if (!one) return 1;
    const style = getComputedStyle(one);
    return number(style.zoom) * matrix(style) * shown(one.parentElement);
  };
  const seen = (one) => one.getBoundingClientRect().width > 1 && !one.closest('.said, .sprite');
  const words = [...document.querySelectorAll('body *:not(svg *)')].filter(
    (one) => seen(one) && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
  );
  const page = document.documentElement;
  const right = Math.max(...[...document.querySelectorAll('.charter, aside.side, .foot')].map(
    (one) => one.getBoundingClientRect().right));
  const seal = document.querySelector('.seal, [data-seal]').getBoundingClientRect();
  return {
    words: words.filter((one) => parseFloat(getComputedStyle(one).fontSize) * shown(one) < least - 0.01).map(
      (one) => `${one.className} ${one.textContent.trim().slice(0, 24)}`),
    isInside: page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight,
    isFilled: innerWidth - right < 20,
    hasSeal: seal.bottom <= innerHeight && seal.top > 0,
  };
}"""

# Whether what is explained, the row below it and the seal stay free of the explanation.
COVERED = """(target) => {
  const box = (one) => one.getBoundingClientRect();
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const [tip, it] = [box(document.querySelector('.tip')), box(target)];
  const below = { left: it.left, right: it.right, top: it.bottom, bottom: it.bottom + Math.min(100, it.height) };
  return {
    itself: over(tip, it),
    below: over(tip, below),
    seal: [...document.querySelectorAll('.seal')].some((one) => over(tip, box(one))),
    isInside: tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight,
  };
}"""

# How high a line of the page is, and how many letters a line of its paragraphs holds at most.
READ = """() => {
  const zoomed = (one) => (one ? (parseFloat(getComputedStyle(one).zoom) || 1) * zoomed(one.parentElement) : 1);
  const main = document.querySelector('main');
  const lines = [...main.querySelectorAll('p, li')]
    .filter((one) => one.children.length === 0 && one.textContent.length > 120)
    .map((one) => {
      const style = getComputedStyle(one);
      return one.textContent.length / Math.round(one.clientHeight / parseFloat(style.lineHeight));
    });
  return {
    size: parseFloat(getComputedStyle(main).fontSize) * zoomed(main),
    longest: Math.max(0, ...lines),
    isInside: document.documentElement.scrollWidth <= innerWidth,
  };
}"""


def window(width: int, height: int, **more: Any) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, **more}


@pytest.mark.parametrize(("width", "height"), LYING)
@pytest.mark.parametrize("screen", DICE)
def test_a_tablet_that_lies_is_for_fingers(new_player: NewPlayer, screen: str, width: int, height: int) -> None:
    player = new_player(seed=41, **window(width, height, has_touch=True))
    SCREENS[screen](player)
    found = player.page.evaluate(SMALL, [LEAST_TARGET, LEAST_TEXT])
    assert found == {"targets": [], "words": [], "isInside": True}


@pytest.mark.parametrize("screen", PAGES)
def test_pages_grow_with_the_screen(new_player: NewPlayer, screen: str) -> None:
    player = new_player(seed=41, **window(1366, 768))
    SCREENS[screen](player)
    sizes = []
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440)):
        player.page.set_viewport_size({"width": width, "height": height})
        read = player.page.evaluate(READ)
        assert read["isInside"], (width, height)
        assert read["longest"] < 110, (width, height)
        sizes.append(read["size"])
    assert [round(size / sizes[0], 2) for size in sizes] == [1, 1.35, 1.75]


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("screen", ["city-lot", "king"])
def test_the_board_fills_its_window(new_player: NewPlayer, screen: str, width: int, height: int) -> None:
    """Nothing is empty beside it or cut off, no letter is too small, and Undo and Seal are there."""
    player = new_player(seed=41, **window(width, height))
    SCREENS[screen](player)
    found = player.page.evaluate(BOARD, LEAST_LETTER)
    assert found == {"words": [], "isInside": True, "isFilled": True, "hasSeal": True}


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_an_explanation_stands_aside(new_player: NewPlayer, width: int, height: int) -> None:
    player = new_player(seed=41, **window(width, height))
    SCREENS["city-lot"](player)
    for kind in ("event:", "card:", "building:", "cathedral", "fields"):
        targets = player.page.locator(f"button[data-target^='{kind}']")
        for at in range(min(2, targets.count())):
            target = targets.nth(at * (targets.count() - 1))
            target.hover(force=True)
            player.page.wait_for_selector(".tip:not(.coming)")
            found = target.evaluate(COVERED)
            assert found == {"itself": False, "below": False, "seal": False, "isInside": True}, (kind, at)
            player.page.mouse.move(5, 5)
            player.page.wait_for_selector(".tip", state="detached")


@cache
def step_about(kind: str) -> int:
    """A decision of the first seat that goes on with a card or a building."""

    def fits(view: Data) -> bool:
        return bool(view["step"]["about"] and view["step"]["about"]["kind"] == kind)

    return first_step(city_record(), fits)


def marked(player: Player) -> Data:
    mark = player.page.locator(".c-hit.asked")
    assert mark.count() == 1
    found: Data = mark.evaluate(
        """(one) => ({
          label: one.ariaLabel,
          ring: getComputedStyle(one).outlineWidth,
          mark: getComputedStyle(one, '::after').content,
          target: one.dataset.target,
        })"""
    )
    return found


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("kind", ["card", "building"])
def test_what_a_question_is_about_is_marked(new_player: NewPlayer, kind: str, size: tuple[int, int]) -> None:
    player = new_player(seed=41, **window(*size))
    show(player, go_on_from(player, city_record(), step_about(kind)))
    if player.page.locator(".c-hit.asked").count() == 0:  # on a phone another place may be open: its tab is marked
        player.click(player.page.locator("nav button[data-place]", has=player.page.locator("em")))
    found = marked(player)
    assert found["target"].startswith(f"{kind}:")
    assert "The question is about this" in found["label"]
    assert (found["ring"], found["mark"]) == ("3px", '"?"')
