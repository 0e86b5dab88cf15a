"""Watching the film of a game with a clock that the test drives: what is told, when, and what the board shows then."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, NamedTuple

from tests.web.conftest import NewPlayer
from tests.web.marks import PASS
from tests.web.player import Player

LONGEST_TURN = 3_400  # milliseconds, as everything here
LONGEST_WAIT = 12_000
SLACK = 60
ENOUGH = 15_000

TOLD_AT = "localStorage['troyes.settings'] = JSON.stringify({ speed: 1, guide: false })"
# Everything the bar says, with the part it is at and the time on the clock; and whatever travels over the board.
RECORD = """() => {
  window.told = []; window.travelled = 0;
  const look = (changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.dataset && 'travels' in node.dataset) window.travelled += 1;
    const bars = document.querySelectorAll('.crier[data-part]');
    const bar = bars[0], last = window.told.at(-1);
    const beat = bar ? Number(bar.dataset.beat) : null, part = bar ? bar.dataset.part : null;
    if (bars.length > 1) window.told.push({ beat: -1, part: 'two at once', at: performance.now() });
    if (last?.beat !== beat || last?.part !== part) window.told.push({ beat, part, at: performance.now() });
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat', 'data-part'] });
}"""
# What lies where, without what is only drawn over the board or just leaving it.
BOARD = """() => {
  const main = document.querySelector('main, [role=main]');
  const here = (node) => !node.closest('[inert], .over, [data-travels]');
  const uses = [...main.querySelectorAll('use')].filter(here).map((use) => use.getAttribute('href'));
  const dice = [...document.querySelectorAll('[data-die]')].filter(here).map((die) => die.dataset.die);
  const purses = [...document.querySelectorAll('[data-purse]')].map((purse) => purse.innerText.trim());
  return JSON.stringify([uses.sort(), dice.sort(), purses]);
}"""


class Told(NamedTuple):
    """What the bar said from one moment on; no beat: nothing is told."""

    beat: int | None
    part: str | None
    at: float


def watcher(new_player: NewPlayer, **context: Any) -> Player:
    """A player who wants everything told, and whose clock stands still until the test moves it."""
    player = new_player(**{"reduced_motion": "no-preference", **context})
    player.page.add_init_script(TOLD_AT)
    player.passes = 0.3
    return player


def begin(player: Player, id: str) -> None:
    player.visit(f"/games/{id}")
    player.wait()
    if not player.page.locator(PASS).count():  # nothing is told before one has done something
        player.decide()
        player.wait()
    player.page.wait_for_function("() => document.querySelector('[data-cinema]')")
    player.page.clock.install()
    player.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    player.page.evaluate(RECORD)


def told(player: Player) -> list[Told]:
    return [Told(**one) for one in player.page.evaluate("() => window.told.splice(0)")]


def check(seen: list[Told]) -> int:
    """Beats are told one at a time, in order, each within its time; how many there were."""
    beats = [one for one in seen if one.beat is not None]
    if not beats:
        return 0
    assert all(one.part != "two at once" for one in beats)
    numbers = list(dict.fromkeys(one.beat for one in beats))
    assert numbers == sorted(numbers, key=lambda number: number or 0), numbers
    changes = [one.beat for at, one in enumerate(beats) if at == 0 or beats[at - 1].beat != one.beat]
    assert changes == numbers, "a beat came back"
    ends = {one.beat: after.at for one, after in pairwise(seen) if one.beat is not None}
    starts: dict[int | None, float] = {}
    for one in beats:
        starts.setdefault(one.beat, one.at)
    for number, end in ends.items():
        assert end - starts[number] <= LONGEST_TURN + SLACK, (number, end - starts[number])
    # what the server needs in between is not the telling's
    assert sum(end - starts[number] for number, end in ends.items()) <= LONGEST_WAIT + SLACK
    return len(numbers)


def board(player: Player) -> str:
    found: str = player.page.evaluate(BOARD)
    return found


def board_anew(player: Player) -> str:
    """What whoever comes now sees."""
    player.page.reload()
    player.wait()
    player.page.wait_for_function("() => document.querySelector('[data-cinema]')")
    player.page.evaluate(RECORD)
    return board(player)


def watch(player: Player, rounds: int = 0) -> dict[str, int]:
    """Play on (to the end, or so many decisions): every other film is watched, every other one is skipped."""
    seen = {"decisions": 0, "beats": 0, "skipped": 0, "travelled": 0}
    while player.look() != "over" and (rounds == 0 or seen["decisions"] < rounds):
        player.decide()
        seen["decisions"] += 1
        if player.wait() == "over":
            break
        if seen["decisions"] % 3 == 0:
            player.page.clock.run_for(500)
            player.page.keyboard.press("Escape")
            seen["skipped"] += 1
            told(player)
        else:
            player.page.clock.run_for(ENOUGH)
            seen["beats"] += check(told(player))
        seen["travelled"] += player.page.evaluate("() => window.travelled")
        player.page.evaluate("() => { window.travelled = 0 }")
        assert player.page.locator(".crier").count() == 0, "the film has not ended"
        player.page.clock.run_for(1_000)
        if seen["decisions"] % 5 == 1:
            assert board(player) == board_anew(player)
    return seen
