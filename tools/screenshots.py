"""Takes the pictures of docs/screenshots anew: a real server, a real browser, positions that bots have played.

python tools/screenshots.py [name ...]
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

from tests.server.processes import ServerProcess  # noqa: E402
from tests.web.browser import find_browser, launched  # noqa: E402
from tests.web.player import DICE, PASS, Player  # noqa: E402
from tests.web.screens import is_action, lobby_for, replay_of, show  # noqa: E402
from tests.web.tables import first_step, go_on_from, played  # noqa: E402
from troyes.kernel.record import Record  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
LARGEST = 300_000  # bytes of a picture
COLOURS = 160
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


# ---- small pictures --------------------------------------------------------------------------------------------------

# Colours are gathered in boxes that are cut in two until there are enough; every pixel becomes the number of its box.
REDUCE = """async ([picture, most]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const bins = new Map();
  const keyAt = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const key = keyAt(at);
    const bin = bins.get(key) ?? { n: 0, sum: [0, 0, 0] };
    bin.n += 1;
    for (let one = 0; one < 3; one += 1) bin.sum[one] += data[at + one];
    bins.set(key, bin);
  }
  for (const [key, bin] of bins) Object.assign(bin, { key, colour: bin.sum.map((sum) => sum / bin.n) });
  const spread = (box) => {
    let best = { axis: 0, worth: -1 };
    const n = box.reduce((sum, bin) => sum + bin.n, 0);
    for (let axis = 0; axis < 3; axis += 1) {
      const values = box.map((bin) => bin.colour[axis]);
      const worth = box.length < 2 ? -1 : (Math.max(...values) - Math.min(...values)) * Math.cbrt(n);
      if (worth > best.worth) best = { axis, worth };
    }
    return best;
  };
  const boxes = [{ bins: [...bins.values()], ...spread([...bins.values()]) }];
  while (boxes.length < most) {
    boxes.sort((one, other) => other.worth - one.worth);
    const box = boxes[0];
    if (box.worth < 0) break;
    const sorted = box.bins.sort((one, other) => one.colour[box.axis] - other.colour[box.axis]);
    const low = sorted[0].colour[box.axis];
    const middle = (low + sorted.at(-1).colour[box.axis]) / 2;
    const cut = Math.max(1, sorted.findIndex((bin) => bin.colour[box.axis] > middle));
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(0, 1, ...halves.map((half) => ({ bins: half, ...spread(half) })));
  }
  const number = new Map();
  const palette = boxes.map(({ bins }, at) => {
    const n = bins.reduce((sum, bin) => sum + bin.n, 0);
    for (const bin of bins) number.set(bin.key, at);
    return [0, 1, 2].map((axis) => Math.round(bins.reduce((sum, bin) => sum + bin.sum[axis], 0) / n));
  });
  let pixels = '';
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(number.get(keyAt(at)));
  return { width, height, palette, pixels: btoa(pixels) };
}"""


def reduced(page: Page, picture: bytes) -> bytes:
    """The same picture with few colours: a fraction of the bytes."""
    found = page.evaluate(REDUCE, [base64.b64encode(picture).decode(), COLOURS])
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    palette = b"".join(bytes(colour) for colour in found["palette"])
    parts = {b"IHDR": header, b"PLTE": palette, b"IDAT": zlib.compress(rows, 9), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts.items())


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def take(browser: Browser, url: str, name: str) -> None:
    window, screen = PICTURES[name]
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **window})
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
