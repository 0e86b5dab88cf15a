"""How much is sent, how soon the board is there, how smoothly a replay runs."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.web.conftest import NewPlayer
from tests.web.screens import city_record, dice_record, is_action, replay_of
from tests.web.tables import first_step, go_on_from
from troyes.server.api.page import FOLDER

CODE = 200_000  # bytes, packed
ALL_CODE = 350_000
FIRST_BOARD = 1_000  # milliseconds
LONGEST_GAP = 1_000
SCRUBBED = 60  # moves

# The longest time between two pictures while something is done with the page.
WATCH = """() => {
  window.gaps = { longest: 0, last: performance.now() };
  const next = (now) => {
    window.gaps.longest = Math.max(window.gaps.longest, now - window.gaps.last);
    window.gaps.last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
# Which files of code and which words this visit has fetched.
FETCHED = """() => performance.getEntriesByType('resource').map(({ name }) => name.slice(location.origin.length + 1))
  .filter((path, at, all) => all.indexOf(path) === at)
  .filter((path) => /\\.(js|css)$|^api.v2.words/.test(path))"""
# How long after the start of the navigation the board was there.
BOARD_SHOWN = """() => new Promise((done) => {
  const look = () => document.querySelector('main [data-die], main [data-target]')
    ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
  look();
})"""


def packed(*suffixes: str) -> int:
    return size_of(file for file in FOLDER.rglob("*") if file.suffix in suffixes)


def split(paths: Iterable[str]) -> tuple[list[str], list[str]]:
    """The addresses of words, and the files of code."""
    found = list(paths)
    return [path for path in found if path.startswith("api/")], [path for path in found if not path.startswith("api/")]


def size_of(files: Iterable[Path]) -> int:
    """As the server sends them."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_what_lies_ready(record_property: Callable[[str, object], None]) -> None:
    """Everything together: games, real tables, rules, cards. Nobody fetches all of it."""
    code, drawings, fonts = packed(".js", ".css"), packed(".svg", ".html"), packed(".woff2")
    sizes = f"{code / 1000:.0f} kB of code, {fonts / 1000:.0f} kB of type, {drawings / 1000:.0f} kB besides"
    record_property("figure", f"the whole page, packed: {sizes}")
    assert code < ALL_CODE


@pytest.mark.parametrize("game", ["Troyes(?! Dice)", "The King", "Troyes Dice"])
def test_a_game_fetches_little(
    new_player: NewPlayer, record_property: Callable[[str, object], None], game: str
) -> None:
    """From the lobby to the first decision of a game."""
    player = new_player()
    player.visit()
    player.choose_game(game)
    player.open_gates()
    player.wait()
    player.page.wait_for_load_state("networkidle")
    words, files = split(player.page.evaluate(FETCHED))
    assert len(words) == 1  # a language is fetched alone
    said = len(gzip.compress(player.page.request.get(f"{player.url}/{words[0]}").body()))
    code = size_of(FOLDER / path for path in files) + said
    record_property(
        "figure",
        f"lobby and first decision, {game[:9]}: {code / 1000:.1f} kB of code and words fetched,"
        f" {said / 1000:.1f} kB of words among them",
    )
    assert 50_000 < code < CODE


@pytest.mark.parametrize("game", ["city", "dice"])
def test_the_board_is_there_at_once(
    new_player: NewPlayer, record_property: Callable[[str, object], None], game: str
) -> None:
    """For somebody who has been here before and for a new visitor alike: nothing is kept between contexts."""
    player = new_player()
    if game == "city":
        id = go_on_from(player, city_record(), first_step(city_record(), is_action))
    else:
        id = go_on_from(player, dice_record(), first_step(dice_record(), lambda view: bool(view["day"] >= 5)))
    times = []
    for _ in range(3):
        player.visit(f"/games/{id}")
        times.append(float(player.page.evaluate(BOARD_SHOWN)))
    record_property("figure", f"board of the {game}: first after {times[0]:.0f} ms, again after {min(times):.0f} ms")
    assert min(times) < FIRST_BOARD


def test_a_replay_runs_smoothly(new_player: NewPlayer, record_property: Callable[[str, object], None]) -> None:
    player = new_player()
    replay_of(city_record)(player)
    slider = player.page.get_by_role("slider")
    player.page.evaluate(WATCH)
    for move in range(SCRUBBED):
        slider.fill(str(move))
    player.page.wait_for_timeout(500)
    longest = float(player.page.evaluate("() => window.gaps.longest"))
    record_property("figure", f"{SCRUBBED} moves scrubbed, longest pause {longest:.0f} ms")
    assert longest < LONGEST_GAP
